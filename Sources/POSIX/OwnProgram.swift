/// The program that this process runs.
package enum OwnProgram {
  /// The path of its file, by the system: the name that it was called by may be anything. Nil where the system
  /// does not say.
  package static var path: String? {
    #if os(Linux)
      return "/proc/self/exe"
    #elseif canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #else
      return nil
    #endif
  }
}
