# Lessons of the techniques of Gogen, in German.

lesson-fixed-by-neighbours = Zwei Buchstaben, die in einem Wort nebeneinander stehen, berühren sich auf dem Brett, an einer Seite oder einer Ecke. Ein Buchstabe, der in seinen Wörtern neben gesetzten Buchstaben steht, berührt sie alle. Kann das nur ein freies Feld, so gehört der Buchstabe dorthin.
    .spot = Hilfreich ist ein Buchstabe, der neben zwei oder drei gesetzten steht, auch in verschiedenen Wörtern. Gesucht sind die freien Felder, die jeden davon berühren.
    .miss = Zwei freie Felder, die alle gesetzten Buchstaben berühren, sind eines zu viel. Buchstaben, die im selben Wort, aber nicht nebeneinander stehen, müssen sich nicht berühren.
    .relatives = Dies ist der leichteste Schritt. Bleiben mehrere Felder, so wird daraus „Nahe bei den Nachbarn“; ist der Nachbar noch nicht gesetzt, „Zwei Schritte in einem Wort“.

lesson-near = Ein Buchstabe berührt jeden Buchstaben, neben dem er in einem Wort steht. Die gesetzten davon lassen nur die freien Felder um sich herum übrig. Überall sonst wird der Buchstabe gestrichen.
    .spot = Man nimmt einen Buchstaben neben mindestens einem gesetzten und markiert die freien Felder um diesen. Bei zwei gesetzten Nachbarn bleiben nur die Felder, die beide berühren.
    .miss = Ein Nachbar, der noch nicht gesetzt ist, sagt hier nichts. Auch ein Buchstabe, der im selben Wort weiter weg steht, sagt nichts.
    .relatives = Bleibt nur ein Feld, so ist der Buchstabe durch Nachbarn bestimmt. „Zwei Schritte in einem Wort“ leistet dasselbe für einen Nachbarn, der noch nicht gesetzt ist.

lesson-last-cell-for-letter = Jeder Buchstabe hat sein Feld auf dem Brett. Sind für einen Buchstaben alle Felder bis auf eines besetzt oder gestrichen, so ist dieses seines. Ein Wort braucht man dazu nicht.
    .spot = In den Notizen nach einem Buchstaben suchen, der nur in einem Feld steht.
    .miss = Ein Buchstabe mit zwei Feldern ist nicht entschieden, auch wenn eines davon viel besser aussieht.
    .relatives = „Letzter Buchstabe für ein Feld“ ist dasselbe vom Feld aus gesehen. Mit zwei Buchstaben und zwei Feldern wird daraus ein Buchstabenpaar.

lesson-last-letter = In jedes Feld gehört ein Buchstabe: Es gibt so viele Buchstaben wie Felder. Sind für ein Feld alle Buchstaben bis auf einen gesetzt oder gestrichen, so gehört dieser dorthin. Das findet auch Buchstaben, die in keinem Wort stehen.
    .spot = Gegen Ende ein Feld mit wenigen Buchstaben nehmen, etwa eine Ecke, und die noch nicht gesetzten durchgehen.
    .miss = Ein Buchstabe, der in keinem Wort steht, zählt mit, solange er nicht gesetzt ist: Er kann in jedem freien Feld stehen.
    .relatives = „Letztes Feld für einen Buchstaben“ ist dasselbe vom Buchstaben aus gesehen. Mit zwei Feldern und zwei Buchstaben wird daraus ein Felderpaar.

lesson-pair-of-letters = Zwei Buchstaben, für die nur dieselben zwei Felder bleiben, brauchen beide. Wer wo steht, bleibt offen, aber kein anderer Buchstabe steht dort. Mit drei Buchstaben und drei Feldern ist es ein Trio.
    .spot = Buchstaben suchen, für die je zwei Felder bleiben, und die Felder vergleichen.
    .miss = Zwei Buchstaben mit zusammen drei Feldern binden nichts: Das dritte Feld kann noch für einen anderen sein.
    .relatives = Das Felderpaar ist dasselbe von den Feldern aus gesehen. „Letztes Feld für einen Buchstaben“ ist der leichtere Fall mit einem, das Trio der schwerere mit drei Buchstaben.

lesson-pair-of-cells = Zwei Felder, in denen nur dieselben zwei Buchstaben bleiben, nehmen beide auf. Welches welchen aufnimmt, bleibt offen, aber diese Buchstaben stehen nirgends sonst. Mit drei Feldern und drei Buchstaben ist es ein Trio.
    .spot = Felder suchen, in denen je zwei Buchstaben bleiben, oft in einer Ecke, und die Buchstaben vergleichen.
    .miss = Zwei Felder mit zusammen drei Buchstaben binden nichts: Einer der Buchstaben kann noch woanders stehen.
    .relatives = Das Buchstabenpaar ist dasselbe von den Buchstaben aus gesehen. „Letzter Buchstabe für ein Feld“ ist der leichtere Fall mit einem, das Trio der schwerere mit drei Feldern.

lesson-two-steps = Ein Buchstabe, der noch nicht gesetzt ist, für den aber wenige Felder bleiben, sagt schon etwas über seine Nachbarn in einem Wort. Jeder Nachbar berührt eines dieser Felder. Überall sonst wird er gestrichen.
    .spot = Einen Buchstaben nehmen, für den zwei oder drei nahe Felder bleiben, und die Buchstaben davor und danach in seinen Wörtern ansehen.
    .miss = Liegen die Felder des Buchstabens weit auseinander, so berührt fast jedes Feld eines davon, und es folgt nichts.
    .relatives = „Nahe bei den Nachbarn“ ist der leichtere Fall mit einem gesetzten Nachbarn. Die Vorausschau geht solche Schritte weiter.

