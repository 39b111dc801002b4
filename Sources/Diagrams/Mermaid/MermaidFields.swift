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
      guard let key = Self.word(&rest, isKey: true, isBlock: isBlock) else { return nil }
      Self.skipBlanks(&rest)
      var value = ""
      if rest.first == UInt8(ascii: ":") {
        rest.removeFirst()
        Self.skipBlanks(&rest)
        if let read = Self.word(&rest, isKey: false, isBlock: isBlock) { value = read }
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

  /// A word, in quotes or bare; a bare one may have blanks in it.
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
    while let byte = rest.first, byte != 0x0A, isBlock || byte != UInt8(ascii: ",") {
      if byte == UInt8(ascii: ":"), isKey { break }
      bytes.append(byte)
      rest.removeFirst()
    }
    while bytes.last == 0x20 || bytes.last == 0x09 { bytes.removeLast() }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
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
