# Lektionen zu den Techniken auf Brettern mit Zeilen, Spalten und Blöcken, auf Deutsch.

lesson-last-cell = Eine Einheit, also eine Zeile, eine Spalte, ein Block oder ein anderes Gebiet, das jeden Wert genau einmal enthält, hat nur noch ein leeres Feld. Dort fehlt genau ein Wert, und dieser gehört in das Feld. Es ist der leichteste Schritt überhaupt.
    .spot = Nach jedem eingetragenen Wert lohnt ein Blick auf seine Zeile, seine Spalte und seinen Block. Eine Einheit mit nur einer Lücke fällt sofort auf; dann genügt es, die Werte durchzuzählen.
    .miss = Zeile 1 hat zwei leere Felder, r1c3 und r1c8, und es fehlen 2 und 6. Jeder der beiden Werte könnte noch in jedes der beiden Felder, die Zeile allein entscheidet also nichts.
    .relatives = Es ist der einfachste Fall des versteckten wie des nackten Einers: Der letzte Wert hat einen Platz, und das letzte Feld hat einen Wert. Leichter geht es nicht; als Nächstes kommt der versteckte Einer im Block.

lesson-hidden-single-box = In einem Block oder einem anderen Gebiet, das jeden Wert genau einmal enthält, hat ein Wert nur noch ein Feld, in dem er stehen kann. Dort steht er, was auch immer das Feld sonst noch aufnehmen könnte. Versteckt heißt er, weil das Feld viele andere Kandidaten haben kann.
    .spot = Am besten beginnt man mit einem Wert, der schon mehrmals auf dem Brett steht. Jedes Vorkommen schließt seine ganze Zeile und Spalte aus; bleibt in einem benachbarten Block nur ein leeres Feld frei, steht der Wert dort.
    .miss = Im Block 1 kann die 5 in r1c2 oder r2c2 stehen. Beide Felder liegen in Spalte 2, was nützlich sein kann, aber der Block hat zwei Plätze, und keines der Felder ist entschieden.
    .relatives = Er ist leichter zu sehen als der versteckte Einer in einer Zeile oder Spalte, weil die kreuzenden Linien den größten Teil des Blocks abschneiden. Liegen die restlichen Plätze alle in einer Linie, ist es stattdessen Zeigen.

lesson-hidden-single = In einer Zeile, einer Spalte oder einer anderen Einheit, die jeden Wert genau einmal enthält, hat ein Wert nur noch ein Feld, in dem er stehen kann. Dort steht er, auch wenn das Feld weitere Kandidaten hat. Gefragt wird nach dem Platz des Wertes in der Einheit, nicht nach den Kandidaten des Feldes.
    .spot = Man nimmt eine Zeile oder Spalte mit wenigen Lücken und fragt bei jedem fehlenden Wert, wohin er kann. Für jede Lücke prüft man die kreuzende Linie und den Block; sind alle Lücken bis auf eine ausgeschlossen, hat der Wert seinen Platz.
    .miss = In Zeile 4 kann die 7 in r4c2 oder r4c9 stehen. Dass r4c2 nur zwei Kandidaten hat, macht es nicht zur 7, denn die Zeile hat noch einen zweiten Platz für sie.
    .relatives = Es ist der versteckte Einer im Block, nur entlang einer Linie gesucht, und etwas schwerer zu sehen. Der nackte Einer fragt umgekehrt, was ein Feld sein kann; das versteckte Paar fragt nach zwei Werten zugleich.

lesson-naked-single = Für ein Feld ist jeder Wert bis auf einen ausgeschlossen, weil die anderen schon in seiner Zeile, seiner Spalte, seinem Block oder einer anderen seiner Einheiten stehen. Der übrige Wert gehört in das Feld. Mit Notizen ist es einfach ein Feld mit einem einzigen Kandidaten.
    .spot = Gesucht sind leere Felder, deren Zeile, Spalte und Block gut gefüllt sind. Man zählt die verschiedenen Werte, die das Feld sieht, also die in seinen Einheiten; fehlt nur einer, ist er die Antwort.
    .miss = Auf einem Brett mit neun Werten sieht r5c5 acht gefüllte Felder, aber in zweien davon steht die gleiche 3. Nur sieben verschiedene Werte sind ausgeschlossen, also bleiben zwei Kandidaten.
    .relatives = Das letzte Feld ist sein leichtester Fall. Der versteckte Einer ist derselbe Gedanke für eine Einheit statt für ein Feld und ohne Notizen meist leichter zu sehen; das nackte Paar ist dasselbe mit zwei Feldern.

lesson-pointing = In einem Block oder einem anderen Gebiet liegen alle Plätze, die ein Wert noch hat, in einer Zeile oder einer Spalte. Einer dieser Plätze bekommt den Wert, ganz gleich welcher. Deshalb kann ihn kein anderes Feld dieser Linie außerhalb des Blocks haben.
    .spot = Man geht die Blöcke Wert für Wert durch und achtet auf Werte mit zwei oder drei Plätzen. Liegen diese in einer Linie, folgt man der Linie aus dem Block hinaus und sucht dort denselben Kandidaten.
    .miss = Im Block 1 kann die 4 in r1c1, r1c2 oder r2c3 stehen. Der dritte Platz liegt nicht in Zeile 1; die 4 des Blocks kann also dort stehen und die 4 von Zeile 1 in einem anderen Block.
    .relatives = Es ist das Gegenstück zum Beanspruchen, das von einer Linie in einen Block führt. Bleibt dadurch in einem anderen Block nur ein Platz für den Wert, ist es direktes Zeigen; der X-Wing bindet einen Wert an zwei Linien zugleich.

lesson-claiming = In einer Zeile oder Spalte liegen alle Plätze, die ein Wert noch hat, in einem Block. Die Linie braucht den Wert dort, also kann ihn kein anderes Feld dieses Blocks haben. Das gilt für alle Einheiten, die sich überschneiden: Liegen alle Plätze der einen in der anderen, entfällt der Wert im Rest der anderen.
    .spot = Man geht jede Linie Wert für Wert entlang. Fallen die zwei oder drei Plätze eines Wertes in einen einzigen Block, sucht man in dessen übrigen Feldern denselben Kandidaten.
    .miss = In Zeile 6 kann die 4 in r6c1, r6c2 oder r6c4 stehen. Der letzte Platz liegt in einem anderen Block; die 4 der Zeile kann also dort stehen und die 4 von Block 4 in einer anderen Zeile.
    .relatives = Es ist das Zeigen in umgekehrter Richtung und etwas schwerer zu sehen, weil eine ganze Linie zu betrachten ist. Bleibt dadurch in einer anderen Linie nur ein Platz für den Wert, ist es direktes Beanspruchen.

lesson-every-place-sees = Alle Plätze, die ein Wert in einer Einheit noch hat, sehen ein Feld außerhalb, wenn auch nicht in einer gemeinsamen Einheit: einer davon in seiner Zeile, ein anderer über eine Diagonale oder einen Springerzug. An einem dieser Plätze steht der Wert, also entfällt er in jenem Feld.
    .spot = Hat ein Wert in einem Block oder auf einer Diagonale nur noch zwei oder drei Plätze, sucht man ein Feld mit demselben Kandidaten dort, wo deren Linien, Diagonalen, Käfige oder Springerzüge zusammentreffen.
    .miss = Ein Feld, das alle Plätze bis auf einen sieht, behält den Wert: Er kann an dem Platz stehen, den es nicht sieht.
    .relatives = Beim Zeigen und Beanspruchen liegen alle Plätze in einer einzigen anderen Einheit; dies ist dasselbe mit mehreren Regeln, auf Brettern, die mehr haben als Zeilen, Spalten und Blöcke. „Was wäre wenn“ findet es auch, Zug für Zug.

lesson-locked-pair = Zwei Felder, die im selben Block und in derselben Linie liegen, haben zusammen nur zwei Kandidaten. Sie verbrauchen beide Werte, für den Block und für die Linie zugleich. Deshalb entfallen die beiden Werte in allen anderen Feldern des Blocks und der Linie.
    .spot = Gesucht sind in einem Block zwei Felder derselben Zeile oder Spalte mit den gleichen zwei Kandidaten. Dann prüft man den Rest des Blocks und den Rest der Linie.
    .miss = r1c2 und r2c3 haben beide nur 3 und 7. Sie teilen sich Block 1, aber keine Linie; die Werte entfallen also nur in den anderen Feldern von Block 1, die Zeilen und Spalten behalten sie.
    .relatives = Es ist ein nacktes Paar, das in zwei Einheiten zugleich wirkt. Das gebundene Tripel ist dasselbe mit drei Feldern.

lesson-naked-pair = Zwei Felder einer Einheit (Zeile, Spalte oder Block) haben die gleichen zwei Kandidaten und keine anderen. Wie auch immer sie verteilt sind, diese beiden Felder verbrauchen beide Werte. Deshalb entfallen die zwei Werte in allen anderen Feldern der Einheit.
    .spot = Man sucht Felder mit zwei Kandidaten und dann in derselben Zeile, Spalte oder demselben Block ein zweites mit genau den gleichen.
    .miss = r3c1 hat 2 und 5, r3c6 hat 2 und 8. Jedes Feld hat zwei Kandidaten, aber zusammen sind es drei, also wird keiner der Werte in diesen beiden Feldern verbraucht.
    .relatives = Es ist der nackte Einer mit zwei Feldern; das gebundene Paar ist sein Sonderfall in einem Block und einer Linie zugleich. Das versteckte Paar betrachtet dieselbe Einheit von der anderen Seite; das nackte Tripel ist schwerer.

lesson-x-wing = Es geht um einen Wert. In zwei Zeilen, den Grundlinien, liegen alle seine Plätze in denselben zwei Spalten, den Decklinien; jede Zeile nimmt eine der Spalten, und beide sind verbraucht. Der Wert entfällt in allen anderen Feldern dieser zwei Spalten; das Gleiche gilt mit vertauschten Zeilen und Spalten.
    .spot = Man wählt einen Wert und sucht Zeilen, in denen er nur zwei Plätze hat. Liegen sie in zwei Zeilen in denselben zwei Spalten, bilden die vier Plätze die Ecken eines Rechtecks. Danach dasselbe mit Spalten.
    .miss = In Zeile 2 kann die 6 in r2c3 oder r2c8 stehen, in Zeile 7 in r7c3, r7c8 oder r7c9. Zeile 7 kann r7c9 nehmen, und dann kann Spalte 3 oder Spalte 8 ihre 6 anderswo haben.
    .relatives = Er ist der kleinste Fisch: Zeigen ist leichter, der Schwertfisch tut dasselbe mit drei Linien, die Qualle mit vier. Mit einigen zusätzlichen Plätzen kann es noch ein X-Wing mit Flosse sein.

lesson-hidden-pair = In einer Einheit können zwei Werte nur in denselben zwei Feldern stehen. Diese Felder werden für diese Werte gebraucht, wie auch immer sie verteilt sind. Deshalb entfallen in den beiden Feldern alle anderen Kandidaten.
    .spot = Gesucht sind zwei Werte, die in einer Einheit fehlen und dort durch kreuzende Linien und Blöcke an denselben Stellen ausgeschlossen sind. Bleiben beiden die gleichen zwei Felder, ist es ein verstecktes Paar.
    .miss = In Zeile 5 kann die 1 in r5c2 oder r5c7 stehen, die 9 in r5c2, r5c7 oder r5c8. Zwei Werte füllen drei Plätze nicht, jedes dieser Felder kann also etwas anderes enthalten.
    .relatives = Es ist der versteckte Einer mit zwei Werten. Die übrigen offenen Felder der Einheit bilden dann eine nackte Menge; das nackte Paar ist leichter zu sehen, das versteckte Tripel schwerer.

lesson-locked-triple = Drei Felder, die im selben Block und in derselben Linie liegen, haben zusammen nur drei Kandidaten. Sie verbrauchen die drei Werte, für den Block und für die Linie zugleich. Deshalb entfallen diese Werte in allen anderen Feldern von beiden; nicht jedes der Felder muss alle drei haben.
    .spot = Man betrachtet die Stelle, an der sich ein Block und eine Linie überschneiden. Haben dort drei offene Felder nicht mehr als drei verschiedene Kandidaten, prüft man den Rest des Blocks und den Rest der Linie.
    .miss = r4c4, r4c5 und r4c6 haben zusammen 1, 2, 5 und 9. Vier Werte passen nicht in drei Felder, und jeder von ihnen kann für ein anderes Feld übrig bleiben.
    .relatives = Es ist ein nacktes Tripel, das in zwei Einheiten zugleich wirkt, und die nächste Größe nach dem gebundenen Paar.

lesson-naked-triple = Drei Felder einer Einheit haben zusammen nur drei Kandidaten. Sie verbrauchen diese drei Werte, wie auch immer sie verteilt sind, also entfallen die Werte in allen anderen Feldern der Einheit. Ein Feld kann auch nur zwei der drei haben.
    .spot = Man sucht in einer Einheit Felder mit zwei oder drei Kandidaten und zählt ihre Werte zusammen. Drei Felder, die insgesamt drei Werte haben, genügen, zum Beispiel 1 und 2, 2 und 3, 1 und 3.
    .miss = r1c1 hat 1 und 2, r1c4 hat 2 und 3, r1c7 hat 3 und 4. Jedes Feld teilt einen Wert mit dem nächsten, aber zusammen sind es vier Werte, also ist keiner verbraucht.
    .relatives = Es ist das nackte Paar mit einem Feld mehr; in einem Block und einer Linie zugleich ist es ein gebundenes Tripel. Das versteckte Tripel ist sein Gegenstück, das nackte Quartett die nächste Größe.

lesson-swordfish = Es geht um einen Wert. In drei Zeilen liegen alle seine Plätze in denselben drei Spalten, die drei Zeilen verbrauchen also die drei Spalten. Der Wert entfällt in allen anderen Feldern dieser Spalten; das Gleiche gilt mit vertauschten Zeilen und Spalten.
    .spot = Man wählt einen Wert und merkt sich die Zeilen, in denen er zwei oder drei Plätze hat. Gesucht sind drei davon, die zusammen nur drei Spalten brauchen. Nicht an jeder Kreuzung muss der Wert Kandidat sein.
    .miss = In Zeile 1 steht die 8 in Spalte 2 oder 5, in Zeile 4 in Spalte 5 oder 9, in Zeile 8 in Spalte 2 oder 7. Das sind vier Spalten für drei Zeilen; eine Spalte bleibt offen, und nichts entfällt.
    .relatives = Er ist der X-Wing mit einer Linie mehr; die Qualle ist die nächste Größe. Mit einigen zusätzlichen Plätzen kann es noch ein Schwertfisch mit Flosse oder ein Sashimi-Schwertfisch sein.

