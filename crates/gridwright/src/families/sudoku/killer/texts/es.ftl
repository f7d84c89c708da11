# Techniques of Killer Sudoku, in Spanish.

killer-ways =
    { $left ->
        [ways] Eso solo puede ser { OR($ways) }.
        [values] Todas las combinaciones posibles están hechas de { $ways }.
       *[none] Se elimina un candidato que no deja a las demás una suma así.
    }
killer-so =
    { $left ->
        [ways] Así que { $cells } solo pueden ser { OR($ways) }.
        [values] Así que todas las combinaciones para { $cells } están hechas de { $ways }.
       *[none] Se elimina un candidato que no deja a las demás una suma así.
    }
killer-houses =
    Las casillas de { $houses } suman { $total }. { COUNT($counted) ->
        [0] No se cuenta ninguna jaula
        [one] { $form ->
            [in] Allí se cuenta { $counted }, que suma { $held }
           *[out] Se cuenta { $counted }, que suma { $held }
        }
       *[other] { $form ->
            [in] Allí se cuentan { $counted }, que suman { $held }
           *[out] Se cuentan { $counted }, que suman { $held }
        }
    }{ $beyond ->
        [0] { "" }
       *[other] , de ello { $beyond } en casillas conocidas de fuera
    }{ $known ->
        [0] { "" }
       *[other] , y otras casillas conocidas de allí suman { $known }
    }.
killer-rest =
    { killer-houses } { $form ->
        [in] Queda { $sum } para { $cells }.
       *[out] Lo que sobra, { $sum }, está fuera, en { $cells }.
    }
killer-rest-short =
    { $form ->
        [in] las jaulas de { $houses } dejan { $sum } para { $cells }
       *[out] a las jaulas de { $houses } les sobra { $sum }, en { $cells }
    }
killer-difference =
    { $ins }, dentro, no { COUNT($ins) ->
        [one] está
       *[other] están
    } en ninguna jaula contada, y { $outs }, fuera, sí. Así que { $ins } { COUNT($ins) ->
        [one] vale
       *[other] valen en total
    } { $relation ->
        [more] { $difference } más que
        [less] { $difference } menos que
       *[same] lo mismo que
    } { $outs }. Se elimina un candidato que las demás no pueden compensar.
killer-difference-short =
    { $ins } menos { $outs } es { $relation ->
        [more] { $difference }
        [less] menos { $difference }
       *[same] 0
    }
killer-parity =
    { $form ->
        [both] { killer-houses } { $ins }, dentro, no están en ninguna jaula contada, y { $outs }, fuera, sí; dentro menos fuera es { $relation ->
            [more] { $difference }
            [less] menos { $difference }
           *[same] 0
        }.
       *[other] { killer-rest }
    }

technique-cage-last-cell = Última casilla de una jaula
    .short =
        { $form ->
            [single] { $cell } es una jaula de una casilla con suma { $left }
           *[last] solo { $cell } queda libre en { $cage }, con { $left }
        }
    .full =
        { $form ->
            [single] La jaula en { $cell } es de una casilla, que tiene toda la suma, { $left }.
           *[last] Solo { $cell } queda libre en { $cage }. Las demás casillas suman { $placed }, así que queda { $left }.
        }

technique-innie-outie-box = Resto interior o exterior de una caja
    .short = { killer-rest-short }
    .full = { killer-rest }

technique-innie-outie-line = Resto interior o exterior de una línea
    .short = { killer-rest-short }
    .full = { killer-rest }

technique-one-combination = Una combinación
    .short = { $sum } en { $cells } es { OR($ways) }
    .full = { $cells } quedan libres en { $cage } y suman { $sum }. { killer-ways }

technique-cage-in-house = Jaula dentro de una unidad
    .short = { $values } de { $house } en { $cells }
    .full = { $cells } quedan libres en { $cage } y suman { $sum }. Todas las combinaciones tienen { $values }. Todas estas casillas están en { $house }, así que allí ninguna otra casilla tiene { OR($values) }.

technique-combinations = Combinaciones de una jaula
    .short = { $cells } suman { $sum }
    .full =
        { $cells } quedan libres en { $cage } y suman { $sum }. { $left ->
            [ways] Eso solo puede ser { OR($ways) }.
            [values] Todas las combinaciones posibles están hechas de { $ways }.
           *[bounds] Los valores menores y mayores de las demás casillas dejan a cada una solo parte de sus candidatos.
        }

technique-cage-partner = Pareja en la jaula
    .short = { $cell } necesita su pareja para { $sum } en { $other }
    .full = { $cells } quedan libres en { $cage } y suman { $sum }. Con { OR($values) } en { $cell }, { $other } sería { OR($partners) }, y no puede serlo.

technique-combinations-left = Combinaciones que encajan
    .short = { $cells } suman { $sum }
    .full = { $cells } quedan libres en { $cage } y suman { $sum }. No todas las combinaciones encajan con los candidatos que quedan. { killer-so }

technique-must-contain = Valor que una jaula debe tener
    .short = { $value } de { $cells } solo en { $homes }
    .full = { $cells } quedan libres en { $cage } y suman { $sum }. { killer-ways } Así que en todo caso tienen { $value }, que solo puede estar en { OR($homes) }.

technique-innie-outie-joined = Resto interior o exterior de varias unidades
    .short = { killer-rest-short }
    .full = { killer-rest }

technique-house-needs-cage = Jaula que una unidad necesita
    .short = { $value } de { $house } solo en { $homes }
    .full = En { $house } el valor { $value } solo puede estar en { OR($homes) }, todo ello en { $cage }. Así que las casillas libres { $cells } de la jaula, que suman { $sum }, tienen allí el valor { $value }. { killer-ways }

