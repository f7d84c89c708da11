# Techniques of Killer Sudoku, in German.

killer-ways =
    { $left ->
        [ways] Das kann nur { OR($ways) } sein.
        [values] Alle Kombinationen dafür bestehen aus { $ways }.
       *[none] Ein Kandidat, der den anderen keine solche Summe lässt, entfällt.
    }
killer-so =
    { $left ->
        [ways] Also können { $cells } nur { OR($ways) } sein.
        [values] Also bestehen alle Kombinationen für { $cells } aus { $ways }.
       *[none] Ein Kandidat, der den anderen keine solche Summe lässt, entfällt.
    }
killer-houses =
    Die Felder { IN($houses) } ergeben { $total }. { COUNT($counted) ->
        [0] Kein Käfig wird gezählt
       *[other] Gezählt { COUNT($counted) ->
            [one] wird
           *[other] werden
        } { $form ->
            [in] dort { $counted }
           *[out] { $counted }
        } mit insgesamt { $held }
    }{ $beyond ->
        [0] { "" }
       *[other] , davon { $beyond } in bekannten Feldern außerhalb
    }{ $known ->
        [0] { "" }
       *[other] ; andere bekannte Felder dort enthalten { $known }
    }.
killer-rest =
    { killer-houses } { $form ->
        [in] Für { $cells } bleibt { $sum }.
       *[out] Was zu viel ist, { $sum }, steht außerhalb in { $cells }.
    }
killer-rest-short =
    { $form ->
        [in] die Käfige { IN($houses) } lassen { $sum } für { $cells }
       *[out] die Käfige { IN($houses) } haben { $sum } zu viel, in { $cells }
    }
killer-difference =
    { $ins } innerhalb { COUNT($ins) ->
        [one] liegt
       *[other] liegen
    } in keinem gezählten Käfig, { $outs } außerhalb schon. Also { COUNT($ins) ->
        [one] ist
       *[other] sind
    } { $ins } { $relation ->
        [more] um { $difference } mehr als
        [less] um { $difference } weniger als
       *[same] genauso viel wie
    } { $outs }. Ein Kandidat, den die anderen nicht ausgleichen können, entfällt.
killer-difference-short =
    { $ins } weniger { $outs } ergibt { $relation ->
        [more] { $difference }
        [less] minus { $difference }
       *[same] 0
    }
killer-parity =
    { $form ->
        [both] { killer-houses } { $ins } innerhalb liegen in keinem gezählten Käfig, { $outs } außerhalb schon; innen weniger außen ergibt das { $relation ->
            [more] { $difference }
            [less] minus { $difference }
           *[same] 0
        }.
       *[other] { killer-rest }
    }

technique-cage-last-cell = Letztes Feld eines Käfigs
    .short =
        { $form ->
            [single] { $cell } ist ein Käfig aus einem Feld mit der Summe { $left }
           *[last] nur { $cell } ist offen im { $cage }, es bleibt { $left }
        }
    .full =
        { $form ->
            [single] Der Käfig bei { $cell } besteht aus einem Feld, das die ganze Summe enthält, { $left }.
           *[last] Nur { $cell } ist offen im { $cage }. Die anderen Felder enthalten { $placed }, es bleibt { $left }.
        }

technique-innie-outie-box = Innerer oder äußerer Rest eines Blocks
    .short = { killer-rest-short }
    .full = { killer-rest }

technique-innie-outie-line = Innerer oder äußerer Rest einer Linie
    .short = { killer-rest-short }
    .full = { killer-rest }

technique-one-combination = Eine Kombination
    .short = { $sum } in { $cells } ist { OR($ways) }
    .full = { $cells } sind offen im { $cage } und ergeben { $sum }. { killer-ways }

technique-cage-in-house = Käfig in einer Einheit
    .short = { $values } { IN($house) } in { $cells }
    .full = { $cells } sind offen im { $cage } und ergeben { $sum }. Jede Kombination dafür enthält { $values }. Alle diese Felder liegen { IN($house) }, also hat dort kein anderes Feld { OR($values) }.

