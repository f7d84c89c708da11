# L'interfaccia e i libri stampati, in italiano.

menu =
    .continue = Continua (partite: { $games })
    .new = Nuova partita
    .daily = Rompicapo del giorno
    .open = Apri un file, un id o un rompicapo
    .statistics = Statistiche
    .techniques = Tecniche
    .settings = Impostazioni
    .help = Aiuto
    .quit = Esci

keys =
    .menu = su/giù scegli, Invio apri, q esci
    .list = su/giù scegli, Invio apri, Esc indietro
    .scroll = su/giù scorri, Esc indietro
    .games = su/giù scegli, Invio continua, Canc butta via, Esc indietro
    .open = Invio apri, Canc svuota, Esc indietro
    .making = Esc annulla
    .settings = su/giù scegli, sinistra/destra cambia, Esc indietro
    .techniques = su/giù scegli, Invio apri, sinistra/destra famiglia, Esc indietro
    .watch = destra/sinistra passo, Spazio avvia, +/- velocità, Inizio/Fine, Esc indietro

short =
    .hint = aiuto
    .check = controlla
    .notes = note
    .undo = annulla
    .help = guida

games =
    .title = Partite in corso
    .none = Nessuna partita in corso.
    .sure = Ancora Canc butta via questa partita.

new =
    .title = Nuova partita
    .family = Famiglia
    .start = Inizia
    .any = qualsiasi
    .reset = Ripristina i valori iniziali
    .never = mai visto finora
    .seen = Visti finora: { $levels }.

daily =
    .title = Rompicapi del { $day } (UTC), uguali per tutti
    .streak = Giorni di fila senza suggerimenti: { $now }; il massimo finora: { $most }
    .begun = iniziato

open =
    .title = Apri un rompicapo
    .what = Incolla o scrivi uno schema, un id come quelli mostrati dopo una partita, o il nome di un file.

making =
    .title = Sto creando un rompicapo

stats =
    .title = Statistiche
    .none = Ancora niente di risolto.
    .kind = rompicapo
    .solved = fatti
    .best = migliore
    .mean = media
    .hints = aiuti
    .recent = ultimi tempi

techniques =
    .title = Tecniche: { $family }

settings =
    .title = Impostazioni
    .reset = Ripristina tutto, anche le nuove partite

setting =
    .language = Lingua
    .characters = Caratteri
    .colours = Colori
    .mistakes = Segna gli errori mentre si gioca
    .tidy = I valori si cancellano dalle note
    .timer = Orologio
    .same = Evidenzia lo stesso valore
    .symbols = Simboli, dove ce ne sono altri
    .speed = Velocità del risolutore

choice =
    .auto = automatico
    .en = English
    .es = Español
    .de = Deutsch
    .it = Italiano
    .unicode = Unicode
    .ascii = ASCII
    .none = nessuno
    .true = milioni
    .rules = regole violate
    .never = mai
    .solution = valori sbagliati
    .yes = sì
    .no = no
    .shown = visibile
    .hidden = nascosto
    .plain = semplici
    .other = altri
    .normal = normale
    .slow = lenta
    .fast = veloce

level =
    .easy = facile
    .medium = medio
    .hard = difficile
    .expert = esperto
    .extreme = estremo

help =
    .moving = Le frecce o h j k l muovono; Inizio, Fine, Pag su e Pag giù vanno al bordo.
    .values = Scrivi un valore per metterlo, di nuovo per toglierlo; Backspace, Canc, 0 o il punto svuotano. Spazio o Tab passa alle note e torna; Alt con un valore lo annota subito.
    .drawing = Dove si disegna un percorso: Maiusc con una direzione disegna, e cancella tornando indietro; Ctrl con una direzione blocca; Spazio tiene giù la penna. Un segno (x, o) e poi una direzione fissa quel lato. Backspace svuota la casella.
    .mouse = Un clic su una casella ci va, due scelgono tutte le uguali; su un valore lo mette, su una parola la illumina; trascinare sceglie più caselle. Si può fare clic anche sui tasti dell'ultima riga.
    .letters = Dove le lettere sono valori, i comandi sono su Ctrl e sui tasti funzione; Esc li mostra tutti.

