# Gogen, in italiano.

family =
    .name = Gogen
    .summary = 25 lettere in uno schema di 5 x 5, disposte in modo che ogni parola si legga con mosse di re
    .rules = Inserisci le lettere dalla A alla Y, ciascuna in una casella. Ogni parola dell'elenco deve potersi leggere passando da una casella a una vicina: in orizzontale, in verticale o in diagonale.

# Varianti note con un nome.
variant-uber = Uber
variant-ultra = Ultra
variant-hyper = Hyper

parameter-style = Quali lettere sono date e che cosa sono le parole: uber (9 date, circa 10 parole, alcune lettere in nessuna parola), ultra (da 2 a 8 date, tutte le lettere nelle parole), hyper (catene di lettere, da 2 a 5 date in qualsiasi posto), golden (1 data)
    .name = Stile
    .uber = uber
    .ultra = ultra
    .hyper = hyper
    .golden = golden
parameter-givens = Quante lettere sono date, in caselle scelte a caso
    .name = Lettere date
parameter-pattern = Dove sono date le lettere: una x per ogni casella che ne ha una, riga per riga
    .name = Disposizione
    .form = 25 caselle, ciascuna x o un punto
parameter-words = Parole fra cui scegliere al posto dell'elenco incluso
    .name = Parole
    .form = parole di lettere semplici
parameter-fewest = Lasciare fuori ogni parola che non serve perché la soluzione sia unica
    .name = Poche parole

technique-fixed-by-neighbours = Lettera fissata dalle vicine
    .short = { $letter } tocca { $links }: solo { $cell } lo permette
    .full =
        { COUNT($words) ->
            [one] { $how ->
                [between] { IN($words, at: "start") }, { $letter } sta fra { $links }, quindi tocca entrambe.
               *[beside] { IN($words, at: "start") }, { $letter } sta accanto a { $links }, quindi tocca { COUNT($links) ->
                    [one] quella lettera.
                   *[other] quelle lettere.
                }
            }
           *[other] Le parole dicono quali lettere tocca { $letter }: { $links }.
        } L'unica casella libera che tocca { $at } è { $cell }.

technique-near = Accanto alle vicine
    .short = { $letter } tocca { $links }: lo permette solo { OR($cells) }
    .full =
        { COUNT($words) ->
            [one] { $how ->
                [between] { IN($words, at: "start") }, { $letter } sta fra { $links }, quindi tocca entrambe.
               *[beside] { IN($words, at: "start") }, { $letter } sta accanto a { $links }, quindi tocca { COUNT($links) ->
                    [one] quella lettera.
                   *[other] quelle lettere.
                }
            }
           *[other] Le parole dicono quali lettere tocca { $letter }: { $links }.
        } { COUNT($cells) ->
            [one] Delle caselle rimaste per { $letter }, solo { $cells } tocca { $at }.
           *[other] Delle caselle rimaste per { $letter }, solo { $cells } toccano { $at }.
        }

technique-last-cell-for-letter = Ultima casella per una lettera
    .short = Per { $letter } resta solo { $cell }
    .full = Ogni lettera ha una casella. Tutte le altre sono occupate o cancellate per { $letter }; resta solo { $cell }.

technique-last-letter = Ultima lettera per una casella
    .short = Per { $cell } resta solo { $letter }
    .full = In ogni casella va una lettera. Tutte le altre sono collocate o cancellate in { $cell }; resta solo { $letter }.

technique-pair-of-letters = Coppia di lettere
    .short = { $letters } occupano { $cells }
    .full = Per { $letters } non restano altre caselle che { $cells }. Servono tutte, quindi nessun'altra lettera è lì.

technique-pair-of-cells = Coppia di caselle
    .short = { $cells } prendono { $letters }
    .full = In { $cells } non restano altre lettere che { $letters }. Alle caselle servono tutte, quindi queste lettere non sono altrove.

technique-two-steps = Due passi in una parola
    .short = { IN($word) }, { $next } tocca { $letter }, che è in { OR($cells) }
    .full =
        { IN($word, at: "start") }, { $next } sta subito { $side ->
            [after] dopo
           *[before] prima di
        } { $letter }, quindi le due si toccano. { $letter } può essere solo in { OR($cells) }. { COUNT($next-cells) ->
            [one] Delle caselle rimaste per { $next }, solo { $next-cells } ne tocca una.
           *[other] Delle caselle rimaste per { $next }, solo { $next-cells } ne toccano una.
        }

