// The few system functions that Swift targets call without importing the system: mathematical functions, a clock and
// threads for the portable targets, zeroed memory for the search, large pages for the decoder. On WebAssembly the clock
// is the page's, and there are no threads.
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

// Returns the nanoseconds since an arbitrary fixed moment, on a monotonic clock.
int64_t platform_monotonic_nanoseconds(void);

// Returns the nanoseconds of processor time that the calling thread has used; on WebAssembly, those of the clock above.
int64_t platform_thread_nanoseconds(void);

// A started thread, to be joined or detached exactly once.
typedef struct platform_thread platform_thread;

// Starts a thread with a stack as large as the main thread's usually is; NULL if the system refuses, or if the memory of the
// process is limited and would then be short.
platform_thread *platform_start_thread(void (*body)(void *), void *context);
// Waits until a thread has ended.
void platform_join_thread(platform_thread *thread);
// Gives up joining a thread, which then frees itself when it ends.
void platform_detach_thread(platform_thread *thread);

// Returns `count` zero bytes, whose pages the system provides only on first write; NULL if there is not enough memory.
// Free them with platform_free.
void *platform_allocate_zeroed(size_t count);
void platform_free(void *memory);

// Whether the system refuses this much memory at once, as a shell's `ulimit -v` makes it do; a Swift array of that size
// would end the process. If it does not refuse, that promises nothing: most systems grant more memory than they have.
bool platform_refuses_memory(size_t count);

// Whether this much memory is left, if a shell's `ulimit -v` limits that of the process; true without such a limit.
bool platform_has_room(size_t count);

// Asks for large pages, if the system has them, for memory about to be filled: one fault instead of 512.
void platform_advise_large_pages(void *start, size_t count);

#endif
