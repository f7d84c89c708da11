# El juego en la terminal, en español: lo que no dice ninguna otra interfaz.

# Teclas en la última línea de una partida, cada una con una o dos palabras.
foot =
    .draw = Mayús+flechas dibujar
    .block = Ctrl+flechas cerrar
    .pen = Espacio lápiz
    .choose = Mayús+flechas elegir
    .colours = 1-6 color
    .list = arriba/abajo elegir
    .scroll = arriba/abajo desplazar

# Órdenes en una palabra, para la última línea.
short =
    .menu = menú
    .close = cerrar
    .play = hacerlo
    .take = hacerlo
    .go-on = seguir
    .more = más
    .steps = todos los pasos
    .next = siguiente
    .colours = colores
    .back = volver
    .next-empty = siguiente vacía

# Lo que hacen las teclas de una pantalla, en su última línea.
keys =
    .pick = arriba/abajo elegir, izq./der. nivel, Intro empezar, Tab más, l lección, Esc volver
    .advanced = arriba/abajo elegir, izq./der. cambiar, Intro lista o empezar, Supr vaciar, Esc volver
    .daily = arriba/abajo elegir, izq./der. día, < > mes, Intro abrir, Esc volver
    .stats = arriba/abajo desplazar, e exportar, Esc volver
    .share = Esc volver
    .technique = arriba/abajo desplazar, izquierda/derecha otras técnicas, Esc volver
    .technique-small = arriba/abajo desplazar, izquierda/derecha otras, Tab tablero, Esc volver
    .watch-small = der./izq. paso, Espacio, Esc volver

# Las órdenes de una partida.
command =
    .all-steps = Todos los pasos posibles
    .here = Lo que es forzoso en esta casilla
    .centre = Marcas en el centro
    .colours = Colores
    .digit-first = Antes el valor o la casilla
    .next-empty = Siguiente casilla vacía

# Mensajes breves durante una partida.
game =
    .digit-first = Ahora se elige antes el valor; Intro o un clic lo pone.
    .cell-first = Ahora va antes la casilla, luego el valor.
    .none-empty = Todas las casillas están llenas.
    .centring = CENTRO
    .colouring = COLORES
    .brush = pone { $symbol }

# La página de ayuda.
help =
    .grids = Estas reglas valen en cada uno de los tableros por separado; donde se solapan, una casilla pertenece a los dos.
    .choosing = Mayús con una flecha elige varias casillas, y también arrastrar; lo que se escribe va a todas. m escribe marcas en el centro, c colores (1 a 6), n notas; Retroceso quita lo escrito, una clase tras otra. o va a la siguiente casilla vacía.
    .mouse-path = Arrastrar de casilla en casilla dibuja el camino, un clic en un lado lo marca, el botón derecho lo cierra. También se puede hacer clic en las teclas de la última línea.

# Lo que es forzoso en una casilla.
here =
    .filled = { $place }: ya hay un valor.
    .later =
        { $steps ->
            [one] En { $place } todavía no hay nada forzoso: antes viene un paso.
           *[other] En { $place } todavía no hay nada forzoso: antes vienen { $steps } pasos.
        }

# Todos los pasos posibles.
steps =
    .title =
        { $steps ->
            [one] Hay un paso posible
           *[other] Hay { $steps } pasos posibles
        }

hint =
    .chain = cadena, eslabón a eslabón

# La suma bajo el cursor.
cage =
    .here =
        { $cells ->
            [0] Suma { $sum }: hecha.
            [one] Suma { $sum }: quedan { $left } en una casilla.
           *[other] Suma { $sum }: quedan { $left } en { $cells } casillas.
        }
    .ways = Posibles: { $ways }
    .many = { $ways } combinaciones
    .none = No queda ninguna combinación.

# La primera lección de una familia.
first =
    .heading = Primera lección, { $at } de { $all }
    .begin = Intro para empezar.
    .type = Un primer valor: ir a la casilla con las flechas y escribirlo.
    .draw = Una primera línea: Mayús con una flecha dibuja de casilla en casilla.
    .note = ¿Todavía sin certeza? { $key } pasa a notas: escribir lo que podría ir en una casilla vacía, y otra vez { $key }. Intro sigue.
    .block = Un lado que el camino no puede cruzar: Ctrl con una flecha lo cierra. Intro sigue.
    .undo = Nada es definitivo: { $key } deshace la última jugada.
    .hint = ¿Sin salida? { $key } dice dónde mirar, otra vez por qué, y solo entonces qué se sigue.
    .finish = Lo demás queda por hacer. Una ayuda:
    .done = No hace falta más para empezar.

# Si se quiere la primera lección.
offer =
    .title = ¿Primera vez con { $family }?
    .text = Una primera lección en un tablero pequeño dura dos minutos: el objetivo, una primera jugada, notas, deshacer y pistas.
    .lesson = Ver la lección
    .play = Jugar ya

# Una partida nueva.
new =
    .level = Nivel: { $level }
    .advanced = En detalle: { $family }
    .nothing = ninguna

# Partidas empezadas.
games =
    .elsewhere = abierta en otra ventana

# Los puzles de días pasados.
daily =
    .weekdays = Lu Ma Mi Ju Vi Sá Do
    .legend = { $clean } resuelto, { $helped } con ayuda, { $begun } empezado
    .past = Los días pasados no cuentan para los días seguidos.

