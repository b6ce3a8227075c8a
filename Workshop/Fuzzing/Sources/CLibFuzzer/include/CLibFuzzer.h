// The libFuzzer function that custom mutators call, https://llvm.org/docs/LibFuzzer.html, and what an input costs.
#ifndef LETTERPRESS_LIBFUZZER_H
#define LETTERPRESS_LIBFUZZER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Mutates some bytes in place and returns their new number, at most maximum_size.
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t size, size_t maximum_size);

// Sets whether libFuzzer is told which numbers the code compares. It puts such numbers into inputs.
void letterpress_ignore_comparisons(bool are_ignored);

// Counts all memory allocated from now on.
void letterpress_watch_memory(void);

// Begins with the next input.
void letterpress_begin_input(void);

// The processor time since then, in microseconds.
int64_t letterpress_input_microseconds(void);

// The most bytes in use at once since then, without those in use before.
int64_t letterpress_input_bytes(void);

#endif
