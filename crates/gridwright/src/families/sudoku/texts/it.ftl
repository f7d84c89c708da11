# Sudoku, in italiano.

family =
    .name = Sudoku
    .rules = Riempi lo schema in modo che ogni riga, ogni colonna e ogni riquadro contenga ogni simbolo una sola volta. Le varianti cambiano i riquadri o aggiungono regole: regioni irregolari o nessuna, diagonali e finestre con ogni simbolo una sola volta, nessun simbolo uguale a una mossa di cavallo o di re, nessun vicino consecutivo, gabbie senza ripetizioni con la somma indicata (i simboli valgono 1, 2, 3 e così via) e più schemi sovrapposti.

technique-neighbours = Vicine
technique-cage-sum = Somma della gabbia

rule-box = riquadro { $number }
rule-region = regione { $number }
rule-window = finestra { $number }
rule-falling = diagonale discendente
rule-rising = diagonale ascendente
rule-cage = gabbia da { $sum } in { $cell }
rule-consecutive = vicine { $one } e { $other }
rule-king = quadrato di quattro in { $cell }
rule-knight = mossa di cavallo da { $from } a { $to }
rule-cages-leave = ciò che le gabbie lasciano di: { $house }
rule-of-grid = { $part } dello schema { $grid }
