# Gogen, auf Deutsch.

family =
    .name = Gogen
    .summary = 25 Buchstaben auf einem Brett von 5 x 5, so gesetzt, dass sich jedes Wort mit Königszügen lesen lässt
    .rules = Trage die Buchstaben A bis Y ein, jeden in genau ein Feld. Jedes Wort der Liste muss sich lesen lassen, indem man von Feld zu Nachbarfeld geht: waagerecht, senkrecht oder schräg.

# Arten, die unter einem Namen bekannt sind.
variant-uber = Uber
variant-ultra = Ultra
variant-hyper = Hyper

parameter-style = Welche Buchstaben vorgegeben sind und was Wörter sind: uber (9 Vorgaben, etwa 10 Wörter, manche Buchstaben in keinem Wort), ultra (2 bis 8 Vorgaben, alle Buchstaben in Wörtern), hyper (Ketten von Buchstaben, 2 bis 5 Vorgaben an beliebiger Stelle), golden (1 Vorgabe)
    .name = Stil
    .uber = uber
    .ultra = ultra
    .hyper = hyper
    .golden = golden
parameter-givens = Wie viele Buchstaben vorgegeben sind, in zufällig gewählten Feldern
    .name = Vorgaben
parameter-pattern = Wo Buchstaben vorgegeben sind: ein x für jedes Feld mit einem, Zeile für Zeile
    .name = Muster
    .form = 25 Felder, jedes x oder ein Punkt
parameter-words = Wörter zur Auswahl anstelle der eingebauten Liste
    .name = Wörter
    .form = Wörter aus einfachen Buchstaben
parameter-fewest = Jedes Wort weglassen, das nicht nötig ist, damit die Lösung die einzige bleibt
    .name = Wenige Wörter

technique-fixed-by-neighbours = Buchstabe durch Nachbarn bestimmt
    .short = { $letter } berührt { $links }: Das kann nur { $cell }
    .full =
        { COUNT($words) ->
            [one] { $how ->
                [between] Im { $words } steht { $letter } zwischen { $links }, berührt also beide.
               *[beside] Im { $words } steht { $letter } neben { $links }, berührt also { COUNT($links) ->
                    [one] diesen Buchstaben.
                   *[other] diese Buchstaben.
                }
            }
           *[other] Die Wörter sagen, welche Buchstaben { $letter } berührt: { $links }.
        } Das einzige freie Feld, das { $at } berührt, ist { $cell }.

technique-near = Nahe bei den Nachbarn
    .short = { $letter } berührt { $links }: Das können nur { OR($cells) }
    .full =
        { COUNT($words) ->
            [one] { $how ->
                [between] Im { $words } steht { $letter } zwischen { $links }, berührt also beide.
               *[beside] Im { $words } steht { $letter } neben { $links }, berührt also { COUNT($links) ->
                    [one] diesen Buchstaben.
                   *[other] diese Buchstaben.
                }
            }
           *[other] Die Wörter sagen, welche Buchstaben { $letter } berührt: { $links }.
        } { COUNT($cells) ->
            [one] Von den Feldern, die für { $letter } bleiben, liegt nur { $cells } neben { $at }.
           *[other] Von den Feldern, die für { $letter } bleiben, liegen nur { $cells } neben { $at }.
        }

technique-last-cell-for-letter = Letztes Feld für einen Buchstaben
    .short = Für { $letter } bleibt nur { $cell }
    .full = Jeder Buchstabe hat ein Feld. Alle anderen sind für { $letter } besetzt oder gestrichen; nur { $cell } bleibt.

technique-last-letter = Letzter Buchstabe für ein Feld
    .short = Für { $cell } bleibt nur { $letter }
    .full = In jedes Feld gehört ein Buchstabe. Alle anderen sind gesetzt oder in { $cell } gestrichen; nur { $letter } bleibt.

technique-pair-of-letters = Buchstabenpaar
    .short = { $letters } besetzen { $cells }
    .full = Für { $letters } bleiben nur die Felder { $cells }. Die Buchstaben brauchen { BOTH($cells) }, also steht dort kein anderer.

technique-pair-of-cells = Felderpaar
    .short = { $cells } nehmen { $letters } auf
    .full = In { $cells } bleiben nur die Buchstaben { $letters }. Die Felder brauchen { BOTH($letters) }, also stehen diese Buchstaben nirgends sonst.

