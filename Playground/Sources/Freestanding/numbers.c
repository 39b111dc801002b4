// Arithmetic that WebAssembly has no instruction for.

#include "Freestanding.h"

double round(double value) {
  double whole = __builtin_trunc(value);
  return __builtin_fabs(value - whole) < 0.5 ? whole : whole + __builtin_copysign(1, value);
}

// The product of two numbers of 128 bits, of which its lower 128 are kept. The compiler asks for it where
// a product of two numbers of 64 bits may overflow; it has to do without such products itself.
typedef union {
  __int128 all;
  struct {
    unsigned long long low;
    long long high;
  } half;
} wide;

// The whole product of two numbers of 64 bits, by their halves of 32.
static wide product(unsigned long long a, unsigned long long b) {
  const unsigned long long mask = 0xFFFFFFFF;
  wide result;
  unsigned long long low = (a & mask) * (b & mask);
  unsigned long long middle = (low >> 32) + (a >> 32) * (b & mask);
  unsigned long long other = (middle & mask) + (b >> 32) * (a & mask);
  result.half.low = (low & mask) | (other << 32);
  result.half.high = (long long)((middle >> 32) + (other >> 32) + (a >> 32) * (b >> 32));
  return result;
}

__int128 __multi3(__int128 a, __int128 b) {
  wide left = {.all = a}, right = {.all = b};
  wide result = product(left.half.low, right.half.low);
  result.half.high += (long long)((unsigned long long)left.half.high * right.half.low +
                                  left.half.low * (unsigned long long)right.half.high);
  return result.all;
}
