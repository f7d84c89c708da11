# Lessons of the techniques of Killer Sudoku, in Italian.

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

lesson-law-of-leftovers = Due righe hanno ogni valore due volte, e così due regioni. Senza le caselle comuni, ciò che resta delle une e delle altre ha gli stessi valori. Un valore che gli avanzi delle une non possono avere si elimina da quelli delle altre.
    .spot = Regioni che riempiono quasi altrettante righe o colonne. Meno caselle sporgono, meglio è.
    .miss = Una casella degli avanzi delle une che può avere il valore lo conserva in tutti quelli delle altre.
    .relatives = Con una riga e una regione è puntamento e rivendicazione. I resti interni ed esterni contano somme dove qui si contano valori.

lesson-killer-triple = Una gabbia e una o due caselle della stessa unità esauriscono tre valori: ogni combinazione della gabbia ne ha tanti quanti le caselle ne lasciano. Nessun'altra casella dell'unità può averli.
    .spot = Due caselle con tre candidati in tutto e una gabbia della loro unità le cui combinazioni hanno tutte uno dei tre.
    .miss = Una combinazione senza nessuno dei tre valori la guasta.
    .relatives = È una coppia killer con un valore in più.

lesson-cage-conflict = Due gabbie in un'unità non hanno valori comuni. Una combinazione dell'una è impossibile se ha qualcosa in comune con ogni combinazione dell'altra.
    .spot = Due gabbie di due o tre caselle nella stessa riga, colonna o riquadro, con poche combinazioni.
    .miss = Una combinazione dell'altra gabbia senza valori comuni basta a conservarla.
    .relatives = La combinazione bloccata lo fa con una sola casella.

lesson-locked-cages = Due gabbie che devono avere un valore, e possono averlo solo in due linee, esauriscono il valore di entrambe le linee. Oppure due linee hanno tutti i posti di un valore in due gabbie: allora ogni gabbia lo ha lì e in nessun altro posto.
    .spot = Valori che due gabbie vicine devono avere, o che due linee hanno solo in due gabbie.
    .miss = Un posto di una gabbia fuori delle due linee, e non segue nulla.
    .relatives = È un X-Wing in cui le gabbie fanno da linee. Valore che una gabbia deve avere e gabbia di cui un'unità ha bisogno lo fanno con una sola gabbia.

lesson-sums-and-differences = Ogni insieme di unità dà un'equazione: le caselle che le sue gabbie lasciano dentro, meno quelle di cui sporgono, danno un numero noto. Con al massimo quattro di esse conviene provare quali candidati la soddisfano.
    .spot = Tracciare il contorno di unità che poche gabbie attraversano e contare di ciascuna il lato con meno caselle.
    .miss = Caselle che si vedono non possono ripetere un valore, le altre sì.
    .relatives = Resti interni ed esterni, gabbie nascoste e differenze ne sono piccoli casi.

lesson-cage-parity = Una somma è dispari se lo è un numero dispari delle sue parti. Se di tutte le caselle che le gabbie di alcune unità lasciano una sola può essere pari o dispari, lo decide la somma.
    .spot = Unità di cui le gabbie lasciano molte caselle, quasi tutte con soli candidati pari o soli dispari. Una gabbia si può contare da entrambi i lati.
    .miss = Se due caselle possono essere pari o dispari, non segue nulla.
    .relatives = Somme e differenze trovano di più, ma solo con poche caselle.

lesson-crossing-combinations = Due gabbie le cui caselle si vedono in parte non si possono riempire ciascuna per conto suo. Un candidato si elimina se ogni ordine della sua gabbia che lo ha contrasta con tutti gli ordini dell'altra.
    .spot = Gabbie con poche combinazioni, vicine in un riquadro o in una linea senza esservi contenute.
    .miss = Un ordine di entrambe le gabbie che si accordi basta a conservare il candidato.
    .relatives = Gabbia contro gabbia lo fa con combinazioni, dove entrambe le gabbie sono in un'unità.
