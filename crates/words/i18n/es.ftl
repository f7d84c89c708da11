# La interfaz y los libros impresos, en español.

menu =
    .continue = Continuar (partidas: { $games })
    .new = Partida nueva
    .daily = Puzle del día
    .open = Abrir un archivo, un id o un puzle
    .statistics = Estadísticas
    .techniques = Técnicas
    .settings = Ajustes
    .help = Ayuda
    .quit = Salir

keys =
    .menu = arriba/abajo elegir, Intro abrir, q salir
    .list = arriba/abajo elegir, Intro abrir, Esc volver
    .scroll = arriba/abajo desplazar, Esc volver
    .games = arriba/abajo elegir, Intro continuar, Supr tirar, Esc volver
    .open = Intro abrir, Supr vaciar, Esc volver
    .making = Esc cancelar
    .settings = arriba/abajo elegir, izquierda/derecha cambiar, Esc volver
    .techniques = arriba/abajo elegir, Intro abrir, izquierda/derecha familia, Esc volver
    .watch = derecha/izquierda paso, Espacio marcha, +/- velocidad, Inicio/Fin, Esc volver

short =
    .hint = pista
    .check = comprobar
    .notes = notas
    .undo = deshacer
    .help = ayuda

games =
    .title = Partidas en curso
    .none = No hay ninguna partida en curso.
    .sure = Supr otra vez tira esta partida.

new =
    .title = Partida nueva
    .family = Familia
    .start = Empezar
    .any = cualquiera
    .reset = Restablecer los valores iniciales
    .never = nunca visto hasta ahora
    .seen = Vistos hasta ahora: { $levels }.

daily =
    .title = Puzles del { $day } (UTC), los mismos para todos
    .streak = Días seguidos sin pistas: { $now }; el máximo hasta ahora: { $most }
    .begun = empezado

open =
    .title = Abrir un puzle
    .what = Pega o escribe un tablero, un id como los que se muestran tras una partida, o el nombre de un archivo.

making =
    .title = Creando un puzle

stats =
    .title = Estadísticas
    .none = Aún no hay nada resuelto.
    .kind = puzle
    .solved = hechos
    .best = mejor
    .mean = media
    .hints = pistas
    .recent = últimos tiempos

techniques =
    .title = Técnicas: { $family }

settings =
    .title = Ajustes
    .reset = Restablecer todo, también las partidas nuevas

setting =
    .language = Idioma
    .characters = Caracteres
    .colours = Colores
    .mistakes = Marcar errores al jugar
    .tidy = Los valores se tachan de las notas
    .timer = Reloj
    .same = Resaltar el mismo valor
    .symbols = Símbolos, donde hay otros
    .speed = Velocidad del solucionador

choice =
    .auto = automático
    .en = English
    .es = Español
    .de = Deutsch
    .it = Italiano
    .unicode = Unicode
    .ascii = ASCII
    .none = ninguno
    .true = millones
    .rules = reglas rotas
    .never = nunca
    .solution = valores erróneos
    .yes = sí
    .no = no
    .shown = visible
    .hidden = oculto
    .plain = sencillos
    .other = otros
    .normal = normal
    .slow = lenta
    .fast = rápida

level =
    .easy = fácil
    .medium = medio
    .hard = difícil
    .expert = experto
    .extreme = extremo

help =
    .moving = Las flechas o h j k l mueven; Inicio, Fin, Re Pág y Av Pág van al borde.
    .values = Escribe un valor para ponerlo, otra vez para quitarlo; Retroceso, Supr, 0 o punto vacían. Espacio o Tab cambia a notas y vuelve; Alt con un valor lo anota al momento.
    .drawing = Donde se dibuja un camino: Mayús con una dirección dibuja, y borra al volver; Ctrl con una dirección bloquea; Espacio deja el lápiz bajado. Un signo (x, o) y luego una dirección fija ese borde. Retroceso vacía la casilla.
    .mouse = Un clic en una casilla lleva allí, dos eligen todas las iguales; en un valor lo pone, en una palabra la ilumina; arrastrar elige varias casillas. También se puede hacer clic en las teclas de la última línea.
    .letters = Donde las letras son valores, las órdenes están en Ctrl y en las teclas de función; Esc las muestra todas.

