# Example, in German.

family =
    .name = Example
    .summary = Jede Ziffer einmal in jeder Zeile und Spalte
    .rules = Fülle das Quadrat so, dass jede Zeile und jede Spalte jede Ziffer genau einmal enthält.

# What can be asked for.
parameter-size = Zeilen und Spalten des Quadrats
    .name = Größe

technique-example-last-digit = Letzte Ziffer
    .short = { $cell } ist { $value }: die letzte Ziffer
    .full = In { $cell } sind alle Ziffern bis auf eine gestrichen; es bleibt { $value }.

# What techniques are.

lesson-example-last-digit = Sind in einem Feld alle Ziffern bis auf eine gestrichen, gehört diese dorthin. Dazu braucht man nur die Notizen dieses Feldes. Danach sucht man zuerst.
    .spot = Auf Felder mit einer einzigen Notiz achten.
    .miss = Ein Feld mit zwei Notizen ist nicht entschieden, auch wenn eine besser aussieht.
    .relatives = Es ist die leichteste Technik der Familie; schwerere kommen daneben.
