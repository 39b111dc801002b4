/// Finds formulas, `$a_1$` and `$$…$$`, and remarks for the writer alone, `%%…%%`: neither in the other,
/// nor in code.
///
/// What begins first counts. It looks at each byte a few times at most, however many marks there are.
struct LiteralScanner {
  /// A formula or a remark, from its first mark through its last.
  struct Literal {
    let range: Range<Int>
    /// The lines it begins and ends on.
    let lines: ClosedRange<Int>
  }

  /// Which marks are those of remarks.
  enum RemarkMarks {
    /// None.
    case none
    /// All, as in Obsidian.
    case anywhere
    /// Those that do not stand directly behind a word or before one: `%%i` is a script's, and `100%%` a
    /// format's. Only the letters that programs are written with count; in Chinese no blank is between
    /// words.
    case outsideWords
  }

  private(set) var formulas: [Literal] = []
  private(set) var remarks: [Literal] = []

  private let bytes: [UInt8]
  private let lines: [Range<Int>]
  /// What the lines belong to; empty when all are text.
  private let kinds: [LineKind]
  private let remarkMarks: RemarkMarks
  private let code: CodeSpans
  private var line = 0
  private var index = 0
  /// What stands before the text of the line.
  private var prefix: LinePrefix
  /// Whether no remark ends outside of code from here on, and whether none ends at all.
  private var noneEndsOutsideCode = false
  private var noneEnds = false
  /// Up to which line no remark ends in the text at hand.
  private var noneEndsBefore = 0
  /// Where marks stand that may end remarks, by line, for as many lines as were asked for.
  private var ends: [Int: [Int]] = [:]

  init(
    _ bytes: [UInt8], _ lines: [Range<Int>], _ kinds: [LineKind] = [],
    remarks: RemarkMarks = .none
  ) {
    self.bytes = bytes
    self.lines = lines
    self.kinds = kinds
    self.remarkMarks = remarks
    self.code = CodeSpans(bytes, lines, kinds)
    self.prefix = LinePrefix(bytes, lines.first ?? 0..<0)
    scan()
  }

  private mutating func scan() {
    while line < lines.count {
      index = max(index, lines[line].lowerBound)
      if isText(line) { scanLine() }
      if index >= lines[line].upperBound || !isText(line) { move(to: line + 1) }
    }
  }

