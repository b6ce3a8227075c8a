#include "CDecodeBaseline.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

size_t decode_baseline(const void *file, size_t size) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(&image, file, size)) return 0;
  image.format = PNG_FORMAT_RGB;
  png_bytep pixels = malloc(PNG_IMAGE_SIZE(image));
  const size_t count = (size_t)image.width * image.height;
  const int succeeded = pixels && png_image_finish_read(&image, NULL, pixels, 0, NULL);
  png_image_free(&image);
  free(pixels);
  return succeeded ? count : 0;
}