command =
    .help = Ayuda
    .hint = Pista, luego jugarla
    .check = Comprobar ahora
    .notes = Notas / dibujar
    .auto-notes = Escribir todas las notas
    .watch = Ver al solucionador
    .undo = Deshacer
    .redo = Rehacer
    .checkpoint = Probar desde aquí
    .back = Volver allí
    .last-correct = Volver a la última posición correcta
    .pause = Pausa
    .timer = Mostrar u ocultar el reloj
    .symbols = Otros símbolos
    .next-clue = Siguiente pista escrita
    .restart = Empezar de nuevo
    .leave = Salir (todo está guardado)

game =
    .needs = Esto necesita { $width } x { $height } caracteres.
    .part = Entero necesitaría { $width } x { $height } caracteres.
    .paused = Pausa. Cualquier tecla continúa.
    .given = { $place } viene dado.
    .full = Lleno, pero aún no es correcto.
    .no-more = No hay nada más que deshacer o rehacer.
    .checkpoint = Recordado. Puedes volver a este punto.
    .back =
        { $moves ->
            [one] Una jugada atrás.
           *[other] { $moves } jugadas atrás.
        }
    .no-checkpoint = No se recuerda ningún punto al que volver.
    .at-checkpoint = Estás en el punto recordado.
    .no-mistakes = Ningún error hasta ahora.
    .mistakes =
        { $count ->
            [one] Hay un valor equivocado: { $places }.
           *[other] Hay { $count } valores equivocados: { $places }.
        }
    .broken = Hay reglas rotas en los lugares marcados.
    .no-solution = Ninguna regla está rota; no se puede decir si todo es correcto, porque no se conoce exactamente una solución.
    .thinking = pensando
    .hints = pistas: { $hints }
    .noting = NOTAS
    .drawing = LÁPIZ BAJADO
    .armed = { $symbol }: ¿hacia dónde?
    .menu = Partida
    .keep-on = No, seguir
    .start-again = Sí, de nuevo (se puede deshacer)

hint =
    .more = Pídela otra vez para saber más.
    .again = Pídela otra vez para jugarla.
    .broken = Reglas rotas: { $rules }.
    .wrong = No como en la solución: { $places }.
    .wrong-notes = En las notas falta lo que va allí: { $places }.
    .solved = Ya está resuelto.
    .no-logic = Ninguna técnica encuentra otro paso: desde aquí hay que probar.
    .several = Nada más es forzoso: el puzle tiene más de una solución.
    .no-solution = El puzle no tiene solución.
    .out-of-budget = No se encontró una pista en un tiempo razonable.

watch =
    .title = El solucionador en marcha: paso { $step } de { $steps }
    .solved = Resuelto.
    .stuck = Ninguna técnica encuentra nada más: desde aquí hay que probar.
    .contradiction = Desde aquí no hay solución.
    .out-of-budget = No terminado en un tiempo razonable.

solved =
    .title = ¡Resuelto!
    .time = Tiempo: { $time }
    .best = Tu mejor tiempo hasta ahora.
    .hints = Pistas: { $hints }
    .not-counted = Con ayuda no cuenta como mejor tiempo ni para los días seguidos.
    .all = De esta clase: { $solved } resueltos, mejor { $best }, media { $mean }
    .another = Otro de la misma clase
    .menu = Volver al menú

notice =
    .unsaved = La partida no se puede guardar: { $why }.
    .read-only = No se puede guardar nada ({ $why }): las partidas se pierden al final.
    .in-use = Esta partida se está jugando en otra ventana.
    .gone = Esta partida ya no está.
    .damaged = Una partida guardada no se pudo leer ({ $why }) y se apartó como { $file }.