technique-two-steps = Zwei Schritte in einem Wort
    .short = im { $word } berührt { $next } den Buchstaben { $letter }, der in { OR($cells) } steht
    .full =
        Im { $word } steht { $next } direkt { $side ->
            [after] nach
           *[before] vor
        } { $letter }, also berühren sich die beiden. { $letter } kann nur in { OR($cells) } stehen. { COUNT($next-cells) ->
            [one] Von den Feldern, die für { $next } bleiben, berührt nur { $next-cells } eines davon.
           *[other] Von den Feldern, die für { $next } bleiben, berühren nur { $next-cells } eines davon.
        }

technique-room = Platz für alle Nachbarn
    .short = { $letter } braucht { $count } Buchstaben um sich: kein Platz in { OR($cells) }
    .full = In den Wörtern steht { $letter } neben { $links }. Es berührt alle { $count } Buchstaben, und jeder davon braucht ein eigenes Feld. Um { OR($cells) } bleiben nicht genug Felder für sie.

technique-room-for-some = Platz für einige Nachbarn
    .short = { $letter } in { $cell } lässt { $letters } zu wenige Felder
    .full = In den Wörtern steht { $letter } neben { $links }, berührt also jeden davon. Um { $cell } haben { $letters } zusammen nur { $room ->
        [one] ein Feld
       *[other] { $room } Felder
    }: { AND($cells) }.

technique-trio-of-letters = Buchstabentrio
    .short = { technique-pair-of-letters.short }
    .full = { technique-pair-of-letters.full }

technique-trio-of-cells = Feldertrio
    .short = { technique-pair-of-cells.short }
    .full = { technique-pair-of-cells.full }

technique-arrangement = Anordnung um ein Feld
    .short = { $letters } passen nicht um { $letter } in { $cell }
    .full = In den Wörtern steht { $letter } neben { $links }, berührt also jeden davon. In Wörtern stehen außerdem nebeneinander { $pairs }, berühren also auch einander. Um { $cell } geht das nicht: Dort haben { $letters } nur { AND($cells) }.

technique-look-ahead = Vorausschau
    .short = { $letter } in { OR($cells) } führt zu einem Widerspruch
    .full =
        Mit { $letter } in { OR($cells) } kann jeder Buchstabe nur dort stehen, wo er seine Nachbarn aus den Wörtern berührt. { $count ->
            [0] Dann
           *[other] Das führt nacheinander zu diesen Zügen: { $moves }. Dann
        } { $end ->
            [letter] bleibt kein Feld für { OR($lost) }.
            [cell] bleibt kein Buchstabe für { OR($empty) }.
            [both] bleibt kein Feld für { OR($lost) } oder kein Buchstabe für { OR($empty) }.
           *[crowd] haben { $crowd } zusammen nur { $room ->
                [one] ein Feld
               *[other] { $room } Felder
            }: { AND($room-cells) }.
        }

technique-either-way = So oder so
    .short = { $letter } in { $cell } führt so oder so zu einem Widerspruch
    .full =
        Mit { $letter } in { $cell } kann jeder Buchstabe nur dort stehen, wo er seine Nachbarn aus den Wörtern berührt. { $count ->
            [0] Dann
           *[other] Das führt nacheinander zu diesen Zügen: { $moves }. Dann
        } { $split ->
            [letter] bleiben für { $next } nur { AND($next-cells) }.
           *[cell] bleiben für { $at } nur { AND($letters) }.
        } Jeder dieser Wege führt zu eigenen Zügen weiter: { $branches }. Am Ende { $end ->
            [letter] bleibt kein Feld für { OR($lost) }.
            [cell] bleibt kein Buchstabe für { OR($empty) }.
            [both] bleibt kein Feld für { OR($lost) } oder kein Buchstabe für { OR($empty) }.
            [letter-crowd] bleibt kein Feld für { OR($lost) }, oder { $crowd } haben zusammen nur { $room ->
                [one] ein Feld
               *[other] { $room } Felder
            }: { AND($room-cells) }.
            [cell-crowd] bleibt kein Buchstabe für { OR($empty) }, oder { $crowd } haben zusammen nur { $room ->
                [one] ein Feld
               *[other] { $room } Felder
            }: { AND($room-cells) }.
            [any] bleibt kein Feld für { OR($lost) } oder kein Buchstabe für { OR($empty) }, oder { $crowd } haben zusammen nur { $room ->
                [one] ein Feld
               *[other] { $room } Felder
            }: { AND($room-cells) }.
           *[crowd] haben { $crowd } zusammen nur { $room ->
                [one] ein Feld
               *[other] { $room } Felder
            }: { AND($room-cells) }.
        }

rule-word = Wort { $word }
rule-each-once = jeder Buchstabe einmal