lesson-hidden-triple = In einer Einheit können drei Werte nur in denselben drei Feldern stehen. Diese Felder werden für die drei Werte gebraucht, also entfallen dort alle anderen Kandidaten. Ein Wert kann auch nur zwei der drei Felder haben.
    .spot = Man schreibt für jeden fehlenden Wert einer Einheit die Plätze auf. Gesucht sind drei Werte mit je zwei oder drei Plätzen, die insgesamt nur drei Felder brauchen.
    .miss = Im Block 5 stehen die 2 und die 4 in r4c4, r4c5 oder r5c4, aber die 7 kann auch in r6c6 stehen. Drei Werte mit vier Plätzen lassen in jedem davon Raum für andere Werte.
    .relatives = Es ist das versteckte Paar mit einem Wert mehr. Das nackte Tripel ist das Gegenstück und leichter zu sehen; das versteckte Quartett ist schwerer.

lesson-skyscraper = Ein Wert hat in zwei parallelen Linien, zum Beispiel zwei Zeilen, nur je zwei Plätze. Ein Platz der ersten Zeile und einer der zweiten liegen in derselben Spalte, also können nicht beide den Wert haben. Dann hat ihn mindestens einer der beiden anderen Plätze, und er entfällt in jedem Feld, das diese beiden sieht, das heißt mit jedem von ihnen eine Einheit teilt.
    .spot = Man sucht einen Wert mit je zwei Plätzen in zwei Zeilen oder in zwei Spalten. Liegt je ein Ende in derselben Querlinie und das andere nicht, bilden die anderen Enden das Dach; zu prüfen sind die Felder, die beide sehen.
    .miss = Die 5 von Zeile 2 kann in r2c1, r2c7 oder r2c9 stehen, die von Zeile 6 in r6c1 oder r6c8. Bei drei Plätzen in Zeile 2 folgt nicht, dass r2c7 die 5 hat, wenn r2c1 sie nicht hat.
    .relatives = Liegen auch die Enden des Daches in einer Linie, ist es ein X-Wing. Der Drachen mit zwei Schnüren tut dasselbe mit einer Zeile und einer Spalte, der Turbot-Fisch mit einem Block; drei starke Verbindungen sind länger.

lesson-turbot-fish = Ein Wert hat in zwei Einheiten, von denen mindestens eine ein Block ist, nur je zwei Plätze. Ein Platz der ersten sieht einen der zweiten, das heißt sie teilen eine Einheit, also können nicht beide den Wert haben. Dann hat ihn mindestens einer der beiden anderen Plätze, und er entfällt in den Feldern, die diese beiden sehen.
    .spot = Man sucht einen Block mit zwei Plätzen für einen Wert, die nicht in einer Linie liegen. Von jedem Platz folgt man der Zeile und der Spalte zu einer Linie, die ebenfalls nur zwei Plätze für den Wert hat.
    .miss = Im Block 1 steht die 4 in r1c2 oder r3c1, in Spalte 8 in r2c8 oder r7c8. Kein Platz des Blocks sieht einen der Spalte, also sagt die eine Einheit nichts über die andere.
    .relatives = Seine Geschwister sind der Wolkenkratzer mit zwei parallelen Linien und der Drachen mit zwei Schnüren mit einer Zeile und einer Spalte. Hat der Block mehr als zwei Plätze, ist es vielleicht ein leeres Rechteck.

lesson-two-string-kite = Ein Wert hat in einer Zeile nur zwei Plätze und in einer Spalte nur zwei. Je einer davon liegt im selben Block, also können nicht beide den Wert haben. Dann hat ihn mindestens eines der beiden fernen Enden, und er entfällt in einem Feld, das beide fernen Enden sieht, also mit jedem eine Einheit teilt.
    .spot = Gesucht ist ein Block mit einem Platz einer solchen Zeile und einem anderen einer solchen Spalte. Man folgt beiden zu den fernen Enden; zu prüfen ist das Feld, in dem sich die Querlinien durch diese Enden treffen.
    .miss = Die 6 von Zeile 2 steht in r2c5 oder r2c9, die von Spalte 4 in r5c4 oder r9c4. r2c5 und r5c4 liegen in verschiedenen Blöcken und sehen sich nicht, beide könnten also 6 sein.
    .relatives = Er ist eine von drei Arten, zwei starke Verbindungen, also Einheiten mit zwei Plätzen für einen Wert, zu verknüpfen; die anderen sind der Wolkenkratzer und der Turbot-Fisch. Mit Gruppen von Feldern werden daraus zwei starke Verbindungen mit Gruppen.

lesson-remote-pair = Vier oder mehr Felder haben die gleichen zwei Kandidaten, und jedes sieht das nächste, teilt also eine Einheit mit ihm. Deshalb wechseln sich die beiden Werte ab. Bei einer geraden Anzahl von Feldern sind die beiden Enden verschieden, und ein Feld, das beide Enden sieht, kann keinen der zwei Werte haben.
    .spot = Gesucht sind mindestens vier Felder mit den gleichen zwei Kandidaten, die über das Brett verteilt sind. Man verbindet die, die eine Einheit teilen, und prüft Felder, die zwei von ihnen im Abstand von drei, fünf oder einer anderen ungeraden Zahl von Schritten sehen.
    .miss = r1c1, r1c6 und r5c6 haben alle 2 und 5. Die Enden r1c1 und r5c6 sind zwei Schritte voneinander entfernt und deshalb gleich: Ein Feld, das beide sieht, kann den anderen Wert noch haben.
    .relatives = Es erweitert das nackte Paar, dessen zwei Felder einander sehen. Es ist ein Sonderfall der XY-Kette, in der die Paare von Feld zu Feld wechseln können.

lesson-finned-x-wing = Es wäre ein X-Wing für einen Wert, zwei Linien mit denselben zwei Querlinien, aber es gibt einige zusätzliche Plätze, die Flosse. Entweder steht der Wert in der Flosse, oder der X-Wing ist vollständig. Ein Feld, das der X-Wing leeren würde und das alle Felder der Flosse sieht, also mit jedem eine Einheit teilt, verliert den Wert also in beiden Fällen.
    .spot = Gesucht sind zwei Zeilen oder Spalten, die fast einen X-Wing bilden und deren zusätzliche Plätze nahe bei einer Ecke liegen, meist in deren Block. Was entfallen kann, liegt in diesem Block und in einer der beiden Querlinien.
    .miss = Die 6 steht in Zeile 2 in r2c3 oder r2c8, in Zeile 7 in r7c3, r7c8 oder r7c9. In r9c8 entfällt sie, in r4c8 aber nicht: r4c8 sieht die Flosse r7c9 nicht, und wenn r7c9 die 6 hat, kann auch r4c8 sie haben.
    .relatives = Er erweitert den X-Wing. Beim Sashimi-X-Wing fehlt die Ecke neben der Flosse; der Schwertfisch mit Flosse hat eine Linie mehr.

lesson-xy-wing = Ein Feld mit zwei Kandidaten, das Drehfeld, sieht zwei andere Felder mit zwei Kandidaten, die Flügel, teilt also mit jedem eine Einheit. Jeder Flügel teilt einen anderen Wert mit dem Drehfeld, und beide haben denselben dritten Wert. Was auch immer das Drehfeld ist, einer der Flügel bekommt den dritten Wert, also entfällt dieser in jedem Feld, das beide Flügel sieht.
    .spot = Man nimmt ein Feld mit zwei Kandidaten, etwa 1 und 2. In seiner Zeile, seiner Spalte und seinem Block sucht man ein Feld mit 1 und einem dritten Wert und ein weiteres mit 2 und demselben dritten Wert.
    .miss = Das Drehfeld r5c5 hat 1 und 2, r5c9 hat 1 und 3, und r2c5 hat ebenfalls 1 und 3. Ist das Drehfeld 2, muss keines der anderen Felder 3 sein, also entfällt nichts.
    .relatives = Er ist die kürzeste XY-Kette. Hat auch das Drehfeld den dritten Wert, ist es ein XYZ-Wing; der W-Wing verbindet zwei gleiche Paare auf andere Art.

lesson-sashimi-x-wing = Es ist ein X-Wing mit Flosse, dem eine Ecke fehlt: In einer der beiden Linien hat der Wert außer den zusätzlichen Plätzen, der Flosse, nur einen passenden Platz. Steht der Wert in der Flosse, entfällt er in Feldern, die sie ganz sehen. Sonst steht er an dem einen Platz, die andere Linie muss die andere Querlinie nehmen, und er entfällt in denselben Feldern.
    .spot = Gesucht sind zwei Linien, die für einen Wert eine Querlinie gemeinsam haben. Wo die zweite Ecke sein müsste, fehlt der Kandidat, aber daneben im selben Block gibt es einen oder zwei andere: die Flosse.
    .miss = In Zeile 2 steht die 6 in r2c3 oder r2c8, in Zeile 7 in r7c3, r7c5 oder r7c9. Die zusätzlichen Plätze r7c5 und r7c9 liegen in verschiedenen Blöcken, kein Feld von Spalte 8 außerhalb dieser Zeilen sieht also beide.
    .relatives = Er ist etwas schwerer zu sehen als der X-Wing mit Flosse; besteht die Flosse aus einem einzigen Feld, ist er auch ein Wolkenkratzer. Der Sashimi-Schwertfisch hat eine Linie mehr.

lesson-empty-rectangle = In einem Block liegen alle Plätze eines Wertes auf einem Kreuz aus einer Zeile und einer Spalte, der Wert steht also im Zeilenteil oder im Spaltenteil. Eine Linie anderswo hat nur zwei Plätze für ihn, und einer davon liegt in der Zeile des Zeilenteils. Steht der Wert im Zeilenteil, steht er auch am anderen Platz der Linie; also hat ihn dieser Platz oder der Spaltenteil, und er entfällt in einem Feld, das beide sieht.
    .spot = Gesucht sind Blöcke, in denen die Plätze eines Wertes ein Kreuz oder ein L bilden und die übrigen Felder frei davon sind. Von einem Arm aus sucht man eine Linie, die ihn kreuzt und nur zwei Plätze hat. In einer Abart endet die Linie in einer Gruppe von Plätzen in einem Block.
    .miss = Im Block 1 kann die 5 in r2c1, r1c2 oder r3c3 stehen. Keine Zeile und Spalte des Blocks enthalten zusammen alle drei, es gibt also kein Entweder-oder zwischen Zeilenteil und Spaltenteil.
    .relatives = Es ist ein Turbot-Fisch, bei dem ein Ende eine Gruppe von Feldern ist. Zwei starke Verbindungen mit Gruppen tun dasselbe mit zwei Linien.

lesson-simple-colouring = Man nimmt einen Wert und die Einheiten, in denen er nur zwei Plätze hat: Einer davon hat ihn, der andere nicht. Die zwei Plätze jeder solchen Einheit erhalten abwechselnd Farbe A und Farbe B, von Einheit zu Einheit weiter. Alle Felder der einen Farbe haben den Wert und keines der anderen: Er entfällt in einem Feld, das beide Farben sieht, und eine Farbe, die in einer Einheit zweimal vorkommt, ist überall falsch.
    .spot = Man wählt einen Wert, der in vielen Einheiten zwei Plätze hat. Man beginnt mit einem Platz, färbt seine Partner, dann deren Partner, bis nichts mehr verbunden ist, und sucht dann Felder, die beide Farben sehen.
    .miss = In Zeile 4 kann die 3 in r4c1, r4c5 oder r4c8 stehen. Hier r4c1 Farbe A und r4c5 Farbe B zu geben ist falsch, denn beide können falsch sein, wenn r4c8 die 3 hat.
    .relatives = Der Wolkenkratzer und der Drachen mit zwei Schnüren sind kleine Fälle davon. Das mehrfache Färben benutzt zwei solche Netze zugleich; die X-Kette lässt dazwischen auch schwächere Verbindungen zu.

lesson-xyz-wing = Ein Feld mit drei Kandidaten, das Drehfeld, sieht zwei Felder mit zwei Kandidaten, die Flügel, teilt also mit jedem eine Einheit. Jeder Flügel hat zwei Werte des Drehfelds, und ein Wert kommt in allen drei Feldern vor. Eines der drei Felder hat diesen Wert, also entfällt er in jedem Feld, das alle drei sieht.
    .spot = Man sucht ein Feld mit drei Kandidaten und in seinen Einheiten zwei Felder, deren Paare aus diesen drei Werten bestehen, aber verschieden sind. Felder, die etwas verlieren können, liegen nahe beim Drehfeld, meist in seinem Block.
    .miss = Das Drehfeld r5c5 hat 1, 2 und 3, die Flügel sind r5c9 mit 1 und 3 und r4c4 mit 2 und 3. r4c9 sieht beide Flügel, aber nicht das Drehfeld; ist das Drehfeld 3, kann auch r4c9 die 3 haben.
    .relatives = Er ist der XY-Wing mit einem weiteren Kandidaten im Drehfeld. Der WXYZ-Wing geht mit vier Feldern und vier Werten weiter.

lesson-w-wing = Zwei Felder haben die gleichen zwei Kandidaten und sehen einander nicht, teilen also keine Einheit. In einer Einheit sieht jeder Platz des ersten Wertes eines dieser Felder; wo er auch steht, entfällt er in einem von ihnen. Dieses Feld hat dann den zweiten Wert, also entfällt der zweite Wert in jedem Feld, das beide sieht.
    .spot = Gesucht sind zwei Felder mit den gleichen zwei Kandidaten in verschiedenen Teilen des Bretts. Für jeden der zwei Werte sucht man eine Zeile, eine Spalte oder einen Block, dessen Plätze für ihn alle das eine oder das andere Feld sehen.
    .miss = r2c2 und r8c8 haben beide 3 und 7. In Zeile 5 kann die 3 in r5c2, r5c5 oder r5c8 stehen; r5c5 sieht keines der beiden Felder, und wenn r5c5 die 3 hat, können auch beide 3 sein.
    .relatives = Er ist eine kurze Kette aus zwei gleichen Paaren und einer Einheit. Das entfernte Paar verbindet sie durch weitere gleiche Paare; der XY-Wing verbindet zwei Paare durch ein drittes Feld statt durch eine Einheit.

