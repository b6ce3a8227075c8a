#include "CPlatform.h"

#if defined(__wasm__)

// Numbers as `Math.random` gives them: 0 to less than 1.
__attribute__((import_module("page"), import_name("random"))) double page_random(void);

// What Swift's library takes the seeds of hash tables from; the C library's own would import it from WASI.
void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  for (size_t index = 0; index < count; index++) bytes[index] = (unsigned char)(page_random() * 256);
}

// What Swift's library prints the reason of a trap with; the C library's own would import files from WASI.
int putchar(int character) { return character; }

#endif
