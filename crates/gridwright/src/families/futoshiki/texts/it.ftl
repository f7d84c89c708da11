# Futoshiki, in italiano.

family =
    .name = Futoshiki
    .summary = Quadrati latini con segni di maggiore e minore tra le caselle
    .rules = Riempi il quadrato in modo che ogni riga e ogni colonna contenga ogni numero una sola volta, da 1 al numero di righe. Un segno tra due caselle punta verso il minore dei loro numeri.

# Varianti note con un nome.
variant-classic = Classico
variant-small = 4 x 4
variant-large = 7 x 7
variant-signs = Solo segni

parameter-size = Righe e colonne del quadrato
    .name = Grandezza
parameter-givens = Quanti numeri sono dati, o quale parte delle caselle ne ha uno; se omesso, il minor numero possibile
    .name = Numeri dati
    .form = un numero come 6, o una parte come 25%
parameter-signs = Quanti segni ci sono, o quale parte dei posti tra le caselle ne ha uno; se omesso, il minor numero possibile
    .name = Segni
    .form = un numero come 6, o una parte come 25%
parameter-minimal = Se ogni numero dato e ogni segno deve essere necessario anche quando se ne chiede una quantità
    .name = Minimo

technique-forced-end = Estremo forzato
    .short = { IN($line, at: "start") } solo { $cell } può essere { $value }
    .full =
        { COUNT($signs) ->
            [one] { IN($line, at: "start") } solo { $cell } può essere { $value }: il segno { $signs } lo esclude da { $others }.
           *[other] { IN($line, at: "start") } solo { $cell } può essere { $value }: i segni { $signs } lo escludono da { $others }.
        }

technique-sign-chain = Catena di segni
    .short = { $cells } sono una catena: ognuna è minore della successiva
    .full = I segni { $signs } formano una catena: di { $cells } ognuna è minore della successiva. Ognuna deve lasciare valori minori per le precedenti e maggiori per le seguenti.

technique-sign-bound = Limite di un segno
    .short =
        { $side ->
            [above] { $sign }: { $other } è almeno { $bound }
           *[below] { $sign }: { $other } è al massimo { $bound }
        }
    .full =
        { $side ->
            [above] Per il segno { $sign }, { $cell } è maggiore di { $other }. { $other } è almeno { $bound }, quindi { $cell } è di più.
           *[below] Per il segno { $sign }, { $cell } è minore di { $other }. { $other } è al massimo { $bound }, quindi { $cell } è di meno.
        }

technique-sign-room = Spazio oltre i segni
    .short =
        { $side ->
            [above] { IN($line, at: "start") } { $crowd } sono tutte minori di { $cell }
           *[below] { IN($line, at: "start") } { $crowd } sono tutte maggiori di { $cell }
        }
    .full =
        { $side ->
            [above] Per i segni { $signs }, { $crowd } sono minori di { $cell }, e { IN($line) } sono tutte diverse. Se { $cell } fosse { OR($gone) }, non ci sarebbero abbastanza valori per loro.
           *[below] Per i segni { $signs }, { $crowd } sono maggiori di { $cell }, e { IN($line) } sono tutte diverse. Se { $cell } fosse { OR($gone) }, non ci sarebbero abbastanza valori per loro.
        }

rule-sign = { $sign }