command =
    .help = Aiuto
    .hint = Suggerimento, poi giocalo
    .check = Controlla ora
    .notes = Note / disegna
    .auto-notes = Scrivi tutte le note
    .watch = Guarda il risolutore
    .undo = Annulla
    .redo = Ripeti
    .checkpoint = Prova da qui
    .back = Torna lì
    .last-correct = Torna all'ultima posizione corretta
    .pause = Pausa
    .timer = Mostra o nascondi l'orologio
    .symbols = Altri simboli
    .next-clue = Prossimo indizio
    .restart = Ricomincia
    .leave = Esci (tutto è salvato)

game =
    .needs = Servono { $width } x { $height } caratteri.
    .part = Per intero servirebbero { $width } x { $height } caratteri.
    .paused = Pausa. Un tasto qualsiasi continua.
    .given = { $place } è dato.
    .full = Pieno, ma non ancora giusto.
    .no-more = Non c'è altro da annullare o ripetere.
    .checkpoint = Ricordato. Puoi tornare a questo punto.
    .back =
        { $moves ->
            [one] Indietro di una mossa.
           *[other] Indietro di { $moves } mosse.
        }
    .no-checkpoint = Nessun punto a cui tornare è ricordato.
    .at-checkpoint = Sei al punto ricordato.
    .no-mistakes = Nessun errore finora.
    .mistakes =
        { $count ->
            [one] Un valore è sbagliato: { $places }.
           *[other] { $count } valori sono sbagliati: { $places }.
        }
    .broken = Nei punti segnati ci sono regole violate.
    .no-solution = Nessuna regola è violata; non si può dire se tutto è giusto, perché non si conosce esattamente una soluzione.
    .thinking = sto pensando
    .hints = suggerimenti: { $hints }
    .noting = NOTE
    .drawing = PENNA GIÙ
    .armed = { $symbol }: da che parte?
    .menu = Partita
    .keep-on = No, continua
    .start-again = Sì, ricomincia (Annulla lo riporta)

hint =
    .more = Chiedi ancora per saperne di più.
    .again = Chiedi ancora per giocarlo.
    .broken = Regole violate: { $rules }.
    .wrong = Non come nella soluzione: { $places }.
    .wrong-notes = Nelle note manca ciò che va lì: { $places }.
    .solved = Già risolto.
    .no-logic = Nessuna tecnica trova un altro passo: da qui bisogna provare.
    .several = Nient'altro è obbligato: il rompicapo ha più di una soluzione.
    .no-solution = Il rompicapo non ha soluzione.
    .out-of-budget = Nessun suggerimento trovato in un tempo ragionevole.

watch =
    .title = Il risolutore al lavoro: passo { $step } di { $steps }
    .solved = Risolto.
    .stuck = Nessuna tecnica trova altro: da qui bisogna provare.
    .contradiction = Da qui non c'è soluzione.
    .out-of-budget = Non finito in un tempo ragionevole.

solved =
    .title = Risolto!
    .time = Tempo: { $time }
    .best = Il tuo miglior tempo finora.
    .hints = Suggerimenti: { $hints }
    .not-counted = Con un aiuto non vale come miglior tempo né per i giorni di fila.
    .all = Di questo tipo: { $solved } risolti, migliore { $best }, media { $mean }
    .another = Un altro dello stesso tipo
    .menu = Torna al menù

notice =
    .unsaved = La partita non può essere salvata: { $why }.
    .read-only = Non si può salvare niente ({ $why }): le partite si perdono alla fine.
    .in-use = Questa partita è in corso in un'altra finestra.
    .gone = Questa partita non c'è più.
    .damaged = Una partita salvata non si poteva leggere ({ $why }) ed è stata messa da parte come { $file }.