linear =
    .welcome = Gridwright, línea a línea. help muestra las órdenes.
    .help =
        Partidas: new FAMILY [KIND] [LEVEL] [name=value ...], daily FAMILY [LEVEL] [DAY], open TEXTO o ARCHIVO, games, continue N, families, statistics, quit.
        Mirar: r4c7, row 4, column 7, board, picture, where VALOR, empty, clues, rules, time, id.
        Jugar: r4c7 5, clear r4c7, note r4c7 3 8, notes (las escribe todas), undo, redo, restart, checkpoint, back, correct.
        Caminos: draw r1c1 right down, block r1c1 up.
        Ayuda: hint, play (hace lo que dice la pista), check, watch (todos los pasos hasta el final).
    .no-game = { $command }: no hay ninguna partida abierta. Escribe new, daily, open, continue o help.
    .unknown = { $command }: no es una orden ni un lugar como r4c7. Escribe help.
    .incomplete = { $command }: esto no está completo. Por ejemplo: { $example }
    .no-way = { $word }: se espera up, down, left o right
    .no-place = No hay ningún lugar { $place } en este tablero.
    .size = { $rows } filas, { $columns } columnas.
    .progress = { $done } de { $all } hechas.
    .notes = , notas { $notes }
    .given = { $place }, dado { $value }
    .holds = { $place }, { $value }
    .candidates = { $place }, candidatos { $candidates }
    .row = Fila { $number }: { $cells }
    .column = Columna { $number }: { $cells }
    .empty = vacía
    .open = abierto
    .wall = muro
    .blocked = bloqueado
    .path = camino
    .undone = Deshecho: { $changes }
    .redone = Rehecho: { $changes }
    .noted = otras notas en { $places }
    .nowhere = { $value } aún no está en el tablero.
    .hint-first = Pide primero una pista.
    .solved =
        { $hints ->
            [0] Resuelto en { $time } sin pistas.
            [one] Resuelto en { $time } con una pista.
           *[other] Resuelto en { $time } con { $hints } pistas.
        }

way =
    .up = arriba
    .down = abajo
    .left = izquierda
    .right = derecha

book =
    .title = Puzles
    .contents = Índice
    .rules-of = Cómo se juega
    .solutions = Soluciones
    .hints = Primeras pistas
    .moves = Cada línea nombra una técnica, dónde mirar y la primera jugada: r1c2=5 pone 5 en la fila 1, columna 2; r1c2<>34 descarta allí 3 y 4.
    .kind =
        { $id ->
            [areas] { $family } con zonas sin repetir
            [non-consecutive] { $family } sin consecutivos
           *[other] { $family } { $variants }
        }
    .moves-only = r1c2=5 pone 5 en la fila 1, columna 2; r1c2<>34 descarta allí 3 y 4.
    .made-with = Hecho con Gridwright.
    .unique = Cada puzle tiene exactamente una solución.
    .ids = La línea pequeña debajo de un puzle es su identificador: el programa que lo hizo abre con él el mismo puzle.
    .grids = Cada una de las cuadrículas cumple estas reglas por sí sola; donde se solapan, una casilla pertenece a ambas. Las pistas nombran las cuadrículas por los números que tienen al lado.
    .guide-areas = Las áreas sombreadas muestran cómo se eligieron las pistas. No son una regla.
    .symbols = Los { $count } símbolos, en orden: { $symbols }
    .example = Un ejemplo
    .example-grid = Un ejemplo en una cuadrícula
    .example-solution = Su solución
    .first-step = Un primer paso: { $technique }
    .solution-on = Solución en la página { $page }
    .page = página { $page }
    .hints-stage = Pistas, nivel { $stage }
    .foreword = Prólogo
    .afterword = Epílogo
    .room-time = Tiempo
    .room-notes = Notas
    .cover-code = Código de barras
    .cover-size = { $pages } páginas. El lomo mide { $spine } mm de ancho; la hoja, { $width } x { $height } mm.
    .cover-lines = Trazos gruesos: por donde se corta y se dobla. Trazos finos: nada importante más allá de ellos.
    .cover-no-text = Con menos de { $pages } páginas, las imprentas no ponen texto en el lomo.

culprit =
    .broken = las pistas { $clues } no son compatibles en { $rule }
    .own = { $clues }, y eso no puede ser ({ $rule })
    .clues =
        sin { $clues } tiene { $is-unique ->
            [yes] 1 solución
           *[no] varias soluciones
        }

