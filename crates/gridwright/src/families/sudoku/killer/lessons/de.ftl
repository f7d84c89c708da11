# Lessons of the techniques of Killer Sudoku, in German.

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

lesson-law-of-leftovers = Zwei Zeilen enthalten jeden Wert zweimal, zwei Gebiete auch. Ohne die Felder, die Zeilen und Gebiete gemeinsam haben, enthält das, was von beiden übrig bleibt, dieselben Werte. Ein Wert, den die einen Reste nicht haben können, entfällt in den anderen.
    .spot = Gebiete, die ebenso viele Zeilen oder Spalten fast füllen. Je weniger Felder hinausragen, desto besser.
    .miss = Ein Feld der einen Reste, das den Wert haben kann, hält ihn in allen anderen am Leben.
    .relatives = Mit einer Zeile und einem Gebiet ist es „Zeigen“ und „Beanspruchen“. Innere und äußere Reste zählen Summen, wo hier Werte zählen.

lesson-killer-triple = Ein Käfig und ein oder zwei Felder derselben Einheit verbrauchen drei Werte: Jede Kombination des Käfigs enthält so viele davon, wie die Felder übrig lassen. Kein anderes Feld der Einheit kann sie haben.
    .spot = Zwei Felder mit zusammen drei Kandidaten und ein Käfig ihrer Einheit, dessen Kombinationen alle einen davon enthalten.
    .miss = Eine Kombination ohne einen der drei Werte verdirbt es.
    .relatives = Es ist ein Killer-Paar mit einem Wert mehr.

lesson-cage-conflict = Zwei Käfige in einer Einheit haben keinen Wert gemeinsam. Eine Kombination des einen ist unmöglich, wenn sie jede Kombination des anderen trifft.
    .spot = Zwei Käfige aus zwei oder drei Feldern in derselben Zeile, Spalte oder im selben Block mit wenigen Kombinationen.
    .miss = Eine Kombination des anderen Käfigs ohne gemeinsamen Wert genügt, damit sie bleibt.
    .relatives = Die blockierte Kombination macht es mit einem einzelnen Feld.

lesson-locked-cages = Zwei Käfige, die einen Wert haben müssen und ihn nur in zwei Linien haben können, verbrauchen ihn in beiden Linien. Oder zwei Linien haben alle Plätze eines Wertes in zwei Käfigen: Dann hat ihn jeder Käfig dort und sonst nirgends.
    .spot = Werte, die zwei Käfige nebeneinander haben müssen oder die zwei Linien nur in zwei Käfigen haben.
    .miss = Ein Platz eines Käfigs außerhalb der beiden Linien, und es folgt nichts.
    .relatives = Es ist ein X-Wing, in dem Käfige für Linien stehen. „Wert, den ein Käfig haben muss“ und „Käfig, den eine Einheit braucht“ machen es mit einem Käfig.

lesson-sums-and-differences = Jede Menge von Einheiten ergibt eine Gleichung: Die Summe der Felder, die ihre Käfige innen übrig lassen, weniger die Summe derer, um die sie hinausragen, ist eine bekannte Zahl. Bei bis zu vier solchen Feldern lohnt es sich zu prüfen, welche Kandidaten sie erfüllen.
    .spot = Einige Einheiten umranden, deren Grenze wenige Käfige kreuzen, und bei jedem die Seite mit weniger Feldern zählen.
    .miss = Felder, die einander sehen, können keinen Wert wiederholen, andere schon.
    .relatives = Innere und äußere Reste, versteckte Käfige und Differenzen sind kleine Fälle davon.

lesson-cage-parity = Eine Summe ist ungerade, wenn eine ungerade Zahl ihrer Teile es ist. Kann von allen Feldern, die die Käfige einiger Einheiten übrig lassen, nur eines gerade oder ungerade sein, entscheidet das die Summe.
    .spot = Einheiten, von denen Käfige viele Felder übrig lassen, die meist nur gerade oder nur ungerade Kandidaten haben. Ein Käfig lässt sich von beiden Seiten zählen.
    .miss = Können zwei Felder gerade oder ungerade sein, folgt nichts.
    .relatives = Summen und Differenzen finden mehr, aber nur bei wenigen Feldern.

lesson-crossing-combinations = Zwei Käfige, deren Felder einander zum Teil sehen, lassen sich nicht unabhängig füllen. Ein Kandidat entfällt, wenn jede Reihenfolge seines Käfigs mit ihm allen Reihenfolgen des anderen widerspricht.
    .spot = Käfige mit wenigen Kombinationen, die in einem Block oder einer Linie nebeneinander liegen, ohne ganz darin zu sein.
    .miss = Eine Reihenfolge beider Käfige, die zusammenpasst, genügt, damit der Kandidat bleibt.
    .relatives = „Käfig gegen Käfig“ macht es mit Kombinationen, wo beide Käfige in einer Einheit liegen.
