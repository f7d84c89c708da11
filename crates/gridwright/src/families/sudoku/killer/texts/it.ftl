# Techniques of Killer Sudoku, in Italian.

killer-ways =
    { $left ->
        [ways] Può essere solo { OR($ways) }.
        [values] Tutte le combinazioni possibili sono fatte di { $ways }.
       *[none] Un candidato che non lascia alle altre una tale somma si elimina.
    }
killer-houses =
    Le caselle { IN($houses) } danno { $total }. { $form ->
        [in] Le gabbie che si contano lì danno { $held }
       *[out] Le gabbie che si contano danno { $held }
    }{ $beyond ->
        [0] { "" }
       *[other] , di cui { $beyond } in caselle note all'esterno
    }{ $known ->
        [0] { "" }
       *[other] , e altre caselle note lì { $known }
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
    } in queste gabbie, e { $outs }, all'esterno, sì. Quindi { $ins } { COUNT($ins) ->
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
    .full = { $cells } sono aperte { IN($cage) } e danno in tutto { $sum }. Non ogni combinazione si adatta ai candidati rimasti. { killer-ways }

technique-must-contain = Valore che una gabbia deve avere
    .short = { $value } di { $cells } solo in { $homes }
    .full = { $cells } sono aperte { IN($cage) } e danno { $sum }. { killer-ways } Quindi hanno in ogni caso { $value }, che può stare solo in { OR($homes) }.

technique-innie-outie-joined = Resto interno o esterno di più unità
    .short = { killer-rest-short }
    .full = { killer-rest }

technique-house-needs-cage = Gabbia di cui un'unità ha bisogno
    .short = { $value } { IN($house) } solo in { $homes }
    .full = { IN($house, at: "start") } il { $value } può stare solo in { OR($homes) }, tutto { IN($cage) }. Quindi le caselle aperte { $cells } della gabbia, che danno { $sum }, hanno lì il { $value }. { killer-ways }

technique-hidden-cage = Gabbia nascosta
    .short = { killer-rest-short }
    .full = { killer-rest } { killer-ways }

technique-split-cage = Gabbia divisa
    .short = { $cage } si divide: { $ins } danno { $sum }, { $outs } danno { $rest }
    .full = { killer-houses } Resta { $sum } per { $ins }, tutto { IN($cage) }. Quindi questa gabbia si divide: le sue altre caselle aperte { $outs } danno { $rest }. Ora { $cells }. { killer-ways }

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
    .full = Le caselle aperte { $inside } { IN($cage) } danno { $sum }, e ogni combinazione che lascia un valore a { $cells } ha { $count } di { $values }. { $cells } ha solo { $values }. Tutte queste caselle sono { IN($house) }, quindi insieme vi esauriscono { $values }.

technique-large-hidden-cage = Grande gabbia nascosta
    .short = { killer-rest-short }
    .full = { killer-rest } { killer-ways }

technique-blocked-combination = Combinazione bloccata
    .short = { OR($blocked) } in { $cells } lascerebbe vuota { $cell }
    .full = { $cells } sono aperte { IN($cage) } e danno { $sum }. Con { OR($blocked) } lì, { $cell }, che le vede tutte, non potrebbe essere nessuno di { $values }. { killer-ways }

technique-killer-triple = Terna killer
    .short = { technique-killer-pair.short }
    .full = Le caselle aperte { $inside } { IN($cage) } danno { $sum }, e ogni combinazione che lascia valori sufficienti a { $cells } ha { $count } di { $values }. In { $cells } può stare solo { OR($values) }. Tutte queste caselle sono { IN($house) }, quindi insieme vi esauriscono { $values }.

technique-cage-conflict = Gabbia contro gabbia
    .short = { OR($blocked) } in { $cells } non lascia combinazioni per { $rest } in { $beside }
    .full = { $cells } sono aperte { IN($cage) } e danno { $sum }; { $beside } sono aperte { IN($other) } e danno { $rest }. Tutte sono { IN($house) }, dove nessun valore si ripete. Con { OR($blocked) } nelle prime non restano combinazioni per le seconde. { killer-ways }

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

# What techniques are.

lesson-cage-last-cell = Una gabbia ha una somma. Quando tutte le sue caselle tranne una sono piene, l'ultima prende ciò che resta della somma. Una gabbia di una casella mostra il suo valore come somma.
    .spot = Dopo ogni valore conviene guardare la gabbia di quella casella. Si comincia dalle gabbie di una casella.
    .miss = Con due caselle aperte il resto della somma è noto, ma non ancora come si divide.
    .relatives = È il caso più piccolo delle combinazioni di una gabbia.

lesson-innie-outie-box = Ogni unità ha ogni valore una volta, quindi le sue caselle danno sempre lo stesso: 45 con nove valori. Se le gabbie riempiono un riquadro tranne una casella, il resto fino a 45 è lì: è un resto interno. Se lo coprono e sporgono di una casella, ciò che hanno di troppo è lì: è un resto esterno.
    .spot = Cercare riquadri che le gabbie riempiono quasi esattamente. Sommare le gabbie e sottrarre anche le caselle note.
    .miss = Se restano due caselle la loro somma è nota, ma nessun valore: è una gabbia nascosta.
    .relatives = Lo stesso vale per righe, colonne e diagonali, e per più unità insieme.

