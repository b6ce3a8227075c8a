#include "CPlatform.h"

#if defined(__wasm__)

// The page's clock, in milliseconds.
__attribute__((import_module("page"), import_name("now"))) double page_now(void);

int64_t platform_monotonic_nanoseconds(void) { return (int64_t)(page_now() * 1e6); }

#else

#include <time.h>

int64_t platform_monotonic_nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

#endif
