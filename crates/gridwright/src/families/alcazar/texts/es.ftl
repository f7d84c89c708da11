# Alcazar, en español.

family =
    .name = Alcazar
    .summary = Un camino por todas las casillas de un tablero con muros, que entra por un hueco y sale por otro
    .rules = Traza un único camino que entre por un hueco del borde, pase exactamente una vez por cada casilla sin cruzar ningún muro y salga por otro hueco. Los demás huecos no se usan.
    .notation = r1|c2 es el lado entre r1c2 y la casilla a su derecha, r1_c2 el que hay entre r1c2 y la casilla de abajo; =o significa que el camino pasa por él, =x que no.

parameter-width = Casillas de una fila
parameter-height = Filas de casillas
parameter-gaps = Huecos del borde como máximo, contando los dos que se usan; si no se dice nada, tantos como un tercio de todos los lados juntos
parameter-walls = Cuándo puede quitarse un muro: mientras la lógica sin mirar adelante encuentre el camino (en tableros de más de 150 casillas: la lógica hasta contar regiones), o mientras haya un solo camino
parameter-density = Porcentaje de los bordes que el camino no usa que siguen siendo muros; 0 no deja ninguno que pueda quitarse
parameter-symmetry = Cómo se repiten los muros: half-turn exige un lado impar, mirror una anchura par; el camino es entonces tan simétrico como los muros
parameter-fewest = Si se siguen cambiando muros hasta que queden pocos interiores

technique-cell-full = Casilla completa
technique-two-ways = Solo dos caminos
technique-early-ring = Anillo prematuro
technique-early-exit = Salida prematura
technique-fork = Bifurcación
technique-partition = Partición
technique-exit-parity = Paridad de las salidas
technique-block-parity = Paridad de un bloque
technique-region-parity = Paridad de una región
technique-neck = Cuello estrecho
technique-split = División
technique-tied-edges = Bordes ligados
technique-edge-what-if = ¿Y si…?, para un borde

rule-path = un único camino
rule-cell = { $cell }
