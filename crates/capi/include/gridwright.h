// Gridwright: the engine for grid puzzles. See gridwright(3). Made by cbindgen; do not edit.

#ifndef GRIDWRIGHT_H
#define GRIDWRIGHT_H

#include <stddef.h>
#include <stdint.h>

// What an answer comes to.
typedef enum {
  // Done, and where there was a question, the answer is yes.
  GRIDWRIGHT_STATUS_DONE = 0,
  // The answer is no: no solution, not unique, a rule broken.
  GRIDWRIGHT_STATUS_NO = 1,
  // Input or usage was wrong, or the output could not be written.
  GRIDWRIGHT_STATUS_BAD = 2,
  // Out of budget, or interrupted.
  GRIDWRIGHT_STATUS_SPENT = 3,
} gridwright_status;

// An answer in JSON.
typedef struct gridwright_answer gridwright_answer;

// Lets one thread end what others do with it. Any number of threads may use one at the same time.
typedef struct gridwright_engine gridwright_engine;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// The version of the library, such as "0.1.0".
const char *gridwright_version(void);

// What was wrong with the last call of this thread that returned GRIDWRIGHT_STATUS_BAD, in a sentence; empty
// before the first. It is there until this thread's next such call.
const char *gridwright_last_error(void);

// A new engine; ended with gridwright_engine_free.
gridwright_engine *gridwright_engine_new(void);

// Ends an engine that no call uses any more. NULL is ignored.
//
// `engine` is NULL or from gridwright_engine_new, and is not used afterwards.
void gridwright_engine_free(gridwright_engine *engine);

// Ends what is under way with this engine: such calls return GRIDWRIGHT_STATUS_SPENT soon, and so do later ones
// until gridwright_engine_go_on. NULL is ignored.
//
// `engine` is NULL or from gridwright_engine_new and not freed.
void gridwright_engine_stop(const gridwright_engine *engine);

// Lets a stopped engine work again. NULL is ignored.
//
// `engine` is NULL or from gridwright_engine_new and not freed.
void gridwright_engine_go_on(const gridwright_engine *engine);

// Answers a request of `length` bytes of JSON. `engine` may be NULL; the work can then not be stopped.
//
// The answer is given for requests that are refused, too, as the error in JSON. Only if the arguments
// themselves are wrong, `*answer` is NULL. It is ended with gridwright_answer_free.
//
// `engine` is NULL or from gridwright_engine_new and not freed; `request` points to `length` bytes; `answer`
// points to room for a pointer.
gridwright_status gridwright_ask(const gridwright_engine *engine,
                                 const char *request,
                                 size_t length,
                                 gridwright_answer **answer);

// The text of an answer, one line of JSON that ends with the byte 0; NULL for NULL. It is there until the answer
// is freed.
//
// `answer` is NULL or from gridwright_ask and not freed.
const char *gridwright_answer_text(const gridwright_answer *answer);

// How many bytes the text of an answer has, without the 0 at its end; 0 for NULL.
//
// `answer` is NULL or from gridwright_ask and not freed.
size_t gridwright_answer_length(const gridwright_answer *answer);

// A part of an answer by its place, a JSON Pointer (RFC 6901) such as "/state/sites/0/value": a text without its
// quotes and escapes, anything else as JSON. NULL if the answer has nothing there, and for NULL. It is there until
// the answer is freed.
//
// `answer` is NULL or from gridwright_ask and not freed; `place` is NULL or a text that ends with the byte 0.
const char *gridwright_answer_member(const gridwright_answer *answer,
                                     const char *place);

// Ends an answer. NULL is ignored.
//
// `answer` is NULL or from gridwright_ask, and is not used afterwards.
void gridwright_answer_free(gridwright_answer *answer);

// Solves a puzzle of 81 bytes into `solution`, 81 bytes of digits. Of several solutions it gives one; whether
// there are several is said by gridwright_sudoku_count with a limit of 2.
//
// Returns GRIDWRIGHT_STATUS_DONE, or GRIDWRIGHT_STATUS_NO if there is no solution.
//
// `puzzle` points to 81 bytes, `solution` to room for 81.
gridwright_status gridwright_sudoku_solve(const char *puzzle,
                                          char *solution);

// Counts the solutions of a puzzle of 81 bytes up to `limit`. `engine` may be NULL; the count can then not be
// stopped.
//
// Returns GRIDWRIGHT_STATUS_DONE, or GRIDWRIGHT_STATUS_SPENT if it was stopped, when `*count` is what was found.
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
// `engine` is NULL or from gridwright_engine_new and not freed; `puzzle` points to room for 81 bytes, `solution`
// to as much or nowhere.
gridwright_status gridwright_sudoku_generate(const gridwright_engine *engine,
                                             uint64_t seed,
                                             char *puzzle,
                                             char *solution);

// Solves `count` puzzles that lie one behind the other, 81 bytes each, into as many solutions, in `threads`
// threads (0 for as many as there are processors). Where there is no solution, 81 dots are written.
//
// Returns GRIDWRIGHT_STATUS_DONE if all have a solution, GRIDWRIGHT_STATUS_NO if some have none, and
// GRIDWRIGHT_STATUS_SPENT if it was stopped, when some solutions are not written. If one of the puzzles is none,
// nothing is written.
//
// `engine` is NULL or from gridwright_engine_new and not freed; `puzzles` points to 81 times `count` bytes,
// `solutions` to room for as many.
gridwright_status gridwright_sudoku_solve_batch(const gridwright_engine *engine,
                                                const char *puzzles,
                                                size_t count,
                                                char *solutions,
                                                size_t threads);

// Counts the solutions of `count` puzzles that lie one behind the other, 81 bytes each, up to `limit` each, in
// `threads` threads (0 for as many as there are processors).
//
// Returns GRIDWRIGHT_STATUS_DONE, or GRIDWRIGHT_STATUS_SPENT if it was stopped, when some counts are too low or not
// written. If one of the puzzles is none, nothing is written.
//
// `engine` is NULL or from gridwright_engine_new and not freed; `puzzles` points to 81 times `count` bytes,
// `counts` to room for `count` numbers.
gridwright_status gridwright_sudoku_count_batch(const gridwright_engine *engine,
                                                const char *puzzles,
                                                size_t count,
                                                uint64_t limit,
                                                uint64_t *counts,
                                                size_t threads);

// Makes the puzzles of the recipes `sudoku@1#SEED.0`, `sudoku@1#SEED.1` and so on, `count` of them, 81 bytes each
// one behind the other, in `threads` threads (0 for as many as there are processors). They are the same in any
// number of threads. `solutions` may be NULL.
//
// Returns GRIDWRIGHT_STATUS_DONE, or GRIDWRIGHT_STATUS_SPENT if it was stopped, when some puzzles are not written.
//
// `engine` is NULL or from gridwright_engine_new and not freed; `puzzles` points to room for 81 times `count` bytes,
// `solutions` to as much or nowhere.
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
