# Sudoku, auf Deutsch.

family =
    .name = Sudoku
    .rules = Fülle das Gitter so, dass jede Zeile, jede Spalte und jeder Block jedes Zeichen genau einmal enthält. Varianten ändern die Blöcke oder fügen Regeln hinzu: unregelmäßige Gebiete oder gar keine, Diagonalen und Fenster mit jedem Zeichen genau einmal, keine gleichen Zeichen im Abstand eines Springer- oder Königszuges, keine aufeinanderfolgenden Nachbarn, Käfige ohne Wiederholung mit der angegebenen Summe (die Zeichen zählen 1, 2, 3 und so weiter) und mehrere Gitter, die sich überlappen.

technique-neighbours = Nachbarn
technique-cage-sum = Käfigsumme

rule-box = Block { $number }
rule-region = Gebiet { $number }
rule-window = Fenster { $number }
rule-falling = fallende Diagonale
rule-rising = steigende Diagonale
rule-cage = Käfig { $sum } bei { $cell }
rule-consecutive = Nachbarn { $one } und { $other }
rule-king = Viererquadrat bei { $cell }
rule-knight = Springerzug von { $from } nach { $to }
rule-cages-leave = was die Käfige übrig lassen von: { $house }
rule-of-grid = { $part } von Gitter { $grid }
