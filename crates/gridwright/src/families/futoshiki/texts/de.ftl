# Futoshiki, auf Deutsch.

family =
    .name = Futoshiki
    .summary = Lateinische Quadrate mit Größer-Zeichen zwischen Feldern
    .rules = Fülle das Quadrat so, dass jede Zeile und jede Spalte jede Zahl genau einmal enthält, von 1 bis zur Anzahl der Zeilen. Ein Zeichen zwischen zwei Feldern weist mit der Spitze auf die kleinere der beiden Zahlen.

parameter-size = Zeilen und Spalten des Quadrats
parameter-givens = Wie viele Zahlen vorgegeben sind, oder der Anteil der Felder mit einer Vorgabe; ohne Angabe so wenige wie möglich
parameter-signs = Wie viele Zeichen es gibt, oder der Anteil der Stellen zwischen Feldern, die eines haben; ohne Angabe so wenige wie möglich
parameter-minimal = Ob jede Vorgabe und jedes Zeichen nötig sein muss, auch wenn Anzahlen verlangt sind

technique-forced-end = Erzwungenes Ende
    .full =
        { COUNT($signs) ->
            [one] In { $line } kann nur { $cell } { $value } sein: Das Zeichen { $signs } schließt { $others } aus.
           *[other] In { $line } kann nur { $cell } { $value } sein: Die Zeichen { $signs } schließen { $others } aus.
        }

technique-sign-chain = Zeichenkette
    .full = { $cells } bilden eine Kette, in der jedes Feld kleiner ist als das nächste. Jedes muss den Feldern davor kleinere Zahlen übrig lassen und denen danach größere.

technique-sign-bound = Grenze am Zeichen
    .full =
        { $side ->
            [above] { $sign }: { $other } ist mindestens { $bound }, also kann { $cell } nicht { OR($gone) } sein.
           *[below] { $sign }: { $other } ist höchstens { $bound }, also kann { $cell } nicht { OR($gone) } sein.
        }

technique-sign-room = Platz jenseits der Zeichen
    .full =
        { $side ->
            [above] Nach den Zeichen sind { $crowd } kleiner als { $cell }, und in { $line } sind sie alle verschieden. Wäre { $cell } { OR($gone) }, so gäbe es für sie nicht genug Zahlen.
           *[below] Nach den Zeichen sind { $crowd } größer als { $cell }, und in { $line } sind sie alle verschieden. Wäre { $cell } { OR($gone) }, so gäbe es für sie nicht genug Zahlen.
        }

rule-sign = { $sign }

# What techniques are.

lesson-forced-end = Ein Feld, das größer als ein Nachbar ist, kann nicht die kleinste Zahl enthalten, und eines, das kleiner als ein Nachbar ist, nicht die größte. Sieh eine Zeile oder Spalte entlang: Lassen die Zeichen für ihre kleinste oder größte Zahl nur ein Feld übrig, so gehört sie dorthin.

lesson-sign-chain = Folge den Zeichen von einem Feld zum größeren und von dort weiter. In einer Kette aus vier Feldern muss das erste den anderen drei größere Zahlen übrig lassen und das letzte drei kleinere. Je länger die Kette und je kleiner das Brett, desto weniger bleibt für jedes Feld.

lesson-sign-bound = Das kleinere von zwei Feldern muss unter der größten Zahl bleiben, die im anderen noch stehen kann. Das größere muss über der kleinsten bleiben. Ein neuer Blick lohnt sich immer, wenn ein Feld an einem Zeichen Kandidaten verliert.

lesson-sign-room = Müssen mehrere Felder einer Zeile oder Spalte alle kleiner sein als ein bestimmtes Feld, so braucht jedes von ihnen eine eigene Zahl: Mit dreien darunter enthält es mindestens eine 4. Lassen ihre Kandidaten weniger Platz, so muss es noch höher sein. Dasselbe gilt für Felder, die alle größer sein müssen.
