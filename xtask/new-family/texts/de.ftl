# Example, in German.

family =
    .name = Example
    .summary = Jede Ziffer einmal in jeder Zeile und Spalte
    .rules = Fülle das Quadrat so, dass jede Zeile und jede Spalte jede Ziffer genau einmal enthält.

# What can be asked for.
parameter-size = Zeilen und Spalten des Quadrats

technique-example-last-digit = Letzte Ziffer
    .full = Für { $cell } bleibt nur eine Ziffer: { $value }.

# What techniques are.

lesson-example-last-digit = Sind in einem Feld alle Ziffern bis auf eine gestrichen, gehört diese dorthin.
