// The compiled form of words.txt with its rarities, in the format of Lexicon+File.swift; for WebAssembly, in that of
// Lexicon+Packed.swift.
#ifndef LETTERPRESS_ENGLISH_LEXICON_H
#define LETTERPRESS_ENGLISH_LEXICON_H

#include <stddef.h>

// Aligned to eight bytes; lives as long as the program.
const void *english_lexicon_bytes(void);
size_t english_lexicon_size(void);

// The name of the list if it is another one, with which somebody built the program for themselves: Scripts/install
// --words. Empty for words.txt.
const char *english_lexicon_name(void);

#endif