lesson-naked-quad = Vier Felder einer Einheit haben zusammen nur vier Kandidaten. Sie verbrauchen diese vier Werte, wie auch immer sie verteilt sind, also entfallen die Werte in allen anderen Feldern der Einheit. Kein Feld muss alle vier haben; zwei oder drei davon genügen.
    .spot = Man betrachtet Einheiten mit vielen offenen Feldern und dort die Felder mit zwei, drei oder vier Kandidaten. Vier davon mit insgesamt vier Werten bilden ein Quartett.
    .miss = In Zeile 1 haben vier Felder 1 und 2, 2 und 3, 3 und 4, 4 und 5. Bei vier Feldern mit fünf Werten bleibt ein Wert übrig, und es kann jeder sein, also entfällt nichts.
    .relatives = Es ist das nackte Tripel mit einem Feld mehr. Bei neun Werten und acht oder neun offenen Feldern bilden die übrigen Werte ein verstecktes Quartett oder eine größere Menge; man sucht, was weniger Mitglieder hat.

lesson-jellyfish = Es geht um einen Wert. In vier Zeilen liegen alle seine Plätze in denselben vier Spalten, die vier Zeilen verbrauchen also die vier Spalten. Der Wert entfällt in allen anderen Feldern dieser Spalten; das Gleiche gilt mit vertauschten Zeilen und Spalten.
    .spot = Man wählt einen Wert, der auf dem größten Teil des Bretts noch fehlt. Man merkt sich die Zeilen, in denen er zwei bis vier Plätze hat, und sucht vier davon, die zusammen nur vier Spalten brauchen.
    .miss = Vier Zeilen haben ihre Plätze in den Spalten 1, 3, 4, 7 und 9. Vier Zeilen verbrauchen nur vier dieser fünf Spalten, und welche, ist nicht bekannt, also entfällt nichts.
    .relatives = Sie ist der Schwertfisch mit einer Linie mehr. Oft nimmt ein kleinerer Fisch der anderen Richtung dieselben Kandidaten weg; mit zusätzlichen Plätzen kann es eine Qualle mit Flosse sein.

lesson-finned-swordfish = Es wäre ein Schwertfisch für einen Wert, drei Linien mit denselben drei Querlinien, aber es gibt einige zusätzliche Plätze, die Flosse. Entweder steht der Wert in der Flosse, oder der Schwertfisch ist vollständig. Ein Feld, das der Schwertfisch leeren würde und das alle Felder der Flosse sieht, verliert den Wert also in beiden Fällen.
    .spot = Gesucht sind drei Zeilen oder Spalten, die bis auf einen, zwei oder drei nahe beieinander liegende Plätze, meist in einem Block, nur drei Querlinien brauchen. Was entfallen kann, liegt in diesem Block und in einer der drei Querlinien.
    .miss = Ein Schwertfisch in den Zeilen 1, 4 und 8 und den Spalten 2, 5 und 9 hat die zusätzlichen Plätze r1c8 und r8c6. Kein Feld dieser Spalten außerhalb der Zeilen sieht beide, also entfällt nichts.
    .relatives = Er erweitert den Schwertfisch und hat eine Linie mehr als der X-Wing mit Flosse. Hat eine Linie ohne die Flosse nur einen Platz, ist es ein Sashimi-Schwertfisch; die Qualle mit Flosse ist größer.

lesson-hidden-quad = In einer Einheit können vier Werte nur in denselben vier Feldern stehen. Diese Felder werden für die vier Werte gebraucht, also entfallen dort alle anderen Kandidaten. Ein Wert kann auch nur zwei oder drei der vier Felder haben.
    .spot = In einer Einheit mit vielen offenen Feldern schreibt man für jeden fehlenden Wert die Plätze auf. Gesucht sind vier Werte, die sich vier Felder teilen und außerhalb davon keinen Platz haben.
    .miss = In Spalte 3 stehen die 1, die 4 und die 6 in vier Feldern, aber die 8 hat einen fünften Platz, r9c3. Dann müssen die vier Felder nicht diese vier Werte enthalten, und ein anderer Wert kann darunter sein.
    .relatives = Es ist das versteckte Tripel mit einem Wert mehr und das größte seiner Art, das gesucht wird. Die übrigen Felder der Einheit bilden eine nackte Menge, die leichter zu sehen ist, wenn sie klein ist.

lesson-sashimi-swordfish = Es ist ein Schwertfisch mit Flosse, bei dem eine der drei Linien außer den zusätzlichen Plätzen, der Flosse, nur einen passenden Platz hat. Steht der Wert in der Flosse, entfällt er in Feldern, die sie ganz sehen. Sonst verbrauchen die drei Linien immer noch ihre drei Querlinien; die Felder darunter, die in den Querlinien liegen, verlieren den Wert also in beiden Fällen.
    .spot = Gesucht sind zwei Linien, die zu einem Schwertfisch passen, und eine dritte mit einem passenden Platz und einem oder zwei anderen im Block einer fehlenden Ecke. Was entfallen kann, liegt in diesem Block und in einer Querlinie.
    .miss = Die Querlinien sind die Spalten 2, 5 und 9, aber in Zeile 8 steht der Wert nur in r8c7 oder r8c8. Ohne einen Platz in den drei Spalten trägt Zeile 8 nichts zum Fisch bei; es ist einfach Beanspruchen.
    .relatives = Er ist etwas schwerer zu sehen als der Schwertfisch mit Flosse. Der Sashimi-X-Wing hat eine Linie weniger, die Sashimi-Qualle eine mehr.

lesson-three-strong-links = Es geht um einen Wert. Eine starke Verbindung ist eine Einheit, in der er an einem von zwei Enden steht; ein Ende ist ein Feld oder eine Gruppe von Feldern einer Einheit. In drei solchen Einheiten sieht je ein Ende eines der nächsten: Hat das erste äußere Ende den Wert nicht, wird er weitergereicht, bis ihn das letzte äußere Ende hat. Eines der äußeren Enden hat ihn also, und er entfällt in Feldern, die beide sehen.
    .spot = Man sucht Einheiten mit zwei Plätzen für einen Wert und verbindet die, von denen zwei Enden eine Einheit teilen. Drei hintereinander genügen; dann sucht man Felder, die beide losen Enden sehen.
    .miss = Die mittlere Verbindung ist Zeile 5 mit r5c1 und r5c9, und die erste wie die dritte Verbindung berühren sie bei r5c1. Nichts wird weitergereicht, denn eine Kette, die an einem Ende hereinkommt, muss am anderen hinaus.
    .relatives = Zwei Verbindungen sind ein Wolkenkratzer, ein Drachen mit zwei Schnüren, ein Turbot-Fisch oder ein leeres Rechteck; vier starke Verbindungen sind länger. Sehen sich die losen Enden, ist es vielleicht eine Schleife aus drei starken Verbindungen.

lesson-three-link-loop = Es geht um einen Wert und drei starke Verbindungen, also Einheiten, in denen er an einem von zwei Enden steht. Die Enden schließen sich zum Ring: Jedes teilt eine Einheit mit einem Ende der nächsten Verbindung. Dann hat in jeder der drei verbindenden Einheiten genau eines der zwei Enden den Wert, also entfällt er in allen anderen Feldern dieser Einheiten.
    .spot = Man sucht drei Einheiten mit zwei Plätzen oder Gruppen von Plätzen für einen Wert und prüft, ob jedes Ende in einer Zeile, einer Spalte oder einem Block auf das Ende einer anderen trifft. Dann betrachtet man die drei Einheiten, in denen sie sich treffen.
    .miss = Zwei Stellen sind geschlossen, aber an der dritten teilen die Enden r2c4 und r6c8 keine Einheit. Das ist eine Kette aus drei starken Verbindungen, die nur Felder leert, die r2c4 und r6c8 sehen.
    .relatives = Sie ist die geschlossene Form von drei starken Verbindungen und nimmt mehr weg. Ein Ring aus zwei Verbindungen ist ein X-Wing; die Schleife aus vier starken Verbindungen ist größer.

lesson-wxyz-wing = Drei Felder einer Einheit haben zusammen vier Kandidaten, und ein Feld außerhalb der Einheit hat zwei dieser vier. Einer seiner beiden Werte ist verbunden: Alle Plätze dafür in den drei Feldern sehen das Feld, der Wert kann also nicht auf beiden Seiten stehen. Dann steht der andere Wert im Feld oder in einem der drei, und er entfällt in jedem Feld, das alle seine Plätze sieht.
    .spot = Man sucht drei Felder einer Einheit mit insgesamt vier Werten. Dann sucht man ein Feld mit zwei dieser Werte, das alle Plätze des einen in den drei Feldern sieht.
    .miss = r1c1 hat 1 und 2, r1c2 hat 2 und 3, r1c3 hat 1, 3 und 4, und r5c1 hat 1 und 4. r5c1 sieht die 1 von r1c1, aber nicht die von r1c3 und auch nicht die 4 von r1c3, also ist keiner der Werte verbunden.
    .relatives = Er ist der XYZ-Wing mit einem Feld und einem Wert mehr und ein Sonderfall von ALS-XZ. Sind beide Werte verbunden, ist es ein WXYZ-Ring; der VWXYZ-Wing hat fünf Felder.

lesson-wxyz-ring = Drei Felder einer Einheit haben zusammen vier Kandidaten, und ein Feld außerhalb der Einheit hat zwei dieser vier. Beide Werte sind verbunden: Alle ihre Plätze in den drei Feldern sehen das Feld. Dann verbrauchen die vier Felder jeden der vier Werte genau einmal, und jeder Wert entfällt in jedem Feld, das alle seine Plätze im Ring sieht.
    .spot = Man sucht einen WXYZ-Wing und prüft, ob das Feld mit zwei Kandidaten die Plätze beider Werte in den anderen drei Feldern sieht.
    .miss = Das Feld mit zwei Kandidaten sieht alle Plätze seiner 1, aber einen Platz seiner 4 sieht es nicht. Dann ist es nur ein WXYZ-Wing, und nur die 4 entfällt in den Feldern, die alle ihre Plätze sehen.
    .relatives = Er ist die geschlossene Form des WXYZ-Wings und nimmt mehr Werte weg. Sue de Coq ist ein ähnlicher Ring um einen Block und eine Linie; der VWXYZ-Ring hat fünf Felder.

lesson-multi-colouring = Man färbt die verbundenen Plätze eines Wertes: In einer Einheit mit nur zwei Plätzen erhalten sie verschiedene Farben, so dass alle Felder der einen Farbe wahr und alle der anderen falsch sind. Zwei getrennte Netze haben je zwei Farben. Sieht eine Farbe des ersten Netzes eine des zweiten, können nicht beide wahr sein; also ist mindestens eine ihrer Gegenfarben wahr, und der Wert entfällt in einem Feld, das beide Gegenfarben sieht.
    .spot = Man färbt alle Netze eines Wertes, jedes mit zwei eigenen Farben. Man sucht eine Einheit mit Feldern zweier Netze und betrachtet dann die Felder, die deren Gegenfarben sehen.
    .miss = Eine Farbe des ersten Netzes sieht eine des zweiten, und r4c7 sieht diese beiden. Das beweist nichts für r4c7, denn gerade diese zwei Farben können beide falsch sein; es kommt auf die Gegenfarben an.
    .relatives = Es erweitert das einfache Färben von einem Netz auf zwei. Die X-Kette findet dasselbe in anderer Form.

lesson-finned-jellyfish = Es wäre eine Qualle für einen Wert, vier Linien mit denselben vier Querlinien, aber es gibt einige zusätzliche Plätze, die Flosse. Entweder steht der Wert in der Flosse, oder die Qualle ist vollständig. Ein Feld, das die Qualle leeren würde und das alle Felder der Flosse sieht, verliert den Wert also in beiden Fällen.
    .spot = Gesucht sind vier Zeilen oder Spalten, die bis auf einen, zwei oder drei nahe beieinander liegende Plätze, meist in einem Block, nur vier Querlinien brauchen. Was entfallen kann, liegt in diesem Block und in einer der vier Querlinien.
    .miss = Eine Qualle in den Zeilen 1, 3, 5 und 8 hat neben ihren Spalten 2, 4, 5 und 9 die zusätzlichen Plätze r1c8 und r8c6. Kein Feld dieser Spalten außerhalb der Zeilen sieht beide, also entfällt nichts.
    .relatives = Sie hat eine Linie mehr als der Schwertfisch mit Flosse und erweitert die Qualle. Bei der Sashimi-Qualle hätte eine Linie ohne die Flosse nur einen Platz.

lesson-sashimi-jellyfish = Es ist eine Qualle mit Flosse, bei der eine der vier Linien außer den zusätzlichen Plätzen, der Flosse, nur einen passenden Platz hat. Steht der Wert in der Flosse, entfällt er in Feldern, die sie ganz sehen. Sonst verbrauchen die vier Linien immer noch ihre vier Querlinien; die Felder darunter, die in den Querlinien liegen, verlieren den Wert also in beiden Fällen.
    .spot = Gesucht sind drei Linien, die zu einer Qualle passen, und eine vierte mit einem passenden Platz und einem oder zwei anderen im Block einer fehlenden Ecke. Was entfallen kann, liegt in diesem Block und in einer Querlinie.
    .miss = Die Querlinien sind die Spalten 2, 4, 5 und 9, aber in Zeile 8 steht der Wert nur in r8c7 oder r8c8. Ohne einen Platz in den vier Spalten trägt Zeile 8 nichts zum Fisch bei; es ist einfach Beanspruchen.
    .relatives = Sie ist der größte und schwerste Fisch, der gesucht wird, mit einer Linie mehr als der Sashimi-Schwertfisch. Die Qualle mit Flosse ist etwas leichter zu sehen.

lesson-sue-de-coq = Zwei oder mehr Felder, in denen sich ein Block und eine Linie überschneiden, haben mindestens zwei Werte mehr als Felder. Ein oder zwei Felder im Rest des Blocks und ein oder zwei im Rest der Linie teilen Werte mit ihnen, aber keine miteinander, und alle zusammen haben so viele Werte wie Felder. Dann wird jeder Wert genau einmal verbraucht: Die Werte der Felder im Block entfallen im Rest des Blocks, die der Felder in der Linie im Rest der Linie, die übrigen in beiden.
    .spot = Man betrachtet zwei oder drei offene Felder mit vier oder mehr Werten, in denen sich ein Block und eine Linie überschneiden. Gesucht sind ein Feld mit zwei dieser Werte im Rest der Linie und ein Feld mit zwei anderen im Rest des Blocks.
    .miss = r1c1 und r1c2 haben 1, 2, 3 und 4, r1c7 hat 1 und 2, r2c3 hat 2 und 3. Die Felder der beiden Seiten teilen die 2; sie kann zweimal verbraucht werden und ein anderer Wert dafür gar nicht.
    .relatives = Es ist mit dem gebundenen Tripel verwandt, bei dem die Werte in der Überschneidung selbst verbraucht werden. ALS-XZ und der WXYZ-Ring beruhen auf demselben Zählen von Feldern und Werten.

