# Ciò che dice la riga di comando, in italiano.

cli-label =
    .level = livello
    .rating = difficoltà
    .hardest = più difficile
    .score = punteggio
    .route = percorso
    .profile = profilo
    .solutions = soluzioni
    .clues = indizi
    .logic = logica
    .differ = diversi
    .values = valori
    .at-fault = causa
    .puzzles = rompicapi
    .a-puzzle = ciascuno
    .phase = fase
    .rejected = scartati

cli-rate =
    .once = { $name }, una volta
    .times = { $name }, { $n } volte
    .trial = per tentativi (dopo { $name })
    .no-technique = nessuna
    .unrated = nessuna valutazione: { $why }
    .out-of-budget = { $why }: nessuna valutazione
    .hard-once = { $rating } una volta
    .hard-times = { $rating } { $n } volte
    .route =
        { $found }; percorso solito { $usual }; { $n ->
            [one] 1 posizione
           *[other] { $n } posizioni
        }, ricerca completa
    .route-cut =
        { $found }; percorso solito { $usual }; { $n ->
            [one] 1 posizione
           *[other] { $n } posizioni
        }, ricerca incompleta

cli-check =
    .solved = risolto: tutte le regole sono rispettate
    .open = nessuna regola violata, { $filled } di { $all } riempite; { $left }
    .one = resta una soluzione
    .several = restano più soluzioni
    .none = non resta nessuna soluzione
    .undecided = non è deciso se resti una soluzione
    .out-of-budget = { $why }: non deciso se resti una soluzione

cli-count =
    .more = { $why }: possono esserci altre soluzioni

cli-solve =
    .number = soluzione { $number }
    .only = l'unica soluzione
    .not-yet = { $why }: nessuna soluzione trovata finora
    .not-whether-only = { $why }: trovata una soluzione, ma non se sia l'unica
    .not-solved = { $why }: non risolto
    .not-solved-yet = { $why }: non ancora risolto
    .step = Passo { $number }, { $name }: { $reason }
    .the-solution = { $family }, la soluzione
    .caption =
        { $name }, { $n ->
            [one] 1 indizio
           *[other] { $n } indizi
        }
    .caption-level =
        { $name }, { $n ->
            [one] 1 indizio
           *[other] { $n } indizi
        }, { $level }

cli-minimise =
    .went = tolti: { $clues }
    .joins = uniti: { $parts } = { $clue }
    .gone =
        { $gone ->
            [one] tolto 1 indizio su { $all }
           *[other] tolti { $gone } indizi su { $all }
        }, { $left ->
            [one] ne resta 1
           *[other] ne restano { $left }
        }
    .joined =
        { $gone ->
            [one] tolto 1 indizio su { $all }
           *[other] tolti { $gone } indizi su { $all }
        } e { $joined ->
            [one] 1 unito ad altri
           *[other] { $joined } uniti ad altri
        }, { $left ->
            [one] ne resta 1
           *[other] ne restano { $left }
        }
    .undecided =
        { $why }: { $n ->
            [one] 1 indizio non è deciso e resta
           *[other] { $n } indizi non sono decisi e restano
        }
    .tried = indizi provati
    .reduced =
        { $gone ->
            [one] tolto 1 indizio su { $all }
           *[other] tolti { $gone } indizi su { $all }
        }
    .refused = non è stato tolto nulla: { $why }

cli-review =
    .one = una
    .several = più di una
    .none = nessuna
    .unknown = non nota nel tempo concesso
    .clues = { $n }
    .all-needed = { $n }, tutti necessari
    .not-needed = { $n }, non necessari: { $clues }
    .graded = { $level } (ER { $rating })
    .steps =
        { $n ->
            [one] 1 passo
           *[other] { $n } passi
        }, poi { $open ->
            [one] resta aperto 1 posto
           *[other] restano aperti { $open } posti
        }
    .maybe-more = { $values } (e forse altri)

cli-repair =
    .line = { $change }: { $then }
    .print = stampare { $value } in { $site }
    .clear = togliere il valore in { $site }
    .add = aggiungere { $clue }
    .remove = togliere { $clue }
    .areas = cambiare le aree di { $sites }
    .change = cambiarlo
    .one-graded = una soluzione, { $graded }
    .one = una soluzione
    .some = { $n } soluzioni
    .many = molte soluzioni
    .unneeded = il rompicapo ha una soluzione
    .out-of-budget = { $why }: nessuna trovata
    .none = nessuna singola modifica lascia meno soluzioni

cli-complete =
    .added =
        { $n ->
            [one] aggiunto 1 indizio
           *[other] aggiunti { $n } indizi
        }
    .nothing = { $why }: non è stato aggiunto nulla

