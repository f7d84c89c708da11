# Die Oberfläche und die gedruckten Bücher, auf Deutsch.

menu =
    .continue = Weiterspielen (Spiele: { $games })
    .new = Neues Spiel
    .daily = Rätsel des Tages
    .open = Datei, Kennung oder Rätsel öffnen
    .statistics = Statistik
    .techniques = Techniken
    .settings = Einstellungen
    .help = Hilfe
    .quit = Beenden

keys =
    .menu = auf/ab wählen, Enter öffnen, q beenden
    .list = auf/ab wählen, Enter öffnen, Esc zurück
    .scroll = auf/ab blättern, Esc zurück
    .games = auf/ab wählen, Enter weiterspielen, Entf wegwerfen, Esc zurück
    .open = Enter öffnen, Entf leeren, Esc zurück
    .making = Esc abbrechen
    .settings = auf/ab wählen, links/rechts ändern, Esc zurück
    .techniques = auf/ab wählen, Enter öffnen, links/rechts Familie, Esc zurück
    .watch = rechts/links Schritt, Leertaste Lauf, +/- Tempo, Pos1/Ende, Esc zurück

short =
    .hint = Tipp
    .check = prüfen
    .notes = Notizen
    .undo = zurück
    .help = Hilfe

games =
    .title = Laufende Spiele
    .none = Es läuft kein Spiel.
    .sure = Noch einmal Entf wirft dieses Spiel weg.

new =
    .title = Neues Spiel
    .family = Familie
    .start = Start
    .any = beliebig
    .reset = Auf die Vorgaben zurücksetzen
    .never = bisher nie gesehen
    .seen = Bisher gesehen: { $levels }.

daily =
    .title = Rätsel vom { $day } (UTC), für alle dieselben
    .streak = Tage in Folge ohne Tipp: { $now }; bisher am meisten: { $most }
    .begun = begonnen

open =
    .title = Ein Rätsel öffnen
    .what = Ein Brett einfügen oder eintippen, eine Kennung, wie sie nach einem Spiel steht, oder den Namen einer Datei.

making =
    .title = Ein Rätsel entsteht

stats =
    .title = Statistik
    .none = Noch ist nichts gelöst.
    .kind = Rätsel
    .solved = gelöst
    .best = beste
    .mean = Mittel
    .hints = Tipps
    .recent = letzte Zeiten

techniques =
    .title = Techniken: { $family }

settings =
    .title = Einstellungen
    .reset = Alles zurücksetzen, auch die Vorgaben neuer Spiele

setting =
    .language = Sprache
    .characters = Zeichen
    .colours = Farben
    .mistakes = Fehler beim Spielen markieren
    .tidy = Werte streichen sich aus Notizen
    .timer = Uhr
    .same = Gleiche Werte hervorheben
    .symbols = Symbole, wo es andere gibt
    .speed = Tempo des Lösers

choice =
    .auto = automatisch
    .en = English
    .es = Español
    .de = Deutsch
    .it = Italiano
    .unicode = Unicode
    .ascii = ASCII
    .none = keine
    .true = Millionen
    .rules = verletzte Regeln
    .never = nie
    .solution = falsche Werte
    .yes = ja
    .no = nein
    .shown = sichtbar
    .hidden = verborgen
    .plain = einfach
    .other = andere
    .normal = normal
    .slow = langsam
    .fast = schnell

level =
    .easy = leicht
    .medium = mittel
    .hard = schwer
    .expert = sehr schwer
    .extreme = extrem

