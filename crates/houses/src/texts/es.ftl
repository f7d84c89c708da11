# Técnicas para tableros de filas, columnas y cajas, en español.

profile-sukaku-1_18 = Sukaku Explainer 1.15.12, con el que se valoraron las colecciones públicas
profile-sukaku-1_18_1 = Sukaku Explainer 1.18.1 con todas las técnicas que usa por omisión
profile-se-1_2_1 = el Explainer anterior, 1.2.1: sin enlaces fuertes, sin alas grandes
profile-hodoku-2_2 = HoDoKu 2.2: la suma de los puntos de los pasos y el nivel que exigen

technique-last-cell = Última casilla
    .short = en { $house } solo falta { $value }, en { $cell }
    .full = { $cell } es la única casilla vacía de { $house }. Allí solo falta { $value }.

technique-hidden-single-box = Único oculto en una caja
    .short = { $value } en { $house } solo en { $cell }
    .full = En { $house } al valor { $value } solo le queda un lugar: { $cell }.

technique-hidden-single = Único oculto
    .short = { technique-hidden-single-box.short }
    .full = { technique-hidden-single-box.full }

technique-naked-single = Único desnudo
    .short = { $cell } solo puede ser { $value }
    .full = Todos los demás valores están descartados en { $cell }. Solo queda { $value }.

technique-pointing = Señalamiento
    .short = { $value } en { $from } solo en el cruce con { $to }: { $cells }
    .full = En { $from } el valor { $value } solo puede estar en { OR($cells) }. Todas estas casillas están en { $to }, así que en { $to } el valor { $value } ocupa una de ellas.

technique-claiming = Reclamación
    .short = { technique-pointing.short }
    .full = { technique-pointing.full }

technique-every-place-sees = Visto desde cada lugar
    .short = cada lugar de { $value } en { $house } ve a { $seen }
    .full = En { $house } el valor { $value } solo puede estar en { OR($cells) }. Cada una de estas casillas ve a { $seen }. Así que, esté donde esté, el valor { $value } no puede estar también en { OR($seen) }.

technique-locked-pair = Par bloqueado
    .short = { $values } en { $cells } de { $houses }
    .full = { $cells } solo tienen entre ellas { $values }. Están a la vez en { $houses } y necesitan todos estos valores, así que ninguna otra casilla de allí puede tener uno de ellos.

technique-naked-pair = Par desnudo
    .short = { $values } en { $cells } de { $house }
    .full = { $cells } en { $house } solo tienen entre ellas { $values }. Necesitan todos estos valores, así que ninguna otra casilla de { $house } puede tener uno de ellos.

technique-x-wing = X-Wing
    .short = { $value } en { $bases } solo en { OR($covers) }
    .full = En { $bases } el valor { $value } solo puede estar en { OR($covers) }. Dos de ellas no pueden usar la misma de estas líneas, así que en { $covers } el valor { $value } está siempre dentro de { $bases }.

technique-hidden-pair = Par oculto
    .short = { $values } en { $house } solo en { $cells }
    .full = En { $house } los valores { $values } solo pueden estar en { $cells }. Ocupan todas estas casillas, así que ningún otro valor cabe en ellas.

technique-locked-triple = Trío bloqueado
    .short = { technique-locked-pair.short }
    .full = { technique-locked-pair.full }

technique-naked-triple = Trío desnudo
    .short = { technique-naked-pair.short }
    .full = { technique-naked-pair.full }

technique-swordfish = Pez espada
    .short = { technique-x-wing.short }
    .full = { technique-x-wing.full }

technique-hidden-triple = Trío oculto
    .short = { technique-hidden-pair.short }
    .full = { technique-hidden-pair.full }

technique-skyscraper = Rascacielos
    .short = { $value } en { OR($ends) }, pues { $joint } comparten { $bridge }
    .full = El valor { $value } está { $links }. { $joint } comparten { $bridge }, así que como mucho una de ellas es { $value }. Así que al menos una de { $ends } es { $value }.

technique-turbot-fish = Turbot fish
    .short = { technique-skyscraper.short }
    .full = { technique-skyscraper.full }

