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
parameter-givens = Quante lettere sono date, in caselle scelte a caso
parameter-pattern = Dove sono date le lettere: una x per ogni casella che ne ha una, riga per riga
parameter-words = Parole fra cui scegliere al posto dell'elenco incluso
parameter-fewest = Lasciare fuori ogni parola che non serve perché la soluzione sia unica

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
    .short = { $word }: { $next } tocca { $letter }, che è in { OR($cells) }
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
    .full = Nelle parole, { $letter } sta accanto a { $letters }, quindi le tocca tutte. Intorno a { $cell } hanno in tutto solo { $room ->
        [one] una casella
       *[other] { $room } caselle
    }: { AND($cells) }.

technique-trio-of-letters = Terna di lettere
    .short = { technique-pair-of-letters.short }
    .full = { technique-pair-of-letters.full }

technique-trio-of-cells = Terna di caselle
    .short = { technique-pair-of-cells.short }
    .full = { technique-pair-of-cells.full }

technique-look-ahead = Guardare avanti
    .short = { $letter } in { OR($cells) } porta a una contraddizione
    .full =
        Con { $letter } in { OR($cells) }, le parole portano a queste mosse: { $moves }. { $end ->
            [letter] Allora non resta alcuna casella per { OR($lost) }.
            [cell] Allora non resta alcuna lettera per { OR($empty) }.
            [both] Allora non resta alcuna casella per { OR($lost) } o alcuna lettera per { OR($empty) }.
           *[search] Allora non si può proseguire.
        }

rule-word = parola { $word }
    .in = nella parola { $word }
rule-each-once = ogni lettera una volta

# What techniques are.

lesson-fixed-by-neighbours = Due lettere vicine in una parola si toccano nello schema, per un lato o per un angolo. Una lettera che nelle sue parole sta accanto a lettere già collocate le tocca tutte. Se solo una casella libera lo permette, la lettera va lì.
    .spot = Conviene prendere una lettera che sta accanto a due o tre già collocate, anche in parole diverse. Si cercano le caselle libere che toccano tutte quante.
    .miss = Due caselle libere che toccano tutte le lettere collocate sono una di troppo. Le lettere di una stessa parola che non stanno vicine non devono toccarsi.
    .relatives = È il passo più facile. Se restano più caselle diventa «Accanto alle vicine»; se la vicina non è ancora collocata, «Due passi in una parola».

lesson-near = Una lettera tocca tutte le lettere che ha accanto in qualche parola. Quelle già collocate lasciano solo le caselle libere intorno a loro. Altrove la lettera si cancella.
    .spot = Si prende una lettera con almeno una vicina collocata e si segnano le caselle libere intorno a questa. Con due vicine collocate restano solo le caselle che toccano entrambe.
    .miss = Una vicina non ancora collocata qui non dice nulla. Nemmeno una lettera della stessa parola che sta più lontano.
    .relatives = Se resta una sola casella è una lettera fissata dalle vicine. «Due passi in una parola» fa lo stesso con una vicina non ancora collocata.

lesson-last-cell-for-letter = Ogni lettera ha la sua casella nello schema. Quando per una lettera tutte le caselle tranne una sono occupate o cancellate, quella è la sua. Non serve guardare alcuna parola.
    .spot = Cercare nelle note una lettera scritta in una sola casella.
    .miss = Una lettera con due caselle rimaste non è decisa, anche se una sembra molto migliore.
    .relatives = «Ultima lettera per una casella» è lo stesso visto dalla casella. Con due lettere e due caselle diventa una coppia di lettere.

lesson-last-letter = In ogni casella va una lettera: ci sono tante lettere quante caselle. Quando per una casella tutte le lettere tranne una sono collocate o cancellate, va lì quella. Così si trovano anche lettere che non stanno in alcuna parola.
    .spot = Verso la fine, prendere una casella con poche lettere rimaste, per esempio un angolo, e scorrere le lettere non collocate.
    .miss = Anche una lettera non collocata che non sta in alcuna parola conta: può essere in qualsiasi casella libera.
    .relatives = «Ultima casella per una lettera» è lo stesso visto dalla lettera. Con due caselle e due lettere diventa una coppia di caselle.

