/// Carries escaped characters past cmark, for the extensions that it does not know.
///
/// To cmark `\[` and `[` become the same text, but `\[^1]` is no footnote. So the escapes that matter
/// are replaced by Unicode noncharacters before, and turned back after: into the character in
/// running text, into the two characters in code.
enum EscapeGuard {
  private static let escapable: [UInt8] = [
    UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"), UInt8(ascii: "="),
  ]
  private static let firstScalar: UInt32 = 0xFDD0

  /// Appends a line; true when an escape was replaced.
  static func append(_ line: ArraySlice<UInt8>, to bytes: inout [UInt8]) -> Bool {
    guard line.contains(where: { $0 == 0x5C || $0 == 0x0D }) else {
      bytes.append(contentsOf: line)
      return false
    }
    var isGuarded = false
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      index += 1
      if byte == 0x0D {
        // cmark would take a carriage return on its own for a line's end.
        bytes.append(0x20)
      } else if byte == 0x5C, index < line.endIndex, line[index] != 0x0D {
        if let code = escapable.firstIndex(of: line[index]) {
          bytes.append(contentsOf: [0xEF, 0xB7, 0x90 + UInt8(code)])
          isGuarded = true
        } else {
          bytes.append(contentsOf: [byte, line[index]])
        }
        index += 1
      } else {
        bytes.append(byte)
      }
    }
    return isGuarded
  }

  /// The text as its reader sees it.
  static func restore(_ text: String, inCode: Bool) -> String {
    guard text.unicodeScalars.contains(where: { character($0) != nil }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if let character = character(scalar) {
        if inCode { result.unicodeScalars.append("\\") }
        result.unicodeScalars.append(character)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func character(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.value >= firstScalar, scalar.value < firstScalar + UInt32(escapable.count) else {
      return nil
    }
    return Unicode.Scalar(escapable[Int(scalar.value - firstScalar)])
  }
}
