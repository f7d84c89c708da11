# Techniken auf Brettern mit Zeilen, Spalten und Blöcken, auf Deutsch.

profile-sukaku-1_18 = Sukaku Explainer 1.15.12, womit die öffentlichen Sammlungen bewertet wurden
profile-sukaku-1_18_1 = Sukaku Explainer 1.18.1 mit allen Techniken, die es von sich aus benutzt
profile-se-1_2_1 = der Explainer davor, 1.2.1: keine starken Verbindungen, keine großen Wings
profile-hodoku-2_2 = HoDoKu 2.2: die Summe der Punkte aller Schritte und die Stufe, die sie verlangen

technique-last-cell = Letztes Feld
    .short = { IN($house) } fehlt nur { $value }, in { $cell }
    .full = { $cell } ist das einzige leere Feld { IN($house) }. Dort fehlt nur noch { $value }.

technique-hidden-single-box = Versteckter Einer im Block
    .short = { $value } { IN($house) } nur in { $cell }
    .full = { IN($house, at: "start") } bleibt für { $value } nur ein Platz: { $cell }.

technique-hidden-single = Versteckter Einer
    .short = { technique-hidden-single-box.short }
    .full = { technique-hidden-single-box.full }

technique-naked-single = Nackter Einer
    .short = { $cell } kann nur { $value } sein
    .full = Jeder andere Wert ist für { $cell } ausgeschlossen. Es bleibt nur { $value }.

technique-pointing = Zeigen
    .short = { $value } { IN($from) } nur im Schnitt mit { $to }: { $cells }
    .full = { IN($from, at: "start") } kann { $value } nur in { OR($cells) } stehen. Diese Felder liegen alle { IN($to) }, also steht { $value } { IN($to) } in einem von ihnen.

technique-claiming = Beanspruchen
    .short = { technique-pointing.short }
    .full = { technique-pointing.full }

technique-every-place-sees = Von jedem Platz gesehen
    .short = jeder Platz für { $value } { IN($house) } sieht { $seen }
    .full = { IN($house, at: "start") } kann { $value } nur in { OR($cells) } stehen. Jedes dieser Felder sieht { $seen }. Wo auch immer { $value } steht, kann { $value } also nicht auch in { OR($seen) } stehen.

technique-locked-pair = Gebundenes Paar
    .short = { $values } in { $cells } { IN($houses) }
    .full = { $cells } haben zusammen nur { $values }. Sie liegen zugleich { IN($houses) } und brauchen alle diese Werte, also kann dort kein anderes Feld einen davon haben.

technique-naked-pair = Nacktes Paar
    .short = { $values } in { $cells } { IN($house) }
    .full = { $cells } { IN($house) } haben zusammen nur { $values }. Sie brauchen alle diese Werte, also kann kein anderes Feld { IN($house) } einen davon haben.

technique-x-wing = X-Wing
    .short = { $value } { IN($bases) } nur { IN($covers, by: "or") }
    .full = { IN($bases, at: "start") } kann { $value } nur { IN($covers, by: "or") } stehen. Keine zwei davon können dieselbe dieser Linien benutzen, also steht { $value } { IN($covers) } jeweils { IN($bases, by: "or") }.

technique-hidden-pair = Verstecktes Paar
    .short = { $values } { IN($house) } nur in { $cells }
    .full = { IN($house, at: "start") } können die Werte { $values } nur in { $cells } stehen. Sie füllen alle diese Felder, also hat dort kein anderer Wert Platz.

technique-locked-triple = Gebundenes Tripel
    .short = { technique-locked-pair.short }
    .full = { technique-locked-pair.full }

technique-naked-triple = Nacktes Tripel
    .short = { technique-naked-pair.short }
    .full = { technique-naked-pair.full }

technique-swordfish = Schwertfisch
    .short = { technique-x-wing.short }
    .full = { technique-x-wing.full }

technique-hidden-triple = Verstecktes Tripel
    .short = { technique-hidden-pair.short }
    .full = { technique-hidden-pair.full }

technique-skyscraper = Wolkenkratzer
    .short = { $value } in { OR($ends) }, denn { $joint } liegen { IN($bridge) }
    .full = { $value } steht { $links }. { $joint } liegen { IN($bridge) }, also ist höchstens eines davon { $value }. Also ist mindestens eines von { $ends } { $value }.

technique-turbot-fish = Turbot-Fisch
    .short = { technique-skyscraper.short }
    .full = { technique-skyscraper.full }