lesson-pair-of-letters = Due lettere per le quali restano solo le stesse due caselle hanno bisogno di entrambe. Quale vada dove resta aperto, ma nessun'altra lettera è lì. Con tre lettere e tre caselle è una terna.
    .spot = Cercare lettere con due caselle rimaste e confrontare le caselle.
    .miss = Due lettere con tre caselle in tutto non vincolano nulla: la terza casella può ancora essere di un'altra.
    .relatives = La coppia di caselle è lo stesso visto dalle caselle. «Ultima casella per una lettera» è il caso più facile, con una lettera; la terna il più difficile, con tre.

lesson-pair-of-cells = Due caselle nelle quali restano solo le stesse due lettere le prendono entrambe. Quale prenda quale resta aperto, ma queste lettere non sono altrove. Con tre caselle e tre lettere è una terna.
    .spot = Cercare caselle con due lettere rimaste, spesso in un angolo, e confrontare le lettere.
    .miss = Due caselle con tre lettere in tutto non vincolano nulla: una delle lettere può ancora essere altrove.
    .relatives = La coppia di lettere è lo stesso visto dalle lettere. «Ultima lettera per una casella» è il caso più facile, con una casella; la terna il più difficile, con tre.

lesson-two-steps = Una lettera non collocata alla quale restano poche caselle dice già qualcosa delle sue vicine in una parola. Ogni vicina tocca una di quelle caselle. Altrove si cancella.
    .spot = Prendere una lettera con due o tre caselle rimaste vicine fra loro e guardare le lettere prima e dopo nelle sue parole.
    .miss = Se le caselle della lettera sono lontane fra loro, quasi ogni casella ne tocca una, e non segue nulla.
    .relatives = «Accanto alle vicine» è il caso più facile, con la vicina collocata. «Guardare avanti» porta oltre questi passi.

lesson-room = Una lettera con molte vicine nelle parole ha bisogno di posto intorno: una casella propria per ciascuna. Un angolo ha tre caselle intorno, un bordo cinque. Dove sono troppo poche per tutte, la lettera non può essere.
    .spot = Contare le lettere diverse che una lettera ha accanto in tutte le parole. Con quattro o più non è in un angolo; con sei o più non è sul bordo.
    .miss = A una lettera che ha la stessa vicina in due parole serve per essa una sola casella.
    .relatives = «Accanto alle vicine» chiede dove siano le vicine collocate, questo passo se ci stanno tutte. «Guardare avanti» trova il resto.

lesson-room-for-some = Intorno a una casella possono esserci caselle a sufficienza per tutte le vicine di una lettera e tuttavia troppo poche per alcune, perché queste possono stare solo in poche di esse. Allora la lettera non può essere lì.
    .spot = Per una casella di una lettera, guardare le vicine con poche caselle: due che intorno hanno una sola casella, o tre che ne hanno due in tutto.
    .miss = Le caselle intorno che nessuna di queste vicine può occupare non aiutano, anche se sono vuote.
    .relatives = «Posto per tutte le vicine» conta solo le caselle. La terna di lettere è lo stesso ragionamento senza una casella in mezzo.

lesson-trio-of-letters = { lesson-pair-of-letters }
    .spot = Cercare tre lettere con due o tre caselle ciascuna che in tutto abbiano solo tre caselle.
    .miss = Tre lettere con quattro caselle in tutto non vincolano nulla: la quarta casella può ancora essere di un'altra.
    .relatives = La coppia di lettere è il caso più facile, con due. La terna di caselle è lo stesso visto dalle caselle.

lesson-trio-of-cells = { lesson-pair-of-cells }
    .spot = Cercare tre caselle con due o tre lettere ciascuna che in tutto abbiano solo tre lettere.
    .miss = Tre caselle con quattro lettere in tutto non vincolano nulla: una delle lettere può ancora essere altrove.
    .relatives = La coppia di caselle è il caso più facile, con due. La terna di lettere è lo stesso visto dalle lettere.

lesson-look-ahead = Si mette per prova una lettera in una casella e si seguono le parole. Quando una lettera resta senza casella, o una casella senza lettera, la prima lettera non era lì. Si usa solo quando non resta altro.
    .spot = Una lettera con due caselle rimaste e molte vicine è quella con più conseguenze.
    .miss = Una prova che finisce senza contraddizione non dimostra nulla, anche se riempie gran parte dello schema: la lettera resta candidata.
    .relatives = È l'ultima risorsa. Tutti gli altri passi sono prove brevi di questo tipo che si vedono a colpo d'occhio.