cli-verify =
    .unreadable = illeggibile: nella risposta non c'è nessuna griglia di questo rompicapo
    .right = giusto: tutte le regole sono rispettate
    .wrong =
        sbagliato: { $right ->
            [one] 1 posto su { $open } è giusto
           *[other] { $right } posti su { $open } sono giusti
        }
    .incomplete =
        incompleto: { $right ->
            [one] 1 posto su { $open } è giusto
           *[other] { $right } posti su { $open } sono giusti
        }, e nulla è sbagliato
    .no-solution = nessuna risposta è giusta: il rompicapo non ha soluzione
    .undecided = non giusto; quanto lo sia non è deciso
    .first-error = primo errore: { $site } è { $found }, atteso: { $value }
    .first-dead-end = primo errore: { $site } è { $found }, e così non resta soluzione
    .changed = valori stampati cambiati: { $sites }

cli-hint =
    .not-yet = { $why }: nessun suggerimento trovato finora
    .broken = { $rule }: { $places }

cli-generate =
    .seed = seme { $seed }
    .alike =
        { $n ->
            [one] 1 rompicapo su { $all } è come uno precedente ed è omesso
           *[other] { $n } rompicapi su { $all } sono come uno precedente e sono omessi
        }
    .interrupted = interrotto dopo { $n } rompicapi su { $all }
    .filled = { $empty } vuote, { $filled } riempite
    .verified = verificato: una sola soluzione, e rispetta tutte le regole
    .not-verified = non verificato: { $why }
    .made = { $made } su { $asked } come richiesto, in { $time }: { $rate } al secondo
    .each = media { $mean }, mediana { $median }, il più lento { $most } ({ $name })
    .figure = media { $mean }, mediana { $median }, minimo { $least }, massimo { $most }
    .plot = { $made } rompicapi su { $asked } in { $time }

cli-families =
    .about-one = 'gridwright families FAMIGLIA' dice tutto di una.
    .also = detto anche { $names }
    .rules = Regole
    .parameters = Parametri
    .symbols = Simboli
    .as-text = come nel testo della griglia
    .formats = Formati di altri programmi, per 'convert --to'
    .techniques = Tecniche, con difficoltà e livello
    .levels = Livelli che sono stati generati
    .by-default = di base
    .never = mai { $levels }
    .range = da { $min } a { $max }
    .ratings = DIFFICOLTÀ: { $what }
    .text = TESTO: { $what }
    .file = FILE: { $what }
    .lines = FILE: { $what }, uno per riga
    .parameter = --{ $name } { $kind } (di base: { $default })
    .not-asked-for = non richiesto

cli-techniques =
    .technique = tecnica
    .name = nome
    .families = famiglie
    .level = livello
    .about-one = 'gridwright technique NOME' ne mostra una.

cli-doctor =
    .version = versione
    .system = sistema
    .processor = processore
    .card = scheda
    .no-card = questo programma non la usa
    .families = famiglie
    .techniques = tecniche
    .profiles = profili
    .formats = formati
    .pictures = immagini
    .languages = lingue
    .locale = localizzazione
    .terminal = terminale
    .data-folder = cartella-dati
    .release-build = { $version } (build di rilascio)
    .debug-build = { $version } (build di debug)
    .threads =
        { $system }, { $n ->
            [one] 1 thread
           *[other] { $n } thread
        }
    .other-programs = { $n } di altri programmi
    .not-set = non impostato
    .streams =
        { $term }; lo standard input { $in ->
            [yes] è un terminale
           *[no] non è un terminale
        }, lo standard output { $out ->
            [yes] è un terminale
           *[no] non è un terminale
        }
    .no-folder = { $folder } non è una cartella
    .read-only = in { $folder } non si può scrivere
    .trouble = { $found }: { $trouble }

cli-proof =
    .shown-step = { $number }. { $name }: dimostrato
    .not-decided-step = { $why }: il passo { $number } non è deciso
    .unique = dimostrato: questa è la soluzione, e non ce n'è altra
    .if-unique = non dimostrato: questa è la soluzione se ce n'è una sola; 'gridwright explain --json --certificate' aggiunge la prova
    .no-solution = dimostrato: non c'è soluzione
    .open =
        non dimostrato: { $n ->
            [one] l'unico passo vale
           *[other] tutti i { $n } passi valgono
        }, ma alla fine { $open ->
            [one] 1 posto è ancora aperto
           *[other] { $open } posti sono ancora aperti
        } ({ $end })
    .refused = respinto: { $why }
    .refused-step = respinto: il passo { $number } non è dimostrato: { $why }
    .undecided = non deciso
    .shown = { $shown } passi su { $n } dimostrati
    .assuming =
        { $n ->
            [one] 1 di essi presuppone
           *[other] { $n } di essi presuppongono
        } che ci sia una sola soluzione
    .clauses =
        il certificato di { $n ->
            [one] 1 clausola
           *[other] { $n } clausole
        } vale

