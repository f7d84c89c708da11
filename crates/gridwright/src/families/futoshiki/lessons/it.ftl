# Lessons of the techniques of Futoshiki, in Italian.

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