technique-combinations = Kombinationen eines Käfigs
    .short = { $cells } ergeben zusammen { $sum }
    .full =
        { $cells } sind offen im { $cage } und ergeben zusammen { $sum }. { $left ->
            [ways] Das kann nur { OR($ways) } sein.
            [values] Alle Kombinationen dafür bestehen aus { $ways }.
           *[bounds] Die kleinsten und größten Werte der anderen Felder lassen jedem nur manche seiner Kandidaten.
        }

technique-cage-partner = Partner im Käfig
    .short = { $cell } braucht für { $sum } seinen Partner in { $other }
    .full = { $cells } sind offen im { $cage } und ergeben { $sum }. Mit { OR($values) } in { $cell } wäre { $other } { OR($partners) }, und das geht nicht.

technique-combinations-left = Passende Kombinationen
    .short = { $cells } ergeben zusammen { $sum }
    .full = { $cells } sind offen im { $cage } und ergeben zusammen { $sum }. Nicht jede Kombination passt zu den Kandidaten, die bleiben. { killer-so }

technique-must-contain = Wert, den ein Käfig haben muss
    .short = { $value } von { $cells } nur in { $homes }
    .full = { $cells } sind offen im { $cage } und ergeben { $sum }. { killer-ways } Sie enthalten also in jedem Fall { $value }, und das kann nur in { OR($homes) } stehen.

technique-innie-outie-joined = Innerer oder äußerer Rest mehrerer Einheiten
    .short = { killer-rest-short }
    .full = { killer-rest }

technique-house-needs-cage = Käfig, den eine Einheit braucht
    .short = { $value } { IN($house) } nur in { $homes }
    .full = { IN($house, at: "start") } kann { $value } nur in { OR($homes) } stehen, und das liegt alles im { $cage }. Also enthalten dessen offene Felder { $cells }, die { $sum } ergeben, dort { $value }. { killer-ways }

technique-hidden-cage = Versteckter Käfig
    .short = { killer-rest-short }
    .full = { killer-rest } { killer-ways }

technique-split-cage = Geteilter Käfig
    .short = { $cage } teilt sich: { $ins } ergeben { $sum }, { $outs } ergeben { $rest }
    .full = { killer-houses } Für { $ins } bleibt { $sum }, und das liegt alles im { $cage }. Er teilt sich also: Seine anderen offenen Felder { $outs } ergeben { $rest }. { killer-so }

technique-cage-arrangements = Anordnungen im Käfig
    .short = { $cells } ergeben { $sum }, aber nicht mit { OR($values) } in { $cell }
    .full =
        { $cells } sind offen im { $cage } und ergeben { $sum }. { $left ->
            [ways] Mit { OR($values) } könnte das { OR($ways) } sein.
           *[values] Die Kombinationen mit { OR($values) } bestehen aus { $ways }.
        } Aber mit { OR($values) } in { $cell } können die anderen den Rest in keiner Reihenfolge aufnehmen.

technique-innie-outie-difference = Differenz von innerem und äußerem Rest
    .short = { killer-difference-short }
    .full = { killer-houses } { killer-difference }

technique-killer-pair = Killer-Paar
    .short = { $values } { IN($house) } in { $inside } und { $cells }
    .full = Die offenen Felder { $inside } im { $cage } ergeben { $sum }, und jede Kombination, die { $cells } einen Wert lässt, enthält { $count ->
            [1] einen Wert
            [2] zwei Werte
           *[other] { $count } Werte
        } von { $values }. { $cells } hat nur { $values }. Alle diese Felder liegen { IN($house) }, also verbrauchen sie dort zusammen { $values }.

technique-large-hidden-cage = Großer versteckter Käfig
    .short = { killer-rest-short }
    .full = { killer-rest } { killer-ways }

