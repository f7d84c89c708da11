# What the command line says, in English. Browsers do not load this file.

cli-label =
    .level = level
    .rating = rating
    .hardest = hardest
    .score = score
    .route = route
    .profile = profile
    .solutions = solutions
    .clues = clues
    .logic = logic
    .differ = differ
    .values = values
    .at-fault = at fault
    .puzzles = puzzles
    .a-puzzle = a puzzle
    .phase = phase
    .rejected = rejected

cli-rate =
    .once = { $name }, used once
    .times = { $name }, used { $n } times
    .trial = trial (after { $name })
    .no-technique = none
    .unrated = no rating: { $why }
    .out-of-budget = { $why }: no rating
    .hard-once = { $rating } once
    .hard-times = { $rating } { $n } times
    .route =
        { $found }; usual path { $usual }; { $n ->
            [one] 1 position
           *[other] { $n } positions
        }, search complete
    .route-cut =
        { $found }; usual path { $usual }; { $n ->
            [one] 1 position
           *[other] { $n } positions
        }, search not complete

cli-check =
    .solved = solved: every rule holds
    .open = no rule is broken, { $filled } of { $all } filled; { $left }
    .one = one solution is left
    .several = several solutions are left
    .none = no solution is left
    .undecided = whether one solution is left was not decided
    .out-of-budget = { $why }: not decided whether one solution is left

cli-count =
    .more = { $why }: there may be more solutions

cli-solve =
    .number = solution { $number }
    .only = the only solution
    .not-yet = { $why }: no solution found yet
    .not-whether-only = { $why }: a solution was found, but not whether it is the only one
    .not-solved = { $why }: not solved
    .not-solved-yet = { $why }: not solved yet
    .step = Step { $number }, { $name }: { $reason }
    .the-solution = { $family }, the solution
    .caption =
        { $name }, { $n ->
            [one] 1 clue
           *[other] { $n } clues
        }
    .caption-level =
        { $name }, { $n ->
            [one] 1 clue
           *[other] { $n } clues
        }, { $level }

cli-minimise =
    .went = went: { $clues }
    .joins = joined: { $parts } = { $clue }
    .gone =
        { $gone ->
            [one] 1 of { $all } clues was taken away
           *[other] { $gone } of { $all } clues were taken away
        }, { $left ->
            [one] 1 is left
           *[other] { $left } are left
        }
    .joined =
        { $gone ->
            [one] 1 of { $all } clues was taken away
           *[other] { $gone } of { $all } clues were taken away
        } and { $joined } joined to others, { $left ->
            [one] 1 is left
           *[other] { $left } are left
        }
    .undecided =
        { $why }: { $n ->
            [one] 1 clue was not decided and stays
           *[other] { $n } clues were not decided and stay
        }
    .tried = clues tried
    .reduced =
        { $gone ->
            [one] 1 of { $all } clues was taken away
           *[other] { $gone } of { $all } clues were taken away
        }
    .refused = nothing was taken away: { $why }

cli-review =
    .one = one
    .several = several
    .none = none
    .unknown = not known within the budget
    .clues = { $n }
    .all-needed = { $n }, all needed
    .not-needed = { $n }, not needed: { $clues }
    .graded = { $level } (ER { $rating })
    .steps =
        { $n ->
            [one] 1 step
           *[other] { $n } steps
        }, { $open ->
            [one] 1 place open then
           *[other] { $open } places open then
        }
    .maybe-more = { $values } (and maybe more)

cli-repair =
    .line = { $change }: { $then }
    .print = print { $value } at { $site }
    .clear = take the value at { $site } away
    .add = add { $clue }
    .remove = take { $clue } away
    .areas = change the areas of { $sites }
    .change = change it
    .one-graded = one solution, { $graded }
    .one = one solution
    .some = { $n } solutions
    .many = many solutions
    .unneeded = the puzzle has one solution
    .out-of-budget = { $why }: none found
    .none = no single change leaves fewer solutions

