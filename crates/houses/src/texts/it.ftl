# Tecniche per schemi di righe, colonne e riquadri, in italiano.

profile-sukaku-1_18 = Sukaku Explainer 1.15.12, con cui furono valutate le raccolte pubbliche
profile-sukaku-1_18_1 = Sukaku Explainer 1.18.1 con tutte le tecniche che usa normalmente
profile-se-1_2_1 = l'Explainer precedente, 1.2.1: niente legami forti, niente ali grandi
profile-hodoku-2_2 = HoDoKu 2.2: la somma dei punti dei passi e il livello che richiedono

technique-last-cell = Ultima casella
    .short = { IN($house) } manca solo { $value }, in { $cell }
    .full = { $cell } è l'unica casella vuota { IN($house) }. Lì manca solo { $value }.

technique-hidden-single-box = Singolo nascosto in un riquadro
    .short = { $value } { IN($house) } solo in { $cell }
    .full = { IN($house, at: "start") } al valore { $value } resta un solo posto: { $cell }.

technique-hidden-single = Singolo nascosto
    .short = { technique-hidden-single-box.short }
    .full = { technique-hidden-single-box.full }

technique-naked-single = Singolo nudo
    .short = { $cell } può essere solo { $value }
    .full = Tutti gli altri valori sono esclusi per { $cell }. Resta solo { $value }.

technique-pointing = Puntamento
    .short = { $value } { IN($from) } solo all'incrocio con { $to }: { $cells }
    .full = { IN($from, at: "start") } il valore { $value } può stare solo in { OR($cells) }. Tutte queste caselle sono { IN($to) }, quindi { IN($to) } il valore { $value } sta in una di esse.

technique-claiming = Rivendicazione
    .short = { technique-pointing.short }
    .full = { technique-pointing.full }

technique-every-place-sees = Visto da ogni posto
    .short = ogni posto di { $value } { IN($house) } vede { $seen }
    .full = { IN($house, at: "start") } il valore { $value } può stare solo in { OR($cells) }. Ognuna di queste caselle vede { $seen }. Quindi, ovunque stia, il valore { $value } non può stare anche in { OR($seen) }.

technique-locked-pair = Coppia bloccata
    .short = { $values } in { $cells } { IN($houses) }
    .full = { $cells } hanno fra loro solo { $values }. Sono insieme { IN($houses) } e hanno bisogno di tutti questi valori, quindi nessun'altra casella lì può averne uno.

technique-naked-pair = Coppia nuda
    .short = { $values } in { $cells } { IN($house) }
    .full = { $cells } { IN($house) } hanno fra loro solo { $values }. Hanno bisogno di tutti questi valori, quindi nessun'altra casella { IN($house) } può averne uno.

technique-x-wing = X-Wing
    .short = { $value } { IN($bases) } solo { IN($covers, by: "or") }
    .full = { IN($bases, at: "start") } il valore { $value } può stare solo { IN($covers, by: "or") }. Due di esse non possono usare la stessa di queste linee, quindi { IN($covers) } il valore { $value } sta sempre dentro { $bases }.

technique-hidden-pair = Coppia nascosta
    .short = { $values } { IN($house) } solo in { $cells }
    .full = { IN($house, at: "start") } i valori { $values } possono stare solo in { $cells }. Occupano tutte queste caselle, quindi nessun altro valore vi trova posto.

technique-locked-triple = Terna bloccata
    .short = { technique-locked-pair.short }
    .full = { technique-locked-pair.full }

technique-naked-triple = Terna nuda
    .short = { technique-naked-pair.short }
    .full = { technique-naked-pair.full }

technique-swordfish = Pesce spada
    .short = { technique-x-wing.short }
    .full = { technique-x-wing.full }

technique-hidden-triple = Terna nascosta
    .short = { technique-hidden-pair.short }
    .full = { technique-hidden-pair.full }

technique-skyscraper = Grattacielo
    .short = { $value } in { OR($ends) }, perché { $joint } condividono { $bridge }
    .full = Il valore { $value } sta { $links }. { $joint } condividono { $bridge }, quindi al massimo una di esse è { $value }. Dunque almeno una tra { $ends } è { $value }.