technique-two-string-kite = Cometa de dos hilos
    .short = { technique-skyscraper.short }
    .full = { technique-skyscraper.full }

technique-remote-pair = Par remoto
    .short = { $cells } alternan entre { $values }
    .full = { $cells } solo pueden ser cada una { OR($values) }. Cada una ve a la siguiente, así que los dos valores se alternan, y los extremos { $ends } tienen uno cada uno.

technique-finned-x-wing = X-Wing con aleta
    .short = { $value } en { $bases } con aleta en { $fins }
    .full =
        En { $bases } el valor { $value } solo puede estar en { OR($covers) }, salvo en { COUNT($fins) ->
            [one] la aleta
           *[other] las aletas
        } { $fins }. O bien { OR($fins) } es { $value }, o bien en { $covers } el valor { $value } está siempre dentro de { $bases }. En ambos casos no está en otra casilla de { $covers } que vea a { $fins }.

technique-xy-wing = XY-Wing
    .short = { $pivot } es { OR($pivot-values) }, así que { OR($wings) } es { $value }
    .full = { $pivot } es { OR($pivot-values) }. Si es { $one }, { $first } es { $value }; si es { $other }, { $second } es { $value }. Así que una de { $wings } es { $value }.

technique-sashimi-x-wing = X-Wing sashimi
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-empty-rectangle = Rectángulo vacío
    .short = { technique-skyscraper.short }
    .full = { technique-skyscraper.full }

technique-simple-colouring = Coloreado simple
    .short =
        { $rule ->
            [twice] el color A de { $value } está dos veces en { $house }: { $clash }
           *[sees] { $targets } entre los colores A y B de { $value }
        }
    .full =
        Donde { $value } solo tiene dos lugares en una unidad, estos llevan colores opuestos; uno de los colores tiene { $value } en todas partes. Color A: { $colour-a }; color B: { $colour-b }. { $rule ->
            [twice] { $clash } son ambas de color A y comparten { $house }, así que A es falso.
           *[sees] { COUNT($targets) ->
            [one] { $targets } ve a { $seen-a } de A y a { $seen-b } de B, y una de las dos es { $value }.
           *[other] Cada una de { $targets } ve a una casilla de A ({ $seen-a }) y a una de B ({ $seen-b }), y una de las dos es { $value }.
        }
        }

technique-xyz-wing = XYZ-Wing
    .short = { $pivot } es { OR($pivot-values) }, así que { $value } está ahí o en { OR($wings) }
    .full = { $pivot } es { OR($pivot-values) }. Si es { $one }, { $first } es { $value }; si es { $other }, { $second } es { $value }. Así que la propia { $pivot } o una de { $wings } es { $value }.

technique-w-wing = W-Wing
    .short = { $cells } son { OR($values) }, y { $linked } en { $house } ve a una de ellas
    .full = { $cells } son ambas { OR($values) }. En { $house } el valor { $linked } solo puede estar en { OR($places) }, y esté donde esté, lo ve una de { $cells }. Así que no son ambas { $linked }, y una de ellas es { $value }.

technique-naked-quad = Cuarteto desnudo
    .short = { technique-naked-pair.short }
    .full = { technique-naked-pair.full }

technique-jellyfish = Medusa
    .short = { technique-x-wing.short }
    .full = { technique-x-wing.full }

technique-finned-swordfish = Pez espada con aleta
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-hidden-quad = Cuarteto oculto
    .short = { technique-hidden-pair.short }
    .full = { technique-hidden-pair.full }

technique-sashimi-swordfish = Pez espada sashimi
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-three-strong-links = Tres enlaces fuertes
    .short = { $value } en { OR($ends) }, por { $bridge } y { $bridge-2 }
    .full = El valor { $value } está { $links }. Como mucho una de { $joint } en { $bridge } es { $value }, y como mucho una de { $joint-2 } en { $bridge-2 }. Así que si no está en un extremo, está en el otro: al menos una de { $ends } es { $value }.

