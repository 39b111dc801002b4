import Foundation

/// Memory in pages of two megabytes, where mimalloc gives it out and Linux hands out such pages to those
/// who ask: a build touches most of what it is given, and a processor finds its way in few large pages
/// sooner than in thousands of small ones.
enum LargePages {
  /// The numbers of mimalloc's options, which stay what they are from version to version.
  private static let largePages: Int32 = 6
  private static let delayOfFirstPages: Int32 = 14

  /// Asks for them, unless whoever runs the process has said otherwise in its environment; does nothing
  /// in a command that was linked without mimalloc.
  static func ask() {
    #if os(Linux)
      guard let symbol = dlsym(nil, "mi_option_set_default") else { return }
      let setDefault = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int) -> Void).self)
      setDefault(largePages, 1)
      setDefault(delayOfFirstPages, 0)
      adviseFirstSegment()
    #endif
  }

  #if os(Linux)
    /// The same of the memory that was asked for before: a segment at a multiple of its size, nearly all
    /// of which nobody has touched yet.
    private static func adviseFirstSegment() {
      let segmentSize: UInt = 32 << 20
      let inside = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
      defer { inside.deallocate() }
      madvise(
        UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: inside) & ~(segmentSize - 1)),
        Int(segmentSize), MADV_HUGEPAGE)
    }
  #endif
}