# Estadísticas.
stats =
    .days = racha
    .clean = solo
    .watched = visto
    .exported = Todo está en { $file }.
    .not-exported = No se pudo escribir: { $why }.

# El final de una partida.
solved =
    .streak = Días seguidos con uno de esta clase, sin pistas: { $now }; el máximo hasta ahora: { $most }
    .clean = Resuelto sin ayuda.
    .helped =
        { $hints ->
            [one] Resuelto con una pista.
           *[other] Resuelto con { $hints } pistas.
        }
    .watched = Resuelto tras ver la solución paso a paso.
    .up = Un nivel más: { $level }
    .share = Resultado para compartir

# Un resultado como texto para copiar.
share =
    .title = Resultado para compartir
    .how = Se copia marcándolo con el ratón; con Mayús donde la terminal lo pida.
    .clean = { $time }, sin pistas
    .helped =
        { $hints ->
            [one] { $time }, una pista
           *[other] { $time }, { $hints } pistas
        }
    .watched = { $time }, solución vista

# Archivos a los que se exportó todo.
import =
    .done =
        { $games ->
            [one] Se tomó una partida, resultados: { $records }.
           *[other] Se tomaron { $games } partidas, resultados: { $records }.
        }

# El nombre de cada ajuste.
setting =
    .theme = Tema
    .board = Tablero
    .rulers = Números de filas y columnas
    .peers = Resaltar fila, columna y caja
    .entry = Qué va antes

# Lo que pueden ser los ajustes.
choice =
    .dark = oscuro
    .light = claro
    .contrast = alto contraste
    .mono = blanco y negro
    .large = grande
    .compact = compacto
    .cell = la casilla
    .digit = el valor

# El juego en líneas de texto.
linear =
    .meant = { $command }: no es una orden ni un lugar como r4c7. ¿Quería decir { $name }?
    .steps-help = Más ayuda: steps (todo lo posible ahora), step N (muestra uno), why r4c7 (lo forzoso ahí), mistake (la primera jugada errónea y por qué); rules r4c7 (los grupos a los que pertenece); left, next, export, share (el último resultado como texto).
    .notation = En las pistas, r1c2=5 significa que en la fila 1, columna 2 va el 5, y r1c2<>34 que allí quedan descartados 3 y 4.
    .hint-more = Escribe hint para saber más.
    .hint-play = Escribe play para jugarlo.
    .now = Ahora: { $changes }
    .bye = Hasta pronto.
    .bye-saved = La partida está guardada. La próxima vez, continue la retoma.
    .no-result = Aún no se ha resuelto nada desde que empezó el programa.
    .sum =
        { $clean ->
            [0] { $kind }: resueltos { $solved }, ninguno sin ayuda: { $hinted } con pistas, { $watched } tras ver la solución.
           *[other] { $kind }: resueltos { $solved }: { $clean } sin ayuda, { $hinted } con pistas, { $watched } tras ver la solución; mejor tiempo { $best }, media { $mean }; días seguidos { $now }, como máximo { $most }.
        }
    .kinds = Tipos: { $kinds }.
    .groups = { $place } pertenece a estos grupos: { $groups }.
    .no-group = { $place } no pertenece a ningún grupo.
    .gaps = Huecos en el borde: { $sides }.
    .ends = Hay extremos sueltos en { $cells }.
    .left = Por poner: { $values }.
    .all-placed = Todos los valores están puestos.
    .no-clues = No hay más pistas que los valores dados.
    .clue-done = { $clue }, hecha
    .clue-open = { $clue }, abierta
    .clue-sum = { $clue }, abierta, quedan { $left }
    .no-step = { $number }: se espera el número de un paso, del 1 al { $most }
    .more-steps = { $more } más; steps all los nombra todos.
    .steps-first = Antes hay que pedir steps.
    .mistake-none = Todo está bien hasta ahora.
    .places = { $value } está aquí: { $places }.
    .empty-at =
        { $count ->
            [one] Un lugar está vacío: { $places }.
           *[other] { $count } lugares están vacíos: { $places }.
        }
    .none-empty = No hay nada vacío.
    .restarted = Empezado de nuevo. undo lo devuelve todo.
    .noted-all =
        { $cells ->
            [0] No cambió ninguna nota.
            [one] Notas escritas en una casilla.
           *[other] Notas escritas en { $cells } casillas.
        }
    .no-number = { $command } { $word }: se espera un número del 1 al { $most }
    .no-day = { $value }: se espera uno de { $known }, o un día como { $day }
    .no-day-yet = { $day } aún no ha llegado: se espera un día hasta { $today }
    .no-game-number = { $number }: se espera el número de una partida, de 1 a { $most }; games las nombra
    .no-file = no hay ningún archivo { $file }
    .too-long = se espera una línea de 4 MiB como máximo, se encontró una más larga
    .no-value = { $value }: se espera uno de { $known }
    .undone-moves =
        { $moves ->
            [0] Nada estaba mal, y no se deshizo nada.
            [one] Se deshizo una jugada.
           *[other] Se deshicieron { $moves } jugadas.
        }

# La página de una técnica.
technique =
    .example = Ejemplo: { $text }
    .no-example = No hay ningún ejemplo de ella.
    .spot = Cómo verla: { $text }
    .miss = Cuidado: { $text }
    .relatives = Parientes: { $text }