lesson-vwxyz-wing = Vier Felder einer Einheit haben zusammen fünf Kandidaten, und ein Feld außerhalb der Einheit hat zwei dieser fünf. Einer seiner beiden Werte ist verbunden: Alle Plätze dafür in den vier Feldern sehen das Feld, der Wert kann also nicht auf beiden Seiten stehen. Dann steht der andere Wert im Feld oder in einem der vier, und er entfällt in jedem Feld, das alle seine Plätze sieht.
    .spot = Man sucht vier Felder einer Einheit mit insgesamt fünf Werten, am besten dort, wo viele Felder zwei oder drei Kandidaten haben. Dann sucht man ein Feld mit zwei dieser Werte, das alle Plätze des einen in den vier Feldern sieht.
    .miss = Das Feld mit zwei Kandidaten, r5c1, sieht eine 1 der vier Felder in r1c1, aber eine weitere steht in r1c7, und auch ihre 4 sieht es nicht. Keiner seiner Werte 1 und 4 ist verbunden, also können beide Seiten denselben Wert haben, und nichts entfällt.
    .relatives = Er ist der WXYZ-Wing mit einem Feld und einem Wert mehr. Sind beide Werte verbunden, ist es ein VWXYZ-Ring; der UVWXYZ-Wing hat sechs Felder, und ALS-XZ ist die allgemeine Form.

lesson-vwxyz-ring = Vier Felder einer Einheit haben zusammen fünf Kandidaten, und ein Feld außerhalb der Einheit hat zwei dieser fünf. Beide Werte sind verbunden: Alle ihre Plätze in den vier Feldern sehen das Feld. Dann verbrauchen die fünf Felder jeden der fünf Werte genau einmal, und jeder Wert entfällt in jedem Feld, das alle seine Plätze im Ring sieht.
    .spot = Man sucht einen VWXYZ-Wing und prüft, ob das Feld mit zwei Kandidaten die Plätze beider Werte in den anderen vier Feldern sieht.
    .miss = Das Feld mit zwei Kandidaten sieht alle Plätze seiner 1, aber einen Platz seiner 4 sieht es nicht. Dann ist es nur ein VWXYZ-Wing, und nur die 4 entfällt in den Feldern, die alle ihre Plätze sehen.
    .relatives = Er ist die geschlossene Form des VWXYZ-Wings und nimmt mehr Werte weg. Der WXYZ-Ring hat ein Feld weniger, der UVWXYZ-Ring eines mehr.

lesson-aligned-pair = Man betrachtet zwei Felder und alle Wertepaare, die sie zusammen enthalten könnten. Ein Paar scheidet aus, wenn die Felder einander sehen und es einen Wert wiederholt oder wenn es einem Feld mit zwei Kandidaten, das beide sieht, keinen übrig lässt. Ein Wert der Felder, der in keinem Paar mehr vorkommt, entfällt.
    .spot = Gesucht sind zwei Felder, die beide von mehreren Feldern mit zwei Kandidaten gesehen werden. Jedes solche Feld verbietet den beiden ein Wertepaar; dann prüft man Wert für Wert, ob noch ein Partner bleibt.
    .miss = r1c1 und r1c5 könnten 2 und 6 sein. r9c5 hat 2 und 6, sieht aber nur r1c5 und bliebe 2; es verbietet das Paar nicht.
    .relatives = Der XY-Wing und der XYZ-Wing sind einfache Fälle davon. Der Ausschluss ausgerichteter Tripel tut dasselbe mit drei Feldern und ist viel mühsamer.

lesson-x-chain = Es geht um einen Wert. Eine starke Verbindung ist eine Einheit mit nur zwei Plätzen für ihn: Einer davon hat ihn. Eine schwache Verbindung besteht zwischen zwei Plätzen, die eine Einheit teilen: Nicht beide haben ihn. Eine Kette, die mit einer starken Verbindung beginnt und endet und in der sich starke und schwache abwechseln, hat den Wert an einem ihrer Enden; er entfällt also in Feldern, die beide Enden sehen.
    .spot = Man merkt sich die Einheiten mit zwei Plätzen für einen Wert und geht von einer zur nächsten, wo zwei Enden eine Einheit teilen. Nach jeder starken Verbindung prüft man, welche Felder Anfang und Ende sehen.
    .miss = Die letzte Einheit der Kette hat drei Plätze, r9c2, r9c5 und r9c8. Hat r9c2 den Wert nicht, muss ihn r9c8 nicht haben; die Kette reicht also nicht bis r9c8.
    .relatives = Der Wolkenkratzer und der Drachen mit zwei Schnüren sind ihre kürzesten Fälle. Die alternierende Inferenzkette wechselt innerhalb von Feldern auch den Wert; ein X-Zyklus ist eine Kette, die sich zum Ring schließt.

lesson-xy-chain = Felder mit zwei Kandidaten folgen aufeinander; jedes sieht das nächste und teilt einen Wert mit ihm. Hat das erste Feld nicht seinen äußeren Wert, hat es den gemeinsamen, der das nächste Feld festlegt, und so weiter bis zum letzten. Haben beide Enden den gleichen äußeren Wert, steht er in einem von ihnen; er entfällt also in Feldern, die beide Enden sehen.
    .spot = Man beginnt in einem Feld mit zwei Kandidaten und geht von Paar zu Paar: mit einem Wert hinein, mit dem anderen hinaus. Sobald der Wert, mit dem es hinausgeht, der am Anfang übrig gebliebene ist, lohnt es anzuhalten.
    .miss = r1c1 hat 3 und 5, r1c6 hat 5 und 8, r4c6 hat 8 und 7. Die äußeren Werte 3 und 7 sind verschieden, ein Feld, das beide Enden sieht, kann also immer noch 3 oder 7 sein.
    .relatives = Der XY-Wing hat drei solche Felder, und beim entfernten Paar sind alle Paare gleich. Die alternierende Inferenzkette benutzt auch Einheiten mit zwei Plätzen.

lesson-aic = Eine Kette von Kandidaten, in der sich starke und schwache Verbindungen abwechseln. Stark heißt: Einer der beiden ist wahr, weil ein Feld nur diese zwei Kandidaten oder eine Einheit nur diese zwei Plätze hat; schwach heißt: Nicht beide sind wahr. Die Kette beginnt und endet mit einer starken Verbindung, also ist eines ihrer Enden wahr: Was beide Enden ausschließen, entfällt.
    .spot = Man beginnt mit einem Feld mit zwei Kandidaten oder einer Einheit mit zwei Plätzen und verfolgt, was geschieht, wenn ein Ende falsch ist. Nach jeder starken Verbindung prüft man, ob beide Enden denselben Kandidaten ausschließen, in einem Feld, das beide sieht, oder in ihren eigenen Feldern.
    .miss = r2c3 hat 1, 4 und 6. Dass es nicht 1 ist, macht es nicht zur 4; der Schritt von 1 zu 4 ist keine starke Verbindung, und die Kette reißt dort ab.
    .relatives = Sie umfasst die X-Kette, die bei einem Wert bleibt, und die XY-Kette, die bei Feldern mit zwei Kandidaten bleibt. Sie sagt durch ihre zwei Enden, was die zwingende Kette durch eine Annahme sagt; verzweigte Ketten wie die zwingenden Ketten aus einem Feld sind schwerer.

lesson-als-xz = Eine fast gebundene Menge (ALS) ist eine Gruppe von Feldern einer Einheit mit einem Wert mehr als Feldern. Zwei solche Mengen teilen einen Wert x, und alle Plätze von x in der einen sehen alle in der anderen, also kann nur eine der Mengen x haben. Die andere braucht alle ihre übrigen Werte; ein zweiter gemeinsamer Wert z steht also in einer der Mengen und entfällt in jedem Feld, das alle Plätze von z in beiden sieht.
    .spot = Felder mit zwei Kandidaten sind die kleinsten Mengen; dann sucht man zwei Felder mit drei Werten, drei Felder mit vier. Man vergleicht zwei Mengen, die zwei Werte teilen, und prüft, ob einer davon nicht in beiden zugleich stehen kann.
    .miss = Beide Mengen haben die 3, aber eine 3 der ersten Menge sieht eine der zweiten nicht. Dann können beide Mengen eine 3 haben, keine muss ihre anderen Werte nehmen, und nichts entfällt.
    .relatives = Der XY-Wing, der XYZ-Wing und der WXYZ-Wing sind Sonderfälle. Sue de Coq zählt Felder und Werte auf ähnliche Weise; zwingende Ketten aus einem Feld sind schwerer.

lesson-franken-fish = Ein Fisch, in dem Blöcke an die Stelle mancher Linien treten. Man nimmt einen Wert und drei oder vier Einheiten, etwa zwei Zeilen und einen Block, deren Plätze für ihn alle in ebenso vielen anderen liegen, etwa zwei Spalten und einem Block. Jede der ersten belegt eine der anderen, also entfällt der Wert in allen übrigen Feldern von diesen. Zeilen stehen nur auf der einen Seite, Spalten nur auf der anderen.
    .spot = Gesucht ist ein Wert, den ein Block nur in zwei Linien hat, dazu eine oder zwei parallele Linien, die mit dem Block einen Fisch bilden. Blöcke helfen, wo eine Linie einen Platz zu viel hat.
    .miss = Die Zeilen 2 und 5 und Block 9 haben ihre 4 in den Spalten 3 und 7 und in Block 6, bis auf r9c8. Block 9 kann r9c8 belegen, und dann kann eine der drei anderen Einheiten ihre 4 woanders haben.
    .relatives = Es ist ein Schwertfisch oder eine Qualle mit Blöcken. Mit einigen zusätzlichen Plätzen ist es ein Franken-Fisch mit Flosse; beim Mutantenfisch stehen Zeilen und Spalten auf einer Seite zusammen.

lesson-finned-franken-fish = Zwei bis vier Einheiten, Linien und Blöcke, haben ihre Plätze für einen Wert in ebenso vielen anderen, bis auf einige zusätzliche Plätze, die Flosse. Entweder steht der Wert in der Flosse, oder der Fisch ist vollständig. Ein Feld, das der Fisch leeren würde und das alle Felder der Flosse sieht, verliert den Wert also in beiden Fällen. Ein Platz, den zwei der ersten Einheiten teilen, zählt auch als Flosse.
    .spot = Man nimmt eine Linie und einen Block, oder zwei Blöcke, in denen ein Wert wenige Plätze hat, und sucht eine Linie oder einen Block mit je einem davon. Was entfällt, sieht alle übrigen.
    .miss = Ein Feld, das der Fisch leeren würde, sieht zwei von drei Feldern der Flosse. Der Wert kann im dritten stehen, also behält das Feld ihn.
    .relatives = Ohne Blöcke ist es ein X-Wing, ein Schwertfisch oder eine Qualle mit Flosse. Mit zwei Einheiten ist es auch eine Kette mit Gruppen.

lesson-finned-mutant-fish = Es wäre ein Fisch mit beliebigen Einheiten auf beiden Seiten: Zeilen, Spalten und Blöcke können unter denen, die den Wert brauchen, und unter denen, die seine Plätze haben, zusammen stehen. Es gibt aber zusätzliche Plätze, die Flosse, und ein Platz, den zwei der ersten Einheiten teilen, zählt dazu. Entweder steht der Wert in der Flosse, oder der Fisch ist vollständig. Ein Feld, das der Fisch leeren würde und das alle Felder der Flosse sieht, verliert den Wert in beiden Fällen.
    .spot = Kaum jemand sucht ihn Einheit für Einheit. Man nimmt einen Kandidaten, an dem man zweifelt, und streicht, was er sieht: Haben dann einige Einheiten alle Plätze in weniger anderen, ist es ein Fisch.
    .miss = { lesson-finned-franken-fish.miss }
    .relatives = Franken-Fische haben höchstens Zeilen auf der einen und Spalten auf der anderen Seite. Schablonen finden, was über alle Fische hinausgeht.

lesson-continuous-loop = Eine Kette, in der sich starke und schwache Verbindungen abwechseln und die sich zum Ring schließt. Stark heißt: Einer der beiden ist wahr; schwach heißt: Nicht beide sind wahr. Der Ring gilt in beide Richtungen, also ist ein Ende jeder schwachen Verbindung wahr: Was beide Enden ausschließen, entfällt, und zwar im ganzen Ring auf einmal.
    .spot = Kommt eine Kette zu ihrem Anfang zurück, prüft man, ob sich starke und schwache Verbindungen rundum abwechseln. Dann geht man alle schwachen durch: Andere Felder der Einheit verlieren den Wert, und ein Feld mit zwei Werten im Ring verliert seine übrigen.
    .miss = Wo der Ring sich schließt, treffen sich zwei starke Verbindungen. Dann ist er nicht durchgehend: Bewiesen ist nur der Kandidat, bei dem sie sich treffen.
    .relatives = Er ist die alternierende Inferenzkette, deren Enden einander ausschließen. X-Zyklus und Y-Zyklus sind seine einfachen Formen; der Ring mit Gruppen zählt mehrere Felder als eines.

lesson-grouped-aic = Eine alternierende Inferenzkette, in der mehrere Felder eines Werts als ein Glied zählen können: alle seine Plätze, wo sich zwei Einheiten kreuzen, etwa eine Zeile und ein Block. Eine solche Gruppe ist wahr, wenn eines ihrer Felder den Wert hat. Ein Ende der Kette ist wahr, also entfällt, was beide Enden ausschließen.
    .spot = Gesucht sind Einheiten, in denen der Wert einen einzelnen Platz und eine Gruppe hat oder zwei Gruppen. Ein Feld sieht eine Gruppe, wenn es alle ihre Felder sieht.
    .miss = Die Gruppe ist r1c4 und r1c5, aber auch r1c6 kann den Wert haben. Dann hat die Zeile einen Platz mehr, die Gruppe ist nicht sicher, und die Kette reißt ab.
    .relatives = Ohne Gruppen ist sie die alternierende Inferenzkette, mit zwei Verbindungen ein leeres Rechteck. Schließt sie sich, ist sie ein Ring mit Gruppen.