technique-turbot-fish = Turbot fish
    .short = { technique-skyscraper.short }
    .full = { technique-skyscraper.full }

technique-two-string-kite = Aquilone a due fili
    .short = { technique-skyscraper.short }
    .full = { technique-skyscraper.full }

technique-remote-pair = Coppia remota
    .short = { $cells } alternano { $values }
    .full = { $cells } possono essere ciascuna solo { OR($values) }. Ciascuna vede la successiva, quindi i due valori si alternano, e gli estremi { $ends } ne hanno uno ciascuno.

technique-finned-x-wing = X-Wing con pinna
    .short = { $value } { IN($bases) } con pinna in { $fins }
    .full =
        { IN($bases, at: "start") } il valore { $value } può stare solo { IN($covers, by: "or") }, tranne { COUNT($fins) ->
            [one] la pinna
           *[other] le pinne
        } { $fins }. O { OR($fins) } è { $value }, o { IN($covers) } il valore { $value } sta sempre dentro { $bases }. In entrambi i casi non sta in un'altra casella { IN($covers) } che vede { $fins }.

technique-xy-wing = XY-Wing
    .short = { $pivot } è { OR($pivot-values) }, quindi { OR($wings) } è { $value }
    .full = { $pivot } è { OR($pivot-values) }. Se è { $one }, { $first } è { $value }; se è { $other }, { $second } è { $value }. Quindi una tra { $wings } è { $value }.

technique-sashimi-x-wing = X-Wing sashimi
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-empty-rectangle = Rettangolo vuoto
    .short = { technique-skyscraper.short }
    .full = { technique-skyscraper.full }

technique-simple-colouring = Colorazione semplice
    .short =
        { $rule ->
            [twice] il colore A di { $value } è due volte { IN($house) }: { $clash }
           *[sees] { $targets } fra i colori A e B di { $value }
        }
    .full =
        Dove { $value } ha solo due posti in un'unità, questi prendono colori opposti; uno dei colori ha { $value } ovunque. Colore A: { $colour-a }; colore B: { $colour-b }. { $rule ->
            [twice] { $clash } sono entrambe di colore A e condividono { $house }, quindi A è falso.
           *[sees] { COUNT($targets) ->
            [one] { $targets } vede { $seen-a } di A e { $seen-b } di B, e una delle due è { $value }.
           *[other] Ciascuna tra { $targets } vede una casella di A ({ $seen-a }) e una di B ({ $seen-b }), e una delle due è { $value }.
        }
        }

technique-xyz-wing = XYZ-Wing
    .short = { $pivot } è { OR($pivot-values) }, quindi { $value } sta lì o in { OR($wings) }
    .full = { $pivot } è { OR($pivot-values) }. Se è { $one }, { $first } è { $value }; se è { $other }, { $second } è { $value }. Quindi { $pivot } stessa o una tra { $wings } è { $value }.

technique-w-wing = W-Wing
    .short = { $cells } sono { OR($values) }, e { $linked } { IN($house) } vede una di esse
    .full = { $cells } sono entrambe { OR($values) }. { IN($house, at: "start") } il valore { $linked } può stare solo in { OR($places) } e, ovunque stia, è visto da una tra { $cells }. Quindi non sono entrambe { $linked }, e una di esse è { $value }.

technique-naked-quad = Quaterna nuda
    .short = { technique-naked-pair.short }
    .full = { technique-naked-pair.full }

technique-jellyfish = Medusa
    .short = { technique-x-wing.short }
    .full = { technique-x-wing.full }

technique-finned-swordfish = Pesce spada con pinna
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-hidden-quad = Quaterna nascosta
    .short = { technique-hidden-pair.short }
    .full = { technique-hidden-pair.full }

technique-sashimi-swordfish = Pesce spada sashimi
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-three-strong-links = Tre legami forti
    .short = { $value } in { OR($ends) }, attraverso { $bridge } e { $bridge-2 }
    .full = Il valore { $value } sta { $links }. Al massimo una tra { $joint } { IN($bridge) } è { $value }, e al massimo una tra { $joint-2 } { IN($bridge-2) }. Dunque, se non sta a un estremo, sta all'altro: almeno una tra { $ends } è { $value }.

