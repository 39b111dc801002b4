/// A program text cut out of a file: its own bytes, and where each line of them stands in the file.
///
/// A fenced block in a list or a quotation has its lines' prefixes taken off; a snippet keeps the
/// way back, so that a diagnostic about the block points into the page the reader edits.
public struct Snippet: Sendable {
  /// The file the snippet was cut from.
  public let file: SourceFile
  /// The program's own bytes, lines joined by a line feed.
  public let bytes: [UInt8]
  /// For each line of `bytes`, where it begins in `bytes` and in the file; ascending.
  private let lines: [(own: Int, file: Int)]

  /// A snippet that is the whole file.
  public init(_ file: SourceFile) {
    self.file = file
    self.bytes = file.bytes
    self.lines = [(0, 0)]
  }

  /// A snippet made of runs of a file, one a line, each without its line ending; one without lines
  /// stands at `start`. Before some lines there may be blanks for the part of a tab that stands before
  /// their runs.
  public init(
    file: SourceFile, lineRanges: [Range<Int>], blanks: [Int: Int] = [:], start: Int = 0
  ) {
    self.file = file
    var bytes: [UInt8] = []
    var lines: [(own: Int, file: Int)] = []
    bytes.reserveCapacity(lineRanges.reduce(0) { $0 + $1.count + 1 })
    lines.reserveCapacity(lineRanges.count)
    for (line, range) in lineRanges.enumerated() {
      if !blanks.isEmpty, let count = blanks[line] {
        // Each of them stands where the run begins, and none is a place of its own.
        for blank in 0..<count { lines.append((bytes.count + blank, range.lowerBound)) }
        bytes += Array(repeating: 0x20, count: count)
      }
      lines.append((bytes.count, range.lowerBound))
      bytes.append(contentsOf: file.bytes[range])
      bytes.append(0x0A)
    }
    self.bytes = bytes
    self.lines = lines.isEmpty ? [(0, start)] : lines
  }

  /// The text of the snippet.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Where a byte of the snippet stands in the file.
  public func fileOffset(_ offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].own <= offset { low = middle } else { high = middle }
    }
    return min(lines[low].file + (offset - lines[low].own), file.bytes.count)
  }

  /// The span in the file of a range of the snippet.
  public func span(_ range: Range<Int>) -> SourceSpan {
    let lower = fileOffset(range.lowerBound)
    // The end belongs to the line of the last byte, not to the line after it.
    let upper = range.isEmpty ? lower : fileOffset(range.upperBound - 1) + 1
    return SourceSpan(file: file, range: lower..<max(lower, upper))
  }
}