technique-two-string-kite = Drachen mit zwei Schnüren
    .short = { technique-skyscraper.short }
    .full = { technique-skyscraper.full }

technique-remote-pair = Entferntes Paar
    .short = { $cells } wechseln zwischen { $values }
    .full = { $cells } können jeweils nur { OR($values) } sein. Jedes sieht das nächste, also wechseln sich die beiden Werte ab, und die Enden { $ends } haben je einen davon.

technique-finned-x-wing = X-Wing mit Flosse
    .short = { $value } { IN($bases) } mit Flosse in { $fins }
    .full =
        { IN($bases, at: "start") } kann { $value } nur { IN($covers, by: "or") } stehen, abgesehen von { COUNT($fins) ->
            [one] der Flosse
           *[other] den Flossen
        } { $fins }. Entweder ist { OR($fins) } { $value }, oder { $value } steht { IN($covers) } jeweils { IN($bases, by: "or") }. Beides schließt { $value } für die anderen Felder { IN($covers) } aus, die { $fins } sehen.

technique-xy-wing = XY-Wing
    .short = { $pivot } ist { OR($pivot-values) }, also ist { OR($wings) } { $value }
    .full = { $pivot } ist { OR($pivot-values) }. Ist es { $one }, so ist { $first } { $value }; ist es { $other }, so ist { $second } { $value }. Also ist eines von { $wings } { $value }.

technique-sashimi-x-wing = Sashimi-X-Wing
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-empty-rectangle = Leeres Rechteck
    .short = { technique-skyscraper.short }
    .full = { technique-skyscraper.full }

technique-simple-colouring = Einfaches Färben
    .short =
        { $rule ->
            [twice] Farbe A von { $value } ist zweimal { IN($house) }: { $clash }
           *[sees] { $targets } zwischen den Farben A und B von { $value }
        }
    .full =
        Wo { $value } in einer Einheit nur zwei Plätze hat, bekommen sie entgegengesetzte Farben; eine der Farben hat überall { $value }. Farbe A: { $colour-a }; Farbe B: { $colour-b }. { $rule ->
            [twice] { $clash } haben beide Farbe A und liegen beide { IN($house) }, also ist A falsch.
           *[sees] { COUNT($targets) ->
            [one] { $targets } sieht { $seen-a } von A und { $seen-b } von B, und eines von beiden ist { $value }.
           *[other] { $targets } sehen jeweils ein Feld von A ({ $seen-a }) und ein Feld von B ({ $seen-b }), und eines von beiden ist { $value }.
        }
        }

technique-xyz-wing = XYZ-Wing
    .short = { $pivot } ist { OR($pivot-values) }, also steht { $value } dort oder in { OR($wings) }
    .full = { $pivot } ist { OR($pivot-values) }. Ist es { $one }, so ist { $first } { $value }; ist es { $other }, so ist { $second } { $value }. Also ist { $pivot } selbst oder eines von { $wings } { $value }.

technique-w-wing = W-Wing
    .short = { $cells } sind { OR($values) }, und { $linked } { IN($house) } sieht eines davon
    .full = { $cells } sind beide { OR($values) }. { IN($house, at: "start") } kann { $linked } nur in { OR($places) } stehen, und wo auch immer es steht, wird es von einem von { $cells } gesehen. Also sind sie nicht beide { $linked }, und eines davon ist { $value }.

technique-naked-quad = Nacktes Quartett
    .short = { technique-naked-pair.short }
    .full = { technique-naked-pair.full }

technique-jellyfish = Qualle
    .short = { technique-x-wing.short }
    .full = { technique-x-wing.full }

technique-finned-swordfish = Schwertfisch mit Flosse
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-hidden-quad = Verstecktes Quartett
    .short = { technique-hidden-pair.short }
    .full = { technique-hidden-pair.full }

technique-sashimi-swordfish = Sashimi-Schwertfisch
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-three-strong-links = Drei starke Verbindungen
    .short = { $value } in { OR($ends) }, über { $bridge } und { $bridge-2 }
    .full = { $value } steht { $links }. Von { $joint } { IN($bridge) } ist höchstens eines { $value }, ebenso von { $joint-2 } { IN($bridge-2) }. Steht { $value } also nicht am einen Ende, so am anderen: mindestens eines von { $ends } ist { $value }.

