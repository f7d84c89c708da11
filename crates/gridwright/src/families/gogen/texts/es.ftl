# Gogen, en español.

family =
    .name = Gogen
    .summary = 25 letras en un tablero de 5 x 5, colocadas de modo que cada palabra se lea con movimientos de rey
    .rules = Coloca las letras de la A a la Y, cada una en una casilla. Todas las palabras de la lista deben poder leerse pasando de una casilla a otra vecina: en horizontal, en vertical o en diagonal.

# Variantes que se conocen por un nombre.
variant-uber = Uber
variant-ultra = Ultra
variant-hyper = Hyper

parameter-style = Qué letras se dan y qué son las palabras: uber (9 dadas, unas 10 palabras, algunas letras en ninguna palabra), ultra (de 2 a 8 dadas, todas las letras en palabras), hyper (cadenas de letras, de 2 a 5 dadas en cualquier sitio), golden (1 dada)
    .name = Estilo
    .uber = uber
    .ultra = ultra
    .hyper = hyper
    .golden = golden
parameter-givens = Cuántas letras se dan, en casillas elegidas al azar
    .name = Letras dadas
parameter-pattern = Dónde se dan letras: una x por cada casilla que tiene una, fila por fila
    .name = Patrón
    .form = 25 casillas, cada una x o un punto
parameter-words = Palabras entre las que elegir en lugar de la lista incluida
    .name = Palabras
    .form = palabras de letras simples
parameter-fewest = Dejar fuera toda palabra que no haga falta para que la solución sea la única
    .name = Pocas palabras

technique-fixed-by-neighbours = Letra fijada por sus vecinas
    .short = { $letter } toca { $links }: solo { $cell } lo permite
    .full =
        { COUNT($words) ->
            [one] { $how ->
                [between] En { $words }, { $letter } está entre { $links }, así que toca las dos.
               *[beside] En { $words }, { $letter } está junto a { $links }, así que toca { COUNT($links) ->
                    [one] esa letra.
                   *[other] esas letras.
                }
            }
           *[other] Las palabras dicen qué letras toca { $letter }: { $links }.
        } La única casilla libre que toca { $at } es { $cell }.

technique-near = Cerca de sus vecinas
    .short = { $letter } toca { $links }: solo lo permite { OR($cells) }
    .full =
        { COUNT($words) ->
            [one] { $how ->
                [between] En { $words }, { $letter } está entre { $links }, así que toca las dos.
               *[beside] En { $words }, { $letter } está junto a { $links }, así que toca { COUNT($links) ->
                    [one] esa letra.
                   *[other] esas letras.
                }
            }
           *[other] Las palabras dicen qué letras toca { $letter }: { $links }.
        } { COUNT($cells) ->
            [one] De las casillas que le quedan a { $letter }, solo { $cells } toca { $at }.
           *[other] De las casillas que le quedan a { $letter }, solo { $cells } tocan { $at }.
        }

technique-last-cell-for-letter = Última casilla para una letra
    .short = A { $letter } solo le queda { $cell }
    .full = Cada letra tiene una casilla. Todas las demás están ocupadas o tachadas para { $letter }; solo queda { $cell }.

technique-last-letter = Última letra para una casilla
    .short = A { $cell } solo le queda { $letter }
    .full = En cada casilla va una letra. Todas las demás están colocadas o tachadas en { $cell }; solo queda { $letter }.

technique-pair-of-letters = Par de letras
    .short = { $letters } ocupan { $cells }
    .full = A { $letters } no les quedan más casillas que { $cells }. Necesitan { BOTH($cells) }, así que allí no hay ninguna otra letra.

technique-pair-of-cells = Par de casillas
    .short = { $cells } toman { $letters }
    .full = En { $cells } no quedan más letras que { $letters }. Las casillas necesitan { BOTH($letters) }, así que estas letras no están en ningún otro sitio.

technique-two-steps = Dos pasos en una palabra
    .short = en { $word }, { $next } toca { $letter }, que está en { OR($cells) }
    .full =
        En { $word }, { $next } está justo { $side ->
            [after] después de
           *[before] antes de
        } { $letter }, así que las dos se tocan. { $letter } solo puede estar en { OR($cells) }. { COUNT($next-cells) ->
            [one] De las casillas que le quedan a { $next }, solo { $next-cells } toca una de ellas.
           *[other] De las casillas que le quedan a { $next }, solo { $next-cells } tocan una de ellas.
        }

