// Encodes JPEG files for tests, with libjpeg.
#ifndef LETTERPRESS_JPEG_FIXTURE_H
#define LETTERPRESS_JPEG_FIXTURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  // 1 to 100.
  int quality;
  // 1 for grey, 3 for colour, 4 for the colours of print.
  int components;
  // How many samples of brightness there are for one of colour, across and down: 1, 2 or 4.
  int columns_per_color, rows_per_color;
  bool is_progressive;
  // Of a progressive picture in colour, for scans that each have as few; 0 for the usual ten scans.
  int coefficients_per_scan;
  // Whether each colour comes in a scan of its own.
  bool is_separate;
  bool uses_arithmetic_coding;
  // Rows of blocks between restart markers; 0 for none.
  int restart_rows;
} jpegfixture_format;

// Encodes height × width × components bytes: grey, red, green and blue, or four inks. Returns a file of `count` bytes, to be freed
// with jpegfixture_free; ends the process if anything is wrong.
uint8_t *jpegfixture_encode(const uint8_t *pixels, uint32_t width, uint32_t height, jpegfixture_format format, size_t *count);

void jpegfixture_free(uint8_t *file);

#endif
