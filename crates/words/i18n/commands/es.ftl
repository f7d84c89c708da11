# Lo que dice la línea de órdenes, en español.

cli-label =
    .level = nivel
    .rating = dificultad
    .hardest = lo más difícil
    .score = puntuación
    .route = camino
    .profile = perfil
    .solutions = soluciones
    .clues = pistas
    .logic = lógica
    .differ = difieren
    .values = valores
    .at-fault = culpables
    .puzzles = puzles
    .a-puzzle = un puzle
    .phase = fase
    .rejected = rechazado

cli-rate =
    .once = { $name }, una vez
    .times = { $name }, { $n } veces
    .trial = prueba y error (tras { $name })
    .no-technique = ninguna
    .unrated = sin valoración: { $why }
    .out-of-budget = { $why }: sin valoración
    .hard-once = { $rating } una vez
    .hard-times = { $rating } { $n } veces
    .route =
        { $found }; camino habitual { $usual }; { $n ->
            [one] 1 posición
           *[other] { $n } posiciones
        }, búsqueda completa
    .route-cut =
        { $found }; camino habitual { $usual }; { $n ->
            [one] 1 posición
           *[other] { $n } posiciones
        }, búsqueda incompleta

cli-check =
    .solved = resuelto: se cumplen todas las reglas
    .open = ninguna regla incumplida, { $filled } de { $all } rellenas; { $left }
    .one = queda una solución
    .several = quedan varias soluciones
    .none = no queda ninguna solución
    .undecided = no se decidió si queda una solución
    .out-of-budget = { $why }: no se decidió si queda una solución

cli-count =
    .more = { $why }: puede haber más soluciones

cli-solve =
    .number = solución { $number }
    .only = la única solución
    .not-yet = { $why }: aún no se encontró solución
    .not-whether-only = { $why }: se encontró una solución, pero no si es la única
    .not-solved = { $why }: sin resolver
    .not-solved-yet = { $why }: aún sin resolver
    .step = Paso { $number }, { $name }: { $reason }
    .the-solution = { $family }, la solución
    .caption =
        { $name }, { $n ->
            [one] 1 pista
           *[other] { $n } pistas
        }
    .caption-level =
        { $name }, { $n ->
            [one] 1 pista
           *[other] { $n } pistas
        }, { $level }

cli-minimise =
    .went = quitadas: { $clues }
    .joins = unidas: { $parts } = { $clue }
    .gone =
        { $gone ->
            [one] se quitó 1 de { $all } pistas
           *[other] se quitaron { $gone } de { $all } pistas
        }, { $left ->
            [one] queda 1
           *[other] quedan { $left }
        }
    .joined =
        { $gone ->
            [one] se quitó 1 de { $all } pistas
           *[other] se quitaron { $gone } de { $all } pistas
        } y { $joined ->
            [one] 1 se unió a otras
           *[other] { $joined } se unieron a otras
        }, { $left ->
            [one] queda 1
           *[other] quedan { $left }
        }
    .undecided =
        { $why }: { $n ->
            [one] 1 pista no se decidió y se queda
           *[other] { $n } pistas no se decidieron y se quedan
        }
    .tried = pistas probadas
    .reduced =
        { $gone ->
            [one] se quitó 1 de { $all } pistas
           *[other] se quitaron { $gone } de { $all } pistas
        }
    .refused = no se quitó nada: { $why }

cli-review =
    .one = una
    .several = varias
    .none = ninguna
    .unknown = no se supo en el tiempo permitido
    .clues = { $n }
    .all-needed = { $n }, todas necesarias
    .not-needed = { $n }, no necesarias: { $clues }
    .graded = { $level } (ER { $rating })
    .steps =
        { $n ->
            [one] 1 paso
           *[other] { $n } pasos
        }, después { $open ->
            [one] queda 1 lugar
           *[other] quedan { $open } lugares
        }
    .maybe-more = { $values } (y quizá más)

cli-repair =
    .line = { $change }: { $then }
    .print = imprimir { $value } en { $site }
    .clear = quitar el valor de { $site }
    .add = añadir { $clue }
    .remove = quitar { $clue }
    .areas = cambiar las zonas de { $sites }
    .change = cambiarlo
    .one-graded = una solución, { $graded }
    .one = una solución
    .some = { $n } soluciones
    .many = muchas soluciones
    .unneeded = el puzle tiene una solución
    .out-of-budget = { $why }: no se encontró ninguna
    .none = ningún cambio solo deja menos soluciones

