# Alcazar, auf Deutsch.

family =
    .name = Alcazar
    .rules = Zeichne einen einzigen Weg, der durch eine Lücke im Rand eintritt, jedes Feld genau einmal besucht, keine Mauer kreuzt und durch eine andere Lücke hinausführt. Die übrigen Lücken bleiben unbenutzt.
    .notation = r1|c2 ist die Seite zwischen r1c2 und dem Feld rechts davon, r1_c2 die zwischen r1c2 und dem Feld darunter; =o heißt, dass der Weg darüber führt, =x, dass er es nicht tut.

technique-cell-full = Feld voll
technique-two-ways = Nur zwei Wege
technique-early-ring = Zu früher Ring
technique-early-exit = Zu früher Ausgang
technique-fork = Gabel
technique-partition = Teilung
technique-exit-parity = Parität der Ausgänge
technique-block-parity = Parität eines Blocks
technique-region-parity = Parität eines Gebiets
technique-neck = Engstelle
technique-split = Spaltung
technique-tied-edges = Verknüpfte Kanten
technique-edge-what-if = Was wäre wenn, für eine Kante

rule-path = ein einziger Weg
rule-cell = { $cell }
