# Das Spiel im Terminal, auf Deutsch: was keine andere Oberfläche sagt.

# Tasten in der letzten Zeile eines Spiels, jede mit ein, zwei Wörtern.
foot =
    .draw = Umschalt+Pfeile zeichnen
    .block = Strg+Pfeile sperren
    .pen = Leertaste Stift
    .choose = Umschalt+Pfeile auswählen
    .colours = 1-6 Farbe
    .list = auf/ab wählen
    .scroll = auf/ab blättern

# Befehle in einem Wort, für die letzte Zeile.
short =
    .menu = Menü
    .close = zu
    .play = ausführen
    .take = ausführen
    .go-on = weiter
    .more = mehr
    .steps = alle Schritte
    .next = weiter
    .colours = Farben
    .back = zurück
    .next-empty = leeres Feld

# Was die Tasten eines Bildschirms tun, in seiner letzten Zeile.
keys =
    .pick = auf/ab wählen, links/rechts Stufe, Enter starten, Tab mehr, l Lektion, Esc zurück
    .advanced = auf/ab wählen, links/rechts ändern, Enter Liste oder Start, Entf leeren, Esc zurück
    .daily = auf/ab wählen, links/rechts Tag, < > Monat, Enter öffnen, Esc zurück
    .stats = auf/ab blättern, e exportieren, Esc zurück
    .share = Esc zurück
    .technique = auf/ab blättern, links/rechts andere Techniken, Esc zurück
    .technique-small = auf/ab blättern, links/rechts andere, Tab Brett, Esc zurück
    .watch-small = rechts/links, Leertaste, Esc zurück

# Die Befehle eines Spiels.
command =
    .all-steps = Alle möglichen Schritte
    .here = Was in diesem Feld feststeht
    .centre = Zeichen in der Mitte
    .colours = Farben
    .digit-first = Erst der Wert oder das Feld
    .next-empty = Nächstes leeres Feld

# Kurze Meldungen während eines Spiels.
game =
    .digit-first = Nun kommt der Wert zuerst; Enter oder ein Klick setzt ihn ein.
    .cell-first = Nun kommt das Feld zuerst, dann der Wert.
    .none-empty = Jedes Feld ist gefüllt.
    .centring = MITTE
    .colouring = FARBEN
    .brush = setzt { $symbol }

# Die Seite mit Hilfe.
help =
    .grids = Diese Regeln gelten in jedem der Gitter für sich; wo sich Gitter überlappen, gehört ein Feld zu beiden.
    .choosing = Umschalt mit einer Pfeiltaste wählt mehrere Felder aus, Ziehen ebenso; was getippt wird, kommt in alle. m schreibt Zeichen in die Mitte, c Farben (1 bis 6), n Notizen; die Rücktaste nimmt weg, was dort steht, eine Art nach der anderen. o geht zum nächsten leeren Feld.
    .mouse-path = Von Feld zu Feld ziehen zeichnet den Weg, ein Klick auf eine Seite setzt sie, ein Rechtsklick sperrt sie. Auch die Tasten in der letzten Zeile lassen sich anklicken.

# Was in einem Feld feststeht.
here =
    .filled = { $place } ist schon gefüllt.
    .later =
        { $steps ->
            [one] { $place }: noch steht nichts fest, ein Schritt kommt davor.
           *[other] { $place }: noch steht nichts fest, { $steps } Schritte kommen davor.
        }

# Alle möglichen Schritte.
steps =
    .title =
        { $steps ->
            [one] Ein Schritt ist möglich
           *[other] { $steps } Schritte sind möglich
        }

hint =
    .chain = Kette, Glied für Glied

# Die Summe unter dem Zeiger.
cage =
    .here =
        { $cells ->
            [0] Summe { $sum }: fertig.
            [one] Summe { $sum }: noch { $left } in einem Feld.
           *[other] Summe { $sum }: noch { $left } in { $cells } Feldern.
        }
    .ways = Möglich: { $ways }
    .many = { $ways } Möglichkeiten
    .none = Keine Möglichkeit ist übrig.

