# Lezioni sulle tecniche per schemi di righe, colonne e riquadri, in italiano.

lesson-last-cell = Un'unità, cioè una riga, una colonna, un riquadro o un'altra area che contiene ogni valore una volta, ha una sola casella vuota. Lì manca esattamente un valore, quindi quel valore va nella casella. È il passo più facile che ci sia.
    .spot = Dopo ogni valore scritto conviene guardare la sua riga, la sua colonna e il suo riquadro. Un'unità con un solo vuoto salta all'occhio; poi basta passare in rassegna i valori per trovare quello che manca.
    .miss = La riga 1 ha due caselle vuote, r1c3 e r1c8, e le mancano il 2 e il 6. Ciascuno dei due valori può ancora andare in entrambe, quindi la riga da sola non decide nulla.
    .relatives = È il caso più semplice sia del singolo nascosto sia del singolo nudo: l'ultimo valore ha un posto e l'ultima casella ha un valore. Non c'è nulla di più facile; il passo successivo è il singolo nascosto in un riquadro.

lesson-hidden-single-box = In un riquadro, o in un'altra area che contiene ogni valore una volta, a un valore resta una sola casella possibile. Va lì, qualunque altra cosa la casella possa contenere. Si chiama nascosto perché la casella può avere molti altri candidati.
    .spot = Conviene partire da un valore che compare già più volte. Ogni presenza esclude tutta la sua riga e tutta la sua colonna; se in un riquadro vicino resta libera una sola casella vuota, il valore è lì.
    .miss = Nel riquadro 1 il 5 può stare in r1c2 o r2c2. Entrambe sono nella colonna 2, e può essere utile saperlo, ma il riquadro ha due posti e nessuna delle caselle è decisa.
    .relatives = È più facile da vedere del singolo nascosto in una riga o colonna, perché le linee che attraversano il riquadro ne escludono la maggior parte. Se i posti rimasti sono tutti in una linea, si tratta di un puntamento.

lesson-hidden-single = In una riga, in una colonna o in un'altra unità che contiene ogni valore una volta, a un valore resta una sola casella possibile. Va lì, anche se la casella ha altri candidati. Si cerca il posto del valore nell'unità, non i candidati della casella.
    .spot = Si prende una riga o colonna con pochi vuoti e per ogni valore mancante si cerca dove può andare. Per ogni vuoto si guardano la linea che incrocia e il riquadro; se tutti i vuoti tranne uno sono esclusi, il valore ha il suo posto.
    .miss = Nella riga 4 il 7 può stare in r4c2 o r4c9. Che r4c2 abbia solo due candidati non ne fa un 7, perché la riga ha ancora un secondo posto per lui.
    .relatives = È il singolo nascosto in un riquadro, cercato lungo una linea, ed è un po' più difficile da vedere. Il singolo nudo rovescia la domanda e cerca che cosa può essere una casella; la coppia nascosta cerca due valori insieme.

lesson-naked-single = Per una casella sono esclusi tutti i valori tranne uno, perché gli altri compaiono già nella sua riga, nella sua colonna, nel suo riquadro o in un'altra sua unità. Quello che resta va nella casella. Con le note è semplicemente una casella con un solo candidato.
    .spot = Si cercano caselle vuote con riga, colonna e riquadro ben riempiti e si contano i valori diversi che la casella vede, cioè quelli nelle sue unità. Se ci sono tutti tranne uno, quello è la risposta.
    .miss = In uno schema di nove valori r5c5 vede otto caselle piene, ma due di esse contengono lo stesso 3. I valori diversi esclusi sono solo sette, quindi restano due candidati.
    .relatives = L'ultima casella è il suo caso più facile. Il singolo nascosto è la stessa idea per un'unità invece che per una casella e senza note di solito si vede prima; la coppia nuda è la stessa cosa con due caselle.

lesson-pointing = In un riquadro, o in un'altra area, tutti i posti rimasti a un valore sono in una riga o in una colonna. Uno di essi riceve il valore, qualunque sia. Perciò nessun'altra casella di quella linea, fuori dal riquadro, può averlo.
    .spot = Si esaminano i riquadri valore per valore in cerca di valori con due o tre posti. Se sono su una stessa linea, si segue la linea fuori dal riquadro e si cerca lì lo stesso candidato.
    .miss = Nel riquadro 1 il 4 può stare in r1c1, r1c2 o r2c3. Il terzo posto non è nella riga 1, quindi il 4 del riquadro può stare lì e il 4 della riga 1 in un altro riquadro.
    .relatives = È l'opposto della rivendicazione, che va da una linea a un riquadro. Se lascia un solo posto per il valore in un altro riquadro, è un puntamento diretto; l'X-Wing lega un valore a due linee insieme.

lesson-claiming = In una riga o colonna tutti i posti rimasti a un valore sono in un riquadro. La linea ha bisogno del valore lì, quindi nessun'altra casella di quel riquadro può averlo. Lo stesso vale per due unità qualsiasi che si sovrappongono: se tutti i posti dell'una sono dentro l'altra, il valore si elimina dal resto dell'altra.
    .spot = Si percorre ogni linea valore per valore. Se i due o tre posti di un valore cadono in un solo riquadro, si cerca lo stesso candidato nelle altre caselle del riquadro.
    .miss = Nella riga 6 il 4 può stare in r6c1, r6c2 o r6c4. L'ultimo posto è in un altro riquadro, quindi il 4 della riga può stare lì e il 4 del riquadro 4 in un'altra riga.
    .relatives = È il puntamento nel verso opposto ed è un po' più difficile da vedere, perché va guardata una linea intera. Se lascia un solo posto per il valore in un'altra linea, è una rivendicazione diretta.

lesson-every-place-sees = Tutti i posti rimasti a un valore in un'unità vedono una casella esterna, anche se non per una stessa unità: uno per la sua riga, un altro per una diagonale o una mossa di cavallo. Uno di quei posti ha il valore, quindi quella casella non può averlo.
    .spot = Dove a un valore restano due o tre posti in un riquadro o su una diagonale, si cerca una casella con lo stesso candidato dove si incontrano le loro linee, diagonali, gabbie o mosse di cavallo.
    .miss = Una casella che vede tutti i posti tranne uno conserva il valore: può servire nel posto che non vede.
    .relatives = Nel puntamento e nella rivendicazione tutti i posti sono in un'altra unità; questo è lo stesso con più regole, su schemi che hanno più di righe, colonne e riquadri. «E se…?» lo trova anch'esso, una mossa alla volta.

lesson-locked-pair = Due caselle che condividono un riquadro e una linea hanno in tutto solo due candidati. Consumano entrambi i valori, per il riquadro e per la linea insieme. Perciò i due valori si eliminano da tutte le altre caselle del riquadro e della linea.
    .spot = Si cercano dentro un riquadro due caselle della stessa riga o colonna con gli stessi due candidati. Poi si guarda il resto del riquadro e il resto della linea.
    .miss = r1c2 e r2c3 hanno entrambe solo 3 e 7. Condividono il riquadro 1 ma nessuna linea, quindi i valori si eliminano solo dalle altre caselle del riquadro 1, e righe e colonne li conservano.
    .relatives = È una coppia nuda che agisce in due unità insieme. La terna bloccata è la stessa cosa con tre caselle.

lesson-naked-pair = Due caselle di un'unità (riga, colonna o riquadro) hanno gli stessi due candidati e nessun altro. Comunque siano disposti, quelle due caselle consumano entrambi i valori. Perciò i due valori si eliminano da tutte le altre caselle dell'unità.
    .spot = Si cercano caselle con due candidati e poi, nella stessa riga, colonna o riquadro, un'altra con esattamente gli stessi.
    .miss = r3c1 ha 2 e 5, r3c6 ha 2 e 8. Ciascuna ha due candidati, ma insieme ne hanno tre, quindi nessun valore è consumato in queste due caselle.
    .relatives = È il singolo nudo con due caselle; la coppia bloccata è il suo caso particolare in un riquadro e una linea insieme. La coppia nascosta guarda la stessa unità dall'altro lato; la terna nuda è più difficile.

lesson-x-wing = Si prende un valore. In due righe, le linee base, tutti i suoi posti sono nelle stesse due colonne, le linee di copertura; ogni riga prende una delle colonne ed entrambe sono consumate. Il valore si elimina da tutte le altre caselle di quelle due colonne; lo stesso vale scambiando righe e colonne.
    .spot = Si sceglie un valore e si cercano righe in cui ha solo due posti. Se due di queste righe li hanno nelle stesse due colonne, i quattro posti sono gli angoli di un rettangolo. Poi si fa lo stesso con le colonne.
    .miss = Nella riga 2 il 6 può stare in r2c3 o r2c8, nella riga 7 in r7c3, r7c8 o r7c9. La riga 7 può prendere r7c9, e allora la colonna 3 o la colonna 8 può avere il suo 6 altrove.
    .relatives = È il pesce più piccolo: il puntamento è più facile, il pesce spada fa lo stesso con tre linee e la medusa con quattro. Con qualche posto in più può essere ancora un X-Wing con pinna.

lesson-hidden-pair = In un'unità due valori possono stare solo nelle stesse due caselle. Quelle caselle servono a quei valori, comunque siano disposti. Perciò dalle due caselle si eliminano tutti gli altri candidati.
    .spot = Si cercano due valori che mancano in un'unità e che le linee e i riquadri che la incrociano escludono negli stessi punti. Se a entrambi restano le stesse due caselle, è una coppia nascosta.
    .miss = Nella riga 5 l'1 può stare in r5c2 o r5c7, il 9 in r5c2, r5c7 o r5c8. Due valori non riempiono tre posti, quindi ciascuna di quelle caselle può contenere altro.
    .relatives = È il singolo nascosto con due valori. Le altre caselle aperte dell'unità formano allora un insieme nudo; la coppia nuda è più facile da vedere, la terna nascosta più difficile.

lesson-locked-triple = Tre caselle che condividono un riquadro e una linea hanno in tutto solo tre candidati. Consumano i tre valori, per il riquadro e per la linea insieme. Perciò questi valori si eliminano da tutte le altre caselle di entrambi; non occorre che ogni casella li abbia tutti e tre.
    .spot = Si guarda il tratto in cui un riquadro e una linea si incrociano. Se tre caselle aperte di quel tratto non hanno più di tre candidati diversi, si guarda il resto del riquadro e il resto della linea.
    .miss = r4c4, r4c5 e r4c6 hanno in tutto 1, 2, 5 e 9. Quattro valori non stanno in tre caselle, e uno qualsiasi di essi può restare per un'altra casella.
    .relatives = È una terna nuda che agisce in due unità insieme, e la misura successiva alla coppia bloccata.

lesson-naked-triple = Tre caselle di un'unità hanno in tutto solo tre candidati. Consumano quei tre valori, comunque siano disposti, quindi i valori si eliminano da tutte le altre caselle dell'unità. Una casella può averne anche solo due su tre.
    .spot = Si cercano in un'unità caselle con due o tre candidati e si mettono insieme i loro valori. Bastano tre caselle che in tutto abbiano tre valori, per esempio 1 e 2, 2 e 3, 1 e 3.
    .miss = r1c1 ha 1 e 2, r1c4 ha 2 e 3, r1c7 ha 3 e 4. Ciascuna condivide un valore con la successiva, ma in tutto i valori sono quattro, quindi nessuno è consumato.
    .relatives = È la coppia nuda con una casella in più; in un riquadro e una linea insieme è una terna bloccata. La terna nascosta è il suo opposto, la quaterna nuda la misura successiva.

lesson-swordfish = Si prende un valore. In tre righe tutti i suoi posti sono nelle stesse tre colonne, quindi le tre righe consumano le tre colonne. Il valore si elimina da tutte le altre caselle di quelle colonne; lo stesso vale scambiando righe e colonne.
    .spot = Si sceglie un valore e si segnano le righe in cui ha due o tre posti. Se ne cercano tre che in tutto richiedano solo tre colonne. Non occorre che il valore sia candidato a ogni incrocio.
    .miss = Nella riga 1 l'8 è nella colonna 2 o 5, nella riga 4 nella colonna 5 o 9, nella riga 8 nella colonna 2 o 7. Sono quattro colonne per tre righe; una colonna resta aperta e non si elimina nulla.
    .relatives = È l'X-Wing con una linea in più, e la medusa è la misura successiva. Con qualche posto in più può essere ancora un pesce spada con pinna o un pesce spada sashimi.

