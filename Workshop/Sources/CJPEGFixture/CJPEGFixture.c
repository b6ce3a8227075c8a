#include "CJPEGFixture.h"

#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

uint8_t *jpegfixture_encode(const uint8_t *pixels, uint32_t width, uint32_t height, jpegfixture_format format, size_t *count) {
  struct jpeg_compress_struct encoder;
  struct jpeg_error_mgr errors;
  // Its own handlers print what is wrong, and end the process.
  encoder.err = jpeg_std_error(&errors);
  jpeg_create_compress(&encoder);
  unsigned char *file = NULL;
  unsigned long size = 0;
  jpeg_mem_dest(&encoder, &file, &size);
  encoder.image_width = width;
  encoder.image_height = height;
  encoder.input_components = format.components;
  encoder.in_color_space = format.components == 1 ? JCS_GRAYSCALE : format.components == 3 ? JCS_RGB : JCS_CMYK;
  jpeg_set_defaults(&encoder);
  jpeg_set_quality(&encoder, format.quality, TRUE);
  if (format.components == 3) {
    encoder.comp_info[0].h_samp_factor = format.columns_per_color;
    encoder.comp_info[0].v_samp_factor = format.rows_per_color;
  }
  encoder.restart_in_rows = format.restart_rows;
  encoder.arith_code = format.uses_arithmetic_coding ? TRUE : FALSE;
  // The most that there can be: the averages of all colours, then 63 coefficients of each.
  jpeg_scan_info scans[1 + 3 * 63];
  if (format.is_progressive && format.coefficients_per_scan > 0) {
    int count = 1;
    scans[0] = (jpeg_scan_info){.comps_in_scan = 3, .component_index = {0, 1, 2}};
    for (int component = 0; component < 3; component++) {
      for (int first = 1; first < 64; first += format.coefficients_per_scan) {
        int last = first + format.coefficients_per_scan - 1;
        scans[count++] = (jpeg_scan_info){
            .comps_in_scan = 1, .component_index = {component}, .Ss = first, .Se = last < 63 ? last : 63};
      }
    }
    encoder.scan_info = scans;
    encoder.num_scans = count;
  } else if (format.is_progressive) {
    jpeg_simple_progression(&encoder);
  } else if (format.is_separate) {
    for (int component = 0; component < encoder.num_components; component++) {
      scans[component] = (jpeg_scan_info){.comps_in_scan = 1, .component_index = {component}, .Ss = 0, .Se = 63};
    }
    encoder.scan_info = scans;
    encoder.num_scans = encoder.num_components;
  }
  jpeg_start_compress(&encoder, TRUE);
  size_t stride = (size_t)width * (size_t)format.components;
  while (encoder.next_scanline < height) {
    JSAMPROW row = (JSAMPROW)(pixels + encoder.next_scanline * stride);
    jpeg_write_scanlines(&encoder, &row, 1);
  }
  jpeg_finish_compress(&encoder);
  jpeg_destroy_compress(&encoder);
  *count = size;
  return file;
}

void jpegfixture_free(uint8_t *file) { free(file); }
