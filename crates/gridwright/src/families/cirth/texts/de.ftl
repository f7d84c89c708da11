# Cirth, auf Deutsch.

family =
    .name = Cirth
    .summary = Lateinische Quadrate: jedes Symbol einmal in jeder Zeile und Spalte, mit Gebieten
    .rules = Fülle das Quadrat so, dass jede Zeile und jede Spalte jedes Symbol genau einmal enthält. Die Gebiete zeigen, wie die Vorgaben weggenommen wurden. In einem Rätsel mit Gebieten ohne Wiederholung steht auch in keinem Gebiet ein Symbol zweimal.

# Die Regeln, die ein Rätsel hat.
about-row = Fülle das Quadrat so, dass in jeder Zeile und jeder Spalte jedes Symbol einmal steht.
about-area = In keinem Gebiet steht ein Symbol zweimal.

# Arten, die unter einem Namen bekannt sind.
variant-classic = Klassisch
variant-areas = Gebiete ohne Wiederholung
variant-small = 5 x 5
variant-large = 12 x 12

parameter-size = Zeilen und Spalten des Quadrats
    .name = Größe
parameter-areas = Wozu Gebiete dienen: um das Wegnehmen der Vorgaben zu leiten oder als Regel, dass sich darin kein Symbol wiederholt; oder es gibt keine
    .name = Gebiete
    .guide = Hilfe
    .distinct = verschieden
    .none = keine
parameter-fill = Wie das volle Quadrat gezogen wird: gleichverteilt aus allen Quadraten, oder durch Mischen des zyklischen
    .name = Füllung
    .uniform = gleichverteilt
    .shuffled = gemischt
parameter-depth = Wann eine Vorgabe wegfallen darf: { parameter-depth.exact } beweist, dass die Lösung eindeutig ist, { parameter-depth.logic } lässt sie allein mit Einern finden; { parameter-depth.auto } ist { parameter-depth.exact } bis Größe 16
    .name = Tiefe
    .auto = automatisch
    .exact = exakt
    .logic = Logik
parameter-order = Wer an der Reihe ist: { parameter-order.balanced } versucht reihum eine Vorgabe je Gebiet, { parameter-order.sequential } bleibt in einem Gebiet, bis eine Vorgabe wegfällt
    .name = Reihenfolge
    .balanced = reihum
    .sequential = nacheinander
parameter-clues = Bei so vielen Vorgaben aufhören wegzunehmen
    .name = Vorgaben

symbols-runes = Runen

rule-area = Gebiet { $number }
    .in = im Gebiet { $number }
    .many = Gebiete { $numbers }
    .in-many = in den Gebieten { $numbers }