lesson-hidden-triple = In un'unità tre valori possono stare solo nelle stesse tre caselle. Quelle caselle servono ai tre valori, quindi se ne eliminano tutti gli altri candidati. Un valore può avere anche solo due delle tre caselle.
    .spot = Si annotano i posti di ogni valore mancante di un'unità. Si cercano tre valori con due o tre posti ciascuno che in tutto occupino solo tre caselle.
    .miss = Nel riquadro 5 il 2 e il 4 sono in r4c4, r4c5 o r5c4, ma il 7 può stare anche in r6c6. Tre valori con quattro posti lasciano spazio ad altri valori in ciascuno di essi.
    .relatives = È la coppia nascosta con un valore in più. La terna nuda è il suo opposto ed è più facile da vedere; la quaterna nascosta è più difficile.

lesson-skyscraper = Un valore ha solo due posti in ciascuna di due linee parallele, per esempio due righe. Un posto della prima riga e uno della seconda condividono una colonna, quindi non possono avere entrambi il valore. Allora lo ha almeno uno degli altri due posti, e si elimina da ogni casella che li vede entrambi, cioè che condivide un'unità con ciascuno.
    .spot = Si cerca un valore con due posti in due righe o in due colonne. Se un estremo di ciascuna è nella stessa linea trasversale e gli altri no, questi altri formano il tetto; si guardano le caselle che li vedono entrambi.
    .miss = Il 5 della riga 2 può stare in r2c1, r2c7 o r2c9, quello della riga 6 in r6c1 o r6c8. Con tre posti nella riga 2, se r2c1 non è 5 non ne segue che lo sia r2c7.
    .relatives = Se anche gli estremi del tetto sono su una linea, è un X-Wing. L'aquilone a due fili fa lo stesso con una riga e una colonna, il turbot fish con un riquadro; tre legami forti sono una forma più lunga.

lesson-turbot-fish = Un valore ha solo due posti in ciascuna di due unità, di cui almeno una è un riquadro. Un posto della prima vede uno della seconda, cioè condividono un'unità, quindi non possono avere entrambi il valore. Allora lo ha almeno uno degli altri due posti, e si elimina dalle caselle che li vedono entrambi.
    .spot = Si cerca un riquadro con due posti per un valore che non siano su una stessa linea. Da ciascun posto si seguono la riga e la colonna fino a una linea che ha anch'essa solo due posti per il valore.
    .miss = Nel riquadro 1 il 4 è in r1c2 o r3c1, nella colonna 8 in r2c8 o r7c8. Nessun posto del riquadro vede uno della colonna, quindi un'unità non dice nulla dell'altra.
    .relatives = I suoi parenti sono il grattacielo, con due linee parallele, e l'aquilone a due fili, con una riga e una colonna. Se il riquadro ha più di due posti, può essere un rettangolo vuoto.

lesson-two-string-kite = Un valore ha solo due posti in una riga e solo due in una colonna. Uno della riga e uno della colonna sono nello stesso riquadro, quindi questi due non possono avere entrambi il valore. Allora lo ha almeno uno dei due estremi lontani, e si elimina da una casella che li vede entrambi, cioè che condivide un'unità con ciascuno.
    .spot = Si cerca un riquadro con un posto di una riga così e un altro di una colonna così. Si seguono entrambe fino agli estremi lontani; la casella da guardare è quella in cui si incrociano le linee che passano per quegli estremi.
    .miss = Il 6 della riga 2 è in r2c5 o r2c9, quello della colonna 4 in r5c4 o r9c4. r2c5 e r5c4 sono in riquadri diversi e non si vedono, quindi potrebbero essere entrambe 6.
    .relatives = È uno dei tre modi di unire due legami forti, cioè unità con due posti per un valore; gli altri sono il grattacielo e il turbot fish. Con gruppi di caselle diventa due legami forti con gruppi.

lesson-remote-pair = Quattro o più caselle hanno gli stessi due candidati, e ciascuna vede la successiva, cioè condivide con essa un'unità. Perciò i due valori si alternano. Con un numero pari di caselle i due estremi sono diversi, e una casella che li vede entrambi non può avere nessuno dei due valori.
    .spot = Si cercano almeno quattro caselle con gli stessi due candidati sparse per lo schema. Si collegano quelle che condividono un'unità e si guardano le caselle che ne vedono due distanti tre, cinque o un altro numero dispari di passi.
    .miss = r1c1, r1c6 e r5c6 hanno tutte 2 e 5. Gli estremi r1c1 e r5c6 distano due passi, quindi sono uguali: una casella che li vede entrambi può ancora avere l'altro valore.
    .relatives = Estende la coppia nuda, le cui due caselle si vedono. È un caso particolare della catena XY, in cui le coppie possono cambiare da casella a casella.

lesson-finned-x-wing = Sarebbe un X-Wing di un valore, due linee con le stesse due linee trasversali, ma c'è qualche posto in più, la pinna. O il valore è nella pinna, o l'X-Wing è completo. Perciò una casella che l'X-Wing libererebbe e che vede tutte le caselle della pinna, cioè condivide un'unità con ciascuna, perde il valore in entrambi i casi.
    .spot = Si cercano due righe o colonne che formino quasi un X-Wing, con tutti i posti in più vicino a un angolo, di solito nel suo riquadro. Ciò che si può eliminare sta in quel riquadro e in una delle due linee trasversali.
    .miss = Il 6 è in r2c3 o r2c8 nella riga 2 e in r7c3, r7c8 o r7c9 nella riga 7. Si elimina da r9c8 ma non da r4c8: r4c8 non vede la pinna r7c9, e quando r7c9 è 6 può esserlo anche r4c8.
    .relatives = Estende l'X-Wing. Nell'X-Wing sashimi manca l'angolo accanto alla pinna; il pesce spada con pinna ha una linea in più.

lesson-xy-wing = Una casella con due candidati, il perno, vede altre due caselle con due candidati, le ali, cioè condivide un'unità con ciascuna. Ogni ala condivide con il perno un valore diverso, ed entrambe hanno lo stesso terzo valore. Qualunque cosa sia il perno, una delle ali riceve il terzo valore, quindi esso si elimina da ogni casella che vede entrambe le ali.
    .spot = Si prende una casella con due candidati, per esempio 1 e 2. Nella sua riga, nella sua colonna e nel suo riquadro si cerca una casella con 1 e un terzo valore e un'altra con 2 e lo stesso terzo valore.
    .miss = Il perno r5c5 ha 1 e 2, r5c9 ha 1 e 3, e anche r2c5 ha 1 e 3. Se il perno è 2, nessuna delle altre caselle deve essere 3, quindi non si elimina nulla.
    .relatives = È la catena XY più corta. Se anche il perno ha il terzo valore, è un XYZ-Wing; il W-Wing unisce due coppie uguali in altro modo.

lesson-sashimi-x-wing = È un X-Wing con pinna a cui manca un angolo: in una delle due linee il valore ha, oltre ai posti in più che formano la pinna, un solo posto proprio. Se il valore è nella pinna, si elimina dalle caselle che la vedono tutta. Altrimenti è in quell'unico posto, l'altra linea deve usare l'altra linea trasversale, e si elimina dalle stesse caselle.
    .spot = Si cercano due linee che per un valore abbiano in comune una linea trasversale. Dove dovrebbe essere il secondo angolo non c'è il candidato, ma accanto, nello stesso riquadro, ce ne sono uno o due: la pinna.
    .miss = Nella riga 2 il 6 è in r2c3 o r2c8, nella riga 7 in r7c3, r7c5 o r7c9. I posti in più r7c5 e r7c9 sono in riquadri diversi, quindi nessuna casella della colonna 8 fuori da queste righe li vede entrambi.
    .relatives = È un po' più difficile da vedere dell'X-Wing con pinna; quando la pinna è una sola casella, è anche un grattacielo. Il pesce spada sashimi ha una linea in più.

lesson-empty-rectangle = In un riquadro tutti i posti di un valore stanno su una croce formata da una riga e una colonna, quindi il valore è nella parte di riga o nella parte di colonna. Una linea altrove ha solo due posti per esso, e uno è allineato con la parte di riga. Se il valore è nella parte di riga, è anche nell'altro posto della linea; quindi lo ha quel posto o la parte di colonna, e si elimina da una casella che vede entrambi.
    .spot = Si cercano riquadri in cui i posti di un valore formino una croce o una L e le altre caselle ne siano libere. Da un braccio si cerca una linea che lo incrocia e ha solo due posti. In una variante è la linea a finire in un gruppo di posti di un riquadro.
    .miss = Nel riquadro 1 il 5 può stare in r2c1, r1c2 o r3c3. Non ci sono una riga e una colonna del riquadro che li contengano tutti e tre, quindi non c'è alternativa fra una parte di riga e una parte di colonna.
    .relatives = È un turbot fish in cui un estremo è un gruppo di caselle. Due legami forti con gruppi fanno lo stesso con due linee.

lesson-simple-colouring = Si prende un valore e le unità in cui ha solo due posti: uno lo ha e l'altro no. I due posti di ognuna di queste unità ricevono a turno colore A e colore B, e si prosegue di unità in unità. Tutte le caselle di un colore hanno il valore e nessuna dell'altro: si elimina da una casella che vede entrambi i colori, e un colore che compare due volte in un'unità è falso ovunque.
    .spot = Si sceglie un valore con due posti in molte unità. Si comincia da un posto, si colorano i suoi compagni, poi i compagni di questi, finché non c'è altro di collegato; poi si cercano caselle che vedono entrambi i colori.
    .miss = Nella riga 4 il 3 può stare in r4c1, r4c5 o r4c8. Dare a r4c1 il colore A e a r4c5 il colore B è un errore, perché possono essere false entrambe se r4c8 è 3.
    .relatives = Il grattacielo e l'aquilone a due fili ne sono casi piccoli. La colorazione multipla usa due reti così insieme; la catena X ammette anche legami più deboli.

lesson-xyz-wing = Una casella con tre candidati, il perno, vede due caselle con due candidati, le ali, cioè condivide un'unità con ciascuna. Ogni ala ha due valori del perno, e c'è un valore che sta in tutte e tre le caselle. Una delle tre ha quel valore, quindi si elimina da ogni casella che le vede tutte e tre.
    .spot = Si cerca una casella con tre candidati e, nelle sue unità, due caselle le cui coppie siano fatte di quei tre valori ma siano diverse. Le caselle che possono perdere un valore sono vicine al perno, per lo più nel suo riquadro.
    .miss = Il perno r5c5 ha 1, 2 e 3, le ali sono r5c9 con 1 e 3 e r4c4 con 2 e 3. r4c9 vede entrambe le ali ma non il perno, e se il perno è 3 può tenere il proprio 3.
    .relatives = È l'XY-Wing con un candidato in più nel perno. Il WXYZ-Wing prosegue con quattro caselle e quattro valori.

lesson-w-wing = Due caselle hanno gli stessi due candidati e non si vedono, cioè non condividono un'unità. In una certa unità ogni posto del primo valore vede una di queste caselle; ovunque sia, si elimina da una di esse. Quella casella ha allora il secondo valore, quindi il secondo valore si elimina da ogni casella che le vede entrambe.
    .spot = Si cercano due caselle con gli stessi due candidati in parti diverse dello schema. Per ciascuno dei due valori si cerca una riga, una colonna o un riquadro i cui posti vedano tutti l'una o l'altra casella.
    .miss = r2c2 e r8c8 hanno entrambe 3 e 7. Nella riga 5 il 3 può stare in r5c2, r5c5 o r5c8; r5c5 non vede nessuna delle due, e se r5c5 è 3 possono essere 3 anche entrambe.
    .relatives = È una catena corta di due coppie uguali e un'unità. La coppia remota le unisce con altre coppie uguali; l'XY-Wing unisce due coppie con una terza casella invece che con un'unità.