lesson-room = Ein Buchstabe mit vielen Nachbarn in den Wörtern braucht Platz um sich: ein eigenes Feld für jeden. Eine Ecke hat drei Felder um sich, ein Randfeld fünf. Wo es für alle zu wenige sind, kann der Buchstabe nicht stehen.
    .spot = Die verschiedenen Buchstaben zählen, neben denen ein Buchstabe in allen Wörtern steht. Ab vier steht er in keiner Ecke, ab sechs nicht am Rand.
    .miss = Ein Buchstabe, der in zwei Wörtern neben demselben Nachbarn steht, braucht dafür nur ein Feld.
    .relatives = „Nahe bei den Nachbarn“ fragt, wo gesetzte Nachbarn stehen, dieser Schritt, ob alle Platz haben. Den Rest findet die Vorausschau.

lesson-room-for-some = Um ein Feld kann es genug Felder für alle Nachbarn eines Buchstabens geben und doch zu wenige für einige, weil diese nur in wenigen davon stehen können. Dann kann der Buchstabe dort nicht stehen.
    .spot = Bei einem Feld eines Buchstabens auf die Nachbarn mit wenigen Feldern achten: zwei, die darum nur ein Feld haben, oder drei, die zusammen zwei haben.
    .miss = Felder darum, die keiner dieser Nachbarn nehmen kann, helfen nicht, auch wenn sie leer sind.
    .relatives = „Platz für alle Nachbarn“ zählt nur Felder. Das Buchstabentrio ist derselbe Schluss ohne ein Feld in der Mitte.

lesson-trio-of-letters = { lesson-pair-of-letters }
    .spot = Drei Buchstaben mit je zwei oder drei Feldern suchen, die zusammen nur drei Felder haben.
    .miss = Drei Buchstaben mit zusammen vier Feldern binden nichts: Das vierte Feld kann noch für einen anderen sein.
    .relatives = Das Buchstabenpaar ist der leichtere Fall mit zwei Buchstaben. Das Feldertrio ist dasselbe von den Feldern aus gesehen.

lesson-trio-of-cells = { lesson-pair-of-cells }
    .spot = Drei Felder mit je zwei oder drei Buchstaben suchen, die zusammen nur drei Buchstaben haben.
    .miss = Drei Felder mit zusammen vier Buchstaben binden nichts: Einer der Buchstaben kann noch woanders stehen.
    .relatives = Das Felderpaar ist der leichtere Fall mit zwei Feldern. Das Buchstabentrio ist dasselbe von den Buchstaben aus gesehen.

lesson-arrangement = Um ein Feld kann Platz für alle Nachbarn eines Buchstabens sein, und doch lassen sie sich nicht anordnen: Die in einem Wort nebeneinanderstehen, berühren auch einander. Wo das nicht geht, kann der Buchstabe nicht stehen.
    .spot = Zwei Nachbarn eines Buchstabens suchen, die in einem Wort auch nebeneinanderstehen. Die drei liegen in einem Quadrat aus zwei mal zwei Feldern; sehen, wo so eines für sie bleibt.
    .miss = Nachbarn, die in keinem Wort nebeneinanderstehen, können auf gegenüberliegenden Seiten des Feldes liegen.
    .relatives = „Platz für einige Nachbarn“ zählt nur Felder. Die Vorausschau folgt einem Buchstaben weiter als bis zu seinen Nachbarn.

lesson-look-ahead = Ein Buchstabe wird zur Probe in ein Feld gesetzt, und man folgt den Wörtern. Bleibt ein Buchstabe ohne Feld, ein Feld ohne Buchstaben oder haben einige Buchstaben zusammen zu wenige Felder, so stand der erste nicht dort. Das kommt erst zum Einsatz, wenn sonst nichts hilft.
    .spot = Am meisten folgt aus einem Buchstaben, für den zwei Felder bleiben und der viele Nachbarn hat.
    .miss = Eine Probe, die ohne Widerspruch endet, beweist nichts, auch wenn sie das Brett weit füllt: Der Buchstabe bleibt Kandidat.
    .relatives = Dies ist das letzte Mittel. Alle anderen Schritte sind kurze Proben dieser Art, die man auf einen Blick sieht.

lesson-either-way = Ein Buchstabe wird zur Probe in ein Feld gesetzt, und man folgt den Wörtern, bis für einen Buchstaben nur zwei oder drei Felder bleiben oder für ein Feld nur zwei oder drei Buchstaben. Alle werden versucht. Führt jeder Weg zu einem Widerspruch, so gab es keinen Ausweg, und der erste Buchstabe stand nicht dort.
    .spot = Geeignet ist ein Buchstabe, über den eine einfache Probe nichts sagt. Man folgt ihm bis zum ersten Buchstaben mit wenigen Feldern; am besten hat dieser viele Nachbarn.
    .miss = Endet nur einer der Wege mit einem Widerspruch, so zeigt das bloß, dass ein anderer gilt. Alle müssen scheitern, und die Züge bis zur Gabelung gehören zu allen.
    .relatives = Die Vorausschau ist der leichtere Fall ohne Gabelung. Jeder der Wege ist selbst eine Vorausschau.