lesson-innie-outie-line = Le caselle di una riga, di una colonna o di una diagonale danno lo stesso di quelle di ogni unità. Una casella che le gabbie della linea lasciano, dentro o fuori, segue per sottrazione.
    .spot = Le gabbie lungo il bordo stanno spesso intere in una riga o colonna.
    .miss = Una gabbia che esce dalla linea con due caselle aperte lascia due caselle.
    .relatives = Nei riquadri si vede meglio. Più linee insieme spesso servono dove una non basta.

lesson-one-combination = Alcune somme si fanno in un solo modo: 3 in due caselle è 1+2, 24 in tre caselle è 7+8+9. Gli altri candidati di quelle caselle si eliminano. Ciò che è già nella gabbia conta anch'esso.
    .spot = Somme molto piccole e molto grandi. Con alcune caselle piene, spesso anche il resto di una gabbia è obbligato.
    .miss = 5 in due caselle è 1+4 o 2+3.
    .relatives = Ciò che la gabbia ha di sicuro si elimina poi dal resto della sua unità. Con più combinazioni è «Combinazioni di una gabbia».

lesson-cage-in-house = I valori che ogni combinazione di una gabbia ha sono nella gabbia. Se tutte le sue caselle aperte sono in un'unità, nessun'altra casella dell'unità li ha.
    .spot = Gabbie con una combinazione, dentro una riga, una colonna o un riquadro.
    .miss = Una gabbia che esce dall'unità può avere il valore nell'altra parte.
    .relatives = Somiglia alla coppia o terna nuda. «Valore che una gabbia deve avere» va oltre e guarda anche i candidati.

lesson-combinations = Le caselle aperte di una gabbia danno ciò che resta della sua somma senza ripetere valori. Un candidato che non è in nessuna di queste combinazioni si elimina.
    .spot = Una somma vicina alla minima o alla massima che tante caselle possono avere. 8 in tre caselle è 1+2+5 o 1+3+4, quindi si elimina tutto da 6 in su.
    .miss = 15 in tre caselle può avere ogni valore da 1 a 9.
    .relatives = Con una sola combinazione è ancora più facile. «Combinazioni adatte» tiene conto dei candidati.

lesson-cage-partner = Quando due caselle di una gabbia sono aperte, ogni valore dell'una ha bisogno del compagno nell'altra. Un candidato il cui compagno lì manca si elimina.
    .spot = Sottrarre ogni candidato di una casella dal resto della somma e cercare la differenza nell'altra.
    .miss = Un compagno che è ancora candidato dell'altra casella tiene vivo il valore.
    .relatives = Con più caselle diventa «Combinazioni adatte» e «Disposizioni nella gabbia».

lesson-combinations-left = Molte combinazioni di una gabbia richiedono un valore che nessuna sua casella può più prendere, o lasciano una casella senza valore. Contano solo le altre. Un candidato che non è in nessuna di esse si elimina.
    .spot = Scrivere le combinazioni di una gabbia e cancellare quelle con un valore eliminato da tutte le sue caselle.
    .miss = Finché una combinazione con il valore si adatta, il valore resta.
    .relatives = Affina le combinazioni di una gabbia. «Disposizioni nella gabbia» guarda anche l'ordine nelle caselle.

lesson-must-contain = Se ogni combinazione ancora adatta ha un valore, la gabbia ha quel valore. Una casella che vede tutti i suoi posti lì non può averlo. Se ha un solo posto, sta lì.
    .spot = Gabbie con due o tre combinazioni: che cosa hanno in comune?
    .miss = Una casella che vede tutti i posti tranne uno conserva il valore.
    .relatives = Il puntamento fa lo stesso con un riquadro. «Gabbia in un'unità» è il caso facile.

lesson-innie-outie-joined = Due o tre unità affiancate danno due o tre volte la somma di una. Le gabbie che passano dall'una all'altra contano intere, quindi spesso resta una casella dove ogni unità da sola ne lascia molte.
    .spot = Righe o colonne lungo il bordo e due riquadri affiancati. Poche gabbie devono attraversare il contorno.
    .miss = Unità che condividono una casella non si possono sommare: la casella conterebbe due volte.
    .relatives = È il resto interno o esterno di un'unità, in grande. Con due caselle è una grande gabbia nascosta.

lesson-house-needs-cage = Se tutti i posti di un valore in un'unità stanno in una gabbia, quella gabbia ha il valore. Le combinazioni senza di esso cadono. Le caselle della gabbia fuori da quell'unità non possono averlo di nuovo.
    .spot = Contare i posti di un valore in un riquadro e vedere se stanno in una gabbia.
    .miss = Con un posto in più fuori dalla gabbia non segue nulla.
    .relatives = È la rivendicazione con le gabbie. «Valore che una gabbia deve avere» lo legge al contrario.

