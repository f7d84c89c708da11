# Alcazar, auf Deutsch.

family =
    .name = Alcazar
    .summary = Ein Weg durch jedes Feld eines Bretts mit Mauern, durch eine Öffnung hinein und durch eine andere hinaus
    .rules = Zeichne einen einzigen Weg, der durch eine Öffnung im Rand eintritt, jedes Feld genau einmal besucht, keine Mauer kreuzt und durch eine andere Öffnung hinausführt. Die übrigen Öffnungen bleiben unbenutzt.
    .notation = r1|c2 ist die Seite zwischen r1c2 und dem Feld rechts davon, r1_c2 die zwischen r1c2 und dem Feld darunter; =o heißt, dass der Weg darüber führt, =x, dass er es nicht tut.

# Arten, die unter einem Namen bekannt sind.
variant-classic = Klassisch
variant-small = 5 x 5
variant-large = 12 x 12
variant-symmetric = Symmetrisch

parameter-width = Felder in einer Zeile
parameter-height = Zeilen von Feldern
parameter-gaps = Öffnungen im Rand, höchstens, die zwei benutzten mitgezählt; ohne Angabe so viele wie ein Drittel aller Seiten zusammen
parameter-walls = Wann eine Mauer wegfallen darf: solange Logik ohne Vorausschau den Weg findet (auf Brettern mit mehr als 150 Feldern: Logik bis zum Zählen von Bereichen), oder solange es nur einen Weg gibt
parameter-density = Wie viel Prozent der Feldseiten, die der Weg nicht benutzt, Mauern bleiben; 0 lässt keine, die wegfallen kann
parameter-symmetry = Wie sich Mauern wiederholen: half-turn verlangt eine ungerade Seite, mirror eine gerade Breite; der Weg ist dann so symmetrisch wie die Mauern
parameter-fewest = Ob Mauern so lange getauscht werden, bis nur wenige innere übrig sind

technique-cell-full = Feld voll
    .short = Der Weg geht schon durch { $place ->
            [border] den Rand
           *[other] { $place }
        }: über { $ways }
    .full =
        { $place ->
            [border] Der Weg führt schon zweimal über den Rand: über { $ways }. Er kommt einmal herein und geht einmal hinaus, also benutzt er keine andere Öffnung.
           *[other] Der Weg geht schon durch { $place }: über { $ways }. Er geht durch jedes Feld einmal, also führt er über keine andere Seite davon.
        }

technique-two-ways = Nur zwei Wege
    .short = Es bleiben nur { $ways } für { $place ->
            [border] den Rand
           *[other] { $place }
        }
    .full =
        { $place ->
            [border] Nur zwei Öffnungen bleiben: { $ways }. Der Weg kommt durch eine herein und geht durch eine andere hinaus, also benutzt er beide.
           *[other] Nur zwei Seiten von { $place } sind offen: { $ways }. Der Weg geht durch jedes Feld, also führt er über beide.
        }

technique-early-ring = Zu früher Ring
    .short = Über { $edge } schlösse der Weg einen Ring aus { $cells } Feldern
    .full = Führte der Weg über { $edge }, so schlösse er einen Ring aus { $cells } Feldern und ließe { $left ->
            [one] ein Feld
           *[other] { $left } Felder
        } aus.

technique-early-exit = Zu früher Ausgang
    .short = Über { $edge } wäre der Weg nach { $cells ->
            [one] einem Feld
           *[other] { $cells } Feldern
        } zu Ende
    .full = Führte der Weg über { $edge }, so liefe er von Öffnung zu Öffnung durch { $cells ->
            [one] ein Feld
           *[other] { $cells } Felder
        } und ließe { $left ->
            [one] ein Feld
           *[other] { $left } Felder
        } aus.

technique-fork = Gabel
    .short = Über { $one } und { $other } schlösse sich der Weg zu früh
    .full = Von { $cell } aus führen zwei Seiten zu den Enden desselben Wegstücks: { $one } und { $other }. Ginge der Weg über beide, so schlösse er sich zu früh. Er führt über zwei Seiten von { $cell }, also ist eine davon { $edge }.

technique-partition = Teilung
    .short = Nur { $edge } verbindet { $count ->
            [one] ein Feld
           *[other] { $count } Felder
        } mit den anderen
    .full =
        Zwischen den Feldern verbindet nur { $edge } { $count ->
            [one] { $region }
           *[other] den Bereich aus { $count } Feldern ({ $region })
        } mit dem Rest des Bretts. Der Weg besucht alle Felder in einem Zug, also führt er dort hinüber.

technique-exit-parity = Parität der Ausgänge
    .short = Bei { $dark } dunklen und { $light } hellen Feldern stehen die Farben der Öffnungen fest
    .full =
        Die Felder seien gefärbt wie ein Schachbrett, r1c1 dunkel: { $dark } sind dunkel und { $light } hell. Dunkel und hell wechseln sich entlang des Weges ab, also { $ends ->
            [same] beginnt und endet er auf dunklen Feldern
           *[different] liegt ein Ende auf einem dunklen Feld und das andere auf einem hellen
        }. Öffnungen neben dunklen Feldern: { $ways-dark } (schon benutzt: { $laid-dark }), neben hellen: { $ways-light } (schon benutzt: { $laid-light }). { $dark-ways-are ->
            [used] Alle neben dunklen Feldern werden gebraucht.
            [unused] Keine andere neben dunklen Feldern wird benutzt.
           *[open] { "" }
        } { $light-ways-are ->
            [used] Alle neben hellen Feldern werden gebraucht.
            [unused] Keine andere neben hellen Feldern wird benutzt.
           *[open] { "" }
        }