technique-three-link-loop = Schleife aus drei starken Verbindungen
    .short = Verbindungen von { $value } im Kreis { IN($bridges) }
    .full = { $value } steht { $links }. Alle diese Felder liegen { IN($bridges) }; das sind ebenso viele Einheiten, und jede hat nur ein Feld mit { $value }. Also steht { $value } in jeder dieser Einheiten in einem dieser Felder.

technique-wxyz-wing = WXYZ-Wing
    .short = { $value } in { $cell } oder { OR($holders) }, verbunden durch { $other }
    .full = { $cells } haben zusammen nur { $values }, einen Wert mehr als Felder. { $cell } ist { OR($cell-values) } und sieht dort jeden Platz von { $other }. Ist { $cell } { $other }, so brauchen sie alle anderen Werte, also ist { OR($holders) } { $value }. Also steht { $value } in { $cell } oder in { OR($holders) }.

technique-wxyz-ring = WXYZ-Ring
    .short = { $cell } und { $cells } haben { $values } je einmal
    .full = { $cells } haben zusammen nur { $values }, einen Wert mehr als Felder. { $cell } ist { OR($cell-values) } und sieht alle Plätze von beiden darin. Welchen Wert es auch nimmt, sie brauchen alle übrigen. Also haben { $cell } und { $cells } zusammen jeden der Werte { $values } genau einmal.

technique-multi-colouring = Mehrfaches Färben
    .short = ganz A oder ganz B ist { $value }, denn { $clash } liegen { IN($house) }
    .full =
        Wo { $value } in einer Einheit nur zwei Plätze hat, bekommen sie entgegengesetzte Farben. In einem Netz ist Farbe A { $colour-a } und ihr Gegenteil { $not-a }; in einem anderen ist Farbe B { $colour-b } und ihr Gegenteil { $not-b }. { $clash } liegen beide { IN($house) }, also können nicht beide Gegenteile { $value } haben: ganz A oder ganz B hat { $value }. { COUNT($targets) ->
            [one] { $targets } sieht { $seen-a } von A und { $seen-b } von B.
           *[other] { $targets } sehen jeweils ein Feld von A ({ $seen-a }) und ein Feld von B ({ $seen-b }).
        }

technique-finned-jellyfish = Qualle mit Flosse
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-sashimi-jellyfish = Sashimi-Qualle
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-sue-de-coq = Sue de Coq
    .short = { $cells } mit { $in-box }: { $box-values }; mit { $in-line }: { $line-values }
    .full = { $cells }, wo sich { $box } und { $line } treffen, haben nur { $values }. Daneben: { $in-box } { IN($box) } mit nur { $in-box-values } und { $in-line } { IN($line) } mit nur { $in-line-values }. Zusammen haben diese Felder ebenso viele Werte, wie es Felder sind, und keiner kann dort zweimal stehen, also steht jeder einmal: { $box-values } { IN($box) } und { $line-values } { IN($line) }.

technique-vwxyz-wing = VWXYZ-Wing
    .short = { technique-wxyz-wing.short }
    .full = { technique-wxyz-wing.full }

technique-vwxyz-ring = VWXYZ-Ring
    .short = { technique-wxyz-ring.short }
    .full = { technique-wxyz-ring.full }

technique-aligned-pair = Ausschluss ausgerichteter Paare
    .short = { $gone } lässt immer { OR($around) } ohne Kandidaten
    .full = { $cells } lassen sich nicht so füllen, dass { $gone } vorkommt. Alles, was keinen Wert in Feldern wiederholt, die sich sehen, lässt { OR($around) } ohne Kandidaten: { $cases }.

technique-x-chain = X-Kette
    .short = { $cell } ist { $value } oder { $end } ist { $end-value }
    .full = Angenommen, { $cell } ist nicht { $value }: { $chain }. Wenn also { $cell } nicht { $value } ist, dann ist { $end } { $end-value }: Eines von beiden gilt immer.

technique-xy-chain = XY-Kette
    .short = { technique-x-chain.short }
    .full = { technique-x-chain.full }

technique-aic = Alternierende Inferenzkette
    .short = { technique-x-chain.short }
    .full = { technique-x-chain.full }

technique-als-xz = ALS-XZ
    .short = { $value } in { OR($ends) }, denn { $common } ist nur in einer von zwei Mengen
    .full = Menge A ist { $first } mit nur { $first-values }, Menge B ist { $second } mit nur { $second-values }: Jede hat einen Wert mehr als Felder. Alle Plätze von { $common } in A sehen alle in B, also kann nur eine der Mengen { $common } haben. Die andere braucht dann alle ihre übrigen Werte, darunter { $value }. Also ist eines von { $ends } { $value }.

