# Lecciones de las técnicas para tableros de filas, columnas y cajas, en español.

lesson-last-cell = Una unidad, es decir, una fila, una columna, una caja u otra zona que contiene cada valor una vez, tiene una sola casilla vacía. Allí falta exactamente un valor, así que ese valor va en la casilla. Es el paso más fácil de todos.
    .spot = Después de cada valor escrito conviene mirar su fila, su columna y su caja. Una unidad con un solo hueco salta a la vista; luego basta repasar los valores para encontrar el que falta.
    .miss = La fila 1 tiene dos casillas vacías, r1c3 y r1c8, y le faltan el 2 y el 6. Cada uno de los dos valores puede ir aún en cualquiera de ellas, así que la fila por sí sola no decide nada.
    .relatives = Es el caso más sencillo tanto del único oculto como del único desnudo: el último valor tiene un lugar y la última casilla tiene un valor. No hay nada más fácil; el paso siguiente es el único oculto en una caja.

lesson-hidden-single-box = En una caja, o en otra zona que contiene cada valor una vez, a un valor le queda una sola casilla posible. Va en ella, sea lo que sea lo demás que la casilla podría contener. Se llama oculto porque la casilla puede tener muchos otros candidatos.
    .spot = Conviene empezar por un valor que ya aparece varias veces. Cada aparición descarta toda su fila y toda su columna; si en una caja vecina queda libre una sola casilla vacía, el valor está en ella.
    .miss = En la caja 1 el 5 puede estar en r1c2 o r2c2. Las dos están en la columna 2, y eso puede ser útil, pero la caja tiene dos lugares y ninguna de las casillas queda resuelta.
    .relatives = Es más fácil de ver que el único oculto en una fila o columna, porque las líneas que cruzan la caja descartan la mayor parte de ella. Si los lugares que quedan están todos en una línea, se trata de un señalamiento.

lesson-hidden-single = En una fila, una columna u otra unidad que contiene cada valor una vez, a un valor le queda una sola casilla posible. Va en ella, aunque la casilla tenga otros candidatos. Se busca el lugar del valor en la unidad, no los candidatos de la casilla.
    .spot = Se toma una fila o columna con pocos huecos y se busca adónde puede ir cada valor que falta. Para cada hueco se miran la línea que cruza y la caja; si todos los huecos menos uno quedan descartados, el valor tiene su lugar.
    .miss = En la fila 4 el 7 puede estar en r4c2 o r4c9. Que r4c2 tenga solo dos candidatos no la convierte en 7, porque la fila aún tiene un segundo lugar para él.
    .relatives = Es el único oculto en una caja, buscado a lo largo de una línea, y cuesta un poco más verlo. El único desnudo invierte la pregunta y busca qué puede ser una casilla; el par oculto busca dos valores a la vez.

lesson-naked-single = Para una casilla están descartados todos los valores menos uno, porque los demás ya aparecen en su fila, su columna, su caja u otra de sus unidades. El que queda va en la casilla. Con notas es simplemente una casilla con un solo candidato.
    .spot = Se buscan casillas vacías con la fila, la columna y la caja bastante llenas, y se cuentan los valores distintos que la casilla ve, es decir, los de sus unidades. Si están todos menos uno, ese es la respuesta.
    .miss = En un tablero de nueve valores, r5c5 ve ocho casillas llenas, pero dos de ellas contienen el mismo 3. Solo hay siete valores distintos descartados, así que quedan dos candidatos.
    .relatives = La última casilla es su caso más fácil. El único oculto es la misma idea para una unidad en vez de una casilla y sin notas suele verse antes; el par desnudo es lo mismo con dos casillas.

lesson-pointing = En una caja, o en otra zona, todos los lugares que le quedan a un valor están en una fila o en una columna. Uno de ellos recibe el valor, sea cual sea. Por eso ninguna otra casilla de esa línea, fuera de la caja, puede tenerlo.
    .spot = Se recorren las cajas valor por valor en busca de valores con dos o tres lugares. Si están en una misma línea, se sigue la línea fuera de la caja y se busca allí el mismo candidato.
    .miss = En la caja 1 el 4 puede estar en r1c1, r1c2 o r2c3. El tercer lugar no está en la fila 1, así que el 4 de la caja puede estar allí y el 4 de la fila 1 en otra caja.
    .relatives = Es la contrapartida de la reclamación, que va de una línea a una caja. Si deja un solo lugar para el valor en otra caja, es un señalamiento directo; el X-Wing ata un valor a dos líneas a la vez.

lesson-claiming = En una fila o columna todos los lugares que le quedan a un valor están en una caja. La línea necesita el valor allí, así que ninguna otra casilla de esa caja puede tenerlo. Lo mismo vale para dos unidades cualesquiera que se solapan: si todos los lugares de una están dentro de la otra, el valor se elimina del resto de la otra.
    .spot = Se recorre cada línea valor por valor. Si los dos o tres lugares de un valor caen en una sola caja, se busca el mismo candidato en las demás casillas de la caja.
    .miss = En la fila 6 el 4 puede estar en r6c1, r6c2 o r6c4. El último lugar está en otra caja, así que el 4 de la fila puede estar allí y el 4 de la caja 4 en otra fila.
    .relatives = Es el señalamiento en sentido contrario y cuesta un poco más verlo, porque hay que mirar una línea entera. Si deja un solo lugar para el valor en otra línea, es una reclamación directa.

lesson-every-place-sees = Todos los lugares que le quedan a un valor en una unidad ven una casilla de fuera, aunque no por una misma unidad: uno por su fila, otro por una diagonal o un salto de caballo. Uno de esos lugares tiene el valor, así que esa casilla no puede tenerlo.
    .spot = Donde a un valor le quedan dos o tres lugares en una caja o en una diagonal, se busca una casilla con el mismo candidato donde se encuentran sus líneas, diagonales, jaulas o saltos de caballo.
    .miss = Una casilla que ve todos los lugares menos uno conserva el valor: puede hacer falta en el lugar que no ve.
    .relatives = En el señalamiento y la reclamación todos los lugares están en otra unidad; esto es lo mismo con varias reglas, en tableros que tienen más que filas, columnas y cajas. «¿Y si…?» también lo encuentra, movimiento a movimiento.

lesson-locked-pair = Dos casillas que comparten una caja y una línea tienen entre las dos solo dos candidatos. Gastan ambos valores, para la caja y para la línea a la vez. Por eso los dos valores se eliminan de todas las demás casillas de la caja y de la línea.
    .spot = Se buscan dentro de una caja dos casillas de la misma fila o columna con los mismos dos candidatos. Después se mira el resto de la caja y el resto de la línea.
    .miss = r1c2 y r2c3 tienen las dos solo 3 y 7. Comparten la caja 1 pero ninguna línea, así que los valores se eliminan solo de las demás casillas de la caja 1, y las filas y columnas los conservan.
    .relatives = Es un par desnudo que actúa en dos unidades a la vez. El trío bloqueado es lo mismo con tres casillas.

lesson-naked-pair = Dos casillas de una unidad (fila, columna o caja) tienen los mismos dos candidatos y ninguno más. Vaya cada uno donde vaya, esas dos casillas gastan ambos valores. Por eso los dos valores se eliminan de todas las demás casillas de la unidad.
    .spot = Se buscan casillas con dos candidatos y después, en la misma fila, columna o caja, otra con exactamente los mismos.
    .miss = r3c1 tiene 2 y 5, r3c6 tiene 2 y 8. Cada una tiene dos candidatos, pero entre las dos suman tres, así que ningún valor queda gastado en ellas.
    .relatives = Es el único desnudo con dos casillas; el par bloqueado es su caso especial en una caja y una línea a la vez. El par oculto mira la misma unidad desde el otro lado; el trío desnudo es más difícil.

lesson-x-wing = Se toma un valor. En dos filas, las líneas base, todos sus lugares están en las mismas dos columnas, las líneas de cobertura; cada fila ocupa una de las columnas y ambas quedan gastadas. El valor se elimina de todas las demás casillas de esas dos columnas; lo mismo vale cambiando filas por columnas.
    .spot = Se elige un valor y se buscan filas en las que tenga solo dos lugares. Si dos de esas filas los tienen en las mismas dos columnas, los cuatro lugares son las esquinas de un rectángulo. Después se hace lo mismo con las columnas.
    .miss = En la fila 2 el 6 puede estar en r2c3 o r2c8; en la fila 7, en r7c3, r7c8 o r7c9. La fila 7 puede ocupar r7c9, y entonces la columna 3 o la columna 8 puede tener su 6 en otro sitio.
    .relatives = Es el pez más pequeño: el señalamiento es más fácil, el pez espada hace lo mismo con tres líneas y la medusa con cuatro. Con algunos lugares de más puede ser todavía un X-Wing con aleta.

lesson-hidden-pair = En una unidad dos valores solo pueden estar en las mismas dos casillas. Esas casillas hacen falta para esos valores, vaya cada uno donde vaya. Por eso se eliminan de las dos casillas todos los demás candidatos.
    .spot = Se buscan dos valores que faltan en una unidad y que las líneas y cajas que la cruzan descartan en los mismos sitios. Si a ambos les quedan las mismas dos casillas, es un par oculto.
    .miss = En la fila 5 el 1 puede estar en r5c2 o r5c7, y el 9 en r5c2, r5c7 o r5c8. Dos valores no llenan tres lugares, así que cada una de esas casillas puede contener otra cosa.
    .relatives = Es el único oculto con dos valores. Las demás casillas abiertas de la unidad forman entonces un conjunto desnudo; el par desnudo se ve con más facilidad, el trío oculto con menos.

lesson-locked-triple = Tres casillas que comparten una caja y una línea tienen entre las tres solo tres candidatos. Gastan los tres valores, para la caja y para la línea a la vez. Por eso esos valores se eliminan de todas las demás casillas de ambas; no hace falta que cada casilla tenga los tres.
    .spot = Se mira el tramo en el que se cruzan una caja y una línea. Si tres casillas abiertas de ese tramo no tienen más de tres candidatos distintos, se mira el resto de la caja y el resto de la línea.
    .miss = r4c4, r4c5 y r4c6 tienen entre las tres 1, 2, 5 y 9. Cuatro valores no caben en tres casillas, y cualquiera de ellos puede quedar para otra casilla.
    .relatives = Es un trío desnudo que actúa en dos unidades a la vez, y el tamaño siguiente al par bloqueado.

lesson-naked-triple = Tres casillas de una unidad tienen entre las tres solo tres candidatos. Gastan esos tres valores, vaya cada uno donde vaya, así que los valores se eliminan de todas las demás casillas de la unidad. Una casilla puede tener solo dos de los tres.
    .spot = Se buscan en una unidad casillas con dos o tres candidatos y se juntan sus valores. Bastan tres casillas que en total tengan tres valores, por ejemplo 1 y 2, 2 y 3, 1 y 3.
    .miss = r1c1 tiene 1 y 2, r1c4 tiene 2 y 3, r1c7 tiene 3 y 4. Cada una comparte un valor con la siguiente, pero en total son cuatro valores, así que ninguno queda gastado.
    .relatives = Es el par desnudo con una casilla más; en una caja y una línea a la vez es un trío bloqueado. El trío oculto es su contrapartida y el cuarteto desnudo el tamaño siguiente.

lesson-swordfish = Se toma un valor. En tres filas todos sus lugares están en las mismas tres columnas, así que las tres filas gastan las tres columnas. El valor se elimina de todas las demás casillas de esas columnas; lo mismo vale cambiando filas por columnas.
    .spot = Se elige un valor y se señalan las filas en las que tiene dos o tres lugares. Se buscan tres que en total necesiten solo tres columnas. No hace falta que el valor sea candidato en todos los cruces.
    .miss = En la fila 1 el 8 está en la columna 2 o 5, en la fila 4 en la columna 5 o 9, en la fila 8 en la columna 2 o 7. Son cuatro columnas para tres filas; una columna queda abierta y no se elimina nada.
    .relatives = Es el X-Wing con una línea más, y la medusa es el tamaño siguiente. Con algunos lugares de más puede ser todavía un pez espada con aleta o un pez espada sashimi.