lesson-naked-quad = Quattro caselle di un'unità hanno in tutto solo quattro candidati. Consumano quei quattro valori, comunque siano disposti, quindi i valori si eliminano da tutte le altre caselle dell'unità. Nessuna casella deve averli tutti e quattro; ne bastano due o tre.
    .spot = Si guardano unità con molte caselle aperte e, in esse, le caselle con due, tre o quattro candidati. Quattro di queste con quattro valori in tutto formano una quaterna.
    .miss = Nella riga 1 quattro caselle hanno 1 e 2, 2 e 3, 3 e 4, 4 e 5. Con quattro caselle e cinque valori un valore avanza, e può essere uno qualsiasi, quindi non si elimina nulla.
    .relatives = È la terna nuda con una casella in più. Con nove valori e otto o nove caselle aperte gli altri valori formano una quaterna nascosta o un insieme più grande; conviene cercare quello con meno membri.

lesson-jellyfish = Si prende un valore. In quattro righe tutti i suoi posti sono nelle stesse quattro colonne, quindi le quattro righe consumano le quattro colonne. Il valore si elimina da tutte le altre caselle di quelle colonne; lo stesso vale scambiando righe e colonne.
    .spot = Si sceglie un valore che manca ancora in gran parte dello schema. Si segnano le righe in cui ha da due a quattro posti e se ne cercano quattro che in tutto richiedano solo quattro colonne.
    .miss = Quattro righe hanno i loro posti nelle colonne 1, 3, 4, 7 e 9. Quattro righe consumano solo quattro di queste cinque colonne, e non si sa quali, quindi non si elimina nulla.
    .relatives = È il pesce spada con una linea in più. Spesso un pesce più piccolo nell'altra direzione elimina gli stessi candidati; con posti in più può essere una medusa con pinna.

lesson-finned-swordfish = Sarebbe un pesce spada di un valore, tre linee con le stesse tre linee trasversali, ma c'è qualche posto in più, la pinna. O il valore è nella pinna, o il pesce spada è completo. Perciò una casella che il pesce spada libererebbe e che vede tutte le caselle della pinna perde il valore in entrambi i casi.
    .spot = Si cercano tre righe o colonne che richiedano solo tre linee trasversali, salvo per uno, due o tre posti vicini fra loro, per lo più in un riquadro. Ciò che si può eliminare sta in quel riquadro e in una delle tre linee trasversali.
    .miss = Un pesce spada nelle righe 1, 4 e 8 e nelle colonne 2, 5 e 9 ha i posti in più r1c8 e r8c6. Nessuna casella di queste colonne fuori dalle righe li vede entrambi, quindi non si elimina nulla.
    .relatives = Estende il pesce spada e ha una linea in più dell'X-Wing con pinna. Se senza la pinna a una linea resta un solo posto, è un pesce spada sashimi; la medusa con pinna è più grande.

lesson-hidden-quad = In un'unità quattro valori possono stare solo nelle stesse quattro caselle. Quelle caselle servono ai quattro valori, quindi se ne eliminano tutti gli altri candidati. Un valore può avere anche solo due o tre delle quattro caselle.
    .spot = In un'unità con molte caselle aperte si annotano i posti di ogni valore mancante. Si cercano quattro valori che condividano quattro caselle e non abbiano posti fuori da esse.
    .miss = Nella colonna 3 l'1, il 4 e il 6 sono in quattro caselle, ma l'8 ha un quinto posto, r9c3. Allora le quattro caselle non devono per forza contenere questi quattro valori, e un altro valore può essere fra loro.
    .relatives = È la terna nascosta con un valore in più, e la più grande del suo genere che si cerca. Le altre caselle dell'unità formano un insieme nudo, più facile da vedere se è piccolo.

lesson-sashimi-swordfish = È un pesce spada con pinna in cui una delle tre linee ha, oltre ai posti in più che formano la pinna, un solo posto proprio. Se il valore è nella pinna, si elimina dalle caselle che la vedono tutta. Altrimenti le tre linee consumano comunque le loro tre linee trasversali; così le caselle che vedono tutta la pinna e stanno nelle linee trasversali lo perdono in entrambi i casi.
    .spot = Si cercano due linee adatte a un pesce spada e una terza con un posto adatto e uno o due altri nel riquadro di un angolo mancante. Ciò che si può eliminare sta in quel riquadro e in una linea trasversale.
    .miss = Le linee trasversali sono le colonne 2, 5 e 9, ma nella riga 8 il valore è solo in r8c7 o r8c8. Senza alcun posto nelle tre colonne la riga 8 non porta nulla al pesce; è semplicemente una rivendicazione.
    .relatives = È un po' più difficile da vedere del pesce spada con pinna. L'X-Wing sashimi ha una linea in meno, la medusa sashimi una in più.

lesson-three-strong-links = Si prende un valore. Un legame forte è un'unità in cui esso sta a uno di due estremi, che sono caselle singole o gruppi di caselle di un'unità. In tre unità così, un estremo di ciascuna vede uno della successiva: se il primo estremo esterno non ha il valore, questo passa di legame in legame finché lo ha l'ultimo estremo esterno. Uno degli estremi esterni lo ha, e si elimina dalle caselle che li vedono entrambi.
    .spot = Si cercano unità con due posti per un valore e si collegano quelle di cui due estremi condividono un'unità. Ne bastano tre di seguito; poi si cercano caselle che vedono i due estremi liberi.
    .miss = Il legame centrale è la riga 5 con r5c1 e r5c9, e sia il primo legame sia il terzo lo toccano in r5c1. Non si trasmette nulla, perché una catena che entra da un estremo deve uscire dall'altro.
    .relatives = Due legami sono un grattacielo, un aquilone a due fili, un turbot fish o un rettangolo vuoto; quattro legami forti sono una forma più lunga. Se gli estremi liberi si vedono, può essere un ciclo di tre legami forti.

lesson-three-link-loop = Si prendono un valore e tre legami forti, cioè unità in cui esso sta a uno di due estremi. Gli estremi si chiudono ad anello: ciascuno condivide un'unità con un estremo del legame successivo. Allora in ognuna delle tre unità di giunzione esattamente uno dei due estremi ha il valore, quindi si elimina da tutte le altre caselle di quelle unità.
    .spot = Si cercano tre unità con due posti o gruppi di posti per un valore e si controlla se ogni estremo incontra quello di un'altra in una riga, in una colonna o in un riquadro. Poi si guardano le tre unità in cui si incontrano.
    .miss = Due giunzioni sono chiuse, ma alla terza gli estremi r2c4 e r6c8 non condividono un'unità. È una catena di tre legami forti, che libera solo le caselle che vedono r2c4 e r6c8.
    .relatives = È la forma chiusa di tre legami forti ed elimina di più. Un anello di due legami è un X-Wing; il ciclo di quattro legami forti è più grande.

lesson-wxyz-wing = Tre caselle di un'unità hanno in tutto quattro candidati, e una casella fuori dall'unità ha due di questi quattro. Uno dei suoi due valori è legato: tutti i suoi posti nelle tre caselle vedono la casella, quindi il valore non può stare da entrambe le parti. Allora l'altro valore è nella casella o in una delle tre, e si elimina da ogni casella che vede tutti i suoi posti.
    .spot = Si cercano tre caselle di un'unità con quattro valori in tutto. Poi si cerca una casella con due di questi valori che vede tutti i posti di uno di essi nelle tre.
    .miss = r1c1 ha 1 e 2, r1c2 ha 2 e 3, r1c3 ha 1, 3 e 4, e r5c1 ha 1 e 4. r5c1 vede l'1 di r1c1 ma non quello di r1c3, e nemmeno il 4 di r1c3, quindi nessun valore è legato.
    .relatives = È l'XYZ-Wing con una casella e un valore in più, e un caso particolare di ALS-XZ. Se entrambi i valori sono legati è un anello WXYZ; il VWXYZ-Wing ha cinque caselle.

lesson-wxyz-ring = Tre caselle di un'unità hanno in tutto quattro candidati, e una casella fuori dall'unità ha due di questi quattro. Entrambi i suoi valori sono legati: tutti i loro posti nelle tre caselle vedono la casella. Allora le quattro caselle consumano ciascuno dei quattro valori una volta, e ogni valore si elimina da ogni casella che vede tutti i suoi posti nell'anello.
    .spot = Si cerca un WXYZ-Wing e si controlla se la sua casella con due candidati vede i posti di entrambi i suoi valori nelle altre tre.
    .miss = La casella con due candidati vede tutti i posti del suo 1, ma non vede un posto del suo 4. Allora è solo un WXYZ-Wing, e solo il 4 si elimina dalle caselle che vedono tutti i suoi posti.
    .relatives = È la forma chiusa del WXYZ-Wing ed elimina più valori. Sue de Coq è un anello simile attorno a un riquadro e a una linea; l'anello VWXYZ ha cinque caselle.

lesson-multi-colouring = Si colorano i posti collegati di un valore: in un'unità con solo due posti ricevono colori opposti, in modo che tutte le caselle di un colore siano vere e tutte quelle dell'altro false. Due reti separate hanno due colori ciascuna. Se un colore della prima rete ne vede uno della seconda, non possono essere veri entrambi; quindi lo è almeno uno dei loro opposti, e il valore si elimina da una casella che vede entrambi gli opposti.
    .spot = Si colorano tutte le reti di un valore, ciascuna con due colori propri. Si cerca un'unità con caselle di due reti e poi si guardano le caselle che vedono i colori opposti a questi.
    .miss = Un colore della prima rete ne vede uno della seconda, e r4c7 li vede entrambi. Questo non dimostra nulla su r4c7, perché proprio questi due colori possono essere entrambi falsi; contano gli opposti.
    .relatives = Estende la colorazione semplice da una rete a due. La catena X trova lo stesso in altra forma.

lesson-finned-jellyfish = Sarebbe una medusa di un valore, quattro linee con le stesse quattro linee trasversali, ma c'è qualche posto in più, la pinna. O il valore è nella pinna, o la medusa è completa. Perciò una casella che la medusa libererebbe e che vede tutte le caselle della pinna perde il valore in entrambi i casi.
    .spot = Si cercano quattro righe o colonne che richiedano solo quattro linee trasversali, salvo per uno, due o tre posti vicini fra loro, per lo più in un riquadro. Ciò che si può eliminare sta in quel riquadro e in una delle quattro linee trasversali.
    .miss = Una medusa nelle righe 1, 3, 5 e 8 ha, accanto alle sue colonne 2, 4, 5 e 9, i posti in più r1c8 e r8c6. Nessuna casella di queste colonne fuori dalle righe li vede entrambi, quindi non si elimina nulla.
    .relatives = Ha una linea in più del pesce spada con pinna ed estende la medusa. Nella medusa sashimi a una linea resterebbe un solo posto senza la pinna.

lesson-sashimi-jellyfish = È una medusa con pinna in cui una delle quattro linee ha, oltre ai posti in più che formano la pinna, un solo posto proprio. Se il valore è nella pinna, si elimina dalle caselle che la vedono tutta. Altrimenti le quattro linee consumano comunque le loro quattro linee trasversali; così le caselle che vedono tutta la pinna e stanno nelle linee trasversali lo perdono in entrambi i casi.
    .spot = Si cercano tre linee adatte a una medusa e una quarta con un posto adatto e uno o due altri nel riquadro di un angolo mancante. Ciò che si può eliminare sta in quel riquadro e in una linea trasversale.
    .miss = Le linee trasversali sono le colonne 2, 4, 5 e 9, ma nella riga 8 il valore è solo in r8c7 o r8c8. Senza alcun posto nelle quattro colonne la riga 8 non porta nulla al pesce; è semplicemente una rivendicazione.
    .relatives = È il pesce più grande e difficile che si cerca, con una linea in più del pesce spada sashimi. La medusa con pinna è un po' più facile da vedere.

lesson-sue-de-coq = Due o più caselle all'incrocio di un riquadro e di una linea hanno almeno due valori in più del numero di caselle. Una o due caselle nel resto del riquadro e una o due nel resto della linea condividono valori con esse, ma nessuno fra loro, e tutte insieme hanno tanti valori quante caselle. Allora ogni valore si consuma esattamente una volta: quelli delle caselle del riquadro si eliminano dal resto del riquadro, quelli delle caselle della linea dal resto della linea, i rimanenti da entrambi.
    .spot = Si guardano due o tre caselle aperte con quattro o più valori all'incrocio di un riquadro e di una linea. Si cerca una casella con due di questi valori nel resto della linea e una con altri due nel resto del riquadro.
    .miss = r1c1 e r1c2 hanno 1, 2, 3 e 4, r1c7 ha 1 e 2, r2c3 ha 2 e 3. Le caselle dei due lati condividono il 2, che può consumarsi due volte, e allora un altro valore può non consumarsi affatto.
    .relatives = È parente della terna bloccata, in cui i valori si consumano nell'incrocio stesso. ALS-XZ e l'anello WXYZ si basano sullo stesso conteggio di caselle e valori.

