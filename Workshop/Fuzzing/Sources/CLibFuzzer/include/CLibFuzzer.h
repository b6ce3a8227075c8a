// The libFuzzer function that custom mutators call: https://llvm.org/docs/LibFuzzer.html
#ifndef LETTERPRESS_LIBFUZZER_H
#define LETTERPRESS_LIBFUZZER_H

#include <stddef.h>
#include <stdint.h>

// Mutates some bytes in place and returns their new number, at most maximum_size.
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t size, size_t maximum_size);

#endif
