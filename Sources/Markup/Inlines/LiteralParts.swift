/// The parts of a line whose characters are no markup to cmark.
struct LiteralParts {
  struct Run {
    let range: Range<Int>
    /// Whether nothing in it is markup, as in formulas, or else it stands in `[[…]]` or an address.
    var isFormula = false
    /// Whether a formula begins with it, and whether one ends; those of several lines do so on others.
    var isStart = false
    var isEnd = false
  }

  /// The parts, in order, none over another.
  private(set) var runs: [Run] = []

  /// A part of a line that is a formula, or a part of one.
  mutating func addFormula(_ range: Range<Int>, isStart: Bool = true, isEnd: Bool = true) {
    runs.append(Run(range: range, isFormula: true, isStart: isStart, isEnd: isEnd))
  }

  /// Adds all else that is no markup in a line, or in a cell: links by name, addresses, and marks of images before
  /// which too many are open.
  mutating func addOthers(of line: ArraySlice<UInt8>, _ images: inout OpenImages?) {
    addLinks(of: line)
    if BareAddress.mayHoldEmphasis(line) { add(BareAddress.emphasis(in: line)) }
    if let places = images?.surplus(in: line) { add(places, areMarks: true) }
  }

  /// Adds characters, in order, those in other parts excepted.
  private mutating func add(_ places: [Int], areMarks: Bool = false) {
    guard !places.isEmpty else { return }
    var others = runs[...]
    for place in places {
      while let run = others.first, run.range.upperBound <= place { others.removeFirst() }
      if others.first?.range.contains(place) == true { continue }
      runs.append(Run(range: place..<(place + 1), isFormula: areMarks))
    }
    runs.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Adds the links by name of a line, those in formulas excepted, and what would make one the text of
  /// another link: `[[name]](aside)`. Before an address it is that text, as in `[[1]](https://a.example)`.
  private mutating func addLinks(of line: ArraySlice<UInt8>) {
    let links = LinkScanner.links(in: line)
    guard !links.isEmpty else { return }
    var formulas = runs[...]
    runs = []
    for link in links {
      while let formula = formulas.first, formula.range.upperBound <= link.lowerBound {
        runs.append(formulas.removeFirst())
      }
      guard formulas.first?.range.overlaps(link) != true else { continue }
      let next = link.upperBound + 2
      if Self.isAddress(line[min(next, line.endIndex)...]) { continue }
      runs.append(Run(range: link))
      if next < line.endIndex, line[next] == UInt8(ascii: "(") {
        runs.append(Run(range: next..<(next + 1), isFormula: true))
      }
    }
    runs += formulas
  }

  /// Whether a text begins with an address in parentheses: one with a scheme, a path that says where it begins, or
  /// an anchor.
  private static func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "(") else { return false }
    let rest = text.dropFirst()
    let starts = ["https://", "http://", "mailto:", "/", "./", "../", "#", "<"]
    return starts.contains { rest.starts(with: $0.utf8) } && rest.contains(UInt8(ascii: ")"))
  }
}
