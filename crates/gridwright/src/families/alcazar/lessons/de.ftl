# Lessons of the techniques of Alcazar, in German.

lesson-cell-full = Der Weg geht durch jedes Feld einmal, über zwei seiner Seiten. Sind beide bekannt, so werden die anderen nicht benutzt. Dasselbe gilt für den Rand: Sind zwei Öffnungen benutzt, so bleiben die anderen frei.
    .spot = Bei jedem Feld, durch das der Weg gerade gegangen ist, lassen sich die anderen Seiten streichen.
    .miss = Ein Feld mit einer benutzten Seite ist nicht voll: Der Weg muss es noch verlassen.
    .relatives = „Nur zwei Wege“ ist die andere Hälfte derselben Regel. Zusammen sind es die leichtesten Schritte, und sie folgen auf fast jeden anderen.

lesson-two-ways = Der Weg kommt in jedes Feld hinein und verlässt es. Ein Feld mit nur zwei offenen Seiten benutzt beide. Solche Felder sind Ecken und Sackgassen zwischen Mauern.
    .spot = Zuerst in den Ecken nach Feldern mit zwei Mauern oder gestrichenen Seiten suchen.
    .miss = Ein Feld am Rand kann eine Öffnung als dritten Weg haben: Dann sind drei Seiten offen, nicht zwei.
    .relatives = „Feld voll“ ist die andere Hälfte derselben Regel. Wo drei Seiten offen sind, entscheidet vielleicht eine Gabel.

lesson-early-ring = Der Weg besucht alle Felder, also darf er vorher nicht zu sich selbst zurückkommen. Über eine Seite, die die beiden Enden eines Wegstücks verbände, während Felder fehlen, führt er nicht. Nur die allerletzte Seite darf ihn schließen.
    .spot = Ein Wegstück bis zu beiden Enden verfolgen und nachsehen, ob sie nebeneinander liegen.
    .miss = Enden verschiedener Wegstücke dürfen verbunden werden: Daraus wird ein längeres Stück, kein Ring.
    .relatives = „Zu früher Ausgang“ ist dasselbe für Wegstücke von den Öffnungen. Die Gabel sieht eine Seite weiter.

lesson-early-exit = Der Weg läuft von Öffnung zu Öffnung durch alle Felder. Über eine Seite, die das Wegstück von der einen mit dem von der anderen verbände, während Felder fehlen, führt er nicht. Er wäre zu früh zu Ende.
    .spot = Den Weg von beiden Öffnungen nach innen verfolgen und nachsehen, ob die Enden nebeneinander liegen.
    .miss = Solange eine der Öffnungen nicht bekannt ist, dürfen die Wegstücke verbunden werden.
    .relatives = „Zu früher Ring“ ist dasselbe im Inneren. Die Teilung betrachtet Felder, die übrig blieben.

lesson-fork = Zwei der drei offenen Seiten eines Feldes führen zu den beiden Enden eines Wegstücks. Beide zu benutzen schlösse den Weg zu früh, also wird höchstens eine benutzt. Der Weg führt über zwei Seiten des Feldes, also ist die dritte dabei.
    .spot = Auf ein Feld zwischen den beiden Enden eines Wegstücks achten, das genau einen weiteren Weg hat.
    .miss = Mit zwei weiteren Wegen ist nichts entschieden: Es können die beiden benutzten sein.
    .relatives = „Zu früher Ring“ ist der leichtere Fall mit einer Seite. „Was wäre wenn, für eine Seite“ denkt so etwas weiter.

lesson-partition = Ein Teil des Bretts hängt nur über eine Seite mit dem Rest zusammen. Der Weg besucht alle Felder in einem Zug, also führt er dort hinüber. Öffnungen im Rand zählen nicht: Durch sie kommt der Weg nicht zurück.
    .spot = Enge Stellen suchen: Mauern und fertige Wegstücke, die eine Ecke oder einen Arm des Bretts fast abschneiden.
    .miss = Mit zwei Wegen in den Teil ist dadurch allein nichts entschieden; vielleicht entscheidet das Zählen der Farben.
    .relatives = „Parität eines Blocks“ und „Engstelle“ zählen die Felder solcher Teile. Die Spaltung ist der schwerere Fall mit zwei Wegstücken.

lesson-exit-parity = Die Felder sind dunkel und hell gefärbt wie ein Schachbrett. Der Weg wechselt mit jedem Schritt die Farbe, also sagen die Zahlen dunkler und heller Felder, welche Farben seine Enden haben. Öffnungen neben Feldern der falschen Farbe werden nicht benutzt; passt nur eine, so wird sie benutzt.
    .spot = Bei ungerader Felderzahl liegen beide Enden auf der häufigeren Farbe, der der Ecken. Bei gerader liegt eines auf dunkel und eines auf hell.
    .miss = Bei mehreren Öffnungen der richtigen Farbe ist nichts entschieden.
    .relatives = Dies ist der leichteste der Schritte, die Farben zählen. „Parität eines Blocks“ tut dasselbe für einen Teil des Bretts.