help =
    .moving = Pfeiltasten oder h j k l bewegen; Pos1, Ende, Bild auf und Bild ab gehen an den Rand.
    .values = Ein Wert wird getippt, noch einmal nimmt ihn weg; Rücktaste, Entf, 0 oder Punkt leeren. Leertaste oder Tab schaltet auf Notizen um und zurück; Alt mit einem Wert notiert ihn gleich.
    .drawing = Wo ein Weg gezeichnet wird: Umschalt mit einer Richtung zeichnet und löscht auf dem Rückweg; Strg mit einer Richtung sperrt; die Leertaste hält den Stift unten. Ein Zeichen (x, o) und dann eine Richtung setzt diese Kante. Die Rücktaste leert das Feld.
    .mouse = Ein Klick auf ein Feld geht hin, ein zweiter wählt alle gleichen; ein Klick auf einen Wert setzt ihn, auf ein Wort beleuchtet es; Ziehen wählt mehrere Felder. Auch die Tasten in der letzten Zeile lassen sich anklicken.
    .letters = Wo Buchstaben Werte sind, liegen Befehle auf Strg und Funktionstasten; Esc zeigt alle.

command =
    .help = Hilfe
    .hint = Tipp, dann ausführen
    .check = Jetzt prüfen
    .notes = Notizen / zeichnen
    .auto-notes = Alle Notizen schreiben
    .watch = Dem Löser zusehen
    .undo = Zurücknehmen
    .redo = Wiederholen
    .checkpoint = Von hier probieren
    .back = Dorthin zurück
    .last-correct = Zurück zur letzten richtigen Stellung
    .pause = Pause
    .timer = Uhr zeigen oder verbergen
    .symbols = Andere Symbole
    .next-clue = Nächste Vorgabe
    .restart = Von vorn beginnen
    .leave = Verlassen (alles ist gesichert)

game =
    .needs = Dafür braucht es { $width } x { $height } Zeichen.
    .part = Alles auf einmal braucht { $width } x { $height } Zeichen.
    .paused = Pause. Jede Taste geht weiter.
    .given = { $place } ist vorgegeben.
    .full = Voll, aber noch nicht richtig.
    .no-more = Es gibt nichts mehr zurückzunehmen oder zu wiederholen.
    .checkpoint = Gemerkt. Hierher kann man zurückkehren.
    .back =
        { $moves ->
            [one] Einen Zug zurück.
           *[other] { $moves } Züge zurück.
        }
    .no-checkpoint = Es ist keine Stellung gemerkt.
    .at-checkpoint = Das ist der gemerkte Punkt.
    .no-mistakes = Bisher keine Fehler.
    .mistakes =
        { $count ->
            [one] Ein Eintrag ist falsch: { $places }.
           *[other] { $count } Einträge sind falsch: { $places }.
        }
    .broken = An den markierten Stellen sind Regeln verletzt.
    .no-solution = Keine Regel ist verletzt; ob alles stimmt, lässt sich nicht sagen, weil nicht genau eine Lösung bekannt ist.
    .thinking = denkt nach
    .hints = Tipps: { $hints }
    .noting = NOTIZEN
    .drawing = STIFT UNTEN
    .armed = { $symbol }: in welche Richtung?
    .menu = Spiel
    .keep-on = Nein, weiterspielen
    .start-again = Ja, von vorn (lässt sich umkehren)

hint =
    .more = Noch einmal fragen sagt mehr.
    .again = Noch einmal fragen führt ihn aus.
    .broken = Verletzte Regeln: { $rules }.
    .wrong = Nicht wie in der Lösung: { $places }.
    .wrong-notes = In den Notizen fehlt, was dorthin gehört: { $places }.
    .solved = Schon gelöst.
    .no-logic = Keine Technik findet einen nächsten Schritt: ab hier muss man probieren.
    .several = Nichts mehr ist erzwungen: das Rätsel hat mehr als eine Lösung.
    .no-solution = Das Rätsel hat keine Lösung.
    .out-of-budget = In vernünftiger Zeit fand sich kein Tipp.

watch =
    .title = Der Löser: Schritt { $step } von { $steps }
    .solved = Gelöst.
    .stuck = Keine Technik findet mehr etwas: ab hier muss man probieren.
    .contradiction = Von hier aus gibt es keine Lösung.
    .out-of-budget = In vernünftiger Zeit nicht fertig geworden.

