/// The text that a string literal's source stands for.
enum StringLiteral {
  /// The text of a run of a string with its escapes resolved.
  ///
  /// An escape that the language does not have stays as it is written; `unknownEscape` is the
  /// offset of the first one.
  static func unescape(_ bytes: ArraySlice<UInt8>, hashes: Int, dialect: Dialect)
    -> (text: String, unknownEscape: Int?)
  {
    guard bytes.contains(UInt8(ascii: "\\")) else {
      return (String(decoding: bytes, as: UTF8.self), nil)
    }
    var reader = Reader(bytes: bytes, hashes: hashes, dialect: dialect, index: bytes.startIndex)
    reader.run()
    return (String(decoding: reader.output, as: UTF8.self), reader.unknown)
  }

  private struct Reader {
    let bytes: ArraySlice<UInt8>
    let hashes: Int
    let dialect: Dialect
    var index: Int
    var output: [UInt8] = []
    var unknown: Int?

    mutating func run() {
      while index < bytes.endIndex {
        let byte = bytes[index]
        if byte == UInt8(ascii: "\\"), isEscape {
          readEscape()
        } else {
          output.append(byte)
          index += 1
        }
      }
    }

    private var isEscape: Bool {
      for hash in 0..<hashes {
        let next = index + 1 + hash
        guard next < bytes.endIndex, bytes[next] == UInt8(ascii: "#") else { return false }
      }
      return true
    }

    private mutating func readEscape() {
      let start = index
      index += 1 + hashes
      guard index < bytes.endIndex else { return }
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "n"): output.append(0x0A)
      case UInt8(ascii: "t"): output.append(0x09)
      case UInt8(ascii: "r"): output.append(0x0D)
      case UInt8(ascii: "0"): output.append(0)
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): output.append(byte)
      case 0x0A: skipIndentation()
      case UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "U"): readScalar(from: start)
      case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "v"),
        UInt8(ascii: "?"):
        guard dialect == .objectiveC else { return keep(from: start) }
        output.append(byte == UInt8(ascii: "?") ? byte : 0x20)
      default: keep(from: start)
      }
    }

    /// A line end that is escaped joins two lines of a multi-line string.
    private mutating func skipIndentation() {
      while index < bytes.endIndex, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    }

    private mutating func readScalar(from start: Int) {
      var value: UInt32 = 0
      var count = 0
      let isBraced = index < bytes.endIndex && bytes[index] == UInt8(ascii: "{")
      if isBraced { index += 1 }
      while index < bytes.endIndex, count < 8, let digit = hexDigit(bytes[index]) {
        value = value << 4 | digit
        count += 1
        index += 1
        if dialect == .objectiveC, count == 4, bytes[start + 1] != UInt8(ascii: "U") { break }
      }
      if isBraced {
        guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "}") else {
          return keep(from: start)
        }
        index += 1
      }
      guard count > 0, isBraced || dialect == .objectiveC, let scalar = Unicode.Scalar(value)
      else { return keep(from: start) }
      output.append(contentsOf: String(Character(scalar)).utf8)
    }

    private func hexDigit(_ byte: UInt8) -> UInt32? {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 48
      case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 87
      case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 55
      default: nil
      }
    }

    private mutating func keep(from start: Int) {
      output.append(contentsOf: bytes[start..<index])
      if unknown == nil { unknown = start }
    }
  }
}