lesson-hidden-triple = En una unidad tres valores solo pueden estar en las mismas tres casillas. Esas casillas hacen falta para los tres valores, así que se eliminan de ellas todos los demás candidatos. Un valor puede tener solo dos de las tres casillas.
    .spot = Se anotan los lugares de cada valor que falta en una unidad. Se buscan tres valores con dos o tres lugares cada uno que en total ocupen solo tres casillas.
    .miss = En la caja 5 el 2 y el 4 están en r4c4, r4c5 o r5c4, pero el 7 puede estar también en r6c6. Tres valores con cuatro lugares dejan sitio para otros valores en cada uno de ellos.
    .relatives = Es el par oculto con un valor más. El trío desnudo es su contrapartida y se ve con más facilidad; el cuarteto oculto es más difícil.

lesson-skyscraper = Un valor tiene solo dos lugares en cada una de dos líneas paralelas, por ejemplo dos filas. Un lugar de la primera fila y uno de la segunda comparten una columna, así que no pueden tener los dos el valor. Entonces lo tiene al menos uno de los otros dos lugares, y se elimina de toda casilla que vea a ambos, es decir, que comparta una unidad con cada uno.
    .spot = Se busca un valor con dos lugares en dos filas o en dos columnas. Si un extremo de cada una está en la misma línea transversal y los otros no, esos otros forman el tejado; se miran las casillas que ven a ambos.
    .miss = El 5 de la fila 2 puede estar en r2c1, r2c7 o r2c9, y el de la fila 6 en r6c1 o r6c8. Con tres lugares en la fila 2, de que r2c1 no sea 5 no se sigue que lo sea r2c7.
    .relatives = Si también los extremos del tejado están en una línea, es un X-Wing. La cometa de dos hilos hace lo mismo con una fila y una columna, el turbot fish con una caja; tres enlaces fuertes son una forma más larga.

lesson-turbot-fish = Un valor tiene solo dos lugares en cada una de dos unidades, al menos una de ellas una caja. Un lugar de la primera ve a uno de la segunda, es decir, comparten una unidad, así que no pueden tener los dos el valor. Entonces lo tiene al menos uno de los otros dos lugares, y se elimina de las casillas que ven a ambos.
    .spot = Se busca una caja con dos lugares para un valor que no estén en una misma línea. Desde cada lugar se siguen su fila y su columna hasta una línea que también tenga solo dos lugares para el valor.
    .miss = En la caja 1 el 4 está en r1c2 o r3c1, en la columna 8 en r2c8 o r7c8. Ningún lugar de la caja ve a uno de la columna, así que una unidad no dice nada de la otra.
    .relatives = Sus parientes son el rascacielos, con dos líneas paralelas, y la cometa de dos hilos, con una fila y una columna. Si la caja tiene más de dos lugares, puede ser un rectángulo vacío.

lesson-two-string-kite = Un valor tiene solo dos lugares en una fila y solo dos en una columna. Uno de cada una está en la misma caja, así que esos dos no pueden tener ambos el valor. Entonces lo tiene al menos uno de los dos extremos lejanos, y se elimina de una casilla que vea a ambos, es decir, que comparta una unidad con cada uno.
    .spot = Se busca una caja con un lugar de una fila así y otro de una columna así. Se siguen las dos hasta sus extremos lejanos; la casilla en la que se cruzan las líneas que pasan por esos extremos es la que hay que mirar.
    .miss = El 6 de la fila 2 está en r2c5 o r2c9, el de la columna 4 en r5c4 o r9c4. r2c5 y r5c4 están en cajas distintas y no se ven, así que las dos podrían ser 6.
    .relatives = Es una de las tres maneras de unir dos enlaces fuertes, es decir, unidades con dos lugares para un valor; las otras son el rascacielos y el turbot fish. Con grupos de casillas se convierte en dos enlaces fuertes agrupados.

lesson-remote-pair = Cuatro casillas o más tienen los mismos dos candidatos, y cada una ve a la siguiente, es decir, comparte una unidad con ella. Por eso los dos valores se alternan. Con un número par de casillas los dos extremos son distintos, y una casilla que ve a ambos no puede tener ninguno de los dos valores.
    .spot = Se buscan al menos cuatro casillas con los mismos dos candidatos repartidas por el tablero. Se unen las que comparten una unidad y se miran las casillas que ven a dos de ellas separadas por tres, cinco u otro número impar de pasos.
    .miss = r1c1, r1c6 y r5c6 tienen todas 2 y 5. Los extremos r1c1 y r5c6 están a dos pasos, así que son iguales: una casilla que ve a ambos puede tener todavía el otro valor.
    .relatives = Amplía el par desnudo, cuyas dos casillas se ven. Es un caso especial de la cadena XY, en la que los pares pueden cambiar de casilla en casilla.

lesson-finned-x-wing = Sería un X-Wing de un valor, dos líneas con las mismas dos líneas transversales, pero hay algunos lugares de más, la aleta. O el valor está en la aleta, o el X-Wing está completo. Por eso una casilla que el X-Wing limpiaría y que ve todas las casillas de la aleta, es decir, comparte una unidad con cada una, pierde el valor en ambos casos.
    .spot = Se buscan dos filas o columnas que casi formen un X-Wing, con todos los lugares de más cerca de una esquina, normalmente en su caja. Lo que puede eliminarse está en esa caja y en una de las dos líneas transversales.
    .miss = El 6 está en r2c3 o r2c8 en la fila 2 y en r7c3, r7c8 o r7c9 en la fila 7. Se elimina de r9c8 pero no de r4c8: r4c8 no ve la aleta r7c9, y cuando r7c9 es 6 también r4c8 puede serlo.
    .relatives = Amplía el X-Wing. En el X-Wing sashimi falta la esquina junto a la aleta; el pez espada con aleta tiene una línea más.

lesson-xy-wing = Una casilla con dos candidatos, el pivote, ve a otras dos casillas con dos candidatos, las alas, es decir, comparte una unidad con cada una. Cada ala comparte con el pivote un valor distinto, y ambas tienen el mismo tercer valor. Sea lo que sea el pivote, una de las alas recibe ese tercer valor, así que se elimina de toda casilla que vea a ambas alas.
    .spot = Se toma una casilla con dos candidatos, por ejemplo 1 y 2. En su fila, su columna y su caja se busca una casilla con 1 y un tercer valor y otra con 2 y el mismo tercer valor.
    .miss = El pivote r5c5 tiene 1 y 2, r5c9 tiene 1 y 3, y r2c5 tiene también 1 y 3. Si el pivote es 2, ninguna de las otras casillas tiene que ser 3, así que no se elimina nada.
    .relatives = Es la cadena XY más corta. Si también el pivote tiene el tercer valor, es un XYZ-Wing; el W-Wing une dos pares iguales de otra manera.

lesson-sashimi-x-wing = Es un X-Wing con aleta al que le falta una esquina: en una de las dos líneas el valor tiene, además de los lugares de más que forman la aleta, un solo lugar propio. Si el valor está en la aleta, se elimina de las casillas que la ven entera. Si no, está en ese único lugar, la otra línea tiene que usar la otra línea transversal, y se elimina de las mismas casillas.
    .spot = Se buscan dos líneas que compartan una línea transversal para un valor. Donde debería estar la segunda esquina no hay candidato, pero a su lado, en la misma caja, hay uno o dos: la aleta.
    .miss = En la fila 2 el 6 está en r2c3 o r2c8; en la fila 7, en r7c3, r7c5 o r7c9. Los lugares de más r7c5 y r7c9 están en cajas distintas, así que ninguna casilla de la columna 8 fuera de esas filas ve a ambos.
    .relatives = Cuesta un poco más verlo que el X-Wing con aleta; cuando la aleta es una sola casilla, es también un rascacielos. El pez espada sashimi tiene una línea más.

lesson-empty-rectangle = En una caja todos los lugares de un valor están en una cruz formada por una fila y una columna, así que el valor está en la parte de la fila o en la parte de la columna. Una línea en otro sitio tiene solo dos lugares para él, y uno está alineado con la parte de la fila. Si el valor está en la parte de la fila, está también en el otro lugar de la línea; así que lo tiene ese lugar o la parte de la columna, y se elimina de una casilla que vea a ambos.
    .spot = Se buscan cajas en las que los lugares de un valor formen una cruz o una L y las demás casillas estén libres de él. Desde un brazo se busca una línea que lo cruce y tenga solo dos lugares. En una variante es la línea la que termina en un grupo de lugares de una caja.
    .miss = En la caja 1 el 5 puede estar en r2c1, r1c2 o r3c3. No hay una fila y una columna de la caja que contengan los tres, así que no hay alternativa entre una parte de fila y una parte de columna.
    .relatives = Es un turbot fish en el que un extremo es un grupo de casillas. Dos enlaces fuertes agrupados hacen lo mismo con dos líneas.

lesson-simple-colouring = Se toma un valor y las unidades en las que tiene solo dos lugares: uno de ellos lo tiene y el otro no. Los dos lugares de cada una de esas unidades reciben por turno color A y color B, y se sigue de unidad en unidad. Todas las casillas de un color tienen el valor y ninguna del otro: se elimina de una casilla que ve los dos colores, y un color que aparece dos veces en una unidad es falso en todas partes.
    .spot = Se elige un valor con dos lugares en muchas unidades. Se empieza por un lugar, se colorean sus parejas, luego las parejas de estas, hasta que nada más queda enlazado; después se buscan casillas que vean los dos colores.
    .miss = En la fila 4 el 3 puede estar en r4c1, r4c5 o r4c8. Dar a r4c1 el color A y a r4c5 el color B es un error, porque ambas pueden ser falsas si r4c8 es 3.
    .relatives = El rascacielos y la cometa de dos hilos son casos pequeños de él. El coloreado múltiple usa dos redes así a la vez; la cadena X admite además enlaces más débiles.

lesson-xyz-wing = Una casilla con tres candidatos, el pivote, ve a dos casillas con dos candidatos, las alas, es decir, comparte una unidad con cada una. Cada ala tiene dos valores del pivote, y hay un valor que está en las tres casillas. Una de las tres tiene ese valor, así que se elimina de toda casilla que vea a las tres.
    .spot = Se busca una casilla con tres candidatos y, en sus unidades, dos casillas cuyos pares estén hechos de esos tres valores pero sean distintos. Las casillas que pueden perder un valor están cerca del pivote, casi siempre en su caja.
    .miss = El pivote r5c5 tiene 1, 2 y 3, y las alas son r5c9 con 1 y 3 y r4c4 con 2 y 3. r4c9 ve a ambas alas pero no al pivote, y si el pivote es 3 puede conservar su propio 3.
    .relatives = Es el XY-Wing con un candidato más en el pivote. El WXYZ-Wing sigue con cuatro casillas y cuatro valores.

lesson-w-wing = Dos casillas tienen los mismos dos candidatos y no se ven, es decir, no comparten unidad. En alguna unidad todo lugar del primer valor ve a una de esas casillas; esté donde esté, se elimina de una de ellas. Esa casilla tiene entonces el segundo valor, así que el segundo valor se elimina de toda casilla que vea a ambas.
    .spot = Se buscan dos casillas con los mismos dos candidatos en partes distintas del tablero. Para cada uno de los dos valores se busca una fila, columna o caja cuyos lugares vean todos a una u otra de las casillas.
    .miss = r2c2 y r8c8 tienen las dos 3 y 7. En la fila 5 el 3 puede estar en r5c2, r5c5 o r5c8; r5c5 no ve a ninguna de las dos, y si r5c5 es 3, ambas pueden ser 3 también.
    .relatives = Es una cadena corta de dos pares iguales y una unidad. El par remoto los une mediante más pares iguales; el XY-Wing une dos pares mediante una tercera casilla en vez de una unidad.

lesson-naked-quad = Cuatro casillas de una unidad tienen entre las cuatro solo cuatro candidatos. Gastan esos cuatro valores, vaya cada uno donde vaya, así que los valores se eliminan de todas las demás casillas de la unidad. Ninguna casilla necesita tener los cuatro; bastan dos o tres.
    .spot = Se miran unidades con muchas casillas abiertas y, en ellas, las casillas con dos, tres o cuatro candidatos. Cuatro de ellas con cuatro valores en total forman un cuarteto.
    .miss = En la fila 1 cuatro casillas tienen 1 y 2, 2 y 3, 3 y 4, 4 y 5. Con cuatro casillas y cinco valores sobra un valor, y puede ser cualquiera, así que no se elimina nada.
    .relatives = Es el trío desnudo con una casilla más. Con nueve valores y ocho o nueve casillas abiertas, los demás valores forman un cuarteto oculto o un conjunto mayor; conviene buscar el que tenga menos miembros.

