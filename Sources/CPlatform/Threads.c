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
#include <stdlib.h>

// The main thread's stack size on most systems; some give other threads a tenth of it.
static const size_t stack_size = 8 << 20;

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
  return NULL;
}

platform_thread *platform_start_thread(void (*body)(void *), void *context) {
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
  int error = pthread_create(&thread->thread, &attributes, run, start);
  pthread_attr_destroy(&attributes);
  if (error == 0) return thread;
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