# Die erste Lektion einer Familie.
first =
    .heading = Erste Lektion, { $at } von { $all }
    .begin = Enter beginnt.
    .type = Ein erster Wert: mit den Pfeiltasten zum Feld gehen und ihn tippen.
    .draw = Eine erste Linie: Umschalt mit einer Pfeiltaste zeichnet von Feld zu Feld.
    .note = Noch nicht sicher? { $key } schaltet auf Notizen: tippen, was in einem leeren Feld stehen könnte, und noch einmal { $key }. Enter geht weiter.
    .block = Eine Seite, über die der Weg nicht gehen kann: Strg mit einer Pfeiltaste sperrt sie. Enter geht weiter.
    .undo = Nichts ist endgültig: { $key } nimmt den letzten Zug zurück.
    .hint = Festgefahren? { $key } sagt, wo zu suchen ist, noch einmal warum, und erst dann, was folgt.
    .finish = Der Rest bleibt zu tun. Ein Anstoß:
    .done = Mehr braucht es zum Anfangen nicht.

# Ob die erste Lektion gewünscht ist.
offer =
    .title = Neu bei { $family }?
    .text = Eine erste Lektion auf einem kleinen Brett dauert zwei Minuten: das Ziel, ein erster Zug, Notizen, Rückgängig und Tipps.
    .lesson = Zur Lektion
    .play = Gleich spielen

# Ein neues Spiel.
new =
    .level = Stufe: { $level }
    .advanced = Im Einzelnen: { $family }
    .nothing = keine

# Begonnene Spiele.
games =
    .elsewhere = in einem anderen Fenster offen

# Die Rätsel vergangener Tage.
daily =
    .weekdays = Mo Di Mi Do Fr Sa So
    .legend = { $clean } gelöst, { $helped } mit Hilfe, { $begun } begonnen
    .past = Vergangene Tage zählen nicht zu den Tagen in Folge.

# Statistik.
stats =
    .days = Serie
    .clean = ohne
    .watched = gesehen
    .exported = Alles steht in { $file }.
    .not-exported = Es ließ sich nicht schreiben: { $why }.

# Das Ende eines Spiels.
solved =
    .streak = Tage in Folge mit einem dieser Art, ohne Tipp: { $now }; bisher am meisten: { $most }
    .clean = Ohne Hilfe gelöst.
    .helped =
        { $hints ->
            [one] Mit einem Tipp gelöst.
           *[other] Mit { $hints } Tipps gelöst.
        }
    .watched = Gelöst, nachdem der Löser zu sehen war.
    .up = Eine Stufe höher: { $level }
    .share = Ergebnis zum Weitergeben

# Ein Ergebnis als Text zum Kopieren.
share =
    .title = Ergebnis zum Weitergeben
    .how = Zum Kopieren mit der Maus markieren; manche Terminals wollen Umschalt dazu.
    .clean = { $time }, ohne Tipps
    .helped =
        { $hints ->
            [one] { $time }, ein Tipp
           *[other] { $time }, { $hints } Tipps
        }
    .watched = { $time }, Löser angesehen

# Dateien, in die alles exportiert wurde.
import =
    .done =
        { $games ->
            [one] Ein Spiel wurde übernommen, Ergebnisse: { $records }.
           *[other] { $games } Spiele wurden übernommen, Ergebnisse: { $records }.
        }

# Die Namen der Einstellungen.
setting =
    .theme = Farbschema
    .board = Brett
    .rulers = Nummern der Zeilen und Spalten
    .peers = Zeile, Spalte und Block hervorheben
    .entry = Was zuerst kommt

# Was Einstellungen sein können.
choice =
    .dark = dunkel
    .light = hell
    .contrast = hoher Kontrast
    .mono = schwarzweiß
    .large = groß
    .compact = klein
    .cell = das Feld
    .digit = der Wert

