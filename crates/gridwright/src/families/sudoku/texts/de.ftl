# Sudoku, auf Deutsch.

family =
    .name = Sudoku
    .summary = Jedes Symbol einmal in jeder Zeile, jeder Spalte und jedem Block, von 4 x 4 bis 49 x 49, mit Varianten
    .rules = Fülle das Brett so, dass jede Zeile, jede Spalte und jeder Block jedes Symbol genau einmal enthält. Varianten ändern die Blöcke oder fügen Regeln hinzu: unregelmäßige Gebiete oder gar keine, Diagonalen und Fenster mit jedem Symbol genau einmal, keine gleichen Symbole im Abstand eines Springer- oder Königszuges, keine aufeinander folgenden Werte in Nachbarfeldern, Käfige ohne Wiederholung mit der angegebenen Summe, falls eine dasteht (die Symbole zählen 1, 2, 3 und so weiter), aufgedruckte Notizen, die einem Feld keinen anderen Wert lassen, und mehrere Gitter, die sich überlappen.

# Die Regeln, die ein Rätsel hat.
about-row = Fülle das Brett so, dass in jeder Zeile und jeder Spalte jedes Symbol einmal steht.
about-box = Ebenso in jedem Block mit dickem Rand.
about-region = Ebenso in jedem Gebiet mit dickem Rand.
about-window = Ebenso in jedem getönten Fenster.
about-falling = Ebenso auf der Diagonale, die von links oben fällt.
about-rising = Ebenso auf der Diagonale, die von links unten steigt.
about-knight = Felder im Abstand eines Springerzuges haben verschiedene Symbole.
about-king = Felder, die sich an einer Ecke berühren, haben verschiedene Symbole.
about-consecutive = Nachbarfelder haben nie aufeinander folgende Werte: neben einer 3 steht keine 2 und keine 4.
about-cage = In einem Käfig wiederholt sich nichts, und seine Felder ergeben zusammen die Zahl in seiner Ecke; die Symbole zählen 1, 2, 3 und so weiter.
about-cage-without-sum = In einem Käfig ohne Zahl wiederholt sich nichts.
about-marks = In einem Feld mit kleinen gedruckten Symbolen steht eines davon.

# Arten, die unter einem Namen bekannt sind.
variant-classic = Klassisch
variant-killer = Killer
variant-jigsaw = Unregelmäßig
variant-samurai = Samurai
variant-diagonal = Diagonal
variant-windows = Fenster
variant-mini = 6 x 6
variant-large = 16 x 16
variant-first = 4 x 4
variant-anti-knight = Anti-Springer
variant-giant = 25 x 25

parameter-size = Zeilen, Spalten und Symbole eines Gitters
parameter-boxes = Zeilen mal Spalten eines Blocks; ohne Angabe so quadratisch wie möglich
parameter-regions = Was außer Zeilen und Spalten jedes Symbol einmal enthält: Blöcke, unregelmäßige Gebiete (jigsaw) oder nichts (latin)
parameter-region-symmetry = Wie unregelmäßige Gebiete liegen: beliebig, oder so, dass eine halbe Drehung des Bretts sie aufeinander abbildet
parameter-layout = Ein Gitter, oder Gitter von 9 x 9, die sich überlappen: zwei, vier oder fünf davon
parameter-diagonal = Beide Diagonalen enthalten jedes Symbol einmal, oder nur die fallende oder die steigende
parameter-windows = Die Fenster zwischen den Blöcken enthalten jedes Symbol einmal
parameter-anti-knight = Felder im Abstand eines Springerzuges sind verschieden
parameter-anti-king = Felder, die sich an einer Ecke berühren, sind verschieden
parameter-non-consecutive = Nachbarfelder haben keine aufeinander folgenden Werte
parameter-killer = In Käfigen wiederholt sich nichts, und jeder ergibt seine Summe; andere Vorgaben gibt es nur, wenn welche verlangt werden
parameter-method = Wie es gemacht wird: default oder three-phase (zuerst die Blöcke der Diagonale; ein Feld je Block, dann was keine Alternative hat, dann was eindeutig bleibt)
parameter-target = Wie viele Felder die letzte Phase von three-phase nimmt: easy 10, medium 20, hard 30 (auf 9 x 9; sonst im Verhältnis), expert so viele wie möglich
parameter-symmetry = Wie die Vorgaben liegen
parameter-pattern = Wo die Vorgaben stehen: eine Zeile des Bretts je Zeile, x für eine Vorgabe und ein Punkt für keine
parameter-clues = Bei so vielen Vorgaben aufhören wegzunehmen
parameter-minimal = Ob gar keine Vorgabe wegfallen kann, auch wenn Vorgaben in Gruppen wegfallen oder eine Anzahl verlangt ist
parameter-depth = Wann eine Vorgabe wegfallen darf: exact beweist, dass die Lösung eindeutig ist, logic lässt sie allein mit Einern finden; auto ist exact bis Größe 16 (jigsaw und windows: 12; anti-knight und anti-king: 9; non-consecutive: 6)

technique-neighbours = Nachbarn
    .short = { $cell } ist { OR($values) }; das schließt daneben Werte aus
    .full = { $cell } kann nur { OR($values) } sein, und gleiche oder aufeinander folgende Werte sind hier nicht erlaubt: { $rule }.

rule-box = Block { $number }
    .in = im Block { $number }
    .many = Blöcke { $numbers }
    .in-many = in den Blöcken { $numbers }
rule-region = Gebiet { $number }
    .in = im Gebiet { $number }
    .many = Gebiete { $numbers }
    .in-many = in den Gebieten { $numbers }
rule-window = Fenster { $number }
    .in = im Fenster { $number }
    .many = Fenster { $numbers }
    .in-many = in den Fenstern { $numbers }
rule-falling = fallende Diagonale
    .in = auf der fallenden Diagonale
rule-rising = steigende Diagonale
    .in = auf der steigenden Diagonale
rule-cage = Käfig { $sum } bei { $cell }
    .in = im Käfig { $sum } bei { $cell }
rule-cage-without-sum = Käfig bei { $cell }
    .in = im Käfig bei { $cell }
rule-marks = aufgedruckte Notizen von { $cell }
    .in = in den aufgedruckten Notizen von { $cell }
rule-consecutive = Nachbarn { $one } und { $other }
rule-king = Viererquadrat bei { $cell }
    .in = im Viererquadrat bei { $cell }
rule-knight = Springerzug von { $from } nach { $to }
    .in = im Springerzug von { $from } nach { $to }
rule-cages-leave = was die Käfige übrig lassen von: { $house }
rule-of-grid = { $part } von Gitter { $grid }
    .in = { $part } von Gitter { $grid }
