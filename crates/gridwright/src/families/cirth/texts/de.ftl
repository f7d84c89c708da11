# Cirth, auf Deutsch.

family =
    .name = Cirth
    .rules = Fülle das Quadrat so, dass jede Zeile und jede Spalte jedes Zeichen genau einmal enthält. Die Gebiete zeigen, wie die Hinweise weggenommen wurden. In einem Rätsel mit verschiedenen Gebieten steht auch in keinem Gebiet ein Zeichen zweimal.

symbols-runes = Runen

rule-area = Gebiet { $number }