technique-three-link-loop = Ciclo di tre legami forti
    .short = legami di { $value } in cerchio dentro { $bridges }
    .full = Il valore { $value } sta { $links }. Tutte queste caselle sono { IN($bridges) }, che sono altrettante unità e ammettono ciascuna un solo posto per { $value }. Dunque in ognuna di queste unità il valore { $value } sta in una di queste caselle.

technique-wxyz-wing = WXYZ-Wing
    .short = { $value } in { $cell } o { OR($holders) }, unite da { $other }
    .full = { $cells } hanno fra loro solo { $values }, un valore più delle caselle. { $cell } è { OR($cell-values) }, e vede tutti i posti di { $other } fra esse. Se { $cell } è { $other }, hanno bisogno di tutti gli altri valori, quindi { OR($holders) } è { $value }. Dunque { $value } sta in { $cell } o in { OR($holders) }.

technique-wxyz-ring = Anello WXYZ
    .short = { $cell } e { $cells } hanno { $values } una volta ciascuno
    .full = { $cells } hanno fra loro solo { $values }, un valore più delle caselle. { $cell } è { OR($cell-values) }, e vede tutti i posti di entrambi fra esse. Qualunque prenda, esse hanno bisogno di tutti gli altri. Dunque { $cell } insieme a { $cells } ha ciascuno dei valori { $values } esattamente una volta.

technique-multi-colouring = Colorazione multipla
    .short = tutto A o tutto B è { $value }, perché { $clash } condividono { $house }
    .full =
        Dove { $value } ha solo due posti in un'unità, questi prendono colori opposti. In una rete il colore A è { $colour-a } e il suo opposto { $not-a }; in un'altra il colore B è { $colour-b } e il suo opposto { $not-b }. { $clash } condividono { $house }, quindi i due opposti non possono avere entrambi { $value }: lo ha tutto A o tutto B. { COUNT($targets) ->
            [one] { $targets } vede { $seen-a } di A e { $seen-b } di B.
           *[other] Ciascuna tra { $targets } vede una casella di A ({ $seen-a }) e una di B ({ $seen-b }).
        }

technique-finned-jellyfish = Medusa con pinna
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-sashimi-jellyfish = Medusa sashimi
    .short = { technique-finned-x-wing.short }
    .full = { technique-finned-x-wing.full }

technique-sue-de-coq = Sue de Coq
    .short = { $cells } con { $in-box }: { $box-values }; con { $in-line }: { $line-values }
    .full = { $cells }, dove si incrociano { $box } e { $line }, hanno solo { $values }. Accanto: { $in-box } { IN($box) } con solo { $in-box-values }, e { $in-line } { IN($line) } con solo { $in-line-values }. Insieme queste caselle hanno tanti valori quante sono, e nessuno può starci due volte, quindi ciascuno si usa una volta: { $box-values } { IN($box) } e { $line-values } { IN($line) }.

technique-vwxyz-wing = VWXYZ-Wing
    .short = { technique-wxyz-wing.short }
    .full = { technique-wxyz-wing.full }

technique-vwxyz-ring = Anello VWXYZ
    .short = { technique-wxyz-ring.short }
    .full = { technique-wxyz-ring.full }

technique-aligned-pair = Esclusione di coppie allineate
    .short = { $gone } lascia sempre { OR($around) } senza candidati
    .full = Non c'è modo di riempire { $cells } che usi { $gone }. Ogni modo che non ripete un valore in caselle che si vedono lascia senza candidati { OR($around) }: { $cases }.

technique-x-chain = Catena X
    .short = { $cell } è { $value } o { $end } è { $end-value }
    .full = Si supponga che { $cell } non sia { $value }: { $chain }. Quindi se { $cell } non è { $value }, allora { $end } è { $end-value }: vale sempre una delle due.

technique-xy-chain = Catena XY
    .short = { technique-x-chain.short }
    .full = { technique-x-chain.full }

technique-aic = Catena di inferenze alternate
    .short = { technique-x-chain.short }
    .full = { technique-x-chain.full }

