import SourceText

/// A path as file systems have it: its bytes.
///
/// `é` is one character or two, which are the same in a text and mostly two names on a disk.
struct FilePath: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (first: FilePath, second: FilePath) -> Bool {
    first.text.hasSameBytes(as: second.text)
  }

  func hash(into hasher: inout Hasher) {
    unsafe text.withBytes { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension Sequence<String> {
  /// The paths in the order of their bytes, in which what lies in a folder comes together.
  func sortedByBytes() -> [String] { sorted { $0.precedesInBytes($1) } }
}
