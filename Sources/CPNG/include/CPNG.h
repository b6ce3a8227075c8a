// Decodes a PNG file in memory with libpng. libpng leaves a function by longjmp when it fails, which must not pass through
// Swift, so its calls are here, and Swift sees two functions that return.
#ifndef LETTERPRESS_PNG_H
#define LETTERPRESS_PNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What a file's header says: its size in pixels, each 1 to 1,000,000; the bits of each sample, up to 16.
typedef struct {
  uint32_t width, height;
  uint8_t bit_depth;
  bool is_interlaced;
} pngfile_header;

// What to make of the pixels.
typedef enum {
  // 3 bytes each, red, green and blue in sRGB, laid over white.
  PNGFILE_COLORS,
  // 4 numbers of 16 bits each, red, green and blue in linear light, multiplied by alpha, and alpha.
  PNGFILE_LIGHT,
} pngfile_form;

enum { PNGFILE_MESSAGE_LENGTH = 200 };

// Reads all before the pixels. Returns whether libpng accepts it; if not, `message` says why.
bool pngfile_read_header(const uint8_t *file, size_t count, pngfile_header *header,
                         char message[PNGFILE_MESSAGE_LENGTH]);

// Decodes the file to `pixels`, height × width in the given form, which are `size` bytes. Returns whether libpng accepts the
// file up to its last pixel; if not, `message` says why, and what is in `pixels` has no meaning.
bool pngfile_decode(const uint8_t *file, size_t count, pngfile_form form, void *pixels, size_t size,
                    char message[PNGFILE_MESSAGE_LENGTH]);

#endif
