# Lessons of the techniques of Alcazar, in Spanish.

lesson-cell-full = El camino pasa una vez por cada casilla, por dos de sus lados. Cuando se conocen los dos, los demás no se usan. Lo mismo vale para el borde: con dos huecos usados, los demás no se usan.
    .spot = En cada casilla por la que el camino acaba de pasar se pueden tachar los demás lados.
    .miss = Una casilla con un lado usado no está completa: el camino aún tiene que salir de ella.
    .relatives = «Solo dos caminos» es la otra mitad de la misma regla. Juntos son los pasos más fáciles y siguen a casi todos los demás.

lesson-two-ways = El camino entra en cada casilla y sale de ella. Una casilla con solo dos lados abiertos usa los dos. Son así las esquinas y los rincones entre muros.
    .spot = Buscar casillas con dos muros o lados tachados, ante todo en las esquinas.
    .miss = Una casilla del borde puede tener un hueco como tercera salida: entonces tiene tres lados abiertos, no dos.
    .relatives = «Casilla completa» es la otra mitad de la misma regla. Donde hay tres lados abiertos puede decidir una bifurcación.

lesson-early-ring = El camino visita todas las casillas, así que no puede volver a sí mismo antes. No cruza un lado que uniría los dos extremos de un tramo mientras falten casillas. Solo el último lado de todos puede cerrarlo.
    .spot = Seguir un tramo hasta sus dos extremos y ver si están uno junto al otro.
    .miss = Los extremos de dos tramos distintos sí pueden unirse: sale un tramo más largo, no un anillo.
    .relatives = «Salida prematura» es lo mismo para los tramos que vienen de los huecos. La bifurcación mira un lado más allá.

lesson-early-exit = El camino va de hueco a hueco por todas las casillas. No cruza un lado que uniría el tramo de un hueco con el del otro mientras falten casillas. Acabaría demasiado pronto.
    .spot = Seguir el camino desde los dos huecos hacia dentro y ver si los extremos están uno junto al otro.
    .miss = Mientras no se conozca uno de los huecos, los tramos sí pueden unirse.
    .relatives = «Anillo prematuro» es lo mismo dentro del tablero. La partición mira las casillas que quedarían fuera.

lesson-fork = Dos de los tres lados abiertos de una casilla llevan a los dos extremos de un tramo. Usar ambos cerraría el camino demasiado pronto, así que se usa como mucho uno. El camino cruza dos lados de la casilla, así que el tercero es uno de ellos.
    .spot = Mirar una casilla entre los dos extremos de un tramo que tenga exactamente una salida más.
    .miss = Con dos salidas más no se decide nada: pueden ser las dos que se usan.
    .relatives = «Anillo prematuro» es el caso más fácil, de un solo lado. «¿Y si…?, para un lado» lleva estas ideas más lejos.

lesson-partition = Una parte del tablero está unida al resto por un solo lado. El camino visita todas las casillas de una vez, así que cruza por ahí. Los huecos del borde no cuentan: por ellos el camino no vuelve.
    .spot = Buscar sitios estrechos: muros y tramos acabados que casi cortan una esquina o un brazo del tablero.
    .miss = Con dos entradas a la parte esto solo no decide nada, aunque puede decidir el recuento de colores.
    .relatives = «Paridad de un bloque» y «Cuello estrecho» cuentan las casillas de esas partes. La división es el caso más difícil, con dos tramos.

lesson-exit-parity = Las casillas se colorean oscuras y claras como un tablero de ajedrez. El camino cambia de color a cada paso, así que el número de oscuras y de claras dice de qué color son sus extremos. Los huecos junto a casillas del otro color no se usan; si solo uno encaja, se usa.
    .spot = Con un número impar de casillas los dos extremos están en el color más frecuente, el de las esquinas. Con un número par uno es oscuro y otro claro.
    .miss = Con varios huecos del color adecuado no se decide nada.
    .relatives = Es el más fácil de los pasos que cuentan colores. «Paridad de un bloque» hace lo mismo con una parte del tablero.

lesson-block-parity = Se cuentan las casillas oscuras y claras de un rectángulo. Los colores se alternan a lo largo del camino, así que cada visita toma tantas de uno como de otro, o una más del color por el que entra y sale. Las salidas tienen que compensar la diferencia, y eso puede decidir las últimas.
    .spot = Buscar rectángulos con pocas salidas, sobre todo con distinto número de oscuras y claras o con todas las salidas en un color.
    .miss = Donde a los dos colores les sobran salidas, la cuenta sale de varias formas y no se deduce nada.
    .relatives = «Paridad de las salidas» es el caso más fácil, el de todo el tablero. «Paridad de una región» y «Cuello estrecho» cuentan partes de cualquier forma.

lesson-region-parity = Es la misma cuenta para una parte del tablero de cualquier forma, limitada por muros y lados conocidos. La diferencia entre oscuras y claras dice cuántas salidas parten de oscuras y cuántas de claras. Si de un color no hay más salidas que las necesarias, se usan todas; si ya se usan bastantes, las demás no.
    .spot = Buscar una parte que los muros casi cierran y contar sus casillas por colores.
    .miss = Una casilla olvidada da la vuelta al resultado: conviene contar dos veces.
    .relatives = «Paridad de un bloque» es el caso más fácil, el de un rectángulo. «Cuello estrecho» mira partes grandes con pocas salidas.

lesson-neck = Una parte grande del tablero tiene pocas salidas. El camino cruza un cuello así un número par de veces, al menos dos si no acaba dentro, y los colores se alternan. Todo junto puede decidir qué salidas se usan.
    .spot = Buscar líneas de muro a muro que crucen pocos lados abiertos y contar los colores del lado menor.
    .miss = Un hueco del borde dentro de la parte también es una salida.
    .relatives = La partición es el caso de una sola salida. «Paridad de una región» cuenta partes con más salidas.

lesson-split = Dos tramos de camino juntos parten el tablero en dos. El camino recorre cada lado una vez, de un tramo al otro. Los colores de las casillas de cada lado tienen que cuadrar, y los extremos se unen de acuerdo con ello.
    .spot = Buscar dos tramos que casi se tocan o que juntos llegan de borde a borde.
    .miss = Si hay un tercer paso de una parte a la otra, el tablero no está partido.
    .relatives = La partición es el caso más fácil, de un lado. «Lados ligados» cuenta sobre todo el tablero.

lesson-tied-edges = Contar colores en varios sitios a la vez liga unos lados con otros: uno se cruza solo si otros se cruzan, o no se cruzan. Si todo junto incumpliera una regla, el primero queda decidido al revés. Es contar y mirar a la vez.
    .spot = Después de contar, buscar regiones en las que dos salidas solo pueden usarse juntas o ninguna.
    .miss = Las ligaduras que no incumplen ninguna regla no deciden nada por sí solas.
    .relatives = «Paridad de una región» cuenta una región. «¿Y si…?, para un lado» prueba un lado y sigue todas las reglas.

lesson-edge-what-if = Se supone que el camino cruza un lado, o que no lo cruza, y se sigue lo que tiene que pasar. Cuando no se puede seguir, es al revés. Se usa solo cuando contar y mirar no ayudan.
    .spot = Un lado junto a tramos largos o sitios estrechos es el que más consecuencias tiene.
    .miss = Una prueba que acaba sin contradicción no demuestra nada.
    .relatives = Es el último recurso. «Bifurcación» y «Anillo prematuro» son pruebas cortas de este tipo que se ven de un vistazo.
