# Lessons of the techniques of Sudoku, in German.

lesson-neighbours = Felder nebeneinander können keine aufeinander folgenden Werte haben, also schließt ein Wert um sich herum den nächstkleineren und den nächstgrößeren aus. Mit wenigen Kandidaten geht dasselbe mit Notizen. Ein Wert entfällt, wo alles, was für das Feld daneben bleibt, auf ihn folgen würde.
    .spot = Nach jedem Eintrag die vier Felder darum herum ansehen. Danach auf Felder mit zwei Kandidaten achten, zwischen denen genau ein Wert liegt, etwa 3 und 5.
    .miss = Ein Feld mit 3 oder 6 schließt daneben nichts aus: Kein Wert folgt auf beide.
    .relatives = Dies ist die einfachste Anwendung der Regel. „Was wäre wenn“ verfolgt sie über mehrere Felder.
