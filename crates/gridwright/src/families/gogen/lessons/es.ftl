# Lessons of the techniques of Gogen, in Spanish.

lesson-fixed-by-neighbours = Dos letras que van seguidas en una palabra se tocan en el tablero, por un lado o por una esquina. Una letra que en sus palabras está junto a letras ya colocadas las toca todas. Si solo una casilla libre lo permite, la letra va allí.
    .spot = Conviene tomar una letra que esté junto a dos o tres ya colocadas, aunque sea en palabras distintas. Se buscan las casillas libres que tocan todas ellas.
    .miss = Dos casillas libres que tocan todas las letras colocadas son una de más. Las letras de una misma palabra que no van seguidas no tienen por qué tocarse.
    .relatives = Es el paso más fácil. Si quedan varias casillas, es «Cerca de sus vecinas»; si la vecina aún no está colocada, «Dos pasos en una palabra».

lesson-near = Una letra toca todas las letras que tiene al lado en alguna palabra. Las que ya están colocadas dejan solo las casillas libres a su alrededor. En todas las demás la letra se tacha.
    .spot = Se toma una letra con al menos una vecina colocada y se marcan las casillas libres alrededor de esta. Con dos vecinas colocadas quedan solo las casillas que tocan ambas.
    .miss = Una vecina que aún no está colocada no dice nada aquí. Tampoco una letra de la misma palabra que está más lejos.
    .relatives = Si queda una sola casilla, es una letra fijada por sus vecinas. «Dos pasos en una palabra» hace lo mismo con una vecina aún sin colocar.

lesson-last-cell-for-letter = Cada letra tiene su casilla en el tablero. Cuando para una letra todas las casillas menos una están ocupadas o tachadas, esa es la suya. No hace falta mirar ninguna palabra.
    .spot = Buscar en las notas una letra que aparezca en una sola casilla.
    .miss = Una letra a la que le quedan dos casillas no está decidida, aunque una parezca mucho mejor.
    .relatives = «Última letra para una casilla» es lo mismo visto desde la casilla. Con dos letras y dos casillas es un par de letras.

lesson-last-letter = En cada casilla va una letra: hay tantas letras como casillas. Cuando para una casilla todas las letras menos una están colocadas o tachadas, esa va allí. Así se encuentran también letras que no están en ninguna palabra.
    .spot = Hacia el final, tomar una casilla con pocas letras posibles, por ejemplo una esquina, y repasar las letras sin colocar.
    .miss = Una letra sin colocar que no está en ninguna palabra también cuenta: puede estar en cualquier casilla libre.
    .relatives = «Última casilla para una letra» es lo mismo visto desde la letra. Con dos casillas y dos letras es un par de casillas.

lesson-pair-of-letters = Dos letras a las que solo les quedan las mismas dos casillas necesitan ambas. Cuál va en cuál queda abierto, pero ninguna otra letra está allí. Con tres letras y tres casillas es un trío.
    .spot = Buscar letras a las que les queden dos casillas y comparar las casillas.
    .miss = Dos letras con tres casillas entre las dos no atan nada: la tercera casilla aún puede ser de otra letra.
    .relatives = El par de casillas es lo mismo visto desde las casillas. «Última casilla para una letra» es el caso más fácil, de una letra; el trío, el más difícil, de tres.

lesson-pair-of-cells = Dos casillas en las que solo quedan las mismas dos letras toman ambas. Cuál toma cuál queda abierto, pero estas letras no están en ningún otro sitio. Con tres casillas y tres letras es un trío.
    .spot = Buscar casillas en las que queden dos letras, a menudo en una esquina, y comparar las letras.
    .miss = Dos casillas con tres letras entre las dos no atan nada: una de las letras aún puede estar en otro sitio.
    .relatives = El par de letras es lo mismo visto desde las letras. «Última letra para una casilla» es el caso más fácil, de una casilla; el trío, el más difícil, de tres.

lesson-two-steps = Una letra sin colocar a la que le quedan pocas casillas ya dice algo de sus vecinas en una palabra. Cada vecina toca una de esas casillas. En todas las demás se tacha.
    .spot = Tomar una letra a la que le queden dos o tres casillas cercanas entre sí y mirar las letras de antes y de después en sus palabras.
    .miss = Si las casillas de la letra están lejos unas de otras, casi todas las casillas tocan alguna, y no se deduce nada.
    .relatives = «Cerca de sus vecinas» es el caso más fácil, con la vecina colocada. «Anticipación» lleva estos pasos más lejos.

