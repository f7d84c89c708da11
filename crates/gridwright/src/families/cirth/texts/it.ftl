# Cirth, in italiano.

family =
    .name = Cirth
    .summary = Quadrati latini: ogni simbolo una volta in ogni riga e colonna, con aree
    .rules = Riempi il quadrato in modo che ogni riga e ogni colonna contenga ogni simbolo una sola volta. Le aree mostrano come sono stati tolti gli indizi. In un rompicapo con aree senza ripetizioni, nessun simbolo si ripete nemmeno dentro un'area.

# Le regole che ha un rompicapo.
about-row = Riempi il quadrato in modo che ogni riga e ogni colonna contenga ogni simbolo una volta.
about-area = Nessun simbolo sta due volte in un'area.

# Varianti note con un nome.
variant-classic = Classico
variant-areas = Aree senza ripetizioni
variant-small = 5 x 5
variant-large = 12 x 12

parameter-size = Righe e colonne del quadrato
    .name = Grandezza
parameter-areas = A che cosa servono le aree: guidare la rimozione degli indizi, una regola per cui nessun simbolo vi si ripete, o nessuna area
    .name = Aree
    .guide = guida
    .distinct = senza ripetere
    .none = nessuna
parameter-fill = Come si sceglie il quadrato completo: in modo uniforme fra tutti, o mescolando quello ciclico
    .name = Riempimento
    .uniform = uniforme
    .shuffled = mescolato
parameter-depth = Quando si può togliere un indizio: { parameter-depth.exact } dimostra che la soluzione è unica, { parameter-depth.logic } chiede che si trovi con i soli singoli; { parameter-depth.auto } è { parameter-depth.exact } fino alla grandezza 16
    .name = Profondità
    .auto = automatica
    .exact = esatta
    .logic = logica
parameter-order = A chi tocca: { parameter-order.balanced } prova un indizio per area a ogni turno, { parameter-order.sequential } resta in un'area finché un indizio non viene tolto
    .name = Ordine
    .balanced = equilibrato
    .sequential = sequenziale
parameter-clues = Smettere di togliere a questo numero di indizi
    .name = Indizi

symbols-runes = rune

rule-area = l'area { $number }
    .in = nell'area { $number }
    .many = le aree { $numbers }
    .in-many = nelle aree { $numbers }