technique-als-xz = ALS-XZ
    .short = { $value } in { OR($ends) }, perché { $common } è in uno solo di due insiemi
    .full = L'insieme A è { $first } con solo { $first-values }, l'insieme B è { $second } con solo { $second-values }: ciascuno ha un valore più delle caselle. Tutti i posti di { $common } in A vedono tutti quelli in B, quindi solo uno degli insiemi può avere { $common }. L'altro ha allora bisogno di tutti i valori restanti, fra cui { $value }. Quindi una tra { $ends } è { $value }.

technique-franken-fish = Pesce Franken
    .short = { technique-x-wing.short }
    .full = { IN($bases, at: "start") } il valore { $value } può stare solo { IN($covers, by: "or") }. Due di esse non possono usare la stessa di queste unità, quindi { IN($covers) } il valore { $value } sta sempre dentro { $bases }.

technique-finned-franken-fish = Pesce Franken con pinna
    .short = { $value } { IN($bases) }, con pinna
    .full = { technique-finned-x-wing.full }

technique-finned-mutant-fish = Pesce mutante con pinna
    .short = { technique-finned-franken-fish.short }
    .full = { technique-finned-x-wing.full }

technique-continuous-loop = Anello continuo
    .short = { technique-x-cycle.short }
    .full = { technique-x-cycle.full } Una casella che sta nell'anello con due valori ha uno dei due.

technique-grouped-aic = Catena con gruppi
    .short = { $value } in { OR($first) } o { $end-value } in { OR($last) }
    .full = Si supponga che il valore { $value } non stia in { OR($first) }: { $chain }. Quindi se il valore { $value } non sta in { OR($first) }, allora il valore { $end-value } sta in { OR($last) }: vale sempre una delle due.

technique-grouped-loop = Anello con gruppi
    .short = { technique-x-cycle.short }
    .full = { technique-continuous-loop.full } Le caselle nominate insieme contano come un solo posto.

technique-als-aic = Catena con insiemi quasi bloccati
    .short = { technique-grouped-aic.short }
    .full = { technique-grouped-aic.full } Insiemi quasi bloccati lungo la via, con un valore più delle caselle: { $sets }. Se un valore sparisce da tutto un insieme, tutti gli altri vi stanno.

technique-doubly-linked-als = ALS-XZ con doppio legame
    .short = { $values } stanno ciascuno in uno di due insiemi, quindi entrambi sono bloccati
    .full = L'insieme A è { $first } con solo { $first-values }, l'insieme B è { $second } con solo { $second-values }: ciascuno ha un valore più delle caselle e può fare a meno di un solo valore. Tutti i posti di { $values } in A vedono tutti quelli in B, quindi ciascuno dei due sta in un solo insieme. Quindi un insieme ha l'uno, l'altro insieme ha l'altro, e ciascuno ha tutti i valori restanti.

technique-als-xy-wing = ALS-XY-Wing
    .short = { $value } in { OR($ends) }, attraverso insiemi legati
    .full = Questi sono gruppi di caselle, in quest'ordine: { $sets }. Ogni gruppo ha un solo valore in più delle caselle, quindi gli manca uno solo dei suoi valori. Due gruppi consecutivi condividono un valore che solo uno di essi può avere, perché tutti i suoi posti nell'uno vedono tutti quelli nell'altro; nello stesso ordine, questi valori sono { $commons }. Se al primo gruppo manca { $value }, ha il valore che condivide con il secondo. Quindi al secondo manca quel valore e ha tutti gli altri, e così via fino all'ultimo gruppo, che allora ha { $value }. Quindi una tra { $ends } è { $value }.

technique-als-chain = Catena di ALS
    .short = { technique-als-xy-wing.short }
    .full = { technique-als-xy-wing.full }

technique-death-blossom = Death Blossom
    .short = qualunque cosa sia { $pivot } ({ OR($pivot-values) }), uno degli insiemi intorno ha { $value }
    .full = { $pivot } è { OR($pivot-values) }. Per ciascuno di questi valori c'è un gruppo di caselle con un solo valore in più delle caselle, e { $pivot } vede tutti i posti di quel valore in esso; nello stesso ordine: { $sets }. Qualunque cosa sia { $pivot }, il gruppo di quel valore non può averlo anch'esso, quindi ha tutti gli altri suoi valori, fra cui { $value }. Quindi una tra { $ends } è { $value }.

