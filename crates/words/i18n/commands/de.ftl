# Was die Befehlszeile sagt, auf Deutsch.

cli-label =
    .level = Stufe
    .rating = Bewertung
    .hardest = am schwersten
    .score = Punkte
    .route = Weg
    .profile = Profil
    .solutions = Lösungen
    .clues = Vorgaben
    .logic = Logik
    .differ = verschieden
    .values = Werte
    .at-fault = Ursache
    .puzzles = Rätsel
    .a-puzzle = je Rätsel
    .phase = Phase
    .rejected = verworfen

cli-rate =
    .once = { $name }, einmal benutzt
    .times = { $name }, { $n }-mal benutzt
    .trial = Probieren (nach { $name })
    .no-technique = keine
    .unrated = keine Bewertung: { $why }
    .out-of-budget = { $why }: keine Bewertung
    .hard-once = { $rating } einmal
    .hard-times = { $rating } { $n }-mal
    .route =
        { $found }; üblicher Weg { $usual }; { $n ->
            [one] 1 Stellung
           *[other] { $n } Stellungen
        }, Suche vollständig
    .route-cut =
        { $found }; üblicher Weg { $usual }; { $n ->
            [one] 1 Stellung
           *[other] { $n } Stellungen
        }, Suche nicht vollständig

cli-check =
    .solved = gelöst: Alle Regeln sind erfüllt
    .open = keine Regel ist verletzt, { $filled } von { $all } ausgefüllt; { $left }
    .one = eine Lösung bleibt
    .several = mehrere Lösungen bleiben
    .none = keine Lösung bleibt
    .undecided = ob eine Lösung bleibt, ist nicht entschieden
    .out-of-budget = { $why }: nicht entschieden, ob eine Lösung bleibt

cli-count =
    .more = { $why }: Es kann mehr Lösungen geben

cli-solve =
    .number = Lösung { $number }
    .only = die einzige Lösung
    .not-yet = { $why }: noch keine Lösung gefunden
    .not-whether-only = { $why }: Eine Lösung ist gefunden, aber nicht, ob sie die einzige ist
    .not-solved = { $why }: nicht gelöst
    .not-solved-yet = { $why }: noch nicht gelöst
    .step = Schritt { $number }, { $name }: { $reason }
    .the-solution = { $family }, die Lösung
    .caption =
        { $name }, { $n ->
            [one] 1 Vorgabe
           *[other] { $n } Vorgaben
        }
    .caption-level =
        { $name }, { $n ->
            [one] 1 Vorgabe
           *[other] { $n } Vorgaben
        }, { $level }

cli-minimise =
    .went = entfernt: { $clues }
    .joins = verbunden: { $parts } = { $clue }
    .gone =
        { $gone } von { $all } Vorgaben entfernt, { $left ->
            [one] 1 bleibt
           *[other] { $left } bleiben
        }
    .joined =
        { $gone } von { $all } Vorgaben entfernt und { $joined } mit anderen verbunden, { $left ->
            [one] 1 bleibt
           *[other] { $left } bleiben
        }
    .undecided =
        { $why }: { $n ->
            [one] 1 Vorgabe ist nicht entschieden und bleibt
           *[other] { $n } Vorgaben sind nicht entschieden und bleiben
        }
    .tried = Vorgaben probiert
    .reduced = { $gone } von { $all } Vorgaben entfernt
    .refused = nichts wurde entfernt: { $why }

cli-review =
    .one = eine
    .several = mehrere
    .none = keine
    .unknown = in der erlaubten Rechenzeit nicht bekannt
    .clues = { $n }
    .all-needed = { $n }, alle nötig
    .not-needed = { $n }, nicht nötig: { $clues }
    .graded = { $level } (ER { $rating })
    .steps =
        { $n ->
            [one] 1 Schritt
           *[other] { $n } Schritte
        }, danach { $open ->
            [one] ist 1 Stelle offen
           *[other] sind { $open } Stellen offen
        }
    .maybe-more = { $values } (und vielleicht mehr)

cli-repair =
    .line = { $change }: { $then }
    .print = { $value } in { $site } vorgeben
    .clear = den Wert in { $site } entfernen
    .add = { $clue } hinzufügen
    .remove = { $clue } entfernen
    .areas = die Gebiete von { $sites } ändern
    .change = es ändern
    .one-graded = eine Lösung, { $graded }
    .one = eine Lösung
    .some = { $n } Lösungen
    .many = viele Lösungen
    .unneeded = das Rätsel hat eine Lösung
    .out-of-budget = { $why }: keine gefunden
    .none = keine einzelne Änderung lässt weniger Lösungen

cli-complete =
    .added =
        { $n ->
            [one] 1 Vorgabe hinzugefügt
           *[other] { $n } Vorgaben hinzugefügt
        }
    .nothing = { $why }: nichts hinzugefügt