lesson-room = Una letra con muchas vecinas en las palabras necesita sitio alrededor: una casilla propia para cada una. Una esquina tiene tres casillas alrededor, un borde cinco. Donde son pocas para todas, la letra no puede estar.
    .spot = Contar las letras distintas que una letra tiene al lado en todas las palabras. Con cuatro o más no está en una esquina; con seis o más no está en el borde.
    .miss = Una letra que tiene la misma vecina en dos palabras necesita una sola casilla para ella.
    .relatives = «Cerca de sus vecinas» pregunta dónde están las vecinas colocadas; este paso, si caben todas. «Anticipación» encuentra lo demás.

lesson-room-for-some = Alrededor de una casilla puede haber casillas suficientes para todas las vecinas de una letra y aun así muy pocas para algunas, porque estas solo pueden estar en unas pocas. Entonces la letra no puede estar ahí.
    .spot = En una casilla de una letra, mirar las vecinas con pocas casillas: dos que solo tienen una casilla alrededor, o tres que tienen dos entre todas.
    .miss = Las casillas de alrededor que ninguna de estas vecinas puede ocupar no ayudan, aunque estén vacías.
    .relatives = «Sitio para todas las vecinas» solo cuenta casillas. El trío de letras es el mismo razonamiento sin una casilla en medio.

lesson-trio-of-letters = { lesson-pair-of-letters }
    .spot = Buscar tres letras con dos o tres casillas cada una que entre las tres tengan solo tres casillas.
    .miss = Tres letras con cuatro casillas entre las tres no atan nada: la cuarta casilla aún puede ser de otra letra.
    .relatives = El par de letras es el caso más fácil, de dos. El trío de casillas es lo mismo visto desde las casillas.

lesson-trio-of-cells = { lesson-pair-of-cells }
    .spot = Buscar tres casillas con dos o tres letras cada una que entre las tres tengan solo tres letras.
    .miss = Tres casillas con cuatro letras entre las tres no atan nada: una de las letras aún puede estar en otro sitio.
    .relatives = El par de casillas es el caso más fácil, de dos. El trío de letras es lo mismo visto desde las letras.

lesson-arrangement = Alrededor de una casilla puede haber sitio para todas las vecinas de una letra y aun así no haber modo de colocarlas: las que están juntas en una palabra también se tocan entre sí. Donde eso no es posible, la letra no puede estar.
    .spot = Buscar dos vecinas de una letra que también estén juntas en alguna palabra. Las tres están en un cuadrado de dos por dos casillas; mirar dónde les queda uno.
    .miss = Las vecinas que no están juntas en ninguna palabra pueden estar a lados opuestos de la casilla.
    .relatives = «Sitio para algunas vecinas» solo cuenta casillas. «Anticipación» sigue a una letra más allá de sus vecinas.

lesson-look-ahead = Se pone una letra en una casilla a modo de prueba y se siguen las palabras. Cuando una letra se queda sin casilla, una casilla sin letra o varias letras con muy pocas casillas entre todas, la primera letra no estaba allí. Se usa solo cuando no queda nada más.
    .spot = Una letra a la que le quedan dos casillas y que tiene muchas vecinas es la que más consecuencias tiene.
    .miss = Una prueba que acaba sin contradicción no demuestra nada, aunque llene mucho tablero: la letra sigue siendo candidata.
    .relatives = Es el último recurso. Todos los demás pasos son pruebas cortas de este tipo que se ven de un vistazo.

lesson-either-way = Se pone una letra en una casilla a modo de prueba y se siguen las palabras hasta que a una letra le quedan solo dos o tres casillas, o a una casilla solo dos o tres letras. Se prueban todas. Cuando cada una acaba en una contradicción, no había salida y la primera letra no estaba allí.
    .spot = Conviene seguir una letra de la que una sola prueba no dice nada, hasta la primera letra con pocas casillas. Ayuda más si esa letra tiene muchas vecinas.
    .miss = Si solo uno de los caminos acaba en una contradicción, eso solo muestra que vale otro. Tienen que fallar todos, y los movimientos hasta la bifurcación valen para todos.
    .relatives = La anticipación es el caso más fácil, sin bifurcación. Cada uno de los caminos es a su vez una anticipación.
