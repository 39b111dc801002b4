// What there is of the process before Swift begins, and what it was built from.

#pragma once

/// The commit that a release was built from; nothing in other builds.
const char *build_commit(void);