cli-complete =
    .added =
        { $n ->
            [one] 1 clue was added
           *[other] { $n } clues were added
        }
    .nothing = { $why }: nothing was added

cli-verify =
    .unreadable = unreadable: no board of this puzzle was found in the answer
    .right = right: every rule holds
    .wrong =
        wrong: { $right ->
            [one] 1 of { $open } places is right
           *[other] { $right } of { $open } places are right
        }
    .incomplete =
        incomplete: { $right ->
            [one] 1 of { $open } places is right
           *[other] { $right } of { $open } places are right
        }, and nothing is wrong
    .no-solution = no answer is right: the puzzle has no solution
    .undecided = not right; how much of it is was not decided
    .first-error = first error: { $site } is { $found }, expected { $value }
    .first-dead-end = first error: { $site } is { $found }, which leaves no solution
    .changed = printed values changed: { $sites }

cli-hint =
    .not-yet = { $why }: no hint found yet
    .broken = { $rule }: { $places }

cli-generate =
    .seed = seed { $seed }
    .alike =
        { $n ->
            [one] 1 of { $all } puzzles is like an earlier one and left out
           *[other] { $n } of { $all } puzzles are like an earlier one and left out
        }
    .interrupted = interrupted after { $n } of { $all } puzzles
    .filled = { $empty } empty, { $filled } filled
    .verified = verified: exactly one solution, and it keeps every rule
    .not-verified = not verified: { $why }
    .made = { $made } of { $asked } as asked for, in { $time }: { $rate } a second
    .each = mean { $mean }, median { $median }, slowest { $most } ({ $name })
    .figure = mean { $mean }, median { $median }, least { $least }, most { $most }
    .plot = { $made } of { $asked } puzzles in { $time }

cli-families =
    .about-one = 'gridwright families FAMILY' tells all about one.
    .also = also called { $names }
    .rules = Rules
    .parameters = Parameters
    .symbols = Symbols
    .as-text = as in board text
    .formats = Formats of other programs, for 'convert --to'
    .techniques = Techniques, with rating and level
    .levels = Levels that have been made
    .by-default = by default
    .never = never { $levels }
    .range = { $min } to { $max }
    .ratings = RATINGS: { $what }
    .text = TEXT: { $what }
    .file = FILE: { $what }
    .lines = FILE: { $what }, one a line
    .parameter = --{ $name } { $kind } (default: { $default })
    .not-asked-for = not asked for

cli-techniques =
    .technique = technique
    .name = name
    .families = families
    .level = level
    .about-one = 'gridwright technique NAME' shows one.

cli-doctor =
    .version = version
    .system = system
    .processor = processor
    .card = card
    .no-card = not used by this build
    .families = families
    .techniques = techniques
    .profiles = profiles
    .formats = formats
    .pictures = pictures
    .languages = languages
    .locale = locale
    .terminal = terminal
    .data-folder = data-folder
    .release-build = { $version } (release build)
    .debug-build = { $version } (debug build)
    .threads =
        { $system }, { $n ->
            [one] 1 thread
           *[other] { $n } threads
        }
    .other-programs = { $n } of other programs
    .not-set = not set
    .streams =
        { $term }; standard input is { $in ->
            [yes] a terminal
           *[no] no terminal
        }, standard output is { $out ->
            [yes] a terminal
           *[no] no terminal
        }
    .no-folder = { $folder } is no folder
    .read-only = { $folder } cannot be written
    .trouble = { $found }: { $trouble }

cli-proof =
    .shown-step = { $number }. { $name }: shown
    .not-decided-step = { $why }: step { $number } was not decided
    .unique = proved: this is the solution, and there is no other
    .if-unique = not proved: this is the solution if there is only one; 'gridwright explain --json --certificate' adds the proof
    .no-solution = proved: there is no solution
    .open =
        not proved: { $n ->
            [one] its one step holds, but it ends
           *[other] all { $n } steps hold, but they end
        } with { $open ->
            [one] 1 place
           *[other] { $open } places
        } still open ({ $end })
    .refused = refused: { $why }
    .refused-step = refused: step { $number } is not shown: { $why }
    .undecided = not decided
    .shown = { $shown } of { $n } steps shown
    .assuming =
        { $n ->
            [one] 1 of them counts
           *[other] { $n } of them count
        } on there being one solution
    .clauses =
        the certificate of { $n ->
            [one] 1 clause
           *[other] { $n } clauses
        } holds

