# Gogen, auf Deutsch.

family =
    .name = Gogen
    .summary = 25 Buchstaben auf einem Brett von 5 x 5, so gesetzt, dass sich jedes Wort mit Königszügen lesen lässt
    .rules = Trage die Buchstaben A bis Y ein, jeden in genau ein Feld. Jedes Wort der Liste muss sich lesen lassen, indem man von Feld zu Nachbarfeld geht: waagerecht, senkrecht oder schräg.

parameter-style = Welche Buchstaben vorgegeben sind und was Wörter sind: uber (9 Vorgaben, etwa 10 Wörter, manche Buchstaben in keinem Wort), ultra (2 bis 8 Vorgaben, alle Buchstaben in Wörtern), hyper (Ketten von Buchstaben, 2 bis 5 Vorgaben an beliebiger Stelle), golden (1 Vorgabe)
parameter-givens = Wie viele Buchstaben vorgegeben sind, in zufällig gewählten Feldern
parameter-pattern = Wo Buchstaben vorgegeben sind: ein x für jedes Feld mit einem, Zeile für Zeile
parameter-words = Wörter zur Auswahl anstelle der eingebauten Liste
parameter-fewest = Jedes Wort weglassen, das nicht nötig ist, damit die Lösung die einzige bleibt

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
