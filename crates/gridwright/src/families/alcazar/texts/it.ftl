# Alcazar, in italiano.

family =
    .name = Alcazar
    .summary = Un percorso per tutte le caselle di uno schema con muri, che entra da un'apertura ed esce da un'altra
    .rules = Traccia un unico percorso che entri da un'apertura del bordo, passi esattamente una volta per ogni casella senza attraversare muri ed esca da un'altra. Le altre aperture non si usano.
    .notation = r1|c2 è il lato tra r1c2 e la casella a destra, r1_c2 quello tra r1c2 e la casella sotto; =o significa che il percorso lo attraversa, =x che non lo fa.

# Varianti note con un nome.
variant-classic = Classico
variant-small = 5 x 5
variant-large = 12 x 12
variant-symmetric = Simmetrico

parameter-width = Caselle in una riga
    .name = Larghezza
parameter-height = Righe di caselle
    .name = Altezza
parameter-gaps = Aperture nel bordo al massimo, comprese le due che si usano; se non si dice nulla, tante quante un terzo di tutti i lati insieme
    .name = Aperture
parameter-walls = Quando si può togliere un muro: finché la logica senza guardare avanti trova il percorso (negli schemi oltre le 150 caselle: la logica fino al conteggio delle regioni), o finché il percorso è uno solo
    .name = Muri
    .logic = logica
    .unique = unico
parameter-density = Percentuale dei lati non usati dal percorso che restano muri; 0 non ne lascia nessuno che si possa togliere
    .name = Densità
parameter-symmetry = Come si ripetono i muri: { parameter-symmetry.half-turn } richiede un lato dispari, { parameter-symmetry.mirror } una larghezza pari; il percorso è allora simmetrico come i muri
    .name = Simmetria
    .none = nessuna
    .half-turn = mezzo giro
    .mirror = specchio
parameter-fewest = Se continuare a scambiare muri finché ne restano pochi interni
    .name = Pochi muri

technique-cell-full = Casella completa
    .short = Il percorso passa già per { $place ->
            [border] il bordo
           *[other] { $place }
        }: attraversa { $ways }
    .full =
        { $place ->
            [border] Il percorso attraversa già il bordo due volte: attraversa { $ways }. Entra una volta ed esce una volta, quindi non usa altre aperture.
           *[other] Il percorso passa già per { $place }: attraversa { $ways }. Passa una volta per ogni casella, quindi non ne attraversa altri lati.
        }

technique-two-ways = Solo due vie
    .short = Restano solo { $ways } per { $place ->
            [border] il bordo
           *[other] { $place }
        }
    .full =
        { $place ->
            [border] Restano solo due aperture: { $ways }. Il percorso entra da una ed esce da un'altra, quindi usa entrambe.
           *[other] Solo due lati di { $place } sono aperti: { $ways }. Il percorso passa per tutte le caselle, quindi attraversa entrambi.
        }

technique-early-ring = Anello prematuro
    .short = Attraversando { $edge } il percorso chiuderebbe un anello di { $cells } caselle
    .full = Se il percorso attraversasse { $edge }, chiuderebbe un anello di { $cells } caselle e lascerebbe fuori { $left ->
            [one] una casella
           *[other] { $left } caselle
        }.

technique-early-exit = Uscita prematura
    .short = Attraversando { $edge } il percorso finirebbe dopo { $cells ->
            [one] una casella
           *[other] { $cells } caselle
        }
    .full = Se il percorso attraversasse { $edge }, andrebbe da apertura ad apertura per { $cells ->
            [one] una casella
           *[other] { $cells } caselle
        } e lascerebbe fuori { $left ->
            [one] una casella
           *[other] { $left } caselle
        }.

technique-fork = Bivio
    .short = Attraversare { $one } e { $other } chiuderebbe il percorso troppo presto
    .full = Da { $cell } due lati portano ai capi dello stesso tratto di percorso: { $one } e { $other }. Se il percorso li attraversasse entrambi, si chiuderebbe troppo presto. Attraversa due lati di { $cell }, quindi uno di essi è { $edge }.

technique-partition = Partizione
    .short = Solo { $edge } unisce { $count ->
            [one] una casella
           *[other] { $count } caselle
        } alle altre
    .full =
        Fra le caselle, solo { $edge } unisce { $count ->
            [one] { $region }
           *[other] la regione di { $count } caselle ({ $region })
        } al resto dello schema. Il percorso visita tutte le caselle in una volta, quindi attraversa lì.