solved =
    .title = Gelöst!
    .time = Zeit: { $time }
    .best = Deine beste Zeit bisher.
    .hints = Tipps: { $hints }
    .not-counted = Mit Hilfe zählt es weder als Bestzeit noch für die Tage in Folge.
    .all = Von dieser Art: { $solved } gelöst, beste { $best }, Mittel { $mean }
    .another = Noch eines dieser Art
    .menu = Zurück zum Menü

notice =
    .unsaved = Das Spiel kann nicht gesichert werden: { $why }.
    .read-only = Nichts kann gesichert werden ({ $why }): Spiele gehen am Ende verloren.
    .in-use = Dieses Spiel wird in einem anderen Fenster gespielt.
    .gone = Dieses Spiel ist nicht mehr da.
    .damaged = Ein gesichertes Spiel war nicht lesbar ({ $why }) und liegt nun als { $file } beiseite.

linear =
    .welcome = Gridwright, Zeile für Zeile. help nennt die Befehle.
    .help =
        Spiele: new FAMILY [KIND] [LEVEL] [name=value ...], daily FAMILY [LEVEL] [DAY], open TEXT oder DATEI, games, continue N, families, statistics, quit.
        Ansehen: r4c7, row 4, column 7, board, picture, where WERT, empty, clues, rules, time, id.
        Spielen: r4c7 5, clear r4c7, note r4c7 3 8, notes (schreibt alle), undo, redo, restart, checkpoint, back, correct.
        Wege: draw r1c1 right down, block r1c1 up.
        Hilfe: hint, play (führt den Tipp aus), check, watch (alle Schritte bis zum Ende).
    .no-game = { $command }: kein Spiel ist offen. Es gibt new, daily, open, continue und help.
    .unknown = { $command }: das ist weder ein Befehl noch ein Ort wie r4c7. help hilft.
    .incomplete = { $command }: Das ist nicht vollständig. Zum Beispiel: { $example }
    .no-way = { $word }: erwartet ist up, down, left oder right
    .no-place = Auf diesem Brett gibt es keinen Ort { $place }.
    .size = { $rows } Zeilen, { $columns } Spalten.
    .progress = { $done } von { $all } fertig.
    .notes = , Notizen { $notes }
    .given = { $place }, vorgegeben { $value }
    .holds = { $place }, { $value }
    .candidates = { $place }, Kandidaten { $candidates }
    .row = Zeile { $number }: { $cells }
    .column = Spalte { $number }: { $cells }
    .empty = leer
    .open = offen
    .wall = Mauer
    .blocked = gesperrt
    .path = Weg
    .undone = Zurückgenommen: { $changes }
    .redone = Wiederholt: { $changes }
    .noted = andere Notizen in { $places }
    .nowhere = { $value } steht noch nirgends.
    .hint-first = Erst um einen Tipp bitten.
    .solved =
        { $hints ->
            [0] Gelöst in { $time } ohne Tipp.
            [one] Gelöst in { $time } mit einem Tipp.
           *[other] Gelöst in { $time } mit { $hints } Tipps.
        }

way =
    .up = oben
    .down = unten
    .left = links
    .right = rechts

