extension CreoleText {
  /// What stands below or above the line, as characters that look so; nil where one of them has none.
  ///
  /// Figures and signs have them in nearly all fonts, letters in few.
  static func script(_ bytes: ArraySlice<UInt8>, isBelow: Bool) -> [UInt8]? {
    var script: [UInt8] = []
    for byte in bytes {
      guard let value = scriptScalar(byte, isBelow: isBelow), let scalar = Unicode.Scalar(value)
      else { return nil }
      script += Array(String(Character(scalar)).utf8)
    }
    return script.isEmpty ? nil : script
  }

  private static func scriptScalar(_ byte: UInt8, isBelow: Bool) -> UInt32? {
    if isBelow, (0x30...0x39).contains(byte) { return 0x2080 + UInt32(byte - 0x30) }
    let base: UInt32 = isBelow ? 0x2080 : 0x2070
    switch byte {
    case UInt8(ascii: "1"): return 0xB9
    case UInt8(ascii: "2"): return 0xB2
    case UInt8(ascii: "3"): return 0xB3
    case 0x30...0x39: return 0x2070 + UInt32(byte - 0x30)
    case UInt8(ascii: "+"): return base + 0xA
    case UInt8(ascii: "-"): return base + 0xB
    case UInt8(ascii: "="): return base + 0xC
    case UInt8(ascii: "("): return base + 0xD
    case UInt8(ascii: ")"): return base + 0xE
    case UInt8(ascii: "i") where !isBelow: return 0x2071
    case UInt8(ascii: "n") where !isBelow: return 0x207F
    default: return nil
    }
  }
}
