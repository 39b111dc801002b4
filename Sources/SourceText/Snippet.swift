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

  // MARK: Changed

  /// A change of the snippet's own bytes.
  public struct Edit: Sendable {
    /// What is replaced.
    public let range: Range<Int>
    /// What is put there.
    public let replacement: [UInt8]

    /// Creates a change.
    public init(_ range: Range<Int>, _ replacement: String) {
      self.range = range
      self.replacement = Array(replacement.utf8)
    }
  }

  /// The snippet with changes, which are ascending and do not overlap. What is put in stands where it
  /// replaces something, so that a diagnostic still points into the file.
  public func changed(_ edits: [Edit]) -> Snippet {
    var bytes: [UInt8] = []
    var lines: [(own: Int, file: Int)] = []
    var next = self.lines[...]
    var offset = 0
    func keep(upTo end: Int) {
      lines.append((bytes.count, fileOffset(offset)))
      while let line = next.first, line.own <= end {
        if line.own > offset { lines.append((bytes.count + line.own - offset, line.file)) }
        next.removeFirst()
      }
      bytes += self.bytes[offset..<end]
      offset = end
    }
    for edit in edits {
      guard edit.range.lowerBound >= offset, edit.range.upperBound <= self.bytes.count else {
        continue
      }
      keep(upTo: edit.range.lowerBound)
      let place = fileOffset(edit.range.lowerBound)
      for added in edit.replacement.indices { lines.append((bytes.count + added, place)) }
      bytes += edit.replacement
      offset = edit.range.upperBound
    }
    keep(upTo: self.bytes.count)
    return Snippet(file: file, bytes: bytes, lines: lines)
  }

  private init(file: SourceFile, bytes: [UInt8], lines: [(own: Int, file: Int)]) {
    self.file = file
    self.bytes = bytes
    self.lines = lines
  }

  /// The first byte of the snippet that stands at a place of the file or behind it.
  public func offset(inFile place: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].file <= place { low = middle } else { high = middle }
    }
    return min(lines[low].own + max(0, place - lines[low].file), bytes.count)
  }
}