lesson-grouped-loop = Ein Ring aus starken und schwachen Verbindungen, in dem mehrere Felder eines Werts als ein Glied zählen können: alle seine Plätze, wo sich zwei Einheiten kreuzen. Der Ring gilt in beide Richtungen, also ist ein Ende jeder schwachen Verbindung wahr, und was beide Enden ausschließen, entfällt.
    .spot = Man folgt einer Kette mit Gruppen und prüft, ob ihr letztes Glied das erste ausschließt. Dann sucht man bei den schwachen Verbindungen Kandidaten, die beide Enden sehen.
    .miss = Ein Feld einer Gruppe sieht das nächste Glied nicht. Dann können beide wahr sein, der Ring ist offen, und es bleibt höchstens eine Kette.
    .relatives = Der geschlossene Ring hat nur einzelne Felder. Ein offener Ring ist eine Kette mit Gruppen.

lesson-als-aic = Eine alternierende Inferenzkette, die durch fast gebundene Mengen führt, also Felder einer Einheit mit einem Wert mehr als Feldern. Entfällt ein Wert in allen Feldern einer solchen Menge, braucht sie alle ihre anderen Werte. So betritt die Kette eine Menge mit einem Wert und verlässt sie mit einem anderen.
    .spot = Wo eine Kette endet, sucht man eine kleine Menge, der sie einen Wert nimmt. Zwei Felder einer Einheit mit zusammen drei Kandidaten sind der übliche Fall.
    .miss = Die Kette nimmt einem Feld der Menge die 4, ein anderes hat sie aber auch. Die Menge kann ihre 4 behalten, über ihre anderen Werte ist also nichts gesagt.
    .relatives = Ohne Mengen ist es eine Kette mit Gruppen; eine Kette nur aus Mengen ist eine ALS-Kette. ALS-XZ und ALS-XY-Wing sind ihre kürzesten Fälle.

lesson-doubly-linked-als = Zwei fast gebundene Mengen teilen zwei Werte, und für jeden davon sehen alle Plätze in der einen alle in der anderen. Jede Menge kann nur auf einen Wert verzichten, also hat die eine den ersten und die andere den zweiten, und beide haben alle ihre übrigen Werte. Jeder Wert entfällt in den Feldern, die alle seine Plätze sehen.
    .spot = Man sucht ein ALS-XZ und prüft, ob auch der zweite gemeinsame Wert nicht in beiden Mengen zugleich stehen kann.
    .miss = Nur einer der beiden gemeinsamen Werte ist verbunden: Ein Platz des anderen liegt außer Sicht. Dann ist es ein ALS-XZ, und nur der andere Wert entfällt.
    .relatives = Es ist die geschlossene Form des ALS-XZ. Der WXYZ-Ring ist der Fall, in dem eine der Mengen ein einzelnes Feld ist.

lesson-als-xy-wing = Drei fast gebundene Mengen: Die mittlere teilt mit jeder der anderen einen verbindenden Wert, jedes Mal einen anderen, und alle seine Plätze in der einen sehen alle in der anderen. Die mittlere kann nur auf einen Wert verzichten, also verliert eine der äußeren ihre Verbindung und hat alle anderen Werte. Ein Wert, den beide äußeren teilen, steht in einer von ihnen.
    .spot = Man betrachtet zwei Mengen, die einen Wert teilen, aber nicht verbunden sind, und sucht eine dritte, die mit beiden durch verschiedene Werte verbunden ist.
    .miss = Beide Verbindungen gehen über denselben Wert. Fehlt er in der mittleren Menge, können beide äußeren ihn behalten, und nichts ist sicher.
    .relatives = Der XY-Wing ist der Fall dreier einzelner Felder. ALS-XZ hat zwei Mengen, die ALS-Kette vier oder mehr.

lesson-als-chain = Vier oder mehr fast gebundene Mengen in einer Reihe, jede mit der nächsten durch einen Wert verbunden, den nur eine der beiden haben kann, und nie zweimal hintereinander durch denselben. Fehlt der ersten ein Wert, hat sie ihre Verbindung, die nächste verliert diese und hat ihre eigene, und so weiter bis zur letzten. Ein Wert, den die erste und die letzte teilen, steht also in einer von ihnen.
    .spot = Man beginnt mit kleinen Mengen wie Feldern mit zwei Kandidaten und merkt sich, durch welche Werte sie verbunden sind. Man folgt den Verbindungen, bis eine Menge den Anfangswert hat.
    .miss = Eine Menge wird durch denselben Wert erreicht und verlassen. Sie verliert ihn und kann ihn nicht weitergeben, die Kette reißt dort ab.
    .relatives = Mit drei Mengen ist sie der ALS-XY-Wing, mit zweien ALS-XZ. Sind alle Mengen einzelne Felder, ist sie eine XY-Kette.

lesson-death-blossom = Ein Feld, der Stiel, und zu jedem seiner Werte eine fast gebundene Menge, ein Blütenblatt, deren Plätze für diesen Wert alle den Stiel sehen. Was der Stiel auch ist, ein Blatt verliert seinen Wert und braucht alle anderen. Ein Wert, den alle Blätter teilen, steht in einem von ihnen und entfällt in den Feldern, die alle seine Plätze sehen.
    .spot = Man nimmt ein Feld mit drei Kandidaten und sucht ringsum kleine Mengen, die je einen davon haben und dazu einen Wert, den alle teilen.
    .miss = Ein Blatt hat einen zweiten Platz für seinen Wert, der den Stiel nicht sieht. Dort kann es ihn behalten, und nichts ist erzwungen.
    .relatives = Mit einem Stiel aus zwei Werten ist es ein ALS-XY-Wing. Zwingende Ketten aus einem Feld folgen dessen Werten auf dieselbe Weise.

lesson-templates = Man nimmt einen Wert und alle Weisen, ihn in allen Zeilen zugleich so zu setzen, dass keine zwei Plätze einander sehen; jede Weise heißt Schablone. Ein Feld, das keine Weise nutzt, kann den Wert nicht haben.
    .spot = Es lohnt sich bei einem Wert mit wenigen Plätzen, denn dann gibt es nur eine Handvoll Weisen. Man beginnt mit der Zeile mit den wenigsten Plätzen.
    .miss = Eine von 20 Weisen hat die 6 in r4c2. Sie kann die wahre sein, also behält r4c2 die 6.
    .relatives = Nutzen alle Weisen ein Feld, so liegen die anderen Plätze seiner Zeile in keiner und entfallen. Jeder Fisch eines Werts findet einen Teil davon.

lesson-aligned-triple = Man betrachtet drei Felder und alle Wertetripel, die sie zusammen enthalten könnten. Ein Tripel scheidet aus, wenn es einen Wert in zwei Feldern wiederholt, die einander sehen, oder wenn es einem Feld mit zwei oder drei Kandidaten, das alle drei sieht, keinen übrig lässt. Ein Wert der Felder, der in keinem Tripel mehr vorkommt, entfällt.
    .spot = Gesucht sind drei Felder, oft in einem Block oder einer Linie, die alle von mehreren Feldern mit zwei oder drei Kandidaten gesehen werden. Dann geht man die Tripel Wert für Wert durch; das braucht eher Geduld als ein scharfes Auge.
    .miss = Ein Feld hat 1, 4 und 8, sieht aber nur zwei der drei Felder. Sind diese 1 und 4, bleibt ihm die 8, was auch immer das dritte Feld ist; es verbietet also kein Tripel.
    .relatives = Es ist der Ausschluss ausgerichteter Paare mit einem Feld mehr. Nishio-Ketten und zwingende Ketten aus einem Feld führen oft schneller zum selben Kandidaten.

lesson-nishio = Man nimmt an, dass ein Feld einen bestimmten Wert hat, und verfolgt diesen einen Wert über das ganze Brett: Er entfällt in allen Feldern, die das Feld sehen, und eine Einheit mit nur noch einem Platz muss ihn dort haben. Mehrere Folgen können zusammenwirken, bis nur ein Platz bleibt. Müsste ein Feld den Wert dann zugleich haben und nicht haben, ist die Annahme falsch, und der Kandidat entfällt.
    .spot = Man wählt einen Wert, der in vielen Einheiten wenige Plätze hat. Man nimmt ihn an einem Platz an, streicht, was er ausschließt, und trägt die erzwungenen Plätze ein, bis nichts mehr folgt oder zwei sich widersprechen.
    .miss = Es gibt keine erzwungenen Plätze mehr, und kein Widerspruch zeigt sich. Das heißt nicht, dass die Annahme richtig ist, und auch nicht, dass sie falsch ist; es beweist nichts.
    .relatives = Die zwingende X-Kette verfolgt eine einzige Reihe von Folgen, Nishio mehrere zugleich. Dynamische Widerspruchsketten verfolgen alle Werte und sind schwerer.

lesson-nishio-on = Man nimmt an, dass ein Feld einen bestimmten Wert nicht hat, und verfolgt diesen einen Wert über das ganze Brett: Eine Einheit mit nur noch einem Platz muss ihn dort haben, und er entfällt in allen Feldern, die diesen Platz sehen. Mehrere Folgen können zusammenwirken. Müsste ein Feld den Wert dann zugleich haben und nicht haben, ist die Annahme falsch, also hat das Feld den Wert.
    .spot = Man wählt einen Wert und einen Platz dafür in einer Einheit mit zwei Plätzen. Man nimmt an, dass er dort nicht steht, trägt die erzwungenen Plätze ein und streicht, was sie ausschließen, bis nichts mehr folgt oder zwei sich widersprechen.
    .miss = { lesson-nishio.miss }
    .relatives = { lesson-nishio.relatives }

lesson-cell-chains = Man nimmt in einem Feld mit drei oder mehr Kandidaten der Reihe nach jeden davon an. Von jedem führt eine Kette einfacher Folgen zum selben Schluss über einen anderen Kandidaten. Da das Feld einen seiner Werte hat, gilt der Schluss, welcher es auch ist.
    .spot = Man wählt ein Feld mit drei Kandidaten, in dessen Umgebung es viele Einheiten mit zwei Plätzen und viele Paare gibt. Man verfolgt jeden Kandidaten, merkt sich, was er ausschließt oder erzwingt, und sucht, was allen gemeinsam ist.
    .miss = r5c5 hat 2, 5 und 9. Aus der 2 und aus der 5 folgt, dass r7c7 nicht 4 ist, aber die 9 führt zu nichts. Ein offener Fall genügt, und r7c7 bleibt, wie es ist.
    .relatives = Bei einem Feld mit zwei Kandidaten wäre es eine alternierende Inferenzkette. Zwingende Ketten aus einer Einheit nehmen stattdessen die Plätze eines Wertes an; bei dynamischen Ketten aus einem Feld können die Folgen zusammenwirken.

lesson-cell-chains-on = { lesson-cell-chains }
    .spot = { lesson-cell-chains.spot }
    .miss = { lesson-cell-chains.miss }
    .relatives = { lesson-cell-chains.relatives }

lesson-house-chains = Man nimmt einen Wert der Reihe nach an jedem seiner Plätze in einer Einheit an. Von jedem Platz führt eine Kette einfacher Folgen zum selben Schluss über einen anderen Kandidaten. Da die Einheit den Wert irgendwo hat, gilt der Schluss, wo er auch steht.
    .spot = Man wählt einen Wert mit etwa drei Plätzen in einer Zeile, einer Spalte oder einem Block und verfolgt jeden Platz, so weit einfache Folgen reichen. Gesucht ist ein Kandidat, den jeder Platz ausschließt, oder ein Wert, den jeder Platz erzwingt.
    .miss = Im Block 5 hat die 6 drei Plätze. Zwei davon schließen die 1 in r2c4 aus, aber vom dritten aus ist darüber nichts bekannt, also bleibt die 1.
    .relatives = Bei zwei Plätzen wäre es meist eine einfache Kette. Zwingende Ketten aus einem Feld nehmen stattdessen die Werte eines Feldes an; bei dynamischen Ketten aus einer Einheit können die Folgen zusammenwirken.

lesson-house-chains-on = { lesson-house-chains }
    .spot = { lesson-house-chains.spot }
    .miss = { lesson-house-chains.miss }
    .relatives = { lesson-house-chains.relatives }

lesson-dynamic-contradiction = Man nimmt an, dass ein Kandidat wahr ist, und verfolgt alle Folgen; alles, was unterwegs entfällt, hilft, weitere zu finden, so dass mehrere Folgen zusammenwirken können. Die schwerste Art benutzt unterwegs ganze Techniken oder Ketten innerhalb der Ketten. Müsste ein Kandidat zugleich wahr und falsch sein, ist die Annahme falsch, und der Kandidat entfällt.
    .spot = Man wählt einen Kandidaten, der sofort viel erzwingen würde, zum Beispiel in einem Feld mit zwei Kandidaten oder einer Einheit mit zwei Plätzen. Die Folgen schreibt man in ihrer Reihenfolge auf, damit sich der Widerspruch bis zum Anfang zurückverfolgen lässt.
    .miss = Die Folgen enden ohne Widerspruch. Wie lang die Liste auch ist, bewiesen ist damit nichts: Die Annahme kann immer noch wahr oder falsch sein.
    .relatives = Nishio-Ketten tun dasselbe mit einem Wert, zwingende Ketten mit einer einzigen Reihe von Folgen. Dynamische Doppelketten vergleichen zwei Annahmen und brauchen keinen Widerspruch.

lesson-dynamic-contradiction-on = Man nimmt an, dass ein Kandidat falsch ist, und verfolgt alle Folgen; alles, was unterwegs entfällt, hilft, weitere zu finden, so dass mehrere Folgen zusammenwirken können. Die schwerste Art benutzt unterwegs ganze Techniken oder Ketten innerhalb der Ketten. Müsste ein Kandidat zugleich wahr und falsch sein, ist die Annahme falsch, also hat das Feld den Wert.
    .spot = Man wählt einen Kandidaten, dessen Fehlen sofort etwas erzwingen würde, zum Beispiel in einem Feld mit zwei Kandidaten oder einer Einheit mit zwei Plätzen. Die Folgen schreibt man in ihrer Reihenfolge auf, damit sich der Widerspruch bis zum Anfang zurückverfolgen lässt.
    .miss = { lesson-dynamic-contradiction.miss }
    .relatives = { lesson-dynamic-contradiction.relatives }

