# Example, in Spanish.

family =
    .name = Example
    .summary = Cada cifra una vez en cada fila y columna
    .rules = Rellena el cuadrado de modo que cada fila y cada columna contenga cada cifra una vez.

# What can be asked for.
parameter-size = Filas y columnas del cuadrado

technique-example-last-digit = Última cifra
    .full = A { $cell } le queda una sola cifra: { $value }.

# What techniques are.

lesson-example-last-digit = Cuando en una casilla se han tachado todas las cifras menos una, esa va allí.
