# Cirth, auf Deutsch.

family =
    .name = Cirth
    .summary = Lateinische Quadrate: jedes Zeichen einmal in jeder Zeile und Spalte, mit Gebieten
    .rules = Fülle das Quadrat so, dass jede Zeile und jede Spalte jedes Zeichen genau einmal enthält. Die Gebiete zeigen, wie die Hinweise weggenommen wurden. In einem Rätsel mit verschiedenen Gebieten steht auch in keinem Gebiet ein Zeichen zweimal.

# Die Regeln, die ein Rätsel hat.
about-row = Fülle das Quadrat so, dass in jeder Zeile und jeder Spalte jedes Symbol einmal steht.
about-area = In keinem Gebiet steht ein Symbol zweimal.

# Arten, die unter einem Namen bekannt sind.
variant-classic = Klassisch
variant-areas = Verschiedene Gebiete
variant-small = 5 x 5
variant-large = 12 x 12

parameter-size = Zeilen und Spalten des Quadrats
parameter-areas = Wozu Gebiete dienen: um beim Wegnehmen der Hinweise zu leiten, als Regel, dass sich darin kein Zeichen wiederholt, oder gar keine
parameter-fill = Wie das volle Quadrat gezogen wird: gleichverteilt aus allen Quadraten, oder durch Mischen des zyklischen
parameter-depth = Wann ein Hinweis weg darf: exact beweist, dass die Lösung eindeutig ist, logic lässt sie allein mit Einern finden; auto ist exact bis Größe 16
parameter-order = Wer an der Reihe ist: balanced versucht reihum einen Hinweis je Gebiet, sequential bleibt in einem Gebiet, bis ein Hinweis wegfällt
parameter-clues = Bei so vielen Hinweisen aufhören wegzunehmen

symbols-runes = Runen

rule-area = Gebiet { $number }
    .in = im Gebiet { $number }
