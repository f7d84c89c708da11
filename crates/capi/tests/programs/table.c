// Answers one request after the other: a line in, a line out.
#include <gridwright.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    static char line[1 << 16];
    while (fgets(line, sizeof line, stdin)) {
        size_t length = strcspn(line, "\n");
        if (line[length] != '\n') {
            fprintf(stderr, "a line is too long\n");
            return 1;
        }
        gridwright_answer *answer;
        gridwright_ask(NULL, line, length, &answer);
        puts(gridwright_answer_text(answer));
        gridwright_answer_free(answer);
    }
    return 0;
}
