# Cirth, en español.

family =
    .name = Cirth
    .rules = Rellena el cuadrado de modo que cada fila y cada columna contenga cada símbolo una vez. Las zonas muestran cómo se quitaron las pistas. En un pasatiempo con zonas distintas, tampoco se repite ningún símbolo dentro de una zona.

symbols-runes = runas

rule-area = zona { $number }