technique-exit-parity = Parità delle uscite
    .short = Con { $dark } caselle scure e { $light } chiare, i colori delle aperture sono decisi
    .full =
        Si colorano le caselle come una scacchiera, r1c1 scura: { $dark } sono scure e { $light } chiare. Scure e chiare si alternano lungo il percorso, quindi { $ends ->
            [same] comincia e finisce in caselle scure
           *[different] un capo è in una casella scura e l'altro in una chiara
        }. Aperture accanto a caselle scure: { $ways-dark } (già usate: { $laid-dark }); accanto a chiare: { $ways-light } (già usate: { $laid-light }). { $dark-ways-are ->
            [used] Tutte le aperture accanto a caselle scure servono.
            [unused] Nessun'altra apertura accanto a una casella scura si usa.
           *[open] { "" }
        } { $light-ways-are ->
            [used] Tutte le aperture accanto a caselle chiare servono.
            [unused] Nessun'altra apertura accanto a una casella chiara si usa.
           *[open] { "" }
        }

technique-block-parity = Parità di un blocco
    .short = { $count } caselle (scure: { $dark }; chiare: { $light }) decidono le uscite
    .full =
        Si colorano le caselle come una scacchiera, r1c1 scura. La regione di { $count } caselle ({ $region }) ha { $dark ->
            [one] una casella scura
           *[other] { $dark } caselle scure
        } e { $light ->
            [one] una chiara
           *[other] { $light } chiare
        }. Scure e chiare si alternano lungo il percorso, quindi esso esce dalla regione { $side ->
            [even] tante volte da caselle scure quante da chiare
            [dark] { $more ->
                [one] una volta
               *[other] { $more } volte
            } in più da caselle scure che da chiare
           *[light] { $more ->
                [one] una volta
               *[other] { $more } volte
            } in più da caselle chiare che da scure
        }, e almeno due volte in tutto. Uscite da caselle scure: { $ways-dark } (già usate: { $laid-dark }); da chiare: { $ways-light } (già usate: { $laid-light }). { $gaps ->
            [yes] Delle aperture dello schema il percorso ne usa { $gaps-dark } accanto a caselle scure e { $gaps-light } accanto a chiare.
           *[no] { "" }
        } { $dark-ways-are ->
            [used] Tutte le uscite da caselle scure servono.
            [unused] Nessun'altra uscita da caselle scure si usa.
           *[open] { "" }
        } { $light-ways-are ->
            [used] Tutte le uscite da caselle chiare servono.
            [unused] Nessun'altra uscita da caselle chiare si usa.
           *[open] { "" }
        }

technique-region-parity = Parità di una regione
    .short = { technique-block-parity.short }
    .full = { technique-block-parity.full }

technique-neck = Strettoia
    .short = { technique-block-parity.short }
    .full = { technique-block-parity.full }

technique-split = Divisione
    .short =
        I tratti presso { $one ->
            [border] il bordo
           *[other] { $one }
        } e presso { $other ->
            [border] il bordo
           *[other] { $other }
        } tagliano in due lo schema
    .full =
        Senza il tratto di percorso presso { $one ->
            [border] il bordo
           *[other] { $one }
        } e quello presso { $other ->
            [border] il bordo
           *[other] { $other }
        }, lo schema cade in due parti. Una di esse è di { $count } caselle ({ $region }); scure: { $dark }; chiare: { $light }. Il percorso passa una volta per ogni parte, da un tratto all'altro, e scure e chiare si alternano. Quindi { $ends ->
            [dark] entra in questa parte e ne esce da una casella scura
            [light] entra in questa parte e ne esce da una casella chiara
           *[different] uno dei suoi capi in questa parte è scuro e l'altro chiaro
        }. Non attraversa i lati che non si adattano a questo, e dove resta una sola via, la prende.

