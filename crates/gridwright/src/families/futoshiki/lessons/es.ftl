# Lessons of the techniques of Futoshiki, in Spanish.

lesson-forced-end = Una casilla mayor que una vecina no puede tener el valor más bajo, y una menor que una vecina no puede tener el más alto. En una fila o columna, los signos pueden dejar una sola casilla para el valor más bajo o el más alto. Allí va.
    .spot = En las filas y columnas con muchos signos, marcar las casillas que ningún signo hace mayores y luego las que ninguno hace menores.
    .miss = También cuenta un signo con una casilla de otra línea: una casilla puede parecer libre en su fila y no serlo.
    .relatives = Es un único oculto que se ve solo con los signos. La cadena de signos aprovecha más que los extremos.

lesson-sign-chain = Los signos llevan de una casilla a otra mayor, y de esta a otra. En una cadena de cuatro casillas, la primera tiene que dejar tres valores mayores para las demás, y la última tres menores. Cuanto más larga la cadena y más pequeño el tablero, menos queda para cada casilla.
    .spot = Buscar signos que apunten en el mismo sentido uno tras otro, también doblando esquinas.
    .miss = Donde el sentido cambia, la cadena acaba: de a < b > c no se deduce nada sobre a y c.
    .relatives = «Límite de un signo» es el caso de un signo con candidatos. «Espacio al otro lado de los signos» cuenta casillas contiguas, no en cadena.

lesson-sign-bound = La menor de dos casillas queda por debajo del mayor valor que aún puede tener la otra. La mayor queda por encima del menor. Conviene volver a mirar cada vez que una casilla junto a un signo pierde candidatos.
    .spot = Después de cada candidato que se elimina, mirar los signos de su casilla.
    .miss = Solo cuentan el menor y el mayor candidato: lo que se elimina entre ellos no cambia nada al otro lado del signo.
    .relatives = La cadena de signos lo hace con varios signos a la vez, antes de que haya candidatos. «Espacio al otro lado de los signos» es el caso más difícil, con varias casillas.

lesson-sign-room = Cuando varias casillas de una fila o columna tienen que ser todas menores que otra, cada una necesita un valor propio: con tres por debajo, esa casilla tiene al menos un 4. Si sus candidatos dejan menos sitio, tiene que ser aún mayor. Lo mismo vale para casillas que tienen que ser todas mayores.
    .spot = Buscar una casilla con signos hacia dos o más casillas de una línea, también a través de otras.
    .miss = Las casillas que no comparten línea pueden tener el mismo valor: no necesitan sitio propio.
    .relatives = «Límite de un signo» es el caso más fácil, de una casilla. «¿Y si…?» prueba lo que queda.