book =
    .title = Rätsel
    .contents = Inhalt
    .rules-of = So wird gespielt
    .solutions = Lösungen
    .hints = Erste Tipps
    .moves = Jede Zeile nennt eine Technik, die Stelle, an der man suchen sollte, und den ersten Zug: r1c2=5 setzt 5 in Zeile 1, Spalte 2; r1c2<>34 schließt dort 3 und 4 aus.
    .kind =
        { $id ->
            [areas] { $family } mit Gebieten ohne Wiederholung
            [jigsaw] Unregelmäßiges { $family }
            [non-consecutive] { $family } ohne Folgewerte
           *[other] { $variants }-{ $family }
        }
    .moves-only = r1c2=5 setzt 5 in Zeile 1, Spalte 2; r1c2<>34 schließt dort 3 und 4 aus.
    .made-with = Gemacht mit Gridwright.
    .unique = Jedes Rätsel hat genau eine Lösung.
    .ids = Die kleine Zeile unter einem Rätsel ist seine Kennung: Damit öffnet das Programm, das es gemacht hat, dasselbe Rätsel.
    .grids = Für jedes der Gitter gelten diese Regeln für sich; wo sie sich überlappen, gehört ein Feld zu beiden. Hinweise nennen die Gitter mit den Zahlen, die daneben stehen.
    .guide-areas = Die getönten Bereiche zeigen, wie die Vorgaben gewählt wurden. Sie sind keine Regel.
    .symbols = Die { $count } Symbole der Reihe nach: { $symbols }
    .example = Ein Beispiel
    .example-grid = Ein Beispiel in einem Gitter
    .example-solution = Seine Lösung
    .first-step = Ein erster Schritt: { $technique }
    .solution-on = Lösung auf Seite { $page }
    .page = Seite { $page }
    .hints-stage = Hinweise, Stufe { $stage }
    .foreword = Vorwort
    .afterword = Nachwort
    .room-time = Zeit
    .room-notes = Notizen
    .cover-code = Strichcode
    .cover-size = { $pages } Seiten. Der Rücken ist { $spine } mm breit, der Bogen { $width } x { $height } mm.
    .cover-lines = Dicke Striche: Hier wird geschnitten und gefaltet. Dünne Striche: Jenseits davon steht nichts Wichtiges.
    .cover-no-text = Bei weniger als { $pages } Seiten drucken Druckereien keinen Text auf den Rücken.

culprit =
    .broken = die Vorgaben { $clues } passen nicht zusammen: { $rule }
    .own = { $clues }; das geht nicht ({ $rule })
    .clues =
        ohne { $clues } gibt es { $is-unique ->
            [yes] 1 Lösung
           *[no] mehrere Lösungen
        }

picture =
    .board = { $rows } mal { $columns }, Vorgaben: { $clues }. { $line }
    .solution = die Lösung: { $line }

mark =
    .counted = gezählter Bereich
    .looked = betrachtet
    .pivot = Drehfeld
    .wing = Flügel
    .fin = Flosse
    .colour-a = Farbe A
    .colour-b = Farbe B
    .strong = starke Verbindung
    .weak = schwache Verbindung
    .goes-in = kommt hinein
    .can-go = entfällt

list =
    .and = { $most } und { $last }
    .or = { $most } oder { $last }
    .or-before-o = { $most } oder { $last }
    .in = in { $name }
    .none = nichts
    .both = beide, { $items }
    .all = alle, { $items }
    .both-of-them = beide
    .all-of-them = alle

parameter-level = Wie schwer es ist, in den Worten der Spieler
    .name = Stufe
parameter-rating = Zwischen welchen Bewertungen sein schwerster Schritt liegt
    .name = Bewertung
parameter-needs = Eine Technik, die es verlangt, wenn jeder Schritt der leichteste ist, den es gibt
    .name = Verlangt
    .form = die Kennung einer Technik, zum Beispiel hidden-single
parameter-at-most = Eine Technik, über der kein Schritt bewertet ist
    .name = Höchstens
    .form = die Kennung einer Technik, zum Beispiel hidden-single
parameter-bottlenecks = Wie oft seine schwerste Technik gebraucht wird
    .name = Schwerste Schritte
parameter-profile = Nach wessen Maß; { parameter-profile.agreed } heißt nach gridwright und, für eine Bewertung, auch nach sukaku-1.18, wo es das Rätsel bewertet
    .name = Maßstab
    .agreed = gemeinsam
parameter-anyway = Ob auch nach einer Stufe gesucht wird, die noch keine Suche gefunden hat
    .name = Trotzdem suchen

profile-gridwright = Reihenfolge und Werte, wie jede Familie sie selbst lehrt