cli-complete =
    .added =
        { $n ->
            [one] se añadió 1 pista
           *[other] se añadieron { $n } pistas
        }
    .nothing = { $why }: no se añadió nada

cli-verify =
    .unreadable = ilegible: en la respuesta no hay ningún tablero de este puzle
    .right = correcto: se cumplen todas las reglas
    .wrong =
        incorrecto: { $right ->
            [one] 1 de { $open } lugares es correcto
           *[other] { $right } de { $open } lugares son correctos
        }
    .incomplete =
        incompleto: { $right ->
            [one] 1 de { $open } lugares es correcto
           *[other] { $right } de { $open } lugares son correctos
        }, y nada es incorrecto
    .no-solution = ninguna respuesta es correcta: el puzle no tiene solución
    .undecided = no es correcto; no se decidió cuánto lo es
    .first-error = primer error: { $site } es { $found }, se esperaba { $value }
    .first-dead-end = primer error: { $site } es { $found }, y así no queda solución
    .changed = valores impresos cambiados: { $sites }

cli-hint =
    .not-yet = { $why }: aún no hay pista
    .broken = { $rule }: { $places }

cli-generate =
    .seed = semilla { $seed }
    .alike =
        { $n ->
            [one] 1 de { $all } puzles es como uno anterior y se omite
           *[other] { $n } de { $all } puzles son como uno anterior y se omiten
        }
    .interrupted = interrumpido tras { $n } de { $all } puzles
    .filled = { $empty } vacías, { $filled } rellenas
    .verified = comprobado: una única solución, y cumple todas las reglas
    .not-verified = no comprobado: { $why }
    .made = { $made } de { $asked } como se pidió, en { $time }: { $rate } por segundo
    .each = media { $mean }, mediana { $median }, el más lento { $most } ({ $name })
    .figure = media { $mean }, mediana { $median }, mínimo { $least }, máximo { $most }
    .plot = { $made } de { $asked } puzles en { $time }

cli-families =
    .about-one = 'gridwright families FAMILIA' lo cuenta todo de una.
    .also = también llamado { $names }
    .rules = Reglas
    .parameters = Parámetros
    .symbols = Símbolos
    .as-text = como en el texto del tablero
    .formats = Formatos de otros programas, para 'convert --to'
    .techniques = Técnicas, con dificultad y nivel
    .levels = Niveles que se han generado
    .by-default = por defecto
    .never = nunca { $levels }
    .range = de { $min } a { $max }
    .ratings = DIFICULTADES: { $what }
    .text = TEXTO: { $what }
    .file = ARCHIVO: { $what }
    .lines = ARCHIVO: { $what }, uno por línea
    .parameter = --{ $name } { $kind } (por defecto: { $default })
    .not-asked-for = no se pide

cli-techniques =
    .technique = técnica
    .name = nombre
    .families = familias
    .level = nivel
    .about-one = 'gridwright technique NOMBRE' muestra una.

cli-doctor =
    .version = versión
    .system = sistema
    .processor = procesador
    .card = tarjeta
    .no-card = este programa no la usa
    .families = familias
    .techniques = técnicas
    .profiles = perfiles
    .formats = formatos
    .pictures = imágenes
    .languages = idiomas
    .locale = región
    .terminal = terminal
    .data-folder = carpeta-datos
    .release-build = { $version } (versión final)
    .debug-build = { $version } (versión de depuración)
    .threads =
        { $system }, { $n ->
            [one] 1 hilo
           *[other] { $n } hilos
        }
    .other-programs = { $n } de otros programas
    .not-set = no definido
    .streams =
        { $term }; la entrada estándar { $in ->
            [yes] es un terminal
           *[no] no es un terminal
        }, la salida estándar { $out ->
            [yes] es un terminal
           *[no] no es un terminal
        }
    .no-folder = { $folder } no es una carpeta
    .read-only = en { $folder } no se puede escribir
    .trouble = { $found }: { $trouble }

cli-proof =
    .shown-step = { $number }. { $name }: demostrado
    .not-decided-step = { $why }: el paso { $number } no se decidió
    .unique = demostrado: esta es la solución, y no hay otra
    .if-unique = no demostrado: esta es la solución si solo hay una; 'gridwright explain --json --certificate' añade la prueba
    .no-solution = demostrado: no hay solución
    .open =
        no demostrado: { $n ->
            [one] el único paso es correcto, pero termina
           *[other] los { $n } pasos son correctos, pero terminan
        } con { $open ->
            [one] 1 lugar abierto
           *[other] { $open } lugares abiertos
        } ({ $end })
    .refused = rechazado: { $why }
    .refused-step = rechazado: el paso { $number } no queda demostrado: { $why }
    .undecided = no decidido
    .shown = { $shown } de { $n } pasos demostrados
    .assuming =
        { $n ->
            [one] 1 de ellos supone
           *[other] { $n } de ellos suponen
        } que hay una sola solución
    .clauses =
        el certificado de { $n ->
            [one] 1 cláusula
           *[other] { $n } cláusulas
        } es correcto

