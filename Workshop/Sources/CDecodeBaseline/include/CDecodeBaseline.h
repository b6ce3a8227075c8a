#ifndef CDECODEBASELINE_H
#define CDECODEBASELINE_H

#include <stddef.h>

/* Decodes a PNG file in memory to 8-bit RGB with libpng's simplified interface and nothing else.
   Returns the number of pixels, or 0 if libpng rejects the file. */
size_t decode_baseline(const void *file, size_t size);

#endif
