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
    .name = Tamaño
parameter-givens = Cuántos números vienen dados, o qué parte de las casillas tiene uno; si se omite, los menos posibles
    .name = Números dados
    .form = un número como 6, o una parte como 25%
parameter-signs = Cuántos signos hay, o qué parte de los lugares entre casillas tiene uno; si se omite, los menos posibles
    .name = Signos
    .form = un número como 6, o una parte como 25%
parameter-minimal = Si cada número dado y cada signo debe ser necesario aunque se pidan cantidades
    .name = Mínimo

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