lesson-hidden-cage = Due caselle che le gabbie di un'unità lasciano hanno una somma nota, come se attorno fosse disegnata una gabbia. Se si vedono, hanno due valori diversi.
    .spot = Unità che le gabbie riempiono tranne due caselle, o da cui sporgono di due.
    .miss = Due resti esterni che non si vedono possono avere lo stesso valore.
    .relatives = Una sola casella è un resto interno o esterno. Tre caselle o più unità sono una grande gabbia nascosta.

lesson-split-cage = Se le gabbie riempiono un'unità tranne caselle di una sola gabbia, la somma di queste caselle è nota. Lo è anche quella del resto della loro gabbia. Da una gabbia ne nascono due più piccole, con meno combinazioni.
    .spot = Unità da cui sporge una sola gabbia.
    .miss = Se sporgono due gabbie, è nota solo la somma delle loro parti insieme.
    .relatives = È una gabbia nascosta sui due lati del confine.

lesson-cage-arrangements = Una combinazione può adattarsi come insieme e non avere alcun ordine: per esempio se due caselle possono prendere solo lo stesso dei suoi valori. Un candidato con cui nessun ordine di nessuna combinazione funziona si elimina.
    .spot = Mettere il candidato nella sua casella e provare a distribuire il resto di ogni combinazione. Cominciare dalla casella con meno candidati.
    .miss = Un ordine di una combinazione basta a conservare il candidato.
    .relatives = «Combinazioni adatte» guarda solo gli insiemi. «Compagno nella gabbia» è il caso di due caselle.

lesson-innie-outie-difference = Dove le gabbie lasciano una casella di un'unità e ne sporgono di un'altra, nessun valore è noto, ma la loro differenza sì. Un candidato dell'una senza il corrispondente nell'altra si elimina.
    .spot = Un'unità con due gabbie che ne attraversano il confine, una con una casella aperta dentro, l'altra con una fuori.
    .miss = La differenza ha un segno: può darsi che il resto interno debba essere il maggiore.
    .relatives = Con una sola casella è un resto interno o esterno. Con più caselle è «Somme e differenze».

lesson-killer-pair = Se ogni combinazione di una gabbia ha uno di due valori e una casella della stessa unità ha solo questi due, se li dividono. Nessun'altra casella dell'unità può averli.
    .spot = Caselle con due candidati accanto a una piccola gabbia nella stessa riga, colonna o riquadro.
    .miss = Una combinazione della gabbia senza nessuno dei due valori la guasta.
    .relatives = È una coppia nuda in cui un'intera gabbia fa da casella. La terna killer lo fa con tre valori.

lesson-large-hidden-cage = Anche tre caselle che una o due unità lasciano, o due caselle di più unità, hanno una somma nota. Il conto è più lungo, e caselle lontane possono ripetere un valore.
    .spot = Due righe, colonne o riquadri il cui contorno poche gabbie attraversano. Devono restare al massimo tre caselle.
    .miss = Caselle che non si vedono possono avere lo stesso valore, quindi 6 in due di esse può essere 3+3.
    .relatives = È una gabbia nascosta di più unità o più caselle.

lesson-blocked-combination = Una casella che vede tutta la gabbia deve conservare un valore. Una combinazione che esaurisce tutti i suoi candidati è impossibile. Quelle che restano possono lasciare meno candidati nella gabbia.
    .spot = Caselle con due candidati che vedono tutte le caselle aperte di una gabbia.
    .miss = Una casella che vede solo una parte della gabbia non blocca nulla.
    .relatives = La coppia killer usa gli stessi due per ciò che sta attorno. «Gabbia contro gabbia» mette una gabbia al posto della casella.

lesson-killer-triple = Una gabbia e una o due caselle della stessa unità esauriscono tre valori: ogni combinazione della gabbia ne ha tanti quanti le caselle ne lasciano. Nessun'altra casella dell'unità può averli.
    .spot = Due caselle con tre candidati in tutto e una gabbia della loro unità le cui combinazioni hanno tutte uno dei tre.
    .miss = Una combinazione senza nessuno dei tre valori la guasta.
    .relatives = È una coppia killer con un valore in più.

lesson-cage-conflict = Due gabbie in un'unità non hanno valori comuni. Una combinazione dell'una è impossibile se ha qualcosa in comune con ogni combinazione dell'altra.
    .spot = Due gabbie di due o tre caselle nella stessa riga, colonna o riquadro, con poche combinazioni.
    .miss = Una combinazione dell'altra gabbia senza valori comuni basta a conservarla.
    .relatives = La combinazione bloccata lo fa con una sola casella.

lesson-sums-and-differences = Ogni insieme di unità dà un'equazione: le caselle che le sue gabbie lasciano dentro, meno quelle di cui sporgono, danno un numero noto. Con al massimo quattro di esse conviene provare quali candidati la soddisfano.
    .spot = Tracciare il contorno di unità che poche gabbie attraversano e contare di ciascuna il lato con meno caselle.
    .miss = Caselle che si vedono non possono ripetere un valore, le altre sì.
    .relatives = Resti interni ed esterni, gabbie nascoste e differenze ne sono piccoli casi.
