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
    .name = Größe
parameter-givens = Wie viele Zahlen vorgegeben sind, oder der Anteil der Felder mit einer Vorgabe; ohne Angabe so wenige wie möglich
    .name = Vorgaben
    .form = eine Zahl wie 6 oder ein Anteil wie 25%
parameter-signs = Wie viele Zeichen es gibt, oder der Anteil der Stellen zwischen Feldern, die eines haben; ohne Angabe so wenige wie möglich
    .name = Zeichen
    .form = eine Zahl wie 6 oder ein Anteil wie 25%
parameter-minimal = Ob jede Vorgabe und jedes Zeichen nötig sein muss, auch wenn Anzahlen verlangt sind
    .name = Minimal

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
