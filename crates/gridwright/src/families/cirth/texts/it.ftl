# Cirth, in italiano.

family =
    .name = Cirth
    .rules = Riempi il quadrato in modo che ogni riga e ogni colonna contenga ogni simbolo una sola volta. Le aree mostrano come sono stati tolti gli indizi. In un gioco con aree distinte, nessun simbolo si ripete nemmeno dentro un'area.

symbols-runes = rune

rule-area = area { $number }
