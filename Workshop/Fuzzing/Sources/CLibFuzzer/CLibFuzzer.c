#include "CLibFuzzer.h"

#include <stdatomic.h>
#include <time.h>

// AddressSanitizer's, whose header not every toolchain has.
int __sanitizer_install_malloc_and_free_hooks(void (*allocated)(const volatile void *, size_t),
                                              void (*freed)(const volatile void *));
size_t __sanitizer_get_allocated_size(const volatile void *bytes);

static atomic_llong used, most;
static int64_t begin;

static void allocated(const volatile void *bytes, size_t size) {
  (void)bytes;
  long long now = atomic_fetch_add_explicit(&used, (long long)size, memory_order_relaxed) + (long long)size;
  long long before = atomic_load_explicit(&most, memory_order_relaxed);
  while (now > before && !atomic_compare_exchange_weak_explicit(&most, &before, now, memory_order_relaxed,
                                                                memory_order_relaxed)) {
  }
}

static void freed(const volatile void *bytes) {
  if (bytes) {
    atomic_fetch_sub_explicit(&used, (long long)__sanitizer_get_allocated_size(bytes), memory_order_relaxed);
  }
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

// The linker sends the traced comparisons of numbers here, as Package.swift tells it to. libFuzzer's own functions look at where
// they were called from; these jump there without a frame of their own, so that this is still the comparison.
static bool are_comparisons_ignored;

void letterpress_ignore_comparisons(bool are_ignored) { are_comparisons_ignored = are_ignored; }

#define TRACED(name, type)                                         \
  void __real_##name(type first, type second);                     \
  void __wrap_##name(type first, type second);                     \
  void __wrap_##name(type first, type second) {                    \
    if (are_comparisons_ignored) return;                           \
    __attribute__((musttail)) return __real_##name(first, second); \
  }

TRACED(__sanitizer_cov_trace_cmp1, uint8_t)
TRACED(__sanitizer_cov_trace_cmp2, uint16_t)
TRACED(__sanitizer_cov_trace_cmp4, uint32_t)
TRACED(__sanitizer_cov_trace_cmp8, uint64_t)
TRACED(__sanitizer_cov_trace_const_cmp1, uint8_t)
TRACED(__sanitizer_cov_trace_const_cmp2, uint16_t)
TRACED(__sanitizer_cov_trace_const_cmp4, uint32_t)
TRACED(__sanitizer_cov_trace_const_cmp8, uint64_t)

void letterpress_watch_memory(void) { __sanitizer_install_malloc_and_free_hooks(allocated, freed); }

void letterpress_begin_input(void) {
  atomic_store(&used, 0);
  atomic_store(&most, 0);
  begin = now();
}

int64_t letterpress_input_microseconds(void) { return now() - begin; }

int64_t letterpress_input_bytes(void) { return atomic_load(&most); }