technique-three-link-loop = Bucle de tres enlaces fuertes
    .short = enlaces de { $value } en círculo dentro de { $bridges }
    .full = El valor { $value } está { $links }. Todas estas casillas están en { $bridges }, que son otras tantas unidades y admiten cada una un solo lugar para { $value }. Así que en cada una de estas unidades el valor { $value } está en una de estas casillas.

technique-wxyz-wing = WXYZ-Wing
    .short = { $value } en { $cell } o { OR($holders) }, unidas por { $other }
    .full = { $cells } solo tienen entre ellas { $values }, un valor más que casillas. { $cell } es { OR($cell-values) }, y ve a todos los lugares de { $other } entre ellas. Si { $cell } es { $other }, necesitan todos sus otros valores, así que { OR($holders) } es { $value }. Por tanto, { $value } está en { $cell } o en { OR($holders) }.

technique-wxyz-ring = Anillo WXYZ
    .short = { $cell } y { $cells } tienen { $values } una vez cada uno
    .full = { $cells } solo tienen entre ellas { $values }, un valor más que casillas. { $cell } es { OR($cell-values) }, y ve a todos los lugares de ambos entre ellas. Tome el que tome, ellas necesitan todos los demás. Por tanto, { $cell } junto con { $cells } tiene cada uno de los valores { $values } exactamente una vez.

technique-multi-colouring = Coloreado múltiple
    .short = todo A o todo B es { $value }, pues { $clash } comparten { $house }
    .full =
        Donde { $value } solo tiene dos lugares en una unidad, estos llevan colores opuestos. En una red el color A es { $colour-a } y su opuesto { $not-a }; en otra el color B es { $colour-b } y su opuesto { $not-b }. { $clash } comparten { $house }, así que los dos opuestos no pueden tener a la vez { $value }: todo A o todo B lo tiene. { COUNT($targets) ->
            [one] { $targets } ve a { $seen-a } de A y a { $seen-b } de B.
           *[other] Cada una de { $targets } ve a una casilla de A ({ $seen-a }) y a una de B ({ $seen-b }).
        }

technique-finned-jellyfish = Medusa con aleta
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-sashimi-jellyfish = Medusa sashimi
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-sue-de-coq = Sue de Coq
    .short = { $cells } con { $in-box }: { $box-values }; con { $in-line }: { $line-values }
    .full = { $cells }, donde se cruzan { $box } y { $line }, solo tienen { $values }. Además: { $in-box } en { $box } con solo { $in-box-values }, y { $in-line } en { $line } con solo { $in-line-values }. Juntas, estas casillas tienen tantos valores como casillas son, y ninguno puede estar dos veces, así que cada uno se usa una vez: { $box-values } en { $box } y { $line-values } en { $line }.

technique-vwxyz-wing = VWXYZ-Wing
    .short = { technique-wxyz-wing.short }
    .full = { technique-wxyz-wing.full }

technique-vwxyz-ring = Anillo VWXYZ
    .short = { technique-wxyz-ring.short }
    .full = { technique-wxyz-ring.full }

technique-aligned-pair = Exclusión de pares alineados
    .short = { $gone } deja siempre { OR($around) } sin candidatos
    .full = No hay modo de llenar { $cells } que use { $gone }. Todo modo que no repite un valor en casillas que se ven deja sin candidatos a { OR($around) }: { $cases }.

technique-x-chain = Cadena X
    .short = { $cell } es { $value } o { $end } es { $end-value }
    .full = Supóngase que { $cell } no es { $value }: { $chain }. Así que si { $cell } no es { $value }, entonces { $end } es { $end-value }: siempre se cumple una de las dos cosas.

technique-xy-chain = Cadena XY
    .short = { technique-x-chain.short }
    .full = { technique-x-chain.full }

technique-aic = Cadena de inferencias alternas
    .short = { technique-x-chain.short }
    .full = { technique-x-chain.full }

