# Futoshiki, en español.

family =
    .name = Futoshiki
    .summary = Cuadrados latinos con signos de mayor y menor entre casillas
    .rules = Rellena el cuadrado de modo que cada fila y cada columna contenga cada número una vez, del 1 al número de filas. Un signo entre dos casillas apunta al menor de sus números.

parameter-size = Filas y columnas del cuadrado
parameter-givens = Cuántos números vienen dados, o qué parte de las casillas tiene uno; si se omite, los menos posibles
parameter-signs = Cuántos signos hay, o qué parte de los lugares entre casillas tiene uno; si se omite, los menos posibles
parameter-minimal = Si cada número dado y cada signo debe ser necesario aunque se pidan cantidades

technique-forced-end = Extremo forzado
    .full =
        { COUNT($signs) ->
            [one] En la { $line } solo { $cell } puede ser { $value }: el signo { $signs } lo impide en { $others }.
           *[other] En la { $line } solo { $cell } puede ser { $value }: los signos { $signs } lo impiden en { $others }.
        }

technique-sign-chain = Cadena de signos
    .full = { $cells } forman una cadena en la que cada una es menor que la siguiente. Todas deben dejar números menores para las anteriores y mayores para las siguientes.

technique-sign-bound = Límite de un signo
    .full =
        { $side ->
            [above] { $sign }: { $other } es al menos { $bound }, así que { $cell } no puede ser { OR($gone) }.
           *[below] { $sign }: { $other } es como mucho { $bound }, así que { $cell } no puede ser { OR($gone) }.
        }

technique-sign-room = Espacio al otro lado de los signos
    .full =
        { $side ->
            [above] Según los signos, { $crowd } son menores que { $cell }, y en la { $line } todas son distintas. Si { $cell } fuera { OR($gone) }, no habría números suficientes para ellas.
           *[below] Según los signos, { $crowd } son mayores que { $cell }, y en la { $line } todas son distintas. Si { $cell } fuera { OR($gone) }, no habría números suficientes para ellas.
        }

rule-sign = { $sign }

# What techniques are.

lesson-forced-end = Una casilla mayor que una vecina no puede contener el número más bajo, y una menor que una vecina no puede contener el más alto. Recorre una fila o una columna: si los signos dejan una sola casilla para su número más bajo o más alto, ahí va.

lesson-sign-chain = Sigue los signos de una casilla a otra mayor, y de ahí a la siguiente. En una cadena de cuatro casillas, la primera debe dejar tres números mayores para las demás, y la última tres menores. Cuanto más larga es la cadena y más pequeño el tablero, menos queda para cada casilla.

lesson-sign-bound = La menor de dos casillas debe quedar por debajo del número más alto que aún admite la otra. La mayor debe quedar por encima del más bajo. Merece otra mirada cada vez que una casilla junto a un signo pierde candidatos.

lesson-sign-room = Cuando varias casillas de una fila o columna deben ser todas menores que otra, cada una necesita un número propio: con tres por debajo, una casilla contiene al menos un 4. Si sus candidatos dejan menos espacio, debe ser aún mayor. Lo mismo vale para casillas que deben ser todas mayores.