linear =
    .welcome = Gridwright, riga per riga. help elenca i comandi.
    .help =
        Partite: new FAMILY [KIND] [LEVEL] [name=value ...], daily FAMILY [LEVEL] [DAY], open TESTO o FILE, games, continue N, families, statistics, quit.
        Guardare: r4c7, row 4, column 7, board, picture, where VALORE, empty, clues, rules, time, id.
        Giocare: r4c7 5, clear r4c7, note r4c7 3 8, notes (le scrive tutte), undo, redo, restart, checkpoint, back, correct.
        Percorsi: draw r1c1 right down, block r1c1 up.
        Aiuto: hint, play (fa ciò che dice il suggerimento), check, watch (tutti i passi fino alla fine).
    .no-game = { $command }: nessuna partita è aperta. Scrivi new, daily, open, continue o help.
    .unknown = { $command }: non è un comando né un posto come r4c7. Scrivi help.
    .incomplete = { $command }: non è completo. Per esempio: { $example }
    .no-way = { $word }: atteso up, down, left o right
    .no-place = Non c'è nessun posto { $place } su questa griglia.
    .size = { $rows } righe, { $columns } colonne.
    .progress = { $done } su { $all } fatte.
    .notes = , note { $notes }
    .given = { $place }, dato { $value }
    .holds = { $place }, { $value }
    .candidates = { $place }, candidati { $candidates }
    .row = Riga { $number }: { $cells }
    .column = Colonna { $number }: { $cells }
    .empty = vuota
    .open = aperto
    .wall = muro
    .blocked = bloccato
    .path = percorso
    .undone = Annullato: { $changes }
    .redone = Ripetuto: { $changes }
    .noted = altre note in { $places }
    .nowhere = { $value } non è ancora sulla griglia.
    .hint-first = Chiedi prima un suggerimento.
    .solved =
        { $hints ->
            [0] Risolto in { $time } senza suggerimenti.
            [one] Risolto in { $time } con un suggerimento.
           *[other] Risolto in { $time } con { $hints } suggerimenti.
        }

way =
    .up = su
    .down = giù
    .left = sinistra
    .right = destra

book =
    .title = Rompicapi
    .contents = Indice
    .rules-of = Come si gioca
    .solutions = Soluzioni
    .hints = Primi suggerimenti
    .moves = Ogni riga indica una tecnica, dove guardare e la prima mossa: r1c2=5 mette 5 nella riga 1, colonna 2; r1c2<>34 vi esclude 3 e 4.
    .kind =
        { $id ->
            [areas] { $family } con aree senza ripetizioni
            [non-consecutive] { $family } senza consecutivi
           *[other] { $family } { $variants }
        }
    .moves-only = r1c2=5 mette 5 nella riga 1, colonna 2; r1c2<>34 vi esclude 3 e 4.
    .made-with = Fatto con Gridwright.
    .unique = Ogni rompicapo ha esattamente una soluzione.
    .ids = La riga piccola sotto un rompicapo è il suo identificativo: il programma che l'ha creato apre con esso lo stesso rompicapo.
    .grids = Ognuna delle griglie segue queste regole per conto suo; dove si sovrappongono, una casella appartiene a entrambe. Gli aiuti indicano le griglie con i numeri a lato.
    .guide-areas = Le aree ombreggiate mostrano come sono stati scelti gli indizi. Non sono una regola.
    .symbols = I { $count } simboli, in ordine: { $symbols }
    .example = Un esempio
    .example-grid = Un esempio in una griglia
    .example-solution = La sua soluzione
    .first-step = Un primo passo: { $technique }
    .solution-on = Soluzione a pagina { $page }
    .page = pagina { $page }
    .hints-stage = Aiuti, livello { $stage }
    .foreword = Prefazione
    .afterword = Postfazione
    .room-time = Tempo
    .room-notes = Note
    .cover-code = Codice a barre
    .cover-size = { $pages } pagine. Il dorso è largo { $spine } mm, il foglio { $width } x { $height } mm.
    .cover-lines = Tratti spessi: dove si taglia e si piega. Tratti sottili: oltre di essi niente di importante.
    .cover-no-text = Con meno di { $pages } pagine le tipografie non stampano testo sul dorso.

culprit =
    .broken = gli indizi { $clues } non vanno insieme: { $rule }
    .own = { $clues }, e ciò non può essere ({ $rule })
    .clues =
        senza { $clues } ha { $is-unique ->
            [yes] 1 soluzione
           *[no] più soluzioni
        }

picture =
    .board = { $rows } per { $columns }, indizi: { $clues }. { $line }
    .solution = la soluzione: { $line }