cli-book =
    .interrupted = interrotto: non è stato fatto nessun libro
    .late = limite raggiunto dopo { $time } s: non è stato fatto nessun libro
    .unrated = { $place }: nessuna tecnica valuta il rompicapo, perché richiede tentativi
    .fine = { $name }: tutto a posto; capitoli: { $chapters }, rompicapi: { $puzzles }, di cui da file: { $own }
    .fault = { $name }: { $why }
    .fault-at = { $name }:{ $line }:{ $column }: { $why }

cli-run =
    .nodes =
        { $nodes ->
            [one] 1 nodo di ricerca
           *[other] { $nodes } nodi di ricerca
        } in { $time }
    .play-ignored = ignorato, perché solo gli indizi formano il rompicapo: { $what }
    .notes-ignored = ignorato, perché il rompicapo ne fa a meno: { $what }
    .unfinished = { $name }: non finito; ciò che c'è è stato tenuto come { $kept }
    .narrow = l'immagine ha bisogno di { $least } colonne e ce ne sono { $width }: come testo
    .speed =
        { $n ->
            [one] 1 rompicapo
           *[other] { $n } rompicapi
        } in { $time }: { $rate } al secondo
    .by-card = { $speed }, { $n } con una scheda grafica
    .refused =
        { $n ->
            [one] 1 riga su { $all } è stata respinta
           *[other] { $n } righe su { $all } sono state respinte
        }
    .interrupted =
        interrotto dopo { $n ->
            [one] 1 riga
           *[other] { $n } righe
        }
    .undecided =
        { $n ->
            [one] 1 riga su { $all } non è stata decisa nel tempo concesso
           *[other] { $n } righe su { $all } non sono state decise nel tempo concesso
        }
    .progress-puzzles = rompicapi
    .progress-lines = righe
    .progress-rate = al secondo
    .progress-left = rimasti

# Ciò che la riga di comando dice delle soluzioni di un rompicapo.
verdict =
    .no-solution = il rompicapo non ha soluzione
    .several = il rompicapo ha più di una soluzione
    .differ = il rompicapo ha più di una soluzione; queste due differiscono per la prima volta in { $place }
    .shown = il rompicapo ha più di una soluzione; se ne mostra una
    .needs-trial = c'è un'unica soluzione, ma da qui bisogna andare per tentativi
    .trial = da qui bisogna andare per tentativi

explanation =
    .solved =
        { $steps ->
            [one] risolto in 1 passo
           *[other] risolto in { $steps } passi
        }
    .stuck =
        { $steps ->
            [one] fermo dopo 1 passo
           *[other] fermo dopo { $steps } passi
        }, { $open } ancora da trovare: { $why }
    .contradiction =
        { $steps ->
            [one] contraddizione dopo 1 passo: non c'è soluzione
           *[other] contraddizione dopo { $steps } passi: non c'è soluzione
        }
    .unfinished =
        { $steps ->
            [one] non finito: 1 passo, { $open } ancora da trovare
           *[other] non finito: { $steps } passi, { $open } ancora da trovare
        }
    .title = { $family }, passo dopo passo
    .start = Il rompicapo
    .end = La fine
    .first = Primo passo
    .back = Un passo indietro
    .on = Passo seguente
    .last = Ultimo passo
    .all = Mostra tutti i passi
    .slider = Passo

left-out =
    .nodes =
        sono elencati solo i passi più facili: { $nodes ->
            [one] 1 nodo non è bastato
           *[other] { $nodes } nodi non sono bastati
        } per tutti; con --nodes 0 si cercano tutti
    .late = non sono elencati tutti i passi: il tempo è scaduto

welcome =
    .one = un rompicapo facile; 'gridwright generate' ne crea altri ({ $families }), 'gridwright --help' mostra tutti i comandi
    .about = Gridwright crea, risolve, spiega e valuta rompicapi su griglia.
    .next = Che cosa si può scrivere ora:
    .play = una partita in righe di testo
    .generate = un rompicapo da risolvere
    .options = che cosa gli si può chiedere
    .show = il rompicapo di un seme, sempre lo stesso
    .explain = come lo risolverebbe una persona
    .solve = la soluzione di un proprio rompicapo
    .help = tutto il resto
