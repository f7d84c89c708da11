# Techniques of Killer Sudoku, in Italian.

killer-ways =
    { $left ->
        [ways] Può essere solo { OR($ways) }.
        [values] Tutte le combinazioni possibili sono fatte di { $ways }.
       *[none] Un candidato che non lascia alle altre una tale somma si elimina.
    }
killer-so =
    { $left ->
        [ways] Quindi { $cells } possono essere solo { OR($ways) }.
        [values] Quindi tutte le combinazioni per { $cells } sono fatte di { $ways }.
       *[none] Un candidato che non lascia alle altre una tale somma si elimina.
    }
killer-houses =
    Le caselle { IN($houses) } danno { $total }. { COUNT($counted) ->
        [0] Non si conta nessuna gabbia
        [one] { $form ->
            [in] Lì si conta { $counted }, che dà { $held }
           *[out] Si conta { $counted }, che dà { $held }
        }
       *[other] { $form ->
            [in] Lì si contano { $counted }, che danno { $held }
           *[out] Si contano { $counted }, che danno { $held }
        }
    }{ $beyond ->
        [0] { "" }
       *[other] , di cui { $beyond } in caselle note all'esterno
    }{ $known ->
        [0] { "" }
       *[other] , e altre caselle note lì danno { $known }
    }.
killer-rest =
    { killer-houses } { $form ->
        [in] Resta { $sum } per { $cells }.
       *[out] Ciò che è di troppo, { $sum }, è all'esterno in { $cells }.
    }
killer-rest-short =
    { $form ->
        [in] le gabbie { IN($houses) } lasciano { $sum } per { $cells }
       *[out] le gabbie { IN($houses) } hanno { $sum } di troppo, in { $cells }
    }
killer-difference =
    { $ins }, all'interno, non { COUNT($ins) ->
        [one] è
       *[other] sono
    } in nessuna gabbia contata, e { $outs }, all'esterno, sì. Quindi { $ins } { COUNT($ins) ->
        [one] vale
       *[other] valgono in tutto
    } { $relation ->
        [more] { $difference } più di
        [less] { $difference } meno di
       *[same] quanto
    } { $outs }. Un candidato che le altre non possono compensare si elimina.
killer-difference-short =
    { $ins } meno { $outs } dà { $relation ->
        [more] { $difference }
        [less] meno { $difference }
       *[same] 0
    }
killer-parity =
    { $form ->
        [both] { killer-houses } { $ins }, dentro, non sono in nessuna gabbia contata, { $outs }, fuori, sì; dentro meno fuori fa { $relation ->
            [more] { $difference }
            [less] meno { $difference }
           *[same] 0
        }.
       *[other] { killer-rest }
    }

technique-cage-last-cell = Ultima casella di una gabbia
    .short =
        { $form ->
            [single] { $cell } è una gabbia di una casella con somma { $left }
           *[last] solo { $cell } è aperta { IN($cage) }, resta { $left }
        }
    .full =
        { $form ->
            [single] La gabbia in { $cell } è di una casella, che ha tutta la somma, { $left }.
           *[last] Solo { $cell } è aperta { IN($cage) }. Le altre caselle danno { $placed }, quindi resta { $left }.
        }

technique-innie-outie-box = Resto interno o esterno di un riquadro
    .short = { killer-rest-short }
    .full = { killer-rest }

technique-innie-outie-line = Resto interno o esterno di una linea
    .short = { killer-rest-short }
    .full = { killer-rest }

technique-one-combination = Una combinazione
    .short = { $sum } in { $cells } è { OR($ways) }
    .full = { $cells } sono aperte { IN($cage) } e danno { $sum }. { killer-ways }

technique-cage-in-house = Gabbia in un'unità
    .short = { $values } { IN($house) } in { $cells }
    .full = { $cells } sono aperte { IN($cage) } e danno { $sum }. Ogni combinazione ha { $values }. Tutte queste caselle sono { IN($house) }, quindi lì nessun'altra casella ha { OR($values) }.

technique-combinations = Combinazioni di una gabbia
    .short = { $cells } danno in tutto { $sum }
    .full =
        { $cells } sono aperte { IN($cage) } e danno in tutto { $sum }. { $left ->
            [ways] Può essere solo { OR($ways) }.
            [values] Tutte le combinazioni possibili sono fatte di { $ways }.
           *[bounds] I valori minori e maggiori delle altre caselle lasciano a ciascuna solo una parte dei suoi candidati.
        }

technique-cage-partner = Compagno nella gabbia
    .short = { $cell } ha bisogno del compagno per { $sum } in { $other }
    .full = { $cells } sono aperte { IN($cage) } e danno { $sum }. Con { OR($values) } in { $cell }, { $other } sarebbe { OR($partners) }, e non può esserlo.

technique-combinations-left = Combinazioni adatte
    .short = { $cells } danno in tutto { $sum }
    .full = { $cells } sono aperte { IN($cage) } e danno in tutto { $sum }. Non ogni combinazione si adatta ai candidati rimasti. { killer-so }

technique-must-contain = Valore che una gabbia deve avere
    .short = { $value } di { $cells } solo in { $homes }
    .full = { $cells } sono aperte { IN($cage) } e danno { $sum }. { killer-ways } Quindi hanno in ogni caso { $value }, che può stare solo in { OR($homes) }.

technique-innie-outie-joined = Resto interno o esterno di più unità
    .short = { killer-rest-short }
    .full = { killer-rest }