lesson-dynamic-double = Man nimmt einen Kandidaten als wahr an und verfolgt alle Folgen, dann nimmt man ihn als falsch an und tut dasselbe; was unterwegs entfällt, hilft, weitere zu finden. Was in beiden Listen steht, gilt auf jeden Fall, denn eine der beiden Annahmen ist richtig. Die schwerste Art benutzt unterwegs ganze Techniken oder Ketten innerhalb der Ketten.
    .spot = Man wählt einen Kandidaten mit Folgen in beiden Richtungen: Wahr sollte er in seiner Umgebung viel erzwingen, falsch eine Einheit mit nur einem Platz hinterlassen. Man schreibt beide Listen auf und vergleicht sie.
    .miss = Ist r3c3 die 8, ist r9c9 nicht 2; ist r3c3 nicht 8, weiß man über r9c9 nichts. Eine Liste allein beweist nichts, also bleibt die 2 in r9c9.
    .relatives = Dynamische Widerspruchsketten brauchen eine Annahme und einen Widerspruch. Dynamische Ketten aus einem Feld und dynamische Ketten aus einer Einheit vergleichen mehr Fälle; die alternierende Inferenzkette ist die einfache Form.

lesson-dynamic-double-on = { lesson-dynamic-double }
    .spot = { lesson-dynamic-double.spot }
    .miss = { lesson-dynamic-double.miss }
    .relatives = { lesson-dynamic-double.relatives }

lesson-dynamic-cell-chains = Man nimmt in einem Feld der Reihe nach jeden seiner Kandidaten an und verfolgt alle Folgen; was unterwegs entfällt, hilft, weitere zu finden. Was in allen Listen steht, gilt, denn das Feld hat einen seiner Werte. Die schwerste Art benutzt unterwegs ganze Techniken oder Ketten innerhalb der Ketten.
    .spot = Man wählt ein Feld mit zwei oder drei Kandidaten, von denen jeder in der Umgebung viel erzwingt. Man schreibt für jeden Kandidaten eine Liste auf und vergleicht sie.
    .miss = r5c5 hat 2, 5 und 9. Die Listen der 2 und der 5 sagen, dass r7c7 nicht 4 ist, die der 9 sagt darüber nichts. Ein offener Fall genügt, und r7c7 bleibt, wie es ist.
    .relatives = Bei zwingenden Ketten aus einem Feld folgt jeder Schritt allein aus dem vorigen, hier können mehrere zusammenwirken. Dynamische Ketten aus einer Einheit nehmen stattdessen die Plätze eines Wertes an.

lesson-dynamic-cell-chains-on = { lesson-dynamic-cell-chains }
    .spot = { lesson-dynamic-cell-chains.spot }
    .miss = { lesson-dynamic-cell-chains.miss }
    .relatives = { lesson-dynamic-cell-chains.relatives }

lesson-dynamic-house-chains = Man nimmt einen Wert der Reihe nach an jedem seiner Plätze in einer Einheit an und verfolgt alle Folgen; was unterwegs entfällt, hilft, weitere zu finden. Was in allen Listen steht, gilt, denn die Einheit hat den Wert irgendwo. Die schwerste Art benutzt unterwegs ganze Techniken oder Ketten innerhalb der Ketten.
    .spot = Man wählt einen Wert mit zwei oder drei Plätzen in einer Einheit, von denen jeder in der Umgebung viel erzwingt. Man schreibt für jeden Platz eine Liste auf und vergleicht sie.
    .miss = Im Block 5 hat die 6 drei Plätze. Die Listen von zweien sagen, dass r2c4 nicht 1 ist, die des dritten sagt darüber nichts, also bleibt die 1.
    .relatives = Bei zwingenden Ketten aus einer Einheit folgt jeder Schritt allein aus dem vorigen, hier können mehrere zusammenwirken. Dynamische Ketten aus einem Feld nehmen stattdessen die Werte eines Feldes an.

lesson-dynamic-house-chains-on = { lesson-dynamic-house-chains }
    .spot = { lesson-dynamic-house-chains.spot }
    .miss = { lesson-dynamic-house-chains.miss }
    .relatives = { lesson-dynamic-house-chains.relatives }

lesson-direct-pointing = In einem Block kann ein Wert nur in Feldern einer Linie stehen, also entfällt er im Rest dieser Linie. Dadurch bleibt in einem anderen Block nur ein Platz für ihn, und dort steht er. Beide Schritte werden auf einmal getan, so dass keine Kandidaten notiert werden müssen.
    .spot = Man betrachtet drei Blöcke nebeneinander oder untereinander. Ist ein Wert im ersten Block an eine Linie gebunden und hat ein anderer Block zwei oder drei Plätze für ihn, prüft man, wie viele davon diese Linie wegnimmt.
    .miss = Die 4 von Block 1 ist an Zeile 1 gebunden, aber auch ohne Zeile 1 hat Block 2 noch zwei Plätze für die 4. Das ist Zeigen und nimmt Kandidaten weg, gibt aber noch keinen Wert.
    .relatives = Es ist Zeigen, das in einem versteckten Einer im Block endet. Direktes Beanspruchen tut dasselbe von einer Linie aus.

lesson-direct-claiming = In einer Linie kann ein Wert nur in Feldern eines Blocks stehen, also entfällt er im Rest dieses Blocks. Dadurch bleibt in einer parallelen Linie nur ein Platz für ihn, und dort steht er. Beide Schritte werden auf einmal getan, so dass keine Kandidaten notiert werden müssen.
    .spot = Man betrachtet eine Linie, deren Plätze für einen Wert alle in einen Block fallen. Dann prüft man die parallelen Linien durch diesen Block, ob eine davon nur noch einen Platz hat.
    .miss = Die 4 von Zeile 6 ist an Block 4 gebunden, aber auch ohne die Felder dieses Blocks hat Zeile 5 noch zwei Plätze für die 4. Das ist Beanspruchen und nimmt Kandidaten weg, gibt aber noch keinen Wert.
    .relatives = Es ist Beanspruchen, das in einem versteckten Einer endet. Direktes Zeigen tut dasselbe von einem Block aus und ist leichter zu sehen.

lesson-direct-hidden-pair = In einer Einheit können zwei Werte nur in denselben zwei Feldern stehen, also nehmen diese Felder nichts anderes auf. Dadurch bleibt für einen dritten Wert derselben Einheit nur ein Platz, und dort steht er. Das Paar muss nicht notiert werden; es genügt zu sehen, dass seine Felder vergeben sind.
    .spot = Gesucht sind zwei Werte, die in denselben Feldern einer Einheit ausgeschlossen sind, so dass zwei Felder für sie vergeben sind. Dann fragt man bei jedem anderen fehlenden Wert, wohin er außer in diese Felder kann.
    .miss = r2c1 und r2c5 sind für 3 und 8 vergeben, aber die 6 von Zeile 2 hat noch zwei andere Plätze. Das ist ein verstecktes Paar, das Kandidaten wegnimmt, aber noch keinen Wert gibt.
    .relatives = Es ist ein verstecktes Paar, das in einem versteckten Einer endet. Das direkte versteckte Tripel vergibt drei Felder.

lesson-direct-hidden-triple = In einer Einheit können drei Werte nur in denselben drei Feldern stehen, also nehmen diese Felder nichts anderes auf. Dadurch bleibt für einen vierten Wert derselben Einheit nur ein Platz, und dort steht er. Das Tripel muss nicht notiert werden; es genügt zu sehen, dass seine Felder vergeben sind.
    .spot = Gesucht sind drei Werte, die in den meisten Feldern einer Einheit ausgeschlossen sind, so dass drei Felder für sie vergeben sind. Dann fragt man bei jedem anderen fehlenden Wert, wohin er außer in diese Felder kann.
    .miss = Drei Felder von Zeile 2 sind für 3, 5 und 8 vergeben, aber die 6 hat noch zwei andere Plätze. Das ist ein verstecktes Tripel, das Kandidaten wegnimmt, aber noch keinen Wert gibt.
    .relatives = Es ist ein verstecktes Tripel, das in einem versteckten Einer endet, und schwerer zu sehen als das direkte versteckte Paar.

lesson-grouped-two-links = Es geht um einen Wert und zwei Linien, in denen er an einem von zwei Enden steht; mindestens ein Ende ist eine Gruppe von Feldern einer Einheit, meist eines Blocks. Ein Ende der ersten Linie und eines der zweiten teilen eine Einheit, also haben nicht beide den Wert. Dann hat ihn eines der beiden äußeren Enden, und er entfällt in einem Feld, das alle Felder beider äußeren Enden sieht.
    .spot = Gesucht sind Linien, deren Plätze für einen Wert in zwei Teile zerfallen, von denen einer in einem Block liegt. Den Teil im Block behandelt man wie ein einzelnes Feld und sucht einen Wolkenkratzer oder einen Drachen mit zwei Schnüren.
    .miss = Ein äußeres Ende ist die Gruppe r1c1 und r1c2. r5c1 sieht r1c1, aber nicht r1c2; steht der Wert in r1c2, kann er auch in r5c1 stehen.
    .relatives = Es ist der Wolkenkratzer oder der Drachen mit zwei Schnüren mit Gruppen. Ist eine der Einheiten ein Block, ist es ein leeres Rechteck; auch drei starke Verbindungen können Gruppen haben.

lesson-x-cycle = Es geht um einen Wert und einen Ring seiner Plätze, in dem sich starke Verbindungen (eine Einheit mit nur zwei Plätzen) und schwache (zwei Plätze in einer Einheit) abwechseln. Hat ein Platz den Wert, hat ihn jeder zweite Platz des Rings; sonst haben ihn die Plätze dazwischen. Er entfällt also in einem Feld außerhalb, das einen Platz von jeder Art sieht.
    .spot = Man merkt sich die Einheiten mit zwei Plätzen für einen Wert und geht durch gemeinsame Einheiten von einer zur nächsten. Kommt der Weg nach einer geraden Zahl von Plätzen zum Anfang zurück und wechseln die Verbindungen durchgehend ab, betrachtet man die Einheiten der schwachen Verbindungen.
    .miss = In einem Ring aus fünf Plätzen liegen irgendwo zwei starke oder zwei schwache Verbindungen nebeneinander. Dann läuft er nicht in beide Richtungen; bestenfalls ist er eine zwingende X-Kette und sagt etwas über diesen einen Platz.
    .relatives = Der X-Wing und die Schleifen aus starken Verbindungen sind kurze Fälle. Der Y-Zyklus tut dasselbe in Feldern mit zwei Kandidaten, der Zyklus in beide Richtungen mischt beides.

lesson-y-cycle = Felder mit zwei Kandidaten bilden einen Ring: Jedes sieht das nächste und teilt einen Wert mit ihm; hinein geht es mit dem einen Wert, hinaus mit dem anderen. Der Ring gilt in beide Richtungen. Jeder gemeinsame Wert steht also in einem seiner beiden Felder und entfällt in einem Feld außerhalb, das beide sieht.
    .spot = Man folgt Feldern mit zwei Kandidaten von Paar zu Paar wie in einer XY-Kette. Führt der Weg mit dem anderen Wert zum ersten Feld zurück, ist der Ring geschlossen; dann sucht man zu je zwei Nachbarn die Felder, die beide sehen.
    .miss = r1c1 hat 1 und 2, r1c5 hat 2 und 3, r4c5 hat 3 und 4, r4c1 hat 4 und 2. r1c1 ist mit beiden Nachbarn durch die 2 verbunden, es gibt also keinen Ring; es ist eine XY-Kette, durch die die 2 in r1c1 entfällt.
    .relatives = Er ist eine geschlossene XY-Kette; das nackte Paar ist ein Ring aus zwei Feldern. Der X-Zyklus tut dasselbe mit einem Wert, der Zyklus in beide Richtungen mischt beides.

lesson-forcing-x-chain = Man nimmt an, dass ein Feld einen bestimmten Wert hat, und verfolgt nur diesen Wert, eine Folge nach der anderen: Er entfällt in einem Feld derselben Einheit, und eine Einheit mit nur zwei Plätzen hat ihn dann am anderen. Kommt die Kette mit der Aussage zurück, dass das Feld den Wert nicht hat, ist die Annahme falsch. Der Kandidat entfällt.
    .spot = Man merkt sich die Einheiten mit zwei Plätzen für den Wert. Man beginnt bei einem Kandidaten, der ein Ende einer solchen Einheit sieht, geht zum anderen Ende und weiter zu einer Einheit, die dieses sieht, und fragt, ob der Weg bei einem Feld endet, das den Anfang sieht.
    .miss = Die Kette kommt mit der Aussage zurück, dass das Feld den Wert hat. Das stimmt mit der Annahme überein und beweist nichts.
    .relatives = Es ist eine X-Kette, erzählt von dem Kandidaten aus, der entfällt. Nishio-Ketten lassen mehrere Folgen zusammenwirken; die zwingende Kette darf den Wert wechseln.

lesson-forcing-x-chain-on = Man nimmt an, dass ein Feld einen bestimmten Wert nicht hat, und verfolgt nur diesen Wert, eine Folge nach der anderen: Eine Einheit mit nur zwei Plätzen hat ihn dann am anderen, und von dort aus entfällt er in den Feldern, die diesen Platz sehen. Kommt die Kette mit der Aussage zurück, dass das Feld den Wert hat, ist die Annahme falsch. Das Feld hat ihn also.
    .spot = Man beginnt bei einem Feld mit dem Wert in einer Einheit mit zwei Plätzen und geht zum anderen Platz. So geht es von einer Einheit mit zwei Plätzen zur nächsten, und man fragt, ob der Weg am Anfang endet.
    .miss = Die Kette kommt mit der Aussage zurück, dass das Feld den Wert nicht hat. Das stimmt mit der Annahme überein und beweist nichts.
    .relatives = Es ist eine X-Kette, deren beide Enden derselbe Platz sind. Nishio-Ketten lassen mehrere Folgen zusammenwirken; die zwingende Kette darf den Wert wechseln.

lesson-cycle = Ein Ring von Kandidaten, in dem sich starke und schwache Verbindungen abwechseln. Stark heißt: Einer der beiden ist wahr, weil ein Feld nur diese zwei Kandidaten oder eine Einheit nur diese zwei Plätze hat; schwach heißt: Nicht beide sind wahr. Der Ring gilt in beide Richtungen; in jeder schwachen Verbindung innerhalb einer Einheit hat also eines der beiden Felder den Wert, und er entfällt in einem Feld außerhalb, das beide sieht.
    .spot = Man folgt einer Kette aus Feldern mit zwei Kandidaten und Einheiten mit zwei Plätzen. Kommt sie so zum ersten Kandidaten zurück, dass sich starke und schwache Verbindungen durchgehend abwechseln, sucht man bei den schwachen die Felder, die beide Enden sehen.
    .miss = An einer Stelle, die eine starke Verbindung braucht, hat eine Einheit drei Plätze für den Wert. Dort geht es nicht weiter, der Ring gilt nicht in beide Richtungen, und nichts entfällt.
    .relatives = Der X-Zyklus mit einem Wert und der Y-Zyklus mit Feldern mit zwei Kandidaten sind seine Sonderfälle. Ein offener Ring ist eine alternierende Inferenzkette oder eine zwingende Kette.

