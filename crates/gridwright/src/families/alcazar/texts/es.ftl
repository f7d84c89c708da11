# Alcazar, en español.

family =
    .name = Alcazar
    .summary = Un camino por todas las casillas de un tablero con muros, que entra por un hueco y sale por otro
    .rules = Traza un único camino que entre por un hueco del borde, pase exactamente una vez por cada casilla sin cruzar ningún muro y salga por otro hueco. Los demás huecos no se usan.
    .notation = r1|c2 es el lado entre r1c2 y la casilla a su derecha, r1_c2 el que hay entre r1c2 y la casilla de abajo; =o significa que el camino pasa por él, =x que no.

# Variantes que se conocen por un nombre.
variant-classic = Clásico
variant-small = 5 x 5
variant-large = 12 x 12
variant-symmetric = Simétrico

parameter-width = Casillas de una fila
    .name = Anchura
parameter-height = Filas de casillas
    .name = Altura
parameter-gaps = Huecos del borde como máximo, contando los dos que se usan; si no se dice nada, tantos como un tercio de todos los lados juntos
    .name = Huecos
parameter-walls = Cuándo puede quitarse un muro: mientras la lógica sin mirar adelante encuentre el camino (en tableros de más de 150 casillas: la lógica hasta contar regiones), o mientras haya un solo camino
    .name = Muros
    .logic = lógica
    .unique = único
parameter-density = Porcentaje de los lados de casillas que el camino no usa que siguen siendo muros; 0 no deja ninguno que pueda quitarse
    .name = Densidad
parameter-symmetry = Cómo se repiten los muros: { parameter-symmetry.half-turn } exige un lado impar, { parameter-symmetry.mirror } una anchura par; el camino es entonces tan simétrico como los muros
    .name = Simetría
    .none = ninguna
    .half-turn = media vuelta
    .mirror = espejo
parameter-fewest = Si se siguen cambiando muros hasta que queden pocos interiores
    .name = Pocos muros

technique-cell-full = Casilla completa
    .short = El camino ya pasa por { $place ->
            [border] el borde
           *[other] { $place }
        }: cruza { $ways }
    .full =
        { $place ->
            [border] El camino ya cruza el borde dos veces: cruza { $ways }. Entra una vez y sale una vez, así que no usa ningún otro hueco.
           *[other] El camino ya pasa por { $place }: cruza { $ways }. Pasa una vez por cada casilla, así que no cruza ningún otro lado de ella.
        }

technique-two-ways = Solo dos caminos
    .short = Solo quedan { $ways } para { $place ->
            [border] el borde
           *[other] { $place }
        }
    .full =
        { $place ->
            [border] Solo quedan dos huecos: { $ways }. El camino entra por uno y sale por otro, así que usa los dos.
           *[other] Solo dos lados de { $place } están abiertos: { $ways }. El camino pasa por todas las casillas, así que cruza los dos.
        }

technique-early-ring = Anillo prematuro
    .short = Al cruzar { $edge }, el camino cerraría un anillo de { $cells } casillas
    .full = Si el camino cruzara { $edge }, cerraría un anillo de { $cells } casillas y dejaría fuera { $left ->
            [one] una casilla
           *[other] { $left } casillas
        }.

technique-early-exit = Salida prematura
    .short = Al cruzar { $edge }, el camino acabaría tras { $cells ->
            [one] una casilla
           *[other] { $cells } casillas
        }
    .full = Si el camino cruzara { $edge }, iría de hueco a hueco por { $cells ->
            [one] una casilla
           *[other] { $cells } casillas
        } y dejaría fuera { $left ->
            [one] una casilla
           *[other] { $left } casillas
        }.

technique-fork = Bifurcación
    .short = Cruzar { $one } y { $other } cerraría el camino demasiado pronto
    .full = Desde { $cell }, dos lados llevan a los extremos de un mismo tramo de camino: { $one } y { $other }. Si el camino cruzara los dos, se cerraría demasiado pronto. Cruza dos lados de { $cell }, así que uno de ellos es { $edge }.

