/// Carries characters past cmark that would mean something to it and should not: escaped ones, for the
/// extensions that it does not know, and those of formulas.
///
/// To cmark `\[` and `[` become the same text, but `\[^1]` is no footnote; and it would set `a*b*c` in a
/// formula aslant. So such characters are replaced by Unicode noncharacters before, and turned back
/// after: an escape into the character in running text, into the two characters in code.
enum EscapeGuard {
  private static let escapable = Array("~[]:=".utf8)
  /// What is no markup in a formula.
  private static let mathematical = Array("\\*_<>[]~=:#%!&-+".utf8)
  private static let firstScalar: UInt32 = 0xFDD0

  /// Appends a line; true when something was replaced.
  static func append(
    _ line: ArraySlice<UInt8>, formulas: [Range<Int>], to bytes: inout [UInt8]
  ) -> Bool {
    guard !formulas.isEmpty || line.contains(where: { $0 == 0x5C || $0 == 0x0D }) else {
      bytes.append(contentsOf: line)
      return false
    }
    var isGuarded = false
    var formulas = formulas[...]
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      if let formula = formulas.first, index >= formula.upperBound { formulas.removeFirst() }
      let isFormula = formulas.first?.contains(index) ?? false
      index += 1
      if byte == 0x0D {
        // cmark would take a carriage return on its own for a line's end.
        bytes.append(0x20)
      } else if isFormula {
        let code = mathematical.firstIndex(of: byte)
        append(code.map { escapable.count + $0 }, or: [byte], to: &bytes)
        if code != nil { isGuarded = true }
      } else if byte == 0x5C, index < line.endIndex, line[index] != 0x0D {
        let code = escapable.firstIndex(of: line[index])
        append(code, or: [byte, line[index]], to: &bytes)
        if code != nil { isGuarded = true }
        index += 1
      } else {
        bytes.append(byte)
      }
    }
    return isGuarded
  }

  private static func append(_ code: Int?, or plain: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(contentsOf: code.map { [0xEF, 0xB7, 0x90 + UInt8($0)] } ?? plain)
  }

  /// The text as its reader sees it.
  static func restore(_ text: String, inCode: Bool) -> String {
    guard text.unicodeScalars.contains(where: { character($0) != nil }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if let (character, isEscape) = character(scalar) {
        if inCode, isEscape { result.unicodeScalars.append("\\") }
        result.unicodeScalars.append(character)
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