lesson-forcing-chain = Man nimmt an, dass ein Feld einen bestimmten Wert hat, und verfolgt eine Folge nach der anderen: Der Wert entfällt in Feldern derselben Einheit, ein Feld mit zwei Kandidaten nimmt den anderen, eine Einheit mit zwei Plätzen den anderen Platz. Kommt die Kette mit der Aussage zurück, dass das Feld den Wert nicht hat, ist die Annahme falsch. Der Kandidat entfällt.
    .spot = Man beginnt bei einem Kandidaten, der ein Feld mit zwei Kandidaten oder eine Einheit mit zwei Plätzen berührt. Man verfolgt eine einzige Reihe von Folgen und fragt nach jedem Schritt, ob er den Anfang ausschließt.
    .miss = { lesson-forcing-x-chain.miss }
    .relatives = Es ist eine alternierende Inferenzkette, erzählt von dem Kandidaten aus, der entfällt; die zwingende X-Kette ist ihr Fall mit einem Wert. Müssen Folgen zusammenwirken, braucht es dynamische Widerspruchsketten.

lesson-forcing-chain-on = Man nimmt an, dass ein Feld einen bestimmten Wert nicht hat, und verfolgt eine Folge nach der anderen: Ein Feld mit zwei Kandidaten nimmt den anderen, eine Einheit mit zwei Plätzen den anderen Platz, und so weiter. Kommt die Kette mit der Aussage zurück, dass das Feld den Wert hat, ist die Annahme falsch. Das Feld hat ihn also.
    .spot = Man beginnt bei einem Kandidaten in einem Feld mit zwei Kandidaten oder einer Einheit mit zwei Plätzen. Man verfolgt von seinem Fehlen aus eine einzige Reihe von Folgen und fragt nach jedem Schritt, ob sie zum Anfang zurückführt.
    .miss = { lesson-forcing-x-chain-on.miss }
    .relatives = Es ist eine alternierende Inferenzkette, deren beide Enden derselbe Kandidat sind; die zwingende X-Kette ist ihr Fall mit einem Wert. Müssen Folgen zusammenwirken, braucht es dynamische Widerspruchsketten.

lesson-four-strong-links = Es geht um einen Wert. Eine starke Verbindung ist eine Einheit, in der er an einem von zwei Enden steht; ein Ende ist ein Feld oder eine Gruppe von Feldern einer Einheit. In vier solchen Einheiten sieht je ein Ende eines der nächsten: Hat das erste äußere Ende den Wert nicht, wird er weitergereicht, bis ihn das letzte äußere Ende hat. Eines der äußeren Enden hat ihn also, und er entfällt in Feldern, die beide sehen.
    .spot = Man verbindet Einheiten mit zwei Plätzen für einen Wert, wo zwei Enden eine Einheit teilen. Wenn drei davon nichts leeren, fügt man an einem Ende eine vierte an und sucht Felder, die beide losen Enden sehen.
    .miss = Eine Verbindung in der Mitte ist Zeile 5 mit r5c1 und r5c9, und ihre beiden Nachbarn berühren sie bei r5c1. Nichts wird weitergereicht, denn eine Kette, die an einem Ende hereinkommt, muss am anderen hinaus.
    .relatives = Es ist eine Verbindung länger als drei starke Verbindungen und schwerer zu sehen. Sehen sich die losen Enden, ist es vielleicht eine Schleife aus vier starken Verbindungen; eine X-Kette kann noch länger sein.

lesson-four-link-loop = Es geht um einen Wert und vier starke Verbindungen, also Einheiten, in denen er an einem von zwei Enden steht. Die Enden schließen sich zum Ring: Jedes teilt eine Einheit mit einem Ende der nächsten Verbindung. Dann hat in jeder der vier verbindenden Einheiten genau eines der zwei Enden den Wert, also entfällt er in allen anderen Feldern dieser Einheiten.
    .spot = Man sucht vier Einheiten mit zwei Plätzen oder Gruppen von Plätzen für einen Wert und prüft, ob jedes Ende in einer Zeile, einer Spalte oder einem Block auf das Ende einer anderen trifft. Dann betrachtet man die vier Einheiten, in denen sie sich treffen.
    .miss = Drei Stellen sind geschlossen, aber an der vierten teilen die Enden r2c4 und r6c8 keine Einheit. Das ist eine Kette aus vier starken Verbindungen, die nur Felder leert, die r2c4 und r6c8 sehen.
    .relatives = Sie ist die geschlossene Form von vier starken Verbindungen. Die Schleife aus drei starken Verbindungen ist kleiner und leichter zu sehen; ohne Gruppen sind beide X-Zyklen.

lesson-uvwxyz-wing = Fünf Felder einer Einheit haben zusammen sechs Kandidaten, und ein Feld außerhalb der Einheit hat zwei dieser sechs. Einer seiner beiden Werte ist verbunden: Alle Plätze dafür in den fünf Feldern sehen das Feld, der Wert kann also nicht auf beiden Seiten stehen. Dann steht der andere Wert im Feld oder in einem der fünf, und er entfällt in jedem Feld, das alle seine Plätze sieht.
    .spot = Man sucht fünf Felder einer Einheit mit insgesamt sechs Werten; die Einheit hat dann nur wenige andere offene Felder. Dann sucht man ein Feld mit zwei dieser Werte, das alle Plätze des einen in den fünf Feldern sieht.
    .miss = Das Feld mit zwei Kandidaten, r5c1, sieht eine 1 der fünf Felder in r1c1, aber eine weitere steht in r1c7, und auch ihre 4 sieht es nicht. Keiner seiner Werte 1 und 4 ist verbunden, also können beide Seiten denselben Wert haben, und nichts entfällt.
    .relatives = Er ist der VWXYZ-Wing mit einem Feld und einem Wert mehr. Sind beide Werte verbunden, ist es ein UVWXYZ-Ring; der TUVWXYZ-Wing hat sieben Felder, und ALS-XZ ist die allgemeine Form.

lesson-uvwxyz-ring = Fünf Felder einer Einheit haben zusammen sechs Kandidaten, und ein Feld außerhalb der Einheit hat zwei dieser sechs. Beide Werte sind verbunden: Alle ihre Plätze in den fünf Feldern sehen das Feld. Dann verbrauchen die sechs Felder jeden der sechs Werte genau einmal, und jeder Wert entfällt in jedem Feld, das alle seine Plätze im Ring sieht.
    .spot = Man sucht einen UVWXYZ-Wing und prüft, ob das Feld mit zwei Kandidaten die Plätze beider Werte in den anderen fünf Feldern sieht.
    .miss = Das Feld mit zwei Kandidaten sieht alle Plätze seiner 1, aber einen Platz seiner 4 sieht es nicht. Dann ist es nur ein UVWXYZ-Wing, und nur die 4 entfällt in den Feldern, die alle ihre Plätze sehen.
    .relatives = Er ist die geschlossene Form des UVWXYZ-Wings und nimmt mehr Werte weg. Der VWXYZ-Ring hat ein Feld weniger, der TUVWXYZ-Ring eines mehr.

lesson-tuvwxyz-wing = Sechs Felder einer Einheit haben zusammen sieben Kandidaten, und ein Feld außerhalb der Einheit hat zwei dieser sieben. Einer seiner beiden Werte ist verbunden: Alle Plätze dafür in den sechs Feldern sehen das Feld, der Wert kann also nicht auf beiden Seiten stehen. Dann steht der andere Wert im Feld oder in einem der sechs, und er entfällt in jedem Feld, das alle seine Plätze sieht.
    .spot = Man betrachtet fast leere Einheiten: sechs ihrer Felder mit insgesamt sieben Werten. Dann sucht man ein Feld mit zwei dieser Werte, das alle Plätze des einen in den sechs Feldern sieht.
    .miss = Das Feld mit zwei Kandidaten, r5c1, sieht eine 1 der sechs Felder in r1c1, aber eine weitere steht in r1c7, und auch ihre 4 sieht es nicht. Keiner seiner Werte 1 und 4 ist verbunden, also können beide Seiten denselben Wert haben, und nichts entfällt.
    .relatives = Er ist der UVWXYZ-Wing mit einem Feld und einem Wert mehr, der größte Wing, der gesucht wird. Sind beide Werte verbunden, ist es ein TUVWXYZ-Ring; ALS-XZ ist die allgemeine Form.

lesson-tuvwxyz-ring = Sechs Felder einer Einheit haben zusammen sieben Kandidaten, und ein Feld außerhalb der Einheit hat zwei dieser sieben. Beide Werte sind verbunden: Alle ihre Plätze in den sechs Feldern sehen das Feld. Dann verbrauchen die sieben Felder jeden der sieben Werte genau einmal, und jeder Wert entfällt in jedem Feld, das alle seine Plätze im Ring sieht.
    .spot = Man sucht einen TUVWXYZ-Wing und prüft, ob das Feld mit zwei Kandidaten die Plätze beider Werte in den anderen sechs Feldern sieht.
    .miss = Das Feld mit zwei Kandidaten sieht alle Plätze seiner 1, aber einen Platz seiner 4 sieht es nicht. Dann ist es nur ein TUVWXYZ-Wing, und nur die 4 entfällt in den Feldern, die alle ihre Plätze sehen.
    .relatives = Er ist die geschlossene Form des TUVWXYZ-Wings und der größte Ring, der gesucht wird. Der UVWXYZ-Ring hat ein Feld weniger.

lesson-unique-rectangle-1 = Vier Felder in zwei Zeilen, zwei Spalten und, auf einem Brett mit Blöcken, zwei Blöcken können alle die gleichen zwei Werte haben, drei davon nichts anderes. Hätte auch das vierte nur diese zwei, ließen sich die Werte vertauschen, und es gäbe zwei Lösungen. Da das Rätsel genau eine Lösung hat, hat das vierte Feld keinen der beiden Werte.
    .spot = Gesucht sind drei Felder mit den gleichen zwei Kandidaten an den Ecken eines Rechtecks und an der vierten Ecke ein Feld, das diese zwei und weitere hat. Zu prüfen ist, dass die vier Felder in nur zwei Blöcken liegen.
    .miss = r1c1, r1c5 und r5c1 haben 2 und 7, r5c5 hat 2, 7 und 9. Die vier Felder liegen in vier Blöcken, in denen ein Tausch die Regel verletzen würde; es gibt also keine zweite Lösung, und nichts entfällt.
    .relatives = Es ist der einfachste Schritt, der darauf beruht, dass es genau eine Lösung gibt. Bei den Typen 2, 3 und 4 haben zwei oder mehr Ecken weitere Kandidaten; eine eindeutige Schleife hat sechs oder mehr Felder.

lesson-unique-rectangle-2 = Vier Felder in zwei Zeilen, zwei Spalten und, auf einem Brett mit Blöcken, zwei Blöcken können alle die gleichen zwei Werte haben, und zwei oder drei davon haben einen weiteren Wert, alle denselben. Ohne ihn ließen sich die Werte vertauschen, und es gäbe zwei Lösungen. Da das Rätsel genau eine Lösung hat, hat eines dieser Felder den zusätzlichen Wert, und er entfällt in jedem Feld, das sie alle sieht.
    .spot = Gesucht sind zwei Ecken eines Rechtecks mit den gleichen zwei Kandidaten und zwei andere mit diesen zwei und einem weiteren. Dann betrachtet man die Felder, die beide Ecken mit dem zusätzlichen Wert sehen.
    .miss = Die zwei oberen Ecken haben 2 und 7, die unteren 2, 7 und 9 sowie 2, 7 und 4. Die zusätzlichen Werte sind verschieden, weder die 9 noch die 4 ist also sicher, und Typ 2 beweist nichts.
    .relatives = Bei Typ 1 hat nur eine Ecke weitere Kandidaten. Sind die zusätzlichen Werte verschieden, helfen vielleicht die Typen 3 und 4; die eindeutige Schleife vom Typ 2 hat sechs oder mehr Felder.

lesson-unique-rectangle-3 = Vier Felder in zwei Zeilen, zwei Spalten und, auf einem Brett mit Blöcken, zwei Blöcken können alle die gleichen zwei Werte haben, und zwei davon, die eine Einheit teilen, haben noch andere. Da das Rätsel genau eine Lösung hat, hat eines dieser zwei einen seiner zusätzlichen Werte. Zusammen als ein Feld gezählt bilden sie mit anderen Feldern dieser Einheit eine nackte oder versteckte Menge, und was die Menge verbraucht, entfällt.
    .spot = Man sucht ein Rechteck mit zwei Ecken mit zwei Kandidaten und zwei mit mehr und schreibt die zusätzlichen Werte auf. In einer Einheit der letzteren sucht man Felder, die nur diese zusätzlichen Werte haben, etwa ein drittes Feld mit nur 4 und 9.
    .miss = Die zusätzlichen Werte von r7c2 und r7c3 sind 4 und 9, und r2c2 hat 4 und 9. r2c2 teilt Spalte 2 nur mit r7c2, und der zusätzliche Wert kann in r7c3 stehen, also wird nichts verbraucht.
    .relatives = Es verbindet das eindeutige Rechteck mit dem nackten Paar oder einer größeren Menge. Die Typen 1, 2 und 4 brauchen keine weiteren Felder und sind leichter zu sehen; die eindeutige Schleife vom Typ 3 ist länger.

lesson-unique-rectangle-4 = Vier Felder in zwei Zeilen, zwei Spalten und, auf einem Brett mit Blöcken, zwei Blöcken können alle die gleichen zwei Werte haben, und zwei davon, die eine Einheit teilen, haben noch andere. In dieser Einheit hat der erste der zwei Werte keinen anderen Platz, also hat ihn eines dieser Felder. Hätte das andere den zweiten Wert, ließen sich die Werte vertauschen, und es gäbe zwei Lösungen; also entfällt der zweite Wert in beiden.
    .spot = Man sucht ein Rechteck mit zwei Ecken mit zwei Kandidaten und zwei mit mehr. In den Einheiten, die die letzteren teilen, prüft man, ob einer der zwei Werte nur in diesen beiden Feldern Platz hat.
    .miss = Die Ecken r7c2 und r7c3 mit weiteren Kandidaten teilen Zeile 7 und Block 7, aber in beiden Einheiten haben die 2 und die 7 einen dritten Platz. Dann muss keiner der Werte in den Ecken stehen, und nichts entfällt.
    .relatives = Anders als Typ 3 braucht es keine weiteren Felder, und anders als bei Typ 2 ist es gleich, welche zusätzlichen Werte es gibt. Das versteckte Rechteck benutzt einen ähnlichen Gedanken mit bis zu drei Ecken, die weitere Kandidaten haben.

