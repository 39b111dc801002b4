/// Carries characters past cmark that would mean something to it and should not: escaped ones, for the
/// extensions that it does not know, and those of formulas and of links by name.
///
/// This goes in the text itself, since cmark knows no extensions, and of a text it tells where that begins and ends, but
/// not which of its characters were escaped.
///
/// To cmark `\[` and `[` become the same text, but `\[^1]` is no footnote; and it would set `a*b*c` in a
/// formula aslant, and make code of a word in `[[Page#The `X` type]]`. So such characters are replaced by
/// Unicode noncharacters before, and turned back after: an escape into the character in running text,
/// into the two characters in code. An escaped character is punctuation, which decides on what beside it is
/// emphasis, and a noncharacter is none; so it stands between two commas.
enum EscapeGuard {
  private static let escapable = Array("~[]:=#%^{".utf8)
  /// What is no markup in a formula.
  private static let mathematical = Array("\\*_<>[]~=:#%!&-+`(".utf8)
  private static let ofLinks = Array("*_<>&`".utf8)
  private static let comma = UInt8(ascii: ",")
  private static let firstScalar: UInt32 = 0xFDD0
  /// Where a formula begins, and where it ends.
  static let formulaStart = Unicode.Scalar(0xFDEE as UInt32)!
  static let formulaEnd = Unicode.Scalar(0xFDEF as UInt32)!
  /// What keeps a line without text in a formula from ending it.
  private static let formulaBlank = Unicode.Scalar(0xFDED as UInt32)!

  /// Whether text may hold something to replace, but for marks of images; other text is as it is to be.
  static func mayMatter(in text: ArraySlice<UInt8>) -> Bool {
    text.holds("\\") || text.holds("$") || text.holdsTwo("[") || BareAddress.mayHoldEmphasis(text)
  }

  /// Appends a line.
  static func append(_ line: ArraySlice<UInt8>, _ parts: LiteralParts, to result: ParserText) {
    guard !parts.runs.isEmpty || line.holds("\\") else { return result.append(line) }
    var index = line.startIndex
    for run in parts.runs {
      append(text: line[index..<run.range.lowerBound], to: result)
      append(run, line[run.range], to: result)
      index = run.range.upperBound
    }
    append(text: line[index...], to: result)
  }

  /// Appends running text, escapes replaced that only the extensions understand.
  private static func append(text: ArraySlice<UInt8>, to result: ParserText) {
    let mayHoldAddresses = text.holds("<")
    var (start, index) = (text.startIndex, text.startIndex)
    while index < text.endIndex {
      switch text[index] {
      // In an address nothing is escaped.
      case UInt8(ascii: "<") where mayHoldAddresses:
        index = AngleBrackets.address(at: index, in: text)?.upperBound ?? index + 1
      case UInt8(ascii: "\\") where index + 1 < text.endIndex:
        if let code = escapable.firstIndex(of: text[index + 1]) {
          result.append(text[start..<index])
          result.append(scalar(code), for: index..<index + 2, between: comma)
          start = index + 2
        }
        index += 2
      default: index += 1
      }
    }
    result.append(text[start...])
  }

  /// Appends a formula or what stands in a link by name, whatever would be markup replaced.
  private static func append(
    _ run: LiteralParts.Run, _ text: ArraySlice<UInt8>, to result: ParserText
  ) {
    let (first, last) = (text.startIndex, text.endIndex)
    if run.isStart { result.append(formulaStart, for: first..<first) }
    if text.isEmpty { result.append(formulaBlank, for: first..<first) }
    var start = first
    for index in text.indices {
      guard run.isFormula || ofLinks.contains(text[index]),
        let code = mathematical.firstIndex(of: text[index])
      else { continue }
      result.append(text[start..<index])
      result.append(scalar(escapable.count + code), for: index..<index + 1)
      start = index + 1
    }
    result.append(text[start...])
    if run.isEnd { result.append(formulaEnd, for: last..<last) }
  }

  private static func scalar(_ code: Int) -> Unicode.Scalar {
    Unicode.Scalar(firstScalar + UInt32(code)) ?? formulaBlank
  }

  /// The text as its reader sees it.
  static func restore(_ text: String, inCode: Bool) -> String {
    guard text.unicodeScalars.contains(where: { $0.value >= firstScalar }) else { return text }
    var result = ""
    var isAfterEscape = false
    for scalar in text.unicodeScalars {
      if scalar == formulaStart || scalar == formulaEnd || scalar == formulaBlank { continue }
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

  /// Whether a scalar stands for another.
  static func isGuard(_ scalar: Unicode.Scalar) -> Bool { character(scalar) != nil }

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