mark =
    .counted = regione contata
    .looked = osservato
    .pivot = perno
    .wing = ala
    .fin = pinna
    .colour-a = colore A
    .colour-b = colore B
    .strong = legame forte
    .weak = legame debole
    .goes-in = si inserisce
    .can-go = si elimina

list =
    .and = { $most } e { $last }
    .or = { $most } o { $last }
    .or-before-o = { $most } o { $last }
    .in = in { $name }
    .none = niente
    .both = entrambe, { $items }
    .all = tutte, { $items }
    .both-of-them = entrambe
    .all-of-them = tutte

parameter-level = Quanto è difficile, nelle parole dei giocatori
    .name = Livello
parameter-rating = Fra quali valutazioni sta il suo passo più difficile
    .name = Valutazione
parameter-needs = Una tecnica che richiede quando ogni passo è il più facile che ci sia
    .name = Richiede
    .form = l'identificativo di una tecnica, come hidden-single
parameter-at-most = Una tecnica che nessun passo supera in valutazione
    .name = Al massimo
    .form = l'identificativo di una tecnica, come hidden-single
parameter-bottlenecks = Quante volte si usa la sua tecnica più difficile
    .name = Passi difficili
parameter-profile = Secondo quale misura; { parameter-profile.agreed } significa gridwright e, per una valutazione, anche sukaku-1.18 dove valuta il rompicapo
    .name = Misura
    .agreed = congiunta
parameter-anyway = Se cercare un livello che nessuna ricerca ha trovato finora
    .name = Cerca comunque

profile-gridwright = l'ordine di insegnamento e i valori propri di ogni famiglia

technique-what-if = E se…?
    .short = { $cell } = { $value } porta a una contraddizione
    .full =
        { $count ->
            [0] Se { $cell } fosse { $value }, subito
            [one] Se { $cell } fosse { $value }, seguirebbe una mossa: { $moves }. Allora
           *[other] Se { $cell } fosse { $value }, seguirebbero queste { $count } mosse, una dopo l'altra: { $moves }. Allora
        } { $end ->
            [cell] non resterebbe alcun candidato per { $at }.
            [place] non resterebbe alcun posto per { $lost } { IN($house) }.
            [rule] non ci sarebbe modo di riempire { $house } secondo le regole.
           *[search] non si potrebbe proseguire.
        }

technique-nested-what-if = E se…?, annidato
    .short = { $cell } = { $value } porta a una contraddizione, con altre prove lungo la via
    .full =
        Si suppone che { $cell } sia { $value }. { $count ->
            [0] Subito
           *[other] { $count ->
                [one] Seguirebbe una mossa: { $moves }.
               *[other] Seguirebbero queste { $count } mosse, una dopo l'altra: { $moves }.
            } { $tried ->
                [0] Allora
                [one] Il candidato che si prova lungo la via si elimina dopo le mosse che lo precedono: { $trials }. Allora
               *[other] I candidati che si provano lungo la via si eliminano, ciascuno dopo le mosse che lo precedono: { $trials }. Allora
            }
        } { $end ->
            [cell] non resterebbe alcun candidato per { $at }.
            [place] non resterebbe alcun posto per { $lost } { IN($house) }.
            [rule] non ci sarebbe modo di riempire { $house } secondo le regole.
           *[search] non si potrebbe proseguire.
        }

rule-row = la riga { $number }
    .in = nella riga { $number }
    .many = le righe { $numbers }
    .in-many = nelle righe { $numbers }
rule-column = la colonna { $number }
    .in = nella colonna { $number }
    .many = le colonne { $numbers }
    .in-many = nelle colonne { $numbers }

# What techniques are.

lesson-what-if = Si suppone un valore in una casella e si seguono i singoli. Quando una casella resta senza candidati, o un valore senza posto, la supposizione era falsa e il candidato si elimina. È un procedere per tentativi a guinzaglio corto, per schemi troppo grandi per le catene o con regole che le catene non conoscono.
    .spot = Una casella con due candidati, o un valore con due posti in un'unità, è ciò che ha più conseguenze. Ciò che segue si annota in modo da poterlo cancellare.
    .miss = Una prova che finisce senza contraddizione non dimostra nulla: il candidato resta, e restano anche gli altri della sua casella.
    .relatives = Le catene forzanti fanno lo stesso con un'unica linea di ragionamento che si può scrivere. «E se…?, annidato» è il caso più difficile, in cui una prova non basta.