lesson-block-parity = Gezählt werden die dunklen und hellen Felder eines Rechtecks. Die Farben wechseln sich entlang des Weges ab, also nimmt jeder Besuch gleich viele von beiden oder eines mehr von der Farbe, auf der er beginnt und endet. Die Wege über den Rand müssen den Unterschied ausgleichen, und das kann die letzten davon entscheiden.
    .spot = Rechtecke mit wenigen Wegen hinaus suchen, vor allem mit ungleich vielen dunklen und hellen Feldern oder mit allen Wegen auf einer Farbe.
    .miss = Wo beide Farben Wege übrig haben, geht die Rechnung auf mehrere Arten auf, und es folgt nichts.
    .relatives = „Parität der Ausgänge“ ist der leichtere Fall des ganzen Bretts. „Parität eines Bereichs“ und „Engstelle“ zählen Teile von beliebiger Form.

lesson-region-parity = Es ist dieselbe Rechnung für einen Teil des Bretts von beliebiger Form, begrenzt von Mauern und bekannten Seiten. Der Unterschied zwischen dunklen und hellen Feldern sagt, wie viele der Wege hinaus von dunklen und wie viele von hellen Feldern führen. Gibt es von einer Farbe nicht mehr Wege als nötig, so werden alle benutzt; sind genug benutzt, so die anderen nicht.
    .spot = Einen Teil suchen, den Mauern fast abschließen, und seine Felder nach Farben zählen.
    .miss = Ein vergessenes Feld kehrt das Ergebnis um: Es lohnt sich, zweimal zu zählen.
    .relatives = „Parität eines Blocks“ ist der leichtere Fall eines Rechtecks. „Engstelle“ betrachtet große Teile mit wenigen Wegen hinaus.

lesson-neck = Ein großer Teil des Bretts hat nur wenige Wege hinaus. Der Weg überquert eine solche Enge eine gerade Anzahl von Malen, mindestens zweimal, wenn er nicht darin endet, und die Farben wechseln sich ab. Zusammen kann das entscheiden, welche der Wege benutzt werden.
    .spot = Linien von Mauer zu Mauer suchen, die wenige offene Seiten kreuzen, und auf der kleineren Seite die Farben zählen.
    .miss = Auch eine Öffnung im Rand innerhalb des Teils ist ein Weg hinaus.
    .relatives = Die Teilung ist der Fall mit einem einzigen Weg. „Parität eines Bereichs“ zählt Teile mit mehr Wegen.

lesson-split = Zwei Wegstücke zusammen teilen das Brett. Der Weg läuft durch jede Seite einmal, von einem Stück zum anderen. Die Farben der Felder auf jeder Seite müssen aufgehen, und die Enden müssen dazu passend verbunden werden.
    .spot = Zwei Wegstücke suchen, die sich fast berühren oder zusammen von Rand zu Rand reichen.
    .miss = Führt ein dritter Weg von einem Teil in den anderen, so ist das Brett nicht geteilt.
    .relatives = Die Teilung ist der leichtere Fall mit einer Seite. „Verknüpfte Seiten“ zählt über das ganze Brett.

lesson-tied-edges = Farben an mehreren Stellen zugleich zu zählen verknüpft Seiten: Über eine führt der Weg nur, wenn er über andere führt oder nicht führt. Bräche alles zusammen eine Regel, so ist die erste umgekehrt entschieden. Das ist Zählen und Hinsehen zugleich.
    .spot = Nach dem Zählen auf Bereiche achten, in denen zwei Wege hinaus nur zusammen oder gar nicht benutzt werden können.
    .miss = Verknüpfungen, die keine Regel brechen, entscheiden allein nichts.
    .relatives = „Parität eines Bereichs“ zählt einen Bereich. „Was wäre wenn, für eine Seite“ probiert eine Seite aus und folgt jeder Regel.

lesson-edge-what-if = Man nimmt an, dass der Weg über eine Seite führt oder nicht führt, und verfolgt, was geschehen muss. Geht es nicht weiter, so ist es umgekehrt. Das kommt erst zum Einsatz, wenn Zählen und Hinsehen nicht helfen.
    .spot = Am meisten folgt aus einer Seite neben langen Wegstücken oder engen Stellen.
    .miss = Eine Probe, die ohne Widerspruch endet, beweist nichts.
    .relatives = Dies ist das letzte Mittel. „Gabel“ und „Zu früher Ring“ sind kurze Proben dieser Art, die man auf einen Blick sieht.
