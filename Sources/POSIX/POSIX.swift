// The system's C library, by whatever name it has here. What the command asks of the system besides is in
// this module too, so that Foundation, which is five times as large as the command, is not needed.

#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#endif
