// For MADV_HUGEPAGE, which is not part of POSIX.
#define _GNU_SOURCE
#include "CPlatform.h"

#if defined(__wasm__)
// From the C library, whose headers are not used.
void *calloc(size_t count, size_t size);
void *malloc(size_t size);
void free(void *memory);
#else
#include <stdlib.h>
#endif

void *platform_allocate_zeroed(size_t count) { return calloc(count, 1); }
void platform_free(void *memory) { free(memory); }

bool platform_refuses_memory(size_t count) {
  // Volatile, because a compiler may drop a malloc whose memory is unused.
  void *volatile memory = malloc(count);
  bool is_refused = memory == NULL;
  free(memory);
  return is_refused;
}

#if defined(__wasm__)

bool platform_has_room(size_t count) {
  (void)count;
  return true;
}

#else

#include <sys/resource.h>

bool platform_has_room(size_t count) {
  struct rlimit limit;
  bool is_limited = getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
  return !is_limited || !platform_refuses_memory(count);
}

#endif

#if defined(__linux__) && !defined(__wasm__)

#include <sys/mman.h>
#include <unistd.h>

void platform_advise_large_pages(void *start, size_t count) {
  // Anything smaller cannot fill a large page.
  if (start == NULL || count < (size_t)1 << 21) return;
  // Includes the whole of the first and last page, because the memory may start a few bytes after a large page does.
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t first = (uintptr_t)start / page * page;
  uintptr_t end = ((uintptr_t)start + count + page - 1) / page * page;
  // Failure changes nothing.
  (void)madvise((void *)first, end - first, MADV_HUGEPAGE);
}

#else

void platform_advise_large_pages(void *start, size_t count) {
  (void)start;
  (void)count;
}

#endif
