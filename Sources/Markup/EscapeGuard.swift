import SourceText

/// Carries characters past cmark that would mean something to it and should not: escaped ones, for the
/// extensions that it does not know, and those of formulas and of links by name.
///
/// To cmark `\[` and `[` become the same text, but `\[^1]` is no footnote; and it would set `a*b*c` in a
/// formula aslant, and make code of a word in `[[Page#The `X` type]]`. So such characters are replaced by
/// Unicode noncharacters before, and turned back after: an escape into the character in running text,
/// into the two characters in code. An escaped character is punctuation, which decides on what beside it is
/// emphasis, and a noncharacter is none; so it stands between two commas.
enum EscapeGuard {
  private static let escapable = Array("~[]:=#%^".utf8)
  /// What is no markup in a formula, and last what is none in a link by name either.
  private static let mathematical = Array("\\*_<>[]~=:#%!&-+`".utf8)
  private static let ofLinks = Array("*_<>&`".utf8)
  private static let comma = UInt8(ascii: ",")
  private static let firstScalar: UInt32 = 0xFDD0
  /// Where a formula begins, and where it ends.
  static let formulaStart = Unicode.Scalar(0xFDEE as UInt32)!
  static let formulaEnd = Unicode.Scalar(0xFDEF as UInt32)!

  /// Whether text may hold something to replace; other text is as it is to be.
  static func mayMatter(in text: ArraySlice<UInt8>) -> Bool {
    unsafe text.withUnsafeBufferPointer { text in
      unsafe EightBytes.any(text) {
        $0.contain(UInt8(ascii: "\\")) || $0.contain(UInt8(ascii: "$")) || $0.contain(0x0D)
      }
    }
  }

  /// Appends a line; true when something was replaced.
  static func append(
    _ line: ArraySlice<UInt8>, _ parts: LiteralParts, to bytes: inout [UInt8]
  ) -> Bool {
    guard !parts.isEmpty || line.contains(where: { $0 == 0x5C || $0 == 0x0D }) else {
      bytes.append(contentsOf: line)
      return false
    }
    var isGuarded = false
    var rest = parts.runs[...]
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      if let run = rest.first, index >= run.range.upperBound { rest.removeFirst() }
      let run = rest.first.flatMap { $0.range.contains(index) ? $0 : nil }
      if parts.starts.contains(index) { append(formulaStart, to: &bytes) }
      index += 1
      if byte == 0x0D {
        // cmark would take a carriage return on its own for a line's end.
        bytes.append(0x20)
      } else if let run {
        let isMarkup = run.isFormula ? byte != UInt8(ascii: "`") : ofLinks.contains(byte)
        let code = isMarkup ? mathematical.firstIndex(of: byte) : nil
        append(code.map { escapable.count + $0 }, or: [byte], to: &bytes)
        if code != nil { isGuarded = true }
      } else if byte == 0x5C, index < line.endIndex, line[index] != 0x0D {
        if let code = escapable.firstIndex(of: line[index]) {
          bytes += [comma, 0xEF, 0xB7, 0x90 + UInt8(code), comma]
          isGuarded = true
        } else {
          bytes += [byte, line[index]]
        }
        index += 1
      } else {
        bytes.append(byte)
      }
      if parts.ends.contains(index) { append(formulaEnd, to: &bytes) }
    }
    return isGuarded || !parts.starts.isEmpty
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: UTF8.encode(scalar)!)
  }

  private static func append(_ code: Int?, or plain: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(contentsOf: code.map { [0xEF, 0xB7, 0x90 + UInt8($0)] } ?? plain)
  }

  /// The text as its reader sees it.
  static func restore(_ text: String, inCode: Bool) -> String {
    guard text.unicodeScalars.contains(where: { $0.value >= firstScalar }) else { return text }
    var result = ""
    var isAfterEscape = false
    for scalar in text.unicodeScalars {
      if scalar == formulaStart || scalar == formulaEnd { continue }
      if isAfterEscape, scalar == "," {
        isAfterEscape = false
      } else if let (character, isEscape) = character(scalar) {
        if isEscape, result.unicodeScalars.last == "," { result.unicodeScalars.removeLast() }
        if inCode, isEscape { result.unicodeScalars.append("\\") }
        result.unicodeScalars.append(character)
        isAfterEscape = isEscape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func character(
    _ scalar: Unicode.Scalar
  ) -> (character: Unicode.Scalar, isEscape: Bool)? {
    let all = escapable.count + mathematical.count
    guard scalar.value >= firstScalar, scalar.value < firstScalar + UInt32(all) else { return nil }
    let code = Int(scalar.value - firstScalar)
    if code < escapable.count { return (Unicode.Scalar(escapable[code]), true) }
    return (Unicode.Scalar(mathematical[code - escapable.count]), false)
  }
}

/// The parts of a line whose characters are no markup to cmark.
struct LiteralParts {
  struct Run {
    let range: Range<Int>
    /// Whether it is a formula, or else what stands in `[[…]]` or an address.
    let isFormula: Bool
  }

  /// The parts, in order, none over another.
  private(set) var runs: [Run] = []
  /// Where formulas begin, and where they end; those of several lines do either on one of them.
  private(set) var starts: [Int] = []
  private(set) var ends: [Int] = []

  var isEmpty: Bool { runs.isEmpty }

  /// The line of a formula that goes over several, or a part of a line.
  mutating func addFormula(_ range: Range<Int>, isStart: Bool = true, isEnd: Bool = true) {
    runs.append(Run(range: range, isFormula: true))
    if isStart { starts.append(range.lowerBound) }
    if isEnd { ends.append(range.upperBound) }
  }

  /// Adds characters of running text.
  mutating func addLiterals(_ places: [Int]) {
    guard !places.isEmpty else { return }
    runs += places.map { Run(range: $0..<($0 + 1), isFormula: false) }
    runs.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Adds the links by name of a line, those in formulas excepted.
  mutating func addLinks(of line: ArraySlice<UInt8>) {
    let links = LinkScanner.links(in: line).filter { link in
      !runs.contains { $0.range.overlaps(link) }
    }
    guard !links.isEmpty else { return }
    runs += links.map { Run(range: $0, isFormula: false) }
    runs.sort { $0.range.lowerBound < $1.range.lowerBound }
  }
}
