# Gogen, in italiano.

family =
    .name = Gogen
    .summary = 25 lettere in uno schema di 5 x 5, disposte in modo che ogni parola si legga con mosse di re
    .rules = Inserisci le lettere dalla A alla Y, ciascuna in una casella. Ogni parola dell'elenco deve potersi leggere passando da una casella a una vicina: in orizzontale, in verticale o in diagonale.

parameter-style = Quali lettere sono date e che cosa sono le parole: uber (9 date, circa 10 parole, alcune lettere in nessuna parola), ultra (da 2 a 8 date, tutte le lettere nelle parole), hyper (catene di lettere, da 2 a 5 date in qualsiasi posto), golden (1 data)
parameter-givens = Quante lettere sono date, in caselle scelte a caso
parameter-pattern = Dove sono date le lettere: una x per ogni casella che ne ha una, riga per riga
parameter-words = Parole fra cui scegliere al posto dell'elenco incluso
parameter-fewest = Lasciare fuori ogni parola che non serve perché la soluzione sia unica

technique-fixed-by-neighbours = Lettera fissata dalle vicine
technique-near = Accanto alle vicine
technique-last-cell-for-letter = Ultima casella per una lettera
technique-last-letter = Ultima lettera per una casella
technique-pair-of-letters = Coppia di lettere
technique-pair-of-cells = Coppia di caselle
technique-two-steps = Due passi in una parola
technique-room = Posto per tutte le vicine
technique-trio-of-letters = Terna di lettere
technique-trio-of-cells = Terna di caselle
technique-look-ahead = Guardare avanti

rule-word = parola { $word }
rule-each-once = ogni lettera una volta