technique-als-xz = ALS-XZ
    .short = { $value } en { OR($ends) }, pues { $common } está en uno solo de dos conjuntos
    .full = El conjunto A es { $first } con solo { $first-values }, el conjunto B es { $second } con solo { $second-values }: cada uno tiene un valor más que casillas. Todos los lugares de { $common } en A ven a todos los de B, así que solo uno de los conjuntos puede tener { $common }. El otro necesita entonces todos sus demás valores, entre ellos { $value }. Así que una de { $ends } es { $value }.

technique-franken-fish = Pez Franken
    .short = { technique-x-wing.short }
    .full = En { $bases } el valor { $value } solo puede estar en { OR($covers) }. Dos de ellas no pueden usar la misma de estas unidades, así que en { $covers } el valor { $value } está siempre dentro de { $bases }.

technique-finned-franken-fish = Pez Franken con aleta
    .short = { $value } en { $bases }, con aleta
    .full = { technique-finned-x-wing.full }

technique-finned-mutant-fish = Pez mutante con aleta
    .short = { technique-finned-franken-fish.short }
    .full = { technique-finned-x-wing.full }

technique-continuous-loop = Bucle continuo
    .short = { technique-x-cycle.short }
    .full = { technique-x-cycle.full } Una casilla que aparece en el bucle con dos valores tiene uno de los dos.

technique-grouped-aic = Cadena con grupos
    .short = { $value } en { OR($first) }, o bien { $end-value } en { OR($last) }
    .full = Supóngase que el { $value } no está en { OR($first) }: { $chain }. Así que si el { $value } no está en { OR($first) }, entonces el { $end-value } está en { OR($last) }: siempre se cumple una de las dos cosas.

technique-grouped-loop = Bucle con grupos
    .short = { technique-x-cycle.short }
    .full = { technique-continuous-loop.full } Las casillas que se nombran juntas cuentan como un solo lugar.

technique-als-aic = Cadena con conjuntos casi bloqueados
    .short = { technique-grouped-aic.short }
    .full = { technique-grouped-aic.full } Conjuntos casi bloqueados del camino, con un valor más que casillas: { $sets }. Si un valor desaparece de todo un conjunto, todos los demás están en él.

technique-doubly-linked-als = ALS-XZ con doble enlace
    .short = { $values } están cada uno en uno de dos conjuntos, así que ambos quedan bloqueados
    .full = El conjunto A es { $first } con solo { $first-values }, el conjunto B es { $second } con solo { $second-values }: cada uno tiene un valor más que casillas y solo puede carecer de un valor. Todos los lugares de { $values } en A ven a todos los de B, así que cada uno de los dos está en un solo conjunto. Por tanto, un conjunto tiene uno, el otro conjunto tiene el otro, y cada uno tiene todos sus demás valores.

technique-als-xy-wing = ALS-XY-Wing
    .short = { $value } en { OR($ends) }, por conjuntos enlazados
    .full = Estos son grupos de casillas, en este orden: { $sets }. Cada grupo tiene solo un valor más que casillas, así que le falta uno solo de sus valores. Dos grupos seguidos comparten un valor que solo uno de ellos puede tener, porque todos sus lugares en uno ven a todos los del otro; en el mismo orden, estos valores son { $commons }. Si al primer grupo le falta { $value }, tiene el valor que comparte con el segundo. Así que al segundo le falta ese valor y tiene todos los demás, y así hasta el último grupo, que entonces tiene { $value }. Así que una de { $ends } es { $value }.

technique-als-chain = Cadena de ALS
    .short = { technique-als-xy-wing.short }
    .full = { technique-als-xy-wing.full }

technique-death-blossom = Death Blossom
    .short = sea lo que sea { $pivot } ({ OR($pivot-values) }), uno de los conjuntos a su alrededor tiene { $value }
    .full = { $pivot } es { OR($pivot-values) }. Para cada uno de estos valores hay un grupo de casillas con solo un valor más que casillas, y { $pivot } ve todos los lugares de ese valor en él; en el mismo orden: { $sets }. Sea lo que sea { $pivot }, el grupo de ese valor no puede tenerlo también, así que tiene todos sus demás valores, entre ellos { $value }. Así que una de { $ends } es { $value }.

