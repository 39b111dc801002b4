// Starting programs, with what Swift does not see of it in the system's headers.

#pragma once

#include <sys/types.h>

/// Opens a pipe that no other program gets an end of; the end that is read first. 0, or -1.
int open_pipe(int ends[2]);

/// Starts a program in a group of processes of its own, with no signal ignored.
///
/// `words` and `variables` end with a null; without variables it gets those of this process. Where `folder` is
/// null it is run in this process's. It reads the file `input`, nothing where that is -1. It has the files `output` and `complaints` for what it writes, -1 standing for
/// this process's output and for nothing, and no other file that is open here. The number of the process, or -1.
pid_t start_program(const char *path, char *const words[], char *const variables[],
                    const char *folder, int input, int output, int complaints);
