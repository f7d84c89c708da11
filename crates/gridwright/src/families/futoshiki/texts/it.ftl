# Futoshiki, in italiano.

family =
    .name = Futoshiki
    .summary = Quadrati latini con segni di maggiore e minore tra le caselle
    .rules = Riempi il quadrato in modo che ogni riga e ogni colonna contenga ogni numero una sola volta, da 1 al numero di righe. Un segno tra due caselle punta verso il minore dei loro numeri.

# Varianti note con un nome.
variant-classic = Classico
variant-small = 4 x 4
variant-large = 7 x 7
variant-signs = Solo segni

parameter-size = Righe e colonne del quadrato
parameter-givens = Quanti numeri sono dati, o quale parte delle caselle ne ha uno; se omesso, il minor numero possibile
parameter-signs = Quanti segni ci sono, o quale parte dei posti tra le caselle ne ha uno; se omesso, il minor numero possibile
parameter-minimal = Se ogni numero dato e ogni segno deve essere necessario anche quando se ne chiede una quantità

technique-forced-end = Estremo forzato
    .short = { IN($line, at: "start") } solo { $cell } può essere { $value }
    .full =
        { COUNT($signs) ->
            [one] { IN($line, at: "start") } solo { $cell } può essere { $value }: il segno { $signs } lo esclude da { $others }.
           *[other] { IN($line, at: "start") } solo { $cell } può essere { $value }: i segni { $signs } lo escludono da { $others }.
        }

technique-sign-chain = Catena di segni
    .short = { $cells } sono una catena: ognuna è minore della successiva
    .full = I segni { $signs } formano una catena: di { $cells } ognuna è minore della successiva. Ognuna deve lasciare valori minori per le precedenti e maggiori per le seguenti.

technique-sign-bound = Limite di un segno
    .short =
        { $side ->
            [above] { $sign }: { $other } è almeno { $bound }
           *[below] { $sign }: { $other } è al massimo { $bound }
        }
    .full =
        { $side ->
            [above] Per il segno { $sign }, { $cell } è maggiore di { $other }. { $other } è almeno { $bound }, quindi { $cell } è di più.
           *[below] Per il segno { $sign }, { $cell } è minore di { $other }. { $other } è al massimo { $bound }, quindi { $cell } è di meno.
        }

technique-sign-room = Spazio oltre i segni
    .short =
        { $side ->
            [above] { IN($line, at: "start") } { $crowd } sono tutte minori di { $cell }
           *[below] { IN($line, at: "start") } { $crowd } sono tutte maggiori di { $cell }
        }
    .full =
        { $side ->
            [above] Per i segni { $signs }, { $crowd } sono minori di { $cell }, e { IN($line) } sono tutte diverse. Se { $cell } fosse { OR($gone) }, non ci sarebbero abbastanza valori per loro.
           *[below] Per i segni { $signs }, { $crowd } sono maggiori di { $cell }, e { IN($line) } sono tutte diverse. Se { $cell } fosse { OR($gone) }, non ci sarebbero abbastanza valori per loro.
        }

rule-sign = { $sign }

# What techniques are.

lesson-forced-end = Una casella maggiore di una vicina non può avere il valore più basso, e una minore di una vicina non può avere il più alto. In una riga o colonna i segni possono lasciare una sola casella per il valore più basso o più alto. È lì che va.
    .spot = Nelle righe e colonne con molti segni, segnare le caselle che nessun segno rende maggiori, poi quelle che nessuno rende minori.
    .miss = Conta anche un segno con una casella di un'altra linea: una casella può sembrare libera nella sua riga e non esserlo.
    .relatives = È un singolo nascosto che si vede dai soli segni. La catena di segni sfrutta più degli estremi.

lesson-sign-chain = I segni portano da una casella a una maggiore, e da lì oltre. In una catena di quattro caselle la prima deve lasciare tre valori maggiori per le altre, e l'ultima tre minori. Quanto più lunga è la catena e più piccolo lo schema, tanto meno resta per ogni casella.
    .spot = Cercare segni che puntano nello stesso verso uno dopo l'altro, anche girando gli angoli.
    .miss = Dove il verso cambia, la catena finisce: da a < b > c non segue nulla su a e c.
    .relatives = «Limite di un segno» è il caso di un segno con candidati. «Spazio oltre i segni» conta caselle affiancate, non in catena.

lesson-sign-bound = La minore di due caselle resta sotto il valore più alto che l'altra può ancora avere. La maggiore resta sopra il più basso. Conviene guardare di nuovo ogni volta che una casella accanto a un segno perde candidati.
    .spot = Dopo ogni candidato che si elimina, guardare i segni della sua casella.
    .miss = Contano solo il candidato minore e il maggiore: ciò che si elimina nel mezzo non cambia nulla oltre il segno.
    .relatives = La catena di segni fa questo per più segni insieme, prima che ci siano candidati. «Spazio oltre i segni» è il caso più difficile, con più caselle.

lesson-sign-room = Quando più caselle di una riga o colonna devono essere tutte minori di un'altra, a ciascuna serve un valore proprio: con tre sotto di sé, una casella ha almeno un 4. Se i loro candidati lasciano meno posto, deve essere ancora più alta. Lo stesso vale per caselle che devono essere tutte maggiori.
    .spot = Cercare una casella con segni verso due o più caselle di una linea, anche passando per altre.
    .miss = Le caselle che non condividono una linea possono avere lo stesso valore: non serve loro un posto proprio.
    .relatives = «Limite di un segno» è il caso più facile, con una casella. «E se…?» prova ciò che resta.
