# Il gioco nel terminale, in italiano: ciò che nessun'altra interfaccia dice.

# Tasti nell'ultima riga di una partita, ciascuno in una o due parole.
foot =
    .draw = Maiusc+frecce disegna
    .block = Ctrl+frecce chiude
    .pen = Spazio penna
    .choose = Maiusc+frecce sceglie
    .colours = 1-6 colore
    .list = su/giù scegliere
    .scroll = su/giù scorrere

# Comandi in una parola, per l'ultima riga.
short =
    .menu = menu
    .close = chiudi
    .play = esegui
    .take = esegui
    .go-on = continua
    .more = di più
    .steps = tutti i passi
    .next = avanti
    .colours = colori
    .back = indietro
    .next-empty = prossima vuota

# Che cosa fanno i tasti di una schermata, nella sua ultima riga.
keys =
    .pick = su/giù scegliere, sin./des. livello, Invio inizia, Tab altro, l lezione, Esc indietro
    .advanced = su/giù scegliere, sin./des. cambiare, Invio elenco o inizio, Canc svuota, Esc indietro
    .daily = su/giù scegliere, sin./des. giorno, < > mese, Invio apre, Esc indietro
    .stats = su/giù scorrere, e esporta, Esc indietro
    .share = Esc indietro
    .technique = su/giù scorri, sinistra/destra altre tecniche, Esc indietro
    .technique-small = su/giù scorri, sinistra/destra altre, Tab griglia, Esc indietro
    .watch-small = des./sin. passo, Spazio, Esc indietro

# I comandi di una partita.
command =
    .all-steps = Tutti i passi possibili
    .here = Che cosa è obbligato in questa casella
    .centre = Segni al centro
    .colours = Colori
    .digit-first = Prima il valore o la casella
    .next-empty = Prossima casella vuota

# Brevi messaggi durante una partita.
game =
    .digit-first = Ora si sceglie prima il valore; Invio o un clic lo mette.
    .cell-first = Ora viene prima la casella, poi il valore.
    .none-empty = Ogni casella è piena.
    .centring = CENTRO
    .colouring = COLORI
    .brush = mette { $symbol }

# La pagina di aiuto.
help =
    .grids = Queste regole valgono in ciascuna delle griglie per conto suo; dove le griglie si sovrappongono, una casella appartiene a entrambe.
    .choosing = Maiusc con una freccia sceglie più caselle, e così trascinare; ciò che si scrive va in tutte. m scrive segni al centro, c colori (da 1 a 6), n note; Backspace toglie ciò che è scritto, un genere dopo l'altro. o va alla prossima casella vuota.
    .mouse-path = Trascinare da casella a casella disegna il percorso, un clic su un lato lo segna, il tasto destro lo chiude. Si può fare clic anche sui tasti dell'ultima riga.

# Che cosa è obbligato in una casella.
here =
    .filled = { $place }: c'è già un valore.
    .later =
        { $steps ->
            [one] { $place }: nulla è ancora obbligato, prima viene un passo.
           *[other] { $place }: nulla è ancora obbligato, prima vengono { $steps } passi.
        }

# Tutti i passi possibili.
steps =
    .title =
        { $steps ->
            [one] Un passo è possibile
           *[other] { $steps } passi sono possibili
        }

hint =
    .chain = catena, anello per anello

# La somma sotto il cursore.
cage =
    .here =
        { $cells ->
            [0] Somma { $sum }: fatta.
            [one] Somma { $sum }: restano { $left } in una casella.
           *[other] Somma { $sum }: restano { $left } in { $cells } caselle.
        }
    .ways = Possibili: { $ways }
    .many = { $ways } combinazioni
    .none = Non resta nessuna combinazione.

# La prima lezione di una famiglia.
first =
    .heading = Prima lezione, { $at } di { $all }
    .begin = Invio per cominciare.
    .type = Un primo valore: andare alla casella con le frecce e scriverlo.
    .draw = Una prima linea: Maiusc con una freccia disegna da casella a casella.
    .note = Non ancora sicuri? { $key } passa alle note: scrivere che cosa potrebbe stare in una casella vuota, e ancora { $key }. Invio va avanti.
    .block = Un lato che il percorso non può attraversare: Ctrl con una freccia lo chiude. Invio va avanti.
    .undo = Nulla è definitivo: { $key } annulla l'ultima mossa.
    .hint = Bloccati? { $key } dice dove guardare, ancora perché, e solo alla fine che cosa segue.
    .finish = Il resto è da fare. Una spinta:
    .done = Per cominciare non serve altro.

# Se si vuole la prima lezione.
offer =
    .title = Prima volta con { $family }?
    .text = Una prima lezione su uno schema piccolo dura due minuti: lo scopo, una prima mossa, note, annulla e suggerimenti.
    .lesson = Vai alla lezione
    .play = Gioca subito

# Una nuova partita.
new =
    .level = Livello: { $level }
    .advanced = In dettaglio: { $family }
    .nothing = nessuna

# Partite iniziate.
games =
    .elsewhere = aperta in un'altra finestra

# I puzzle dei giorni passati.
daily =
    .weekdays = Lu Ma Me Gi Ve Sa Do
    .legend = { $clean } risolto, { $helped } con aiuto, { $begun } iniziato
    .past = I giorni passati non contano per i giorni di fila.

# Statistiche.
stats =
    .days = serie
    .clean = da soli
    .watched = visto
    .exported = Tutto è in { $file }.
    .not-exported = Non si è potuto scrivere: { $why }.

