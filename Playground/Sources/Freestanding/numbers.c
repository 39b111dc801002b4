// The rounding that WebAssembly has no instruction for.

#include "Freestanding.h"

double round(double value) {
  double whole = __builtin_trunc(value);
  return __builtin_fabs(value - whole) < 0.5 ? whole : whole + __builtin_copysign(1, value);
}