technique-templates = Modelli
    .short =
        nessun modo di mettere il valore { $value } usa { COUNT($cells) ->
            [one] { $cells }
           *[other] queste caselle
        }
    .full = Ciascuna tra { $houses } ha bisogno di un { $value }, e due di essi non possono vedersi. Nessun modo di metterli insieme usa { OR($cells) }.

technique-aligned-triple = Esclusione di terne allineate
    .short = { technique-aligned-pair.short }
    .full = { technique-aligned-pair.full }

technique-nishio = Catena di Nishio
    .short = se { $cell } è { $value }, { $clash } è { $clash-value } e non lo è
    .full = Se { $cell } fosse { $value }, ci sarebbero due serie di conseguenze: { $chains }. Quindi { $clash } sarebbe { $clash-value } e non lo sarebbe: una contraddizione.

technique-nishio-on = Catena di Nishio
    .short = se { $cell } non è { $value }, { $clash } è { $clash-value } e non lo è
    .full = Se { $cell } non fosse { $value }, ci sarebbero due serie di conseguenze: { $chains }. Quindi { $clash } sarebbe { $clash-value } e non lo sarebbe: una contraddizione.

technique-cell-chains = Catene forzanti da una casella
    .short = qualunque cosa sia { $from } ({ OR($from-values) }), { $cell } non è { $value }
    .full = { $from } è { OR($from-values) }. In ogni caso segue che { $cell } non è { $value }: { $chains }.

technique-cell-chains-on = Catene forzanti da una casella
    .short = qualunque cosa sia { $from } ({ OR($from-values) }), { $cell } è { $value }
    .full = { $from } è { OR($from-values) }. In ogni caso segue che { $cell } è { $value }: { $chains }.

technique-house-chains = Catene forzanti da un'unità
    .short = ovunque stia { $from-value } { IN($from) }, { $cell } non è { $value }
    .full = { IN($from, at: "start") } il valore { $from-value } sta in { OR($places) }. In ogni caso segue che { $cell } non è { $value }: { $chains }.

technique-house-chains-on = Catene forzanti da un'unità
    .short = ovunque stia { $from-value } { IN($from) }, { $cell } è { $value }
    .full = { IN($from, at: "start") } il valore { $from-value } sta in { OR($places) }. In ogni caso segue che { $cell } è { $value }: { $chains }.

technique-dynamic-contradiction = Catene dinamiche di contraddizione
    .short = { technique-nishio.short }
    .full =
        { $inner ->
            [yes] { technique-nishio.full } Alcune delle conseguenze seguono dalle precedenti con altre tecniche: { $by }.
           *[no] { technique-nishio.full }
        }

technique-dynamic-contradiction-on = Catene dinamiche di contraddizione
    .short = { technique-nishio-on.short }
    .full =
        { $inner ->
            [yes] { technique-nishio-on.full } Alcune delle conseguenze seguono dalle precedenti con altre tecniche: { $by }.
           *[no] { technique-nishio-on.full }
        }

technique-dynamic-double = Catene dinamiche doppie
    .short = che { $either } sia { $either-value } o no, { $cell } non è { $value }
    .full =
        { $inner ->
            [yes] { $either } è { $either-value } o non lo è. In entrambi i casi segue che { $cell } non è { $value }: { $chains }. Alcune delle conseguenze seguono dalle precedenti con altre tecniche: { $by }.
           *[no] { $either } è { $either-value } o non lo è. In entrambi i casi segue che { $cell } non è { $value }: { $chains }.
        }

technique-dynamic-double-on = Catene dinamiche doppie
    .short = che { $either } sia { $either-value } o no, { $cell } è { $value }
    .full =
        { $inner ->
            [yes] { $either } è { $either-value } o non lo è. In entrambi i casi segue che { $cell } è { $value }: { $chains }. Alcune delle conseguenze seguono dalle precedenti con altre tecniche: { $by }.
           *[no] { $either } è { $either-value } o non lo è. In entrambi i casi segue che { $cell } è { $value }: { $chains }.
        }