technique-what-if = Was wäre wenn
    .short = { $cell } = { $value } führt zu einem Widerspruch
    .full =
        { $count ->
            [0] Wäre { $cell } { $value }, so gäbe es sofort
            [one] Wäre { $cell } { $value }, so folgte ein Zug: { $moves }. Dann gäbe es
           *[other] Wäre { $cell } { $value }, so folgten diese { $count } Züge, einer nach dem anderen: { $moves }. Dann gäbe es
        } { $end ->
            [cell] keinen Kandidaten mehr für { $at }.
            [place] keinen Platz für { $lost } { IN($house) }.
            [rule] keine Möglichkeit mehr für { $house }.
           *[search] keine Möglichkeit mehr.
        }

technique-nested-what-if = Was wäre wenn, verschachtelt
    .short = { $cell } = { $value } führt zu einem Widerspruch, mit weiteren Proben auf dem Weg
    .full =
        Angenommen, { $cell } wäre { $value }. { $count ->
            [0] Sofort gäbe es
           *[other] { $count ->
                [one] Dann folgte ein Zug: { $moves }.
               *[other] Dann folgten diese { $count } Züge, einer nach dem anderen: { $moves }.
            } { $tried ->
                [0] Dann gäbe es
                [one] Der Kandidat, der auf dem Weg geprobt wird, entfällt nach den Zügen vor ihm: { $trials }. Dann gäbe es
               *[other] Kandidaten, die auf dem Weg geprobt werden, entfallen jeweils nach den Zügen vor ihnen: { $trials }. Dann gäbe es
            }
        } { $end ->
            [cell] keinen Kandidaten mehr für { $at }.
            [place] keinen Platz für { $lost } { IN($house) }.
            [rule] keine Möglichkeit mehr für { $house }.
           *[search] keine Möglichkeit mehr.
        }

rule-row = Zeile { $number }
    .in = in Zeile { $number }
    .many = Zeilen { $numbers }
    .in-many = in den Zeilen { $numbers }
rule-column = Spalte { $number }
    .in = in Spalte { $number }
    .many = Spalten { $numbers }
    .in-many = in den Spalten { $numbers }

# What techniques are.

lesson-what-if = Man nimmt einen Wert in einem Feld an und folgt den Einern. Hat ein Feld keinen Kandidaten mehr oder ein Wert keinen Platz, so war die Annahme falsch, und der Kandidat entfällt. Das ist Probieren an kurzer Leine, wo ein Brett für Ketten zu groß ist oder Regeln hat, die Ketten nicht kennen.
    .spot = Am meisten folgt aus einem Feld mit zwei Kandidaten oder einem Wert mit zwei Plätzen in einer Einheit. Was folgt, wird so notiert, dass man es wieder löschen kann.
    .miss = Eine Probe, die ohne Widerspruch endet, beweist nichts: Der Kandidat bleibt, und die anderen seines Feldes bleiben auch.
    .relatives = Zwangsketten sind dasselbe mit einer einzigen Schlussfolge, die sich aufschreiben lässt. „Was wäre wenn, verschachtelt“ ist der schwerere Fall, in dem eine Probe nicht genügt.

lesson-nested-what-if = Man nimmt einen Wert in einem Feld an, folgt den Einern und probiert dort, wo sie enden, jeden Kandidaten durch: Auch jeder, der zu einem Widerspruch führt, entfällt. Bleibt dadurch ein Feld oder ein Wert ohne Platz, so war die erste Annahme falsch. Das steht für Ketten in Ketten auf Brettern, die mehr Regeln haben als Zeilen, Spalten und Blöcke.
    .spot = Das ist eher für ein Programm als für Papier: Es hilft nur, wo jede einzelne Probe ohne Widerspruch endet.
    .miss = Eine zweite Probe in der ersten sagt nichts über das Brett selbst: Was dabei entfällt, kommt mit dem Ende der ersten Annahme zurück.
    .relatives = „Was wäre wenn“ ist der leichtere Fall mit einer Probe. Schwerer ist nur noch die Suche nach der Lösung.