technique-franken-fish = Franken-Fisch
    .short = { technique-x-wing.short }
    .full = { IN($bases, at: "start") } kann { $value } nur { IN($covers, by: "or") } stehen. Keine zwei davon können dieselbe dieser Einheiten nutzen, also steht { $value } { IN($covers) } überall innerhalb von { $bases }.

technique-finned-franken-fish = Franken-Fisch mit Flosse
    .short = { $value } { IN($bases) }, mit Flosse
    .full = { technique-finned-x-wing.full }

technique-finned-mutant-fish = Mutantenfisch mit Flosse
    .short = { technique-finned-franken-fish.short }
    .full = { technique-finned-x-wing.full }

technique-continuous-loop = Geschlossener Ring
    .short = { technique-x-cycle.short }
    .full = { technique-x-cycle.full } Ein Feld, das mit zwei Werten im Ring steht, hat einen von beiden.

technique-grouped-aic = Kette mit Gruppen
    .short = { $value } in { OR($first) } oder { $end-value } in { OR($last) }
    .full = Angenommen, die { $value } steht nicht in { OR($first) }: { $chain }. Wenn also die { $value } nicht in { OR($first) } steht, dann steht die { $end-value } in { OR($last) }: Eines von beiden gilt immer.

technique-grouped-loop = Ring mit Gruppen
    .short = { technique-x-cycle.short }
    .full = { technique-continuous-loop.full } Felder, die zusammen genannt sind, zählen als ein Platz.

technique-als-aic = Kette mit fast gebundenen Mengen
    .short = { technique-grouped-aic.short }
    .full = { technique-grouped-aic.full } Fast gebundene Mengen auf dem Weg, mit einem Wert mehr als Feldern: { $sets }. Entfällt ein Wert in der ganzen Menge, so stehen alle ihre anderen darin.

technique-doubly-linked-als = Doppelt verbundenes ALS-XZ
    .short = { $values } stehen in je einer von zwei Mengen, also sind beide Mengen gebunden
    .full = Menge A ist { $first } mit nur { $first-values }, Menge B ist { $second } mit nur { $second-values }: Jede hat einen Wert mehr als Felder und kann nur auf einen Wert verzichten. Alle Plätze von { $values } in A sehen alle in B, also steht jeder der beiden nur in einer Menge. Also hat die eine Menge den einen, die andere den anderen, und jede hat alle ihre übrigen Werte.

technique-als-xy-wing = ALS-XY-Wing
    .short = { $value } in { OR($ends) }, über verbundene Mengen
    .full = Dies sind Gruppen von Feldern, in dieser Reihenfolge: { $sets }. Jede Gruppe hat genau einen Wert mehr als Felder, also fehlt ihr nur einer ihrer Werte. Zwei Gruppen, die aufeinander folgen, teilen einen Wert, den nur eine von ihnen haben kann, weil alle seine Plätze in der einen alle in der anderen sehen; in derselben Reihenfolge sind das { $commons }. Fehlt der ersten Gruppe { $value }, so hat sie den Wert, den sie mit der zweiten teilt. Also fehlt dieser der zweiten, und sie hat alle anderen, und so weiter bis zur letzten Gruppe, die dann { $value } hat. Also ist eines von { $ends } { $value }.

technique-als-chain = ALS-Kette
    .short = { technique-als-xy-wing.short }
    .full = { technique-als-xy-wing.full }

technique-death-blossom = Death Blossom
    .short = was { $pivot } auch ist ({ OR($pivot-values) }), eine der Mengen ringsum hat { $value }
    .full = { $pivot } ist { OR($pivot-values) }. Zu jedem dieser Werte gibt es eine Gruppe von Feldern mit genau einem Wert mehr als Feldern, und { $pivot } sieht alle Plätze dieses Wertes in ihr; in derselben Reihenfolge: { $sets }. Was { $pivot } auch ist, die Gruppe zu diesem Wert kann ihn nicht auch haben, also hat sie alle ihre anderen Werte, auch { $value }. Also ist eines von { $ends } { $value }.

