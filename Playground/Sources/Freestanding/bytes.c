// The functions on bytes. With bulk memory on, the builtins are one instruction each, not calls.

#include "Freestanding.h"

void *memcpy(void *destination, const void *source, size_t count) {
  return __builtin_memmove(destination, source, count);
}

void *memmove(void *destination, const void *source, size_t count) {
  return __builtin_memmove(destination, source, count);
}

void *memset(void *destination, int value, size_t count) {
  return __builtin_memset(destination, value, count);
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// Dictionaries seed their hashes from here. A constant keeps every run of a scenario the same.
void arc4random_buf(void *destination, size_t count) { memset(destination, 0x5A, count); }

int putchar(int character) { return character; }

// The stack protector's, which Embedded Swift has on.
unsigned long __stack_chk_guard = 0x5A5A5A5A;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
