// The few functions of the system that Swift targets call without importing it: the mathematical functions, a clock and
// threads for the portable ones, memory of zeros for the search, memory in large pages for the decoder. On WebAssembly the clock is the page's, and there
// are no threads.
#ifndef LETTERPRESS_PLATFORM_H
#define LETTERPRESS_PLATFORM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// e to the power of x, the natural logarithm, x to the power of y; angles are in radians.
static inline double platform_exp(double x) { return __builtin_exp(x); }
static inline double platform_log(double x) { return __builtin_log(x); }
static inline double platform_pow(double x, double y) { return __builtin_pow(x, y); }
static inline double platform_cos(double angle) { return __builtin_cos(angle); }
static inline double platform_sin(double angle) { return __builtin_sin(angle); }

// Nanoseconds since some fixed moment, on a clock that nobody sets.
int64_t platform_monotonic_nanoseconds(void);

// A thread that was started, to be joined or detached once.
typedef struct platform_thread platform_thread;

// Starts a thread with a stack as large as the main thread's mostly is; NULL where the system refuses another.
platform_thread *platform_start_thread(void (*body)(void *), void *context);
// Waits until a thread has ended.
void platform_join_thread(platform_thread *thread);
// Lets a thread end by itself.
void platform_detach_thread(platform_thread *thread);

// So many bytes, all zero, whose pages are taken from the system only when something is first written to them; NULL where
// there is not enough. To be given back by platform_free.
void *platform_allocate_zeroed(size_t count);
void platform_free(void *memory);

// Whether there is memory for so many bytes at this moment; arrays of Swift end the process where there is not.
bool platform_can_allocate(size_t count);

// Asks for memory that is about to be filled to come in large pages, where the system has them: one fault instead of 512.
void platform_advise_large_pages(void *start, size_t count);

#endif