lesson-unique-loop-1 = Ein Ring aus sechs oder mehr Feldern kann abwechselnd die gleichen zwei Werte enthalten, und jede Zeile, jede Spalte und jeder Block, den er berührt, hat genau zwei seiner Felder. Alle bis auf eines haben nur diese zwei Kandidaten. Hätte auch das letzte nur diese, ließen sich die Werte vertauschen, und es gäbe zwei Lösungen; da das Rätsel genau eine hat, hat dieses Feld keinen der beiden.
    .spot = Wenn viele Felder die gleichen zwei Kandidaten haben, verbindet man die, die eine Einheit teilen, zu einem Ring gerader Länge mit einem Feld, das mehr Kandidaten hat. Zu prüfen ist, dass keine Einheit eines oder drei Felder des Rings hat.
    .miss = Sechs Felder bilden einen Ring, aber Block 5 hat drei davon. Ein Tausch der Werte würde Block 5 verletzen, es gibt also keine zweite Lösung, und nichts entfällt.
    .relatives = Es ist das eindeutige Rechteck vom Typ 1 mit sechs oder mehr Feldern. Bei den eindeutigen Schleifen der Typen 2, 3 und 4 haben zwei oder mehr Felder weitere Kandidaten.

lesson-unique-loop-2 = Ein Ring aus sechs oder mehr Feldern kann abwechselnd die gleichen zwei Werte enthalten, und jede Zeile, jede Spalte und jeder Block, den er berührt, hat genau zwei seiner Felder. Einige davon haben einen weiteren Wert, alle denselben. Da das Rätsel genau eine Lösung hat, hat eines dieser Felder den zusätzlichen Wert, sonst ließen sich die Werte vertauschen; er entfällt also in jedem Feld, das sie alle sieht.
    .spot = Man verbindet Felder mit den gleichen zwei Kandidaten zu einem Ring gerader Länge, in dem einige einen Wert mehr haben. Dann betrachtet man die Felder, die alle mit dem zusätzlichen Wert sehen.
    .miss = Zwei Felder des Rings haben einen zusätzlichen Wert, eines die 9 und das andere die 4. Die zusätzlichen Werte sind verschieden, keiner ist also sicher, und Typ 2 beweist nichts.
    .relatives = Es ist das eindeutige Rechteck vom Typ 2 mit sechs oder mehr Feldern. Bei der eindeutigen Schleife vom Typ 1 hat nur ein Feld weitere Kandidaten.

lesson-unique-loop-3 = Ein Ring aus sechs oder mehr Feldern kann abwechselnd die gleichen zwei Werte enthalten, und jede Zeile, jede Spalte und jeder Block, den er berührt, hat genau zwei seiner Felder. Zwei davon, die eine Einheit teilen, haben noch andere Werte, und da das Rätsel genau eine Lösung hat, hat eines der beiden einen zusätzlichen Wert. Zusammen als ein Feld gezählt bilden sie mit anderen Feldern dieser Einheit eine nackte oder versteckte Menge, und was die Menge verbraucht, entfällt.
    .spot = Man sucht einen Ring mit zwei Feldern mit mehr als zwei Kandidaten in einer Einheit und schreibt die zusätzlichen Werte auf. In dieser Einheit sucht man Felder, die nur diese zusätzlichen Werte haben.
    .miss = { lesson-unique-rectangle-3.miss }
    .relatives = Es ist das eindeutige Rechteck vom Typ 3 mit sechs oder mehr Feldern. Die eindeutigen Schleifen der Typen 1, 2 und 4 brauchen keine weiteren Felder und sind leichter zu sehen.

lesson-unique-loop-4 = Ein Ring aus sechs oder mehr Feldern kann abwechselnd die gleichen zwei Werte enthalten, und jede Zeile, jede Spalte und jeder Block, den er berührt, hat genau zwei seiner Felder. Zwei davon, die eine Einheit teilen, haben noch andere Werte, und der erste der zwei Werte hat in dieser Einheit keinen anderen Platz, also hat ihn eines dieser Felder. Hätte das andere den zweiten Wert, gäbe es zwei Lösungen; also entfällt der zweite Wert in beiden.
    .spot = Man sucht einen Ring mit zwei Feldern mit mehr als zwei Kandidaten in einer Einheit. In den Einheiten, die sie teilen, prüft man, ob einer der zwei Werte nur in diesen beiden Feldern Platz hat.
    .miss = Die beiden Felder teilen nur Zeile 7, und dort haben die 2 und die 7 des Rings einen dritten Platz. Dann muss keiner der Werte in den beiden Feldern stehen, und nichts entfällt.
    .relatives = Es ist das eindeutige Rechteck vom Typ 4 mit sechs oder mehr Feldern. Die eindeutige Schleife vom Typ 3 braucht weitere Felder der Einheit.

lesson-hidden-rectangle = Vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken können alle die gleichen zwei Werte haben, und eines davon hat nur diese zwei. In der Zeile und in der Spalte der gegenüberliegenden Ecke hat der erste Wert außerhalb des Rechtecks keinen Platz. Hätte die gegenüberliegende Ecke den zweiten Wert, wäre alles andere so erzwungen, dass sich die Werte vertauschen ließen; da das Rätsel genau eine Lösung hat, entfällt dort der zweite Wert.
    .spot = Man beginnt mit einem Feld mit zwei Kandidaten und sucht ein Rechteck, dessen Ecken alle diese zwei haben. An der gegenüberliegenden Ecke prüft man, ob einer der Werte in ihrer Zeile und in ihrer Spalte nur je zwei Plätze hat.
    .miss = In der Zeile der gegenüberliegenden Ecke hat die 2 zwei Plätze, in ihrer Spalte aber drei. Dann kann die 2 der Spalte außerhalb des Rechtecks stehen, der Tausch ist nicht erzwungen, und nichts entfällt.
    .relatives = Es ist ein eindeutiges Rechteck, bei dem bis zu drei Ecken weitere Kandidaten haben. Eindeutige Rechtecke der Typen 1, 2 und 4 sind leichter zu sehen.

lesson-avoidable-rectangle-1 = Vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken, keines davon vorgegeben. Drei sind ausgefüllt: zwei gegenüberliegende Ecken haben einen Wert, die dritte einen anderen. Hätte auch die vierte diesen anderen Wert, ließen sich die zwei Werte in allen vier Feldern tauschen, ohne eine Vorgabe zu berühren, und es gäbe zwei Lösungen. Da das Rätsel genau eine Lösung hat, verliert das vierte Feld diesen Wert.
    .spot = Nach jedem Eintrag sucht man ein Rechteck mit zwei weiteren Feldern, die man selbst ausgefüllt hat. Vorgegebene Werte zählen nicht; Einträge in anderer Farbe helfen.
    .miss = r1c1, r1c5 und r2c1 haben 2, 7 und 7, und r2c5 kann 2 sein. Die 2 in r1c1 ist aber vorgegeben. Sie lässt sich nicht tauschen, also kann r2c5 durchaus 2 sein.
    .relatives = Es ist das eindeutige Rechteck vom Typ 1 mit Feldern, die schon ausgefüllt sind. Bei Typ 2 sind zwei Ecken offen und teilen einen weiteren Wert.

lesson-avoidable-rectangle-2 = Vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken, keines davon vorgegeben. Einige sind ausgefüllt, und jedes offene hat zwei Kandidaten: den Wert, mit dem die vier tauschen könnten, und einen weiteren, der für alle derselbe ist. Da das Rätsel genau eine Lösung hat, hat eines der offenen Felder den weiteren Wert. Ein Feld, das sie alle sieht, verliert ihn.
    .spot = Gesucht sind zwei selbst ausgefüllte Felder und zwei offene, die mit ihnen ein Rechteck in zwei Blöcken bilden und einen Kandidaten gemeinsam haben, der in keinem der ausgefüllten steht.
    .miss = Die offenen Ecken haben 2 und 9 sowie 7 und 8. Die weiteren Werte sind verschieden, jeder von ihnen kann der wahre sein, und nichts entfällt.
    .relatives = Es ist das eindeutige Rechteck vom Typ 2 mit Feldern, die schon ausgefüllt sind. Bei Typ 1 ist nur eine Ecke offen.

lesson-unique-rectangle-missing = Vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken bilden ein eindeutiges Rechteck, doch an manchen Ecken ist einer der beiden Werte schon gestrichen. Es zählt, was die Felder am Ende enthalten: Wären es nur die beiden Werte, ließen sie sich tauschen, und das Rätsel hätte zwei Lösungen. Deshalb gelten alle Typen des eindeutigen Rechtecks und das versteckte Rechteck auch mit solchen Ecken.
    .spot = Gesucht sind zwei oder drei Ecken mit den gleichen zwei Kandidaten, und an den anderen einer davon mit weiteren. Dann sieht man, welcher Typ es ist: eine Ecke mit mehr, ein weiterer Wert, eine Menge oder ein Wert, der in einer Linie sonst keinen Platz hat.
    .miss = r1c1 und r1c5 haben 2 und 7, r2c1 hat 2 und 9, r2c5 hat 7 und 8. Die weiteren Werte sind verschieden, und in Zeile 2 haben 2 und 7 andere Plätze. Eines der beiden Felder hat einen weiteren Wert, aber nichts sagt, welches.
    .relatives = Es ist ein eindeutiges oder ein verstecktes Rechteck, dem ein Schritt Kandidaten genommen hat. Bei vermeidbaren Rechtecken sind Ecken sogar ausgefüllt.

lesson-bug-1 = Jedes offene Feld hat zwei Kandidaten und jeder Wert in jeder Einheit zwei Plätze, nur ein Feld hat mehr Kandidaten. Ohne seine zusätzlichen Werte wäre das Brett ein universelles Grab: Es hätte zwei Lösungen oder keine. Da das Rätsel genau eine Lösung hat, hat das Feld einen zusätzlichen Wert, und seine anderen Kandidaten entfallen.
    .spot = Es kommt gegen Ende eines Rätsels vor: Alle offenen Felder haben zwei Kandidaten, nur eines hat drei. Der zusätzliche Wert ist der, der in der Zeile, der Spalte und dem Block dieses Feldes drei Plätze hat.
    .miss = r5c5 hat drei Kandidaten, und auch r2c7 hat drei. Dann kann der zusätzliche Wert des einen oder des anderen Feldes der wahre sein, Typ 1 entscheidet also keines von beiden.
    .relatives = Es ist das einfachste der universellen Gräber; bei den Typen 2, 3 und 4 haben mehrere Felder zusätzliche Werte. Wie das eindeutige Rechteck beruht es darauf, dass es genau eine Lösung gibt.

lesson-bug-2 = Jedes offene Feld hat zwei Kandidaten und jeder Wert in jeder Einheit zwei Plätze, nur haben mehrere Felder denselben zusätzlichen Wert. Ohne ihn wäre das Brett ein universelles Grab mit zwei Lösungen oder keiner. Da das Rätsel genau eine Lösung hat, hat eines dieser Felder den zusätzlichen Wert, und er entfällt in jedem Feld, das sie alle sieht.
    .spot = Gegen Ende eines Rätsels achtet man auf ein Brett mit nur zwei oder drei Feldern mit drei Kandidaten. Man sucht zu jedem den Wert, der in allen seinen Einheiten drei Plätze hat; ist es derselbe, betrachtet man die Felder, die alle diese Felder sehen.
    .miss = Der zusätzliche Wert ist in r1c1 die 4 und in r1c8 die 6. Sie sind verschieden, keiner ist also sicher, und ein Feld, das beide sieht, kann immer noch 4 oder 6 sein.
    .relatives = Bei Typ 1 hat ein einziges Feld einen zusätzlichen Wert. Sind die zusätzlichen Werte verschieden, helfen vielleicht die Typen 3 und 4.

lesson-bug-4 = Jedes offene Feld hat zwei Kandidaten und jeder Wert in jeder Einheit zwei Plätze, nur haben zwei Felder einer Einheit zusätzliche Werte. Da das Rätsel genau eine Lösung hat, hat eines der beiden einen zusätzlichen Wert, sonst wäre das Brett ein universelles Grab mit zwei Lösungen oder keiner. Ein Wert, den beide sonst noch haben, hat in der Einheit keinen anderen Platz, also hat ihn das andere Feld; was weder dieser Wert noch ein zusätzlicher ist, entfällt in beiden.
    .spot = Gegen Ende eines Rätsels sucht man zwei Felder mit drei Kandidaten in einer Einheit. Die zusätzlichen Werte lässt man weg; haben die zwei übrigen Paare einen Wert gemeinsam, entfällt der andere Wert jedes Paares.
    .miss = r3c2 hat 1, 5 und zusätzlich 8, r3c6 hat 2, 7 und zusätzlich 8. Die Paare 1, 5 und 2, 7 haben keinen Wert gemeinsam, keiner muss also in diesen beiden Feldern stehen, und Typ 4 sagt nichts.
    .relatives = Bei Typ 1 hat ein einziges Feld zusätzliche Werte. Anders als bei Typ 2 dürfen die zusätzlichen Werte verschieden sein, und anders als beim schwereren Typ 3 braucht es keine weiteren Felder.

lesson-bug-3 = Jedes offene Feld hat zwei Kandidaten und jeder Wert in jeder Einheit zwei Plätze, nur haben einige Felder einer Einheit zusätzliche Werte. Da das Rätsel genau eine Lösung hat, hat eines davon einen zusätzlichen Wert, sonst wäre das Brett ein universelles Grab mit zwei Lösungen oder keiner. Zusammen als ein Feld gezählt bilden sie mit anderen Feldern der Einheit eine nackte Menge, und deren Werte entfallen im Rest.
    .spot = Gegen Ende eines Rätsels sucht man zwei oder drei Felder mit mehr als zwei Kandidaten in einer Einheit. Man schreibt ihre zusätzlichen Werte auf und sucht in derselben Einheit ein Feld, das nur diese hat.
    .miss = Die Felder mit zusätzlichen Werten sind r1c1 und r9c9, die keine Einheit teilen. Es gibt keine Einheit, in der sie als ein Feld zählen könnten, also entsteht keine Menge.
    .relatives = Es verbindet das universelle Grab mit dem nackten Paar oder einer größeren Menge. Die Typen 1, 2 und 4 brauchen keine weiteren Felder und sind leichter zu sehen.
