// A small allocator on the module's linear memory: power-of-two size classes, each with a list of
// its free blocks, and a frontier that grows by pages. A header before each block holds its class.

#include "Freestanding.h"

#define PAGE 65536u
#define CLASSES 32u
#define LARGEST (1u << 30)

typedef struct Block {
  struct Block *next;
} Block;

typedef struct {
  unsigned sizeClass;
  unsigned start;
} Header;

extern unsigned char __heap_base;
static Block *freeBlocks[CLASSES];
static unsigned frontier;

static unsigned sizeClassOf(unsigned size) {
  unsigned sizeClass = 5;
  while ((1u << sizeClass) < size) sizeClass++;
  return sizeClass;
}

// Bytes at the end of the memory in use, 16-aligned; 0 when there are no more to be had.
static unsigned grow(unsigned size) {
  if (frontier == 0) frontier = ((unsigned)&__heap_base + 15u) & ~15u;
  unsigned end = frontier + size;
  unsigned limit = (unsigned)__builtin_wasm_memory_size(0) * PAGE;
  if (end < frontier) return 0;
  if (end > limit) {
    unsigned pages = (end - limit + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  }
  unsigned start = frontier;
  frontier = end;
  return start;
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
  if (size > LARGEST || alignment > PAGE) return 12;
  unsigned align = alignment < 16 ? 16 : (unsigned)alignment;
  unsigned sizeClass = sizeClassOf((unsigned)size + align + (unsigned)sizeof(Header));
  unsigned start = (unsigned)freeBlocks[sizeClass];
  if (start) {
    freeBlocks[sizeClass] = freeBlocks[sizeClass]->next;
  } else if (!(start = grow(1u << sizeClass))) {
    return 12;
  }
  unsigned place = (start + (unsigned)sizeof(Header) + align - 1) & ~(align - 1);
  Header *header = (Header *)(place - (unsigned)sizeof(Header));
  header->sizeClass = sizeClass;
  header->start = start;
  *pointer = (void *)place;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  Header header = *(Header *)((unsigned)pointer - (unsigned)sizeof(Header));
  Block *block = (Block *)header.start;
  block->next = freeBlocks[header.sizeClass];
  freeBlocks[header.sizeClass] = block;
}
