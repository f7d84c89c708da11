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
    .name = Breite
parameter-height = Zeilen von Feldern
    .name = Höhe
parameter-gaps = Öffnungen im Rand, höchstens, die zwei benutzten mitgezählt; ohne Angabe so viele wie ein Drittel aller Seiten zusammen
    .name = Öffnungen
parameter-walls = Wann eine Mauer wegfallen darf: solange Logik ohne Vorausschau den Weg findet (auf Brettern mit mehr als 150 Feldern: Logik bis zum Zählen von Bereichen), oder solange es nur einen Weg gibt
    .name = Mauern
    .logic = Logik
    .unique = eindeutig
parameter-density = Wie viel Prozent der Feldseiten, die der Weg nicht benutzt, Mauern bleiben; 0 lässt keine, die wegfallen kann
    .name = Dichte
parameter-symmetry = Wie sich Mauern wiederholen: { parameter-symmetry.half-turn } verlangt eine ungerade Seite, { parameter-symmetry.mirror } eine gerade Breite; der Weg ist dann so symmetrisch wie die Mauern
    .name = Symmetrie
    .none = keine
    .half-turn = halbe Drehung
    .mirror = Spiegelung
parameter-fewest = Ob Mauern so lange getauscht werden, bis nur wenige innere übrig sind
    .name = Wenige Mauern

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
            [used] Alle Öffnungen neben dunklen Feldern werden gebraucht.
            [unused] Keine andere Öffnung neben einem dunklen Feld wird benutzt.
           *[open] { "" }
        } { $light-ways-are ->
            [used] Alle Öffnungen neben hellen Feldern werden gebraucht.
            [unused] Keine andere Öffnung neben einem hellen Feld wird benutzt.
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
            [dark] { $more ->
                [one] einmal
               *[other] { $more }-mal
            } mehr von dunklen Feldern als von hellen
           *[light] { $more ->
                [one] einmal
               *[other] { $more }-mal
            } mehr von hellen Feldern als von dunklen
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
        } zerfällt das Brett in zwei Teile. Einer davon besteht aus { $count } Feldern ({ $region }); dunkel sind { $dark }, hell { $light }. Der Weg geht durch jeden Teil einmal, von einem Wegstück zum anderen, und dunkel und hell wechseln sich dabei ab. Also { $ends ->
            [dark] betritt und verlässt er diesen Teil auf einem dunklen Feld
            [light] betritt und verlässt er diesen Teil auf einem hellen Feld
           *[different] liegt eines seiner Enden in diesem Teil auf einem dunklen Feld und das andere auf einem hellen
        }. Über Seiten, die dazu nicht passen, führt er nicht, und wo nur ein Weg bleibt, nimmt er ihn.

technique-tied-edges = Verknüpfte Seiten
    .short =
        { $trouble ->
            [ring] Das Zählen verknüpft { $edge } mit anderen; alles zusammen schlösse zu früh einen Ring
            [exit] Das Zählen verknüpft { $edge } mit anderen; alles zusammen beendete den Weg zu früh
           *[apart] Das Zählen verknüpft { $edge } mit anderen; alles zusammen zerteilte das Brett
        }
    .full =
        Die Felder seien gefärbt wie ein Schachbrett, r1c1 dunkel; dunkel und hell wechseln sich entlang des Weges ab. Angenommen, der Weg führte { $mark ->
            [path] über { $edge }.
           *[blocked] nicht über { $edge }.
        } { $counts } { $trouble ->
            [ring] Alles zusammen würde einen Ring aus { $cells } Feldern schließen und { $left ->
                [one] ein Feld auslassen.
               *[other] { $left } Felder auslassen.
            }
            [exit] Mit alledem liefe der Weg von Öffnung zu Öffnung durch { $cells ->
                [one] ein Feld
               *[other] { $cells } Felder
            } und ließe { $left ->
                [one] ein Feld aus.
               *[other] { $left } Felder aus.
            }
            [apart] Dann verbände keine offene Seite einen Teil der Felder ({ $part }) mit den anderen.
            [cell] Dann verbände nur { $by } einen Teil der Felder ({ $part }) mit dem Rest des Bretts; der Weg kommt dort nur einmal vorbei, könnte also nicht zurück.
            [side] Dann führte nur { $by } in einen Teil des Bretts ({ $part }), und der Weg könnte nicht zurück.
           *[parts] Dann zerfielen die Felder ohne { $by } in { $total } Teile. Der Weg kommt an { $by } einmal vorbei; das verbindet zwei Teile, nicht mehr.
        }

counted-region =
    { $count ->
        [one] Der Weg führt über zwei Seiten von { $region }. { COUNT($path) ->
            [0] { "" }
           *[other] Nur zwei wären offen, also führte er auch über { $path }.
        } { COUNT($blocked) ->
            [0] { "" }
           *[other] Über zwei führte er schon, also nicht über { OR($blocked) }.
        }
       *[other] Der Bereich aus { $count } Feldern ({ $region }) hat { $dark ->
            [one] ein dunkles
           *[other] { $dark } dunkle
        } und { $light ->
            [one] ein helles Feld
           *[other] { $light } helle Felder
        }, also verlässt ihn der Weg { $side ->
            [even] von dunklen Feldern ebenso oft wie von hellen
            [dark] { $more }-mal mehr von dunklen Feldern als von hellen
           *[light] { $more }-mal mehr von hellen Feldern als von dunklen
        } und insgesamt mindestens zweimal. Wege hinaus gäbe es von dunklen Feldern { $ways-dark } (davon benutzt: { $laid-dark }), von hellen { $ways-light } (davon benutzt: { $laid-light }). { $gaps ->
            [yes] Von den Öffnungen des Bretts benutzt der Weg { $gaps-dark } neben dunklen und { $gaps-light } neben hellen Feldern.
           *[no] { "" }
        } { COUNT($path) ->
            [0] { "" }
           *[other] Also führte er auch über { $path }.
        } { COUNT($blocked) ->
            [0] { "" }
           *[other] Also führte er nicht über { OR($blocked) }.
        }
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

mistake-wrong-o = Der Weg führt nicht über { $cell }. Angenommen, er täte es:
mistake-wrong-x = Der Weg führt über { $cell }. Angenommen, er täte es nicht:
mistake-no-way-cell = Also kann der Weg nicht mehr durch { $house } führen.
mistake-no-way-path = Also ist ein einziger Weg durch alle Felder nicht mehr möglich.

rule-path = ein einziger Weg
rule-cell = { $cell }
