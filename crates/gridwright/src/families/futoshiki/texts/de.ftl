# Futoshiki, auf Deutsch.

family =
    .name = Futoshiki
    .summary = Lateinische Quadrate mit Größer-Zeichen zwischen Feldern
    .rules = Fülle das Quadrat so, dass jede Zeile und jede Spalte jede Zahl genau einmal enthält, von 1 bis zur Anzahl der Zeilen. Ein Zeichen zwischen zwei Feldern weist mit der Spitze auf die kleinere der beiden Zahlen.

# Arten, die unter einem Namen bekannt sind.
variant-classic = Klassisch
variant-small = 4 x 4
variant-large = 7 x 7
variant-signs = Nur Zeichen

parameter-size = Zeilen und Spalten des Quadrats
parameter-givens = Wie viele Zahlen vorgegeben sind, oder der Anteil der Felder mit einer Vorgabe; ohne Angabe so wenige wie möglich
parameter-signs = Wie viele Zeichen es gibt, oder der Anteil der Stellen zwischen Feldern, die eines haben; ohne Angabe so wenige wie möglich
parameter-minimal = Ob jede Vorgabe und jedes Zeichen nötig sein muss, auch wenn Anzahlen verlangt sind

technique-forced-end = Erzwungenes Ende
    .short = { IN($line, at: "start") } kann nur { $cell } { $value } sein
    .full =
        { COUNT($signs) ->
            [one] { IN($line, at: "start") } kann nur { $cell } { $value } sein: Das Zeichen { $signs } schließt { $others } aus.
           *[other] { IN($line, at: "start") } kann nur { $cell } { $value } sein: Die Zeichen { $signs } schließen { $others } aus.
        }

technique-sign-chain = Zeichenkette
    .short = { $cells } sind eine Kette: Jedes Feld ist kleiner als das nächste
    .full = Die Zeichen { $signs } bilden eine Kette: Von { $cells } ist jedes Feld kleiner als das nächste. Jedes muss den Feldern davor kleinere Werte übrig lassen und denen danach größere.

technique-sign-bound = Grenze am Zeichen
    .short =
        { $side ->
            [above] { $sign }: { $other } ist mindestens { $bound }
           *[below] { $sign }: { $other } ist höchstens { $bound }
        }
    .full =
        { $side ->
            [above] Nach dem Zeichen { $sign } ist { $cell } größer als { $other }. { $other } ist mindestens { $bound }, also ist { $cell } mehr als das.
           *[below] Nach dem Zeichen { $sign } ist { $cell } kleiner als { $other }. { $other } ist höchstens { $bound }, also ist { $cell } weniger als das.
        }

technique-sign-room = Platz jenseits der Zeichen
    .short =
        { $side ->
            [above] { IN($line, at: "start") } sind { $crowd } alle kleiner als { $cell }
           *[below] { IN($line, at: "start") } sind { $crowd } alle größer als { $cell }
        }
    .full =
        { $side ->
            [above] Nach den Zeichen { $signs } sind { $crowd } kleiner als { $cell }, und { IN($line) } sind sie alle verschieden. Wäre { $cell } { OR($gone) }, so gäbe es für sie nicht genug Werte.
           *[below] Nach den Zeichen { $signs } sind { $crowd } größer als { $cell }, und { IN($line) } sind sie alle verschieden. Wäre { $cell } { OR($gone) }, so gäbe es für sie nicht genug Werte.
        }

rule-sign = { $sign }

# What techniques are.

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
