/* Every function once, as a program in C uses it. */
#include <gridwright.h>

#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char PUZZLE[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char SOLUTION[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static void expect_error(const char *words) {
    if (strstr(gridwright_last_error(), words) == NULL) {
        fprintf(stderr, "expected an error with \"%s\", found \"%s\"\n", words, gridwright_last_error());
        exit(1);
    }
}

static gridwright_status ask(const gridwright_engine *engine, const char *request, const char *words) {
    gridwright_answer *answer = NULL;
    gridwright_status status = gridwright_ask(engine, request, strlen(request), &answer);
    assert(answer != NULL);
    const char *text = gridwright_answer_text(answer);
    assert(strlen(text) == gridwright_answer_length(answer));
    if (strstr(text, words) == NULL) {
        fprintf(stderr, "%s: expected an answer with %s, found %s\n", request, words, text);
        exit(1);
    }
    gridwright_answer_free(answer);
    return status;
}

static void requests(void) {
    assert(ask(NULL, "{\"verb\": \"solve\", \"puzzle\": \"cirth:12....3..\"}", "123231312")
           == GRIDWRIGHT_STATUS_DONE);
    assert(ask(NULL, "{\"verb\": \"solve\", \"puzzle\": \"cirth:.........\"}", "\"several\"")
           == GRIDWRIGHT_STATUS_NO);
    assert(ask(NULL, "{\"verb\": \"solve\", \"puzzle\": \"nothing\"}", "\"code\":\"bad-puzzle\"")
           == GRIDWRIGHT_STATUS_BAD);
    assert(ask(NULL, "{", "\"code\":\"bad-json\"") == GRIDWRIGHT_STATUS_BAD);
    assert(ask(NULL, "\xff", "\"code\":\"bad-json\"") == GRIDWRIGHT_STATUS_BAD);
    assert(ask(NULL, "{\"verb\": \"count\", \"puzzle\": \"sudoku:", "bad-json") == GRIDWRIGHT_STATUS_BAD);
    gridwright_answer *answer = NULL;
    assert(gridwright_ask(NULL, NULL, 5, &answer) == GRIDWRIGHT_STATUS_BAD && answer == NULL);
    expect_error("`request`");
    assert(gridwright_ask(NULL, "{}", 2, NULL) == GRIDWRIGHT_STATUS_BAD);
    expect_error("`answer`");
    assert(gridwright_answer_text(NULL) == NULL && gridwright_answer_length(NULL) == 0);
    gridwright_answer_free(NULL);
    gridwright_engine_free(NULL);
    gridwright_engine_stop(NULL);
    gridwright_engine_go_on(NULL);
}

static void expect_member(const gridwright_answer *answer, const char *place, const char *text) {
    const char *found = gridwright_answer_member(answer, place);
    if (found == NULL || strcmp(found, text) != 0) {
        fprintf(stderr, "%s: expected %s, found %s\n", place, text, found == NULL ? "nothing" : found);
        exit(1);
    }
    /* The same text again, and not a copy. */
    assert(gridwright_answer_member(answer, place) == found);
}

static void members(void) {
    const char *request = "{\"verb\": \"play\", \"game\": \"cirth:12....3..\", \"picture\": {\"as\": \"ascii\"}}";
    gridwright_answer *answer = NULL;
    assert(gridwright_ask(NULL, request, strlen(request), &answer) == GRIDWRIGHT_STATUS_DONE);
    expect_member(answer, "/outcome", "open");
    expect_member(answer, "/version", "1");
    expect_member(answer, "/state/sites/1/value", "2");
    expect_member(answer, "/state/sites/1/given", "true");
    expect_member(answer, "/game", "{\"puzzle\":\"cirth/size=3,areas=none:12....3..\",\"at\":0}");
    assert(strchr(gridwright_answer_member(answer, "/picture/text"), '\n') != NULL);
    expect_member(answer, "", gridwright_answer_text(answer));
    assert(gridwright_answer_member(answer, "/state/sites/99") == NULL);
    assert(gridwright_answer_member(answer, "outcome") == NULL);
    assert(gridwright_answer_member(answer, "\xff") == NULL);
    assert(gridwright_answer_member(answer, NULL) == NULL && gridwright_answer_member(NULL, "/outcome") == NULL);
    gridwright_answer_free(answer);
}

static void *stop_soon(void *engine) {
    usleep(100 * 1000);
    gridwright_engine_stop(engine);
    return NULL;
}

static void stopping(void) {
    gridwright_engine *engine = gridwright_engine_new();
    pthread_t thread;
    uint64_t count = 0;
    char empty[3 * 81];
    uint64_t counts[3];
    memset(empty, '.', sizeof empty);

    assert(pthread_create(&thread, NULL, stop_soon, engine) == 0);
    char request[200];
    snprintf(request, sizeof request, "{\"verb\": \"count\", \"puzzle\": \"%.81s\", \"limit\": %llu}", empty,
             (unsigned long long)UINT64_MAX);
    assert(ask(engine, request, "\"out-of-budget\"") == GRIDWRIGHT_STATUS_SPENT);
    pthread_join(thread, NULL);

    gridwright_engine_go_on(engine);
    assert(pthread_create(&thread, NULL, stop_soon, engine) == 0);
    assert(gridwright_sudoku_count(engine, empty, UINT64_MAX, &count) == GRIDWRIGHT_STATUS_SPENT);
    assert(count > 0);
    pthread_join(thread, NULL);

    gridwright_engine_go_on(engine);
    assert(pthread_create(&thread, NULL, stop_soon, engine) == 0);
    assert(gridwright_sudoku_count_batch(engine, empty, 3, UINT64_MAX, counts, 2) == GRIDWRIGHT_STATUS_SPENT);
    pthread_join(thread, NULL);

    char puzzle[81];
    assert(gridwright_sudoku_generate(engine, 1, puzzle, NULL) == GRIDWRIGHT_STATUS_SPENT);
    assert(gridwright_sudoku_solve_batch(engine, empty, 3, empty, 1) == GRIDWRIGHT_STATUS_SPENT);
    gridwright_engine_go_on(engine);
    assert(gridwright_sudoku_generate(engine, 1, puzzle, NULL) == GRIDWRIGHT_STATUS_DONE);
    gridwright_engine_free(engine);
}