technique-dynamic-cell-chains = Catene dinamiche da una casella
    .short = { technique-cell-chains.short }
    .full =
        { $inner ->
            [yes] { technique-cell-chains.full } Alcune delle conseguenze seguono dalle precedenti con altre tecniche: { $by }.
           *[no] { technique-cell-chains.full }
        }

technique-dynamic-cell-chains-on = Catene dinamiche da una casella
    .short = { technique-cell-chains-on.short }
    .full =
        { $inner ->
            [yes] { technique-cell-chains-on.full } Alcune delle conseguenze seguono dalle precedenti con altre tecniche: { $by }.
           *[no] { technique-cell-chains-on.full }
        }

technique-dynamic-house-chains = Catene dinamiche da un'unità
    .short = { technique-house-chains.short }
    .full =
        { $inner ->
            [yes] { technique-house-chains.full } Alcune delle conseguenze seguono dalle precedenti con altre tecniche: { $by }.
           *[no] { technique-house-chains.full }
        }

technique-dynamic-house-chains-on = Catene dinamiche da un'unità
    .short = { technique-house-chains-on.short }
    .full =
        { $inner ->
            [yes] { technique-house-chains-on.full } Alcune delle conseguenze seguono dalle precedenti con altre tecniche: { $by }.
           *[no] { technique-house-chains-on.full }
        }

technique-direct-pointing = Puntamento diretto
    .short = { $value } { IN($from) } solo { IN($to) }, quindi { IN($house) } solo in { $cell }
    .full = { IN($from, at: "start") } il valore { $value } può stare solo in { OR($cells) }. Tutte queste caselle sono { IN($to) }, quindi non sta altrove { IN($to) }. { IN($house, at: "start") } a { $value } resta solo { $cell }.

technique-direct-claiming = Rivendicazione diretta
    .short = { technique-direct-pointing.short }
    .full = { technique-direct-pointing.full }

technique-direct-hidden-pair = Coppia nascosta diretta
    .short = { $values } { IN($house) } solo in { $cells }; allora { $value } solo in { $cell }
    .full = { IN($house, at: "start") } i valori { $values } possono stare solo in { $cells }. Occupano tutte queste caselle, quindi a { $value } { IN($house) } resta solo { $cell }.

technique-direct-hidden-triple = Terna nascosta diretta
    .short = { technique-direct-hidden-pair.short }
    .full = { technique-direct-hidden-pair.full }

technique-grouped-two-links = Due legami forti con gruppi
    .short = { technique-skyscraper.short }
    .full = { technique-skyscraper.full }

technique-x-cycle = Ciclo X
    .short = ciclo per { COUNT($cells) } caselle
    .full = Un ciclo passa per { $cells }: { $chain }; e così via, fino a tornare all'inizio. Quindi o tutto questo vale, o vale il contrario di tutto. In entrambi i casi, di due vicine nel ciclo che riguardano lo stesso valore, una ha quel valore, quindi una casella che le vede entrambe non può averlo.

technique-y-cycle = Ciclo Y
    .short = { technique-x-cycle.short }
    .full = { technique-x-cycle.full }

technique-forcing-x-chain = Catena X forzante
    .short = se { $cell } è { $value }, segue che non lo è
    .full = Si supponga che { $cell } sia { $value }: { $chain }. Quindi { $cell } non sarebbe { $value }: una contraddizione.

technique-forcing-x-chain-on = Catena X forzante
    .short = se { $cell } non è { $value }, segue che lo è
    .full = Si supponga che { $cell } non sia { $value }: { $chain }. Quindi { $cell } sarebbe comunque { $value }: una contraddizione.

technique-cycle = Ciclo bidirezionale
    .short = { technique-x-cycle.short }
    .full = { technique-x-cycle.full }

technique-forcing-chain = Catena forzante
    .short = { technique-forcing-x-chain.short }
    .full = { technique-forcing-x-chain.full }

technique-forcing-chain-on = Catena forzante
    .short = { technique-forcing-x-chain-on.short }
    .full = { technique-forcing-x-chain-on.full }

