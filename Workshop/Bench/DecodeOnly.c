/* The least a program can do with a screenshot: read the file, decode it, print its number of pixels. */
#include <stdio.h>
#include <stdlib.h>

#include "CDecodeBaseline.h"

int main(int argc, char **argv) {
  FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
  if (!file || fseek(file, 0, SEEK_END)) {
    fprintf(stderr, "usage: DecodeOnly FILE.png\n");
    return 64;
  }
  const long size = ftell(file);
  rewind(file);
  void *bytes = malloc(size);
  const size_t pixels = bytes && fread(bytes, 1, size, file) == (size_t)size ? decode_baseline(bytes, size) : 0;
  printf("%zu pixels\n", pixels);
  return pixels ? 0 : 65;
}