technique-templates = Plantillas
    .short =
        ninguna forma de colocar el valor { $value } usa { COUNT($cells) ->
            [one] { $cells }
           *[other] estas casillas
        }
    .full = Cada una de { $houses } necesita un { $value }, y dos de ellos no pueden verse. Ninguna forma de colocarlos juntos usa { OR($cells) }.

technique-aligned-triple = Exclusión de tríos alineados
    .short = { technique-aligned-pair.short }
    .full = { technique-aligned-pair.full }

technique-nishio = Cadena de Nishio
    .short = si { $cell } es { $value }, { $clash } es { $clash-value } y no lo es
    .full = Si { $cell } fuera { $value }, habría dos series de consecuencias: { $chains }. Así que { $clash } sería { $clash-value } y no lo sería: una contradicción.

technique-nishio-on = Cadena de Nishio
    .short = si { $cell } no es { $value }, { $clash } es { $clash-value } y no lo es
    .full = Si { $cell } no fuera { $value }, habría dos series de consecuencias: { $chains }. Así que { $clash } sería { $clash-value } y no lo sería: una contradicción.

technique-cell-chains = Cadenas forzadas de una casilla
    .short = sea { $from } lo que sea ({ OR($from-values) }), { $cell } no es { $value }
    .full = { $from } es { OR($from-values) }. En todos los casos se sigue que { $cell } no es { $value }: { $chains }.

technique-cell-chains-on = Cadenas forzadas de una casilla
    .short = sea { $from } lo que sea ({ OR($from-values) }), { $cell } es { $value }
    .full = { $from } es { OR($from-values) }. En todos los casos se sigue que { $cell } es { $value }: { $chains }.

technique-house-chains = Cadenas forzadas de una unidad
    .short = esté donde esté { $from-value } en { $from }, { $cell } no es { $value }
    .full = En { $from } el valor { $from-value } está en { OR($places) }. En todos los casos se sigue que { $cell } no es { $value }: { $chains }.

technique-house-chains-on = Cadenas forzadas de una unidad
    .short = esté donde esté { $from-value } en { $from }, { $cell } es { $value }
    .full = En { $from } el valor { $from-value } está en { OR($places) }. En todos los casos se sigue que { $cell } es { $value }: { $chains }.

technique-dynamic-contradiction = Cadenas dinámicas de contradicción
    .short = { technique-nishio.short }
    .full =
        { $inner ->
            [yes] { technique-nishio.full } Algunas de las consecuencias se siguen de las anteriores por otras técnicas: { $by }.
           *[no] { technique-nishio.full }
        }

technique-dynamic-contradiction-on = Cadenas dinámicas de contradicción
    .short = { technique-nishio-on.short }
    .full =
        { $inner ->
            [yes] { technique-nishio-on.full } Algunas de las consecuencias se siguen de las anteriores por otras técnicas: { $by }.
           *[no] { technique-nishio-on.full }
        }

technique-dynamic-double = Cadenas dinámicas dobles
    .short = sea o no { $either } { $either-value }, { $cell } no es { $value }
    .full =
        { $inner ->
            [yes] { $either } es { $either-value } o no lo es. En ambos casos se sigue que { $cell } no es { $value }: { $chains }. Algunas de las consecuencias se siguen de las anteriores por otras técnicas: { $by }.
           *[no] { $either } es { $either-value } o no lo es. En ambos casos se sigue que { $cell } no es { $value }: { $chains }.
        }

technique-dynamic-double-on = Cadenas dinámicas dobles
    .short = sea o no { $either } { $either-value }, { $cell } es { $value }
    .full =
        { $inner ->
            [yes] { $either } es { $either-value } o no lo es. En ambos casos se sigue que { $cell } es { $value }: { $chains }. Algunas de las consecuencias se siguen de las anteriores por otras técnicas: { $by }.
           *[no] { $either } es { $either-value } o no lo es. En ambos casos se sigue que { $cell } es { $value }: { $chains }.
        }

