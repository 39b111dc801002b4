// What the system can do with folders that Swift does not see in its headers.

#pragma once

/// Gives each of two folders the other's name, both at once; 0, or the reason why that cannot be.
int exchange_folders(const char *first, const char *second);

/// Whether two folders have the same extended attributes, such as lists of who may do what; 0 where they
/// differ or cannot be read.
int have_same_attributes(const char *first, const char *second);