picture =
    .board = { $rows } por { $columns }, pistas: { $clues }. { $line }
    .solution = la solución: { $line }

mark =
    .counted = región contada
    .looked = observado
    .pivot = pivote
    .wing = ala
    .fin = aleta
    .colour-a = color A
    .colour-b = color B
    .strong = enlace fuerte
    .weak = enlace débil
    .goes-in = se coloca
    .can-go = se elimina

list =
    .and = { $most } y { $last }
    .or = { $most } o { $last }
    .or-before-o = { $most } u { $last }
    .in = en { $name }
    .none = nada
    .both = ambas, { $items }
    .all = todas, { $items }
    .both-of-them = ambas
    .all-of-them = todas

parameter-level = Lo difícil que es, en palabras de los jugadores
    .name = Nivel
parameter-rating = Entre qué valoraciones está su paso más difícil
    .name = Valoración
parameter-needs = Una técnica que exige cuando cada paso es el más fácil que hay
    .name = Exige
    .form = el identificador de una técnica, como hidden-single
parameter-at-most = Una técnica a la que ningún paso supera en valoración
    .name = Como máximo
    .form = el identificador de una técnica, como hidden-single
parameter-bottlenecks = Cuántas veces se usa su técnica más difícil
    .name = Pasos difíciles
parameter-profile = Según qué medida; { parameter-profile.agreed } significa gridwright y, para una valoración, también sukaku-1.18 donde valore el puzle
    .name = Medida
    .agreed = conjunta
parameter-anyway = Si se busca un nivel que ninguna búsqueda ha encontrado hasta ahora
    .name = Buscar igualmente

profile-gridwright = el orden de enseñanza y los valores propios de cada familia

technique-what-if = ¿Y si…?
    .short = { $cell } = { $value } lleva a una contradicción
    .full =
        { $count ->
            [0] Si { $cell } fuera { $value }, enseguida
            [one] Si { $cell } fuera { $value }, seguiría un movimiento: { $moves }. Entonces
           *[other] Si { $cell } fuera { $value }, seguirían estos { $count } movimientos, uno tras otro: { $moves }. Entonces
        } { $end ->
            [cell] no quedaría candidato para { $at }.
            [place] no quedaría lugar para { $lost } en { $house }.
            [rule] no habría forma de llenar { $house } según las reglas.
           *[search] no se podría seguir.
        }

technique-nested-what-if = ¿Y si…?, anidado
    .short = { $cell } = { $value } lleva a una contradicción, con más pruebas en el camino
    .full =
        Se supone que { $cell } es { $value }. { $count ->
            [0] Enseguida
           *[other] { $count ->
                [one] Seguiría un movimiento: { $moves }.
               *[other] Seguirían estos { $count } movimientos, uno tras otro: { $moves }.
            } { $tried ->
                [0] Entonces
                [one] El candidato que se prueba en el camino se elimina tras los movimientos anteriores: { $trials }. Entonces
               *[other] Los candidatos que se prueban en el camino se eliminan, cada uno tras los movimientos anteriores: { $trials }. Entonces
            }
        } { $end ->
            [cell] no quedaría candidato para { $at }.
            [place] no quedaría lugar para { $lost } en { $house }.
            [rule] no habría forma de llenar { $house } según las reglas.
           *[search] no se podría seguir.
        }

rule-row = la fila { $number }
    .many = las filas { $numbers }
rule-column = la columna { $number }
    .many = las columnas { $numbers }

# What techniques are.

lesson-what-if = Se supone un valor en una casilla y se siguen los únicos. Cuando una casilla se queda sin candidatos, o un valor sin lugar, la suposición era falsa y el candidato se elimina. Es prueba y error con correa corta, para tableros demasiado grandes para las cadenas o con reglas que las cadenas no conocen.
    .spot = Una casilla con dos candidatos, o un valor con dos lugares en una unidad, es lo que más consecuencias tiene. Lo que se sigue se anota de modo que se pueda borrar.
    .miss = Una prueba que acaba sin contradicción no demuestra nada: el candidato se queda, y los demás de su casilla también.
    .relatives = Las cadenas forzadas son lo mismo con una sola línea de razonamiento que se puede escribir. «¿Y si…?, anidado» es el caso más difícil, en el que una prueba no basta.

