// The puzzles of puzzles.tsv, as its text in UTF-8.
#ifndef LETTERPRESS_PUZZLES_H
#define LETTERPRESS_PUZZLES_H

#include <stddef.h>

// Lives as long as the program.
const void *puzzles_bytes(void);
size_t puzzles_size(void);

#endif