# Was zu Schritten aller Familien gesagt wird.
step =
    .where = { $technique }: siehe { $place }.
    .span =
        { $top ->
            [0] das ganze Brett
           *[other] Zeilen { $top } bis { $bottom }, Spalten { $left } bis { $right }
        }
    .so = Also: { $changes }.
    .placed =
        { COUNT($cells) ->
            [one] { $cells } ist { $values }
           *[other] { $cells } sind { $values }
        }
    .gone =
        { COUNT($values) ->
            [one] { $values } entfällt in { $cells }
           *[other] { $values } entfallen in { $cells }
        }
    .places = { IN($house) } in { OR($cells) }
    .candidates = { $cell } ({ OR($values) })
    .linked = { $values } ({ $rule })
    .by = { $technique } ({ $claims })
    .trial =
        { $count ->
            [0] mit { $cell }={ $value } gäbe es
           *[other] { $cell }={ $value } führte zu { $moves }, und es gäbe
        } { $end ->
            [cell] keinen Kandidaten mehr für { $at }
            [place] keinen Platz für { $lost } { IN($house) }
           *[rule] keine Möglichkeit mehr für { $house }
        }
    .run = { $first } bis { $last }
    .rectangle = das Rechteck von { $first } bis { $last }
    .chain-not =
        { COUNT($cells) ->
            [one] { $cells } ist nicht { OR($value) }
           *[other] { $cells } sind nicht { OR($value) }
        }
    .chain-is = { $cells } ist { $value }
    .chain-so-is =
        { COUNT($cells) ->
            [one] also ist { $cells } { $value }
           *[other] also steht die { $value } in { OR($cells) }
        }
    .chain-so-only = also steht { IN($houses, by: "or") } die { $value } in { OR($cells) }
    .chain-case = ({ $number }) { $chain }
    .right-side = die rechte Seite
    .left-side = die linke Seite
    .upper-side = die obere Seite
    .lower-side = die untere Seite
    .side-of = { $side } von { $cell }
    .mistakes =
        { $count ->
            [one] { $cells } ist falsch und wird nicht beachtet.
           *[other] { $cells } sind falsch und werden nicht beachtet.
        }
    .wrong-notes = Den Notizen in { $cells } fehlt der richtige Wert; sie werden nicht beachtet.

# Wie die Stufen eines Tipps heißen.
stage =
    .where = wo
    .why = warum
    .move = Zug

# Die Teile einer Lektion.
lesson =
    .heading = { $name } ({ $id }), für { $families }
    .spot = Woran man es erkennt
    .miss = Knapp daneben
    .relatives = Verwandtschaft
    .near = Wäre auch { $cells } möglich, so wäre das Muster nicht vollständig, und der Schritt folgte nicht.
    .near-opened =
        Solange { $cells } noch offen { COUNT($cells) ->
            [one] ist
           *[other] sind
        }, ist das Muster nicht vollständig, und der Schritt folgt nicht.
    .near-next = Wäre auch { $cells } möglich, so wäre dies nicht der nächste Schritt.
    .near-clues = Dieser Schritt folgt schon aus den Vorgaben: In keiner anderen Stellung dieses Rätsels fehlt er.
    .extra = { $values } in { $cell }
    .worth = Wert, mindestens
    .rating = Bewertung { $value }
    .score = Punkte { $value }
    .position = { $family }: nach { $profile } ist es in dieser Stellung der nächste Schritt