technique-dynamic-cell-chains = Cadenas dinámicas de una casilla
    .short = { technique-cell-chains.short }
    .full =
        { $inner ->
            [yes] { technique-cell-chains.full } Algunas de las consecuencias se siguen de las anteriores por otras técnicas: { $by }.
           *[no] { technique-cell-chains.full }
        }

technique-dynamic-cell-chains-on = Cadenas dinámicas de una casilla
    .short = { technique-cell-chains-on.short }
    .full =
        { $inner ->
            [yes] { technique-cell-chains-on.full } Algunas de las consecuencias se siguen de las anteriores por otras técnicas: { $by }.
           *[no] { technique-cell-chains-on.full }
        }

technique-dynamic-house-chains = Cadenas dinámicas de una unidad
    .short = { technique-house-chains.short }
    .full =
        { $inner ->
            [yes] { technique-house-chains.full } Algunas de las consecuencias se siguen de las anteriores por otras técnicas: { $by }.
           *[no] { technique-house-chains.full }
        }

technique-dynamic-house-chains-on = Cadenas dinámicas de una unidad
    .short = { technique-house-chains-on.short }
    .full =
        { $inner ->
            [yes] { technique-house-chains-on.full } Algunas de las consecuencias se siguen de las anteriores por otras técnicas: { $by }.
           *[no] { technique-house-chains-on.full }
        }

technique-direct-pointing = Señalamiento directo
    .short = { $value } en { $from } solo en { $to }, así que en { $house } solo en { $cell }
    .full = En { $from } el valor { $value } solo puede estar en { OR($cells) }. Todas estas casillas están en { $to }, así que no está en ninguna otra de { $to }. En { $house } a { $value } solo le queda { $cell }.

technique-direct-claiming = Reclamación directa
    .short = { technique-direct-pointing.short }
    .full = { technique-direct-pointing.full }

technique-direct-hidden-pair = Par oculto directo
    .short = { $values } en { $house } solo en { $cells }; entonces { $value } solo en { $cell }
    .full = En { $house } los valores { $values } solo pueden estar en { $cells }. Ocupan todas estas casillas, así que a { $value } en { $house } solo le queda { $cell }.

technique-direct-hidden-triple = Trío oculto directo
    .short = { technique-direct-hidden-pair.short }
    .full = { technique-direct-hidden-pair.full }

technique-grouped-two-links = Dos enlaces fuertes agrupados
    .short = { technique-skyscraper.short }
    .full = { technique-skyscraper.full }

technique-x-cycle = Ciclo X
    .short = bucle por { COUNT($cells) } casillas
    .full = Un bucle pasa por { $cells }: { $chain }; y así hasta volver al principio. Así que o todo esto se cumple, o se cumple lo contrario de todo. En ambos casos, de dos vecinas del bucle que tratan del mismo valor, una tiene ese valor, así que una casilla que ve a ambas no puede tenerlo.

technique-y-cycle = Ciclo Y
    .short = { technique-x-cycle.short }
    .full = { technique-x-cycle.full }

technique-forcing-x-chain = Cadena X forzada
    .short = si { $cell } es { $value }, se sigue que no lo es
    .full = Supóngase que { $cell } es { $value }: { $chain }. Así que { $cell } no sería { $value }: una contradicción.

technique-forcing-x-chain-on = Cadena X forzada
    .short = si { $cell } no es { $value }, se sigue que lo es
    .full = Supóngase que { $cell } no es { $value }: { $chain }. Así que { $cell } sería { $value } después de todo: una contradicción.

technique-cycle = Ciclo bidireccional
    .short = { technique-x-cycle.short }
    .full = { technique-x-cycle.full }

technique-forcing-chain = Cadena forzada
    .short = { technique-forcing-x-chain.short }
    .full = { technique-forcing-x-chain.full }

technique-forcing-chain-on = Cadena forzada
    .short = { technique-forcing-x-chain-on.short }
    .full = { technique-forcing-x-chain-on.full }