lesson-jellyfish = Se toma un valor. En cuatro filas todos sus lugares están en las mismas cuatro columnas, así que las cuatro filas gastan las cuatro columnas. El valor se elimina de todas las demás casillas de esas columnas; lo mismo vale cambiando filas por columnas.
    .spot = Se elige un valor que falte todavía en la mayor parte del tablero. Se señalan las filas en las que tiene de dos a cuatro lugares y se buscan cuatro que en total necesiten solo cuatro columnas.
    .miss = Cuatro filas tienen sus lugares en las columnas 1, 3, 4, 7 y 9. Cuatro filas gastan solo cuatro de esas cinco columnas, y no se sabe cuáles, así que no se elimina nada.
    .relatives = Es el pez espada con una línea más. A menudo un pez más pequeño en la otra dirección elimina los mismos candidatos; con lugares de más puede ser una medusa con aleta.

lesson-finned-swordfish = Sería un pez espada de un valor, tres líneas con las mismas tres líneas transversales, pero hay algunos lugares de más, la aleta. O el valor está en la aleta, o el pez espada está completo. Por eso una casilla que el pez espada limpiaría y que ve todas las casillas de la aleta pierde el valor en ambos casos.
    .spot = Se buscan tres filas o columnas que necesiten solo tres líneas transversales salvo por uno, dos o tres lugares próximos entre sí, casi siempre en una caja. Lo que puede eliminarse está en esa caja y en una de las tres líneas transversales.
    .miss = Un pez espada en las filas 1, 4 y 8 y las columnas 2, 5 y 9 tiene los lugares de más r1c8 y r8c6. Ninguna casilla de esas columnas fuera de las filas ve a ambos, así que no se elimina nada.
    .relatives = Amplía el pez espada y tiene una línea más que el X-Wing con aleta. Si sin la aleta a una línea le queda un solo lugar, es un pez espada sashimi; la medusa con aleta es mayor.

lesson-hidden-quad = En una unidad cuatro valores solo pueden estar en las mismas cuatro casillas. Esas casillas hacen falta para los cuatro valores, así que se eliminan de ellas todos los demás candidatos. Un valor puede tener solo dos o tres de las cuatro casillas.
    .spot = En una unidad con muchas casillas abiertas se anotan los lugares de cada valor que falta. Se buscan cuatro valores que compartan cuatro casillas y no tengan lugar fuera de ellas.
    .miss = En la columna 3 el 1, el 4 y el 6 están en cuatro casillas, pero el 8 tiene un quinto lugar, r9c3. Entonces las cuatro casillas no tienen por qué contener esos cuatro valores, y otro valor puede estar entre ellos.
    .relatives = Es el trío oculto con un valor más, y el mayor de su clase que se busca. Las demás casillas de la unidad forman un conjunto desnudo, que se ve con más facilidad si es pequeño.

lesson-sashimi-swordfish = Es un pez espada con aleta en el que una de las tres líneas tiene, además de los lugares de más que forman la aleta, un solo lugar propio. Si el valor está en la aleta, se elimina de las casillas que la ven entera. Si no, las tres líneas siguen gastando sus tres líneas transversales; así, las casillas que ven la aleta entera y están en las líneas transversales lo pierden en ambos casos.
    .spot = Se buscan dos líneas que encajen en un pez espada y una tercera con un lugar que encaje y uno o dos más en la caja de una esquina que falta. Lo que puede eliminarse está en esa caja y en una línea transversal.
    .miss = Las líneas transversales son las columnas 2, 5 y 9, pero en la fila 8 el valor está solo en r8c7 o r8c8. Sin ningún lugar en las tres columnas, la fila 8 no aporta nada al pez; es simplemente una reclamación.
    .relatives = Cuesta un poco más verlo que el pez espada con aleta. El X-Wing sashimi tiene una línea menos, la medusa sashimi una más.

lesson-three-strong-links = Se toma un valor. Un enlace fuerte es una unidad en la que está en uno de dos extremos, que son casillas sueltas o grupos de casillas de una unidad. En tres unidades así, un extremo de cada una ve a uno de la siguiente: si el primer extremo exterior no tiene el valor, este pasa de enlace en enlace hasta que lo tiene el último extremo exterior. Uno de los extremos exteriores lo tiene, y se elimina de las casillas que ven a ambos.
    .spot = Se buscan unidades con dos lugares para un valor y se unen aquellas de las que dos extremos comparten una unidad. Bastan tres seguidas; después se buscan casillas que vean a los dos extremos sueltos.
    .miss = El enlace central es la fila 5 con r5c1 y r5c9, y tanto el primer enlace como el tercero lo tocan en r5c1. No se transmite nada, porque una cadena que entra por un extremo tiene que salir por el otro.
    .relatives = Dos enlaces son un rascacielos, una cometa de dos hilos, un turbot fish o un rectángulo vacío; cuatro enlaces fuertes son una forma más larga. Si los extremos sueltos se ven, puede ser un bucle de tres enlaces fuertes.

lesson-three-link-loop = Se toman un valor y tres enlaces fuertes, es decir, unidades en las que está en uno de dos extremos. Los extremos se cierran en un anillo: cada uno comparte una unidad con un extremo del enlace siguiente. Entonces en cada una de las tres unidades de unión exactamente uno de los dos extremos tiene el valor, así que se elimina de todas las demás casillas de esas unidades.
    .spot = Se buscan tres unidades con dos lugares o grupos de lugares para un valor y se comprueba si cada extremo se encuentra con el de otra en una fila, columna o caja. Después se miran las tres unidades en las que se encuentran.
    .miss = Dos uniones están cerradas, pero en la tercera los extremos r2c4 y r6c8 no comparten unidad. Es una cadena de tres enlaces fuertes, que solo limpia las casillas que ven a r2c4 y a r6c8.
    .relatives = Es la forma cerrada de tres enlaces fuertes y elimina más que ellos. Un anillo de dos enlaces es un X-Wing; el bucle de cuatro enlaces fuertes es mayor.

lesson-wxyz-wing = Tres casillas de una unidad tienen entre las tres cuatro candidatos, y una casilla de fuera de la unidad tiene dos de esos cuatro. Uno de sus dos valores está enlazado: todos sus lugares en las tres casillas ven a la casilla, así que el valor no puede estar en ambos lados. Entonces el otro valor está en la casilla o en una de las tres, y se elimina de toda casilla que vea todos sus lugares.
    .spot = Se buscan tres casillas de una unidad con cuatro valores en total. Después se busca una casilla con dos de esos valores que vea todos los lugares de uno de ellos en las tres.
    .miss = r1c1 tiene 1 y 2, r1c2 tiene 2 y 3, r1c3 tiene 1, 3 y 4, y r5c1 tiene 1 y 4. r5c1 ve el 1 de r1c1 pero no el de r1c3, ni tampoco el 4 de r1c3, así que ningún valor está enlazado.
    .relatives = Es el XYZ-Wing con una casilla más y un valor más, y un caso especial de ALS-XZ. Si los dos valores están enlazados es un anillo WXYZ; el VWXYZ-Wing tiene cinco casillas.

lesson-wxyz-ring = Tres casillas de una unidad tienen entre las tres cuatro candidatos, y una casilla de fuera de la unidad tiene dos de esos cuatro. Sus dos valores están enlazados: todos sus lugares en las tres casillas ven a la casilla. Entonces las cuatro casillas gastan cada uno de los cuatro valores una vez, y cada valor se elimina de toda casilla que vea todos sus lugares en el anillo.
    .spot = Se busca un WXYZ-Wing y se comprueba si su casilla de dos candidatos ve los lugares de sus dos valores en las otras tres.
    .miss = La casilla de dos candidatos ve todos los lugares de su 1, pero no ve un lugar de su 4. Entonces es solo un WXYZ-Wing, y solo el 4 se elimina de las casillas que ven todos sus lugares.
    .relatives = Es la forma cerrada del WXYZ-Wing y elimina más valores. Sue de Coq es un anillo parecido en torno a una caja y una línea; el anillo VWXYZ tiene cinco casillas.

lesson-multi-colouring = Se colorean los lugares enlazados de un valor: en una unidad con solo dos lugares reciben colores opuestos, de modo que todas las casillas de un color son verdaderas y todas las del otro falsas. Dos redes separadas tienen dos colores cada una. Si un color de la primera red ve a uno de la segunda, no pueden ser verdaderos los dos; por tanto lo es al menos uno de sus opuestos, y el valor se elimina de una casilla que vea a ambos opuestos.
    .spot = Se colorean todas las redes de un valor, cada una con sus dos colores. Se busca una unidad con casillas de dos redes y después se miran las casillas que ven los colores opuestos a esos.
    .miss = Un color de la primera red ve a uno de la segunda, y r4c7 ve a los dos. Eso no demuestra nada sobre r4c7, porque justamente esos dos colores pueden ser falsos; los que cuentan son los opuestos.
    .relatives = Amplía el coloreado simple de una red a dos. La cadena X encuentra lo mismo de otra forma.

lesson-finned-jellyfish = Sería una medusa de un valor, cuatro líneas con las mismas cuatro líneas transversales, pero hay algunos lugares de más, la aleta. O el valor está en la aleta, o la medusa está completa. Por eso una casilla que la medusa limpiaría y que ve todas las casillas de la aleta pierde el valor en ambos casos.
    .spot = Se buscan cuatro filas o columnas que necesiten solo cuatro líneas transversales salvo por uno, dos o tres lugares próximos entre sí, casi siempre en una caja. Lo que puede eliminarse está en esa caja y en una de las cuatro líneas transversales.
    .miss = Una medusa en las filas 1, 3, 5 y 8 tiene, junto a sus columnas 2, 4, 5 y 9, los lugares de más r1c8 y r8c6. Ninguna casilla de esas columnas fuera de las filas ve a ambos, así que no se elimina nada.
    .relatives = Tiene una línea más que el pez espada con aleta y amplía la medusa. En la medusa sashimi a una línea le quedaría un solo lugar sin la aleta.

lesson-sashimi-jellyfish = Es una medusa con aleta en la que una de las cuatro líneas tiene, además de los lugares de más que forman la aleta, un solo lugar propio. Si el valor está en la aleta, se elimina de las casillas que la ven entera. Si no, las cuatro líneas siguen gastando sus cuatro líneas transversales; así, las casillas que ven la aleta entera y están en las líneas transversales lo pierden en ambos casos.
    .spot = Se buscan tres líneas que encajen en una medusa y una cuarta con un lugar que encaje y uno o dos más en la caja de una esquina que falta. Lo que puede eliminarse está en esa caja y en una línea transversal.
    .miss = Las líneas transversales son las columnas 2, 4, 5 y 9, pero en la fila 8 el valor está solo en r8c7 o r8c8. Sin ningún lugar en las cuatro columnas, la fila 8 no aporta nada al pez; es simplemente una reclamación.
    .relatives = Es el pez más grande y difícil que se busca, con una línea más que el pez espada sashimi. La medusa con aleta se ve con algo más de facilidad.

lesson-sue-de-coq = Dos casillas o más en el cruce de una caja y una línea tienen al menos dos valores más que casillas. Una o dos casillas del resto de la caja y una o dos del resto de la línea comparten valores con ellas, pero ninguno entre sí, y todas juntas tienen tantos valores como casillas. Entonces cada valor se gasta exactamente una vez: los de las casillas de la caja se eliminan del resto de la caja, los de las casillas de la línea del resto de la línea, y los restantes de ambas.
    .spot = Se miran dos o tres casillas abiertas con cuatro valores o más en el cruce de una caja y una línea. Se busca una casilla con dos de esos valores en el resto de la línea y otra con dos distintos en el resto de la caja.
    .miss = r1c1 y r1c2 tienen 1, 2, 3 y 4, r1c7 tiene 1 y 2, r2c3 tiene 2 y 3. Las casillas de los dos lados comparten el 2, que puede gastarse dos veces, y entonces otro valor puede no gastarse.
    .relatives = Es pariente del trío bloqueado, en el que los valores se gastan en el cruce mismo. ALS-XZ y el anillo WXYZ se basan en el mismo recuento de casillas y valores.