technique-house-needs-cage = Gabbia di cui un'unità ha bisogno
    .short = { $value } { IN($house) } solo in { $homes }
    .full = { IN($house, at: "start") } il valore { $value } può stare solo in { OR($homes) }, tutto { IN($cage) }. Quindi le caselle aperte { $cells } della gabbia, che danno { $sum }, hanno lì il valore { $value }. { killer-ways }

technique-hidden-cage = Gabbia nascosta
    .short = { killer-rest-short }
    .full = { killer-rest } { killer-ways }

technique-split-cage = Gabbia divisa
    .short = { $cage } si divide: { $ins } danno { $sum }, { $outs } danno { $rest }
    .full = { killer-houses } Resta { $sum } per { $ins }, tutto { IN($cage) }. Quindi questa gabbia si divide: le sue altre caselle aperte { $outs } danno { $rest }. { killer-so }

technique-cage-arrangements = Disposizioni nella gabbia
    .short = { $cells } danno { $sum }, ma non con { OR($values) } in { $cell }
    .full =
        { $cells } sono aperte { IN($cage) } e danno { $sum }. { $left ->
            [ways] Con { OR($values) } potrebbe essere { OR($ways) }.
           *[values] Le combinazioni con { OR($values) } sono fatte di { $ways }.
        } Ma con { OR($values) } in { $cell } le altre non possono prendere il resto in nessun ordine.

technique-innie-outie-difference = Differenza tra resto interno ed esterno
    .short = { killer-difference-short }
    .full = { killer-houses } { killer-difference }

technique-killer-pair = Coppia killer
    .short = { $values } { IN($house) } in { $inside } e { $cells }
    .full = Le caselle aperte { $inside } { IN($cage) } danno { $sum }, e ogni combinazione che lascia un valore a { $cells } ha { $count ->
            [1] uno
            [2] due
           *[other] { $count }
        } dei valori { $values }. { $cells } ha solo { $values }. Tutte queste caselle sono { IN($house) }, quindi insieme vi esauriscono { $values }.

technique-large-hidden-cage = Grande gabbia nascosta
    .short = { killer-rest-short }
    .full = { killer-rest } { killer-ways }

technique-blocked-combination = Combinazione bloccata
    .short = { OR($blocked) } in { $cells } lascerebbe vuota { $cell }
    .full = { $cells } sono aperte { IN($cage) } e danno { $sum }. Con { OR($blocked) } lì, { $cell }, che le vede tutte, non potrebbe essere nessuno di { $values }. { killer-so }

technique-law-of-leftovers = Legge degli avanzi
    .short = { $cells } e { $beside } hanno gli stessi valori
    .full =
        Le caselle { IN($houses) } hanno gli stessi valori di quelle { IN($others) }, perché sono altrettante unità. Senza le caselle comuni restano { $beside } delle prime e { $cells } delle seconde, quindi anche queste hanno gli stessi valori. { COUNT($beside) ->
            [one] { $beside } non può essere { OR($values) }, quindi nemmeno { $cells } lo è.
           *[other] Nessuna tra { $beside } può essere { OR($values) }, quindi nemmeno una tra { $cells } lo è.
        }

technique-killer-triple = Terna killer
    .short = { technique-killer-pair.short }
    .full = Le caselle aperte { $inside } { IN($cage) } danno { $sum }, e ogni combinazione che lascia valori sufficienti a { $cells } ha { $count ->
            [1] uno
            [2] due
           *[other] { $count }
        } dei valori { $values }. In { $cells } può stare solo { OR($values) }. Tutte queste caselle sono { IN($house) }, quindi insieme vi esauriscono { $values }.

technique-cage-conflict = Gabbia contro gabbia
    .short = { OR($blocked) } in { $cells } non lascia combinazioni per { $rest } in { $beside }
    .full = { $cells } sono aperte { IN($cage) } e danno { $sum }; { $beside } sono aperte { IN($other) } e danno { $rest }. Tutte sono { IN($house) }, dove nessun valore si ripete. Con { OR($blocked) } nelle prime non restano combinazioni per le seconde. { killer-so }

technique-locked-cages = Gabbie intrecciate
    .short = { $value } { IN($houses) } solo { IN($cages) }
    .full =
        { $form ->
            [cages] Ogni combinazione rimasta per { $cages } ha { $value }, che può stare solo in { OR($homes) }, tutto { IN($houses) }. Quindi entrambe le gabbie lo hanno lì, e { IN($houses) } nessun'altra casella lo ha.
           *[lines] { IN($houses, at: "start") } il valore { $value } può stare solo in { OR($homes) }, che appartengono a: { $cages }. Nessuna gabbia lo ha due volte, quindi ognuna ne ha uno lì: nessun'altra loro casella ha { $value }, e le combinazioni che non lo hanno cadono.
        }

technique-sums-and-differences = Somme e differenze
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

technique-cage-parity = Pari o dispari
    .short =
        { $parity ->
            [odd] { $cell } è dispari per la somma { IN($houses) }
           *[even] { $cell } è pari per la somma { IN($houses) }
        }
    .full =
        { killer-parity } Tutte queste caselle tranne { $cell } hanno solo candidati pari o solo dispari; fra esse sono dispari { $odd }. { $parity ->
            [odd] Perché la somma torni, { $cell } è dispari.
           *[even] Perché la somma torni, { $cell } è pari.
        }

technique-crossing-combinations = Combinazioni incrociate
    .short = { OR($values) } in { $cell } non lascia ordini a { $cells } accanto a { $beside }
    .full = { $cells } sono aperte { IN($cage) } e danno { $sum }; { $beside } sono aperte { IN($other) } e danno { $rest }. Caselle delle une vedono caselle delle altre. Con { OR($values) } in { $cell }, comunque si riempiano le prime, non resta modo di riempire le seconde.