static void one_sudoku(void) {
    char solution[81], clash[81];
    uint64_t count = 7;
    assert(gridwright_sudoku_solve(PUZZLE, solution) == GRIDWRIGHT_STATUS_DONE);
    assert(memcmp(solution, SOLUTION, 81) == 0);
    assert(gridwright_sudoku_count(NULL, PUZZLE, 2, &count) == GRIDWRIGHT_STATUS_DONE && count == 1);
    assert(gridwright_sudoku_count(NULL, PUZZLE, 0, &count) == GRIDWRIGHT_STATUS_DONE && count == 0);
    memcpy(clash, PUZZLE, 81);
    clash[2] = '5';
    assert(gridwright_sudoku_solve(clash, solution) == GRIDWRIGHT_STATUS_NO);
    clash[2] = 'x';
    assert(gridwright_sudoku_solve(clash, solution) == GRIDWRIGHT_STATUS_BAD);
    expect_error("column 3");
    assert(gridwright_sudoku_solve(NULL, solution) == GRIDWRIGHT_STATUS_BAD);
    expect_error("`puzzle`");
    assert(gridwright_sudoku_solve(PUZZLE, NULL) == GRIDWRIGHT_STATUS_BAD);
    expect_error("`solution`");
    assert(gridwright_sudoku_count(NULL, PUZZLE, 2, NULL) == GRIDWRIGHT_STATUS_BAD);
    expect_error("`count`");
}

static void many_sudoku(void) {
    enum { N = 3000 };
    char *puzzles = malloc(81 * N), *again = malloc(81 * N), *solutions = malloc(81 * N), *solved = malloc(81 * N);
    uint64_t *counts = malloc(sizeof(uint64_t) * N);
    for (int i = 0; i < N; i++) memcpy(puzzles + 81 * i, PUZZLE, 81);
    assert(gridwright_sudoku_generate_batch(NULL, 42, 8, puzzles, solutions, 2) == GRIDWRIGHT_STATUS_DONE);
    assert(gridwright_sudoku_generate_batch(NULL, 42, 8, again, NULL, 1) == GRIDWRIGHT_STATUS_DONE);
    assert(memcmp(puzzles, again, 81 * 8) == 0);
    assert(gridwright_sudoku_generate(NULL, 42, again, solved) == GRIDWRIGHT_STATUS_DONE);
    assert(memcmp(puzzles, again, 81) == 0 && memcmp(solutions, solved, 81) == 0);
    /* The same puzzle as by a request. */
    char id[100];
    snprintf(id, sizeof id, "sudoku:%.81s\"", again);
    assert(ask(NULL, "{\"verb\": \"generate\", \"family\": \"sudoku\", \"seed\": 42}", id)
           == GRIDWRIGHT_STATUS_DONE);
    assert(gridwright_sudoku_solve_batch(NULL, puzzles, N, solved, 0) == GRIDWRIGHT_STATUS_DONE);
    assert(memcmp(solved, solutions, 81 * 8) == 0);
    assert(memcmp(solved + 81 * (N - 1), SOLUTION, 81) == 0);
    assert(gridwright_sudoku_count_batch(NULL, puzzles, N, 2, counts, 3) == GRIDWRIGHT_STATUS_DONE);
    for (int i = 0; i < N; i++) assert(counts[i] == 1);
    puzzles[81 * 2000 + 2] = '5';
    assert(gridwright_sudoku_solve_batch(NULL, puzzles, N, solved, 2) == GRIDWRIGHT_STATUS_NO);
    assert(solved[81 * 2000] == '.' && solved[81 * 2001] == '5');
    puzzles[81 * 2500 + 80] = 'a';
    assert(gridwright_sudoku_solve_batch(NULL, puzzles, N, solved, 2) == GRIDWRIGHT_STATUS_BAD);
    expect_error("puzzle 2501");
    assert(gridwright_sudoku_count_batch(NULL, puzzles, SIZE_MAX, 2, counts, 2) == GRIDWRIGHT_STATUS_BAD);
    expect_error("fits into memory");
    assert(gridwright_sudoku_solve_batch(NULL, NULL, 0, NULL, 2) == GRIDWRIGHT_STATUS_DONE);
    free(puzzles), free(again), free(solutions), free(solved), free(counts);
}

static void *in_a_thread(void *unused) {
    assert(strcmp(gridwright_last_error(), "") == 0);
    one_sudoku();
    requests();
    members();
    return unused;
}

int main(void) {
    assert(strcmp(gridwright_last_error(), "") == 0);
    requests();
    members();
    one_sudoku();
    many_sudoku();
    stopping();
    pthread_t threads[4];
    for (int i = 0; i < 4; i++) assert(pthread_create(&threads[i], NULL, in_a_thread, NULL) == 0);
    for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);
    printf("gridwright %s\n", gridwright_version());
    return 0;
}
