/// Finds where spans of code in running text end, each backtick looked at once.
struct CodeSpans {
  /// A place behind the end of a span.
  struct End {
    let line: Int
    let index: Int
  }

  /// The ends of the spans by where their backticks begin.
  private var ends: [Int: End] = [:]

  init(_ bytes: [UInt8], _ lines: [Range<Int>], _ kinds: [LineKind]) {
    // From the last line to the first the next run of so many backticks is known at each of them.
    var next: [Int: End] = [:]
    var after: LinePrefix?
    for line in lines.indices.reversed() {
      let prefix = LinePrefix(bytes, lines[line])
      let isText = kinds.isEmpty || kinds[line] == .text
      if !isText || after.map({ !$0.continues(prefix) }) ?? false { next = [:] }
      after = prefix
      if isText { add(bytes[lines[line]], line, &next) }
    }
  }

  /// Finds those of one line.
  init(_ line: ArraySlice<UInt8>) {
    var next: [Int: End] = [:]
    add(line, 0, &next)
  }

  /// Where the span ends that begins at an index; nil when none does.
  func end(from index: Int) -> End? { ends[index] }

  private mutating func add(
    _ text: ArraySlice<UInt8>, _ line: Int, _ next: inout [Int: End]
  ) {
    for run in Self.runs(text).reversed() {
      ends[run.lowerBound] = next[run.count]
      next[run.count] = End(line: line, index: run.upperBound)
    }
  }

  /// Where backticks stand one beside the other.
  private static func runs(_ text: ArraySlice<UInt8>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var end = text.startIndex
    while let start = text.place(of: "`", from: end) {
      end = text[start...].prefix { $0 == UInt8(ascii: "`") }.endIndex
      runs.append(start..<end)
    }
    return runs
  }
}
