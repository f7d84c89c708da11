# Techniques of Killer Sudoku, in German.

killer-ways =
    { $left ->
        [ways] Das kann nur { OR($ways) } sein.
        [values] Alle Kombinationen dafür bestehen aus { $ways }.
       *[none] Ein Kandidat, der den anderen keine solche Summe lässt, entfällt.
    }
killer-houses =
    Die Felder { IN($houses) } ergeben { $total }. { $form ->
        [in] Die Käfige, die dort gezählt werden, enthalten { $held }
       *[out] Die Käfige, die gezählt werden, enthalten { $held }
    }{ $beyond ->
        [0] { "" }
       *[other] , davon { $beyond } in bekannten Feldern außerhalb
    }{ $known ->
        [0] { "" }
       *[other] , andere bekannte Felder dort { $known }
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
    } in keinem dieser Käfige, { $outs } außerhalb schon. Also { COUNT($ins) ->
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
    .full = { $cells } sind offen im { $cage } und ergeben zusammen { $sum }. Nicht jede Kombination passt zu den Kandidaten, die bleiben. { killer-ways }

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
    .full = { killer-houses } Für { $ins } bleibt { $sum }, und das liegt alles im { $cage }. Er teilt sich also: Seine anderen offenen Felder { $outs } ergeben { $rest }. Nun zu { $cells }. { killer-ways }

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
    .full = Die offenen Felder { $inside } im { $cage } ergeben { $sum }, und jede Kombination, die { $cells } einen Wert lässt, enthält { $count } von { $values }. { $cells } hat nur { $values }. Alle diese Felder liegen { IN($house) }, also verbrauchen sie dort zusammen { $values }.

technique-large-hidden-cage = Großer versteckter Käfig
    .short = { killer-rest-short }
    .full = { killer-rest } { killer-ways }

technique-blocked-combination = Blockierte Kombination
    .short = { OR($blocked) } in { $cells } ließe { $cell } leer
    .full = { $cells } sind offen im { $cage } und ergeben { $sum }. Mit { OR($blocked) } dort könnte { $cell }, das sie alle sieht, keines von { $values } sein. { killer-ways }

technique-killer-triple = Killer-Tripel
    .short = { technique-killer-pair.short }
    .full = Die offenen Felder { $inside } im { $cage } ergeben { $sum }, und jede Kombination, die { $cells } genug Werte lässt, enthält { $count } von { $values }. Für { $cells } kommt nur { OR($values) } in Frage. Alle diese Felder liegen { IN($house) }, also verbrauchen sie dort zusammen { $values }.

technique-cage-conflict = Käfig gegen Käfig
    .short = { OR($blocked) } in { $cells } lässt keine Kombination für { $rest } in { $beside }
    .full = { $cells } sind offen im { $cage } und ergeben { $sum }; { $beside } sind offen im { $other } und ergeben { $rest }. Alle liegen { IN($house) }, wo kein Wert zweimal vorkommt. Mit { OR($blocked) } in den ersten bleibt für die zweiten keine Kombination. { killer-ways }

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

# What techniques are.

lesson-cage-last-cell = Ein Käfig hat eine Summe. Sind alle seine Felder bis auf eines gefüllt, nimmt das letzte, was von der Summe bleibt. Ein Käfig aus einem Feld zeigt seinen Wert als Summe.
    .spot = Nach jedem Eintrag den Käfig des Feldes ansehen. Mit Käfigen aus einem Feld beginnen.
    .miss = Bei zwei offenen Feldern ist der Rest der Summe bekannt, aber noch nicht, wie sie ihn teilen.
    .relatives = Es ist der kleinste Fall der Kombinationen eines Käfigs.

lesson-innie-outie-box = Jede Einheit enthält jeden Wert einmal, ihre Felder ergeben also immer dasselbe: 45 bei neun Werten. Füllen Käfige einen Block bis auf ein Feld, steht der Rest von 45 in diesem Feld, dem inneren Rest. Bedecken sie den Block und ragen um ein Feld hinaus, steht dort, was sie zu viel haben, der äußere Rest.
    .spot = Nach Blöcken suchen, die Käfige fast genau füllen. Die Käfige zusammenzählen und auch bekannte Felder abziehen.
    .miss = Bleiben zwei Felder übrig, ist ihre Summe bekannt, aber noch kein Wert: Das ist ein versteckter Käfig.
    .relatives = Dasselbe geht mit Zeilen, Spalten und Diagonalen und mit mehreren Einheiten zugleich.

lesson-innie-outie-line = Die Felder einer Zeile, einer Spalte oder einer Diagonale ergeben dasselbe wie die jeder Einheit. Ein Feld, das die Käfige der Linie innen oder außen übrig lassen, folgt durch Abziehen.
    .spot = Käfige am Rand liegen oft ganz in einer Zeile oder Spalte.
    .miss = Ein Käfig, der mit zwei offenen Feldern aus der Linie ragt, lässt zwei Felder übrig.
    .relatives = In Blöcken ist es leichter zu sehen. Mehrere Linien zusammen helfen oft, wo eine nicht genügt.

lesson-one-combination = Manche Summen gehen nur auf eine Art: 3 in zwei Feldern ist 1+2, 24 in drei Feldern ist 7+8+9. Alle anderen Kandidaten der Felder entfallen. Was im Käfig schon steht, zählt dabei mit.
    .spot = Sehr kleine und sehr große Summen. Sind einige Felder gefüllt, ist der Rest eines Käfigs oft auch erzwungen.
    .miss = 5 in zwei Feldern ist 1+4 oder 2+3.
    .relatives = Was der Käfig sicher enthält, entfällt danach im Rest seiner Einheit. Mehrere Kombinationen hat „Kombinationen eines Käfigs“.

lesson-cage-in-house = Werte, die jede Kombination eines Käfigs enthält, stehen im Käfig. Liegen alle seine offenen Felder in einer Einheit, hat kein anderes Feld dieser Einheit sie.
    .spot = Käfige mit einer Kombination, ganz in einer Zeile, einer Spalte oder einem Block.
    .miss = Ein Käfig, der aus der Einheit ragt, kann den Wert im anderen Teil haben.
    .relatives = Es ähnelt dem nackten Paar oder Tripel. „Wert, den ein Käfig haben muss“ geht weiter und beachtet auch Kandidaten.

lesson-combinations = Die offenen Felder eines Käfigs ergeben den Rest seiner Summe, ohne einen Wert zu wiederholen. Ein Kandidat, der in keiner solchen Kombination vorkommt, entfällt.
    .spot = Eine Summe nahe der kleinsten oder größten, die so viele Felder haben können. 8 in drei Feldern ist 1+2+5 oder 1+3+4, also entfällt alles ab 6.
    .miss = 15 in drei Feldern kann jeden Wert von 1 bis 9 enthalten.
    .relatives = Mit nur einer Kombination ist es noch leichter. „Passende Kombinationen“ beachtet die Kandidaten.

lesson-cage-partner = Sind zwei Felder eines Käfigs offen, braucht jeder Wert des einen seinen Partner im anderen. Ein Kandidat, dessen Partner dort fehlt, entfällt.
    .spot = Jeden Kandidaten des einen Feldes vom Rest der Summe abziehen und die Differenz im anderen suchen.
    .miss = Ein Partner, der im anderen Feld noch Kandidat ist, hält den Wert am Leben.
    .relatives = Mit mehr Feldern wird daraus „Passende Kombinationen“ und „Anordnungen im Käfig“.

lesson-combinations-left = Viele Kombinationen eines Käfigs brauchen einen Wert, den keines seiner Felder mehr nehmen kann, oder lassen ein Feld ohne Wert. Nur die anderen zählen. Ein Kandidat, der in keiner davon vorkommt, entfällt.
    .spot = Die Kombinationen eines Käfigs aufschreiben und die streichen, die einen in allen Feldern entfallenen Wert brauchen.
    .miss = Solange eine Kombination mit dem Wert passt, bleibt der Wert.
    .relatives = Es verfeinert die Kombinationen eines Käfigs. „Anordnungen im Käfig“ beachtet auch die Reihenfolge in den Feldern.

lesson-must-contain = Enthält jede Kombination, die noch passt, einen Wert, so hat der Käfig diesen Wert. Ein Feld, das alle seine Plätze dort sieht, kann ihn nicht haben. Hat er nur einen Platz, steht er dort.
    .spot = Käfige mit zwei oder drei Kombinationen: Was haben sie gemeinsam?
    .miss = Ein Feld, das alle Plätze bis auf einen sieht, behält den Wert.
    .relatives = „Zeigen“ macht dasselbe mit einem Block. „Käfig in einer Einheit“ ist der leichte Fall.

lesson-innie-outie-joined = Zwei oder drei Einheiten nebeneinander ergeben das Zwei- oder Dreifache einer einzelnen. Käfige, die von einer in die andere reichen, zählen ganz, so dass oft ein Feld übrig bleibt, wo jede Einheit allein viele übrig lässt.
    .spot = Zeilen oder Spalten am Rand und zwei Blöcke nebeneinander. Wenige Käfige sollten den Umriss kreuzen.
    .miss = Einheiten mit einem gemeinsamen Feld lassen sich nicht addieren: Das Feld würde doppelt zählen.
    .relatives = Es ist der innere oder äußere Rest einer Einheit im Großen. Bleiben zwei Felder, ist es ein großer versteckter Käfig.

lesson-house-needs-cage = Liegen alle Plätze eines Wertes in einer Einheit in einem Käfig, so hat dieser Käfig den Wert. Kombinationen ohne ihn fallen weg. Felder des Käfigs außerhalb dieser Einheit können den Wert nicht noch einmal haben.
    .spot = Die Plätze eines Wertes in einem Block zählen und sehen, ob sie in einem Käfig liegen.
    .miss = Ein weiterer Platz außerhalb des Käfigs, und es folgt nichts.
    .relatives = Es ist „Beanspruchen“ für Käfige. „Wert, den ein Käfig haben muss“ liest es andersherum.

lesson-hidden-cage = Zwei Felder, die die Käfige einer Einheit übrig lassen, haben eine bekannte Summe, ganz als wäre ein Käfig um sie gezeichnet. Sehen sie einander, haben sie zwei verschiedene Werte.
    .spot = Einheiten, die Käfige bis auf zwei Felder füllen oder aus denen sie um zwei Felder ragen.
    .miss = Zwei äußere Reste, die einander nicht sehen, können denselben Wert haben.
    .relatives = Bleibt ein Feld, ist es ein innerer oder äußerer Rest. Drei Felder oder mehr Einheiten ergeben einen großen versteckten Käfig.

lesson-split-cage = Ist eine Einheit bis auf Felder eines einzigen Käfigs von Käfigen gefüllt, ist die Summe dieser Felder bekannt. Damit auch die Summe des Restes ihres Käfigs. Aus einem Käfig sind zwei kleinere mit weniger Kombinationen geworden.
    .spot = Einheiten, aus denen nur ein Käfig ragt.
    .miss = Ragen zwei Käfige hinaus, ist nur die Summe ihrer Teile zusammen bekannt.
    .relatives = Es ist ein versteckter Käfig auf beiden Seiten der Grenze.

lesson-cage-arrangements = Eine Kombination kann als Menge passen und doch keine Reihenfolge haben, etwa wenn zwei Felder nur denselben ihrer Werte nehmen können. Ein Kandidat, mit dem keine Reihenfolge einer Kombination geht, entfällt.
    .spot = Den Kandidaten in sein Feld setzen und den Rest jeder Kombination verteilen. Mit dem Feld beginnen, das die wenigsten Kandidaten hat.
    .miss = Eine Reihenfolge einer Kombination genügt, damit der Kandidat bleibt.
    .relatives = „Passende Kombinationen“ sieht nur Mengen. „Partner im Käfig“ ist der Fall von zwei Feldern.

lesson-innie-outie-difference = Lassen Käfige in einer Einheit ein Feld übrig und ragen um ein Feld hinaus, ist keiner der beiden Werte bekannt, aber ihre Differenz. Ein Kandidat des einen ohne Gegenstück im anderen entfällt.
    .spot = Eine Einheit mit zwei Käfigen über ihre Grenze, von denen einer innen ein offenes Feld hat, der andere außen.
    .miss = Die Differenz hat ein Vorzeichen: Vielleicht muss der innere Rest der größere sein.
    .relatives = Mit einem Feld allein ist es ein innerer oder äußerer Rest. Mehr Felder hat „Summen und Differenzen“.

lesson-killer-pair = Enthält jede Kombination eines Käfigs einen von zwei Werten und hat ein Feld derselben Einheit nur diese beiden, teilen sie sie unter sich auf. Kein anderes Feld der Einheit kann einen davon haben.
    .spot = Felder mit zwei Kandidaten neben einem kleinen Käfig in derselben Zeile, Spalte oder im selben Block.
    .miss = Eine Kombination des Käfigs ohne beide Werte verdirbt es.
    .relatives = Es ist ein nacktes Paar, bei dem ein ganzer Käfig eines der Felder spielt. Das Killer-Tripel macht es mit drei Werten.

lesson-large-hidden-cage = Auch drei Felder, die eine oder zwei Einheiten übrig lassen, oder zwei Felder mehrerer Einheiten haben eine bekannte Summe. Die Rechnung ist länger, und weit entfernte Felder können einen Wert wiederholen.
    .spot = Zwei Zeilen, Spalten oder Blöcke, deren Grenze wenige Käfige kreuzen. Übrig bleiben sollten höchstens drei Felder.
    .miss = Felder, die einander nicht sehen, können denselben Wert haben, also kann 6 in zwei von ihnen 3+3 sein.
    .relatives = Es ist ein versteckter Käfig aus mehr Einheiten oder mehr Feldern.

lesson-blocked-combination = Ein Feld, das den ganzen Käfig sieht, muss einen Wert behalten. Eine Kombination, die alle seine Kandidaten verbraucht, ist unmöglich. Was bleibt, lässt im Käfig vielleicht weniger Kandidaten.
    .spot = Felder mit zwei Kandidaten, die alle offenen Felder eines Käfigs sehen.
    .miss = Ein Feld, das nur einen Teil des Käfigs sieht, blockiert nichts.
    .relatives = Das Killer-Paar nutzt dieselben beiden für das, was um sie herum steht. „Käfig gegen Käfig“ setzt einen Käfig an die Stelle des Feldes.

lesson-killer-triple = Ein Käfig und ein oder zwei Felder derselben Einheit verbrauchen drei Werte: Jede Kombination des Käfigs enthält so viele davon, wie die Felder übrig lassen. Kein anderes Feld der Einheit kann sie haben.
    .spot = Zwei Felder mit zusammen drei Kandidaten und ein Käfig ihrer Einheit, dessen Kombinationen alle einen davon enthalten.
    .miss = Eine Kombination ohne einen der drei Werte verdirbt es.
    .relatives = Es ist ein Killer-Paar mit einem Wert mehr.

lesson-cage-conflict = Zwei Käfige in einer Einheit haben keinen Wert gemeinsam. Eine Kombination des einen ist unmöglich, wenn sie jede Kombination des anderen trifft.
    .spot = Zwei Käfige aus zwei oder drei Feldern in derselben Zeile, Spalte oder im selben Block mit wenigen Kombinationen.
    .miss = Eine Kombination des anderen Käfigs ohne gemeinsamen Wert genügt, damit sie bleibt.
    .relatives = Die blockierte Kombination macht es mit einem einzelnen Feld.

lesson-sums-and-differences = Jede Menge von Einheiten ergibt eine Gleichung: Die Summe der Felder, die ihre Käfige innen übrig lassen, weniger die Summe derer, um die sie hinausragen, ist eine bekannte Zahl. Bei bis zu vier solchen Feldern lohnt es sich zu prüfen, welche Kandidaten sie erfüllen.
    .spot = Einige Einheiten umranden, deren Grenze wenige Käfige kreuzen, und bei jedem die Seite mit weniger Feldern zählen.
    .miss = Felder, die einander sehen, können keinen Wert wiederholen, andere schon.
    .relatives = Innere und äußere Reste, versteckte Käfige und Differenzen sind kleine Fälle davon.
