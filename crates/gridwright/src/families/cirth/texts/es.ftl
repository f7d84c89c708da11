# Cirth, en español.

family =
    .name = Cirth
    .summary = Cuadrados latinos: cada símbolo una vez en cada fila y columna, con zonas
    .rules = Rellena el cuadrado de modo que cada fila y cada columna contenga cada símbolo una vez. Las zonas muestran cómo se quitaron las pistas. En un puzle con zonas sin repetir, tampoco se repite ningún símbolo dentro de una zona.

# Las reglas que tiene un puzle.
about-row = Rellena el cuadrado de modo que cada fila y cada columna tenga cada símbolo una vez.
about-area = Ningún símbolo está dos veces en una zona.

# Variantes que se conocen por un nombre.
variant-classic = Clásico
variant-areas = Zonas sin repetir
variant-small = 5 x 5
variant-large = 12 x 12

parameter-size = Filas y columnas del cuadrado
    .name = Tamaño
parameter-areas = Para qué sirven las zonas: guiar la retirada de pistas, una regla por la que ningún símbolo se repite en ellas, o ninguna
    .name = Zonas
    .guide = guía
    .distinct = sin repetir
    .none = ninguna
parameter-fill = Cómo se elige el cuadrado completo: de forma uniforme entre todos, o barajando el cíclico
    .name = Relleno
    .uniform = uniforme
    .shuffled = barajado
parameter-depth = Cuándo puede quitarse una pista: { parameter-depth.exact } demuestra que la solución es única, { parameter-depth.logic } exige que se encuentre solo con únicos; { parameter-depth.auto } es { parameter-depth.exact } hasta el tamaño 16
    .name = Profundidad
    .auto = automática
    .exact = exacta
    .logic = lógica
parameter-order = A quién le toca: { parameter-order.balanced } prueba una pista por zona y turno, { parameter-order.sequential } se queda en una zona hasta que se quita una pista
    .name = Orden
    .balanced = equilibrado
    .sequential = secuencial
parameter-clues = Dejar de quitar al llegar a este número de pistas
    .name = Pistas

symbols-runes = runas

rule-area = la zona { $number }
    .many = las zonas { $numbers }