# La fine di una partita.
solved =
    .streak = Giorni di fila con uno di questo tipo, senza suggerimenti: { $now }; il massimo finora: { $most }
    .clean = Risolto senza aiuto.
    .helped =
        { $hints ->
            [one] Risolto con un suggerimento.
           *[other] Risolto con { $hints } suggerimenti.
        }
    .watched = Risolto dopo aver visto la soluzione passo per passo.
    .up = Un livello in più: { $level }
    .share = Risultato da condividere

# Un risultato come testo da copiare.
share =
    .title = Risultato da condividere
    .how = Si copia selezionandolo con il mouse; con Maiusc dove il terminale lo chiede.
    .clean = { $time }, senza suggerimenti
    .helped =
        { $hints ->
            [one] { $time }, un suggerimento
           *[other] { $time }, { $hints } suggerimenti
        }
    .watched = { $time }, soluzione vista

# File in cui tutto è stato esportato.
import =
    .done =
        { $games ->
            [one] È stata presa una partita, risultati: { $records }.
           *[other] Sono state prese { $games } partite, risultati: { $records }.
        }

# Il nome di ogni impostazione.
setting =
    .theme = Tema
    .board = Schema
    .rulers = Numeri di righe e colonne
    .peers = Evidenzia riga, colonna e riquadro
    .entry = Che cosa viene prima

# Che cosa possono essere le impostazioni.
choice =
    .dark = scuro
    .light = chiaro
    .contrast = alto contrasto
    .mono = bianco e nero
    .large = grande
    .compact = compatto
    .cell = la casella
    .digit = il valore

# Il gioco in righe di testo.
linear =
    .meant = { $command }: non è un comando né un posto come r4c7. Forse { $name }?
    .steps-help = Altro aiuto: steps (tutto ciò che è possibile ora), step N (ne mostra uno), why r4c7 (che cosa è obbligato lì), mistake (la prima mossa sbagliata e perché); rules r4c7 (i gruppi a cui appartiene); left, next, export, share (l'ultimo risultato come testo).
    .notation = Nei suggerimenti, r1c2=5 significa che nella riga 1, colonna 2 va il 5, e r1c2<>34 che lì 3 e 4 sono esclusi.
    .hint-more = Scrivi hint per saperne di più.
    .hint-play = Scrivi play per giocarlo.
    .now = Ora: { $changes }
    .bye = Arrivederci.
    .bye-saved = La partita è salvata. La prossima volta, continue la riprende.
    .no-result = Dall'avvio non è stato ancora risolto nulla.
    .sum =
        { $clean ->
            [0] { $kind }: risolti { $solved }, nessuno senza aiuto: { $hinted } con suggerimenti, { $watched } dopo aver visto la soluzione.
           *[other] { $kind }: risolti { $solved }: { $clean } senza aiuto, { $hinted } con suggerimenti, { $watched } dopo aver visto la soluzione; miglior tempo { $best }, media { $mean }; giorni di fila { $now }, al massimo { $most }.
        }
    .kinds = Tipi: { $kinds }.
    .groups = { $place } appartiene a questi gruppi: { $groups }.
    .no-group = { $place } non appartiene a nessun gruppo.
    .gaps = Varchi nel bordo: { $sides }.
    .ends = Ci sono estremi liberi in { $cells }.
    .left = Da mettere: { $values }.
    .all-placed = Ogni valore è messo.
    .no-clues = Non ci sono altri indizi oltre ai valori dati.
    .clue-done = { $clue }, fatto
    .clue-open = { $clue }, aperto
    .clue-sum = { $clue }, aperto, restano { $left }
    .no-step = { $number }: atteso il numero di un passo, da 1 a { $most }
    .more-steps = altri { $more }; steps all li elenca tutti.
    .steps-first = Prima chiedere steps.
    .mistake-none = Finora è tutto giusto.
    .places = { $value } si trova qui: { $places }.
    .empty-at =
        { $count ->
            [one] Un posto è vuoto: { $places }.
           *[other] { $count } posti sono vuoti: { $places }.
        }
    .none-empty = Nulla è vuoto.
    .restarted = Ricominciato. undo riporta tutto.
    .noted-all =
        { $cells ->
            [0] Nessuna nota è cambiata.
            [one] Note scritte in una casella.
           *[other] Note scritte in { $cells } caselle.
        }
    .no-number = { $command } { $word }: atteso un numero da 1 a { $most }
    .no-day = { $value }: atteso uno di { $known }, o un giorno come { $day }
    .no-day-yet = { $day } deve ancora venire: atteso un giorno fino a { $today }
    .no-game-number = { $number }: atteso il numero di una partita, da 1 a { $most }; games le elenca
    .no-file = non c'è nessun file { $file }
    .too-long = attesa una riga di al massimo 4 MiB, trovata una più lunga
    .no-value = { $value }: atteso uno di { $known }
    .undone-moves =
        { $moves ->
            [0] Nulla era sbagliato, e nulla è stato annullato.
            [one] È stata annullata una mossa.
           *[other] Sono state annullate { $moves } mosse.
        }

# La pagina di una tecnica.
technique =
    .example = Esempio: { $text }
    .no-example = Non ce n'è un esempio.
    .spot = Come riconoscerla: { $text }
    .miss = Attenzione: { $text }
    .relatives = Parenti: { $text }
