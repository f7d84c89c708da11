# Sudoku, in italiano.

family =
    .name = Sudoku
    .summary = Ogni simbolo una volta in ogni riga, colonna e riquadro, da 4 x 4 a 49 x 49, con varianti
    .rules = Riempi lo schema in modo che ogni riga, ogni colonna e ogni riquadro contenga ogni simbolo una sola volta. Le varianti cambiano i riquadri o aggiungono regole: regioni irregolari o nessuna, diagonali e finestre con ogni simbolo una sola volta, nessun simbolo uguale a una mossa di cavallo o di re, nessuna vicina consecutiva, gabbie senza ripetizioni con la somma indicata, se c'è (i simboli valgono 1, 2, 3 e così via), note stampate che non lasciano altri valori a una casella e più griglie sovrapposte.

# Le regole che ha un rompicapo.
about-row = Riempi lo schema in modo che ogni riga e ogni colonna contenga ogni simbolo una volta.
about-box = Così anche ogni riquadro, che ha il bordo spesso.
about-region = Così anche ogni regione, che ha il bordo spesso.
about-window = Così anche ogni finestra colorata.
about-falling = Così anche la diagonale che scende dall'angolo in alto a sinistra.
about-rising = Così anche la diagonale che sale dall'angolo in basso a sinistra.
about-knight = Le caselle a una mossa di cavallo contengono simboli diversi.
about-king = Le caselle che si toccano in un angolo contengono simboli diversi.
about-consecutive = Le caselle vicine non hanno mai valori consecutivi: accanto a un 3 non c'è né un 2 né un 4.
about-cage = In una gabbia nulla si ripete e la somma delle sue caselle è il numero nell'angolo; i simboli valgono 1, 2, 3 e così via.
about-cage-without-sum = In una gabbia senza numero nulla si ripete.
about-marks = Una casella con piccoli simboli stampati contiene uno di essi.

# Varianti note con un nome.
variant-classic = Classico
variant-killer = Killer
variant-jigsaw = Irregolare
variant-samurai = Samurai
variant-diagonal = Diagonale
variant-windows = Finestre
variant-mini = 6 x 6
variant-large = 16 x 16
variant-first = 4 x 4
variant-anti-knight = Anticavallo
variant-giant = 25 x 25

parameter-size = Righe, colonne e simboli di una griglia
parameter-boxes = Righe per colonne di un riquadro; il più quadrato possibile se non indicato
parameter-regions = Che cosa contiene ogni simbolo una volta oltre a righe e colonne: riquadri, regioni irregolari (jigsaw) o nulla (latin)
parameter-region-symmetry = Come sono disposte le regioni irregolari: comunque, o in modo che mezzo giro dello schema le porti l'una sull'altra
parameter-layout = Una griglia, o griglie di 9 x 9 sovrapposte: due, quattro o cinque
parameter-diagonal = Entrambe le diagonali contengono ogni simbolo una volta, oppure solo quella discendente o quella ascendente
parameter-windows = Le finestre fra i riquadri contengono ogni simbolo una volta
parameter-anti-knight = Le caselle a una mossa di cavallo sono diverse
parameter-anti-king = Le caselle che si toccano in un angolo sono diverse
parameter-non-consecutive = Le caselle vicine non hanno valori consecutivi
parameter-killer = Nelle gabbie nulla si ripete e ciascuna dà la sua somma; altri indizi ci sono solo se vengono chiesti
parameter-method = Come si crea: default, o three-phase (prima i riquadri della diagonale; una casella per riquadro, poi ciò che non ha alternative, poi ciò che resta unico)
parameter-target = Quante caselle toglie l'ultima fase di three-phase: easy 10, medium 20, hard 30 (su 9 x 9; in proporzione sugli altri), expert tutte quelle che può
parameter-symmetry = Come sono disposti gli indizi
parameter-pattern = Dove sono gli indizi: una riga dello schema per linea, x per un indizio e un punto per nessuno
parameter-clues = Smettere di togliere a questo numero di indizi
parameter-minimal = Se nessun indizio può essere tolto, anche dove si tolgono a gruppi o se ne chiede un numero
parameter-depth = Quando si può togliere un indizio: exact dimostra che la soluzione è unica, logic chiede che si trovi con i soli singoli; auto è exact fino alla grandezza 16 (jigsaw e windows: 12; anti-knight e anti-king: 9; non-consecutive: 6)

technique-neighbours = Vicine
    .short = { $cell } è { OR($values) }, e ciò esclude valori accanto
    .full = { $cell } può essere solo { OR($values) }, e qui non possono esserci valori uguali o consecutivi: { $rule }.

rule-box = il riquadro { $number }
    .in = nel riquadro { $number }
    .many = i riquadri { $numbers }
    .in-many = nei riquadri { $numbers }
rule-region = la regione { $number }
    .in = nella regione { $number }
    .many = le regioni { $numbers }
    .in-many = nelle regioni { $numbers }
rule-window = la finestra { $number }
    .in = nella finestra { $number }
    .many = le finestre { $numbers }
    .in-many = nelle finestre { $numbers }
rule-falling = la diagonale discendente
    .in = nella diagonale discendente
rule-rising = la diagonale ascendente
    .in = nella diagonale ascendente
rule-cage = la gabbia da { $sum } in { $cell }
    .in = nella gabbia da { $sum } in { $cell }
rule-cage-without-sum = la gabbia in { $cell }
    .in = nella gabbia in { $cell }
rule-marks = le note stampate di { $cell }
    .in = nelle note stampate di { $cell }
rule-consecutive = le vicine { $one } e { $other }
    .in = nelle vicine { $one } e { $other }
rule-king = il quadrato di quattro in { $cell }
    .in = nel quadrato di quattro in { $cell }
rule-knight = la mossa di cavallo da { $from } a { $to }
    .in = nella mossa di cavallo da { $from } a { $to }
rule-cages-leave = ciò che le gabbie lasciano di: { $house }
rule-of-grid = { $part } della griglia { $grid }
    .in = { $part } della griglia { $grid }