lesson-nested-what-if = Se supone un valor en una casilla, se siguen los únicos y, donde acaban, se prueba cada candidato que queda: también se elimina cada uno que lleva a una contradicción. Cuando así una casilla o un valor se queda sin lugar, la primera suposición era falsa. Sustituye a las cadenas dentro de cadenas en tableros con más reglas que filas, columnas y cajas.
    .spot = Es más para un programa que para el papel: solo ayuda donde cada prueba suelta acaba sin contradicción.
    .miss = Una segunda prueba dentro de la primera no dice nada del tablero mismo: lo que elimina vuelve al abandonar la primera suposición.
    .relatives = «¿Y si…?» es el caso más fácil, con una prueba. Más difícil solo es buscar la solución.

# Lo que se dice de los pasos de todas las familias.
step =
    .where = { $technique }: mirar { $place }.
    .span =
        { $top ->
            [0] todo el tablero
           *[other] las filas { $top } a { $bottom }, las columnas { $left } a { $right }
        }
    .so = Por tanto, { $changes }.
    .placed =
        { COUNT($cells) ->
            [one] { $cells } es { $values }
           *[other] { $cells } son { $values }
        }
    .gone =
        { COUNT($values) ->
            [one] { $values } se elimina de { $cells }
           *[other] { $values } se eliminan de { $cells }
        }
    .places = en { $house } en { OR($cells) }
    .candidates = { $cell } ({ OR($values) })
    .linked = { $values } ({ $rule })
    .by = { $technique } ({ $claims })
    .trial =
        { $count ->
            [0] con { $cell }={ $value }
           *[other] { $cell }={ $value } llevaría a { $moves }, y
        } { $end ->
            [cell] no quedaría candidato para { $at }
            [place] no quedaría lugar para { $lost } en { $house }
           *[rule] no habría forma de llenar { $house } según las reglas
        }
    .run = { $first } a { $last }
    .rectangle = el rectángulo de { $first } a { $last }
    .chain-not =
        { COUNT($cells) ->
            [one] { $cells } no es { OR($value) }
           *[other] { $cells } no son { OR($value) }
        }
    .chain-is = { $cells } es { $value }
    .chain-so-is =
        { COUNT($cells) ->
            [one] así que { $cells } es { $value }
           *[other] así que el { $value } está en { OR($cells) }
        }
    .chain-so-only = así que { IN($houses, by: "or") } el { $value } está en { OR($cells) }
    .chain-case = ({ $number }) { $chain }
    .right-side = el lado derecho
    .left-side = el lado izquierdo
    .upper-side = el lado superior
    .lower-side = el lado inferior
    .side-of = { $side } de { $cell }
    .mistakes =
        { $count ->
            [one] En { $cells } hay un error, que no se tiene en cuenta.
           *[other] En { $cells } hay errores, que no se tienen en cuenta.
        }
    .wrong-notes = A las notas en { $cells } les falta el valor correcto; no se tienen en cuenta.

# Cómo se llaman las etapas de una pista.
stage =
    .where = dónde
    .why = por qué
    .move = jugada

# Las partes de una lección.
lesson =
    .heading = { $name } ({ $id }), para { $families }
    .spot = Cómo reconocerla
    .miss = Parecido que no vale
    .relatives = Técnicas afines
    .near = Si también fuera posible { $cells }, el patrón no estaría completo y el paso no se seguiría.
    .near-opened =
        Mientras { $cells } { COUNT($cells) ->
            [one] esté
           *[other] estén
        } sin decidir, el patrón no está completo y el paso no se sigue.
    .near-next = Si también fuera posible { $cells }, este no sería el próximo paso.
    .near-clues = Este paso se sigue solo de las pistas: en ninguna otra posición de este puzle falta.
    .extra = { $values } en { $cell }
    .worth = Valor, como mínimo
    .rating = dificultad { $value }
    .score = puntos { $value }
    .position = { $family }: según { $profile }, es el siguiente paso en esta posición