technique-hidden-cage = Jaula oculta
    .short = { killer-rest-short }
    .full = { killer-rest } { killer-ways }

technique-split-cage = Jaula dividida
    .short = { $cage } se divide: { $ins } suman { $sum }, { $outs } suman { $rest }
    .full = { killer-houses } Queda { $sum } para { $ins }, todo ello en { $cage }. Así que esta jaula se divide: sus otras casillas libres { $outs } suman { $rest }. { killer-so }

technique-cage-arrangements = Disposiciones en la jaula
    .short = { $cells } suman { $sum }, pero no con { OR($values) } en { $cell }
    .full =
        { $cells } quedan libres en { $cage } y suman { $sum }. { $left ->
            [ways] Con { OR($values) } podría ser { OR($ways) }.
           *[values] Las combinaciones con { OR($values) } están hechas de { $ways }.
        } Pero con { OR($values) } en { $cell } las demás no pueden tomar el resto en ningún orden.

technique-innie-outie-difference = Diferencia de resto interior y exterior
    .short = { killer-difference-short }
    .full = { killer-houses } { killer-difference }

technique-killer-pair = Par killer
    .short = { $values } de { $house } en { $inside } y { $cells }
    .full = Las casillas libres { $inside } de { $cage } suman { $sum }, y toda combinación que deja un valor a { $cells } tiene { $count ->
            [1] uno
            [2] dos
           *[other] { $count }
        } de los valores { $values }. { $cells } solo tiene { $values }. Todas estas casillas están en { $house }, así que entre todas agotan allí { $values }.

technique-large-hidden-cage = Jaula oculta grande
    .short = { killer-rest-short }
    .full = { killer-rest } { killer-ways }

technique-blocked-combination = Combinación bloqueada
    .short = { OR($blocked) } en { $cells } dejaría vacía { $cell }
    .full = { $cells } quedan libres en { $cage } y suman { $sum }. Con { OR($blocked) } allí, { $cell }, que las ve todas, no podría ser ninguno de { $values }. { killer-so }

technique-law-of-leftovers = Ley de los sobrantes
    .short = { $cells } y { $beside } tienen los mismos valores
    .full =
        Las casillas de { $houses } tienen los mismos valores que las de { $others }, pues son otras tantas unidades. Sin las casillas comunes quedan { $beside } de las primeras y { $cells } de las segundas, así que también estas tienen los mismos valores. { COUNT($beside) ->
            [one] { $beside } no puede ser { OR($values) }, así que { $cells } tampoco.
           *[other] Ninguna de { $beside } puede ser { OR($values) }, así que tampoco ninguna de { $cells }.
        }

technique-killer-triple = Trío killer
    .short = { technique-killer-pair.short }
    .full = Las casillas libres { $inside } de { $cage } suman { $sum }, y toda combinación que deja valores suficientes a { $cells } tiene { $count ->
            [1] uno
            [2] dos
           *[other] { $count }
        } de los valores { $values }. En { $cells } solo puede estar { OR($values) }. Todas estas casillas están en { $house }, así que entre todas agotan allí { $values }.

technique-cage-conflict = Jaula contra jaula
    .short = { OR($blocked) } en { $cells } no deja combinación para { $rest } en { $beside }
    .full = { $cells } quedan libres en { $cage } y suman { $sum }; { $beside } quedan libres en { $other } y suman { $rest }. Todas están en { $house }, donde ningún valor se repite. Con { OR($blocked) } en las primeras no queda combinación para las segundas. { killer-so }

technique-locked-cages = Jaulas enlazadas
    .short = { $value } de { $houses } en { $cages }
    .full =
        { $form ->
            [cages] Toda combinación que queda para { $cages } tiene { $value }, que solo puede estar en { OR($homes) }, todo ello en { $houses }. Así que ambas jaulas lo tienen allí, y ninguna otra casilla de { $houses } lo tiene.
           *[lines] En { $houses } el valor { $value } solo puede estar en { OR($homes) }, todo ello en { $cages }. Ninguna jaula lo tiene dos veces, así que cada una tiene uno allí: ninguna otra de sus casillas tiene { $value }, y se descartan las combinaciones sin él.
        }

technique-sums-and-differences = Sumas y diferencias
    .short =
        { $form ->
            [both] { killer-difference-short }
           *[other] { killer-rest-short }
        }
    .full =
        { $form ->
            [both] { killer-houses } { killer-difference }
           *[other] { killer-rest } { killer-ways }
        }

technique-cage-parity = Par o impar
    .short =
        { $parity ->
            [odd] la suma de { $houses } hace impar { $cell }
           *[even] la suma de { $houses } hace par { $cell }
        }
    .full =
        { killer-parity } Todas estas casillas menos { $cell } tienen solo candidatos pares o solo impares; de ellas, son impares { $odd }. { $parity ->
            [odd] Para que la suma salga, { $cell } es impar.
           *[even] Para que la suma salga, { $cell } es par.
        }

technique-crossing-combinations = Combinaciones cruzadas
    .short = { OR($values) } en { $cell } no deja orden para { $cells } junto a { $beside }
    .full = { $cells } quedan libres en { $cage } y suman { $sum }; { $beside } quedan libres en { $other } y suman { $rest }. Casillas de unas ven casillas de las otras. Con { OR($values) } en { $cell }, se llenen como se llenen las primeras, no queda modo de llenar las segundas.
