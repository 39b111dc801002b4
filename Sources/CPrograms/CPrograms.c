#define _GNU_SOURCE

#include "CPrograms.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

extern char **environ;

int open_pipe(int ends[2]) {
#ifdef __APPLE__
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#else
  return pipe2(ends, O_CLOEXEC);
#endif
}

static int give_files(posix_spawn_file_actions_t *files, const char *folder, int input, int output,
                      int complaints) {
  int status = input >= 0
                   ? posix_spawn_file_actions_adddup2(files, input, STDIN_FILENO)
                   : posix_spawn_file_actions_addopen(files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  if (output >= 0) status |= posix_spawn_file_actions_adddup2(files, output, STDOUT_FILENO);
  status |= complaints >= 0
                ? posix_spawn_file_actions_adddup2(files, complaints, STDERR_FILENO)
                : posix_spawn_file_actions_addopen(files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  if (folder) status |= posix_spawn_file_actions_addchdir_np(files, folder);
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  // All of ours are closed when a program is started; a library's may not be.
  status |= posix_spawn_file_actions_addclosefrom_np(files, STDERR_FILENO + 1);
#endif
  return status;
}

static int give_attributes(posix_spawnattr_t *attributes) {
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF;
#ifdef __APPLE__
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  sigset_t signals;
  sigfillset(&signals);
  return posix_spawnattr_setsigdefault(attributes, &signals) |
         posix_spawnattr_setpgroup(attributes, 0) | posix_spawnattr_setflags(attributes, flags);
}

pid_t start_program(const char *path, char *const words[], char *const variables[],
                    const char *folder, int input, int output, int complaints) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  pid_t number = -1;
  if (posix_spawn_file_actions_init(&files) != 0) return -1;
  if (posix_spawnattr_init(&attributes) == 0) {
    if (give_files(&files, folder, input, output, complaints) != 0 || give_attributes(&attributes) != 0 ||
        posix_spawn(&number, path, &files, &attributes, words, variables ? variables : environ) != 0)
      number = -1;
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&files);
  return number;
}
