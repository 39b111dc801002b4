import SourceText

/// What cmark is given to parse, and where each of its bytes stands in the file.
///
/// Most of it is what the file says. What a writer is not to see of a remark is left out, and what only the
/// extensions understand is spelled otherwise.
final class ParserText {
  /// Bytes that stand in the file one behind the other, or others that stand for some of it.
  private struct Run {
    let start: Int
    let source: Range<Int>
    let isVerbatim: Bool
  }

  private(set) var bytes: [UInt8] = []
  /// Whether something is spelled otherwise.
  private(set) var isGuarded = false
  private var runs: [Run] = []
  private let leavesOutBlanked: Bool
  /// Where its lines begin.
  private(set) lazy var lineStarts = [0] + bytes.lines.map { $0.upperBound + 1 }

  init(leavesOutBlanked: Bool, capacity: Int) {
    self.leavesOutBlanked = leavesOutBlanked
    bytes.reserveCapacity(capacity)
  }

  // MARK: Writing

  /// Appends some of the page's text.
  func append(_ text: ArraySlice<UInt8>) {
    guard leavesOutBlanked, text.holds("\0") else { return appendRun(text) }
    for part in text.split(separator: 0) { appendRun(part) }
  }

  private func appendRun(_ text: ArraySlice<UInt8>) {
    guard !text.isEmpty else { return }
    runs.append(Run(start: bytes.count, source: text.indices, isVerbatim: true))
    bytes.append(contentsOf: text)
  }

  /// Appends a character that stands for some of the page's text, between two others if they are given.
  func append(_ scalar: Unicode.Scalar, for source: Range<Int>, between mark: UInt8? = nil) {
    runs.append(Run(start: bytes.count, source: source, isVerbatim: false))
    if let mark { bytes.append(mark) }
    bytes.append(UInt8(truncatingIfNeeded: 0xE0 | scalar.value >> 12))
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar.value >> 6 & 0x3F))
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar.value & 0x3F))
    if let mark { bytes.append(mark) }
    isGuarded = true
  }

  /// Appends a line of running text in which nothing begins a block: cmark knows that as a heading.
  func appendLine(_ appendText: () -> Void) {
    append(markup: "# ")
    appendText()
    append(markup: " #\n")
  }

  /// Appends markup that the page has not.
  func append(markup: StaticString) { bytes.append(markup: markup) }

  /// Appends blanks that the page has not.
  func append(blanks: Int) { bytes += Array(repeating: 0x20, count: blanks) }

  /// Says of what was appended from a place on where its bytes stand, which was not known then.
  func move(from start: Int, to places: [Int]) {
    let first = runs.countAtStart { $0.start < start }
    let moved = Array(runs[first...])
    runs.removeSubrange(first...)
    for run in moved {
      guard run.isVerbatim else {
        let (lower, upper) = (places[run.source.lowerBound], places[run.source.upperBound])
        runs.append(Run(start: run.start, source: lower..<max(lower, upper), isVerbatim: false))
        continue
      }
      for index in run.source {
        let isNext = index > run.source.lowerBound && places[index] == places[index - 1] + 1
        if isNext, let last = runs.popLast() {
          let source = last.source.lowerBound..<(places[index] + 1)
          runs.append(Run(start: last.start, source: source, isVerbatim: true))
        } else {
          let start = run.start + index - run.source.lowerBound
          let source = places[index]..<(places[index] + 1)
          runs.append(Run(start: start, source: source, isVerbatim: true))
        }
      }
    }
  }

  // MARK: Places

  /// Where some of it stands in the file.
  func source(of range: Range<Int>) -> Range<Int> {
    guard let first = run(at: range.lowerBound) else { return 0..<0 }
    let start =
      first.isVerbatim
      ? first.source.lowerBound + range.lowerBound - first.start : first.source.lowerBound
    guard !range.isEmpty, let last = run(at: range.upperBound - 1) else { return start..<start }
    let end =
      last.isVerbatim
      ? last.source.lowerBound + range.upperBound - last.start : last.source.upperBound
    return start..<max(start, end)
  }

  /// The last run that begins at a byte or before it.
  private func run(at index: Int) -> Run? {
    let count = runs.countAtStart { $0.start <= index }
    return count > 0 ? runs[count - 1] : nil
  }
}