lesson-vwxyz-wing = Cuatro casillas de una unidad tienen entre las cuatro cinco candidatos, y una casilla de fuera de la unidad tiene dos de esos cinco. Uno de sus dos valores está enlazado: todos sus lugares en las cuatro casillas ven a la casilla, así que el valor no puede estar en ambos lados. Entonces el otro valor está en la casilla o en una de las cuatro, y se elimina de toda casilla que vea todos sus lugares.
    .spot = Se buscan cuatro casillas de una unidad con cinco valores en total, mejor donde muchas casillas tengan dos o tres candidatos. Después se busca una casilla con dos de esos valores que vea todos los lugares de uno de ellos en las cuatro.
    .miss = La casilla de dos candidatos, r5c1, ve un 1 de las cuatro casillas en r1c1, pero hay otro en r1c7, y tampoco ve el 4 de ellas. Ninguno de sus valores 1 y 4 está enlazado, así que los dos lados pueden tener el mismo valor y no se elimina nada.
    .relatives = Es el WXYZ-Wing con una casilla más y un valor más. Si los dos valores están enlazados es un anillo VWXYZ; el UVWXYZ-Wing tiene seis casillas, y ALS-XZ es la forma general.

lesson-vwxyz-ring = Cuatro casillas de una unidad tienen entre las cuatro cinco candidatos, y una casilla de fuera de la unidad tiene dos de esos cinco. Sus dos valores están enlazados: todos sus lugares en las cuatro casillas ven a la casilla. Entonces las cinco casillas gastan cada uno de los cinco valores una vez, y cada valor se elimina de toda casilla que vea todos sus lugares en el anillo.
    .spot = Se busca un VWXYZ-Wing y se comprueba si su casilla de dos candidatos ve los lugares de sus dos valores en las otras cuatro.
    .miss = La casilla de dos candidatos ve todos los lugares de su 1, pero no ve un lugar de su 4. Entonces es solo un VWXYZ-Wing, y solo el 4 se elimina de las casillas que ven todos sus lugares.
    .relatives = Es la forma cerrada del VWXYZ-Wing y elimina más valores. El anillo WXYZ tiene una casilla menos, el anillo UVWXYZ una más.

lesson-aligned-pair = Se toman dos casillas y todos los pares de valores que podrían contener juntas. Un par queda descartado si las casillas se ven y repite un valor, o si deja sin ningún candidato a una casilla de dos candidatos que ve a ambas. Un valor de las casillas que no queda en ningún par se elimina.
    .spot = Se buscan dos casillas a las que vean varias casillas de dos candidatos. Cada una de estas prohíbe un par de valores a las dos; después se comprueba valor por valor si queda alguna pareja.
    .miss = r1c1 y r1c5 podrían ser 2 y 6. r9c5 tiene 2 y 6 pero solo ve a r1c5, así que seguiría siendo 2; no prohíbe el par.
    .relatives = El XY-Wing y el XYZ-Wing son casos sencillos de ella. La exclusión de tríos alineados hace lo mismo con tres casillas y es mucho más laboriosa.

lesson-x-chain = Se toma un valor. Un enlace fuerte es una unidad con solo dos lugares para él: uno de ellos lo tiene. Un enlace débil une dos lugares que comparten una unidad: no lo tienen los dos. Una cadena que empieza y termina con un enlace fuerte y en la que se alternan fuertes y débiles tiene el valor en uno de sus extremos, así que se elimina de las casillas que ven a ambos.
    .spot = Se señalan las unidades con dos lugares para un valor y se pasa de una a otra donde dos extremos comparten una unidad. Después de cada enlace fuerte se mira qué casillas ven el principio y el final.
    .miss = La última unidad de la cadena tiene tres lugares, r9c2, r9c5 y r9c8. Si r9c2 no tiene el valor, r9c8 no tiene por qué tenerlo, así que la cadena no llega a r9c8.
    .relatives = El rascacielos y la cometa de dos hilos son sus casos más cortos. La cadena de inferencias alternas cambia además de valor dentro de las casillas; un ciclo X es una cadena que se cierra en anillo.

lesson-xy-chain = Se suceden casillas de dos candidatos; cada una ve a la siguiente y comparte con ella un valor. Si la primera no tiene su valor exterior, tiene el compartido, que fija la siguiente casilla, y así hasta la última. Si los dos extremos tienen el mismo valor exterior, uno de ellos lo contiene, así que se elimina de las casillas que ven a ambos extremos.
    .spot = Se empieza en una casilla de dos candidatos y se va de par en par: se entra por un valor y se sale por el otro. Conviene detenerse cuando el valor de salida es el que quedó al principio.
    .miss = r1c1 tiene 3 y 5, r1c6 tiene 5 y 8, r4c6 tiene 8 y 7. Los valores exteriores 3 y 7 son distintos, así que una casilla que ve a ambos extremos puede ser todavía 3 o 7.
    .relatives = El XY-Wing tiene tres casillas así, y en el par remoto todos los pares son iguales. La cadena de inferencias alternas usa además unidades con dos lugares.

lesson-aic = Una cadena de candidatos en la que se alternan enlaces fuertes y débiles. Fuerte: uno de los dos es verdadero, porque una casilla tiene solo esos dos candidatos o una unidad solo esos dos lugares; débil: no son verdaderos los dos. Empieza y termina con un enlace fuerte, así que uno de sus extremos es verdadero: lo que ambos extremos descartan se elimina.
    .spot = Se empieza por una casilla de dos candidatos o una unidad con dos lugares y se sigue qué ocurre si un extremo es falso. Después de cada enlace fuerte se comprueba si los dos extremos descartan el mismo candidato, en una casilla que ve a ambos o en sus propias casillas.
    .miss = r2c3 tiene 1, 4 y 6. Que no sea 1 no la convierte en 4, así que el paso de 1 a 4 no es un enlace fuerte y la cadena se rompe ahí.
    .relatives = Incluye la cadena X, que se queda en un valor, y la cadena XY, que se queda en casillas de dos candidatos. Dice con sus dos extremos lo que la cadena forzada dice con una suposición; las cadenas que se ramifican, como las cadenas forzadas de una casilla, son más difíciles.

lesson-als-xz = Un conjunto casi bloqueado (ALS) es un grupo de casillas de una unidad con un valor más que casillas. Dos conjuntos así comparten un valor x, y todos los lugares de x en uno ven a todos los del otro, así que solo uno de los conjuntos puede tener x. El otro necesita todos sus valores restantes; por tanto, un segundo valor compartido z está en uno de los conjuntos, y se elimina de toda casilla que vea todos los lugares de z en ambos.
    .spot = Las casillas de dos candidatos son los conjuntos más pequeños; después se buscan dos casillas con tres valores o tres con cuatro. Se comparan dos conjuntos que compartan dos valores y se comprueba si uno de ellos no puede estar en ambos a la vez.
    .miss = Los dos conjuntos tienen el 3, pero un 3 del primero no ve a uno del segundo. Entonces ambos pueden tener un 3, ninguno está obligado a tomar sus otros valores y no se elimina nada.
    .relatives = El XY-Wing, el XYZ-Wing y el WXYZ-Wing son casos especiales. Sue de Coq cuenta casillas y valores de modo parecido; las cadenas forzadas de una casilla son más difíciles.

lesson-franken-fish = Un pez en el que unas cajas ocupan el sitio de algunas líneas. Se toma un valor y tres o cuatro unidades, por ejemplo dos filas y una caja, cuyos lugares para él están todos en otras tantas, por ejemplo dos columnas y una caja. Cada una de las primeras ocupa una de las otras, así que el valor se elimina de las demás casillas de estas. Las filas están solo en un lado y las columnas en el otro.
    .spot = Se busca un valor que una caja tenga solo en dos líneas, y una o dos líneas paralelas que formen un pez con la caja. Las cajas ayudan donde a una línea le sobra un lugar.
    .miss = Las filas 2 y 5 y la caja 9 tienen su 4 en las columnas 3 y 7 y en la caja 6, salvo r9c8. La caja 9 puede ocupar r9c8, y entonces una de las otras tres puede tener su 4 en otro sitio.
    .relatives = Es un pez espada o una medusa con cajas. Con algunos lugares de más es un pez Franken con aleta; en el pez mutante filas y columnas están juntas en un lado.

lesson-finned-franken-fish = De dos a cuatro unidades, líneas y cajas, tienen sus lugares para un valor en otras tantas, salvo unos lugares de más, la aleta. O el valor está en la aleta, o el pez está completo. Así, una casilla que el pez vaciaría y que ve todas las casillas de la aleta pierde el valor en ambos casos. Un lugar que comparten dos de las primeras unidades también cuenta como aleta.
    .spot = Se toma una línea y una caja, o dos cajas, en las que un valor tenga pocos lugares, y se busca una línea o una caja que tenga uno de cada una. Lo que se elimina ve todos los demás.
    .miss = Una casilla que el pez vaciaría ve dos de las tres casillas de la aleta. El valor puede estar en la tercera, así que la casilla lo conserva.
    .relatives = Sin cajas es un X-Wing, un pez espada o una medusa con aleta. Con dos unidades es también una cadena con grupos.

lesson-finned-mutant-fish = Sería un pez con cualquier unidad en ambos lados: filas, columnas y cajas pueden estar juntas entre las que necesitan el valor y entre las que tienen sus lugares. Pero hay lugares de más, la aleta, y un lugar que comparten dos de las primeras unidades cuenta como tal. O el valor está en la aleta, o el pez está completo. Una casilla que el pez vaciaría y que ve todas las casillas de la aleta pierde el valor en ambos casos.
    .spot = Casi nadie lo busca unidad por unidad. Se toma un candidato dudoso y se tacha lo que ve: si entonces unas unidades tienen todos sus lugares en menos unidades, es un pez.
    .miss = { lesson-finned-franken-fish.miss }
    .relatives = Los peces Franken tienen como mucho filas en un lado y columnas en el otro. Las plantillas encuentran lo que ningún pez ve.

lesson-continuous-loop = Una cadena en la que se alternan enlaces fuertes y débiles y que se cierra en un bucle. Fuerte: uno de los dos es verdadero; débil: no lo son ambos. El bucle vale en los dos sentidos, así que un extremo de cada enlace débil es verdadero: se elimina lo que ambos extremos descartan, en todo el bucle a la vez.
    .spot = Cuando una cadena vuelve a su principio, se comprueba que los enlaces fuertes y débiles se alternen en todo el recorrido. Después se revisan todos los enlaces débiles: las demás casillas de la unidad pierden el valor, y una casilla con dos valores en el bucle pierde los demás.
    .miss = Donde se cierra el bucle se encuentran dos enlaces fuertes. Entonces no es un bucle continuo: solo queda demostrado el candidato en que se encuentran.
    .relatives = Es la cadena de inferencias alternas cuyos extremos se excluyen. El ciclo X y el ciclo Y son sus formas simples; el bucle con grupos cuenta varias casillas como una.

lesson-grouped-aic = Una cadena de inferencias alternas en la que varias casillas de un valor pueden contar como un eslabón: todos sus lugares donde se cruzan dos unidades, como una fila y una caja. El grupo es verdadero si una de sus casillas tiene el valor. Un extremo de la cadena es verdadero, así que se elimina lo que ambos descartan.
    .spot = Se buscan unidades en las que el valor tenga un lugar y un grupo, o dos grupos. Una casilla ve un grupo si ve todas sus casillas.
    .miss = El grupo es r1c4 y r1c5, pero r1c6 también puede tener el valor. Entonces la fila tiene un lugar más, el grupo no es seguro y la cadena se rompe.
    .relatives = Sin grupos es la cadena de inferencias alternas; con dos enlaces, un rectángulo vacío. Si se cierra es un bucle con grupos.

