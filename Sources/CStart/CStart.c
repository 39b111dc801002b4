#include "CStart.h"

#include <unistd.h>

#ifndef LIFELINE_COMMIT
#define LIFELINE_COMMIT ""
#endif

const char *build_commit(void) { return LIFELINE_COMMIT; }

#ifdef __linux__
// Swift's runtime takes the arguments from /proc. Where there is none it has none, or ends the process with words
// about itself: so this is looked at before it begins, as the priority has it.
__attribute__((constructor(101))) static void look_for_proc(void) {
  static const char message[] =
      "error: lifeline reads its arguments from /proc, which is not there: mount it, with "
      "'mount -t proc proc /proc'\n";
  if (access("/proc/self/cmdline", R_OK) == 0) return;
  ssize_t written = write(STDERR_FILENO, message, sizeof message - 1);
  (void)written;
  _exit(2);
}
#endif
