/// A text with the path its reader knows it by.
///
/// Positions in it are UTF-8 byte offsets everywhere; lines and columns are computed only when
/// something is printed.
public final class SourceFile: Sendable {
  /// The path as it is printed in diagnostics.
  public let path: String
  /// The text as UTF-8, exactly as it was read.
  public let bytes: [UInt8]
  /// The offset of the first byte of each line; the first is always 0.
  public let lineStarts: [Int]
  /// For each line the number by which its reader knows it, where that is another: of a text made of a file, the
  /// line there. Empty where lines are counted from one.
  private let lineNumbers: [Int32]

  /// Creates a file from its bytes.
  ///
  /// - Parameter lineNumbers: For each line the number by which its reader knows it; none where they are counted.
  public init(path: String, bytes: [UInt8], lineNumbers: [Int32] = []) {
    self.path = path
    self.bytes = bytes
    self.lineNumbers = lineNumbers
    var starts: [Int] = []
    starts.reserveCapacity(bytes.count / 32 + 1)
    starts.append(0)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while let end = unsafe Self.lineEnd(in: bytes, from: start) {
        start = end + 1
        if unsafe bytes[end] == 0x0D, start < bytes.count, unsafe bytes[start] == 0x0A {
          start += 1
        }
        starts.append(start)
      }
    }
    self.lineStarts = starts
  }

  /// The line feed or carriage return at which a line ends; only old files have returns by themselves.
  private static func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    unsafe SixteenBytes.firstIndex(in: bytes, from: start) {
      $0.places(of: 0x0A) | $0.places(of: 0x0D)
    }
  }

  /// Creates a file from a text.
  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The zero-based index of the line that holds a byte; an offset past the end counts as the end.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  public func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The number by which a reader knows a line, from one.
  public func lineNumber(ofIndex index: Int) -> Int {
    index < lineNumbers.count ? Int(lineNumbers[index]) : index + 1
  }

  /// The bytes of a line without its line ending.
  public func lineRange(_ index: Int) -> Range<Int> {
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] - 1 : bytes.count
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<max(start, end)
  }

  /// The text of a byte range, with ill-formed UTF-8 replaced by U+FFFD.
  public func text(_ range: Range<Int>) -> String {
    let clamped = range.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[clamped], as: UTF8.self)
  }

  /// The one-based line and column of a byte; columns count characters (grapheme clusters).
  public func position(at offset: Int) -> SourcePosition {
    let line = lineIndex(at: offset)
    let start = lineStarts[line]
    let before = (start..<max(start, offset)).clamped(to: 0..<bytes.count)
    // A line of a megabyte may hold many faults; where it is ASCII its bytes are its characters.
    let isPlain = bytes[before].allSatisfy { $0 < 0x80 }
    let column = (isPlain ? before.count : text(before).count) + 1
    return SourcePosition(line: lineNumber(ofIndex: line), column: column)
  }
}

/// A place as a reader counts it: line and column from one, columns in characters.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from one.
  public let line: Int
  /// The column, from one, in characters.
  public let column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