# Das Spiel in Textzeilen.
linear =
    .meant = { $command }: das ist weder ein Befehl noch ein Ort wie r4c7. Ist { $name } gemeint?
    .steps-help = Mehr Hilfe: steps (alles, was jetzt möglich ist), step N (zeigt einen davon), why r4c7 (was dort feststeht), mistake (der erste falsche Zug, und warum er falsch ist); rules r4c7 (zu welchen Gruppen es gehört); left, next, export, share (das letzte Ergebnis als Text).
    .notation = In Tipps bedeutet r1c2=5, dass in Zeile 1, Spalte 2 die 5 steht, und r1c2<>34, dass dort 3 und 4 ausgeschlossen sind.
    .hint-more = hint eingeben, um mehr zu erfahren.
    .hint-play = play eingeben, um ihn auszuführen.
    .now = Nun: { $changes }
    .bye = Auf Wiedersehen.
    .bye-saved = Das Spiel ist gesichert. continue setzt es beim nächsten Mal fort.
    .no-result = Seit dem Start wurde noch nichts gelöst.
    .sum =
        { $clean ->
            [0] { $kind }: { $solved } gelöst, keines ohne Hilfe: mit Tipps { $hinted }, nach Ansehen des Lösers { $watched }.
           *[other] { $kind }: { $solved } gelöst: ohne Hilfe { $clean }, mit Tipps { $hinted }, nach Ansehen des Lösers { $watched }; beste Zeit { $best }, Mittel { $mean }; Tage in Folge { $now }, höchstens { $most }.
        }
    .kinds = Arten: { $kinds }.
    .groups = { $place } gehört zu diesen Gruppen: { $groups }.
    .no-group = { $place } gehört zu keiner Gruppe.
    .gaps = Lücken im Rand: { $sides }.
    .ends = Offene Enden in { $cells }.
    .left = Noch zu setzen: { $values }.
    .all-placed = Jeder Wert ist gesetzt.
    .no-clues = Es gibt keine anderen Vorgaben als die Werte auf dem Brett.
    .clue-done = { $clue }, fertig
    .clue-open = { $clue }, offen
    .clue-sum = { $clue }, offen, noch { $left }
    .no-step = { $number }: erwartet wird die Nummer eines Schritts, von 1 bis { $most }
    .more-steps = { $more } weitere; steps all nennt sie alle.
    .steps-first = Zuerst nach steps fragen.
    .mistake-none = Bisher ist alles richtig.
    .places = Hier steht { $value }: { $places }.
    .empty-at =
        { $count ->
            [one] Ein Ort ist leer: { $places }.
           *[other] { $count } Orte sind leer: { $places }.
        }
    .none-empty = Nichts ist leer.
    .restarted = Von vorn begonnen. undo bringt alles zurück.
    .noted-all =
        { $cells ->
            [0] Keine Notiz hat sich geändert.
            [one] Notizen in einem Feld geschrieben.
           *[other] Notizen in { $cells } Feldern geschrieben.
        }
    .no-number = { $command } { $word }: erwartet wird eine Zahl von 1 bis { $most }
    .no-day = { $value }: erwartet wird eines von { $known }, oder ein Tag wie { $day }
    .no-day-yet = { $day } kommt erst noch: erwartet wird ein Tag bis { $today }
    .no-game-number = { $number }: erwartet wird die Nummer eines Spiels, von 1 bis { $most }; games nennt sie
    .no-file = es gibt keine Datei { $file }
    .too-long = erwartet wird eine Zeile von höchstens 4 MiB, gefunden wurde eine längere
    .no-value = { $value }: erwartet wird eines von { $known }
    .undone-moves =
        { $moves ->
            [0] Nichts war falsch, und nichts wurde zurückgenommen.
            [one] Ein Zug wurde zurückgenommen.
           *[other] { $moves } Züge wurden zurückgenommen.
        }

# Die Seite einer Technik.
technique =
    .example = Beispiel: { $text }
    .no-example = Dafür gibt es kein Beispiel.
    .spot = So findet man sie: { $text }
    .miss = Vorsicht: { $text }
    .relatives = Verwandte: { $text }
