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

#endif