technique-room = Posto per tutte le vicine
    .short = A { $letter } servono { $count } lettere intorno: non c'è posto in { OR($cells) }
    .full = Nelle parole, { $letter } sta accanto a { $links }. Tocca tutte le { $count } lettere, e a ciascuna serve una casella propria. Intorno a { OR($cells) } non restano caselle a sufficienza.

technique-room-for-some = Posto per alcune vicine
    .short = { $letter } in { $cell } lascia a { $letters } troppo poche caselle
    .full = Nelle parole, { $letter } sta accanto a { $links }, quindi le tocca tutte. Intorno a { $cell }, { $letters } hanno in tutto solo { $room ->
        [one] una casella
       *[other] { $room } caselle
    }: { AND($cells) }.

technique-trio-of-letters = Terna di lettere
    .short = { technique-pair-of-letters.short }
    .full = { technique-pair-of-letters.full }

technique-trio-of-cells = Terna di caselle
    .short = { technique-pair-of-cells.short }
    .full = { technique-pair-of-cells.full }

technique-arrangement = Disposizione intorno a una casella
    .short = { $letters } non si possono disporre intorno a { $letter } in { $cell }
    .full = Nelle parole, { $letter } sta accanto a { $links }, quindi le tocca tutte. Nelle parole sono vicine fra loro anche { $pairs }, quindi si toccano. Intorno a { $cell } non è possibile: lì { $letters } hanno solo { AND($cells) }.

technique-look-ahead = Anticipazione
    .short = { $letter } in { OR($cells) } porta a una contraddizione
    .full =
        Con { $letter } in { OR($cells) }, ogni lettera può stare solo dove tocca le sue vicine nelle parole. { $count ->
            [0] Allora
           *[other] Questo porta a queste mosse, una dopo l'altra: { $moves }. Allora
        } { $end ->
            [letter] non resta alcuna casella per { OR($lost) }.
            [cell] non resta alcuna lettera per { OR($empty) }.
            [both] non resta alcuna casella per { OR($lost) } o alcuna lettera per { OR($empty) }.
           *[crowd] { $crowd } hanno in tutto solo { $room ->
                [one] una casella
               *[other] { $room } caselle
            }: { AND($room-cells) }.
        }

technique-either-way = In un modo o nell'altro
    .short = { $letter } in { $cell } porta a una contraddizione in un modo o nell'altro
    .full =
        Con { $letter } in { $cell }, ogni lettera può stare solo dove tocca le sue vicine nelle parole. { $count ->
            [0] Allora
           *[other] Questo porta a queste mosse, una dopo l'altra: { $moves }. Allora
        } { $split ->
            [letter] per { $next } restano solo { AND($next-cells) }.
           *[cell] per { $at } restano solo { AND($letters) }.
        } Ognuna di queste vie porta a mosse proprie: { $branches }. Alla fine { $end ->
            [letter] non resta alcuna casella per { OR($lost) }.
            [cell] non resta alcuna lettera per { OR($empty) }.
            [both] non resta alcuna casella per { OR($lost) } o alcuna lettera per { OR($empty) }.
            [letter-crowd] non resta alcuna casella per { OR($lost) }, oppure { $crowd } hanno in tutto solo { $room ->
                [one] una casella
               *[other] { $room } caselle
            }: { AND($room-cells) }.
            [cell-crowd] non resta alcuna lettera per { OR($empty) }, oppure { $crowd } hanno in tutto solo { $room ->
                [one] una casella
               *[other] { $room } caselle
            }: { AND($room-cells) }.
            [any] non resta alcuna casella per { OR($lost) } o alcuna lettera per { OR($empty) }, oppure { $crowd } hanno in tutto solo { $room ->
                [one] una casella
               *[other] { $room } caselle
            }: { AND($room-cells) }.
           *[crowd] { $crowd } hanno in tutto solo { $room ->
                [one] una casella
               *[other] { $room } caselle
            }: { AND($room-cells) }.
        }

rule-word = la parola { $word }
    .in = nella parola { $word }
rule-each-once = ogni lettera una volta