technique-four-strong-links = Cuatro enlaces fuertes
    .short = { $value } en { OR($ends) }, por { $bridge }, { $bridge-2 } y { $bridge-3 }
    .full = El valor { $value } está { $links }. Como mucho una de { $joint } en { $bridge } es { $value }, como mucho una de { $joint-2 } en { $bridge-2 }, y como mucho una de { $joint-3 } en { $bridge-3 }. Así que si no está en un extremo, está en el otro: al menos una de { $ends } es { $value }.

technique-four-link-loop = Bucle de cuatro enlaces fuertes
    .short = { technique-three-link-loop.short }
    .full = { technique-three-link-loop.full }

technique-uvwxyz-wing = UVWXYZ-Wing
    .short = { technique-wxyz-wing.short }
    .full = { technique-wxyz-wing.full }

technique-uvwxyz-ring = Anillo UVWXYZ
    .short = { technique-wxyz-ring.short }
    .full = { technique-wxyz-ring.full }

technique-tuvwxyz-wing = TUVWXYZ-Wing
    .short = { technique-wxyz-wing.short }
    .full = { technique-wxyz-wing.full }

technique-tuvwxyz-ring = Anillo TUVWXYZ
    .short = { technique-wxyz-ring.short }
    .full = { technique-wxyz-ring.full }

technique-unique-rectangle-1 = Rectángulo único, tipo 1
    .short = { $cells } no pueden ser todas { OR($values) }; { $rescuers } es otra cosa
    .full = Si { $rescuers } fuera { OR($values) }, todas las casillas { $cells } serían { OR($values) }. Cada fila, columna y caja tendría allí ambos, así que se podrían intercambiar: dos soluciones. El puzle tiene una única solución, así que { $rescuers } es otra cosa.

technique-unique-rectangle-2 = Rectángulo único, tipo 2
    .short = { $cells } no pueden ser todas { OR($values) }, así que { OR($rescuers) } es { $value }
    .full = Si ninguna de { $rescuers } fuera { $value }, todas las casillas { $cells } serían { OR($values) }. Cada fila, columna y caja tendría allí ambos, así que se podrían intercambiar: dos soluciones. El puzle tiene una única solución, así que una de { $rescuers } es { $value }.

technique-unique-rectangle-3 = Rectángulo único, tipo 3
    .short = una de { $rescuers } llena, con { $set-cells }, { $set-values } en { $house }
    .full =
        Si { $cells } fueran todas { OR($values) }, cada fila, columna y caja tendría allí ambos, así que se podrían intercambiar: dos soluciones. El puzle tiene una única solución, así que una de { $rescuers } es { OR($extra) }. { $kind ->
            [hidden] En { $house } los valores { $set-values } solo pueden estar en { OR($rescuers) } o en { OR($set-cells) }. Como una de { $rescuers } no tiene ninguno de ellos, en { $set-cells } no cabe otro valor.
           *[naked] En { $house } esa casilla junto con { $set-cells } solo tiene { $set-values }, tantos valores como casillas.
        }

technique-unique-rectangle-4 = Rectángulo único, tipo 4
    .short = { $value } en { $house } solo en { $rescuers }, así que ninguna es { $other } (una única solución)
    .full = En { $house } el valor { $value } solo puede estar en { $rescuers }. Si una de ellas fuera { $other }, la otra sería { $value }, y todas las casillas { $cells } serían { OR($values) }. Cada fila, columna y caja tendría allí ambos, así que se podrían intercambiar: dos soluciones. El puzle tiene una única solución, así que ninguna de { $rescuers } es { $other }.

technique-unique-loop-1 = Bucle único, tipo 1
    .short = las { COUNT($cells) } casillas del bucle no pueden ser todas { OR($values) }; { $rescuers } es otra cosa
    .full = { technique-unique-rectangle-1.full }

technique-unique-loop-2 = Bucle único, tipo 2
    .short = las { COUNT($cells) } casillas del bucle no pueden ser todas { OR($values) }, así que { OR($rescuers) } es { $value }
    .full = { technique-unique-rectangle-2.full }

technique-unique-loop-3 = Bucle único, tipo 3
    .short = { technique-unique-rectangle-3.short }
    .full = { technique-unique-rectangle-3.full }