technique-partition = Partición
    .short = Solo { $edge } une { $count ->
            [one] una casilla
           *[other] { $count } casillas
        } con las demás
    .full =
        Entre las casillas, solo { $edge } une { $count ->
            [one] { $region }
           *[other] la región de { $count } casillas ({ $region })
        } con el resto del tablero. El camino visita todas las casillas de una vez, así que cruza por ahí.

technique-exit-parity = Paridad de las salidas
    .short = Con { $dark } casillas oscuras y { $light } claras, los colores de los huecos están decididos
    .full =
        Se colorean las casillas como un tablero de ajedrez, r1c1 oscura: { $dark } son oscuras y { $light } claras. Oscuras y claras se alternan a lo largo del camino, así que { $ends ->
            [same] empieza y acaba en casillas oscuras
           *[different] un extremo está en una casilla oscura y el otro en una clara
        }. Huecos junto a casillas oscuras: { $ways-dark } (ya usados: { $laid-dark }); junto a claras: { $ways-light } (ya usados: { $laid-light }). { $dark-ways-are ->
            [used] Todos los huecos junto a casillas oscuras hacen falta.
            [unused] Ningún otro hueco junto a una casilla oscura se usa.
           *[open] { "" }
        } { $light-ways-are ->
            [used] Todos los huecos junto a casillas claras hacen falta.
            [unused] Ningún otro hueco junto a una casilla clara se usa.
           *[open] { "" }
        }

technique-block-parity = Paridad de un bloque
    .short = { $count } casillas (oscuras: { $dark }; claras: { $light }) deciden las salidas
    .full =
        Se colorean las casillas como un tablero de ajedrez, r1c1 oscura. La región de { $count } casillas ({ $region }) tiene { $dark ->
            [one] una oscura
           *[other] { $dark } oscuras
        } y { $light ->
            [one] una clara
           *[other] { $light } claras
        }. Oscuras y claras se alternan a lo largo del camino, así que este sale de la región { $side ->
            [even] tantas veces desde casillas oscuras como desde claras
            [dark] { $more ->
                [one] una vez más
               *[other] { $more } veces más
            } desde casillas oscuras que desde claras
           *[light] { $more ->
                [one] una vez más
               *[other] { $more } veces más
            } desde casillas claras que desde oscuras
        }, y al menos dos veces en total. Salidas desde casillas oscuras: { $ways-dark } (ya usadas: { $laid-dark }); desde claras: { $ways-light } (ya usadas: { $laid-light }). { $gaps ->
            [yes] De los huecos del tablero, el camino usa { $gaps-dark } junto a casillas oscuras y { $gaps-light } junto a claras.
           *[no] { "" }
        } { $dark-ways-are ->
            [used] Todas las salidas desde casillas oscuras hacen falta.
            [unused] Ninguna otra salida desde casillas oscuras se usa.
           *[open] { "" }
        } { $light-ways-are ->
            [used] Todas las salidas desde casillas claras hacen falta.
            [unused] Ninguna otra salida desde casillas claras se usa.
           *[open] { "" }
        }

technique-region-parity = Paridad de una región
    .short = { technique-block-parity.short }
    .full = { technique-block-parity.full }

technique-neck = Cuello estrecho
    .short = { technique-block-parity.short }
    .full = { technique-block-parity.full }

technique-split = División
    .short =
        Los tramos junto a { $one ->
            [border] los huecos
           *[other] { $one }
        } y junto a { $other ->
            [border] los huecos
           *[other] { $other }
        } parten el tablero en dos
    .full =
        Sin el tramo de camino junto a { $one ->
            [border] los huecos
           *[other] { $one }
        } y el tramo junto a { $other ->
            [border] los huecos
           *[other] { $other }
        }, el tablero queda en dos partes. Una de ellas tiene { $count } casillas ({ $region }); oscuras: { $dark }; claras: { $light }. El camino pasa una vez por cada parte, de un tramo al otro, y oscuras y claras se alternan. Así que { $ends ->
            [dark] entra en esta parte y sale de ella por una casilla oscura
            [light] entra en esta parte y sale de ella por una casilla clara
           *[different] uno de sus extremos en esta parte es oscuro y el otro claro
        }. No cruza los lados que no encajan con esto, y donde solo queda una vía, la toma.

