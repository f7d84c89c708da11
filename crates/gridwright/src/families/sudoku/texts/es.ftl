# Sudoku, en español.

family =
    .name = Sudoku
    .summary = Cada símbolo una vez en cada fila, columna y caja, de 4 x 4 a 49 x 49, con variantes
    .rules = Rellena el tablero de modo que cada fila, cada columna y cada caja contenga cada símbolo una vez. Las variantes cambian las cajas o añaden reglas: regiones irregulares o ninguna, diagonales y ventanas con cada símbolo una vez, ningún símbolo igual a un salto de caballo o de rey, ninguna vecina consecutiva, jaulas sin repeticiones que suman lo indicado, si se indica (los símbolos valen 1, 2, 3, etc.), notas impresas que no dejan otro valor a una casilla y varios tableros que se solapan.

# Las reglas que tiene un puzle.
about-row = Rellena el tablero de modo que cada fila y cada columna tenga cada símbolo una vez.
about-box = También cada caja, que tiene el borde grueso.
about-region = También cada región, que tiene el borde grueso.
about-window = También cada ventana sombreada.
about-falling = También la diagonal que baja desde arriba a la izquierda.
about-rising = También la diagonal que sube desde abajo a la izquierda.
about-knight = Las casillas a un salto de caballo tienen símbolos distintos.
about-king = Las casillas que se tocan en una esquina tienen símbolos distintos.
about-consecutive = Las casillas vecinas nunca tienen valores consecutivos: no hay un 3 junto a un 2 ni a un 4.
about-cage = En una jaula no se repite nada y sus casillas suman el número de su esquina; los símbolos valen 1, 2, 3, etc.
about-cage-without-sum = En una jaula sin número no se repite nada.
about-marks = Una casilla con símbolos pequeños impresos tiene uno de ellos.

# Variantes que se conocen por un nombre.
variant-classic = Clásico
variant-killer = Killer
variant-jigsaw = Irregular
variant-samurai = Samurái
variant-diagonal = Diagonal
variant-windows = Ventanas
variant-mini = 6 x 6
variant-large = 16 x 16
variant-first = 4 x 4
variant-anti-knight = Anticaballo
variant-giant = 25 x 25

parameter-size = Filas, columnas y símbolos de un tablero
parameter-boxes = Filas por columnas de una caja; lo más cuadrada posible si no se indica
parameter-regions = Qué contiene cada símbolo una vez además de filas y columnas: cajas, regiones irregulares (jigsaw) o nada (latin)
parameter-region-symmetry = Cómo se disponen las regiones irregulares: de cualquier modo, o de forma que media vuelta del tablero las lleve unas a otras
parameter-layout = Un tablero, o tableros de 9 x 9 que se solapan: dos, cuatro o cinco
parameter-diagonal = Ambas diagonales contienen cada símbolo una vez, o solo la descendente o la ascendente
parameter-windows = Las ventanas entre las cajas contienen cada símbolo una vez
parameter-anti-knight = Las casillas a un salto de caballo son distintas
parameter-anti-king = Las casillas que se tocan en una esquina son distintas
parameter-non-consecutive = Las casillas vecinas no tienen valores consecutivos
parameter-killer = Las jaulas no repiten nada y suman lo indicado; no hay otras pistas si no se piden
parameter-method = Cómo se hace: default, o three-phase (primero las cajas de la diagonal; una casilla por caja, luego lo que no tiene alternativa, luego lo que sigue siendo único)
parameter-target = Cuántas casillas quita la última fase de three-phase: easy 10, medium 20, hard 30 (en 9 x 9; en proporción en otros), expert todas las que pueda
parameter-symmetry = Cómo se disponen las pistas
parameter-pattern = Dónde están las pistas: una fila del tablero por línea, x para una pista y un punto para ninguna
parameter-clues = Dejar de quitar al llegar a este número de pistas
parameter-minimal = Si no puede quitarse ninguna pista, aunque se quiten en grupos o se pida un número
parameter-depth = Cuándo puede quitarse una pista: exact demuestra que la solución es única, logic exige que se encuentre solo con únicos; auto es exact hasta el tamaño 16 (jigsaw y windows: 12; anti-knight y anti-king: 9; non-consecutive: 6)

technique-neighbours = Vecinas
    .short = { $cell } es { OR($values) }, y eso excluye valores al lado
    .full = { $cell } solo puede ser { OR($values) }, y aquí no puede haber valores iguales ni consecutivos: { $rule }.

rule-box = la caja { $number }
    .many = las cajas { $numbers }
rule-region = la región { $number }
    .many = las regiones { $numbers }
rule-window = la ventana { $number }
    .many = las ventanas { $numbers }
rule-falling = la diagonal descendente
rule-rising = la diagonal ascendente
rule-cage = la jaula de { $sum } en { $cell }
rule-cage-without-sum = la jaula en { $cell }
rule-marks = las notas impresas de { $cell }
rule-consecutive = las vecinas { $one } y { $other }
rule-king = el cuadrado de cuatro en { $cell }
rule-knight = el salto de caballo de { $from } a { $to }
rule-cages-leave = lo que las jaulas dejan de { $house }
rule-of-grid = { $part } del tablero { $grid }
