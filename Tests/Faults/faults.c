// Makes one of the program's system calls fail, or kills the program there: preloaded by FaultTests, never part of it.
//
// Only calls that deal with files below a folder are counted, so that those of the system's libraries at the start do
// not count. Environment variables control it:
//
//   FAULT_FOLDER  the folder
//   FAULT_CALL    the number, from 1, of the call that fails; if unset, all calls are only logged to FAULT_LOG
//   FAULT_ERROR   the error number, KILL to end the process before the call, or SHORT to write only half
//   FAULT_LOG     a file to which each counted call's name is appended
//   FAULT_STATS   a file to which a line is appended for each question about a file's status, wherever the file is;
//                 these neither count nor fail
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { most_descriptors = 256 };
static int count = 0;
// Which descriptors belong to counted files.
static char is_counted[most_descriptors];

static int is_below(const char *path) {
  const char *folder = getenv("FAULT_FOLDER");
  return folder != NULL && path != NULL && strncmp(path, folder, strlen(folder)) == 0;
}

static int is_open_below(int descriptor) {
  return descriptor >= 0 && descriptor < most_descriptors && is_counted[descriptor];
}

static void note(const char *name) {
  const char *path = getenv("FAULT_LOG");
  if (path == NULL) return;
  // Not through the functions below.
  FILE *log = fopen(path, "ae");
  if (log == NULL) return;
  fprintf(log, "%s\n", name);
  fclose(log);
}

// What happens to a counted call: 0 to proceed, 1 to fail with errno set, 2 to write only half.
static int fate(const char *name) {
  const char *call = getenv("FAULT_CALL"), *error = getenv("FAULT_ERROR");
  count += 1;
  note(name);
  if (call == NULL || error == NULL || atoi(call) != count) return 0;
  if (strcmp(error, "KILL") == 0) kill(getpid(), SIGKILL);
  if (strcmp(error, "SHORT") == 0) return 2;
  errno = atoi(error);
  return 1;
}

static void note_status(void) {
  const char *path = getenv("FAULT_STATS");
  FILE *log = path == NULL ? NULL : fopen(path, "ae");
  if (log == NULL) return;
  fputs("stat\n", log);
  fclose(log);
}

#define real(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int open_counted(const char *name, const char *path, int flags, mode_t mode) {
  if (is_below(path) && fate(name) == 1) return -1;
  int descriptor = real(open)(path, flags, mode);
  if (descriptor >= 0 && descriptor < most_descriptors) is_counted[descriptor] = (char)is_below(path);
  return descriptor;
}

static mode_t mode_of(int flags, va_list arguments) {
  return flags & O_CREAT ? (mode_t)va_arg(arguments, unsigned) : 0;
}

int open(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = mode_of(flags, arguments);
  va_end(arguments);
  return open_counted("open", path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = mode_of(flags, arguments);
  va_end(arguments);
  return open_counted("open", path, flags, mode);
}

ssize_t read(int descriptor, void *buffer, size_t length) {
  if (is_open_below(descriptor) && fate("read") == 1) return -1;
  return real(read)(descriptor, buffer, length);
}

ssize_t write(int descriptor, const void *bytes, size_t length) {
  int fated = is_open_below(descriptor) ? fate("write") : 0;
  if (fated == 1) return -1;
  return real(write)(descriptor, bytes, fated == 2 && length > 1 ? length / 2 : length);
}

int close(int descriptor) {
  // A close that reports failure has closed the file nevertheless.
  int fated = is_open_below(descriptor) ? fate("close") : 0;
  int error = errno;
  if (descriptor >= 0 && descriptor < most_descriptors) is_counted[descriptor] = 0;
  int result = real(close)(descriptor);
  if (fated != 1) return result;
  errno = error;
  return -1;
}

int rename(const char *from, const char *to) {
  if (is_below(to) && fate("rename") == 1) return -1;
  return real(rename)(from, to);
}

int link(const char *from, const char *to) {
  if (is_below(to) && fate("link") == 1) return -1;
  return real(link)(from, to);
}

int unlink(const char *path) {
  if (is_below(path) && fate("unlink") == 1) return -1;
  return real(unlink)(path);
}

int mkdir(const char *path, mode_t mode) {
  if (is_below(path) && fate("mkdir") == 1) return -1;
  return real(mkdir)(path, mode);
}

int fsync(int descriptor) {
  if (is_open_below(descriptor) && fate("fsync") == 1) return -1;
  return real(fsync)(descriptor);
}

int fchmod(int descriptor, mode_t mode) {
  if (is_open_below(descriptor) && fate("fchmod") == 1) return -1;
  return real(fchmod)(descriptor, mode);
}

int flock(int descriptor, int operation) {
  if (is_open_below(descriptor) && fate("flock") == 1) return -1;
  return real(flock)(descriptor, operation);
}

int stat(const char *path, struct stat *status) {
  note_status();
  return real(stat)(path, status);
}

int lstat(const char *path, struct stat *status) {
  note_status();
  return real(lstat)(path, status);
}

int fstat(int descriptor, struct stat *status) {
  note_status();
  return real(fstat)(descriptor, status);
}