lesson-grouped-loop = Un bucle de enlaces fuertes y débiles en el que varias casillas de un valor pueden contar como un eslabón: todos sus lugares donde se cruzan dos unidades. El bucle vale en los dos sentidos, así que un extremo de cada enlace débil es verdadero y se elimina lo que ambos extremos descartan.
    .spot = Se sigue una cadena con grupos y se mira si su último eslabón descarta el primero. Después se buscan en los enlaces débiles candidatos que vean ambos extremos.
    .miss = Una casilla de un grupo no ve el eslabón siguiente. Entonces ambos pueden ser verdaderos, el bucle queda abierto y a lo sumo hay una cadena.
    .relatives = El bucle continuo solo tiene casillas sueltas. Un bucle abierto es una cadena con grupos.

lesson-als-aic = Una cadena de inferencias alternas que pasa por conjuntos casi bloqueados, es decir, casillas de una unidad con un valor más que casillas. Si un valor desaparece de todas las casillas de un conjunto, este necesita todos los demás. Así la cadena entra en un conjunto con un valor y sale con otro.
    .spot = Donde termina una cadena se busca un conjunto pequeño al que le quite un valor. Dos casillas de una unidad con tres candidatos entre ambas son el caso habitual.
    .miss = La cadena quita el 4 a una casilla del conjunto, pero otra también lo tiene. El conjunto puede conservar su 4, así que nada se sabe de sus otros valores.
    .relatives = Sin conjuntos es una cadena con grupos; una cadena solo de conjuntos es una cadena ALS. ALS-XZ y ALS-XY-Wing son sus casos más cortos.

lesson-doubly-linked-als = Dos conjuntos casi bloqueados comparten dos valores, y para cada uno todos los lugares de un conjunto ven a todos los del otro. Cada conjunto solo puede carecer de un valor, así que uno tiene el primero y el otro el segundo, y ambos tienen todos sus demás valores. Cada valor se elimina de las casillas que ven todos sus lugares.
    .spot = Se busca un ALS-XZ y se comprueba si tampoco el segundo valor compartido puede estar en ambos conjuntos a la vez.
    .miss = Solo uno de los dos valores compartidos está enlazado: un lugar del otro queda fuera de la vista. Entonces es un ALS-XZ y solo se elimina el otro valor.
    .relatives = Es la forma cerrada del ALS-XZ. El anillo WXYZ es el caso en que uno de los conjuntos es una sola casilla.

lesson-als-xy-wing = Tres conjuntos casi bloqueados: el central comparte con cada uno de los otros un valor de enlace, distinto cada vez, cuyos lugares en un conjunto ven a todos los del otro. El central solo puede carecer de un valor, así que uno de los exteriores pierde su enlace y tiene todos los demás. Un valor que comparten los dos exteriores está en uno de ellos.
    .spot = Se miran dos conjuntos que comparten un valor sin estar enlazados y se busca un tercero enlazado con ambos por valores distintos.
    .miss = Los dos enlaces son del mismo valor. El conjunto central puede carecer de él, y entonces ambos exteriores pueden conservarlo, así que nada es seguro.
    .relatives = El XY-Wing es el caso de tres casillas sueltas. ALS-XZ tiene dos conjuntos; la cadena de ALS, cuatro o más.

lesson-als-chain = Cuatro o más conjuntos casi bloqueados en fila, cada uno enlazado con el siguiente por un valor que solo uno de los dos puede tener, y nunca dos veces seguidas por el mismo. Si el primero carece de un valor, tiene su enlace, el siguiente lo pierde y tiene el suyo, y así hasta el último. Por eso un valor que comparten el primero y el último está en uno de ellos.
    .spot = Se empieza por conjuntos pequeños, como las casillas de dos candidatos, y se anota por qué valores están enlazados. Se siguen los enlaces hasta un conjunto que tenga el valor inicial.
    .miss = Se entra en un conjunto y se sale de él por el mismo valor. Lo pierde, así que no puede transmitirlo, y la cadena se rompe.
    .relatives = Con tres conjuntos es el ALS-XY-Wing; con dos, ALS-XZ. Si todos son casillas sueltas es una cadena XY.

lesson-death-blossom = Una casilla, el tallo, y para cada uno de sus valores un conjunto casi bloqueado, un pétalo, cuyos lugares para ese valor ven todos el tallo. Sea lo que sea el tallo, un pétalo pierde su valor y necesita todos los demás. Un valor que comparten todos los pétalos está en uno de ellos y se elimina de las casillas que ven todos sus lugares.
    .spot = Se toma una casilla de tres candidatos y se buscan a su alrededor conjuntos pequeños que tengan uno de ellos cada uno y otro valor común a todos.
    .miss = Un pétalo tiene un segundo lugar para su valor que no ve el tallo. Puede conservarlo ahí, así que nada es forzoso.
    .relatives = Con un tallo de dos valores es un ALS-XY-Wing. Las cadenas forzadas de una casilla siguen sus valores de la misma manera.

lesson-templates = Se toma un valor y todas las formas de colocarlo en todas las filas a la vez, sin que dos de sus lugares se vean; cada forma se llama plantilla. Una casilla que ninguna forma usa no puede tener el valor.
    .spot = Vale la pena con un valor al que le quedan pocos lugares, pues entonces hay pocas formas. Se empieza por la fila con menos lugares.
    .miss = Una de 20 formas tiene el 6 en r4c2. Puede ser la verdadera, así que r4c2 conserva el 6.
    .relatives = Si todas las formas usan una casilla, los demás lugares de su fila no están en ninguna y se eliminan. Todo pez de un valor encuentra una parte de lo mismo.

lesson-aligned-triple = Se toman tres casillas y todos los tríos de valores que podrían contener juntas. Un trío queda descartado si repite un valor en dos casillas que se ven, o si deja sin ningún candidato a una casilla de dos o tres candidatos que ve a las tres. Un valor de las casillas que no queda en ningún trío se elimina.
    .spot = Se buscan tres casillas, a menudo en una caja o una línea, a las que vean varias casillas de dos o tres candidatos. Después se repasan los tríos valor por valor; hace falta más paciencia que buena vista.
    .miss = Una casilla tiene 1, 4 y 8 pero solo ve a dos de las tres casillas. Si estas son 1 y 4 le queda el 8, sea lo que sea la tercera, así que no prohíbe ningún trío.
    .relatives = Es la exclusión de pares alineados con una casilla más. Las cadenas de Nishio y las cadenas forzadas de una casilla suelen llegar antes al mismo candidato.

lesson-nishio = Se supone que una casilla tiene cierto valor y se sigue ese único valor por todo el tablero: se elimina de todas las casillas que ven a esa casilla, y una unidad a la que le queda un solo lugar tiene que tenerlo allí. Varias consecuencias pueden combinarse hasta dejar ese único lugar. Si resulta que una casilla tiene que tener el valor y a la vez no tenerlo, la suposición es falsa y el candidato se elimina.
    .spot = Se elige un valor con pocos lugares en muchas unidades. Se supone en un lugar, se tacha lo que descarta y se escriben los lugares forzados hasta que no se sigue nada más o dos se contradicen.
    .miss = Ya no hay más lugares forzados y no aparece ninguna contradicción. Eso no quiere decir que la suposición sea cierta, ni que sea falsa; no demuestra nada.
    .relatives = La cadena X forzada sigue una sola serie de consecuencias, Nishio varias a la vez. Las cadenas dinámicas de contradicción siguen todos los valores y son más difíciles.

lesson-nishio-on = Se supone que una casilla no tiene cierto valor y se sigue ese único valor por todo el tablero: una unidad a la que le queda un solo lugar tiene que tenerlo allí, y se elimina de todas las casillas que ven ese lugar. Varias consecuencias pueden combinarse. Si resulta que una casilla tiene que tener el valor y a la vez no tenerlo, la suposición es falsa, así que la casilla tiene el valor.
    .spot = Se elige un valor y un lugar para él en una unidad con dos lugares. Se supone que no está allí, se escriben los lugares forzados y se tacha lo que descartan, hasta que no se sigue nada más o dos se contradicen.
    .miss = { lesson-nishio.miss }
    .relatives = { lesson-nishio.relatives }

lesson-cell-chains = Se toma una casilla con tres candidatos o más y se supone cada uno por turno. Desde cada uno, una cadena de consecuencias sencillas lleva a la misma conclusión sobre otro candidato. Como la casilla tiene uno de sus valores, la conclusión es cierta sea cual sea.
    .spot = Se elige una casilla con tres candidatos que tenga alrededor muchas unidades con dos lugares y muchos pares. Se sigue cada candidato, se anota lo que descarta o fuerza y se busca algo que todos tengan en común.
    .miss = r5c5 tiene 2, 5 y 9. Del 2 y del 5 se sigue que r7c7 no es 4, pero el 9 no lleva a nada. Basta un caso abierto para que r7c7 se quede como está.
    .relatives = Con una casilla de dos candidatos sería una cadena de inferencias alternas. Las cadenas forzadas de una unidad suponen los lugares de un valor; en las cadenas dinámicas de una casilla las consecuencias pueden combinarse.

lesson-cell-chains-on = { lesson-cell-chains }
    .spot = { lesson-cell-chains.spot }
    .miss = { lesson-cell-chains.miss }
    .relatives = { lesson-cell-chains.relatives }

lesson-house-chains = Se toma un valor y se supone por turno en cada uno de sus lugares en una unidad. Desde cada lugar, una cadena de consecuencias sencillas lleva a la misma conclusión sobre otro candidato. Como la unidad tiene el valor en alguna parte, la conclusión es cierta esté donde esté.
    .spot = Se elige un valor con unos tres lugares en una fila, columna o caja, y se sigue cada lugar hasta donde lleguen las consecuencias sencillas. Se busca un candidato que todos los lugares descarten o un valor que todos fuercen.
    .miss = En la caja 5 el 6 tiene tres lugares. Dos de ellos descartan el 1 de r2c4, pero desde el tercero no se sabe nada de él, así que el 1 se queda.
    .relatives = Con dos lugares sería casi siempre una cadena simple. Las cadenas forzadas de una casilla suponen los valores de una casilla; en las cadenas dinámicas de una unidad las consecuencias pueden combinarse.

lesson-house-chains-on = { lesson-house-chains }
    .spot = { lesson-house-chains.spot }
    .miss = { lesson-house-chains.miss }
    .relatives = { lesson-house-chains.relatives }

lesson-dynamic-contradiction = Se supone que un candidato es verdadero y se siguen todas las consecuencias; todo lo que se elimina por el camino ayuda a encontrar más, de modo que varias consecuencias pueden combinarse. La forma más difícil usa por el camino técnicas enteras o cadenas dentro de las cadenas. Si resulta que un candidato tiene que ser verdadero y falso a la vez, la suposición es falsa y el candidato se elimina.
    .spot = Se elige un candidato que fuerce mucho de inmediato, por ejemplo en una casilla de dos candidatos o una unidad con dos lugares. Conviene anotar las consecuencias en su orden, para poder seguir la contradicción hasta el principio.
    .miss = Las consecuencias se acaban sin contradicción. Por larga que sea la lista, no se ha demostrado nada: la suposición puede ser todavía verdadera o falsa.
    .relatives = Las cadenas de Nishio hacen lo mismo con un solo valor, las cadenas forzadas con una sola serie de consecuencias. Las cadenas dinámicas dobles comparan dos suposiciones y no necesitan contradicción.

lesson-dynamic-contradiction-on = Se supone que un candidato es falso y se siguen todas las consecuencias; todo lo que se elimina por el camino ayuda a encontrar más, de modo que varias consecuencias pueden combinarse. La forma más difícil usa por el camino técnicas enteras o cadenas dentro de las cadenas. Si resulta que un candidato tiene que ser verdadero y falso a la vez, la suposición es falsa, así que la casilla tiene el valor.
    .spot = Se elige un candidato cuya ausencia fuerce algo de inmediato, por ejemplo en una casilla de dos candidatos o una unidad con dos lugares. Conviene anotar las consecuencias en su orden, para poder seguir la contradicción hasta el principio.
    .miss = { lesson-dynamic-contradiction.miss }
    .relatives = { lesson-dynamic-contradiction.relatives }