technique-blocked-combination = Blockierte Kombination
    .short = { OR($blocked) } in { $cells } ließe { $cell } leer
    .full = { $cells } sind offen im { $cage } und ergeben { $sum }. Mit { OR($blocked) } dort könnte { $cell }, das sie alle sieht, keines von { $values } sein. { killer-so }

technique-law-of-leftovers = Gesetz der Reste
    .short = { $cells } und { $beside } enthalten dieselben Werte
    .full =
        Die Felder { IN($houses) } enthalten dieselben Werte wie die { IN($others) }, denn es sind gleich viele Einheiten. Ohne die gemeinsamen Felder bleiben von den ersten { $beside } und von den zweiten { $cells } übrig, also enthalten auch diese dieselben Werte. { COUNT($beside) ->
            [one] { $beside } kann nicht { OR($values) } sein, also auch { $cells } nicht.
           *[other] Keines von { $beside } kann { OR($values) } sein, also auch keines von { $cells }.
        }

technique-killer-triple = Killer-Tripel
    .short = { technique-killer-pair.short }
    .full = Die offenen Felder { $inside } im { $cage } ergeben { $sum }, und jede Kombination, die { $cells } genug Werte lässt, enthält { $count ->
            [1] einen Wert
            [2] zwei Werte
           *[other] { $count } Werte
        } von { $values }. Für { $cells } kommt nur { OR($values) } in Frage. Alle diese Felder liegen { IN($house) }, also verbrauchen sie dort zusammen { $values }.

technique-cage-conflict = Käfig gegen Käfig
    .short = { OR($blocked) } in { $cells } lässt keine Kombination für { $rest } in { $beside }
    .full = { $cells } sind offen im { $cage } und ergeben { $sum }; { $beside } sind offen im { $other } und ergeben { $rest }. Alle liegen { IN($house) }, wo kein Wert zweimal vorkommt. Mit { OR($blocked) } in den ersten bleibt für die zweiten keine Kombination. { killer-so }

technique-locked-cages = Verschränkte Käfige
    .short = { $value } { IN($houses) } nur { IN($cages) }
    .full =
        { $form ->
            [cages] Für { $cages } enthält jede Kombination, die bleibt, { $value }, und das kann nur in { OR($homes) } stehen, alles { IN($houses) }. Also haben beide Käfige es dort, und sonst hat es { IN($houses) } kein Feld.
           *[lines] { IN($houses, at: "start") } kann { $value } nur in { OR($homes) } stehen, und das alles gehört zu: { $cages }. Kein Käfig hat es zweimal, also hat jeder eines dort: Kein anderes ihrer Felder hat { $value }, und Kombinationen ohne es fallen weg.
        }

technique-sums-and-differences = Summen und Differenzen
    .short =
        { $form ->
            [both] { killer-difference-short }
           *[other] { killer-rest-short }
        }
    .full =
        { $form ->
            [both] { killer-houses } { killer-difference }
           *[other] { killer-rest } { killer-ways }
        }

technique-cage-parity = Gerade oder ungerade
    .short =
        { $parity ->
            [odd] { $cell } ist durch die Summe { IN($houses) } ungerade
           *[even] { $cell } ist durch die Summe { IN($houses) } gerade
        }
    .full =
        { killer-parity } Alle diese Felder außer { $cell } haben nur gerade oder nur ungerade Kandidaten; ungerade sind { $odd } davon. { $parity ->
            [odd] Damit die Summe stimmt, ist { $cell } ungerade.
           *[even] Damit die Summe stimmt, ist { $cell } gerade.
        }

technique-crossing-combinations = Kreuzende Kombinationen
    .short = { OR($values) } in { $cell } lässt { $cells } neben { $beside } keine Reihenfolge
    .full = { $cells } sind offen im { $cage } und ergeben { $sum }; { $beside } sind offen im { $other } und ergeben { $rest }. Felder der einen sehen Felder der anderen. Mit { OR($values) } in { $cell } bleibt, wie man die ersten Felder auch füllt, kein Weg, die zweiten zu füllen.
