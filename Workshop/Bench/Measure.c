/* Runs a command, reads all its output, and prints its elapsed time and its user and system time in milliseconds, its
   peak memory in KiB, and its exit status.

   A separate program because Linux counts the peak memory of a process's parent as its own, and the calling script's
   is larger than what is measured. */
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double milliseconds(struct timeval time) { return time.tv_sec * 1e3 + time.tv_usec / 1e3; }

int main(int argc, char **argv) {
  int ends[2];
  posix_spawn_file_actions_t actions;
  if (argc < 2 || pipe(ends) || posix_spawn_file_actions_init(&actions)) return 64;
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addclose(&actions, ends[0]);
  posix_spawn_file_actions_addclose(&actions, ends[1]);

  const double start = now();
  pid_t process;
  if (posix_spawn(&process, argv[1], &actions, NULL, argv + 1, environ)) return 66;
  close(ends[1]);
  static char buffer[1 << 16];
  while (read(ends[0], buffer, sizeof buffer) > 0) continue;
  int status;
  struct rusage usage;
  if (wait4(process, &status, 0, &usage) != process) return 71;
  const double time = now() - start;
#ifdef __APPLE__
  usage.ru_maxrss /= 1024;
#endif
  printf("%f %f %ld %d\n", time, milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime), usage.ru_maxrss,
         WIFEXITED(status) ? WEXITSTATUS(status) : 128);
  return 0;
}
