# Gogen, auf Deutsch.

family =
    .name = Gogen
    .rules = Trage die Buchstaben A bis Y ein, jeden in genau ein Feld. Jedes Wort der Liste muss sich lesen lassen, indem man von Feld zu Nachbarfeld geht: waagerecht, senkrecht oder schräg.

technique-fixed-by-neighbours = Buchstabe durch Nachbarn bestimmt
technique-near = Nahe bei den Nachbarn
technique-last-cell-for-letter = Letztes Feld für einen Buchstaben
technique-last-letter = Letzter Buchstabe für ein Feld
technique-pair-of-letters = Buchstabenpaar
technique-pair-of-cells = Felderpaar
technique-two-steps = Zwei Schritte in einem Wort
technique-room = Platz für alle Nachbarn
technique-trio-of-letters = Buchstabentrio
technique-trio-of-cells = Feldertrio
technique-look-ahead = Vorausschau

rule-word = Wort { $word }
rule-each-once = jeder Buchstabe einmal
