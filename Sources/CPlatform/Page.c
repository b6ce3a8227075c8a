#include "CPlatform.h"

#if defined(__wasm__)

// Numbers like those of `Math.random`: 0 to less than 1.
__attribute__((import_module("page"), import_name("random"))) double page_random(void);

// Swift's library seeds hash tables with it; the C library's version would import it from WASI.
void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  for (size_t index = 0; index < count; index++) bytes[index] = (unsigned char)(page_random() * 256);
}

// Swift's library prints the reason of a trap with it; the C library's version would import files from WASI.
int putchar(int character) { return character; }

// Swift's library compares texts by their canonical form, with tables of 30 kB that compress badly. In the page nothing
// depends on whether two spellings of one accented letter are equal: words are A to Z, and names only need to equal
// themselves. So no scalar has another form here; texts are equal if their bytes are. These stand for all that the
// library's own object file defines, which the linker then leaves out; should another version of the library need
// more of it, linking fails.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) {
  (void)scalar;
  return 0;
}

uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) {
  (void)scalar;
  return 0;
}

uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) {
  (void)first, (void)second;
  return UINT32_MAX;
}

static const uint8_t no_decompositions[1];
const uint8_t *const _swift_stdlib_nfd_decompositions = no_decompositions;

// The C library's exp, log and pow have tables of 10 kB, which do not compress. These have none. They take a little longer,
// and their relative error may be as large as 10⁻¹⁴.

static double power_of_two(int exponent) {
  uint64_t bits = (uint64_t)(exponent + 1023) << 52;
  double value;
  __builtin_memcpy(&value, &bits, sizeof value);
  return value;
}

// The logarithm of 2; the first part has enough zeros at its end that its multiples are exact.
static const double ln2_high = 0x1.62e42feep-1, ln2_low = 0x1.a39ef35793c76p-33;

double exp(double x) {
  if (x > 709) return __builtin_inf();
  if (x < -708) return 0;
  int exponent = (int)(x * 1.4426950408889634 + (x < 0 ? -0.5 : 0.5));
  double rest = x - exponent * ln2_high - exponent * ln2_low;
  // The Taylor series: 1 / n!, from the smallest on.
  static const double factors[] = {1.0 / 6227020800, 1.0 / 479001600, 1.0 / 39916800, 1.0 / 3628800, 1.0 / 362880,
                                   1.0 / 40320,      1.0 / 5040,      1.0 / 720,      1.0 / 120,     1.0 / 24,
                                   1.0 / 6,          1.0 / 2,         1,              1};
  double sum = 0;
  for (size_t n = 0; n < sizeof factors / sizeof *factors; n++) sum = sum * rest + factors[n];
  return sum * power_of_two(exponent);
}

// x is above 0.
double log(double x) {
  uint64_t bits;
  __builtin_memcpy(&bits, &x, sizeof bits);
  int exponent = (int)(bits >> 52) - 1023;
  double part = x * power_of_two(-exponent);
  if (part > 1.4142135623730951) part /= 2, exponent++;
  // The logarithm of (1 + s) / (1 - s) is 2 (s + s³/3 + s⁵/5 + …).
  double s = (part - 1) / (part + 1), square = s * s, sum = 0;
  for (int n = 23; n > 1; n -= 2) sum = (sum + 1.0 / n) * square;
  return exponent * ln2_high + (2 * s * sum + exponent * ln2_low + 2 * s);
}

// x is not below 0.
double pow(double x, double y) { return x > 0 ? exp(y * log(x)) : y == 0; }

#endif
