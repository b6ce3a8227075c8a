#include "CPlatform.h"

#if defined(__wasm__)

// Numbers like those of `Math.random`: 0 to less than 1.
__attribute__((import_module("page"), import_name("random"))) double page_random(void);

// Swift's library seeds hash tables with it; the C library's version would import it from WASI.
void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  for (size_t index = 0; index < count; index++) bytes[index] = (unsigned char)(page_random() * 256);
}

// Swift's library prints the reason of a trap with it; the C library's version would import files from WASI.
int putchar(int character) { return character; }

// Swift's library compares texts by their canonical form, with tables of 30 kB that compress badly. In the page nothing
// depends on whether two spellings of one accented letter are equal: words are A to Z, and names only need to equal
// themselves. So no scalar has another form here; texts are equal if their bytes are. These stand for all that the
// library's own object file defines, which the linker then leaves out; should another version of the library need
// more of it, linking fails.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) {
  (void)scalar;
  return 0;
}

uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) {
  (void)scalar;
  return 0;
}

uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) {
  (void)first, (void)second;
  return UINT32_MAX;
}

static const uint8_t no_decompositions[1];
const uint8_t *const _swift_stdlib_nfd_decompositions = no_decompositions;

#endif