lesson-dynamic-double = Se supone verdadero un candidato y se siguen todas las consecuencias, después se supone falso y se hace lo mismo; lo que se elimina por el camino ayuda a encontrar más. Lo que está en las dos listas es cierto en todo caso, porque una de las dos suposiciones es correcta. La forma más difícil usa por el camino técnicas enteras o cadenas dentro de las cadenas.
    .spot = Se elige un candidato con consecuencias en los dos sentidos: verdadero debería forzar mucho a su alrededor, falso debería dejar una unidad con un solo lugar. Se escriben las dos listas y se comparan.
    .miss = Si r3c3 es 8, r9c9 no es 2; si r3c3 no es 8, no se sabe nada de r9c9. Una sola lista no demuestra nada, así que el 2 de r9c9 se queda.
    .relatives = Las cadenas dinámicas de contradicción necesitan una suposición y una contradicción. Las cadenas dinámicas de una casilla y las de una unidad comparan más casos; la cadena de inferencias alternas es la forma sencilla.

lesson-dynamic-double-on = { lesson-dynamic-double }
    .spot = { lesson-dynamic-double.spot }
    .miss = { lesson-dynamic-double.miss }
    .relatives = { lesson-dynamic-double.relatives }

lesson-dynamic-cell-chains = Se toma una casilla, se supone por turno cada uno de sus candidatos y se siguen todas las consecuencias; lo que se elimina por el camino ayuda a encontrar más. Lo que está en todas las listas es cierto, porque la casilla tiene uno de sus valores. La forma más difícil usa por el camino técnicas enteras o cadenas dentro de las cadenas.
    .spot = Se elige una casilla con dos o tres candidatos, cada uno de los cuales fuerce mucho a su alrededor. Se escribe una lista por candidato y se comparan.
    .miss = r5c5 tiene 2, 5 y 9. Las listas del 2 y del 5 dicen que r7c7 no es 4, la del 9 no dice nada al respecto. Basta un caso abierto para que r7c7 se quede como está.
    .relatives = En las cadenas forzadas de una casilla cada consecuencia se sigue solo de la anterior; aquí pueden combinarse varias. Las cadenas dinámicas de una unidad suponen los lugares de un valor.

lesson-dynamic-cell-chains-on = { lesson-dynamic-cell-chains }
    .spot = { lesson-dynamic-cell-chains.spot }
    .miss = { lesson-dynamic-cell-chains.miss }
    .relatives = { lesson-dynamic-cell-chains.relatives }

lesson-dynamic-house-chains = Se toma un valor, se supone por turno en cada uno de sus lugares en una unidad y se siguen todas las consecuencias; lo que se elimina por el camino ayuda a encontrar más. Lo que está en todas las listas es cierto, porque la unidad tiene el valor en alguna parte. La forma más difícil usa por el camino técnicas enteras o cadenas dentro de las cadenas.
    .spot = Se elige un valor con dos o tres lugares en una unidad, cada uno de los cuales fuerce mucho a su alrededor. Se escribe una lista por lugar y se comparan.
    .miss = En la caja 5 el 6 tiene tres lugares. Las listas de dos de ellos dicen que r2c4 no es 1, la del tercero no dice nada al respecto, así que el 1 se queda.
    .relatives = En las cadenas forzadas de una unidad cada consecuencia se sigue solo de la anterior; aquí pueden combinarse varias. Las cadenas dinámicas de una casilla suponen los valores de una casilla.

lesson-dynamic-house-chains-on = { lesson-dynamic-house-chains }
    .spot = { lesson-dynamic-house-chains.spot }
    .miss = { lesson-dynamic-house-chains.miss }
    .relatives = { lesson-dynamic-house-chains.relatives }

lesson-direct-pointing = En una caja un valor solo puede estar en casillas de una línea, así que se elimina del resto de esa línea. Eso deja un solo lugar para el valor en otra caja, y allí está. Los dos pasos se dan a la vez, de modo que no hace falta anotar candidatos.
    .spot = Se miran tres cajas contiguas en horizontal o en vertical. Si en la primera un valor está atado a una línea y otra caja tiene dos o tres lugares para él, se mira cuántos de ellos quita esa línea.
    .miss = El 4 de la caja 1 está atado a la fila 1, pero aun sin la fila 1 la caja 2 tiene dos lugares para el 4. Es un señalamiento y elimina candidatos, pero todavía no da ningún valor.
    .relatives = Es un señalamiento que termina en un único oculto en una caja. La reclamación directa hace lo mismo desde una línea.

lesson-direct-claiming = En una línea un valor solo puede estar en casillas de una caja, así que se elimina del resto de esa caja. Eso deja un solo lugar para el valor en una línea paralela, y allí está. Los dos pasos se dan a la vez, de modo que no hace falta anotar candidatos.
    .spot = Se busca una línea cuyos lugares para un valor caigan todos en una caja. Después se miran las líneas paralelas que pasan por esa caja, por si a una de ellas le queda un solo lugar.
    .miss = El 4 de la fila 6 está atado a la caja 4, pero aun sin las casillas de esa caja la fila 5 tiene dos lugares para el 4. Es una reclamación y elimina candidatos, pero todavía no da ningún valor.
    .relatives = Es una reclamación que termina en un único oculto. El señalamiento directo hace lo mismo desde una caja y se ve con más facilidad.

lesson-direct-hidden-pair = En una unidad dos valores solo pueden estar en las mismas dos casillas, así que esas casillas no admiten nada más. Eso deja un solo lugar para un tercer valor de la misma unidad, y allí está. No hace falta anotar el par; basta ver que sus casillas están ocupadas.
    .spot = Se buscan dos valores descartados en las mismas casillas de una unidad, de modo que dos casillas quedan reservadas para ellos. Después se busca adónde puede ir cada uno de los demás valores que faltan, fuera de esas casillas.
    .miss = r2c1 y r2c5 están reservadas para el 3 y el 8, pero el 6 de la fila 2 tiene todavía otros dos lugares. Es un par oculto, que elimina candidatos pero todavía no da ningún valor.
    .relatives = Es un par oculto que termina en un único oculto. El trío oculto directo reserva tres casillas.

lesson-direct-hidden-triple = En una unidad tres valores solo pueden estar en las mismas tres casillas, así que esas casillas no admiten nada más. Eso deja un solo lugar para un cuarto valor de la misma unidad, y allí está. No hace falta anotar el trío; basta ver que sus casillas están ocupadas.
    .spot = Se buscan tres valores descartados en la mayoría de las casillas de una unidad, de modo que tres casillas quedan reservadas para ellos. Después se busca adónde puede ir cada uno de los demás valores que faltan, fuera de esas casillas.
    .miss = Tres casillas de la fila 2 están reservadas para el 3, el 5 y el 8, pero el 6 tiene todavía otros dos lugares. Es un trío oculto, que elimina candidatos pero todavía no da ningún valor.
    .relatives = Es un trío oculto que termina en un único oculto, y cuesta más verlo que el par oculto directo.

lesson-grouped-two-links = Se toman un valor y dos líneas en las que está en uno de dos extremos; al menos un extremo es un grupo de casillas de una unidad, casi siempre una caja. Un extremo de la primera línea y uno de la segunda comparten una unidad, así que no tienen los dos el valor. Entonces lo tiene uno de los dos extremos exteriores, y se elimina de una casilla que vea todas las casillas de ambos.
    .spot = Se buscan líneas cuyos lugares para un valor se repartan en dos partes, una de ellas dentro de una caja. La parte de la caja se trata como una sola casilla y se busca un rascacielos o una cometa de dos hilos.
    .miss = Un extremo exterior es el grupo r1c1 y r1c2. r5c1 ve a r1c1 pero no a r1c2, y si el valor está en r1c2 puede estar también en r5c1.
    .relatives = Es el rascacielos o la cometa de dos hilos con grupos. Si una de las unidades es una caja, es un rectángulo vacío; también tres enlaces fuertes pueden tener grupos.

lesson-x-cycle = Se toman un valor y un anillo de sus lugares en el que se alternan enlaces fuertes (una unidad con solo dos lugares) y débiles (dos lugares de una unidad). Si un lugar tiene el valor, lo tiene un lugar de cada dos a lo largo del anillo; si no, lo tienen los lugares intermedios. Por eso se elimina de una casilla de fuera que vea un lugar de cada clase.
    .spot = Se señalan las unidades con dos lugares para un valor y se pasa de una a otra por unidades compartidas. Si el camino vuelve al principio tras un número par de lugares y los enlaces se alternan todo el tiempo, se miran las unidades de los enlaces débiles.
    .miss = En un anillo de cinco lugares hay en algún punto dos enlaces fuertes o dos débiles seguidos. Entonces no funciona en los dos sentidos; como mucho es una cadena X forzada y dice algo de ese único lugar.
    .relatives = El X-Wing y los bucles de enlaces fuertes son casos cortos. El ciclo Y hace lo mismo en casillas de dos candidatos, el ciclo bidireccional mezcla ambos.

lesson-y-cycle = Unas casillas de dos candidatos forman un anillo: cada una ve a la siguiente y comparte con ella un valor; se entra por un valor y se sale por el otro. El anillo vale en los dos sentidos. Así, cada valor compartido está en una de sus dos casillas, y se elimina de una casilla de fuera que vea a ambas.
    .spot = Se siguen casillas de dos candidatos de par en par, como en una cadena XY. Si el camino vuelve a la primera casilla por su otro valor, el anillo está cerrado; después se buscan, para cada dos vecinas, las casillas que ven a ambas.
    .miss = r1c1 tiene 1 y 2, r1c5 tiene 2 y 3, r4c5 tiene 3 y 4, r4c1 tiene 4 y 2. r1c1 se une a sus dos vecinas por el 2, así que no hay anillo; es una cadena XY, que elimina el 2 de r1c1.
    .relatives = Es una cadena XY cerrada; el par desnudo es un anillo de dos casillas. El ciclo X hace lo mismo con un solo valor, el ciclo bidireccional mezcla ambos.

lesson-forcing-x-chain = Se supone que una casilla tiene cierto valor y se sigue solo ese valor, una consecuencia tras otra: se elimina de una casilla de la misma unidad, y una unidad con solo dos lugares lo tiene entonces en el otro. Si la cadena vuelve diciendo que la casilla no tiene el valor, la suposición es falsa. El candidato se elimina.
    .spot = Se señalan las unidades con dos lugares para el valor. Se parte de un candidato que ve un extremo de una unidad así, se pasa al otro extremo y de ahí a una unidad que este ve, y se comprueba si el camino termina en una casilla que ve el principio.
    .miss = La cadena vuelve diciendo que la casilla sí tiene el valor. Eso concuerda con la suposición y no demuestra nada.
    .relatives = Es una cadena X contada desde el candidato que se elimina. Las cadenas de Nishio dejan que se combinen varias consecuencias; la cadena forzada puede cambiar de valor.

lesson-forcing-x-chain-on = Se supone que una casilla no tiene cierto valor y se sigue solo ese valor, una consecuencia tras otra: una unidad con solo dos lugares lo tiene en el otro, y entonces se elimina de las casillas que ven ese lugar. Si la cadena vuelve diciendo que la casilla tiene el valor, la suposición es falsa. Así que la casilla lo tiene.
    .spot = Se parte de una casilla con el valor en una unidad con dos lugares y se pasa al otro lugar. Se sigue así de una unidad con dos lugares a otra y se comprueba si el camino termina en el principio.
    .miss = La cadena vuelve diciendo que la casilla no tiene el valor. Eso concuerda con la suposición y no demuestra nada.
    .relatives = Es una cadena X cuyos dos extremos son el mismo lugar. Las cadenas de Nishio dejan que se combinen varias consecuencias; la cadena forzada puede cambiar de valor.

lesson-cycle = Un anillo de candidatos en el que se alternan enlaces fuertes y débiles. Fuerte: uno de los dos es verdadero, porque una casilla tiene solo esos dos candidatos o una unidad solo esos dos lugares; débil: no son verdaderos los dos. El anillo vale en los dos sentidos, así que en cada enlace débil dentro de una unidad una de las dos casillas tiene el valor, y se elimina de una casilla de fuera que vea a ambas.
    .spot = Se sigue una cadena de casillas de dos candidatos y unidades con dos lugares. Si vuelve al primer candidato de modo que los enlaces fuertes y débiles se alternan todo el tiempo, se buscan en los débiles las casillas que ven a ambos extremos.
    .miss = En un punto que necesita un enlace fuerte, una unidad tiene tres lugares para el valor. Por ahí no se puede seguir, así que el anillo no vale en los dos sentidos y no se elimina nada.
    .relatives = El ciclo X, con un solo valor, y el ciclo Y, con casillas de dos candidatos, son sus casos especiales. Un anillo abierto es una cadena de inferencias alternas o una cadena forzada.

