/// The pairs of a flat object as Mermaid has it, in YAML: `"type": "boundary", alias: The API`, or a
/// pair a line.
struct MermaidFields {
  private(set) var pairs: [(key: String, value: String)] = []

  /// Reads the pairs between the braces; nil if they are none.
  init?(_ bytes: ArraySlice<UInt8>) {
    let isBlock = bytes.contains(0x0A)
    var rest = bytes
    Self.skipBlanks(&rest)
    while !rest.isEmpty {
      guard let key = Self.word(&rest, isKey: true, isBlock: isBlock), !key.isEmpty,
        !pairs.contains(where: { $0.key == key })
      else { return nil }
      Self.skipBlanks(&rest)
      var value = ""
      if rest.first == UInt8(ascii: ":") {
        rest.removeFirst()
        Self.skipBlanks(&rest)
        guard let read = Self.word(&rest, isKey: false, isBlock: isBlock) else { return nil }
        value = read
      } else if isBlock || !(rest.isEmpty || rest.first == UInt8(ascii: ",")) {
        return nil
      }
      pairs.append((key, value))
      guard Self.takeSeparator(&rest, isBlock: isBlock) else { return nil }
      Self.skipBlanks(&rest)
    }
  }

  /// The value of a key.
  subscript(key: String) -> String? { pairs.last { $0.key == key }?.value }

  private static func skipBlanks(_ rest: inout ArraySlice<UInt8>) {
    while let first = rest.first, first == 0x20 || (first >= 0x09 && first <= 0x0D) {
      rest.removeFirst()
    }
  }

  /// Takes what stands between two pairs; false where something else stands there.
  private static func takeSeparator(_ rest: inout ArraySlice<UInt8>, isBlock: Bool) -> Bool {
    while let first = rest.first, first == 0x20 || first == 0x09 { rest.removeFirst() }
    guard let first = rest.first else { return true }
    guard first == (isBlock ? 0x0A : UInt8(ascii: ",")) else { return false }
    rest.removeFirst()
    return true
  }

  /// The signs that no bare word of YAML begins with; a list and an object say nothing here, and the brace
  /// that closes one would be the end of the pairs.
  private static let signs = Array("{}]@`%&*!|>".utf8)

  /// A word, in quotes or bare; a bare one may have blanks in it. Nil for what no YAML is.
  private static func word(
    _ rest: inout ArraySlice<UInt8>, isKey: Bool, isBlock: Bool
  ) -> String? {
    var bytes: [UInt8] = []
    if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      rest.removeFirst()
      while let byte = rest.popFirst() {
        if byte == quote { return String(decoding: bytes, as: UTF8.self) }
        if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
          appendEscaped(&rest, to: &bytes)
        } else {
          bytes.append(byte)
        }
      }
      return nil
    }
    if let first = rest.first, signs.contains(first) { return nil }
    if rest.first == UInt8(ascii: "[") { return list(&rest) }
    while let byte = rest.first, byte != 0x0A, isBlock || byte != UInt8(ascii: ",") {
      if byte == UInt8(ascii: ":") {
        if isKey { break }
        // A value with a colon in it must stand in quotation marks.
        if rest.dropFirst().first.map({ $0 <= 0x20 }) ?? true { return nil }
      }
      bytes.append(byte)
      rest.removeFirst()
    }
    while bytes.last == 0x20 || bytes.last == 0x09 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A list in brackets, which means nothing to a diagram; nil where it stays open.
  private static func list(_ rest: inout ArraySlice<UInt8>) -> String? {
    var depth = 0
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if depth == 0 { return "" }
    }
    return nil
  }

  /// What follows a backslash.
  private static func appendEscaped(_ rest: inout ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    guard let next = rest.popFirst() else { return }
    guard next == UInt8(ascii: "u"), rest.count >= 4 else {
      return bytes.append(next == UInt8(ascii: "n") ? 0x0A : next)
    }
    let digits = String(decoding: rest.prefix(4), as: UTF8.self)
    guard let scalar = UInt32(digits, radix: 16).flatMap({ Unicode.Scalar($0) }) else { return }
    rest.removeFirst(4)
    bytes += Array(String(Character(scalar)).utf8)
  }
}
