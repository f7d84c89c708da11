# Futoshiki, en español.

family =
    .name = Futoshiki
    .summary = Cuadrados latinos con signos de mayor y menor entre casillas
    .rules = Rellena el cuadrado de modo que cada fila y cada columna contenga cada número una vez, del 1 al número de filas. Un signo entre dos casillas apunta al menor de sus números.

# Variantes que se conocen por un nombre.
variant-classic = Clásico
variant-small = 4 x 4
variant-large = 7 x 7
variant-signs = Solo signos

parameter-size = Filas y columnas del cuadrado
parameter-givens = Cuántos números vienen dados, o qué parte de las casillas tiene uno; si se omite, los menos posibles
parameter-signs = Cuántos signos hay, o qué parte de los lugares entre casillas tiene uno; si se omite, los menos posibles
parameter-minimal = Si cada número dado y cada signo debe ser necesario aunque se pidan cantidades

technique-forced-end = Extremo forzado
    .short = En { $line }, solo { $cell } puede ser { $value }
    .full =
        { COUNT($signs) ->
            [one] En { $line }, solo { $cell } puede ser { $value }: el signo { $signs } lo excluye de { $others }.
           *[other] En { $line }, solo { $cell } puede ser { $value }: los signos { $signs } lo excluyen de { $others }.
        }

technique-sign-chain = Cadena de signos
    .short = { $cells } son una cadena: cada una es menor que la siguiente
    .full = Los signos { $signs } forman una cadena: de { $cells }, cada una es menor que la siguiente. Cada una tiene que dejar valores menores para las anteriores y mayores para las posteriores.

technique-sign-bound = Límite de un signo
    .short =
        { $side ->
            [above] { $sign }: { $other } es al menos { $bound }
           *[below] { $sign }: { $other } es como mucho { $bound }
        }
    .full =
        { $side ->
            [above] El signo { $sign } hace que { $cell } sea mayor que { $other }. { $other } es al menos { $bound }, así que { $cell } es más que eso.
           *[below] El signo { $sign } hace que { $cell } sea menor que { $other }. { $other } es como mucho { $bound }, así que { $cell } es menos que eso.
        }

technique-sign-room = Espacio al otro lado de los signos
    .short =
        { $side ->
            [above] En { $line }, { $crowd } son todas menores que { $cell }
           *[below] En { $line }, { $crowd } son todas mayores que { $cell }
        }
    .full =
        { $side ->
            [above] Los signos { $signs } hacen que { $crowd } sean menores que { $cell }, y en { $line } son todas distintas. Si { $cell } fuera { OR($gone) }, no habría valores suficientes para ellas.
           *[below] Los signos { $signs } hacen que { $crowd } sean mayores que { $cell }, y en { $line } son todas distintas. Si { $cell } fuera { OR($gone) }, no habría valores suficientes para ellas.
        }

rule-sign = { $sign }

# What techniques are.

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