lesson-forcing-chain = Se supone que una casilla tiene cierto valor y se sigue una consecuencia tras otra: el valor se elimina de casillas de la misma unidad, una casilla de dos candidatos toma el otro, una unidad con dos lugares toma el otro lugar. Si la cadena vuelve diciendo que la casilla no tiene el valor, la suposición es falsa. El candidato se elimina.
    .spot = Se parte de un candidato que toca una casilla de dos candidatos o una unidad con dos lugares. Se sigue una sola serie de consecuencias y se comprueba después de cada paso si descarta el principio.
    .miss = { lesson-forcing-x-chain.miss }
    .relatives = Es una cadena de inferencias alternas contada desde el candidato que se elimina, y la cadena X forzada es su caso con un solo valor. Cuando tienen que combinarse consecuencias, hacen falta cadenas dinámicas de contradicción.

lesson-forcing-chain-on = Se supone que una casilla no tiene cierto valor y se sigue una consecuencia tras otra: una casilla de dos candidatos toma el otro, una unidad con dos lugares toma el otro lugar, y así sucesivamente. Si la cadena vuelve diciendo que la casilla tiene el valor, la suposición es falsa. Así que la casilla lo tiene.
    .spot = Se parte de un candidato de una casilla de dos candidatos o de una unidad con dos lugares. Se sigue desde su ausencia una sola serie de consecuencias y se comprueba después de cada paso si lleva de vuelta al principio.
    .miss = { lesson-forcing-x-chain-on.miss }
    .relatives = Es una cadena de inferencias alternas cuyos dos extremos son el mismo candidato, y la cadena X forzada es su caso con un solo valor. Cuando tienen que combinarse consecuencias, hacen falta cadenas dinámicas de contradicción.

lesson-four-strong-links = Se toma un valor. Un enlace fuerte es una unidad en la que está en uno de dos extremos, que son casillas sueltas o grupos de casillas de una unidad. En cuatro unidades así, un extremo de cada una ve a uno de la siguiente: si el primer extremo exterior no tiene el valor, este pasa de enlace en enlace hasta que lo tiene el último extremo exterior. Uno de los extremos exteriores lo tiene, y se elimina de las casillas que ven a ambos.
    .spot = Se unen unidades con dos lugares para un valor donde dos extremos comparten una unidad. Cuando tres de ellas no limpian nada, se añade una cuarta en un extremo y se buscan casillas que vean a los dos extremos sueltos.
    .miss = Un enlace central es la fila 5 con r5c1 y r5c9, y sus dos vecinos lo tocan en r5c1. No se transmite nada, porque una cadena que entra por un extremo tiene que salir por el otro.
    .relatives = Tiene un enlace más que tres enlaces fuertes y cuesta más verlo. Si los extremos sueltos se ven, puede ser un bucle de cuatro enlaces fuertes; una cadena X puede ser aún más larga.

lesson-four-link-loop = Se toman un valor y cuatro enlaces fuertes, es decir, unidades en las que está en uno de dos extremos. Los extremos se cierran en un anillo: cada uno comparte una unidad con un extremo del enlace siguiente. Entonces en cada una de las cuatro unidades de unión exactamente uno de los dos extremos tiene el valor, así que se elimina de todas las demás casillas de esas unidades.
    .spot = Se buscan cuatro unidades con dos lugares o grupos de lugares para un valor y se comprueba si cada extremo se encuentra con el de otra en una fila, columna o caja. Después se miran las cuatro unidades en las que se encuentran.
    .miss = Tres uniones están cerradas, pero en la cuarta los extremos r2c4 y r6c8 no comparten unidad. Es una cadena de cuatro enlaces fuertes, que solo limpia las casillas que ven a r2c4 y a r6c8.
    .relatives = Es la forma cerrada de cuatro enlaces fuertes. El bucle de tres enlaces fuertes es más pequeño y se ve con más facilidad; sin grupos ambos son ciclos X.

lesson-uvwxyz-wing = Cinco casillas de una unidad tienen entre las cinco seis candidatos, y una casilla de fuera de la unidad tiene dos de esos seis. Uno de sus dos valores está enlazado: todos sus lugares en las cinco casillas ven a la casilla, así que el valor no puede estar en ambos lados. Entonces el otro valor está en la casilla o en una de las cinco, y se elimina de toda casilla que vea todos sus lugares.
    .spot = Se buscan cinco casillas de una unidad con seis valores en total; la unidad tiene entonces pocas casillas abiertas más. Después se busca una casilla con dos de esos valores que vea todos los lugares de uno de ellos en las cinco.
    .miss = La casilla de dos candidatos, r5c1, ve un 1 de las cinco casillas en r1c1, pero hay otro en r1c7, y tampoco ve el 4 de ellas. Ninguno de sus valores 1 y 4 está enlazado, así que los dos lados pueden tener el mismo valor y no se elimina nada.
    .relatives = Es el VWXYZ-Wing con una casilla más y un valor más. Si los dos valores están enlazados es un anillo UVWXYZ; el TUVWXYZ-Wing tiene siete casillas, y ALS-XZ es la forma general.

lesson-uvwxyz-ring = Cinco casillas de una unidad tienen entre las cinco seis candidatos, y una casilla de fuera de la unidad tiene dos de esos seis. Sus dos valores están enlazados: todos sus lugares en las cinco casillas ven a la casilla. Entonces las seis casillas gastan cada uno de los seis valores una vez, y cada valor se elimina de toda casilla que vea todos sus lugares en el anillo.
    .spot = Se busca un UVWXYZ-Wing y se comprueba si su casilla de dos candidatos ve los lugares de sus dos valores en las otras cinco.
    .miss = La casilla de dos candidatos ve todos los lugares de su 1, pero no ve un lugar de su 4. Entonces es solo un UVWXYZ-Wing, y solo el 4 se elimina de las casillas que ven todos sus lugares.
    .relatives = Es la forma cerrada del UVWXYZ-Wing y elimina más valores. El anillo VWXYZ tiene una casilla menos, el anillo TUVWXYZ una más.

lesson-tuvwxyz-wing = Seis casillas de una unidad tienen entre las seis siete candidatos, y una casilla de fuera de la unidad tiene dos de esos siete. Uno de sus dos valores está enlazado: todos sus lugares en las seis casillas ven a la casilla, así que el valor no puede estar en ambos lados. Entonces el otro valor está en la casilla o en una de las seis, y se elimina de toda casilla que vea todos sus lugares.
    .spot = Se miran unidades casi vacías: seis de sus casillas con siete valores en total. Después se busca una casilla con dos de esos valores que vea todos los lugares de uno de ellos en las seis.
    .miss = La casilla de dos candidatos, r5c1, ve un 1 de las seis casillas en r1c1, pero hay otro en r1c7, y tampoco ve el 4 de ellas. Ninguno de sus valores 1 y 4 está enlazado, así que los dos lados pueden tener el mismo valor y no se elimina nada.
    .relatives = Es el UVWXYZ-Wing con una casilla más y un valor más, el mayor de su clase que se busca. Si los dos valores están enlazados es un anillo TUVWXYZ; ALS-XZ es la forma general.

lesson-tuvwxyz-ring = Seis casillas de una unidad tienen entre las seis siete candidatos, y una casilla de fuera de la unidad tiene dos de esos siete. Sus dos valores están enlazados: todos sus lugares en las seis casillas ven a la casilla. Entonces las siete casillas gastan cada uno de los siete valores una vez, y cada valor se elimina de toda casilla que vea todos sus lugares en el anillo.
    .spot = Se busca un TUVWXYZ-Wing y se comprueba si su casilla de dos candidatos ve los lugares de sus dos valores en las otras seis.
    .miss = La casilla de dos candidatos ve todos los lugares de su 1, pero no ve un lugar de su 4. Entonces es solo un TUVWXYZ-Wing, y solo el 4 se elimina de las casillas que ven todos sus lugares.
    .relatives = Es la forma cerrada del TUVWXYZ-Wing y el mayor anillo que se busca. El anillo UVWXYZ tiene una casilla menos.

lesson-unique-rectangle-1 = Cuatro casillas en dos filas, dos columnas y, en un tablero con cajas, dos cajas pueden tener todas los mismos dos valores, y tres de ellas nada más. Si la cuarta tuviera también solo esos dos, los valores podrían intercambiarse y habría dos soluciones. Como el puzle tiene una única solución, la cuarta casilla no tiene ninguno de los dos.
    .spot = Se buscan tres casillas con los mismos dos candidatos en las esquinas de un rectángulo, y en la cuarta esquina una casilla con esos dos y otros. Hay que comprobar que las cuatro casillas están en solo dos cajas.
    .miss = r1c1, r1c5 y r5c1 tienen 2 y 7, r5c5 tiene 2, 7 y 9. Las cuatro casillas están en cuatro cajas, en las que un intercambio rompería la regla, así que no hay una segunda solución y no se elimina nada.
    .relatives = Es el paso más sencillo que se apoya en que hay una única solución. En los tipos 2, 3 y 4 dos esquinas o más tienen otros candidatos; un bucle único tiene seis casillas o más.

lesson-unique-rectangle-2 = Cuatro casillas en dos filas, dos columnas y, en un tablero con cajas, dos cajas pueden tener todas los mismos dos valores, y dos o tres de ellas tienen un valor más, el mismo para todas. Sin él los valores podrían intercambiarse y habría dos soluciones. Como el puzle tiene una única solución, una de esas casillas tiene el valor de más, y se elimina de toda casilla que las vea a todas.
    .spot = Se buscan dos esquinas de un rectángulo con los mismos dos candidatos y otras dos con esos dos y uno más. Después se miran las casillas que ven las dos esquinas con el valor de más.
    .miss = Las dos esquinas superiores tienen 2 y 7; las inferiores, una 2, 7 y 9 y la otra 2, 7 y 4. Los valores de más son distintos, así que ni el 9 ni el 4 son seguros, y el tipo 2 no demuestra nada.
    .relatives = En el tipo 1 solo una esquina tiene otros candidatos. Si los valores de más son distintos, pueden servir los tipos 3 y 4; el bucle único de tipo 2 tiene seis casillas o más.

lesson-unique-rectangle-3 = Cuatro casillas en dos filas, dos columnas y, en un tablero con cajas, dos cajas pueden tener todas los mismos dos valores, y dos de ellas, que comparten una unidad, tienen además otros. Como el puzle tiene una única solución, una de esas dos tiene uno de sus valores de más. Contadas juntas como una sola casilla, forman con otras casillas de esa unidad un conjunto desnudo u oculto, y lo que el conjunto gasta se elimina.
    .spot = Se busca un rectángulo con dos esquinas de dos candidatos y dos con más, y se anotan los valores de más. En una unidad de estas últimas se buscan casillas que tengan solo esos valores, por ejemplo una tercera casilla con 4 y 9.
    .miss = Los valores de más de r7c2 y r7c3 son 4 y 9, y r2c2 tiene 4 y 9. r2c2 comparte la columna 2 solo con r7c2, y el valor de más puede estar en r7c3, así que no se gasta nada.
    .relatives = Une el rectángulo único con el par desnudo o un conjunto mayor. Los tipos 1, 2 y 4 no necesitan más casillas y se ven con más facilidad; el bucle único de tipo 3 es más largo.

lesson-unique-rectangle-4 = Cuatro casillas en dos filas, dos columnas y, en un tablero con cajas, dos cajas pueden tener todas los mismos dos valores, y dos de ellas, que comparten una unidad, tienen además otros. En esa unidad el primero de los dos valores no tiene otro lugar, así que una de esas casillas lo tiene. Si la otra tuviera el segundo valor, los valores podrían intercambiarse y habría dos soluciones; por eso el segundo valor se elimina de ambas.
    .spot = Se busca un rectángulo con dos esquinas de dos candidatos y dos con más. En las unidades que comparten estas últimas se comprueba si uno de los dos valores no tiene más lugar que esas dos casillas.
    .miss = Las esquinas r7c2 y r7c3, que tienen otros candidatos, comparten la fila 7 y la caja 7, pero en ambas unidades el 2 y el 7 tienen un tercer lugar. Entonces ningún valor tiene que estar en las esquinas, y no se elimina nada.
    .relatives = A diferencia del tipo 3 no necesita más casillas, y a diferencia del tipo 2 vale sean cuales sean los valores de más. El rectángulo oculto usa una idea parecida con hasta tres esquinas que tienen otros candidatos.