error =
    .in-file = { $name }: { $error }
    .in-line = Zeile { $line }, Spalte { $column }: erwartet: { $expected }
    .in-field = { $field }: erwartet: { $expected }
    .value = { $name }={ $value } geht nicht. Erwartet: { $expected }
    .whole-number = eine ganze Zahl von { $min } bis { $max }
    .one-of = eines von { $words }
    .ratings = eine Bewertung wie 4.2 oder zwei wie 4.0..4.4, von 0.0 bis 20.0
    .parameter = Unbekannter Parameter { $name }. Es gibt { $known }{ $meant }
    .meant = . Ist { $name } gemeint?
    .technique = { $name }={ $technique }: keine Technik von { $family }{ $meant }
    .never-seen = level={ $level } wurde in { $searches } Versuchen{ $with } nie gefunden. Es gibt { $seen }; mit anyway=yes wird trotzdem gesucht.
    .with-shape = { " " }mit { $shape }
    .twice = { $name } ist zweimal angegeben, erwartet ist es einmal.
    .other-params = Das sind nicht die Parameter dieser Familie.
    .clash = Die Angaben passen nicht zusammen ({ $why }).
    .out-of-budget = In der erlaubten Rechenzeit nicht fertig geworden.
    .not-found = Ein solches Rätsel wurde nicht gefunden ({ $why }).
    .no-generator = Es gibt keinen Generator { $number }.
    .read-as = Gelesen als { $family }: { $error }
    .ambiguous = Das Feld passt zu { $families }; bitte die Familie angeben.
    .other-family = Erwartet war ein Rätsel der Familie { $asked }, es ist aber { $found }.
    .link = Dieser Link von { $site } wird nicht gelesen, nur solche: { $known }.
    .family = Unbekannte Familie { $name }. Es gibt { $known }{ $meant }
    .generator = { $family } hat Generator { $known }, nicht Generator { $asked }.
    .recipe = Das Rezept ergab kein Rätsel: { $why }
    .recipe-budget = Das Rezept ergab kein Rätsel: Die erlaubte Rechenzeit reichte dafür nicht.
    .given = { $site } ist vorgegeben und kann nicht geändert werden.
    .no-site = Das Feld hat keine Stelle { $index }.
    .no-value = Das Rätsel hat keinen Wert { $index }.
    .no-move = Dieses Spiel hat keine { $moves } Züge.
    .saved-puzzle = Zeile 2: { $error }
    .other = { $title } ({ $detail })

error-title =
    .bad-json = Kein JSON
    .bad-request = Keine gültige Anfrage
    .bad-puzzle = Kein gültiges Rätsel
    .ambiguous-family = Die Familie ist nicht eindeutig
    .unknown-family = Unbekannte Familie
    .other-family = Ein Rätsel einer anderen Familie
    .bad-params = Unbrauchbare Parameter
    .unknown-generator = Unbekannte Generatornummer
    .not-found = Kein solches Rätsel gefunden
    .out-of-budget = Rechenzeit aufgebraucht
    .unknown-profile = Unbekanntes Profil
    .unknown-technique = Unbekannte Technik
    .unknown-format = Unbekanntes Format
    .format-refused = Das Format kann es nicht enthalten
    .unknown-language = Unbekannte Sprache
    .bad-position = Keine gültige Stellung
    .bad-game = Kein gültiger Spielstand
    .bad-action = Kein möglicher Zug
    .bad-proof = Keine gültige Erklärung
    .bad-picture = Kein mögliches Bild
    .unsupported = In dieser Fassung nicht enthalten
    .usage = Falscher Aufruf
    .io = Lesen oder Schreiben nicht möglich
    .tampered = Nicht so, wie es geschrieben wurde
    .unknown-path = Nichts unter diesem Pfad
    .bad-method = Keine Methode dieses Pfads
    .bad-media-type = Diese Art von Inhalt wird nicht gelesen
    .too-large = Der Inhalt ist zu groß
    .too-slow = Der Inhalt kam zu langsam
    .bad-key = Kein bekannter Schlüssel
    .bad-origin = Anfrage einer Seite von anderswo
    .too-many = Zu viel in zu kurzer Zeit
    .busy = Ausgelastet
    .internal = Ein Fehler des Programms

# Der erste falsche Zug eines Spiels und wohin er führt.
mistake =
    .wrong = In { $cell } steht nicht { $value }. Angenommen, es wäre so:
    .no-candidate = Also gibt es keinen Kandidaten mehr für { $cell }.
    .no-place = Also gibt es keinen Platz mehr für { $value } { IN($house) }.
    .no-way = Also gibt es keine Möglichkeit mehr für { $house }.
