// Decodes a JPEG file in memory with libjpeg. libjpeg leaves a function by longjmp when it fails, which must not pass through
// Swift, so its calls are here, and Swift sees two functions that return.
#ifndef LETTERPRESS_JPEG_H
#define LETTERPRESS_JPEG_H

#include <stddef.h>
#include <stdint.h>

// How decoding ended.
typedef enum {
  JPEGFILE_DECODED,
  // Damaged, or of a kind that libjpeg does not decode: its message says which.
  JPEGFILE_REFUSED,
  // Some of the picture's data are in no scan.
  JPEGFILE_INCOMPLETE,
  // Four colours, as for printing.
  JPEGFILE_PRINT_COLORS,
  JPEGFILE_TOO_MANY_SCANS,
  JPEGFILE_OUT_OF_MEMORY,
} jpegfile_result;

// libjpeg's JMSG_LENGTH_MAX.
enum { JPEGFILE_MESSAGE_LENGTH = 200 };

// Reads the header. Sets `width` and `height`, in pixels, each 1 to 65,500; if the file is refused, `message`.
jpegfile_result jpegfile_read_size(const uint8_t *file, size_t count, uint32_t *width, uint32_t *height,
                                   char message[JPEGFILE_MESSAGE_LENGTH]);

// Decodes the file to `pixels`: height × width × 3 bytes of red, green and blue, with the size that jpegfile_read_size
// gives. Anything that libjpeg only warns about is a failure, as the picture would be wrong from there on; what is in
// `pixels` then has no meaning.
//
// `memory`: the bytes that libjpeg may take for itself. `most_scans`: a progressive picture comes in about ten scans, each over
// all of its pixels; a small file may announce thousands.
jpegfile_result jpegfile_decode(const uint8_t *file, size_t count, uint8_t *pixels, size_t memory, int most_scans,
                                char message[JPEGFILE_MESSAGE_LENGTH]);

#endif
