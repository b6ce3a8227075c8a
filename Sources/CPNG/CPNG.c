#include "CPNG.h"

#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include <png.h>

// libpng's objects, and what its callbacks need, which get a pointer to it.
typedef struct {
  png_structp png;
  png_infop info;
  jmp_buf failed;
  // The rest of the file.
  const uint8_t *file;
  size_t count;
  // Unused where only the header is read.
  pngfile_form form;
  uint8_t *pixels;
  size_t size;
  char *message;
} decoding;

static _Noreturn void handle_error(png_structp png, png_const_charp message) {
  decoding *work = png_get_error_ptr(png);
  snprintf(work->message, PNGFILE_MESSAGE_LENGTH, "%s", message);
  longjmp(work->failed, 1);
}

// libpng only warns about what it can do without.
static void ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void read_bytes(png_structp png, png_bytep bytes, size_t count) {
  decoding *work = png_get_io_ptr(png);
  if (count > work->count) png_error(png, "read beyond end of data");
  memcpy(bytes, work->file, count);
  work->file += count;
  work->count -= count;
}

static void read_header(decoding *work) {
  png_set_read_fn(work->png, work, read_bytes);
  // Faults of chunks that libpng can do without are warnings.
  png_set_benign_errors(work->png, 1);
  png_read_info(work->png, work->info);
}

// Asks for 8 bits of sRGB, over white.
static void ask_for_colors(png_structp png, bool has_alpha, bool is_deep) {
  if (is_deep) png_set_scale_16(png);
  const png_color_16 white = {.red = 255, .green = 255, .blue = 255, .gray = 255};
  if (has_alpha) png_set_background_fixed(png, &white, PNG_BACKGROUND_GAMMA_SCREEN, 0, 0);
  png_set_alpha_mode_fixed(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
}

// Asks for 16 bits of linear light and alpha. The picture has 16 bits already.
static void ask_for_light(png_structp png, bool has_alpha) {
  if (!has_alpha) png_set_add_alpha(png, UINT16_MAX, PNG_FILLER_AFTER);
  png_set_alpha_mode_fixed(png, has_alpha ? PNG_ALPHA_STANDARD : PNG_ALPHA_PNG, PNG_GAMMA_LINEAR);
  const uint16_t one = 1;
  if (*(const uint8_t *)&one == 1) png_set_swap(png);
}

static void read_pixels(decoding *work) {
  read_header(work);
  png_structp png = work->png;
  png_infop info = work->info;
  // Each chunk's CRC guards these data, and zlib's Adler-32 of them takes as long to compute as they take to decompress.
#ifdef PNG_IGNORE_ADLER32
  png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
#endif

  const int colors = png_get_color_type(png, info);
  const bool has_alpha = (colors & PNG_COLOR_MASK_ALPHA) != 0 || png_get_valid(png, info, PNG_INFO_tRNS) != 0;
  png_set_expand(png);
  if ((colors & PNG_COLOR_MASK_COLOR) == 0) png_set_gray_to_rgb(png);
  // The first call of this says which gamma a picture has that names none; the second, which one the result shall have.
  png_set_alpha_mode_fixed(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
  if (work->form == PNGFILE_LIGHT) {
    ask_for_light(png, has_alpha);
  } else {
    ask_for_colors(png, has_alpha, png_get_bit_depth(png, info) == 16);
  }

  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  const size_t stride = png_get_rowbytes(png, info);
  const size_t height = png_get_image_height(png, info);
  if (stride * height != work->size) png_error(png, "the pixels have another size");
  for (; passes > 0; passes--) {
    for (size_t row = 0; row < height; row++) png_read_row(png, work->pixels + row * stride, NULL);
  }
}

// Calls a function that may fail by way of `handle_error`. Nothing here is local to a function that setjmp returns to twice.
static bool attempt(decoding *work, void (*body)(decoding *)) {
  snprintf(work->message, PNGFILE_MESSAGE_LENGTH, "out of memory");
  if (setjmp(work->failed) != 0) return false;
  work->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, work, handle_error, ignore_warning);
  work->info = work->png ? png_create_info_struct(work->png) : NULL;
  if (!work->info) return false;
  body(work);
  return true;
}

bool pngfile_read_header(const uint8_t *file, size_t count, pngfile_header *header, char *message) {
  decoding work = {.file = file, .count = count, .message = message};
  bool is_read = attempt(&work, read_header);
  if (is_read) {
    header->width = png_get_image_width(work.png, work.info);
    header->height = png_get_image_height(work.png, work.info);
    header->bit_depth = png_get_bit_depth(work.png, work.info);
    header->is_interlaced = png_get_interlace_type(work.png, work.info) != PNG_INTERLACE_NONE;
  }
  png_destroy_read_struct(&work.png, &work.info, NULL);
  return is_read;
}

bool pngfile_decode(const uint8_t *file, size_t count, pngfile_form form, void *pixels, size_t size, char *message) {
  decoding work = {.file = file, .count = count, .form = form, .pixels = pixels, .size = size, .message = message};
  bool is_decoded = attempt(&work, read_pixels);
  png_destroy_read_struct(&work.png, &work.info, NULL);
  return is_decoded;
}