technique-tied-edges = Lati legati
    .short =
        Ciò che il conteggio lega con { $edge } { $trouble ->
            [ring] chiuderebbe un anello troppo presto
            [exit] finirebbe il percorso troppo presto
           *[apart] farebbe cadere a pezzi lo schema
        }
    .full =
        Si colorano le caselle come una scacchiera, r1c1 scura; scure e chiare si alternano lungo il percorso. Si suppone che il percorso { $mark ->
            [path] attraversi
           *[blocked] non attraversi
        } { $edge }. { $counts } { $trouble ->
            [ring] Tutto insieme chiuderebbe un anello di { $cells } caselle e lascerebbe fuori { $left ->
                [one] una casella.
               *[other] { $left } caselle.
            }
            [exit] Con tutto ciò il percorso andrebbe da apertura ad apertura per { $cells ->
                [one] una casella
               *[other] { $cells } caselle
            } e lascerebbe fuori { $left ->
                [one] una casella.
               *[other] { $left } caselle.
            }
            [apart] Allora nessun lato aperto unirebbe una parte delle caselle ({ $part }) alle altre.
            [cell] Allora solo { $by } unirebbe una parte delle caselle ({ $part }) al resto dello schema, e il percorso vi passa una volta sola, quindi non potrebbe tornare.
            [side] Allora solo { $by } porterebbe a una parte delle caselle ({ $part }), e il percorso non potrebbe tornare.
           *[parts] Allora, senza { $by }, le caselle cadrebbero in { $total } parti. Il percorso passa per { $by } una volta, il che unisce due parti, non di più.
        }

counted-region =
    { $count ->
        [one] Il percorso attraversa due lati di { $region }. { COUNT($path) ->
            [0] { "" }
           *[other] Solo due sarebbero aperti, quindi attraverserebbe anche { $path }.
        } { COUNT($blocked) ->
            [0] { "" }
           *[other] Ne attraverserebbe già due, quindi non attraverserebbe { OR($blocked) }.
        }
       *[other] La regione di { $count } caselle ({ $region }) ha { $dark ->
            [one] una casella scura
           *[other] { $dark } caselle scure
        } e { $light ->
            [one] una chiara
           *[other] { $light } chiare
        }, quindi il percorso ne esce { $side ->
            [even] tante volte da caselle scure quante da chiare
            [dark] { $more } volte in più da caselle scure che da chiare
           *[light] { $more } volte in più da caselle chiare che da scure
        }, e almeno due volte in tutto. Le uscite da caselle scure sarebbero { $ways-dark } (usate: { $laid-dark }); da chiare, { $ways-light } (usate: { $laid-light }). { $gaps ->
            [yes] Delle aperture dello schema il percorso ne usa { $gaps-dark } accanto a caselle scure e { $gaps-light } accanto a chiare.
           *[no] { "" }
        } { COUNT($path) ->
            [0] { "" }
           *[other] Quindi attraverserebbe anche { $path }.
        } { COUNT($blocked) ->
            [0] { "" }
           *[other] Quindi non attraverserebbe { OR($blocked) }.
        }
    }

technique-edge-what-if = E se…?, per un lato
    .short =
        { $mark ->
            [path] Se il percorso attraversasse { $edge }, non si potrebbe proseguire
           *[blocked] Se il percorso non attraversasse { $edge }, non si potrebbe proseguire
        }
    .full =
        { $mark ->
            [path] Se il percorso attraversasse { $edge },
           *[blocked] Se il percorso non attraversasse { $edge },
        } { $count ->
            [0] subito
            [one] seguirebbe una mossa: { $moves }. Allora
           *[other] seguirebbero queste { $count } mosse: { $moves }. Allora
        } { $end ->
            [place] { $place ->
                [border] resterebbero meno di due aperture.
               *[other] resterebbero meno di due lati di { $place } da attraversare.
            }
            [parted] lo schema cadrebbe a pezzi.
           *[colours] le caselle scure e chiare non potrebbero alternarsi lungo il percorso.
        }

# What follows from a step.
change-placed-o = il percorso attraversa { $cells }
change-placed-x = il percorso non attraversa { OR($cells) }

mistake-wrong-o = Il percorso non attraversa { $cell }. Supponiamo di sì:
mistake-wrong-x = Il percorso attraversa { $cell }. Supponiamo di no:
mistake-no-way-cell = Allora il percorso non può più passare per { $house }.
mistake-no-way-path = Allora un solo percorso per tutte le caselle non è più possibile.

rule-path = un unico percorso
rule-cell = { $cell }
