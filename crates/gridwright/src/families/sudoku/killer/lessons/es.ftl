# Lessons of the techniques of Killer Sudoku, in Spanish.

lesson-cage-last-cell = Una jaula tiene una suma. Cuando todas sus casillas menos una están llenas, la última toma lo que queda de la suma. Una jaula de una casilla muestra su valor como suma.
    .spot = Después de cada valor conviene mirar la jaula de esa casilla. Las jaulas de una casilla van primero.
    .miss = Con dos casillas libres se conoce el resto de la suma, pero aún no cómo se reparte.
    .relatives = Es el caso más pequeño de las combinaciones de una jaula.

lesson-innie-outie-box = Cada unidad tiene cada valor una vez, así que sus casillas suman siempre lo mismo: 45 con nueve valores. Si las jaulas llenan una caja menos una casilla, el resto hasta 45 está en ella: es un resto interior. Si la cubren y sobresalen en una casilla, lo que les sobra está allí: es un resto exterior.
    .spot = Buscar cajas que las jaulas llenan casi exactamente. Sumar las jaulas y restar también las casillas conocidas.
    .miss = Si quedan dos casillas se conoce su suma, pero ningún valor: eso es una jaula oculta.
    .relatives = Lo mismo vale para filas, columnas y diagonales, y para varias unidades a la vez.

lesson-innie-outie-line = Las casillas de una fila, una columna o una diagonal suman lo mismo que las de cualquier unidad. Una casilla que las jaulas de la línea dejan, dentro o fuera, se obtiene restando.
    .spot = Las jaulas del borde están a menudo enteras en una fila o columna.
    .miss = Una jaula que sale de la línea con dos casillas libres deja dos casillas.
    .relatives = En las cajas se ve mejor. Varias líneas juntas suelen servir donde una no basta.

lesson-one-combination = Algunas sumas solo se hacen de una manera: 3 en dos casillas es 1+2, 24 en tres casillas es 7+8+9. Los demás candidatos de esas casillas se eliminan. Lo que ya está en la jaula también cuenta.
    .spot = Sumas muy pequeñas y muy grandes. Con algunas casillas llenas, el resto de una jaula a menudo también está forzado.
    .miss = 5 en dos casillas es 1+4 o 2+3.
    .relatives = Lo que la jaula tiene con seguridad se elimina luego del resto de su unidad. Con varias combinaciones es «Combinaciones de una jaula».

lesson-cage-in-house = Los valores que toda combinación de una jaula tiene están en la jaula. Si todas sus casillas libres están en una unidad, ninguna otra casilla de ella los tiene.
    .spot = Jaulas con una combinación dentro de una fila, columna o caja.
    .miss = Una jaula que sale de la unidad puede tener el valor en la otra parte.
    .relatives = Se parece al par o trío desnudo. «Valor que una jaula debe tener» va más lejos y mira también los candidatos.

lesson-combinations = Las casillas libres de una jaula suman lo que queda de su suma sin repetir valores. Se elimina un candidato que no está en ninguna de esas combinaciones.
    .spot = Una suma cercana a la menor o la mayor que puede tener ese número de casillas. 8 en tres casillas es 1+2+5 o 1+3+4, así que se elimina todo desde 6.
    .miss = 15 en tres casillas puede tener cualquier valor de 1 a 9.
    .relatives = Con una sola combinación es aún más fácil. «Combinaciones que encajan» tiene en cuenta los candidatos.

lesson-cage-partner = Cuando dos casillas de una jaula están libres, cada valor de una necesita su pareja en la otra. Se elimina un candidato cuya pareja falta allí.
    .spot = Restar cada candidato de una casilla del resto de la suma y buscar la diferencia en la otra.
    .miss = Una pareja que aún es candidata de la otra casilla mantiene vivo el valor.
    .relatives = Con más casillas se convierte en «Combinaciones que encajan» y «Disposiciones en la jaula».

lesson-combinations-left = Muchas combinaciones de una jaula necesitan un valor que ninguna de sus casillas puede tomar ya, o dejan alguna casilla sin valor. Solo cuentan las demás. Se elimina un candidato que no está en ninguna de ellas.
    .spot = Escribir las combinaciones de una jaula y tachar las que tienen un valor eliminado de todas sus casillas.
    .miss = Mientras encaje una combinación con el valor, el valor se queda.
    .relatives = Refina las combinaciones de una jaula. «Disposiciones en la jaula» mira también el orden en las casillas.