technique-room = Sitio para todas las vecinas
    .short = { $letter } necesita { $count } letras alrededor: no hay sitio en { OR($cells) }
    .full = En las palabras, { $letter } está junto a { $links }. Toca las { $count } letras, y cada una necesita una casilla propia. Alrededor de { OR($cells) } no quedan casillas suficientes para ellas.

technique-room-for-some = Sitio para algunas vecinas
    .short = { $letter } en { $cell } deja a { $letters } muy pocas casillas
    .full = En las palabras, { $letter } está junto a { $links }, así que las toca todas. Alrededor de { $cell }, { $letters } solo tienen { $room ->
        [one] una casilla
       *[other] { $room } casillas
    } entre todas: { AND($cells) }.

technique-trio-of-letters = Trío de letras
    .short = { technique-pair-of-letters.short }
    .full = { technique-pair-of-letters.full }

technique-trio-of-cells = Trío de casillas
    .short = { technique-pair-of-cells.short }
    .full = { technique-pair-of-cells.full }

technique-arrangement = Colocación alrededor de una casilla
    .short = { $letters } no caben juntas alrededor de { $letter } en { $cell }
    .full = En las palabras, { $letter } está junto a { $links }, así que las toca todas. En palabras también están juntas { $pairs }, así que se tocan entre sí. Alrededor de { $cell } no es posible: allí { $letters } solo tienen { AND($cells) }.

technique-look-ahead = Anticipación
    .short = { $letter } en { OR($cells) } lleva a una contradicción
    .full =
        Con { $letter } en { OR($cells) }, cada letra solo puede estar donde toca a sus vecinas de las palabras. { $count ->
            [0] Entonces
           *[other] Eso lleva a estos movimientos, uno tras otro: { $moves }. Entonces
        } { $end ->
            [letter] no queda casilla para { OR($lost) }.
            [cell] no queda letra para { OR($empty) }.
            [both] no queda casilla para { OR($lost) } o no queda letra para { OR($empty) }.
           *[crowd] { $crowd } solo tienen { $room ->
                [one] una casilla
               *[other] { $room } casillas
            } entre todas: { AND($room-cells) }.
        }

technique-either-way = De un modo u otro
    .short = { $letter } en { $cell } lleva a una contradicción de un modo u otro
    .full =
        Con { $letter } en { $cell }, cada letra solo puede estar donde toca a sus vecinas de las palabras. { $count ->
            [0] Entonces
           *[other] Eso lleva a estos movimientos, uno tras otro: { $moves }. Entonces
        } { $split ->
            [letter] a { $next } solo le quedan { AND($next-cells) }.
           *[cell] para { $at } solo quedan { AND($letters) }.
        } Cada uno de estos caminos lleva a sus propios movimientos: { $branches }. Al final { $end ->
            [letter] no queda casilla para { OR($lost) }.
            [cell] no queda letra para { OR($empty) }.
            [both] no queda casilla para { OR($lost) } o no queda letra para { OR($empty) }.
            [letter-crowd] no queda casilla para { OR($lost) }, o { $crowd } solo tienen { $room ->
                [one] una casilla
               *[other] { $room } casillas
            } entre todas: { AND($room-cells) }.
            [cell-crowd] no queda letra para { OR($empty) }, o { $crowd } solo tienen { $room ->
                [one] una casilla
               *[other] { $room } casillas
            } entre todas: { AND($room-cells) }.
            [any] no queda casilla para { OR($lost) } o no queda letra para { OR($empty) }, o { $crowd } solo tienen { $room ->
                [one] una casilla
               *[other] { $room } casillas
            } entre todas: { AND($room-cells) }.
           *[crowd] { $crowd } solo tienen { $room ->
                [one] una casilla
               *[other] { $room } casillas
            } entre todas: { AND($room-cells) }.
        }

rule-word = la palabra { $word }
rule-each-once = cada letra una vez