technique-tied-edges = Lados ligados
    .short =
        Lo que el recuento liga con { $edge } { $trouble ->
            [ring] cerraría un anillo demasiado pronto
            [exit] acabaría el camino demasiado pronto
           *[apart] partiría el tablero
        }
    .full =
        Se colorean las casillas como un tablero de ajedrez, r1c1 oscura; oscuras y claras se alternan a lo largo del camino. Se supone que el camino { $mark ->
            [path] cruza
           *[blocked] no cruza
        } { $edge }. { $counts } { $trouble ->
            [ring] Todo a la vez cerraría un anillo de { $cells } casillas y dejaría fuera { $left ->
                [one] una casilla.
               *[other] { $left } casillas.
            }
            [exit] Con todo ello, el camino iría de hueco a hueco por { $cells ->
                [one] una casilla
               *[other] { $cells } casillas
            } y dejaría fuera { $left ->
                [one] una casilla.
               *[other] { $left } casillas.
            }
            [apart] Entonces ningún lado abierto uniría una parte de las casillas ({ $part }) con las demás.
            [cell] Entonces solo { $by } uniría una parte de las casillas ({ $part }) con el resto del tablero, y el camino pasa por ahí una sola vez, así que no podría volver.
            [side] Entonces solo { $by } llevaría a una parte de las casillas ({ $part }), y el camino no podría volver.
           *[parts] Entonces, sin { $by }, las casillas quedarían en { $total } partes. El camino pasa por { $by } una vez, lo que une dos partes, no más.
        }

counted-region =
    { $count ->
        [one] El camino cruza dos lados de { $region }. { COUNT($path) ->
            [0] { "" }
           *[other] Solo dos estarían abiertos, así que cruzaría también { $path }.
        } { COUNT($blocked) ->
            [0] { "" }
           *[other] Cruzaría ya dos, así que no cruzaría { OR($blocked) }.
        }
       *[other] La región de { $count } casillas ({ $region }) tiene { $dark ->
            [one] una oscura
           *[other] { $dark } oscuras
        } y { $light ->
            [one] una clara
           *[other] { $light } claras
        }, así que el camino sale de ella { $side ->
            [even] tantas veces desde casillas oscuras como desde claras
            [dark] { $more } veces más desde casillas oscuras que desde claras
           *[light] { $more } veces más desde casillas claras que desde oscuras
        }, y al menos dos veces en total. Las salidas desde casillas oscuras serían { $ways-dark } (usadas: { $laid-dark }); desde claras, { $ways-light } (usadas: { $laid-light }). { $gaps ->
            [yes] De los huecos del tablero, el camino usa { $gaps-dark } junto a casillas oscuras y { $gaps-light } junto a claras.
           *[no] { "" }
        } { COUNT($path) ->
            [0] { "" }
           *[other] Así que cruzaría también { $path }.
        } { COUNT($blocked) ->
            [0] { "" }
           *[other] Así que no cruzaría { OR($blocked) }.
        }
    }

technique-edge-what-if = ¿Y si…?, para un lado
    .short =
        { $mark ->
            [path] Si el camino cruzara { $edge }, no se podría seguir
           *[blocked] Si el camino no cruzara { $edge }, no se podría seguir
        }
    .full =
        { $mark ->
            [path] Si el camino cruzara { $edge },
           *[blocked] Si el camino no cruzara { $edge },
        } { $count ->
            [0] enseguida
            [one] seguiría un movimiento: { $moves }. Entonces
           *[other] seguirían estos { $count } movimientos: { $moves }. Entonces
        } { $end ->
            [place] { $place ->
                [border] quedarían menos de dos huecos.
               *[other] quedarían menos de dos lados de { $place } por cruzar.
            }
            [parted] el tablero quedaría partido.
           *[colours] las casillas oscuras y claras no podrían alternarse a lo largo del camino.
        }

# What follows from a step.
change-placed-o = el camino cruza { $cells }
change-placed-x = el camino no cruza { OR($cells) }

mistake-wrong-o = El camino no cruza { $cell }. Supongamos que sí:
mistake-wrong-x = El camino cruza { $cell }. Supongamos que no:
mistake-no-way-cell = Entonces el camino ya no puede pasar por { $house }.
mistake-no-way-path = Entonces ya no es posible un solo camino por todas las casillas.

rule-path = un único camino
rule-cell = { $cell }
