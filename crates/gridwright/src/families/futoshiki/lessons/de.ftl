# Lessons of the techniques of Futoshiki, in German.

lesson-forced-end = Ein Feld, das größer als ein Nachbar ist, kann nicht den kleinsten Wert enthalten, und eines, das kleiner als ein Nachbar ist, nicht den größten. In einer Zeile oder Spalte lassen die Zeichen für den kleinsten oder größten Wert manchmal nur ein Feld übrig. Dorthin gehört er.
    .spot = In Zeilen und Spalten mit vielen Zeichen die Felder markieren, die kein Zeichen größer macht, danach die, die keines kleiner macht.
    .miss = Auch ein Zeichen zu einem Feld einer anderen Linie zählt: Ein Feld kann in seiner Zeile frei aussehen und es nicht sein.
    .relatives = Es ist ein versteckter Einer, den allein die Zeichen zeigen. Die Zeichenkette nimmt mehr als die Enden.

lesson-sign-chain = Zeichen führen von einem Feld zum größeren und von dort weiter. In einer Kette aus vier Feldern muss das erste den anderen drei größere Werte übrig lassen und das letzte drei kleinere. Je länger die Kette und je kleiner das Brett, desto weniger bleibt für jedes Feld.
    .spot = Auf Zeichen achten, die hintereinander in dieselbe Richtung weisen, auch um Ecken.
    .miss = Wo sich die Richtung umkehrt, endet die Kette: Aus a < b > c folgt nichts über a und c.
    .relatives = „Grenze am Zeichen“ ist der Fall eines Zeichens mit Kandidaten. „Platz jenseits der Zeichen“ zählt Felder nebeneinander statt in einer Kette.

lesson-sign-bound = Das kleinere von zwei Feldern bleibt unter dem größten Wert, der im anderen noch stehen kann. Das größere bleibt über dem kleinsten. Ein neuer Blick lohnt sich immer, wenn ein Feld an einem Zeichen Kandidaten verliert.
    .spot = Nach jedem Kandidaten, der entfällt, die Zeichen seines Feldes ansehen.
    .miss = Nur der kleinste und der größte Kandidat zählen: Was dazwischen entfällt, ändert jenseits des Zeichens nichts.
    .relatives = Die Zeichenkette tut das für mehrere Zeichen zugleich, noch ehe es Kandidaten gibt. „Platz jenseits der Zeichen“ ist der schwerere Fall mit mehreren Feldern.

lesson-sign-room = Müssen mehrere Felder einer Zeile oder Spalte alle kleiner sein als ein bestimmtes Feld, so braucht jedes von ihnen einen eigenen Wert: Mit dreien darunter enthält es mindestens eine 4. Lassen ihre Kandidaten weniger Platz, so muss es noch höher sein. Dasselbe gilt für Felder, die alle größer sein müssen.
    .spot = Auf ein Feld achten, von dem Zeichen zu zwei oder mehr Feldern einer Linie führen, auch über andere hinweg.
    .miss = Felder, die keine Linie teilen, können denselben Wert haben: Sie brauchen keinen eigenen Platz.
    .relatives = „Grenze am Zeichen“ ist der leichtere Fall mit einem Feld. „Was wäre wenn“ probiert aus, was dann noch bleibt.
