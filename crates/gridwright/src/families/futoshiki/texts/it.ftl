# Futoshiki, in italiano.

family =
    .name = Futoshiki
    .summary = Quadrati latini con segni di maggiore e minore tra le caselle
    .rules = Riempi il quadrato in modo che ogni riga e ogni colonna contenga ogni numero una sola volta, da 1 al numero di righe. Un segno tra due caselle punta verso il minore dei loro numeri.

parameter-size = Righe e colonne del quadrato
parameter-givens = Quanti numeri sono dati, o quale parte delle caselle ne ha uno; se omesso, il minor numero possibile
parameter-signs = Quanti segni ci sono, o quale parte dei posti tra le caselle ne ha uno; se omesso, il minor numero possibile
parameter-minimal = Se ogni numero dato e ogni segno deve essere necessario anche quando se ne chiede una quantità

technique-forced-end = Estremo forzato
    .full =
        { COUNT($signs) ->
            [one] Nella { $line } solo { $cell } può essere { $value }: il segno { $signs } lo esclude da { $others }.
           *[other] Nella { $line } solo { $cell } può essere { $value }: i segni { $signs } lo escludono da { $others }.
        }

technique-sign-chain = Catena di segni
    .full = { $cells } formano una catena in cui ognuna è minore della successiva. Ciascuna deve lasciare numeri più bassi a quelle che la precedono e più alti a quelle che la seguono.

technique-sign-bound = Limite di un segno
    .full =
        { $side ->
            [above] { $sign }: { $other } è almeno { $bound }, quindi { $cell } non può essere { OR($gone) }.
           *[below] { $sign }: { $other } è al massimo { $bound }, quindi { $cell } non può essere { OR($gone) }.
        }

technique-sign-room = Spazio oltre i segni
    .full =
        { $side ->
            [above] Secondo i segni { $crowd } sono minori di { $cell }, e nella { $line } sono tutte diverse. Se { $cell } fosse { OR($gone) }, non ci sarebbero abbastanza numeri per loro.
           *[below] Secondo i segni { $crowd } sono maggiori di { $cell }, e nella { $line } sono tutte diverse. Se { $cell } fosse { OR($gone) }, non ci sarebbero abbastanza numeri per loro.
        }

rule-sign = { $sign }

# What techniques are.

lesson-forced-end = Una casella maggiore di una vicina non può contenere il numero più basso, e una minore di una vicina non può contenere il più alto. Scorri una riga o una colonna: se i segni lasciano una sola casella per il suo numero più basso o più alto, va lì.

lesson-sign-chain = Segui i segni da una casella a una maggiore, e da lì oltre. In una catena di quattro caselle la prima deve lasciare tre numeri più alti alle altre, e l'ultima tre più bassi. Quanto più lunga è la catena e più piccolo lo schema, tanto meno resta a ogni casella.

lesson-sign-bound = La minore di due caselle deve restare sotto il numero più alto che l'altra può ancora contenere. La maggiore deve restare sopra il più basso. Vale un altro sguardo ogni volta che una casella accanto a un segno perde candidati.

lesson-sign-room = Quando più caselle di una riga o colonna devono essere tutte minori di un'altra, a ciascuna serve un numero proprio: con tre caselle sotto di sé, una casella contiene almeno un 4. Se i loro candidati lasciano meno spazio, deve essere ancora più alta. Lo stesso vale per caselle che devono essere tutte maggiori.
