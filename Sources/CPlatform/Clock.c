#include "CPlatform.h"

#if defined(__wasm__)

// The page's clock, in milliseconds.
__attribute__((import_module("page"), import_name("now"))) double page_now(void);

int64_t platform_monotonic_nanoseconds(void) { return (int64_t)(page_now() * 1e6); }

int64_t platform_thread_nanoseconds(void) { return platform_monotonic_nanoseconds(); }

#else

#include <time.h>

static int64_t nanoseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int64_t platform_monotonic_nanoseconds(void) { return nanoseconds(CLOCK_MONOTONIC); }

int64_t platform_thread_nanoseconds(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }

#endif