technique-templates = Schablonen
    .short =
        keine Weise, { $value } zu setzen, nutzt { COUNT($cells) ->
            [one] { $cells }
           *[other] diese Felder
        }
    .full = { IN($houses, at: "start") } muss { $value } stehen, und keine zwei davon dürfen einander sehen. Keine Weise, sie zusammen zu setzen, nutzt { OR($cells) }.

technique-aligned-triple = Ausschluss ausgerichteter Tripel
    .short = { technique-aligned-pair.short }
    .full = { technique-aligned-pair.full }

technique-nishio = Nishio-Kette
    .short = ist { $cell } { $value }, so ist { $clash } zugleich { $clash-value } und nicht
    .full = Wäre { $cell } { $value }, so ergäben sich zwei Folgen von Schlüssen: { $chains }. Also wäre { $clash } { $clash-value } und wäre es nicht: ein Widerspruch.

technique-nishio-on = Nishio-Kette
    .short = ist { $cell } nicht { $value }, so ist { $clash } zugleich { $clash-value } und nicht
    .full = Wäre { $cell } nicht { $value }, so ergäben sich zwei Folgen von Schlüssen: { $chains }. Also wäre { $clash } { $clash-value } und wäre es nicht: ein Widerspruch.

technique-cell-chains = Zwingende Ketten aus einem Feld
    .short = was auch immer { $from } ist ({ OR($from-values) }), { $cell } ist nicht { $value }
    .full = { $from } ist { OR($from-values) }. In jedem Fall folgt, dass { $cell } nicht { $value } ist: { $chains }.

technique-cell-chains-on = Zwingende Ketten aus einem Feld
    .short = was auch immer { $from } ist ({ OR($from-values) }), { $cell } ist { $value }
    .full = { $from } ist { OR($from-values) }. In jedem Fall folgt, dass { $cell } { $value } ist: { $chains }.

technique-house-chains = Zwingende Ketten aus einer Einheit
    .short = wo auch immer { $from-value } { IN($from) } steht, { $cell } ist nicht { $value }
    .full = { IN($from, at: "start") } steht { $from-value } in { OR($places) }. In jedem Fall folgt, dass { $cell } nicht { $value } ist: { $chains }.

technique-house-chains-on = Zwingende Ketten aus einer Einheit
    .short = wo auch immer { $from-value } { IN($from) } steht, { $cell } ist { $value }
    .full = { IN($from, at: "start") } steht { $from-value } in { OR($places) }. In jedem Fall folgt, dass { $cell } { $value } ist: { $chains }.

technique-dynamic-contradiction = Dynamische Widerspruchsketten
    .short = { technique-nishio.short }
    .full =
        { $inner ->
            [yes] { technique-nishio.full } Einige der Folgerungen ergeben sich aus den vorigen mit anderen Techniken: { $by }.
           *[no] { technique-nishio.full }
        }

technique-dynamic-contradiction-on = Dynamische Widerspruchsketten
    .short = { technique-nishio-on.short }
    .full =
        { $inner ->
            [yes] { technique-nishio-on.full } Einige der Folgerungen ergeben sich aus den vorigen mit anderen Techniken: { $by }.
           *[no] { technique-nishio-on.full }
        }

technique-dynamic-double = Dynamische Doppelketten
    .short = ob { $either } nun { $either-value } ist oder nicht, { $cell } ist nicht { $value }
    .full =
        { $inner ->
            [yes] { $either } ist { $either-value } oder nicht. In beiden Fällen folgt, dass { $cell } nicht { $value } ist: { $chains }. Einige der Folgerungen ergeben sich aus den vorigen mit anderen Techniken: { $by }.
           *[no] { $either } ist { $either-value } oder nicht. In beiden Fällen folgt, dass { $cell } nicht { $value } ist: { $chains }.
        }

technique-dynamic-double-on = Dynamische Doppelketten
    .short = ob { $either } nun { $either-value } ist oder nicht, { $cell } ist { $value }
    .full =
        { $inner ->
            [yes] { $either } ist { $either-value } oder nicht. In beiden Fällen folgt, dass { $cell } { $value } ist: { $chains }. Einige der Folgerungen ergeben sich aus den vorigen mit anderen Techniken: { $by }.
           *[no] { $either } ist { $either-value } oder nicht. In beiden Fällen folgt, dass { $cell } { $value } ist: { $chains }.
        }

