#include "CEnglishLexicon.h"

// Clang supports #embed in every C mode but warns that it is a C23 extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

_Alignas(8) static const unsigned char bytes[] = {
#ifdef __wasm__
#embed "english.packed"
#else
#embed "english.lexicon"
#endif
};

static const char name[] = {
#embed "english.name" suffix(, )
    0};

const void *english_lexicon_bytes(void) { return bytes; }
size_t english_lexicon_size(void) { return sizeof bytes; }
const char *english_lexicon_name(void) { return name; }