lesson-unique-loop-1 = Un anillo de seis casillas o más puede contener alternados los mismos dos valores, y cada fila, columna o caja que toca tiene exactamente dos de sus casillas. Todas menos una tienen solo esos dos candidatos. Si la última tuviera también solo esos, los valores podrían intercambiarse y habría dos soluciones; como el puzle tiene una única solución, esa casilla no tiene ninguno de los dos.
    .spot = Cuando muchas casillas tienen los mismos dos candidatos, se unen las que comparten una unidad en un anillo de longitud par, con una casilla que tenga más candidatos. Hay que comprobar que ninguna unidad tiene una o tres casillas del anillo.
    .miss = Seis casillas forman un anillo, pero la caja 5 tiene tres de ellas. Intercambiar los valores rompería la caja 5, así que no hay una segunda solución y no se elimina nada.
    .relatives = Es el rectángulo único de tipo 1 con seis casillas o más. En los bucles únicos de tipos 2, 3 y 4 dos casillas o más tienen otros candidatos.

lesson-unique-loop-2 = Un anillo de seis casillas o más puede contener alternados los mismos dos valores, y cada fila, columna o caja que toca tiene exactamente dos de sus casillas. Algunas tienen un valor más, el mismo para todas. Como el puzle tiene una única solución, una de esas casillas tiene el valor de más, o los valores podrían intercambiarse; por eso se elimina de toda casilla que las vea a todas.
    .spot = Se unen casillas con los mismos dos candidatos en un anillo de longitud par en el que algunas tengan un valor más. Después se miran las casillas que ven a todas las que tienen el valor de más.
    .miss = Dos casillas del anillo tienen un valor de más, una el 9 y la otra el 4. Los valores de más son distintos, así que ninguno es seguro, y el tipo 2 no demuestra nada.
    .relatives = Es el rectángulo único de tipo 2 con seis casillas o más. En el bucle único de tipo 1 solo una casilla tiene otros candidatos.

lesson-unique-loop-3 = Un anillo de seis casillas o más puede contener alternados los mismos dos valores, y cada fila, columna o caja que toca tiene exactamente dos de sus casillas. Dos de ellas, que comparten una unidad, tienen además otros valores, y como el puzle tiene una única solución, una de las dos tiene un valor de más. Contadas juntas como una sola casilla, forman con otras casillas de esa unidad un conjunto desnudo u oculto, y lo que el conjunto gasta se elimina.
    .spot = Se busca un anillo con dos casillas de más de dos candidatos en una unidad y se anotan los valores de más. En esa unidad se buscan casillas que tengan solo esos valores.
    .miss = { lesson-unique-rectangle-3.miss }
    .relatives = Es el rectángulo único de tipo 3 con seis casillas o más. Los bucles únicos de tipos 1, 2 y 4 no necesitan más casillas y se ven con más facilidad.

lesson-unique-loop-4 = Un anillo de seis casillas o más puede contener alternados los mismos dos valores, y cada fila, columna o caja que toca tiene exactamente dos de sus casillas. Dos de ellas, que comparten una unidad, tienen además otros valores, y el primero de los dos valores no tiene otro lugar en esa unidad, así que una de esas casillas lo tiene. Si la otra tuviera el segundo valor, habría dos soluciones; por eso el segundo valor se elimina de ambas.
    .spot = Se busca un anillo con dos casillas de más de dos candidatos en una unidad. En las unidades que comparten se comprueba si uno de los dos valores no tiene más lugar que esas dos casillas.
    .miss = Las dos casillas comparten solo la fila 7, y allí el 2 y el 7 del anillo tienen un tercer lugar. Entonces ningún valor tiene que estar en las dos casillas, y no se elimina nada.
    .relatives = Es el rectángulo único de tipo 4 con seis casillas o más. El bucle único de tipo 3 necesita más casillas de la unidad.

lesson-hidden-rectangle = Cuatro casillas en dos filas, dos columnas y dos cajas pueden tener todas los mismos dos valores, y una de ellas tiene solo esos dos. En la fila y en la columna de la esquina opuesta el primer valor no tiene lugar fuera del rectángulo. Si la esquina opuesta tuviera el segundo valor, todo lo demás quedaría forzado de modo que los valores podrían intercambiarse; como el puzle tiene una única solución, el segundo valor se elimina de esa esquina.
    .spot = Se empieza por una casilla de dos candidatos y se busca un rectángulo cuyas esquinas tengan todas esos dos. En la esquina opuesta se comprueba si uno de los valores tiene solo dos lugares tanto en su fila como en su columna.
    .miss = En la fila de la esquina opuesta el 2 tiene dos lugares, pero en su columna tiene tres. Entonces el 2 de la columna puede estar fuera del rectángulo, el intercambio no es forzoso y no se elimina nada.
    .relatives = Es un rectángulo único en el que hasta tres esquinas tienen otros candidatos. Los rectángulos únicos de tipos 1, 2 y 4 se ven con más facilidad.

lesson-avoidable-rectangle-1 = Cuatro casillas en dos filas, dos columnas y dos cajas, ninguna de ellas dada. Tres están rellenas: dos esquinas opuestas tienen un valor y la tercera tiene otro. Si la cuarta tuviera también ese otro valor, los dos valores podrían intercambiarse en las cuatro casillas sin tocar un valor dado, y habría dos soluciones. Como el puzle tiene una única solución, la cuarta casilla pierde ese valor.
    .spot = Después de cada valor escrito se busca un rectángulo con otras dos casillas rellenadas por uno mismo. Los valores dados no cuentan; escribir los propios en otro color ayuda.
    .miss = r1c1, r1c5 y r2c1 tienen 2, 7 y 7, y r2c5 puede ser 2. Pero el 2 de r1c1 viene dado. No se puede intercambiar, así que r2c5 bien puede ser 2.
    .relatives = Es el rectángulo único de tipo 1 con casillas ya rellenas. En el tipo 2 hay dos esquinas abiertas que comparten otro valor.

lesson-avoidable-rectangle-2 = Cuatro casillas en dos filas, dos columnas y dos cajas, ninguna de ellas dada. Algunas están rellenas, y cada una de las abiertas tiene dos candidatos: el valor con el que las cuatro podrían intercambiarse y otro más, el mismo en todas. Como el puzle tiene una única solución, una de las abiertas tiene el otro valor. Una casilla que las vea a todas lo pierde.
    .spot = Se buscan dos casillas rellenadas por uno mismo y dos abiertas que completen un rectángulo en dos cajas, con un candidato en común que no esté en las rellenas.
    .miss = Las esquinas abiertas tienen 2 y 9, y 7 y 8. Los otros valores son distintos, cualquiera puede ser el verdadero, y no se elimina nada.
    .relatives = Es el rectángulo único de tipo 2 con casillas ya rellenas. En el tipo 1 solo hay una esquina abierta.

lesson-unique-rectangle-missing = Cuatro casillas en dos filas, dos columnas y dos cajas forman un rectángulo único, pero en algunas esquinas ya está tachado uno de los dos valores. Cuenta lo que las casillas tengan al final: si fueran solo los dos valores, se podrían intercambiar, y el puzle tendría dos soluciones. Por eso todos los tipos de rectángulo único, y el rectángulo oculto, valen también con esas esquinas.
    .spot = Se buscan dos o tres esquinas con los mismos dos candidatos, y en las otras uno de ellos con otros más. Después se ve de qué tipo es: una esquina con más, un solo valor más, un conjunto o un valor que una línea no tiene en otro lugar.
    .miss = r1c1 y r1c5 tienen 2 y 7, r2c1 tiene 2 y 9, r2c5 tiene 7 y 8. Los otros valores son distintos, y en la fila 2 el 2 y el 7 tienen otros lugares. Una de las dos casillas tiene otro valor, pero nada dice cuál.
    .relatives = Es un rectángulo único u oculto al que un paso ha quitado candidatos. En los rectángulos evitables hay esquinas incluso rellenas.

lesson-bug-1 = Toda casilla abierta tiene dos candidatos y todo valor tiene dos lugares en cada unidad, salvo por una casilla con más candidatos. Sin sus valores de más el tablero sería una tumba universal: tendría dos soluciones o ninguna. Como el puzle tiene una única solución, la casilla tiene un valor de más, y sus otros candidatos se eliminan.
    .spot = Aparece hacia el final de un puzle: todas las casillas abiertas tienen dos candidatos y solo una tiene tres. El valor de más es el que tiene tres lugares en la fila, la columna y la caja de esa casilla.
    .miss = r5c5 tiene tres candidatos, y r2c7 también tiene tres. Entonces el valor de más verdadero puede ser el de una u otra casilla, así que el tipo 1 no resuelve ninguna.
    .relatives = Es la más sencilla de las tumbas universales; en los tipos 2, 3 y 4 varias casillas tienen valores de más. Como el rectángulo único, se apoya en que hay una única solución.

lesson-bug-2 = Toda casilla abierta tiene dos candidatos y todo valor tiene dos lugares en cada unidad, salvo por varias casillas que tienen el mismo valor de más. Sin él el tablero sería una tumba universal, con dos soluciones o ninguna. Como el puzle tiene una única solución, una de esas casillas tiene el valor de más, y se elimina de toda casilla que las vea a todas.
    .spot = Hacia el final de un puzle conviene fijarse en un tablero con solo dos o tres casillas de tres candidatos. Se busca en cada una el valor que tiene tres lugares en todas sus unidades; si es el mismo, se miran las casillas que las ven a todas.
    .miss = El valor de más es el 4 en r1c1 y el 6 en r1c8. Son distintos, así que ninguno es seguro, y una casilla que ve a ambas puede ser todavía 4 o 6.
    .relatives = En el tipo 1 una sola casilla tiene un valor de más. Si los valores de más son distintos, pueden servir los tipos 3 y 4.

lesson-bug-4 = Toda casilla abierta tiene dos candidatos y todo valor tiene dos lugares en cada unidad, salvo por dos casillas de una unidad con valores de más. Como el puzle tiene una única solución, una de las dos tiene un valor de más, o el tablero sería una tumba universal, con dos soluciones o ninguna. Un valor que ambas tienen aparte de esos no tiene otro lugar en la unidad, así que la otra casilla lo tiene; lo que no es ni ese valor ni uno de más se elimina de ambas.
    .spot = Hacia el final de un puzle se buscan dos casillas de tres candidatos en una unidad. Se dejan aparte los valores de más; si los dos pares que quedan comparten un valor, se elimina el otro valor de cada par.
    .miss = r3c2 tiene 1, 5 y de más el 8; r3c6 tiene 2, 7 y de más el 8. Los pares 1, 5 y 2, 7 no comparten ningún valor, así que ninguno tiene que estar en esas dos casillas, y el tipo 4 no dice nada.
    .relatives = En el tipo 1 una sola casilla tiene valores de más. A diferencia del tipo 2 vale cuando los valores de más son distintos, y a diferencia del tipo 3, que es más difícil, no necesita más casillas.

lesson-bug-3 = Toda casilla abierta tiene dos candidatos y todo valor tiene dos lugares en cada unidad, salvo por unas pocas casillas de una unidad con valores de más. Como el puzle tiene una única solución, una de ellas tiene un valor de más, o el tablero sería una tumba universal, con dos soluciones o ninguna. Contadas juntas como una sola casilla, forman con otras casillas de la unidad un conjunto desnudo, y los valores del conjunto se eliminan del resto.
    .spot = Hacia el final de un puzle se buscan dos o tres casillas de más de dos candidatos en una unidad. Se anotan sus valores de más y se busca en la misma unidad una casilla que tenga solo esos.
    .miss = Las casillas con valores de más son r1c1 y r9c9, que no comparten unidad. No hay unidad en la que pudieran contar como una sola casilla, así que no se forma ningún conjunto.
    .relatives = Une la tumba universal con el par desnudo o un conjunto mayor. Los tipos 1, 2 y 4 no necesitan más casillas y se ven con más facilidad.
