# Alcazar, auf Deutsch.

family =
    .name = Alcazar
    .summary = Ein Weg durch jedes Feld eines Bretts mit Mauern, durch eine Lücke hinein und durch eine andere hinaus
    .rules = Zeichne einen einzigen Weg, der durch eine Lücke im Rand eintritt, jedes Feld genau einmal besucht, keine Mauer kreuzt und durch eine andere Lücke hinausführt. Die übrigen Lücken bleiben unbenutzt.
    .notation = r1|c2 ist die Seite zwischen r1c2 und dem Feld rechts davon, r1_c2 die zwischen r1c2 und dem Feld darunter; =o heißt, dass der Weg darüber führt, =x, dass er es nicht tut.

parameter-width = Felder in einer Zeile
parameter-height = Zeilen von Feldern
parameter-gaps = Lücken im Rand, höchstens, die zwei benutzten mitgezählt; ohne Angabe so viele wie ein Drittel aller Seiten zusammen
parameter-walls = Wann eine Mauer weg darf: solange Logik ohne Vorausschau den Weg findet (auf Brettern mit mehr als 150 Feldern: Logik bis zum Zählen von Gebieten), oder solange es nur einen Weg gibt
parameter-density = Wie viel Prozent der Kanten, die der Weg nicht benutzt, Mauern bleiben; 0 lässt keine, die weg kann
parameter-symmetry = Wie sich Mauern wiederholen: half-turn verlangt eine ungerade Seite, mirror eine gerade Breite; der Weg ist dann so symmetrisch wie die Mauern
parameter-fewest = Ob Mauern so lange getauscht werden, bis nur wenige innere übrig sind

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
