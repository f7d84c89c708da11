# Example, in Spanish.

family =
    .name = Example
    .summary = Cada cifra una vez en cada fila y columna
    .rules = Rellena el cuadrado de modo que cada fila y cada columna contenga cada cifra una vez.

# What can be asked for.
parameter-size = Filas y columnas del cuadrado
    .name = Tamaño

technique-example-last-digit = Última cifra
    .short = { $cell } es { $value }: su última cifra
    .full = En { $cell } se han tachado todas las cifras menos una; queda { $value }.

# What techniques are.

lesson-example-last-digit = Cuando en una casilla se han tachado todas las cifras menos una, esa va allí. Bastan las notas de esa casilla. Es lo primero que se busca.
    .spot = Buscar una casilla con una sola nota.
    .miss = Una casilla con dos notas no está decidida, aunque una parezca mejor.
    .relatives = Es la técnica más fácil de la familia; a su lado van otras más difíciles.
