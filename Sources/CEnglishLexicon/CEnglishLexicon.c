#include "CEnglishLexicon.h"

// Clang has #embed in every C mode, and warns that C23 is where it comes from.
#pragma clang diagnostic ignored "-Wc23-extensions"

_Alignas(8) static const unsigned char bytes[] = {
#ifdef __wasm__
#embed "english.packed"
#else
#embed "english.lexicon"
#endif
};

const void *english_lexicon_bytes(void) { return bytes; }
size_t english_lexicon_size(void) { return sizeof bytes; }