cli-book =
    .interrupted = interrupted: no book was made
    .late = out of budget after { $time } s: no book was made
    .unrated = { $place }: no technique rates the puzzle, because it needs trial
    .fine = { $name }: nothing is wrong; chapters: { $chapters }, puzzles: { $puzzles }, of which from files: { $own }
    .fault = { $name }: { $why }
    .fault-at = { $name }:{ $line }:{ $column }: { $why }

cli-run =
    .nodes =
        { $nodes ->
            [one] 1 search node
           *[other] { $nodes } search nodes
        } in { $time }
    .play-ignored = ignored, because only the clues are part of the puzzle: { $what }
    .notes-ignored = ignored, because the puzzle does not need it: { $what }
    .unfinished = { $name }: not finished; what there is was kept as { $kept }
    .narrow = the picture needs { $least } columns and there are { $width }: as text
    .speed =
        { $n ->
            [one] 1 puzzle
           *[other] { $n } puzzles
        } in { $time }: { $rate } a second
    .by-card = { $speed }, { $n } by a graphics card
    .refused =
        { $n ->
            [one] 1 of { $all } lines was refused
           *[other] { $n } of { $all } lines were refused
        }
    .interrupted =
        interrupted after { $n ->
            [one] 1 line
           *[other] { $n } lines
        }
    .undecided =
        { $n ->
            [one] 1 of { $all } lines was not decided within the budget
           *[other] { $n } of { $all } lines were not decided within the budget
        }
    .progress-puzzles = puzzles
    .progress-lines = lines
    .progress-rate = a second
    .progress-left = left

# What the command line says about the solutions of a puzzle.
verdict =
    .no-solution = the puzzle has no solution
    .several = the puzzle has more than one solution
    .differ = the puzzle has more than one solution; these two first differ at { $place }
    .shown = the puzzle has more than one solution; one of them is shown
    .needs-trial = there is one solution, but from here it needs trial
    .trial = from here it needs trial

# How an explanation of the command line ends.
explanation =
    .solved =
        { $steps ->
            [one] solved in 1 step
           *[other] solved in { $steps } steps
        }
    .stuck =
        { $steps ->
            [one] stuck after 1 step
           *[other] stuck after { $steps } steps
        }, { $open } still open: { $why }
    .contradiction =
        { $steps ->
            [one] contradiction after 1 step: there is no solution
           *[other] contradiction after { $steps } steps: there is no solution
        }
    .unfinished =
        { $steps ->
            [one] not finished: 1 step, { $open } still open
           *[other] not finished: { $steps } steps, { $open } still open
        }
    .title = { $family }, step by step
    .start = The puzzle
    .end = The end
    .first = First step
    .back = One step back
    .on = Next step
    .last = Last step
    .all = Show all steps
    .slider = Step

# What can be left out of a list of steps.
left-out =
    .nodes =
        only the easier steps are listed: { $nodes ->
            [one] 1 node
           *[other] { $nodes } nodes
        } did not suffice for all; --nodes 0 looks for every one
    .late = not all steps are listed: the time was up

# What is said where no verb is given.
welcome =
    .one = one easy puzzle; 'gridwright generate' makes others ({ $families }), 'gridwright --help' has all verbs
    .about = Gridwright makes, solves, explains and rates grid puzzles.
    .next = What to type next:
    .play = a game in lines of text
    .generate = a puzzle to solve
    .options = what it can be asked for
    .show = the puzzle of a seed, every time
    .explain = how a person would solve it
    .solve = the solution of a puzzle of yours
    .help = everything else