lesson-must-contain = Si toda combinación que aún encaja tiene un valor, la jaula lo tiene. Una casilla que ve todos sus lugares allí no puede tenerlo. Si solo tiene un lugar, está en él.
    .spot = Jaulas con dos o tres combinaciones: ¿qué tienen en común?
    .miss = Una casilla que ve todos los lugares menos uno conserva el valor.
    .relatives = El señalamiento hace lo mismo con una caja. «Jaula dentro de una unidad» es el caso fácil.

lesson-innie-outie-joined = Dos o tres unidades contiguas suman dos o tres veces lo que una. Las jaulas que pasan de una a otra cuentan enteras, así que a menudo queda una casilla donde cada unidad sola deja muchas.
    .spot = Filas o columnas del borde y dos cajas contiguas. Pocas jaulas deben cruzar el contorno.
    .miss = Las unidades que comparten una casilla no se pueden sumar: la casilla contaría dos veces.
    .relatives = Es el resto interior o exterior de una unidad, en grande. Con dos casillas es una jaula oculta grande.

lesson-house-needs-cage = Si todos los lugares de un valor en una unidad están en una jaula, esa jaula tiene el valor. Las combinaciones sin él quedan fuera. Las casillas de la jaula fuera de esa unidad no pueden tenerlo otra vez.
    .spot = Contar los lugares de un valor en una caja y ver si comparten una jaula.
    .miss = Con un lugar más fuera de la jaula no se deduce nada.
    .relatives = Es la reclamación con jaulas. «Valor que una jaula debe tener» lo lee al revés.

lesson-hidden-cage = Dos casillas que las jaulas de una unidad dejan tienen una suma conocida, como si hubiera una jaula dibujada alrededor. Si se ven, tienen dos valores distintos.
    .spot = Unidades que las jaulas llenan menos dos casillas, o de las que sobresalen en dos.
    .miss = Dos restos exteriores que no se ven pueden tener el mismo valor.
    .relatives = Una sola casilla es un resto interior o exterior. Tres casillas o más unidades son una jaula oculta grande.

lesson-split-cage = Si las jaulas llenan una unidad menos casillas de una sola jaula, la suma de esas casillas se conoce. También la del resto de su jaula. De una jaula salen dos más pequeñas, con menos combinaciones.
    .spot = Unidades de las que sobresale una sola jaula.
    .miss = Si sobresalen dos jaulas, solo se conoce la suma de sus partes juntas.
    .relatives = Es una jaula oculta a ambos lados del borde.

lesson-cage-arrangements = Una combinación puede encajar como conjunto y no tener ningún orden: por ejemplo, si dos casillas solo pueden tomar el mismo de sus valores. Se elimina un candidato con el que no funciona ningún orden de ninguna combinación.
    .spot = Poner el candidato en su casilla e intentar repartir el resto de cada combinación. Empezar por la casilla con menos candidatos.
    .miss = Un orden de una combinación basta para conservar el candidato.
    .relatives = «Combinaciones que encajan» solo mira conjuntos. «Pareja en la jaula» es el caso de dos casillas.

lesson-innie-outie-difference = Donde las jaulas dejan una casilla de una unidad y sobresalen de ella en otra, no se conoce ningún valor, pero sí su diferencia. Se elimina un candidato de una sin su correspondiente en la otra.
    .spot = Una unidad con dos jaulas que cruzan su borde, una con una casilla libre dentro y otra con una fuera.
    .miss = La diferencia tiene signo: puede que el resto interior deba ser el mayor.
    .relatives = Con una sola casilla es un resto interior o exterior. Con más casillas es «Sumas y diferencias».

lesson-killer-pair = Si toda combinación de una jaula tiene uno de dos valores y una casilla de la misma unidad solo tiene esos dos, se los reparten. Ninguna otra casilla de la unidad puede tenerlos.
    .spot = Casillas con dos candidatos junto a una jaula pequeña en la misma fila, columna o caja.
    .miss = Una combinación de la jaula sin ninguno de los dos valores lo estropea.
    .relatives = Es un par desnudo en el que una jaula entera hace de casilla. El trío killer lo hace con tres valores.

lesson-large-hidden-cage = También tres casillas que dejan una o dos unidades, o dos casillas de varias unidades, tienen una suma conocida. La cuenta es más larga, y casillas alejadas pueden repetir un valor.
    .spot = Dos filas, columnas o cajas cuyo contorno cruzan pocas jaulas. Deben quedar tres casillas como mucho.
    .miss = Las casillas que no se ven pueden tener el mismo valor, así que 6 en dos de ellas puede ser 3+3.
    .relatives = Es una jaula oculta de más unidades o más casillas.

