/// A list of files that another program has made: one a line, or with a zero behind each, as `find -print0` and
/// `git ls-files -z` have it.
enum FileList {
  /// How large a list may be.
  private static let largest = 1 << 26

  /// The files of the list in a file, in standard input where that is called `-`, or in a pipe.
  static func files(_ list: String) throws(CommandFailure) -> [String] {
    guard let bytes = NamedInput.read(list, atMost: largest) else {
      throw .badInput("cannot read '\(list)'")
    }
    guard bytes.count <= largest else {
      throw .badInput("'\(list)' is larger than \(largest >> 20) MB, and is not read")
    }
    let separator: UInt8 = bytes.contains(0) ? 0 : 0x0A
    return bytes.split(separator: separator).map { line in
      let line = separator == 0x0A && line.last == 0x0D ? line.dropLast() : line
      return String(decoding: line, as: UTF8.self)
    }.filter { !$0.isEmpty }
  }
}