technique-block-parity = Parität eines Blocks
    .short = { $count } Felder ({ $dark } dunkel, { $light } hell) entscheiden über die Wege hinaus
    .full =
        Die Felder seien gefärbt wie ein Schachbrett, r1c1 dunkel. Der Bereich aus { $count } Feldern ({ $region }) hat { $dark ->
            [one] ein dunkles
           *[other] { $dark } dunkle
        } und { $light ->
            [one] ein helles Feld
           *[other] { $light } helle Felder
        }. Dunkel und hell wechseln sich entlang des Weges ab, also verlässt er den Bereich { $side ->
            [even] von dunklen Feldern ebenso oft wie von hellen
            [dark] von dunklen Feldern { $more }-mal öfter als von hellen
           *[light] von hellen Feldern { $more }-mal öfter als von dunklen
        } und insgesamt mindestens zweimal. Wege hinaus von dunklen Feldern: { $ways-dark } (schon benutzt: { $laid-dark }), von hellen: { $ways-light } (schon benutzt: { $laid-light }). { $gaps ->
            [yes] Von den Öffnungen des Bretts benutzt der Weg { $gaps-dark } neben dunklen und { $gaps-light } neben hellen Feldern.
           *[no] { "" }
        } { $dark-ways-are ->
            [used] Alle Wege hinaus von dunklen Feldern werden gebraucht.
            [unused] Kein anderer Weg hinaus von dunklen Feldern wird benutzt.
           *[open] { "" }
        } { $light-ways-are ->
            [used] Alle Wege hinaus von hellen Feldern werden gebraucht.
            [unused] Kein anderer Weg hinaus von hellen Feldern wird benutzt.
           *[open] { "" }
        }

technique-region-parity = Parität eines Bereichs
    .short = { technique-block-parity.short }
    .full = { technique-block-parity.full }

technique-neck = Engstelle
    .short = { technique-block-parity.short }
    .full = { technique-block-parity.full }

technique-split = Spaltung
    .short =
        Die Wegstücke bei { $one ->
            [border] dem Rand
           *[other] { $one }
        } und bei { $other ->
            [border] dem Rand
           *[other] { $other }
        } teilen das Brett
    .full =
        Ohne das Wegstück bei { $one ->
            [border] dem Rand
           *[other] { $one }
        } und das bei { $other ->
            [border] dem Rand
           *[other] { $other }
        } zerfällt das Brett in zwei Teile. Einer davon besteht aus { $count } Feldern ({ $region }); dunkel sind { $dark }, hell { $light }. Der Weg geht durch jeden Teil einmal, von einem Wegstück zum anderen. Dunkel und hell wechseln sich dabei ab, also passen nur manche der Wege in die Teile.

technique-tied-edges = Verknüpfte Seiten
    .short =
        Was das Zählen verknüpft, würde { $trouble ->
            [ring] zu früh einen Ring schließen
           *[parted] das Brett zerteilen
        }: { $edge }
    .full =
        Die Felder seien gefärbt wie ein Schachbrett. Das Zählen dunkler und heller Felder verknüpft Seiten: { $mark ->
            [path] Führte der Weg über { $edge },
           *[blocked] Führte der Weg nicht über { $edge },
        } so führte er { COUNT($path) ->
            [0] deshalb über keine andere Seite
           *[other] auch über { $path }
        } und { COUNT($blocked) ->
            [0] ließe keine andere aus
           *[other] nicht über { OR($blocked) }
        }. Alles zusammen würde { $trouble ->
            [ring] zu früh einen Ring schließen.
           *[parted] das Brett zerteilen.
        }

technique-edge-what-if = Was wäre wenn, für eine Seite
    .short =
        { $mark ->
            [path] Führte der Weg über { $edge }, so ginge es nicht weiter
           *[blocked] Führte der Weg nicht über { $edge }, so ginge es nicht weiter
        }
    .full =
        { $mark ->
            [path] Führte der Weg über { $edge },
           *[blocked] Führte der Weg nicht über { $edge },
        } { $count ->
            [0] so
            [one] so folgte ein Zug: { $moves }. Dann
           *[other] so folgten diese { $count } Züge: { $moves }. Dann
        } { $end ->
            [place] { $place ->
                [border] blieben weniger als zwei Öffnungen.
               *[other] blieben weniger als zwei Seiten von { $place }, über die er führen kann.
            }
            [parted] zerfiele das Brett.
           *[colours] könnten sich dunkle und helle Felder entlang des Weges nicht abwechseln.
        }

# What follows from a step.
change-placed-o = der Weg führt über { $cells }
change-placed-x = der Weg führt nicht über { OR($cells) }

rule-path = ein einziger Weg
rule-cell = { $cell }

# What techniques are.

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