lesson-vwxyz-wing = Quattro caselle di un'unità hanno in tutto cinque candidati, e una casella fuori dall'unità ha due di questi cinque. Uno dei suoi due valori è legato: tutti i suoi posti nelle quattro caselle vedono la casella, quindi il valore non può stare da entrambe le parti. Allora l'altro valore è nella casella o in una delle quattro, e si elimina da ogni casella che vede tutti i suoi posti.
    .spot = Si cercano quattro caselle di un'unità con cinque valori in tutto, meglio dove molte caselle hanno due o tre candidati. Poi si cerca una casella con due di questi valori che vede tutti i posti di uno di essi nelle quattro.
    .miss = La casella con due candidati, r5c1, vede un 1 delle quattro caselle in r1c1, ma ce n'è un altro in r1c7, e non vede nemmeno il loro 4. Nessuno dei suoi valori 1 e 4 è legato, quindi le due parti possono avere lo stesso valore e non si elimina nulla.
    .relatives = È il WXYZ-Wing con una casella e un valore in più. Se entrambi i valori sono legati è un anello VWXYZ; l'UVWXYZ-Wing ha sei caselle, e ALS-XZ è la forma generale.

lesson-vwxyz-ring = Quattro caselle di un'unità hanno in tutto cinque candidati, e una casella fuori dall'unità ha due di questi cinque. Entrambi i suoi valori sono legati: tutti i loro posti nelle quattro caselle vedono la casella. Allora le cinque caselle consumano ciascuno dei cinque valori una volta, e ogni valore si elimina da ogni casella che vede tutti i suoi posti nell'anello.
    .spot = Si cerca un VWXYZ-Wing e si controlla se la sua casella con due candidati vede i posti di entrambi i suoi valori nelle altre quattro.
    .miss = La casella con due candidati vede tutti i posti del suo 1, ma non vede un posto del suo 4. Allora è solo un VWXYZ-Wing, e solo il 4 si elimina dalle caselle che vedono tutti i suoi posti.
    .relatives = È la forma chiusa del VWXYZ-Wing ed elimina più valori. L'anello WXYZ ha una casella in meno, l'anello UVWXYZ una in più.

lesson-aligned-pair = Si prendono due caselle e tutte le coppie di valori che potrebbero contenere insieme. Una coppia è esclusa se le caselle si vedono ed essa ripete un valore, o se lascia senza candidati una casella con due candidati che le vede entrambe. Un valore delle caselle che non resta in nessuna coppia si elimina.
    .spot = Si cercano due caselle viste entrambe da più caselle con due candidati. Ognuna di queste vieta alle due una coppia di valori; poi si controlla valore per valore se resta un compagno.
    .miss = r1c1 e r1c5 potrebbero essere 2 e 6. r9c5 ha 2 e 6 ma vede solo r1c5, quindi resterebbe 2; non vieta la coppia.
    .relatives = L'XY-Wing e l'XYZ-Wing ne sono casi semplici. L'esclusione di terne allineate fa lo stesso con tre caselle ed è molto più laboriosa.

lesson-x-chain = Si prende un valore. Un legame forte è un'unità con solo due posti per esso: uno dei due lo ha. Un legame debole unisce due posti che condividono un'unità: non lo hanno entrambi. Una catena che comincia e finisce con un legame forte e in cui forti e deboli si alternano ha il valore a uno dei suoi estremi, quindi si elimina dalle caselle che li vedono entrambi.
    .spot = Si segnano le unità con due posti per un valore e si passa dall'una all'altra dove due estremi condividono un'unità. Dopo ogni legame forte si guarda quali caselle vedono l'inizio e la fine.
    .miss = L'ultima unità della catena ha tre posti, r9c2, r9c5 e r9c8. Se r9c2 non ha il valore, non è detto che lo abbia r9c8, quindi la catena non arriva a r9c8.
    .relatives = Il grattacielo e l'aquilone a due fili sono i suoi casi più corti. La catena di inferenze alternate cambia anche valore dentro le caselle; un ciclo X è una catena che si chiude ad anello.

lesson-xy-chain = Si susseguono caselle con due candidati; ciascuna vede la successiva e condivide con essa un valore. Se la prima non ha il suo valore esterno, ha quello condiviso, che fissa la casella successiva, e così via fino all'ultima. Se i due estremi hanno lo stesso valore esterno, uno di essi lo contiene, quindi si elimina dalle caselle che vedono entrambi gli estremi.
    .spot = Si comincia da una casella con due candidati e si va di coppia in coppia: si entra con un valore e si esce con l'altro. Conviene fermarsi quando il valore di uscita è quello rimasto all'inizio.
    .miss = r1c1 ha 3 e 5, r1c6 ha 5 e 8, r4c6 ha 8 e 7. I valori esterni 3 e 7 sono diversi, quindi una casella che vede entrambi gli estremi può essere ancora 3 o 7.
    .relatives = L'XY-Wing ha tre caselle così, e nella coppia remota tutte le coppie sono uguali. La catena di inferenze alternate usa anche unità con due posti.

lesson-aic = Una catena di candidati in cui si alternano legami forti e deboli. Forte: uno dei due è vero, perché una casella ha solo quei due candidati o un'unità solo quei due posti; debole: non sono veri entrambi. Comincia e finisce con un legame forte, quindi uno dei suoi estremi è vero: ciò che entrambi gli estremi escludono si elimina.
    .spot = Si comincia da una casella con due candidati o da un'unità con due posti e si segue che cosa accade se un estremo è falso. Dopo ogni legame forte si controlla se i due estremi escludono lo stesso candidato, in una casella che li vede entrambi o nelle loro stesse caselle.
    .miss = r2c3 ha 1, 4 e 6. Che non sia 1 non ne fa un 4, quindi il passo da 1 a 4 non è un legame forte e la catena si spezza lì.
    .relatives = Comprende la catena X, che resta su un valore, e la catena XY, che resta nelle caselle con due candidati. Dice con i suoi due estremi ciò che la catena forzante dice con una supposizione; le catene che si ramificano, come le catene forzanti da una casella, sono più difficili.

lesson-als-xz = Un insieme quasi bloccato (ALS) è un gruppo di caselle di un'unità con un valore in più del numero di caselle. Due insiemi così condividono un valore x, e tutti i posti di x nell'uno vedono tutti quelli nell'altro, quindi solo uno degli insiemi può avere x. L'altro ha bisogno di tutti i suoi valori rimanenti; perciò un secondo valore condiviso z sta in uno degli insiemi, e si elimina da ogni casella che vede tutti i posti di z in entrambi.
    .spot = Le caselle con due candidati sono gli insiemi più piccoli; poi si cercano due caselle con tre valori, tre con quattro. Si confrontano due insiemi che condividono due valori e si controlla se uno di questi non può stare in entrambi.
    .miss = I due insiemi hanno il 3, ma un 3 del primo non ne vede uno del secondo. Allora entrambi possono avere un 3, nessuno è costretto a prendere gli altri suoi valori e non si elimina nulla.
    .relatives = L'XY-Wing, l'XYZ-Wing e il WXYZ-Wing sono casi particolari. Sue de Coq conta caselle e valori in modo simile; le catene forzanti da una casella sono più difficili.

lesson-franken-fish = Un pesce in cui dei riquadri prendono il posto di alcune linee. Si prende un valore e tre o quattro unità, per esempio due righe e un riquadro, i cui posti per esso stanno tutti in altrettante altre, per esempio due colonne e un riquadro. Ciascuna delle prime occupa una delle altre, quindi il valore si elimina da tutte le altre caselle di queste. Le righe stanno solo da un lato e le colonne dall'altro.
    .spot = Si cerca un valore che un riquadro abbia solo in due linee, e una o due linee parallele che formino un pesce con il riquadro. I riquadri aiutano dove una linea ha un posto di troppo.
    .miss = Le righe 2 e 5 e il riquadro 9 hanno il loro 4 nelle colonne 3 e 7 e nel riquadro 6, tranne r9c8. Il riquadro 9 può occupare r9c8, e allora una delle altre tre può avere il suo 4 altrove.
    .relatives = È un pesce spada o una medusa con riquadri. Con qualche posto in più è un pesce Franken con pinna; nel pesce mutante righe e colonne stanno insieme da un lato.

lesson-finned-franken-fish = Da due a quattro unità, linee e riquadri, hanno i posti per un valore in altrettante altre, tranne qualche posto in più, la pinna. O il valore è nella pinna, o il pesce è completo. Perciò una casella che il pesce libererebbe e che vede tutte le caselle della pinna perde il valore in entrambi i casi. Anche un posto che due delle prime unità condividono conta come pinna.
    .spot = Si prende una linea e un riquadro, o due riquadri, in cui un valore abbia pochi posti, e si cerca una linea o un riquadro che ne abbia uno di ciascuno. Ciò che si elimina vede tutti gli altri.
    .miss = Una casella che il pesce libererebbe vede due delle tre caselle della pinna. Il valore può stare nella terza, quindi la casella lo conserva.
    .relatives = Senza riquadri è un X-Wing, un pesce spada o una medusa con pinna. Con due unità è anche una catena con gruppi.

lesson-finned-mutant-fish = Sarebbe un pesce con unità qualsiasi da entrambi i lati: righe, colonne e riquadri possono stare insieme tra quelle che hanno bisogno del valore e tra quelle che ne hanno i posti. Ma ci sono posti in più, la pinna, e un posto che due delle prime unità condividono conta come tale. O il valore è nella pinna, o il pesce è completo. Una casella che il pesce libererebbe e che vede tutte le caselle della pinna perde il valore in entrambi i casi.
    .spot = Quasi nessuno lo cerca unità per unità. Si prende un candidato dubbio e si cancella ciò che vede: se allora alcune unità hanno tutti i posti in meno unità, è un pesce.
    .miss = { lesson-finned-franken-fish.miss }
    .relatives = I pesci Franken hanno al più righe da un lato e colonne dall'altro. I modelli trovano ciò che nessun pesce vede.

lesson-continuous-loop = Una catena in cui si alternano legami forti e deboli e che si chiude in un anello. Forte: uno dei due è vero; debole: non sono veri entrambi. L'anello vale nei due sensi, quindi un estremo di ogni legame debole è vero: ciò che entrambi gli estremi escludono si elimina, in tutto l'anello in una volta.
    .spot = Quando una catena torna al suo inizio, si controlla che legami forti e deboli si alternino per tutto il giro. Poi si passano in rassegna tutti i legami deboli: le altre caselle dell'unità perdono il valore, e una casella con due valori nell'anello perde gli altri.
    .miss = Dove l'anello si chiude si incontrano due legami forti. Allora non è un anello continuo: è dimostrato solo il candidato in cui si incontrano.
    .relatives = È la catena di inferenze alternate i cui estremi si escludono. Il ciclo X e il ciclo Y sono le sue forme semplici; l'anello con gruppi conta più caselle come una.

lesson-grouped-aic = Una catena di inferenze alternate in cui più caselle di un valore possono contare come un anello della catena: tutti i suoi posti dove si incrociano due unità, come una riga e un riquadro. Un gruppo è vero se una delle sue caselle ha il valore. Un estremo della catena è vero, quindi si elimina ciò che entrambi escludono.
    .spot = Si cercano unità in cui il valore abbia un posto singolo e un gruppo, o due gruppi. Una casella vede un gruppo se ne vede tutte le caselle.
    .miss = Il gruppo è r1c4 e r1c5, ma anche r1c6 può avere il valore. Allora la riga ha un posto in più, il gruppo non è sicuro e la catena si spezza.
    .relatives = Senza gruppi è la catena di inferenze alternate; con due legami, un rettangolo vuoto. Se si chiude è un anello con gruppi.