technique-dynamic-cell-chains = Dynamische Ketten aus einem Feld
    .short = { technique-cell-chains.short }
    .full =
        { $inner ->
            [yes] { technique-cell-chains.full } Einige der Folgerungen ergeben sich aus den vorigen mit anderen Techniken: { $by }.
           *[no] { technique-cell-chains.full }
        }

technique-dynamic-cell-chains-on = Dynamische Ketten aus einem Feld
    .short = { technique-cell-chains-on.short }
    .full =
        { $inner ->
            [yes] { technique-cell-chains-on.full } Einige der Folgerungen ergeben sich aus den vorigen mit anderen Techniken: { $by }.
           *[no] { technique-cell-chains-on.full }
        }

technique-dynamic-house-chains = Dynamische Ketten aus einer Einheit
    .short = { technique-house-chains.short }
    .full =
        { $inner ->
            [yes] { technique-house-chains.full } Einige der Folgerungen ergeben sich aus den vorigen mit anderen Techniken: { $by }.
           *[no] { technique-house-chains.full }
        }

technique-dynamic-house-chains-on = Dynamische Ketten aus einer Einheit
    .short = { technique-house-chains-on.short }
    .full =
        { $inner ->
            [yes] { technique-house-chains-on.full } Einige der Folgerungen ergeben sich aus den vorigen mit anderen Techniken: { $by }.
           *[no] { technique-house-chains-on.full }
        }

technique-direct-pointing = Direktes Zeigen
    .short = { $value } { IN($from) } nur { IN($to) }, also { IN($house) } nur in { $cell }
    .full = { IN($from, at: "start") } kann { $value } nur in { OR($cells) } stehen. Diese Felder liegen alle { IN($to) }, also steht { $value } { IN($to) } sonst nirgends. { IN($house, at: "start") } bleibt dann für { $value } nur { $cell }.

technique-direct-claiming = Direktes Beanspruchen
    .short = { technique-direct-pointing.short }
    .full = { technique-direct-pointing.full }

technique-direct-hidden-pair = Direktes verstecktes Paar
    .short = { $values } { IN($house) } nur in { $cells }; dann { $value } nur in { $cell }
    .full = { IN($house, at: "start") } können die Werte { $values } nur in { $cells } stehen. Sie füllen alle diese Felder, also bleibt für { $value } { IN($house) } nur { $cell }.

technique-direct-hidden-triple = Direktes verstecktes Tripel
    .short = { technique-direct-hidden-pair.short }
    .full = { technique-direct-hidden-pair.full }

technique-grouped-two-links = Zwei starke Verbindungen mit Gruppen
    .short = { technique-skyscraper.short }
    .full = { technique-skyscraper.full }

technique-x-cycle = X-Zyklus
    .short = Schleife durch { COUNT($cells) } Felder
    .full = Eine Schleife läuft durch { $cells }: { $chain }; und so weiter, zurück zum Anfang. Also gilt entweder alles davon oder von allem das Gegenteil. In beiden Fällen hat von zwei Nachbarn der Schleife, bei denen es um denselben Wert geht, einer diesen Wert, also kann ein Feld, das beide sieht, ihn nicht haben.

technique-y-cycle = Y-Zyklus
    .short = { technique-x-cycle.short }
    .full = { technique-x-cycle.full }

technique-forcing-x-chain = Zwingende X-Kette
    .short = ist { $cell } { $value }, so folgt, dass es das nicht ist
    .full = Angenommen, { $cell } ist { $value }: { $chain }. Also wäre { $cell } nicht { $value }: ein Widerspruch.

technique-forcing-x-chain-on = Zwingende X-Kette
    .short = ist { $cell } nicht { $value }, so folgt, dass es das ist
    .full = Angenommen, { $cell } ist nicht { $value }: { $chain }. Also wäre { $cell } doch { $value }: ein Widerspruch.

technique-cycle = Zyklus in beide Richtungen
    .short = { technique-x-cycle.short }
    .full = { technique-x-cycle.full }

technique-forcing-chain = Zwingende Kette
    .short = { technique-forcing-x-chain.short }
    .full = { technique-forcing-x-chain.full }

technique-forcing-chain-on = Zwingende Kette
    .short = { technique-forcing-x-chain-on.short }
    .full = { technique-forcing-x-chain-on.full }

technique-four-strong-links = Vier starke Verbindungen
    .short = { $value } in { OR($ends) }, über { $bridge }, { $bridge-2 } und { $bridge-3 }
    .full = { $value } steht { $links }. Von { $joint } { IN($bridge) } ist höchstens eines { $value }, ebenso von { $joint-2 } { IN($bridge-2) } und von { $joint-3 } { IN($bridge-3) }. Steht { $value } also nicht am einen Ende, so am anderen: mindestens eines von { $ends } ist { $value }.