error =
    .in-file = { $name }: { $error }
    .in-line = línea { $line }, columna { $column }: se esperaba { $expected }
    .in-field = { $field }: se esperaba { $expected }
    .value = { $name }={ $value } no es posible. Se espera { $expected }
    .whole-number = un número entero de { $min } a { $max }
    .one-of = uno de { $words }
    .ratings = una dificultad como 4.2, o dos como 4.0..4.4, de 0.0 a 20.0
    .parameter = Parámetro desconocido { $name }. Existen { $known }{ $meant }
    .meant = . ¿Quería decir { $name }?
    .technique = { $name }={ $technique }: no es una técnica de { $family }{ $meant }
    .never-seen = level={ $level } no se encontró nunca en { $searches } búsquedas{ $with }. Existen { $seen }; con anyway=yes se busca de todos modos.
    .with-shape = { " " }con { $shape }
    .twice = { $name } está indicado dos veces; se espera una sola vez.
    .other-params = Estos no son los parámetros de esta familia.
    .clash = Los parámetros no son compatibles ({ $why }).
    .out-of-budget = No se terminó en el tiempo de cálculo permitido.
    .not-found = No se encontró un puzle así ({ $why }).
    .no-generator = No existe el generador { $number }.
    .read-as = Leído como { $family }: { $error }
    .ambiguous = El tablero puede ser de { $families }; indique la familia.
    .other-family = Se esperaba un puzle de la familia { $asked }, pero es de { $found }.
    .link = Este enlace de { $site } no se lee; solo estos: { $known }.
    .family = Familia desconocida { $name }. Existen { $known }{ $meant }
    .generator = { $family } tiene el generador { $known }, no el generador { $asked }.
    .recipe = La receta no dio ningún puzle: { $why }
    .recipe-budget = La receta no dio ningún puzle: el tiempo de cálculo permitido no alcanzó.
    .given = { $site } es un dato inicial y no se puede cambiar.
    .no-site = El tablero no tiene el lugar { $index }.
    .no-value = El puzle no tiene el valor { $index }.
    .no-move = Esta partida no tiene { $moves } jugadas.
    .saved-puzzle = Línea 2: { $error }
    .other = { $title } ({ $detail })

error-title =
    .bad-json = No es JSON
    .bad-request = Solicitud no válida
    .bad-puzzle = Puzle no válido
    .ambiguous-family = La familia no está clara
    .unknown-family = Familia desconocida
    .other-family = Un puzle de otra familia
    .bad-params = Parámetros que no se pueden usar
    .unknown-generator = Número de generador desconocido
    .not-found = No se encontró un puzle así
    .out-of-budget = Tiempo de cálculo agotado
    .unknown-profile = Perfil desconocido
    .unknown-technique = Técnica desconocida
    .unknown-format = Formato desconocido
    .format-refused = El formato no lo puede contener
    .unknown-language = Idioma desconocido
    .bad-position = Posición no válida
    .bad-game = Partida guardada no válida
    .bad-action = Jugada no posible
    .bad-proof = Explicación no válida
    .bad-picture = Imagen no posible
    .unsupported = No incluido en esta versión
    .usage = Uso incorrecto
    .io = No se puede leer o escribir
    .tampered = No está como se escribió
    .unknown-path = No hay nada en esta ruta
    .bad-method = Método no admitido en esta ruta
    .bad-media-type = Tipo de contenido no admitido
    .too-large = El contenido es demasiado grande
    .too-slow = El contenido llegó demasiado despacio
    .bad-key = Clave desconocida
    .bad-origin = Petición de una página de otro sitio
    .too-many = Demasiado en muy poco tiempo
    .busy = Servidor ocupado
    .internal = Un fallo del programa

# La primera jugada errónea de una partida y adónde lleva.
mistake =
    .wrong = En { $cell } no va { $value }. Supongamos que sí:
    .no-candidate = Entonces no queda candidato para { $cell }.
    .no-place = Entonces no queda lugar para { $value } en { $house }.
    .no-way = Entonces no hay forma de cumplir esto: { $house }.
