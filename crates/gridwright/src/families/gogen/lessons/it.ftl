# Lessons of the techniques of Gogen, in Italian.

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
    .relatives = «Accanto alle vicine» è il caso più facile, con la vicina collocata. «Anticipazione» porta oltre questi passi.

lesson-room = Una lettera con molte vicine nelle parole ha bisogno di posto intorno: una casella propria per ciascuna. Un angolo ha tre caselle intorno, un bordo cinque. Dove sono troppo poche per tutte, la lettera non può essere.
    .spot = Contare le lettere diverse che una lettera ha accanto in tutte le parole. Con quattro o più non è in un angolo; con sei o più non è sul bordo.
    .miss = A una lettera che ha la stessa vicina in due parole serve per essa una sola casella.
    .relatives = «Accanto alle vicine» chiede dove siano le vicine collocate, questo passo se ci stanno tutte. «Anticipazione» trova il resto.

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

lesson-arrangement = Intorno a una casella può esserci posto per tutte le vicine di una lettera e tuttavia nessun modo di disporle: quelle che in una parola stanno una accanto all'altra si toccano anche tra loro. Dove ciò non è possibile, la lettera non può essere.
    .spot = Cercare due vicine di una lettera che stiano anche una accanto all'altra in qualche parola. Le tre si trovano in un quadrato di due per due caselle; guardare dove ne resta uno per loro.
    .miss = Le vicine che nessuna parola ha una accanto all'altra possono stare da parti opposte della casella.
    .relatives = «Posto per alcune vicine» conta solo le caselle. «Anticipazione» segue una lettera oltre le sue vicine.

lesson-look-ahead = Si mette per prova una lettera in una casella e si seguono le parole. Quando una lettera resta senza casella, una casella senza lettera o alcune lettere con troppo poche caselle in tutto, la prima lettera non era lì. Si usa solo quando non resta altro.
    .spot = Una lettera con due caselle rimaste e molte vicine è quella con più conseguenze.
    .miss = Una prova che finisce senza contraddizione non dimostra nulla, anche se riempie gran parte dello schema: la lettera resta candidata.
    .relatives = È l'ultima risorsa. Tutti gli altri passi sono prove brevi di questo tipo che si vedono a colpo d'occhio.

lesson-either-way = Si mette per prova una lettera in una casella e si seguono le parole finché a una lettera restano solo due o tre caselle, o a una casella solo due o tre lettere. Si provano tutte. Quando ciascuna finisce in una contraddizione, non c'era via d'uscita e la prima lettera non era lì.
    .spot = Conviene seguire una lettera di cui una sola prova non dice nulla, fino alla prima lettera con poche caselle. Aiuta di più se quella lettera ha molte vicine.
    .miss = Se solo una delle vie finisce in una contraddizione, questo mostra soltanto che ne vale un'altra. Devono fallire tutte, e le mosse fino al bivio valgono per tutte.
    .relatives = L'anticipazione è il caso più facile, senza bivio. Ciascuna delle vie è a sua volta un'anticipazione.