technique-four-strong-links = Quattro legami forti
    .short = { $value } in { OR($ends) }, attraverso { $bridge }, { $bridge-2 } e { $bridge-3 }
    .full = Il valore { $value } sta { $links }. Al massimo una tra { $joint } { IN($bridge) } è { $value }, al massimo una tra { $joint-2 } { IN($bridge-2) }, e al massimo una tra { $joint-3 } { IN($bridge-3) }. Dunque, se non sta a un estremo, sta all'altro: almeno una tra { $ends } è { $value }.

technique-four-link-loop = Ciclo di quattro legami forti
    .short = { technique-three-link-loop.short }
    .full = { technique-three-link-loop.full }

technique-uvwxyz-wing = UVWXYZ-Wing
    .short = { technique-wxyz-wing.short }
    .full = { technique-wxyz-wing.full }

technique-uvwxyz-ring = Anello UVWXYZ
    .short = { technique-wxyz-ring.short }
    .full = { technique-wxyz-ring.full }

technique-tuvwxyz-wing = TUVWXYZ-Wing
    .short = { technique-wxyz-wing.short }
    .full = { technique-wxyz-wing.full }

technique-tuvwxyz-ring = Anello TUVWXYZ
    .short = { technique-wxyz-ring.short }
    .full = { technique-wxyz-ring.full }

technique-unique-rectangle-1 = Rettangolo unico, tipo 1
    .short = { $cells } non possono essere tutte { OR($values) }; { $rescuers } è altro
    .full = Se { $rescuers } fosse { OR($values) }, tutte le caselle { $cells } sarebbero { OR($values) }. Ogni riga, colonna e riquadro avrebbe lì entrambi, quindi si potrebbero scambiare: due soluzioni. Il rompicapo ha un'unica soluzione, quindi { $rescuers } è altro.

technique-unique-rectangle-2 = Rettangolo unico, tipo 2
    .short = { $cells } non possono essere tutte { OR($values) }, quindi { OR($rescuers) } è { $value }
    .full = Se nessuna tra { $rescuers } fosse { $value }, tutte le caselle { $cells } sarebbero { OR($values) }. Ogni riga, colonna e riquadro avrebbe lì entrambi, quindi si potrebbero scambiare: due soluzioni. Il rompicapo ha un'unica soluzione, quindi una tra { $rescuers } è { $value }.

technique-unique-rectangle-3 = Rettangolo unico, tipo 3
    .short = una tra { $rescuers } riempie, con { $set-cells }, { $set-values } { IN($house) }
    .full =
        Se { $cells } fossero tutte { OR($values) }, ogni riga, colonna e riquadro avrebbe lì entrambi, quindi si potrebbero scambiare: due soluzioni. Il rompicapo ha un'unica soluzione, quindi una tra { $rescuers } è { OR($extra) }. { $kind ->
            [hidden] { IN($house, at: "start") } i valori { $set-values } possono stare solo in { OR($rescuers) } o in { OR($set-cells) }. Poiché una tra { $rescuers } non ne ha nessuno, in { $set-cells } non trova posto un altro valore.
           *[naked] { IN($house, at: "start") } quella casella insieme a { $set-cells } ha solo { $set-values }, tanti valori quante caselle.
        }