technique-unique-loop-4 = Bucle único, tipo 4
    .short = { technique-unique-rectangle-4.short }
    .full = { technique-unique-rectangle-4.full }

technique-hidden-rectangle = Rectángulo oculto
    .short = si { $cell } es { $other }, { $ends } son { $value } y { $corner } es { $other }: dos soluciones
    .full = El valor { $value } está { $links }. Si { $cell } fuera { $other }, { $ends } serían { $value } y { $corner } { $other }. Estas cuatro casillas podrían intercambiar { $value } y { $other }: dos soluciones. El puzle tiene una única solución.

technique-avoidable-rectangle-1 = Rectángulo evitable, tipo 1
    .short = { technique-unique-rectangle-1.short }
    .full = Ya rellenas: { $filled }; ninguna de { $cells } viene dada. Si { $rescuers } fuera { $value }, estas cuatro casillas podrían intercambiar { $values }: dos soluciones. El puzle tiene una única solución.

technique-avoidable-rectangle-2 = Rectángulo evitable, tipo 2
    .short = { technique-unique-rectangle-2.short }
    .full = Ya rellenas: { $filled }; ninguna de { $cells } viene dada. Si ninguna de { $rescuers } fuera { $value }, estas cuatro casillas podrían intercambiar { $values }: dos soluciones. El puzle tiene una única solución, así que una de { $rescuers } es { $value }.

technique-unique-rectangle-missing = Rectángulo único con candidatos que faltan
    .short =
        { $type ->
            [one] { technique-unique-rectangle-1.short }
            [two] { technique-unique-rectangle-2.short }
            [three] { technique-unique-rectangle-3.short }
            [four] { technique-unique-rectangle-4.short }
           *[hidden] { technique-hidden-rectangle.short }
        }
    .full =
        { $type ->
            [one] { technique-unique-rectangle-1.full }
            [two] { technique-unique-rectangle-2.full }
            [three] { technique-unique-rectangle-3.full }
            [four] { technique-unique-rectangle-4.full }
           *[hidden] { technique-hidden-rectangle.full }
        } Que a una esquina le falte ahora uno de los dos valores no importa.

technique-bug-1 = Tumba universal, tipo 1
    .short = todo de dos en dos salvo { $values } en { $cell }, con tres lugares en { $houses }
    .full = Cada una de las demás casillas vacías tiene dos candidatos, y cada valor que falta tiene dos lugares en cada unidad; además solo hay { $values } en { $cell }, con tres lugares en { $houses }. Sin eso habría dos soluciones o ninguna. El puzle tiene una única solución, así que { $cell } es { OR($values) } y sus demás candidatos se eliminan.

technique-bug-2 = Tumba universal, tipo 2
    .short = todo de dos en dos salvo { $value } en { $cells }, así que una de ellas es { $value }
    .full = Sin { $value } en { $cells } cada casilla vacía tendría dos candidatos y cada valor que falta dos lugares en cada unidad, así que habría dos soluciones o ninguna. El puzle tiene una única solución, así que una de { $cells } es { $value }.

technique-bug-4 = Tumba universal, tipo 4
    .short = todo de dos en dos salvo { $extras }; { $common } en { $house } solo en { $cells }
    .full = Sin { $extras } cada casilla vacía tendría dos candidatos y cada valor que falta dos lugares en cada unidad, así que habría dos soluciones o ninguna. El puzle tiene una única solución, así que una de { $cells } tiene uno de estos valores de más. En { $house } el valor { $common } solo puede estar en estas dos casillas, así que la otra es { $common }.

technique-bug-3 = Tumba universal, tipo 3
    .short = una de { $cells } llena, con { $set-cells }, { $set-values }
    .full = Sin { $extras } cada casilla vacía tendría dos candidatos y cada valor que falta dos lugares en cada unidad, así que habría dos soluciones o ninguna. El puzle tiene una única solución, así que una de { $cells } es { OR($values) }. En { $house } esa casilla junto con { $set-cells } solo tiene { $set-values }, tantos valores como casillas.