lesson-grouped-loop = Un anello di legami forti e deboli in cui più caselle di un valore possono contare come una: tutti i suoi posti dove si incrociano due unità. L'anello vale nei due sensi, quindi un estremo di ogni legame debole è vero e si elimina ciò che entrambi gli estremi escludono.
    .spot = Si segue una catena con gruppi e si guarda se la sua fine ne esclude l'inizio. Poi si cercano nei legami deboli i candidati che vedono entrambi gli estremi.
    .miss = Una casella di un gruppo non vede il passo successivo. Allora entrambi possono essere veri, l'anello è aperto e resta al più una catena.
    .relatives = L'anello continuo ha solo caselle singole. Un anello aperto è una catena con gruppi.

lesson-als-aic = Una catena di inferenze alternate che passa per insiemi quasi bloccati, cioè caselle di un'unità con un valore più delle caselle. Se un valore sparisce da tutte le caselle di un insieme, gli servono tutti gli altri. Così la catena entra in un insieme con un valore e ne esce con un altro.
    .spot = Dove una catena finisce si cerca un piccolo insieme a cui toglie un valore. Due caselle di un'unità con tre candidati in tutto sono il caso abituale.
    .miss = La catena toglie il 4 a una casella dell'insieme, ma un'altra lo ha ancora. L'insieme può tenere il suo 4, quindi nulla si dice dei suoi altri valori.
    .relatives = Senza insiemi è una catena con gruppi; una catena di soli insiemi è una catena ALS. ALS-XZ e ALS-XY-Wing sono i suoi casi più corti.

lesson-doubly-linked-als = Due insiemi quasi bloccati condividono due valori, e per ciascuno tutti i posti nell'uno vedono tutti quelli nell'altro. Ogni insieme può fare a meno di un solo valore, quindi uno ha il primo e l'altro il secondo, ed entrambi hanno tutti gli altri loro valori. Ogni valore si elimina dalle caselle che ne vedono tutti i posti.
    .spot = Si cerca un ALS-XZ e si controlla se nemmeno il secondo valore condiviso può stare in entrambi gli insiemi.
    .miss = Solo uno dei due valori condivisi è legato: un posto dell'altro è fuori vista. Allora è un ALS-XZ e si elimina solo l'altro valore.
    .relatives = È la forma chiusa dell'ALS-XZ. L'anello WXYZ è il caso in cui uno degli insiemi è una casella singola.

lesson-als-xy-wing = Tre insiemi quasi bloccati: quello centrale condivide con ciascuno degli altri un valore di legame, ogni volta diverso, i cui posti nell'uno vedono tutti quelli nell'altro. Il centrale può fare a meno di un solo valore, quindi uno degli esterni perde il suo legame e ha tutti gli altri valori. Un valore condiviso dai due esterni sta in uno di essi.
    .spot = Si guardano due insiemi che condividono un valore senza essere legati e se ne cerca un terzo legato a entrambi da valori diversi.
    .miss = I due legami sono dello stesso valore. Se manca all'insieme centrale, entrambi gli esterni possono tenerlo, e nulla è sicuro.
    .relatives = L'XY-Wing è il caso di tre caselle singole. ALS-XZ ha due insiemi, la catena di ALS quattro o più.

lesson-als-chain = Quattro o più insiemi quasi bloccati in fila, ciascuno legato al successivo da un valore che solo uno dei due può avere, e mai due volte di seguito dallo stesso. Se al primo manca un valore, ha il suo legame, il successivo lo perde e ha il proprio, e così fino all'ultimo. Perciò un valore condiviso dal primo e dall'ultimo sta in uno di essi.
    .spot = Si comincia da insiemi piccoli, come le caselle con due candidati, e si annota da quali valori sono legati. Si seguono i legami fino a un insieme che abbia il valore iniziale.
    .miss = Si entra in un insieme e se ne esce con lo stesso valore. Lo perde, quindi non può trasmetterlo, e la catena si spezza.
    .relatives = Con tre insiemi è l'ALS-XY-Wing, con due ALS-XZ. Se tutti sono caselle singole è una catena XY.

lesson-death-blossom = Una casella, lo stelo, e per ciascuno dei suoi valori un insieme quasi bloccato, un petalo, i cui posti per quel valore vedono tutti lo stelo. Qualunque cosa sia lo stelo, un petalo perde il suo valore e ha bisogno di tutti gli altri. Un valore condiviso da tutti i petali sta in uno di essi e si elimina dalle caselle che ne vedono tutti i posti.
    .spot = Si prende una casella con tre candidati e si cercano intorno insiemi piccoli che ne abbiano uno ciascuno e un altro valore comune a tutti.
    .miss = Un petalo ha un secondo posto per il suo valore che non vede lo stelo. Può tenerlo lì, quindi nulla è obbligato.
    .relatives = Con uno stelo di due valori è un ALS-XY-Wing. Le catene forzanti da una casella ne seguono i valori nello stesso modo.

lesson-templates = Si prende un valore e tutti i modi di metterlo in tutte le righe insieme, senza che due suoi posti si vedano; ogni modo si chiama modello. Una casella che nessun modo usa non può avere il valore.
    .spot = Conviene con un valore a cui restano pochi posti, perché allora i modi sono pochi. Si comincia dalla riga con meno posti.
    .miss = Uno di 20 modi ha il 6 in r4c2. Può essere quello vero, quindi r4c2 conserva il 6.
    .relatives = Se tutti i modi usano una casella, gli altri posti della sua riga non sono in nessuno e si eliminano. Ogni pesce di un valore trova una parte di questo.

lesson-aligned-triple = Si prendono tre caselle e tutte le terne di valori che potrebbero contenere insieme. Una terna è esclusa se ripete un valore in due caselle che si vedono, o se lascia senza candidati una casella con due o tre candidati che le vede tutte e tre. Un valore delle caselle che non resta in nessuna terna si elimina.
    .spot = Si cercano tre caselle, spesso in un riquadro o in una linea, viste tutte da più caselle con due o tre candidati. Poi si esaminano le terne valore per valore; serve più pazienza che occhio.
    .miss = Una casella ha 1, 4 e 8 ma vede solo due delle tre caselle. Se queste sono 1 e 4 le resta l'8, qualunque cosa sia la terza, quindi non vieta nessuna terna.
    .relatives = È l'esclusione di coppie allineate con una casella in più. Le catene di Nishio e le catene forzanti da una casella portano spesso prima allo stesso candidato.

lesson-nishio = Si suppone che una casella abbia un certo valore e si segue quel solo valore per tutto lo schema: si elimina da tutte le caselle che vedono quella casella, e un'unità a cui resta un solo posto deve averlo lì. Più conseguenze possono agire insieme fino a lasciare quell'unico posto. Se ne risulta che una casella deve avere il valore e insieme non averlo, la supposizione è falsa e il candidato si elimina.
    .spot = Si sceglie un valore con pochi posti in molte unità. Lo si suppone in un posto, si cancella ciò che esclude e si scrivono i posti obbligati, finché non segue altro o due si contraddicono.
    .miss = Non ci sono più posti obbligati e non appare nessuna contraddizione. Questo non vuol dire che la supposizione sia vera, e nemmeno che sia falsa; non dimostra nulla.
    .relatives = La catena X forzante segue una sola serie di conseguenze, Nishio più d'una insieme. Le catene dinamiche di contraddizione seguono tutti i valori e sono più difficili.

lesson-nishio-on = Si suppone che una casella non abbia un certo valore e si segue quel solo valore per tutto lo schema: un'unità a cui resta un solo posto deve averlo lì, e si elimina da tutte le caselle che vedono quel posto. Più conseguenze possono agire insieme. Se ne risulta che una casella deve avere il valore e insieme non averlo, la supposizione è falsa, quindi la casella ha il valore.
    .spot = Si sceglie un valore e un suo posto in un'unità con due posti. Si suppone che non sia lì, si scrivono i posti obbligati e si cancella ciò che escludono, finché non segue altro o due si contraddicono.
    .miss = { lesson-nishio.miss }
    .relatives = { lesson-nishio.relatives }

lesson-cell-chains = Si prende una casella con tre o più candidati e li si suppone uno alla volta. Da ciascuno una catena di conseguenze semplici porta alla stessa conclusione su un altro candidato. Poiché la casella ha uno dei suoi valori, la conclusione è vera qualunque esso sia.
    .spot = Si sceglie una casella con tre candidati che abbia attorno molte unità con due posti e molte coppie. Si segue ogni candidato, si annota ciò che esclude o impone e si cerca qualcosa che tutti abbiano in comune.
    .miss = r5c5 ha 2, 5 e 9. Dal 2 e dal 5 segue che r7c7 non è 4, ma il 9 non porta a nulla. Basta un caso aperto perché r7c7 resti com'è.
    .relatives = Con una casella con due candidati sarebbe una catena di inferenze alternate. Le catene forzanti da un'unità suppongono invece i posti di un valore; nelle catene dinamiche da una casella le conseguenze possono agire insieme.

lesson-cell-chains-on = { lesson-cell-chains }
    .spot = { lesson-cell-chains.spot }
    .miss = { lesson-cell-chains.miss }
    .relatives = { lesson-cell-chains.relatives }

lesson-house-chains = Si prende un valore e lo si suppone a turno in ciascuno dei suoi posti in un'unità. Da ogni posto una catena di conseguenze semplici porta alla stessa conclusione su un altro candidato. Poiché l'unità ha il valore da qualche parte, la conclusione è vera ovunque esso sia.
    .spot = Si sceglie un valore con circa tre posti in una riga, in una colonna o in un riquadro e si segue ogni posto fin dove arrivano le conseguenze semplici. Si cerca un candidato che ogni posto esclude o un valore che ogni posto impone.
    .miss = Nel riquadro 5 il 6 ha tre posti. Due di essi escludono l'1 di r2c4, ma dal terzo non se ne sa nulla, quindi l'1 resta.
    .relatives = Con due posti sarebbe per lo più una catena semplice. Le catene forzanti da una casella suppongono invece i valori di una casella; nelle catene dinamiche da un'unità le conseguenze possono agire insieme.

lesson-house-chains-on = { lesson-house-chains }
    .spot = { lesson-house-chains.spot }
    .miss = { lesson-house-chains.miss }
    .relatives = { lesson-house-chains.relatives }

lesson-dynamic-contradiction = Si suppone vero un candidato e si seguono tutte le conseguenze; tutto ciò che si elimina strada facendo aiuta a trovarne altre, così che più conseguenze possono agire insieme. La forma più difficile usa strada facendo tecniche intere o catene dentro le catene. Se ne risulta che un candidato deve essere insieme vero e falso, la supposizione è falsa e il candidato si elimina.
    .spot = Si sceglie un candidato che imporrebbe subito molto, per esempio in una casella con due candidati o in un'unità con due posti. Conviene annotare le conseguenze nel loro ordine, per poter risalire dalla contraddizione fino all'inizio.
    .miss = Le conseguenze finiscono senza contraddizione. Per quanto lunga sia la lista, non è dimostrato nulla: la supposizione può essere ancora vera o falsa.
    .relatives = Le catene di Nishio fanno lo stesso con un solo valore, le catene forzanti con una sola serie di conseguenze. Le catene dinamiche doppie confrontano due supposizioni e non hanno bisogno di una contraddizione.

lesson-dynamic-contradiction-on = Si suppone falso un candidato e si seguono tutte le conseguenze; tutto ciò che si elimina strada facendo aiuta a trovarne altre, così che più conseguenze possono agire insieme. La forma più difficile usa strada facendo tecniche intere o catene dentro le catene. Se ne risulta che un candidato deve essere insieme vero e falso, la supposizione è falsa, quindi la casella ha il valore.
    .spot = Si sceglie un candidato la cui assenza imporrebbe subito qualcosa, per esempio in una casella con due candidati o in un'unità con due posti. Conviene annotare le conseguenze nel loro ordine, per poter risalire dalla contraddizione fino all'inizio.
    .miss = { lesson-dynamic-contradiction.miss }
    .relatives = { lesson-dynamic-contradiction.relatives }

