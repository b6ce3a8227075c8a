#include "CPuzzles.h"

// Clang supports #embed in every C mode but warns that it is a C23 extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes[] = {
#embed "puzzles.tsv"
};

const void *puzzles_bytes(void) { return bytes; }
size_t puzzles_size(void) { return sizeof bytes; }