technique-four-link-loop = Schleife aus vier starken Verbindungen
    .short = { technique-three-link-loop.short }
    .full = { technique-three-link-loop.full }

technique-uvwxyz-wing = UVWXYZ-Wing
    .short = { technique-wxyz-wing.short }
    .full = { technique-wxyz-wing.full }

technique-uvwxyz-ring = UVWXYZ-Ring
    .short = { technique-wxyz-ring.short }
    .full = { technique-wxyz-ring.full }

technique-tuvwxyz-wing = TUVWXYZ-Wing
    .short = { technique-wxyz-wing.short }
    .full = { technique-wxyz-wing.full }

technique-tuvwxyz-ring = TUVWXYZ-Ring
    .short = { technique-wxyz-ring.short }
    .full = { technique-wxyz-ring.full }

technique-unique-rectangle-1 = Eindeutiges Rechteck, Typ 1
    .short = { $cells } können nicht alle { OR($values) } sein; { $rescuers } ist etwas anderes
    .full = Wäre { $rescuers } { OR($values) }, so wären alle Felder { $cells } { OR($values) }. Jede Zeile, jede Spalte und jeder Block hätte dort beide, sie ließen sich also tauschen: zwei Lösungen. Das Rätsel hat genau eine Lösung, also ist { $rescuers } etwas anderes.

technique-unique-rectangle-2 = Eindeutiges Rechteck, Typ 2
    .short = { $cells } können nicht alle { OR($values) } sein, also ist { OR($rescuers) } { $value }
    .full = Wäre keines von { $rescuers } { $value }, so wären alle Felder { $cells } { OR($values) }. Jede Zeile, jede Spalte und jeder Block hätte dort beide, sie ließen sich also tauschen: zwei Lösungen. Das Rätsel hat genau eine Lösung, also ist eines von { $rescuers } { $value }.

technique-unique-rectangle-3 = Eindeutiges Rechteck, Typ 3
    .short = eines von { $rescuers } füllt mit { $set-cells } { $set-values } { IN($house) }
    .full =
        Wären { $cells } alle { OR($values) }, so hätte jede Zeile, jede Spalte und jeder Block dort beide, sie ließen sich also tauschen: zwei Lösungen. Das Rätsel hat genau eine Lösung, also ist eines von { $rescuers } { OR($extra) }. { $kind ->
            [hidden] { IN($house, at: "start") } können die Werte { $set-values } nur in { OR($rescuers) } oder in { OR($set-cells) } stehen. Da eines von { $rescuers } keinen davon hat, hat in { $set-cells } kein anderer Wert Platz.
           *[naked] { IN($house, at: "start") } hat dieses Feld zusammen mit { $set-cells } nur { $set-values }, ebenso viele Werte wie Felder.
        }

technique-unique-rectangle-4 = Eindeutiges Rechteck, Typ 4
    .short = { $value } { IN($house) } nur in { $rescuers }, also keines { $other } (genau eine Lösung)
    .full = { IN($house, at: "start") } kann { $value } nur in { $rescuers } stehen. Wäre eines davon { $other }, so wäre das andere { $value }, und alle Felder { $cells } wären { OR($values) }. Jede Zeile, jede Spalte und jeder Block hätte dort beide, sie ließen sich also tauschen: zwei Lösungen. Das Rätsel hat genau eine Lösung, also ist keines von { $rescuers } { $other }.

technique-unique-loop-1 = Eindeutige Schleife, Typ 1
    .short = die { COUNT($cells) } Felder der Schleife können nicht alle { OR($values) } sein; { $rescuers } ist etwas anderes
    .full = { technique-unique-rectangle-1.full }

technique-unique-loop-2 = Eindeutige Schleife, Typ 2
    .short = die { COUNT($cells) } Felder der Schleife können nicht alle { OR($values) } sein, also ist { OR($rescuers) } { $value }
    .full = { technique-unique-rectangle-2.full }

technique-unique-loop-3 = Eindeutige Schleife, Typ 3
    .short = { technique-unique-rectangle-3.short }
    .full = { technique-unique-rectangle-3.full }