lesson-dynamic-double = Si suppone vero un candidato e si seguono tutte le conseguenze, poi lo si suppone falso e si fa lo stesso; ciò che si elimina strada facendo aiuta a trovarne altre. Ciò che sta in entrambe le liste è vero in ogni caso, perché una delle due supposizioni è giusta. La forma più difficile usa strada facendo tecniche intere o catene dentro le catene.
    .spot = Si sceglie un candidato con conseguenze in entrambi i sensi: vero dovrebbe imporre molto attorno a sé, falso dovrebbe lasciare un'unità con un solo posto. Si scrivono le due liste e si confrontano.
    .miss = Se r3c3 è 8, r9c9 non è 2; se r3c3 non è 8, di r9c9 non si sa nulla. Una lista sola non dimostra nulla, quindi il 2 di r9c9 resta.
    .relatives = Le catene dinamiche di contraddizione richiedono una supposizione e una contraddizione. Le catene dinamiche da una casella e quelle da un'unità confrontano più casi; la catena di inferenze alternate è la forma semplice.

lesson-dynamic-double-on = { lesson-dynamic-double }
    .spot = { lesson-dynamic-double.spot }
    .miss = { lesson-dynamic-double.miss }
    .relatives = { lesson-dynamic-double.relatives }

lesson-dynamic-cell-chains = Si prende una casella, si suppongono uno alla volta i suoi candidati e si seguono tutte le conseguenze; ciò che si elimina strada facendo aiuta a trovarne altre. Ciò che sta in tutte le liste è vero, perché la casella ha uno dei suoi valori. La forma più difficile usa strada facendo tecniche intere o catene dentro le catene.
    .spot = Si sceglie una casella con due o tre candidati, ciascuno dei quali imponga molto attorno a sé. Si scrive una lista per ogni candidato e si confrontano.
    .miss = r5c5 ha 2, 5 e 9. Le liste del 2 e del 5 dicono che r7c7 non è 4, quella del 9 non ne dice nulla. Basta un caso aperto perché r7c7 resti com'è.
    .relatives = Nelle catene forzanti da una casella ogni conseguenza segue solo dalla precedente; qui più conseguenze possono agire insieme. Le catene dinamiche da un'unità suppongono invece i posti di un valore.

lesson-dynamic-cell-chains-on = { lesson-dynamic-cell-chains }
    .spot = { lesson-dynamic-cell-chains.spot }
    .miss = { lesson-dynamic-cell-chains.miss }
    .relatives = { lesson-dynamic-cell-chains.relatives }

lesson-dynamic-house-chains = Si prende un valore, lo si suppone a turno in ciascuno dei suoi posti in un'unità e si seguono tutte le conseguenze; ciò che si elimina strada facendo aiuta a trovarne altre. Ciò che sta in tutte le liste è vero, perché l'unità ha il valore da qualche parte. La forma più difficile usa strada facendo tecniche intere o catene dentro le catene.
    .spot = Si sceglie un valore con due o tre posti in un'unità, ciascuno dei quali imponga molto attorno a sé. Si scrive una lista per ogni posto e si confrontano.
    .miss = Nel riquadro 5 il 6 ha tre posti. Le liste di due di essi dicono che r2c4 non è 1, quella del terzo non ne dice nulla, quindi l'1 resta.
    .relatives = Nelle catene forzanti da un'unità ogni conseguenza segue solo dalla precedente; qui più conseguenze possono agire insieme. Le catene dinamiche da una casella suppongono invece i valori di una casella.

lesson-dynamic-house-chains-on = { lesson-dynamic-house-chains }
    .spot = { lesson-dynamic-house-chains.spot }
    .miss = { lesson-dynamic-house-chains.miss }
    .relatives = { lesson-dynamic-house-chains.relatives }

lesson-direct-pointing = In un riquadro un valore può stare solo in caselle di una linea, quindi si elimina dal resto di quella linea. Questo lascia un solo posto per il valore in un altro riquadro, ed è lì. I due passi si fanno insieme, così che non occorre annotare candidati.
    .spot = Si guardano tre riquadri affiancati o uno sopra l'altro. Se nel primo un valore è legato a una linea e un altro riquadro ha due o tre posti per esso, si guarda quanti ne toglie quella linea.
    .miss = Il 4 del riquadro 1 è legato alla riga 1, ma anche senza la riga 1 il riquadro 2 ha ancora due posti per il 4. È un puntamento ed elimina candidati, ma non dà ancora un valore.
    .relatives = È un puntamento che finisce in un singolo nascosto in un riquadro. La rivendicazione diretta fa lo stesso a partire da una linea.

lesson-direct-claiming = In una linea un valore può stare solo in caselle di un riquadro, quindi si elimina dal resto di quel riquadro. Questo lascia un solo posto per il valore in una linea parallela, ed è lì. I due passi si fanno insieme, così che non occorre annotare candidati.
    .spot = Si cerca una linea i cui posti per un valore cadono tutti in un riquadro. Poi si guardano le linee parallele che passano per quel riquadro, per vedere se a una di esse resta un solo posto.
    .miss = Il 4 della riga 6 è legato al riquadro 4, ma anche senza le caselle di quel riquadro la riga 5 ha ancora due posti per il 4. È una rivendicazione ed elimina candidati, ma non dà ancora un valore.
    .relatives = È una rivendicazione che finisce in un singolo nascosto. Il puntamento diretto fa lo stesso a partire da un riquadro ed è più facile da vedere.

lesson-direct-hidden-pair = In un'unità due valori possono stare solo nelle stesse due caselle, quindi quelle caselle non accolgono altro. Questo lascia un solo posto per un terzo valore della stessa unità, ed è lì. Non occorre annotare la coppia; basta vedere che le sue caselle sono occupate.
    .spot = Si cercano due valori esclusi nelle stesse caselle di un'unità, così che due caselle sono riservate a loro. Poi per ogni altro valore mancante si cerca dove può andare fuori da quelle caselle.
    .miss = r2c1 e r2c5 sono riservate a 3 e 8, ma il 6 della riga 2 ha ancora altri due posti. È una coppia nascosta, che elimina candidati ma non dà ancora un valore.
    .relatives = È una coppia nascosta che finisce in un singolo nascosto. La terna nascosta diretta riserva tre caselle.

lesson-direct-hidden-triple = In un'unità tre valori possono stare solo nelle stesse tre caselle, quindi quelle caselle non accolgono altro. Questo lascia un solo posto per un quarto valore della stessa unità, ed è lì. Non occorre annotare la terna; basta vedere che le sue caselle sono occupate.
    .spot = Si cercano tre valori esclusi nella maggior parte delle caselle di un'unità, così che tre caselle sono riservate a loro. Poi per ogni altro valore mancante si cerca dove può andare fuori da quelle caselle.
    .miss = Tre caselle della riga 2 sono riservate a 3, 5 e 8, ma il 6 ha ancora altri due posti. È una terna nascosta, che elimina candidati ma non dà ancora un valore.
    .relatives = È una terna nascosta che finisce in un singolo nascosto, ed è più difficile da vedere della coppia nascosta diretta.

lesson-grouped-two-links = Si prendono un valore e due linee in cui esso sta a uno di due estremi; almeno un estremo è un gruppo di caselle di un'unità, per lo più di un riquadro. Un estremo della prima linea e uno della seconda condividono un'unità, quindi non hanno entrambi il valore. Allora lo ha uno dei due estremi esterni, e si elimina da una casella che vede tutte le caselle di entrambi.
    .spot = Si cercano linee i cui posti per un valore si dividono in due parti, una delle quali dentro un riquadro. La parte nel riquadro si tratta come una sola casella e si cerca un grattacielo o un aquilone a due fili.
    .miss = Un estremo esterno è il gruppo r1c1 e r1c2. r5c1 vede r1c1 ma non r1c2, e se il valore è in r1c2 può stare anche in r5c1.
    .relatives = È il grattacielo o l'aquilone a due fili con gruppi. Se una delle unità è un riquadro, è un rettangolo vuoto; anche tre legami forti possono avere gruppi.

lesson-x-cycle = Si prendono un valore e un anello di suoi posti in cui si alternano legami forti (un'unità con solo due posti) e deboli (due posti di un'unità). Se un posto ha il valore, lo ha un posto ogni due lungo l'anello; altrimenti lo hanno i posti intermedi. Perciò si elimina da una casella esterna che vede un posto di ciascun tipo.
    .spot = Si segnano le unità con due posti per un valore e si passa dall'una all'altra attraverso unità condivise. Se il cammino torna all'inizio dopo un numero pari di posti e i legami si alternano sempre, si guardano le unità dei legami deboli.
    .miss = In un anello di cinque posti ci sono da qualche parte due legami forti o due deboli di seguito. Allora non vale nei due sensi; al massimo è una catena X forzante e dice qualcosa di quell'unico posto.
    .relatives = L'X-Wing e i cicli di legami forti sono casi corti. Il ciclo Y fa lo stesso in caselle con due candidati, il ciclo bidirezionale mescola i due.

lesson-y-cycle = Caselle con due candidati formano un anello: ciascuna vede la successiva e condivide con essa un valore; si entra con un valore e si esce con l'altro. L'anello vale nei due sensi. Così ogni valore condiviso sta in una delle sue due caselle, e si elimina da una casella esterna che le vede entrambe.
    .spot = Si seguono caselle con due candidati di coppia in coppia, come in una catena XY. Se il cammino torna alla prima casella con il suo altro valore, l'anello è chiuso; poi per ogni due vicine si cercano le caselle che le vedono entrambe.
    .miss = r1c1 ha 1 e 2, r1c5 ha 2 e 3, r4c5 ha 3 e 4, r4c1 ha 4 e 2. r1c1 si unisce a entrambe le vicine con il 2, quindi non c'è anello; è una catena XY, che elimina il 2 da r1c1.
    .relatives = È una catena XY chiusa; la coppia nuda è un anello di due caselle. Il ciclo X fa lo stesso con un solo valore, il ciclo bidirezionale mescola i due.

lesson-forcing-x-chain = Si suppone che una casella abbia un certo valore e si segue solo quel valore, una conseguenza dopo l'altra: si elimina da una casella della stessa unità, e un'unità con solo due posti lo ha allora nell'altro. Se la catena torna a dire che la casella non ha il valore, la supposizione è falsa. Il candidato si elimina.
    .spot = Si segnano le unità con due posti per il valore. Si parte da un candidato che vede un estremo di un'unità così, si passa all'altro estremo e di lì a un'unità che questo vede, e si controlla se il cammino finisce in una casella che vede l'inizio.
    .miss = La catena torna a dire che la casella ha il valore. Questo concorda con la supposizione e non dimostra nulla.
    .relatives = È una catena X raccontata a partire dal candidato che si elimina. Le catene di Nishio lasciano agire insieme più conseguenze; la catena forzante può cambiare valore.

lesson-forcing-x-chain-on = Si suppone che una casella non abbia un certo valore e si segue solo quel valore, una conseguenza dopo l'altra: un'unità con solo due posti lo ha nell'altro, e allora si elimina dalle caselle che vedono quel posto. Se la catena torna a dire che la casella ha il valore, la supposizione è falsa. Quindi la casella lo ha.
    .spot = Si parte da una casella con il valore in un'unità con due posti e si passa all'altro posto. Si prosegue così da un'unità con due posti all'altra e si controlla se il cammino finisce all'inizio.
    .miss = La catena torna a dire che la casella non ha il valore. Questo concorda con la supposizione e non dimostra nulla.
    .relatives = È una catena X i cui due estremi sono lo stesso posto. Le catene di Nishio lasciano agire insieme più conseguenze; la catena forzante può cambiare valore.

lesson-cycle = Un anello di candidati in cui si alternano legami forti e deboli. Forte: uno dei due è vero, perché una casella ha solo quei due candidati o un'unità solo quei due posti; debole: non sono veri entrambi. L'anello vale nei due sensi, quindi in ogni legame debole dentro un'unità una delle due caselle ha il valore, e si elimina da una casella esterna che le vede entrambe.
    .spot = Si segue una catena di caselle con due candidati e di unità con due posti. Se torna al primo candidato in modo che legami forti e deboli si alternino sempre, si cercano nei deboli le caselle che vedono entrambi gli estremi.
    .miss = In un punto che richiede un legame forte, un'unità ha tre posti per il valore. Di lì non si può proseguire, quindi l'anello non vale nei due sensi e non si elimina nulla.
    .relatives = Il ciclo X, con un solo valore, e il ciclo Y, con caselle con due candidati, sono i suoi casi particolari. Un anello aperto è una catena di inferenze alternate o una catena forzante.

