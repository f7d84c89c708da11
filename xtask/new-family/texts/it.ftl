# Example, in Italian.

family =
    .name = Example
    .summary = Ogni cifra una volta in ogni riga e colonna
    .rules = Riempi il quadrato in modo che ogni riga e ogni colonna contenga ogni cifra una volta.

# What can be asked for.
parameter-size = Righe e colonne del quadrato
    .name = Grandezza

technique-example-last-digit = Ultima cifra
    .short = { $cell } è { $value }: la sua ultima cifra
    .full = In { $cell } sono cancellate tutte le cifre tranne una; resta { $value }.

# What techniques are.

lesson-example-last-digit = Quando in una casella sono cancellate tutte le cifre tranne una, va messa quella. Bastano gli appunti di quella casella. È la prima cosa da cercare.
    .spot = Cercare una casella con un solo appunto.
    .miss = Una casella con due appunti non è decisa, anche se uno sembra migliore.
    .relatives = È la tecnica più facile della famiglia; accanto vanno altre più difficili.