lesson-blocked-combination = Una casilla que ve toda la jaula debe conservar un valor. Una combinación que agota todos sus candidatos es imposible. Las que quedan pueden dejar menos candidatos en la jaula.
    .spot = Casillas con dos candidatos que ven todas las casillas libres de una jaula.
    .miss = Una casilla que solo ve una parte de la jaula no bloquea nada.
    .relatives = El par killer usa a los mismos dos para lo que hay alrededor. «Jaula contra jaula» pone una jaula en lugar de la casilla.

lesson-law-of-leftovers = Dos filas tienen cada valor dos veces, y dos regiones también. Sin las casillas que comparten, lo que queda de unas y otras tiene los mismos valores. Un valor que unos sobrantes no pueden tener se elimina de los otros.
    .spot = Regiones que casi llenan otras tantas filas o columnas. Cuantas menos casillas sobresalgan, mejor.
    .miss = Una casilla de unos sobrantes que puede tener el valor lo conserva en todos los otros.
    .relatives = Con una fila y una región es señalamiento y reclamación. Los restos interiores y exteriores cuentan sumas donde aquí se cuentan valores.

lesson-killer-triple = Una jaula y una o dos casillas de la misma unidad agotan tres valores: cada combinación de la jaula tiene tantos de ellos como las casillas dejan. Ninguna otra casilla de la unidad puede tenerlos.
    .spot = Dos casillas con tres candidatos entre ambas y una jaula de su unidad cuyas combinaciones tienen todas uno de los tres.
    .miss = Una combinación sin ninguno de los tres valores lo estropea.
    .relatives = Es un par killer con un valor más.

lesson-cage-conflict = Dos jaulas dentro de una unidad no comparten valores. Una combinación de una es imposible si coincide en algo con toda combinación de la otra.
    .spot = Dos jaulas de dos o tres casillas en la misma fila, columna o caja, con pocas combinaciones.
    .miss = Una combinación de la otra jaula sin valor común basta para conservarla.
    .relatives = La combinación bloqueada lo hace con una sola casilla.

lesson-locked-cages = Dos jaulas que deben tener un valor, y solo pueden tenerlo en dos líneas, agotan el valor de ambas líneas. O dos líneas tienen todos los lugares de un valor en dos jaulas: entonces cada jaula lo tiene allí y en ninguna otra parte.
    .spot = Valores que dos jaulas vecinas deben tener, o que dos líneas tienen solo en dos jaulas.
    .miss = Un lugar de una jaula fuera de las dos líneas, y no se sigue nada.
    .relatives = Es un X-Wing en que las jaulas hacen de líneas. Valor que una jaula debe tener y jaula que una unidad necesita lo hacen con una sola jaula.

lesson-sums-and-differences = Todo conjunto de unidades da una ecuación: las casillas que sus jaulas dejan dentro, menos aquellas en que sobresalen, dan un número conocido. Con hasta cuatro de ellas merece la pena probar qué candidatos la cumplen.
    .spot = Trazar el contorno de unidades que pocas jaulas cruzan y contar de cada una el lado con menos casillas.
    .miss = Las casillas que se ven no pueden repetir un valor, las demás sí.
    .relatives = Restos interiores y exteriores, jaulas ocultas y diferencias son casos pequeños.

lesson-cage-parity = Una suma es impar si lo es un número impar de sus partes. Si de todas las casillas que las jaulas de unas unidades dejan solo una puede ser par o impar, la suma lo decide.
    .spot = Unidades de las que las jaulas dejan muchas casillas, casi todas con solo candidatos pares o solo impares. Una jaula se puede contar por cualquiera de sus lados.
    .miss = Si dos casillas pueden ser pares o impares, no se sigue nada.
    .relatives = Sumas y diferencias encuentran más, pero solo con pocas casillas.

lesson-crossing-combinations = Dos jaulas cuyas casillas se ven en parte no se pueden llenar cada una por su cuenta. Se elimina un candidato si todo orden de su jaula que lo tiene choca con todos los órdenes de la otra.
    .spot = Jaulas con pocas combinaciones, vecinas en una caja o línea sin estar dentro de ella.
    .miss = Un orden de ambas jaulas que encaje basta para conservar el candidato.
    .relatives = Jaula contra jaula lo hace con combinaciones, donde ambas jaulas están en una unidad.
