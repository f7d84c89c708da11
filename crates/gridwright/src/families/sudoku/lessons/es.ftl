# Lessons of the techniques of Sudoku, in Spanish.

lesson-neighbours = Las casillas contiguas no pueden tener valores consecutivos, así que un valor excluye a su alrededor el anterior y el siguiente. Con pocos candidatos lo mismo sale de las notas. Un valor se elimina donde todo lo que le queda a la casilla de al lado sería consecutivo con él.
    .spot = Después de cada valor colocado, mirar las cuatro casillas de alrededor. Luego buscar casillas con dos candidatos entre los que hay un solo valor, como 3 y 5.
    .miss = Una casilla con 3 o 6 no excluye nada al lado: ningún valor es consecutivo con ambos.
    .relatives = Es el uso más sencillo de la regla. «¿Y si…?» la sigue por varias casillas.