lesson-nested-what-if = Si suppone un valore in una casella, si seguono i singoli e, dove finiscono, si prova ogni candidato rimasto: si elimina anche ognuno che porta a una contraddizione. Quando così una casella o un valore resta senza posto, la prima supposizione era falsa. Sostituisce le catene dentro catene negli schemi che hanno più regole di righe, colonne e riquadri.
    .spot = È più per un programma che per la carta: aiuta solo dove ogni singola prova finisce senza contraddizione.
    .miss = Una seconda prova dentro la prima non dice nulla dello schema stesso: ciò che elimina ritorna quando si abbandona la prima supposizione.
    .relatives = «E se…?» è il caso più facile, con una prova. Più difficile c'è solo la ricerca della soluzione.

# Quello che si dice dei passi di tutte le famiglie.
step =
    .where = { $technique }: guardare { $place }.
    .span =
        { $top ->
            [0] tutto lo schema
           *[other] le righe da { $top } a { $bottom }, le colonne da { $left } a { $right }
        }
    .so = Quindi { $changes }.
    .placed =
        { COUNT($cells) ->
            [one] { $cells } è { $values }
           *[other] { $cells } sono { $values }
        }
    .gone =
        { COUNT($values) ->
            [one] { $values } si elimina da { $cells }
           *[other] { $values } si eliminano da { $cells }
        }
    .places = { IN($house) } in { OR($cells) }
    .candidates = { $cell } ({ OR($values) })
    .linked = { $values } ({ $rule })
    .by = { $technique } ({ $claims })
    .trial =
        { $count ->
            [0] con { $cell }={ $value }
           *[other] { $cell }={ $value } porterebbe a { $moves }, e
        } { $end ->
            [cell] non resterebbe alcun candidato per { $at }
            [place] non resterebbe alcun posto per { $lost } { IN($house) }
           *[rule] non ci sarebbe modo di riempire { $house } secondo le regole
        }
    .run = da { $first } a { $last }
    .rectangle = il rettangolo da { $first } a { $last }
    .chain-not =
        { COUNT($cells) ->
            [one] { $cells } non è { OR($value) }
           *[other] { $cells } non sono { OR($value) }
        }
    .chain-is = { $cells } è { $value }
    .chain-so-is =
        { COUNT($cells) ->
            [one] quindi { $cells } è { $value }
           *[other] quindi il valore { $value } sta in { OR($cells) }
        }
    .chain-so-only = quindi { IN($houses, by: "or") } il valore { $value } sta in { OR($cells) }
    .chain-case = ({ $number }) { $chain }
    .right-side = il lato destro
    .left-side = il lato sinistro
    .upper-side = il lato superiore
    .lower-side = il lato inferiore
    .side-of = { $side } di { $cell }
    .mistakes =
        { $count ->
            [one] Un errore, che non viene considerato: { $cells }.
           *[other] Errori, che non vengono considerati: { $cells }.
        }
    .wrong-notes = Note in cui manca il valore giusto e che non vengono considerate: { $cells }.

# Come si chiamano le tappe di un suggerimento.
stage =
    .where = dove
    .why = perché
    .move = mossa

# Le parti di una lezione.
lesson =
    .heading = { $name } ({ $id }), per { $families }
    .spot = Come riconoscerla
    .miss = Quasi, ma no
    .relatives = Tecniche affini
    .near = Se fosse possibile anche { $cells }, lo schema non sarebbe completo e il passo non seguirebbe.
    .near-opened =
        Finché { $cells } { COUNT($cells) ->
            [one] è
           *[other] sono
        } da decidere, lo schema non è completo e il passo non segue.
    .near-next = Se fosse possibile anche { $cells }, questo non sarebbe il prossimo passo.
    .near-clues = Questo passo segue dai soli indizi: in nessun'altra posizione di questo rompicapo manca.
    .extra = { $values } in { $cell }
    .worth = Valore, almeno
    .rating = difficoltà { $value }
    .score = punti { $value }
    .position = { $family }: secondo { $profile } è il prossimo passo in questa posizione

