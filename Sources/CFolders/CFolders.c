#define _GNU_SOURCE

#include "CFolders.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <sys/xattr.h>

#ifdef __APPLE__
#define LIST(path, names, size) listxattr(path, names, size, XATTR_NOFOLLOW)
#define READ(path, name, value, size) getxattr(path, name, value, size, 0, XATTR_NOFOLLOW)
#else
#include <fcntl.h>
#define LIST(path, names, size) llistxattr(path, names, size)
#define READ(path, name, value, size) lgetxattr(path, name, value, size)
#endif

int exchange_folders(const char *first, const char *second) {
#ifdef __APPLE__
  return renamex_np(first, second, RENAME_SWAP) == 0 ? 0 : errno;
#else
  return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE) == 0 ? 0 : errno;
#endif
}

int have_same_attributes(const char *first, const char *second) {
  char names[4096], others[4096], value[4096], other[4096];
  ssize_t size = LIST(first, names, sizeof names);
  // A file system without attributes says so.
  if (size < 0) return errno == ENOTSUP && LIST(second, others, sizeof others) < 0 && errno == ENOTSUP;
  if (LIST(second, others, sizeof others) != size || memcmp(names, others, size) != 0) return 0;
  for (ssize_t at = 0; at < size; at += (ssize_t)strlen(names + at) + 1) {
    ssize_t length = READ(first, names + at, value, sizeof value);
    if (length < 0 || READ(second, names + at, other, sizeof other) != length) return 0;
    if (memcmp(value, other, length) != 0) return 0;
  }
  return 1;
}
