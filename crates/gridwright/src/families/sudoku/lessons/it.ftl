# Lessons of the techniques of Sudoku, in Italian.

lesson-neighbours = Le caselle contigue non possono avere valori consecutivi, quindi un valore esclude intorno a sé il precedente e il successivo. Con pochi candidati lo stesso risulta dalle note. Un valore si elimina dove tutto ciò che resta alla casella accanto sarebbe consecutivo a esso.
    .spot = Dopo ogni valore collocato guardare le quattro caselle intorno. Poi cercare caselle con due candidati fra i quali c'è un solo valore, come 3 e 5.
    .miss = Una casella con 3 o 6 non esclude nulla accanto: nessun valore è consecutivo a entrambi.
    .relatives = È l'uso più semplice della regola. «E se…?» la segue per più caselle.
