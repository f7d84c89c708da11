# Alcazar, en español.

family =
    .name = Alcazar
    .rules = Traza un único camino que entre por un hueco del borde, pase exactamente una vez por cada casilla sin cruzar ningún muro y salga por otro hueco. Los demás huecos no se usan.
    .notation = r1|c2 es el lado entre r1c2 y la casilla a su derecha, r1_c2 el que hay entre r1c2 y la casilla de abajo; =o significa que el camino pasa por él, =x que no.

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
