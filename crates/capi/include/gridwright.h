// Gridwright: the engine for grid puzzles. See gridwright(3). Made by cbindgen; do not edit.

#ifndef GRIDWRIGHT_H
#define GRIDWRIGHT_H

#include <stddef.h>
#include <stdint.h>

// The status of an answer.
typedef enum {
  // The request was carried out, and if it was a question, the answer is yes.
  GRIDWRIGHT_STATUS_DONE = 0,
  // The answer is no: no solution, several solutions, or a broken rule.
  GRIDWRIGHT_STATUS_NO = 1,
  // The input or usage was wrong, or the output could not be written.
  GRIDWRIGHT_STATUS_BAD = 2,
  // The budget was spent, or the work was interrupted.
  GRIDWRIGHT_STATUS_SPENT = 3,
} gridwright_status;

// An answer in JSON.
typedef struct gridwright_answer gridwright_answer;

// A handle with which one thread can stop the calls of others. Threads may share an engine.
typedef struct gridwright_engine gridwright_engine;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// The version of the library, such as "0.1.0".
const char *gridwright_version(void);

// The error message of the last call of this thread that returned GRIDWRIGHT_STATUS_BAD; empty
// before the first such call. It is valid until this thread's next such call.
const char *gridwright_last_error(void);

// Creates an engine. Free it with gridwright_engine_free.
gridwright_engine *gridwright_engine_new(void);

// Frees an engine that no call uses any more. NULL is ignored.
//
// `engine` is NULL or from gridwright_engine_new, and is not used afterwards.
void gridwright_engine_free(gridwright_engine *engine);

// Stops all calls that use this engine: they return GRIDWRIGHT_STATUS_SPENT soon, and so do later
// calls until gridwright_engine_go_on. NULL is ignored.
//
// `engine` is NULL or from gridwright_engine_new and not freed.
void gridwright_engine_stop(const gridwright_engine *engine);

// Lets a stopped engine work again. NULL is ignored.
//
// `engine` is NULL or from gridwright_engine_new and not freed.
void gridwright_engine_go_on(const gridwright_engine *engine);

// Answers a request of `length` bytes of JSON. `engine` may be NULL; the call can then not be
// stopped.
//
// There is an answer even if the request is refused: the error in JSON. `*answer` is NULL only if
// the arguments themselves are invalid. Free the answer with gridwright_answer_free.
//
// `engine` is NULL or from gridwright_engine_new and not freed; `request` points to `length` bytes; `answer`
// points to room for a pointer.
gridwright_status gridwright_ask(const gridwright_engine *engine,
                                 const char *request,
                                 size_t length,
                                 gridwright_answer **answer);

// The text of an answer: one line of JSON, terminated by a zero byte; NULL for NULL. It is valid
// until the answer is freed.
//
// `answer` is NULL or from gridwright_ask and not freed.
const char *gridwright_answer_text(const gridwright_answer *answer);

// The length of an answer's text in bytes, without the terminating zero; 0 for NULL.
//
// `answer` is NULL or from gridwright_ask and not freed.
size_t gridwright_answer_length(const gridwright_answer *answer);

// A part of an answer, found by its JSON Pointer (RFC 6901) such as "/state/sites/0/value":
// strings without their quotes and escapes, anything else as JSON. NULL if the answer has no such
// part, and for NULL. It is valid until the answer is freed.
//
// `answer` is NULL or from gridwright_ask and not freed; `place` is NULL or a text terminated by a
// zero byte.
const char *gridwright_answer_member(const gridwright_answer *answer, const char *place);

// Frees an answer. NULL is ignored.
//
// `answer` is NULL or from gridwright_ask, and is not used afterwards.
void gridwright_answer_free(gridwright_answer *answer);

// Solves a puzzle of 81 bytes into `solution`, 81 bytes of digits. If there are several solutions,
// it returns one of them; gridwright_sudoku_count with a limit of 2 finds out.
//
// Returns GRIDWRIGHT_STATUS_DONE, or GRIDWRIGHT_STATUS_NO if there is no solution.
//
// `puzzle` points to 81 bytes, `solution` to room for 81.
gridwright_status gridwright_sudoku_solve(const char *puzzle, char *solution);

// Counts the solutions of a puzzle of 81 bytes up to `limit`. `engine` may be NULL; the count can
// then not be stopped.
//
// Returns GRIDWRIGHT_STATUS_DONE, or GRIDWRIGHT_STATUS_SPENT if it was stopped; `*count` is then
// the number found so far.
//
// `engine` is NULL or from gridwright_engine_new and not freed; `puzzle` points to 81 bytes, `count` to room for
// a number.
gridwright_status gridwright_sudoku_count(const gridwright_engine *engine,
                                          const char *puzzle,
                                          uint64_t limit,
                                          uint64_t *count);

// Makes the puzzle of the recipe `sudoku@1#SEED` as 81 bytes, with `.` for empty cells, and its only solution.
// `engine` and `solution` may be NULL.
//
// `engine` is NULL or from gridwright_engine_new and not freed; `puzzle` points to room for 81
// bytes, `solution` to room for as many or is NULL.
gridwright_status gridwright_sudoku_generate(const gridwright_engine *engine,
                                             uint64_t seed,
                                             char *puzzle,
                                             char *solution);

// Solves `count` consecutive puzzles of 81 bytes each into as many solutions, in `threads` threads
// (0 for one per processor). For a puzzle without a solution, 81 dots are written.
//
// Returns GRIDWRIGHT_STATUS_DONE if all have a solution, GRIDWRIGHT_STATUS_NO if some have none,
// and GRIDWRIGHT_STATUS_SPENT if it was stopped; some solutions are then not written. If one of
// the puzzles is invalid, nothing is written.
//
// `engine` is NULL or from gridwright_engine_new and not freed; `puzzles` points to 81 times `count` bytes,
// `solutions` to room for as many.
gridwright_status gridwright_sudoku_solve_batch(const gridwright_engine *engine,
                                                const char *puzzles,
                                                size_t count,
                                                char *solutions,
                                                size_t threads);

// Counts the solutions of `count` consecutive puzzles of 81 bytes each, up to `limit` each, in
// `threads` threads (0 for one per processor).
//
// Returns GRIDWRIGHT_STATUS_DONE, or GRIDWRIGHT_STATUS_SPENT if it was stopped; some counts are
// then too low or not written. If one of the puzzles is invalid, nothing is written.
//
// `engine` is NULL or from gridwright_engine_new and not freed; `puzzles` points to 81 times `count` bytes,
// `counts` to room for `count` numbers.
gridwright_status gridwright_sudoku_count_batch(const gridwright_engine *engine,
                                                const char *puzzles,
                                                size_t count,
                                                uint64_t limit,
                                                uint64_t *counts,
                                                size_t threads);

// Makes `count` puzzles, those of the recipes `sudoku@1#SEED.0`, `sudoku@1#SEED.1` and so on, as
// consecutive blocks of 81 bytes, in `threads` threads (0 for one per processor). The number of
// threads does not affect the puzzles. `solutions` may be NULL.
//
// Returns GRIDWRIGHT_STATUS_DONE, or GRIDWRIGHT_STATUS_SPENT if it was stopped; some puzzles are
// then not written.
//
// `engine` is NULL or from gridwright_engine_new and not freed; `puzzles` points to room for 81
// times `count` bytes, `solutions` to room for as many or is NULL.
gridwright_status gridwright_sudoku_generate_batch(const gridwright_engine *engine,
                                                   uint64_t seed,
                                                   size_t count,
                                                   char *puzzles,
                                                   char *solutions,
                                                   size_t threads);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* GRIDWRIGHT_H */