  /// Goes on to the end of the line, or to that of the first literal on it.
  private mutating func scanLine() {
    let last = lines[line].upperBound
    while index < last {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"):
        skipCode()
        return
      case UInt8(ascii: "$"):
        guard let formula = isDouble(index) ? displayed() : inLine() else {
          index = endOfRun()
          continue
        }
        formulas.append(formula)
        return move(behind: formula)
      case UInt8(ascii: "%") where remarkMarks != .none && isDouble(index):
        guard let remark = remark() else {
          index = endOfRun()
          continue
        }
        remarks.append(remark)
        return move(behind: remark)
      default: index += 1
      }
    }
  }

  private mutating func move(behind literal: Literal) {
    move(to: literal.lines.upperBound)
    index = literal.range.upperBound
  }

  private mutating func move(to next: Int) {
    guard next != line else { return }
    line = next
    if next < lines.count { prefix = LinePrefix(bytes, lines[next]) }
  }

  private mutating func skipCode() {
    if let end = code.end(from: index) {
      move(to: end.line)
      index = end.index
    } else {
      index = endOfRun()
    }
  }

  // MARK: Formulas

  /// `$a$`: no blank inside at its ends, and no word or number beside it, so that `$5 and $6` are prices and
  /// `$HOME/$USER` is a path; or `` $`a`$ ``, as GitLab and GitHub have it.
  private func inLine() -> Literal? {
    let last = lines[line].upperBound
    var end = index + 1
    guard end < last, bytes[end] > 0x20, !isWord(at: index - 1) else { return nil }
    if bytes[end] == UInt8(ascii: "`") { return inBackticks() }
    while end < last, bytes[end] != UInt8(ascii: "$") {
      guard bytes[end] != UInt8(ascii: "`") else { return nil }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < last, bytes[end - 1] > 0x20, !isWord(at: end + 1) else { return nil }
    return Literal(range: index..<(end + 1), lines: line...line)
  }

  private func inBackticks() -> Literal? {
    let last = lines[line].upperBound
    var end = index + 2
    while end + 1 < last, bytes[end] != UInt8(ascii: "`") { end += 1 }
    guard end + 1 < last, end > index + 2, bytes[end + 1] == UInt8(ascii: "$"),
      !isWord(at: end + 2)
    else { return nil }
    return Literal(range: index..<(end + 2), lines: line...line)
  }

  /// Whether a letter from A to Z or a digit stands at a place of the line.
  private func isWord(at place: Int) -> Bool {
    lines[line].contains(place) && bytes[place].isLetterOrDigit
  }

  /// `$$a$$`, which goes over several lines where its marks begin a line's text or end it.
  private func displayed() -> Literal? {
    let prefix = LinePrefix(bytes, lines[line])
    let begins = index == prefix.end
    guard endOfRun() == index + 2 else { return nil }
    if let end = double("$", from: index + 2, on: line, stopsAtCode: !begins) {
      return Literal(range: index..<(end + 2), lines: line...line)
    }
    let isAlone = isBlank(from: index + 2)
    guard begins || isAlone else { return nil }
    return displayed(prefix, holdsBlankLines: begins && isAlone)
  }

  /// The same from the lines below; it holds lines without text only where its marks stand alone.
  private func displayed(_ opening: LinePrefix, holdsBlankLines: Bool) -> Literal? {
    for next in lines.indices.dropFirst(line + 1) {
      let prefix = LinePrefix(bytes, lines[next])
      let isOver =
        prefix.quotes < opening.quotes || prefix.isHeading || (prefix.isBlank && !holdsBlankLines)
        || prefix.item.map { $0 < opening.column } ?? false
      guard !isOver, isText(next) || kinds[next] == .indentedCode else { return nil }
      if let end = double("$", from: lines[next].lowerBound, on: next, stopsAtCode: false) {
        return Literal(range: index..<(end + 2), lines: line...next)
      }
    }
    return nil
  }

  // MARK: Remarks

  /// `%%a%%`: to the end of the text at hand, or, where its marks begin a line's text or end it, to that
  /// of the page.
  private mutating func remark() -> Literal? {
    guard !isInWord(index - 1, on: line) else { return nil }
    let isLast = index > 0 && bytes[index - 1] <= 0x20 && isBlank(from: index + 2)
    let isBlock = index == prefix.end || isLast
    if let end = endOfRemark(from: index + 2, on: line) {
      return Literal(range: index..<(end + 2), lines: line...line)
    }
    guard isBlock else { return line < noneEndsBefore ? nil : remark(inTextAfter: prefix) }
    if !noneEndsOutsideCode {
      let kinds = kinds
      if let found = remark(where: { kinds.isEmpty || kinds[$0] == .text }) { return found }
      noneEndsOutsideCode = true
    }
    if !noneEnds {
      // What it begins with may be a fence that has no end but this.
      if let found = remark(where: { _ in true }) { return found }
      noneEnds = true
    }
    return nil
  }

  private mutating func remark(inTextAfter opening: LinePrefix) -> Literal? {
    let (bytes, lines, kinds) = (bytes, lines, kinds)
    var before = opening
    var last = line
    let found = remark { next in
      let prefix = LinePrefix(bytes, lines[next])
      defer { before = prefix }
      last = next
      return (kinds.isEmpty || kinds[next] == .text) && prefix.continues(before) ? true : nil
    }
    // A text that ends none for the first of its marks ends none for those behind it.
    if found == nil { noneEndsBefore = last }
    return found
  }

  /// The remark that ends on one of the lines below, the first for which that holds; nil stops it.
  private mutating func remark(where mayEnd: (Int) -> Bool?) -> Literal? {
    for next in lines.indices.dropFirst(line + 1) {
      guard let mayEnd = mayEnd(next) else { return nil }
      if mayEnd, let end = endOfRemark(from: lines[next].lowerBound, on: next) {
        return Literal(range: index..<(end + 2), lines: line...next)
      }
    }
    return nil
  }

  /// The first place from a byte of a line on at which a remark may end.
  ///
  /// The marks of a line are looked for once, however many remarks begin before them.
  private mutating func endOfRemark(from start: Int, on line: Int) -> Int? {
    if ends[line] == nil {
      var places: [Int] = []
      var place = lines[line].lowerBound
      while let end = double("%", from: place, on: line, stopsAtCode: false) {
        places.append(end)
        place = end + 1
      }
      ends[line] = places
    }
    let places = ends[line] ?? []
    let count = places.countAtStart { $0 < start }
    return count < places.count ? places[count] : nil
  }

  // MARK: Bytes

  /// Whether a place holds what no mark of a remark stands beside.
  private func isInWord(_ place: Int, on line: Int) -> Bool {
    remarkMarks == .outsideWords && lines[line].contains(place) && bytes[place].isLetterOrDigit
  }

  private func isText(_ line: Int) -> Bool { kinds.isEmpty || kinds[line] == .text }

  private func isDouble(_ index: Int) -> Bool {
    index + 1 < lines[line].upperBound && bytes[index + 1] == bytes[index]
  }

  /// The end of the run of one mark that begins here.
  private func endOfRun() -> Int {
    var end = index + 1
    while end < lines[line].upperBound, bytes[end] == bytes[index] { end += 1 }
    return end
  }

  private func isBlank(from start: Int) -> Bool {
    bytes[start..<max(start, lines[line].upperBound)].allSatisfy { $0 <= 0x20 }
  }

  /// The next two marks on a line that are not in code; with `stopsAtCode` none behind code either.
  private func double(
    _ mark: Unicode.Scalar, from start: Int, on line: Int, stopsAtCode: Bool
  ) -> Int? {
    let mark = UInt8(ascii: mark)
    var place = start
    while place + 1 < lines[line].upperBound {
      switch bytes[place] {
      case mark where bytes[place + 1] == mark:
        guard mark == UInt8(ascii: "%"), isInWord(place + 2, on: line) else { return place }
        place += 2
      case UInt8(ascii: "\\"): place += 2
      case UInt8(ascii: "`"):
        if stopsAtCode { return nil }
        let end = code.end(from: place)
        place = end.flatMap { $0.line == line ? $0.index : nil } ?? place + 1
      default: place += 1
      }
    }
    return nil
  }
}