cli-verify =
    .unreadable = unlesbar: In der Antwort ist kein Brett dieses Rätsels
    .right = richtig: Alle Regeln sind erfüllt
    .wrong =
        falsch: { $right ->
            [one] 1 von { $open } Stellen ist richtig
           *[other] { $right } von { $open } Stellen sind richtig
        }
    .incomplete =
        unvollständig: { $right ->
            [one] 1 von { $open } Stellen ist richtig
           *[other] { $right } von { $open } Stellen sind richtig
        }, und nichts ist falsch
    .no-solution = keine Antwort ist richtig: Das Rätsel hat keine Lösung
    .undecided = nicht richtig; wie viel davon stimmt, ist nicht entschieden
    .first-error = erster Fehler: { $site } ist { $found }, erwartet: { $value }
    .first-dead-end = erster Fehler: { $site } ist { $found }, damit bleibt keine Lösung
    .changed = vorgegebene Werte geändert: { $sites }

cli-hint =
    .not-yet = { $why }: noch kein Tipp gefunden
    .broken = { $rule }: { $places }

cli-generate =
    .seed = Startwert { $seed }
    .alike =
        { $n ->
            [one] 1 von { $all } Rätseln gleicht einem früheren und fehlt
           *[other] { $n } von { $all } Rätseln gleichen einem früheren und fehlen
        }
    .interrupted = unterbrochen nach { $n } von { $all } Rätseln
    .filled = { $empty } leer, { $filled } ausgefüllt
    .verified = geprüft: genau eine Lösung, und sie erfüllt alle Regeln
    .not-verified = nicht geprüft: { $why }
    .made = { $made } von { $asked } wie verlangt, in { $time }: { $rate } je Sekunde
    .each = Mittel { $mean }, Median { $median }, langsamstes { $most } ({ $name })
    .figure = Mittel { $mean }, Median { $median }, kleinster { $least }, größter { $most }
    .plot = { $made } von { $asked } Rätseln in { $time }

cli-families =
    .about-one = 'gridwright families FAMILIE' sagt alles über eine.
    .also = auch { $names } genannt
    .rules = Regeln
    .parameters = Parameter
    .symbols = Zeichen
    .as-text = wie im Text des Brettes
    .formats = Formate anderer Programme, für 'convert --to'
    .techniques = Techniken mit Bewertung und Stufe
    .levels = Stufen, die schon gemacht wurden
    .by-default = ohne Angaben
    .never = nie { $levels }
    .range = { $min } bis { $max }
    .ratings = BEWERTUNGEN: { $what }
    .text = TEXT: { $what }
    .file = DATEI: { $what }
    .lines = DATEI: { $what }, je eines in einer Zeile
    .parameter = --{ $name } { $kind } (Vorgabe: { $default })
    .not-asked-for = nicht verlangt

cli-techniques =
    .technique = Technik
    .name = Name
    .families = Familien
    .level = Stufe
    .about-one = 'gridwright technique NAME' zeigt eine.

cli-doctor =
    .version = Version
    .system = System
    .processor = Prozessor
    .card = Karte
    .no-card = von diesem Programm nicht verwendet
    .families = Familien
    .techniques = Techniken
    .profiles = Profile
    .formats = Formate
    .pictures = Bilder
    .languages = Sprachen
    .locale = Gebietsschema
    .terminal = Terminal
    .data-folder = Datenordner
    .release-build = { $version } (Release-Build)
    .debug-build = { $version } (Debug-Build)
    .threads =
        { $system }, { $n ->
            [one] 1 Thread
           *[other] { $n } Threads
        }
    .other-programs = { $n } von anderen Programmen
    .not-set = nicht gesetzt
    .streams =
        { $term }; die Standardeingabe ist { $in ->
            [yes] ein Terminal
           *[no] kein Terminal
        }, die Standardausgabe ist { $out ->
            [yes] ein Terminal
           *[no] kein Terminal
        }
    .no-folder = { $folder } ist kein Ordner
    .read-only = { $folder } kann nicht beschrieben werden
    .trouble = { $found }: { $trouble }

cli-proof =
    .shown-step = { $number }. { $name }: gezeigt
    .not-decided-step = { $why }: Schritt { $number } ist nicht entschieden
    .unique = bewiesen: Das ist die Lösung, und es gibt keine andere
    .if-unique = nicht bewiesen: Das ist die Lösung, wenn es nur eine gibt; 'gridwright explain --json --certificate' fügt den Beweis hinzu
    .no-solution = bewiesen: Es gibt keine Lösung
    .open =
        nicht bewiesen: { $n ->
            [one] Der eine Schritt stimmt
           *[other] Alle { $n } Schritte stimmen
        }, aber am Ende { $open ->
            [one] ist 1 Stelle noch offen
           *[other] sind { $open } Stellen noch offen
        } ({ $end })
    .refused = abgelehnt: { $why }
    .refused-step = abgelehnt: Schritt { $number } ist nicht gezeigt: { $why }
    .undecided = nicht entschieden
    .shown = { $shown } von { $n } Schritten gezeigt
    .assuming =
        { $n ->
            [one] 1 davon setzt
           *[other] { $n } davon setzen
        } voraus, dass es genau eine Lösung gibt
    .clauses =
        das Zertifikat aus { $n ->
            [one] 1 Klausel
           *[other] { $n } Klauseln
        } stimmt

