# Gogen, in italiano.

family =
    .name = Gogen
    .rules = Inserisci le lettere dalla A alla Y, ciascuna in una casella. Ogni parola dell'elenco deve potersi leggere passando da una casella a una vicina: in orizzontale, in verticale o in diagonale.

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
