# Alcazar, in italiano.

family =
    .name = Alcazar
    .summary = Un percorso per tutte le caselle di uno schema con muri, che entra da un varco ed esce da un altro
    .rules = Traccia un unico percorso che entri da un varco del bordo, passi esattamente una volta per ogni casella senza attraversare muri ed esca da un altro varco. Gli altri varchi non si usano.
    .notation = r1|c2 è il lato tra r1c2 e la casella a destra, r1_c2 quello tra r1c2 e la casella sotto; =o significa che il percorso lo attraversa, =x che non lo fa.

parameter-width = Caselle in una riga
parameter-height = Righe di caselle
parameter-gaps = Varchi nel bordo al massimo, compresi i due che si usano; se non si dice nulla, tanti quanto un terzo di tutti i lati insieme
parameter-walls = Quando si può togliere un muro: finché la logica senza guardare avanti trova il percorso (negli schemi oltre le 150 caselle: la logica fino al conteggio delle regioni), o finché il percorso è uno solo
parameter-density = Percentuale dei lati non usati dal percorso che restano muri; 0 non ne lascia nessuno che si possa togliere
parameter-symmetry = Come si ripetono i muri: half-turn richiede un lato dispari, mirror una larghezza pari; il percorso è allora simmetrico come i muri
parameter-fewest = Se continuare a scambiare muri finché ne restano pochi interni

technique-cell-full = Casella completa
technique-two-ways = Solo due vie
technique-early-ring = Anello prematuro
technique-early-exit = Uscita prematura
technique-fork = Bivio
technique-partition = Partizione
technique-exit-parity = Parità delle uscite
technique-block-parity = Parità di un blocco
technique-region-parity = Parità di una regione
technique-neck = Strettoia
technique-split = Divisione
technique-tied-edges = Lati legati
technique-edge-what-if = E se…?, per un lato

rule-path = un unico percorso
rule-cell = { $cell }
