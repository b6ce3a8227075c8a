#include "CPlatform.h"

#if defined(__wasm__)

platform_thread *platform_start_thread(void (*body)(void *), void *context) {
  (void)body;
  (void)context;
  return NULL;
}
void platform_join_thread(platform_thread *thread) { (void)thread; }
void platform_detach_thread(platform_thread *thread) { (void)thread; }

#else

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

// The main thread's stack size on most systems; some give other threads a tenth of it.
static const size_t stack_size = 8 << 20;

// What a thread of a search uses, and room to spare.
static const size_t room_for_each = 24 << 20;

// How many threads run that were started here. They may have yet to take their memory.
static atomic_size_t running;

struct platform_thread {
  pthread_t thread;
};

struct start {
  void (*body)(void *);
  void *context;
};

static void *run(void *argument) {
  struct start start = *(struct start *)argument;
  free(argument);
  start.body(start.context);
  atomic_fetch_sub(&running, 1);
  return NULL;
}

// Whether another thread would leave enough memory to those that run.
static bool leaves_room(void) {
  // Nearly all there is, so that it is only had without a limit.
  if (platform_has_room(SIZE_MAX / 4)) return true;
#if defined(__GLIBC__)
  // Otherwise, each thread would take 64 MiB of addresses for its own small objects.
  mallopt(M_ARENA_MAX, 1);
#endif
  return platform_has_room(stack_size + (atomic_load(&running) + 1) * room_for_each);
}

platform_thread *platform_start_thread(void (*body)(void *), void *context) {
  if (!leaves_room()) return NULL;
  platform_thread *thread = malloc(sizeof *thread);
  struct start *start = malloc(sizeof *start);
  pthread_attr_t attributes;
  if (thread == NULL || start == NULL || pthread_attr_init(&attributes) != 0) {
    free(thread);
    free(start);
    return NULL;
  }
  *start = (struct start){body, context};
  pthread_attr_setstacksize(&attributes, stack_size);
  atomic_fetch_add(&running, 1);
  int error = pthread_create(&thread->thread, &attributes, run, start);
  pthread_attr_destroy(&attributes);
  if (error == 0) return thread;
  atomic_fetch_sub(&running, 1);
  free(thread);
  free(start);
  return NULL;
}

void platform_join_thread(platform_thread *thread) {
  pthread_join(thread->thread, NULL);
  free(thread);
}

void platform_detach_thread(platform_thread *thread) {
  pthread_detach(thread->thread);
  free(thread);
}

#endif
