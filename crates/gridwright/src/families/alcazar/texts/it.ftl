# Alcazar, in italiano.

family =
    .name = Alcazar
    .rules = Traccia un unico percorso che entri da un varco del bordo, passi esattamente una volta per ogni casella senza attraversare muri ed esca da un altro varco. Gli altri varchi non si usano.
    .notation = r1|c2 è il lato tra r1c2 e la casella a destra, r1_c2 quello tra r1c2 e la casella sotto; =o significa che il percorso lo attraversa, =x che non lo fa.

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