technique-unique-rectangle-4 = Rettangolo unico, tipo 4
    .short = { $value } { IN($house) } solo in { $rescuers }, quindi nessuna è { $other } (un'unica soluzione)
    .full = { IN($house, at: "start") } il valore { $value } può stare solo in { $rescuers }. Se una di esse fosse { $other }, l'altra sarebbe { $value }, e tutte le caselle { $cells } sarebbero { OR($values) }. Ogni riga, colonna e riquadro avrebbe lì entrambi, quindi si potrebbero scambiare: due soluzioni. Il rompicapo ha un'unica soluzione, quindi nessuna tra { $rescuers } è { $other }.

technique-unique-loop-1 = Ciclo unico, tipo 1
    .short = le { COUNT($cells) } caselle del ciclo non possono essere tutte { OR($values) }; { $rescuers } è altro
    .full = { technique-unique-rectangle-1.full }

technique-unique-loop-2 = Ciclo unico, tipo 2
    .short = le { COUNT($cells) } caselle del ciclo non possono essere tutte { OR($values) }, quindi { OR($rescuers) } è { $value }
    .full = { technique-unique-rectangle-2.full }

technique-unique-loop-3 = Ciclo unico, tipo 3
    .short = { technique-unique-rectangle-3.short }
    .full = { technique-unique-rectangle-3.full }

technique-unique-loop-4 = Ciclo unico, tipo 4
    .short = { technique-unique-rectangle-4.short }
    .full = { technique-unique-rectangle-4.full }

technique-hidden-rectangle = Rettangolo nascosto
    .short = se { $cell } è { $other }, { $ends } sono { $value } e { $corner } è { $other }: due soluzioni
    .full = Il valore { $value } sta { $links }. Se { $cell } fosse { $other }, { $ends } sarebbero { $value } e { $corner } { $other }. Queste quattro caselle potrebbero scambiare { $value } e { $other }: due soluzioni. Il rompicapo ha un'unica soluzione.

technique-avoidable-rectangle-1 = Rettangolo evitabile, tipo 1
    .short = { technique-unique-rectangle-1.short }
    .full = Già riempite: { $filled }; nessuna tra { $cells } è data in partenza. Se { $rescuers } fosse { $value }, queste quattro caselle potrebbero scambiare { $values }: due soluzioni. Il rompicapo ha un'unica soluzione.

technique-avoidable-rectangle-2 = Rettangolo evitabile, tipo 2
    .short = { technique-unique-rectangle-2.short }
    .full = Già riempite: { $filled }; nessuna tra { $cells } è data in partenza. Se nessuna tra { $rescuers } fosse { $value }, queste quattro caselle potrebbero scambiare { $values }: due soluzioni. Il rompicapo ha un'unica soluzione, quindi una tra { $rescuers } è { $value }.

technique-unique-rectangle-missing = Rettangolo unico con candidati mancanti
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
        } Che a un angolo manchi ora uno dei due valori non importa.

technique-bug-1 = Tomba universale, tipo 1
    .short = tutto a due a due tranne { $values } in { $cell }, con tre posti { IN($houses) }
    .full = Ogni altra casella vuota ha due candidati, e ogni valore che manca ha due posti in ogni unità; oltre a ciò resta solo { $values } in { $cell }, con tre posti { IN($houses) }. Senza questo ci sarebbero due soluzioni o nessuna. Il rompicapo ha un'unica soluzione, quindi { $cell } è { OR($values) } e i suoi altri candidati si eliminano.

technique-bug-2 = Tomba universale, tipo 2
    .short = tutto a due a due tranne { $value } in { $cells }, quindi una di esse è { $value }
    .full = Senza { $value } in { $cells } ogni casella vuota avrebbe due candidati e ogni valore che manca due posti in ogni unità, quindi ci sarebbero due soluzioni o nessuna. Il rompicapo ha un'unica soluzione, quindi una tra { $cells } è { $value }.

technique-bug-4 = Tomba universale, tipo 4
    .short = tutto a due a due tranne { $extras }; { $common } { IN($house) } solo in { $cells }
    .full = Senza { $extras } ogni casella vuota avrebbe due candidati e ogni valore che manca due posti in ogni unità, quindi ci sarebbero due soluzioni o nessuna. Il rompicapo ha un'unica soluzione, quindi una tra { $cells } ha uno di questi valori in più. { IN($house, at: "start") } il valore { $common } può stare solo in queste due caselle, quindi l'altra è { $common }.

technique-bug-3 = Tomba universale, tipo 3
    .short = una tra { $cells } riempie, con { $set-cells }, { $set-values }
    .full = Senza { $extras } ogni casella vuota avrebbe due candidati e ogni valore che manca due posti in ogni unità, quindi ci sarebbero due soluzioni o nessuna. Il rompicapo ha un'unica soluzione, quindi una tra { $cells } è { OR($values) }. { IN($house, at: "start") } quella casella insieme a { $set-cells } ha solo { $set-values }, tanti valori quante caselle.
