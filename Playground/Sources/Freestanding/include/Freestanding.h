// What Embedded Swift expects of a C library, for a machine that has none.

#pragma once
#include <stddef.h>

int posix_memalign(void **pointer, size_t alignment, size_t size);
void free(void *pointer);
void *memcpy(void *destination, const void *source, size_t count);
void *memmove(void *destination, const void *source, size_t count);
void *memset(void *destination, int value, size_t count);
int memcmp(const void *left, const void *right, size_t count);
size_t strlen(const char *text);
void arc4random_buf(void *destination, size_t count);
int putchar(int character);
double round(double value);