cli-book =
    .interrupted = interrumpido: no se hizo ningún libro
    .late = límite alcanzado tras { $time } s: no se hizo ningún libro
    .unrated = { $place }: ninguna técnica valora el puzle, porque exige probar
    .fine = { $name }: todo está bien; capítulos: { $chapters }, puzles: { $puzzles }, de ellos de archivos: { $own }
    .fault = { $name }: { $why }
    .fault-at = { $name }:{ $line }:{ $column }: { $why }

cli-run =
    .nodes =
        { $nodes ->
            [one] 1 nodo de búsqueda
           *[other] { $nodes } nodos de búsqueda
        } en { $time }
    .play-ignored = se ignora, porque solo las pistas forman el puzle: { $what }
    .notes-ignored = se ignora, porque el puzle no lo necesita: { $what }
    .unfinished = { $name }: sin terminar; lo que hay se guardó como { $kept }
    .narrow = la imagen necesita { $least } columnas y hay { $width }: como texto
    .speed =
        { $n ->
            [one] 1 puzle
           *[other] { $n } puzles
        } en { $time }: { $rate } por segundo
    .by-card = { $speed }, { $n } con una tarjeta gráfica
    .refused =
        { $n ->
            [one] 1 de { $all } líneas fue rechazada
           *[other] { $n } de { $all } líneas fueron rechazadas
        }
    .interrupted =
        interrumpido tras { $n ->
            [one] 1 línea
           *[other] { $n } líneas
        }
    .undecided =
        { $n ->
            [one] 1 de { $all } líneas no se decidió en el tiempo permitido
           *[other] { $n } de { $all } líneas no se decidieron en el tiempo permitido
        }
    .progress-puzzles = puzles
    .progress-lines = líneas
    .progress-rate = por segundo
    .progress-left = restantes

# Lo que la línea de órdenes dice de las soluciones de un puzle.
verdict =
    .no-solution = el puzle no tiene solución
    .several = el puzle tiene más de una solución
    .differ = el puzle tiene más de una solución; estas dos difieren por primera vez en { $place }
    .shown = el puzle tiene más de una solución; se muestra una de ellas
    .needs-trial = hay una única solución, pero desde aquí hace falta probar
    .trial = desde aquí hace falta probar

explanation =
    .solved =
        { $steps ->
            [one] resuelto en 1 paso
           *[other] resuelto en { $steps } pasos
        }
    .stuck =
        { $steps ->
            [one] sin salida tras 1 paso
           *[other] sin salida tras { $steps } pasos
        }, { $open } por resolver: { $why }
    .contradiction =
        { $steps ->
            [one] contradicción tras 1 paso: no hay solución
           *[other] contradicción tras { $steps } pasos: no hay solución
        }
    .unfinished =
        { $steps ->
            [one] sin terminar: 1 paso, { $open } por resolver
           *[other] sin terminar: { $steps } pasos, { $open } por resolver
        }
    .title = { $family }, paso a paso
    .start = El puzle
    .end = El final
    .first = Primer paso
    .back = Un paso atrás
    .on = Paso siguiente
    .last = Último paso
    .all = Mostrar todos los pasos
    .slider = Paso

left-out =
    .nodes =
        solo figuran los pasos más fáciles: { $nodes ->
            [one] 1 nodo no bastó
           *[other] { $nodes } nodos no bastaron
        } para todos; con --nodes 0 se buscan todos
    .late = no figuran todos los pasos: se acabó el tiempo

welcome =
    .one = un puzle fácil; 'gridwright generate' hace otros ({ $families }), 'gridwright --help' muestra todos los comandos
    .about = Gridwright crea, resuelve, explica y valora puzles de cuadrícula.
    .next = Qué se puede escribir a continuación:
    .play = una partida en líneas de texto
    .generate = un puzle para resolver
    .options = lo que se le puede pedir
    .show = el puzle de una semilla, siempre el mismo
    .explain = cómo lo resolvería una persona
    .solve = la solución de un puzle propio
    .help = todo lo demás
