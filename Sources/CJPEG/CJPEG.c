#include "CJPEG.h"

#include <setjmp.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>
// After jpeglib.h, whose types it uses.
#include <jerror.h>

_Static_assert(JPEGFILE_MESSAGE_LENGTH >= JMSG_LENGTH_MAX, "libjpeg writes its messages without a length");

// libjpeg's object, and what its callbacks need; found from it, as it comes first.
typedef struct {
  struct jpeg_decompress_struct decoder;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf failed;
  jpegfile_result result;
  const uint8_t *file;
  size_t count;
  // Of the picture, 3 bytes each; unused where only the header is read.
  uint8_t *pixels;
  size_t memory;
  int most_scans;
  char *message;
} decoding;

static _Noreturn void stop(decoding *work, jpegfile_result result) {
  work->result = result;
  longjmp(work->failed, 1);
}

static void handle_error(j_common_ptr decoder) {
  decoding *work = (void *)decoder;
  int code = decoder->err->msg_code;
  decoder->err->format_message(decoder, work->message);
  stop(work, code == JERR_OUT_OF_MEMORY || code == JERR_NO_BACKING_STORE ? JPEGFILE_OUT_OF_MEMORY : JPEGFILE_REFUSED);
}

// Levels below 0 are warnings; others are traces.
static void handle_message(j_common_ptr decoder, int level) {
  if (level >= 0) return;
  // These concern only how the file introduces itself; its pixels are as usual.
  if (decoder->err->msg_code == JWRN_ADOBE_XFORM || decoder->err->msg_code == JWRN_JFIF_MAJOR) return;
  handle_error(decoder);
}

static void check_scans(j_common_ptr decoder) {
  decoding *work = (void *)decoder;
  if (work->decoder.input_scan_number > work->most_scans) stop(work, JPEGFILE_TOO_MANY_SCANS);
}

static void read_header(decoding *work) {
  jpeg_create_decompress(&work->decoder);
  work->progress.progress_monitor = check_scans;
  work->decoder.progress = &work->progress;
  jpeg_mem_src(&work->decoder, work->file, work->count);
  jpeg_read_header(&work->decoder, TRUE);
  if (work->decoder.num_components > 3) stop(work, JPEGFILE_PRINT_COLORS);
}

// Whether each component came in some scan, and each coefficient of a progressive picture to its last bit. libjpeg takes
// what is missing as zero, without a warning.
static bool is_complete(const struct jpeg_decompress_struct *decoder) {
  for (int component = 0; component < decoder->num_components; component++) {
    // Set when the first scan with the component begins.
    if (decoder->comp_info[component].quant_table == NULL) return false;
    if (!decoder->progressive_mode) continue;
    for (int coefficient = 0; coefficient < DCTSIZE2; coefficient++) {
      // The number of bits that are still to come, or -1 for all.
      if (decoder->coef_bits[component][coefficient] != 0) return false;
    }
  }
  return true;
}

static void read_pixels(decoding *work) {
  read_header(work);
  struct jpeg_decompress_struct *decoder = &work->decoder;
  decoder->mem->max_memory_to_use = (long)work->memory;
  decoder->out_color_space = JCS_RGB;
  // Only an incomplete picture would be smoothed, and that is refused.
  decoder->do_block_smoothing = FALSE;
  jpeg_start_decompress(decoder);
  if (!is_complete(decoder)) stop(work, JPEGFILE_INCOMPLETE);
  size_t stride = (size_t)decoder->output_width * 3;
  while (decoder->output_scanline < decoder->output_height) {
    JSAMPROW row = work->pixels + decoder->output_scanline * stride;
    jpeg_read_scanlines(decoder, &row, 1);
  }
  // Warns if the file ends, or other data follow, before the end is marked.
  jpeg_finish_decompress(decoder);
}

// Calls a function that may fail by way of `stop`. Nothing here is local to a function that setjmp returns to twice.
static jpegfile_result attempt(decoding *work, void (*body)(decoding *)) {
  work->message[0] = 0;
  work->decoder.err = jpeg_std_error(&work->errors);
  work->errors.error_exit = handle_error;
  work->errors.emit_message = handle_message;
  if (setjmp(work->failed) == 0) {
    body(work);
    work->result = JPEGFILE_DECODED;
  }
  return work->result;
}

jpegfile_result jpegfile_read_size(const uint8_t *file, size_t count, uint32_t *width, uint32_t *height, char *message) {
  decoding work = {.file = file, .count = count, .message = message};
  jpegfile_result result = attempt(&work, read_header);
  *width = work.decoder.image_width;
  *height = work.decoder.image_height;
  jpeg_destroy_decompress(&work.decoder);
  return result;
}

jpegfile_result jpegfile_decode(const uint8_t *file, size_t count, uint8_t *pixels, size_t memory, int most_scans,
                                char *message) {
  decoding work = {
      .file = file, .count = count, .pixels = pixels, .memory = memory, .most_scans = most_scans, .message = message};
  jpegfile_result result = attempt(&work, read_pixels);
  jpeg_destroy_decompress(&work.decoder);
  return result;
}
