# Sudoku, en español.

family =
    .name = Sudoku
    .rules = Rellena el tablero de modo que cada fila, cada columna y cada caja contenga cada símbolo una vez. Las variantes cambian las cajas o añaden reglas: regiones irregulares o ninguna, diagonales y ventanas con cada símbolo una vez, ningún símbolo igual a un salto de caballo o de rey, ningún vecino consecutivo, jaulas sin repeticiones que suman lo indicado (los símbolos valen 1, 2, 3, etc.) y varios tableros que se solapan.

technique-neighbours = Vecinas
technique-cage-sum = Suma de la jaula

rule-box = caja { $number }
rule-region = región { $number }
rule-window = ventana { $number }
rule-falling = diagonal descendente
rule-rising = diagonal ascendente
rule-cage = jaula de { $sum } en { $cell }
rule-consecutive = vecinas { $one } y { $other }
rule-king = cuadrado de cuatro en { $cell }
rule-knight = salto de caballo de { $from } a { $to }
rule-cages-leave = lo que las jaulas dejan de: { $house }
rule-of-grid = { $part } del tablero { $grid }
