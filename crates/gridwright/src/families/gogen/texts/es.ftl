# Gogen, en español.

family =
    .name = Gogen
    .rules = Coloca las letras de la A a la Y, cada una en una casilla. Todas las palabras de la lista deben poder leerse pasando de una casilla a otra vecina: en horizontal, en vertical o en diagonal.

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
