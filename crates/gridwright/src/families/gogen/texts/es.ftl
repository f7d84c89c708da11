# Gogen, en español.

family =
    .name = Gogen
    .summary = 25 letras en un tablero de 5 x 5, colocadas de modo que cada palabra se lea con movimientos de rey
    .rules = Coloca las letras de la A a la Y, cada una en una casilla. Todas las palabras de la lista deben poder leerse pasando de una casilla a otra vecina: en horizontal, en vertical o en diagonal.

parameter-style = Qué letras se dan y qué son las palabras: uber (9 dadas, unas 10 palabras, algunas letras en ninguna palabra), ultra (de 2 a 8 dadas, todas las letras en palabras), hyper (cadenas de letras, de 2 a 5 dadas en cualquier sitio), golden (1 dada)
parameter-givens = Cuántas letras se dan, en casillas elegidas al azar
parameter-pattern = Dónde se dan letras: una x por cada casilla que tiene una, fila por fila
parameter-words = Palabras entre las que elegir en lugar de la lista incluida
parameter-fewest = Dejar fuera toda palabra que no haga falta para que la solución sea la única

technique-fixed-by-neighbours = Letra fijada por sus vecinas
technique-near = Cerca de sus vecinas
technique-last-cell-for-letter = Última casilla para una letra
technique-last-letter = Última letra para una casilla
technique-pair-of-letters = Par de letras
technique-pair-of-cells = Par de casillas
technique-two-steps = Dos pasos en una palabra
technique-room = Sitio para todas las vecinas
technique-trio-of-letters = Trío de letras
technique-trio-of-cells = Trío de casillas
technique-look-ahead = Mirar adelante

rule-word = palabra { $word }
rule-each-once = cada letra una vez