lesson-forcing-chain = Si suppone che una casella abbia un certo valore e si segue una conseguenza dopo l'altra: il valore si elimina da caselle della stessa unità, una casella con due candidati prende l'altro, un'unità con due posti prende l'altro posto. Se la catena torna a dire che la casella non ha il valore, la supposizione è falsa. Il candidato si elimina.
    .spot = Si parte da un candidato che tocca una casella con due candidati o un'unità con due posti. Si segue una sola serie di conseguenze e dopo ogni passo si controlla se esclude l'inizio.
    .miss = { lesson-forcing-x-chain.miss }
    .relatives = È una catena di inferenze alternate raccontata a partire dal candidato che si elimina, e la catena X forzante è il suo caso con un solo valore. Quando le conseguenze devono agire insieme, servono le catene dinamiche di contraddizione.

lesson-forcing-chain-on = Si suppone che una casella non abbia un certo valore e si segue una conseguenza dopo l'altra: una casella con due candidati prende l'altro, un'unità con due posti prende l'altro posto, e così via. Se la catena torna a dire che la casella ha il valore, la supposizione è falsa. Quindi la casella lo ha.
    .spot = Si parte da un candidato in una casella con due candidati o in un'unità con due posti. Dalla sua assenza si segue una sola serie di conseguenze e dopo ogni passo si controlla se riporta all'inizio.
    .miss = { lesson-forcing-x-chain-on.miss }
    .relatives = È una catena di inferenze alternate i cui due estremi sono lo stesso candidato, e la catena X forzante è il suo caso con un solo valore. Quando le conseguenze devono agire insieme, servono le catene dinamiche di contraddizione.

lesson-four-strong-links = Si prende un valore. Un legame forte è un'unità in cui esso sta a uno di due estremi, che sono caselle singole o gruppi di caselle di un'unità. In quattro unità così, un estremo di ciascuna vede uno della successiva: se il primo estremo esterno non ha il valore, questo passa di legame in legame finché lo ha l'ultimo estremo esterno. Uno degli estremi esterni lo ha, e si elimina dalle caselle che li vedono entrambi.
    .spot = Si collegano unità con due posti per un valore dove due estremi condividono un'unità. Quando tre di esse non liberano nulla, se ne aggiunge una quarta a un capo e si cercano caselle che vedono i due estremi liberi.
    .miss = Un legame centrale è la riga 5 con r5c1 e r5c9, ed entrambi i suoi vicini lo toccano in r5c1. Non si trasmette nulla, perché una catena che entra da un estremo deve uscire dall'altro.
    .relatives = Ha un legame in più di tre legami forti ed è più difficile da vedere. Se gli estremi liberi si vedono, può essere un ciclo di quattro legami forti; una catena X può essere ancora più lunga.

lesson-four-link-loop = Si prendono un valore e quattro legami forti, cioè unità in cui esso sta a uno di due estremi. Gli estremi si chiudono ad anello: ciascuno condivide un'unità con un estremo del legame successivo. Allora in ognuna delle quattro unità di giunzione esattamente uno dei due estremi ha il valore, quindi si elimina da tutte le altre caselle di quelle unità.
    .spot = Si cercano quattro unità con due posti o gruppi di posti per un valore e si controlla se ogni estremo incontra quello di un'altra in una riga, in una colonna o in un riquadro. Poi si guardano le quattro unità in cui si incontrano.
    .miss = Tre giunzioni sono chiuse, ma alla quarta gli estremi r2c4 e r6c8 non condividono un'unità. È una catena di quattro legami forti, che libera solo le caselle che vedono r2c4 e r6c8.
    .relatives = È la forma chiusa di quattro legami forti. Il ciclo di tre legami forti è più piccolo e più facile da vedere; senza gruppi sono entrambi cicli X.

lesson-uvwxyz-wing = Cinque caselle di un'unità hanno in tutto sei candidati, e una casella fuori dall'unità ha due di questi sei. Uno dei suoi due valori è legato: tutti i suoi posti nelle cinque caselle vedono la casella, quindi il valore non può stare da entrambe le parti. Allora l'altro valore è nella casella o in una delle cinque, e si elimina da ogni casella che vede tutti i suoi posti.
    .spot = Si cercano cinque caselle di un'unità con sei valori in tutto; l'unità ha allora poche altre caselle aperte. Poi si cerca una casella con due di questi valori che vede tutti i posti di uno di essi nelle cinque.
    .miss = La casella con due candidati, r5c1, vede un 1 delle cinque caselle in r1c1, ma ce n'è un altro in r1c7, e non vede nemmeno il loro 4. Nessuno dei suoi valori 1 e 4 è legato, quindi le due parti possono avere lo stesso valore e non si elimina nulla.
    .relatives = È il VWXYZ-Wing con una casella e un valore in più. Se entrambi i valori sono legati è un anello UVWXYZ; il TUVWXYZ-Wing ha sette caselle, e ALS-XZ è la forma generale.

lesson-uvwxyz-ring = Cinque caselle di un'unità hanno in tutto sei candidati, e una casella fuori dall'unità ha due di questi sei. Entrambi i suoi valori sono legati: tutti i loro posti nelle cinque caselle vedono la casella. Allora le sei caselle consumano ciascuno dei sei valori una volta, e ogni valore si elimina da ogni casella che vede tutti i suoi posti nell'anello.
    .spot = Si cerca un UVWXYZ-Wing e si controlla se la sua casella con due candidati vede i posti di entrambi i suoi valori nelle altre cinque.
    .miss = La casella con due candidati vede tutti i posti del suo 1, ma non vede un posto del suo 4. Allora è solo un UVWXYZ-Wing, e solo il 4 si elimina dalle caselle che vedono tutti i suoi posti.
    .relatives = È la forma chiusa dell'UVWXYZ-Wing ed elimina più valori. L'anello VWXYZ ha una casella in meno, l'anello TUVWXYZ una in più.

lesson-tuvwxyz-wing = Sei caselle di un'unità hanno in tutto sette candidati, e una casella fuori dall'unità ha due di questi sette. Uno dei suoi due valori è legato: tutti i suoi posti nelle sei caselle vedono la casella, quindi il valore non può stare da entrambe le parti. Allora l'altro valore è nella casella o in una delle sei, e si elimina da ogni casella che vede tutti i suoi posti.
    .spot = Si guardano unità quasi vuote: sei delle loro caselle con sette valori in tutto. Poi si cerca una casella con due di questi valori che vede tutti i posti di uno di essi nelle sei.
    .miss = La casella con due candidati, r5c1, vede un 1 delle sei caselle in r1c1, ma ce n'è un altro in r1c7, e non vede nemmeno il loro 4. Nessuno dei suoi valori 1 e 4 è legato, quindi le due parti possono avere lo stesso valore e non si elimina nulla.
    .relatives = È l'UVWXYZ-Wing con una casella e un valore in più, il più grande del suo genere che si cerca. Se entrambi i valori sono legati è un anello TUVWXYZ; ALS-XZ è la forma generale.

lesson-tuvwxyz-ring = Sei caselle di un'unità hanno in tutto sette candidati, e una casella fuori dall'unità ha due di questi sette. Entrambi i suoi valori sono legati: tutti i loro posti nelle sei caselle vedono la casella. Allora le sette caselle consumano ciascuno dei sette valori una volta, e ogni valore si elimina da ogni casella che vede tutti i suoi posti nell'anello.
    .spot = Si cerca un TUVWXYZ-Wing e si controlla se la sua casella con due candidati vede i posti di entrambi i suoi valori nelle altre sei.
    .miss = La casella con due candidati vede tutti i posti del suo 1, ma non vede un posto del suo 4. Allora è solo un TUVWXYZ-Wing, e solo il 4 si elimina dalle caselle che vedono tutti i suoi posti.
    .relatives = È la forma chiusa del TUVWXYZ-Wing e il più grande anello che si cerca. L'anello UVWXYZ ha una casella in meno.

lesson-unique-rectangle-1 = Quattro caselle in due righe, due colonne e, in uno schema con riquadri, due riquadri possono avere tutte gli stessi due valori, e tre di esse nient'altro. Se anche la quarta avesse solo questi due, i valori si potrebbero scambiare e ci sarebbero due soluzioni. Poiché il rompicapo ha un'unica soluzione, la quarta casella non ha nessuno dei due.
    .spot = Si cercano tre caselle con gli stessi due candidati agli angoli di un rettangolo, e al quarto angolo una casella con questi due e altri. Va controllato che le quattro caselle siano in due soli riquadri.
    .miss = r1c1, r1c5 e r5c1 hanno 2 e 7, r5c5 ha 2, 7 e 9. Le quattro caselle sono in quattro riquadri, nei quali uno scambio violerebbe la regola, quindi non c'è una seconda soluzione e non si elimina nulla.
    .relatives = È il passo più semplice che si basa sul fatto che c'è un'unica soluzione. Nei tipi 2, 3 e 4 due o più angoli hanno altri candidati; un ciclo unico ha sei o più caselle.

lesson-unique-rectangle-2 = Quattro caselle in due righe, due colonne e, in uno schema con riquadri, due riquadri possono avere tutte gli stessi due valori, e due o tre di esse hanno un valore in più, lo stesso per tutte. Senza di esso i valori si potrebbero scambiare e ci sarebbero due soluzioni. Poiché il rompicapo ha un'unica soluzione, una di queste caselle ha il valore in più, e si elimina da ogni casella che le vede tutte.
    .spot = Si cercano due angoli di un rettangolo con gli stessi due candidati e altri due con questi due e uno in più. Poi si guardano le caselle che vedono i due angoli con il valore in più.
    .miss = I due angoli in alto hanno 2 e 7; di quelli in basso uno ha 2, 7 e 9 e l'altro 2, 7 e 4. I valori in più sono diversi, quindi né il 9 né il 4 è sicuro, e il tipo 2 non dimostra nulla.
    .relatives = Nel tipo 1 un solo angolo ha altri candidati. Se i valori in più sono diversi, possono servire i tipi 3 e 4; il ciclo unico di tipo 2 ha sei o più caselle.

lesson-unique-rectangle-3 = Quattro caselle in due righe, due colonne e, in uno schema con riquadri, due riquadri possono avere tutte gli stessi due valori, e due di esse, che condividono un'unità, ne hanno anche altri. Poiché il rompicapo ha un'unica soluzione, una di queste due ha uno dei suoi valori in più. Contate insieme come una sola casella, formano con altre caselle di quell'unità un insieme nudo o nascosto, e ciò che l'insieme consuma si elimina.
    .spot = Si cerca un rettangolo con due angoli con due candidati e due con di più, e si annotano i valori in più. In un'unità di questi ultimi si cercano caselle che abbiano solo questi valori, per esempio una terza casella con 4 e 9.
    .miss = I valori in più di r7c2 e r7c3 sono 4 e 9, e r2c2 ha 4 e 9. r2c2 condivide la colonna 2 solo con r7c2, e il valore in più può stare in r7c3, quindi non si consuma nulla.
    .relatives = Unisce il rettangolo unico alla coppia nuda o a un insieme più grande. I tipi 1, 2 e 4 non richiedono altre caselle e sono più facili da vedere; il ciclo unico di tipo 3 è più lungo.

lesson-unique-rectangle-4 = Quattro caselle in due righe, due colonne e, in uno schema con riquadri, due riquadri possono avere tutte gli stessi due valori, e due di esse, che condividono un'unità, ne hanno anche altri. In quell'unità il primo dei due valori non ha altro posto, quindi una di queste caselle lo ha. Se l'altra avesse il secondo valore, i valori si potrebbero scambiare e ci sarebbero due soluzioni; perciò il secondo valore si elimina da entrambe.
    .spot = Si cerca un rettangolo con due angoli con due candidati e due con di più. Nelle unità che questi ultimi condividono si controlla se uno dei due valori non ha altro posto che queste due caselle.
    .miss = Gli angoli r7c2 e r7c3, che hanno altri candidati, condividono la riga 7 e il riquadro 7, ma in entrambe le unità il 2 e il 7 hanno un terzo posto. Allora nessun valore deve stare negli angoli, e non si elimina nulla.
    .relatives = A differenza del tipo 3 non richiede altre caselle, e a differenza del tipo 2 vale qualunque siano i valori in più. Il rettangolo nascosto usa un'idea simile con fino a tre angoli che hanno altri candidati.