technique-unique-loop-4 = Eindeutige Schleife, Typ 4
    .short = { technique-unique-rectangle-4.short }
    .full = { technique-unique-rectangle-4.full }

technique-hidden-rectangle = Verstecktes Rechteck
    .short = ist { $cell } { $other }, so sind { $ends } { $value } und { $corner } { $other }: zwei Lösungen
    .full = { $value } steht { $links }. Wäre { $cell } { $other }, so wären { $ends } { $value } und { $corner } { $other }. Diese vier Felder könnten { $value } und { $other } tauschen: zwei Lösungen. Das Rätsel hat genau eine Lösung.

technique-avoidable-rectangle-1 = Vermeidbares Rechteck, Typ 1
    .short = { technique-unique-rectangle-1.short }
    .full = Dort eingetragen: { $filled }; keines von { $cells } ist vorgegeben. Wäre { $rescuers } { $value }, könnten diese vier Felder { $values } tauschen: zwei Lösungen. Das Rätsel hat genau eine Lösung.

technique-avoidable-rectangle-2 = Vermeidbares Rechteck, Typ 2
    .short = { technique-unique-rectangle-2.short }
    .full = Dort eingetragen: { $filled }; keines von { $cells } ist vorgegeben. Wäre keines von { $rescuers } { $value }, könnten diese vier Felder { $values } tauschen: zwei Lösungen. Das Rätsel hat genau eine Lösung, also ist eines von { $rescuers } { $value }.

technique-unique-rectangle-missing = Eindeutiges Rechteck mit fehlenden Kandidaten
    .short =
        { $type ->
            [one] { technique-unique-rectangle-1.short }
            [two] { technique-unique-rectangle-2.short }
            [three] { technique-unique-rectangle-3.short }
            [four] { technique-unique-rectangle-4.short }
           *[hidden] { technique-hidden-rectangle.short }
        }
    .full =
        { $type ->
            [one] { technique-unique-rectangle-1.full }
            [two] { technique-unique-rectangle-2.full }
            [three] { technique-unique-rectangle-3.full }
            [four] { technique-unique-rectangle-4.full }
           *[hidden] { technique-hidden-rectangle.full }
        } Dass einer Ecke jetzt einer der beiden Werte fehlt, spielt keine Rolle.

technique-bug-1 = Universelles Grab, Typ 1
    .short = alles zweifach bis auf { $values } in { $cell }, mit drei Plätzen { IN($houses) }
    .full = Jedes andere leere Feld hat zwei Kandidaten, und jeder fehlende Wert hat in jeder Einheit zwei Plätze; darüber hinaus gibt es nur { $values } in { $cell }, mit drei Plätzen { IN($houses) }. Ohne das gäbe es zwei Lösungen oder keine. Das Rätsel hat genau eine Lösung, also ist { $cell } { OR($values) }, und seine anderen Kandidaten entfallen.

technique-bug-2 = Universelles Grab, Typ 2
    .short = alles zweifach bis auf { $value } in { $cells }, also ist eines davon { $value }
    .full = Ohne { $value } in { $cells } hätte jedes leere Feld zwei Kandidaten und jeder fehlende Wert in jeder Einheit zwei Plätze, es gäbe also zwei Lösungen oder keine. Das Rätsel hat genau eine Lösung, also ist eines von { $cells } { $value }.

technique-bug-4 = Universelles Grab, Typ 4
    .short = alles zweifach bis auf { $extras }; { $common } { IN($house) } nur in { $cells }
    .full = Ohne { $extras } hätte jedes leere Feld zwei Kandidaten und jeder fehlende Wert in jeder Einheit zwei Plätze, es gäbe also zwei Lösungen oder keine. Das Rätsel hat genau eine Lösung, also hat eines von { $cells } einen solchen zusätzlichen Wert. { IN($house, at: "start") } kann { $common } nur in diesen beiden Feldern stehen, also ist das andere { $common }.

technique-bug-3 = Universelles Grab, Typ 3
    .short = eines von { $cells } füllt mit { $set-cells } { $set-values }
    .full = Ohne { $extras } hätte jedes leere Feld zwei Kandidaten und jeder fehlende Wert in jeder Einheit zwei Plätze, es gäbe also zwei Lösungen oder keine. Das Rätsel hat genau eine Lösung, also ist eines von { $cells } { OR($values) }. { IN($house, at: "start") } hat dieses Feld zusammen mit { $set-cells } nur { $set-values }, ebenso viele Werte wie Felder.