error =
    .in-file = { $name }: { $error }
    .in-line = riga { $line }, colonna { $column }: atteso: { $expected }
    .in-field = { $field }: atteso: { $expected }
    .value = { $name }={ $value } non è possibile. Atteso: { $expected }
    .whole-number = un numero intero da { $min } a { $max }
    .one-of = uno di { $words }
    .ratings = una difficoltà come 4.2, o due come 4.0..4.4, da 0.0 a 20.0
    .parameter = Parametro sconosciuto { $name }. Esistono { $known }{ $meant }
    .meant = . Forse { $name }?
    .technique = { $name }={ $technique }: non è una tecnica di { $family }{ $meant }
    .never-seen = level={ $level } non è mai stato trovato in { $searches } ricerche{ $with }. Esistono { $seen }; con anyway=yes si cerca comunque.
    .with-shape = { " " }con { $shape }
    .twice = { $name } è indicato due volte; è atteso una volta sola.
    .other-params = Questi non sono i parametri di questa famiglia.
    .clash = I parametri non sono compatibili ({ $why }).
    .out-of-budget = Non finito nel tempo di calcolo concesso.
    .not-found = Non è stato trovato un rompicapo simile ({ $why }).
    .no-generator = Il generatore { $number } non esiste.
    .read-as = Letto come { $family }: { $error }
    .ambiguous = La griglia può essere di { $families }; indicare la famiglia.
    .other-family = Era atteso un rompicapo della famiglia { $asked }, ma è di { $found }.
    .link = Questo link di { $site } non viene letto; solo questi: { $known }.
    .family = Famiglia sconosciuta { $name }. Esistono { $known }{ $meant }
    .generator = { $family } ha il generatore { $known }, non il generatore { $asked }.
    .recipe = La ricetta non ha dato alcun rompicapo: { $why }
    .recipe-budget = La ricetta non ha dato alcun rompicapo: il tempo di calcolo concesso non bastava.
    .given = { $site } è un dato iniziale e non si può cambiare.
    .no-site = La griglia non ha il posto { $index }.
    .no-value = Il rompicapo non ha il valore { $index }.
    .no-move = Questa partita non ha { $moves } mosse.
    .saved-puzzle = Riga 2: { $error }
    .other = { $title } ({ $detail })

error-title =
    .bad-json = Non è JSON
    .bad-request = Richiesta non valida
    .bad-puzzle = Rompicapo non valido
    .ambiguous-family = La famiglia non è chiara
    .unknown-family = Famiglia sconosciuta
    .other-family = Un rompicapo di un'altra famiglia
    .bad-params = Parametri non utilizzabili
    .unknown-generator = Numero di generatore sconosciuto
    .not-found = Nessun rompicapo simile trovato
    .out-of-budget = Tempo di calcolo esaurito
    .unknown-profile = Profilo sconosciuto
    .unknown-technique = Tecnica sconosciuta
    .unknown-format = Formato sconosciuto
    .format-refused = Il formato non lo può contenere
    .unknown-language = Lingua sconosciuta
    .bad-position = Posizione non valida
    .bad-game = Partita salvata non valida
    .bad-action = Mossa non possibile
    .bad-proof = Spiegazione non valida
    .bad-picture = Immagine non possibile
    .unsupported = Non incluso in questa versione
    .usage = Uso errato
    .io = Impossibile leggere o scrivere
    .tampered = Non è come è stato scritto
    .unknown-path = Niente a questo percorso
    .bad-method = Metodo non ammesso per questo percorso
    .bad-media-type = Tipo di contenuto non ammesso
    .too-large = Il contenuto è troppo grande
    .too-slow = Il contenuto è arrivato troppo lentamente
    .bad-key = Chiave sconosciuta
    .bad-origin = Richiesta di una pagina di un altro sito
    .too-many = Troppo in troppo poco tempo
    .busy = Server occupato
    .internal = Un difetto del programma

# La prima mossa sbagliata di una partita e dove porta.
mistake =
    .wrong = In { $cell } non va { $value }. Supponiamo di sì:
    .no-candidate = Allora non resta alcun candidato per { $cell }.
    .no-place = Allora non resta alcun posto per { $value } { IN($house) }.
    .no-way = Allora non c'è modo di rispettare questo: { $house }.
