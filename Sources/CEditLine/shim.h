#include <stdio.h>
#include <stdlib.h>
#include <editline/readline.h>

// Frees a line that readline() has returned.
static inline void edit_line_free(char *line) { free(line); }