lesson-unique-loop-1 = Un anello di sei o più caselle può contenere alternati gli stessi due valori, e ogni riga, colonna o riquadro che tocca ha esattamente due delle sue caselle. Tutte tranne una hanno solo questi due candidati. Se anche l'ultima avesse solo questi, i valori si potrebbero scambiare e ci sarebbero due soluzioni; poiché il rompicapo ha un'unica soluzione, quella casella non ha nessuno dei due.
    .spot = Quando molte caselle hanno gli stessi due candidati, si collegano quelle che condividono un'unità in un anello di lunghezza pari, con una casella che ha più candidati. Va controllato che nessuna unità abbia una o tre caselle dell'anello.
    .miss = Sei caselle formano un anello, ma il riquadro 5 ne ha tre. Scambiare i valori violerebbe il riquadro 5, quindi non c'è una seconda soluzione e non si elimina nulla.
    .relatives = È il rettangolo unico di tipo 1 con sei o più caselle. Nei cicli unici di tipo 2, 3 e 4 due o più caselle hanno altri candidati.

lesson-unique-loop-2 = Un anello di sei o più caselle può contenere alternati gli stessi due valori, e ogni riga, colonna o riquadro che tocca ha esattamente due delle sue caselle. Alcune hanno un valore in più, lo stesso per tutte. Poiché il rompicapo ha un'unica soluzione, una di queste caselle ha il valore in più, o i valori si potrebbero scambiare; perciò si elimina da ogni casella che le vede tutte.
    .spot = Si collegano caselle con gli stessi due candidati in un anello di lunghezza pari in cui alcune hanno un valore in più. Poi si guardano le caselle che vedono tutte quelle con il valore in più.
    .miss = Due caselle dell'anello hanno un valore in più, una il 9 e l'altra il 4. I valori in più sono diversi, quindi nessuno è sicuro, e il tipo 2 non dimostra nulla.
    .relatives = È il rettangolo unico di tipo 2 con sei o più caselle. Nel ciclo unico di tipo 1 una sola casella ha altri candidati.

lesson-unique-loop-3 = Un anello di sei o più caselle può contenere alternati gli stessi due valori, e ogni riga, colonna o riquadro che tocca ha esattamente due delle sue caselle. Due di esse, che condividono un'unità, hanno anche altri valori, e poiché il rompicapo ha un'unica soluzione, una delle due ha un valore in più. Contate insieme come una sola casella, formano con altre caselle di quell'unità un insieme nudo o nascosto, e ciò che l'insieme consuma si elimina.
    .spot = Si cerca un anello con due caselle con più di due candidati in un'unità e si annotano i valori in più. In quell'unità si cercano caselle che abbiano solo questi valori.
    .miss = { lesson-unique-rectangle-3.miss }
    .relatives = È il rettangolo unico di tipo 3 con sei o più caselle. I cicli unici di tipo 1, 2 e 4 non richiedono altre caselle e sono più facili da vedere.

lesson-unique-loop-4 = Un anello di sei o più caselle può contenere alternati gli stessi due valori, e ogni riga, colonna o riquadro che tocca ha esattamente due delle sue caselle. Due di esse, che condividono un'unità, hanno anche altri valori, e il primo dei due valori non ha altro posto in quell'unità, quindi una di queste caselle lo ha. Se l'altra avesse il secondo valore, ci sarebbero due soluzioni; perciò il secondo valore si elimina da entrambe.
    .spot = Si cerca un anello con due caselle con più di due candidati in un'unità. Nelle unità che condividono si controlla se uno dei due valori non ha altro posto che queste due caselle.
    .miss = Le due caselle condividono solo la riga 7, e lì il 2 e il 7 dell'anello hanno un terzo posto. Allora nessun valore deve stare nelle due caselle, e non si elimina nulla.
    .relatives = È il rettangolo unico di tipo 4 con sei o più caselle. Il ciclo unico di tipo 3 richiede altre caselle dell'unità.

lesson-hidden-rectangle = Quattro caselle in due righe, due colonne e due riquadri possono avere tutte gli stessi due valori, e una di esse ha solo questi due. Nella riga e nella colonna dell'angolo opposto il primo valore non ha posto fuori dal rettangolo. Se l'angolo opposto avesse il secondo valore, tutto il resto sarebbe obbligato in modo che i valori si potrebbero scambiare; poiché il rompicapo ha un'unica soluzione, il secondo valore si elimina da quell'angolo.
    .spot = Si comincia da una casella con due candidati e si cerca un rettangolo i cui angoli abbiano tutti questi due. All'angolo opposto si controlla se uno dei valori ha solo due posti sia nella sua riga sia nella sua colonna.
    .miss = Nella riga dell'angolo opposto il 2 ha due posti, ma nella sua colonna ne ha tre. Allora il 2 della colonna può stare fuori dal rettangolo, lo scambio non è obbligato e non si elimina nulla.
    .relatives = È un rettangolo unico in cui fino a tre angoli hanno altri candidati. I rettangoli unici di tipo 1, 2 e 4 sono più facili da vedere.

lesson-avoidable-rectangle-1 = Quattro caselle in due righe, due colonne e due riquadri, nessuna data in partenza. Tre sono riempite: due angoli opposti hanno un valore, il terzo un altro. Se anche il quarto avesse quest'altro valore, i due valori si potrebbero scambiare in tutte e quattro le caselle senza toccare un indizio, e ci sarebbero due soluzioni. Poiché il rompicapo ha un'unica soluzione, la quarta casella perde quel valore.
    .spot = Dopo ogni valore scritto si cerca un rettangolo con altre due caselle riempite da sé. I valori dati non contano; aiuta scrivere i propri in un altro colore.
    .miss = r1c1, r1c5 e r2c1 hanno 2, 7 e 7, e r2c5 può essere 2. Ma il 2 di r1c1 è dato in partenza. Non si può scambiare, quindi r2c5 può ben essere 2.
    .relatives = È il rettangolo unico di tipo 1 con caselle già riempite. Nel tipo 2 due angoli sono aperti e condividono un altro valore.

lesson-avoidable-rectangle-2 = Quattro caselle in due righe, due colonne e due riquadri, nessuna data in partenza. Alcune sono riempite, e ognuna di quelle aperte ha due candidati: il valore con cui le quattro potrebbero scambiarsi e uno in più, lo stesso per tutte. Poiché il rompicapo ha un'unica soluzione, una di quelle aperte ha il valore in più. Una casella che le vede tutte lo perde.
    .spot = Si cercano due caselle riempite da sé e due aperte che completino un rettangolo in due riquadri, con un candidato in comune che non sia in quelle riempite.
    .miss = Gli angoli aperti hanno 2 e 9, e 7 e 8. I valori in più sono diversi, ciascuno può essere quello vero, e non si elimina nulla.
    .relatives = È il rettangolo unico di tipo 2 con caselle già riempite. Nel tipo 1 è aperto un solo angolo.

lesson-unique-rectangle-missing = Quattro caselle in due righe, due colonne e due riquadri formano un rettangolo unico, ma ad alcuni angoli uno dei due valori è già cancellato. Conta ciò che le caselle contengono alla fine: se fossero solo i due valori, si potrebbero scambiare, e il rompicapo avrebbe due soluzioni. Perciò tutti i tipi di rettangolo unico, e il rettangolo nascosto, valgono anche con angoli così.
    .spot = Si cercano due o tre angoli con gli stessi due candidati, e agli altri uno di essi con altri in più. Poi si vede di che tipo è: un angolo con altro, un solo valore in più, un insieme o un valore che in una linea non ha altri posti.
    .miss = r1c1 e r1c5 hanno 2 e 7, r2c1 ha 2 e 9, r2c5 ha 7 e 8. I valori in più sono diversi, e nella riga 2 il 2 e il 7 hanno altri posti. Una delle due caselle ha un valore in più, ma nulla dice quale.
    .relatives = È un rettangolo unico o nascosto a cui un passo ha tolto candidati. Nei rettangoli evitabili alcuni angoli sono persino riempiti.

lesson-bug-1 = Ogni casella aperta ha due candidati e ogni valore ha due posti in ogni unità, salvo per una casella con più candidati. Senza i suoi valori in più lo schema sarebbe una tomba universale: avrebbe due soluzioni o nessuna. Poiché il rompicapo ha un'unica soluzione, la casella ha un valore in più, e i suoi altri candidati si eliminano.
    .spot = Capita verso la fine di un rompicapo: tutte le caselle aperte hanno due candidati, una sola ne ha tre. Il valore in più è quello che ha tre posti nella riga, nella colonna e nel riquadro di quella casella.
    .miss = r5c5 ha tre candidati, e anche r2c7 ne ha tre. Allora il valore in più vero può essere quello dell'una o dell'altra casella, quindi il tipo 1 non ne decide nessuna.
    .relatives = È la più semplice delle tombe universali; nei tipi 2, 3 e 4 più caselle hanno valori in più. Come il rettangolo unico, si basa sul fatto che c'è un'unica soluzione.

lesson-bug-2 = Ogni casella aperta ha due candidati e ogni valore ha due posti in ogni unità, salvo per più caselle che hanno lo stesso valore in più. Senza di esso lo schema sarebbe una tomba universale, con due soluzioni o nessuna. Poiché il rompicapo ha un'unica soluzione, una di queste caselle ha il valore in più, e si elimina da ogni casella che le vede tutte.
    .spot = Verso la fine di un rompicapo conviene badare a uno schema con solo due o tre caselle con tre candidati. Di ciascuna si cerca il valore che ha tre posti in tutte le sue unità; se è lo stesso, si guardano le caselle che le vedono tutte.
    .miss = Il valore in più è il 4 in r1c1 e il 6 in r1c8. Sono diversi, quindi nessuno è sicuro, e una casella che le vede entrambe può essere ancora 4 o 6.
    .relatives = Nel tipo 1 una sola casella ha un valore in più. Se i valori in più sono diversi, possono servire i tipi 3 e 4.

lesson-bug-4 = Ogni casella aperta ha due candidati e ogni valore ha due posti in ogni unità, salvo per due caselle di un'unità con valori in più. Poiché il rompicapo ha un'unica soluzione, una delle due ha un valore in più, o lo schema sarebbe una tomba universale, con due soluzioni o nessuna. Un valore che entrambe hanno oltre a questi non ha altro posto nell'unità, quindi lo ha l'altra casella; ciò che non è né quel valore né uno in più si elimina da entrambe.
    .spot = Verso la fine di un rompicapo si cercano due caselle con tre candidati in un'unità. Si lasciano da parte i valori in più; se le due coppie che restano condividono un valore, si elimina l'altro valore di ciascuna coppia.
    .miss = r3c2 ha 1, 5 e in più l'8; r3c6 ha 2, 7 e in più l'8. Le coppie 1, 5 e 2, 7 non condividono nessun valore, quindi nessuno deve stare in queste due caselle, e il tipo 4 non dice nulla.
    .relatives = Nel tipo 1 una sola casella ha valori in più. A differenza del tipo 2 vale quando i valori in più sono diversi, e a differenza del tipo 3, che è più difficile, non richiede altre caselle.

lesson-bug-3 = Ogni casella aperta ha due candidati e ogni valore ha due posti in ogni unità, salvo per poche caselle di un'unità con valori in più. Poiché il rompicapo ha un'unica soluzione, una di esse ha un valore in più, o lo schema sarebbe una tomba universale, con due soluzioni o nessuna. Contate insieme come una sola casella, formano con altre caselle dell'unità un insieme nudo, e i valori dell'insieme si eliminano dal resto.
    .spot = Verso la fine di un rompicapo si cercano due o tre caselle con più di due candidati in un'unità. Si annotano i loro valori in più e si cerca nella stessa unità una casella che abbia solo questi.
    .miss = Le caselle con valori in più sono r1c1 e r9c9, che non condividono un'unità. Non c'è un'unità in cui possano contare come una sola casella, quindi non si forma nessun insieme.
    .relatives = Unisce la tomba universale alla coppia nuda o a un insieme più grande. I tipi 1, 2 e 4 non richiedono altre caselle e sono più facili da vedere.