cli-book =
    .interrupted = unterbrochen: Es wurde kein Buch gemacht
    .late = Limit nach { $time } s erreicht: Es wurde kein Buch gemacht
    .unrated = { $place }: keine Technik bewertet das Rätsel, denn es verlangt Probieren
    .fine = { $name }: alles in Ordnung; Kapitel: { $chapters }, Rätsel: { $puzzles }, davon aus Dateien: { $own }
    .fault = { $name }: { $why }
    .fault-at = { $name }:{ $line }:{ $column }: { $why }

cli-run =
    .nodes =
        { $nodes ->
            [one] 1 Suchknoten
           *[other] { $nodes } Suchknoten
        } in { $time }
    .play-ignored = nicht beachtet, denn nur die Vorgaben gehören zum Rätsel: { $what }
    .notes-ignored = nicht beachtet, denn das Rätsel braucht es nicht: { $what }
    .unfinished = { $name }: nicht fertig; was da ist, liegt in { $kept }
    .narrow = das Bild braucht { $least } Spalten, es gibt aber { $width }: als Text
    .speed =
        { $n ->
            [one] 1 Rätsel
           *[other] { $n } Rätsel
        } in { $time }: { $rate } je Sekunde
    .by-card = { $speed }, davon { $n } durch eine Grafikkarte
    .refused =
        { $n ->
            [one] 1 von { $all } Zeilen wurde abgelehnt
           *[other] { $n } von { $all } Zeilen wurden abgelehnt
        }
    .interrupted =
        unterbrochen nach { $n ->
            [one] 1 Zeile
           *[other] { $n } Zeilen
        }
    .undecided =
        { $n ->
            [one] 1 von { $all } Zeilen wurde in der erlaubten Zeit nicht entschieden
           *[other] { $n } von { $all } Zeilen wurden in der erlaubten Zeit nicht entschieden
        }
    .progress-puzzles = Rätsel
    .progress-lines = Zeilen
    .progress-rate = je Sekunde
    .progress-left = übrig

# Was die Kommandozeile zu den Lösungen eines Rätsels sagt.
verdict =
    .no-solution = das Rätsel hat keine Lösung
    .several = das Rätsel hat mehr als eine Lösung
    .differ = das Rätsel hat mehr als eine Lösung; diese beiden unterscheiden sich zuerst in { $place }
    .shown = das Rätsel hat mehr als eine Lösung; eine davon ist zu sehen
    .needs-trial = es gibt genau eine Lösung, aber von hier an hilft nur Probieren
    .trial = von hier an hilft nur Probieren

explanation =
    .solved =
        { $steps ->
            [one] gelöst in 1 Schritt
           *[other] gelöst in { $steps } Schritten
        }
    .stuck =
        { $steps ->
            [one] nach 1 Schritt geht es nicht weiter
           *[other] nach { $steps } Schritten geht es nicht weiter
        }, { $open } noch offen: { $why }
    .contradiction =
        { $steps ->
            [one] Widerspruch nach 1 Schritt: es gibt keine Lösung
           *[other] Widerspruch nach { $steps } Schritten: es gibt keine Lösung
        }
    .unfinished =
        { $steps ->
            [one] nicht zu Ende: 1 Schritt, { $open } noch offen
           *[other] nicht zu Ende: { $steps } Schritte, { $open } noch offen
        }
    .title = { $family }, Schritt für Schritt
    .start = Das Rätsel
    .end = Das Ende
    .first = Erster Schritt
    .back = Ein Schritt zurück
    .on = Nächster Schritt
    .last = Letzter Schritt
    .all = Alle Schritte zeigen
    .slider = Schritt

left-out =
    .nodes =
        nur die leichteren Schritte stehen hier: { $nodes ->
            [one] 1 Knoten reichte
           *[other] { $nodes } Knoten reichten
        } nicht für alle; mit --nodes 0 wird nach allen gesucht
    .late = nicht alle Schritte stehen hier: die Zeit war um

welcome =
    .one = ein leichtes Rätsel; 'gridwright generate' macht andere ({ $families }), 'gridwright --help' zeigt alle Befehle
    .about = Gridwright macht, löst, erklärt und bewertet Rätsel auf Gittern.
    .next = Was als Nächstes eingegeben werden kann:
    .play = ein Spiel in Textzeilen
    .generate = ein Rätsel zum Lösen
    .options = was man dabei verlangen kann
    .show = das Rätsel zu einer Zahl, jedes Mal dasselbe
    .explain = wie ein Mensch es lösen würde
    .solve = die Lösung eines eigenen Rätsels
    .help = alles Weitere
