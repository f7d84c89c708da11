# Example, in Italian.

family =
    .name = Example
    .summary = Ogni cifra una volta in ogni riga e colonna
    .rules = Riempi il quadrato in modo che ogni riga e ogni colonna contenga ogni cifra una volta.

# What can be asked for.
parameter-size = Righe e colonne del quadrato

technique-example-last-digit = Ultima cifra
    .full = Per { $cell } resta una sola cifra: { $value }.

# What techniques are.

lesson-example-last-digit = Quando in una casella sono cancellate tutte le cifre tranne una, va messa quella.
