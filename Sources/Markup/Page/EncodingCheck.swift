package import SourceText

/// Whether a text is UTF-8, as every page has to be: of what is not, a reader sees `�`.
package enum EncodingCheck {
  /// What is wrong with the encoding of a page, at the first place where it is; nil when nothing is.
  static func fault(in file: SourceFile) -> Diagnostic? {
    fault(in: file, of: "pages", id: "page.encoding", until: "; until then it is shown as '�'")
  }

  /// What is wrong with the encoding of a file of some kind.
  package static func fault(in file: SourceFile, of kind: String, id: String, until: String = "")
    -> Diagnostic?
  {
    func diagnostic(_ message: String, _ range: Range<Int>, _ file: SourceFile) -> Diagnostic {
      Diagnostic(
        id: id, message, at: SourceSpan(file: file, range: range),
        notes: [Diagnostic.Note("save it as UTF-8" + until)])
    }
    let start = file.bytes.prefix(2)
    if start.elementsEqual([0xFF, 0xFE]) || start.elementsEqual([0xFE, 0xFF]) {
      return diagnostic("this file is UTF-16, and \(kind) are UTF-8", 0..<2, file)
    }
    guard let place = unsafe file.bytes.withUnsafeBufferPointer({ unsafe firstIllFormed(in: $0) })
    else {
      return nil
    }
    let digits = String(file.bytes[place], radix: 16, uppercase: true)
    return diagnostic("the byte \(digits) here is not UTF-8", place..<place + 1, file)
  }

  /// The first byte of the first sequence that Unicode's table of well-formed UTF-8 (3-7) has not.
  private static func firstIllFormed(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
      if index + 16 <= bytes.count, unsafe SixteenBytes(bytes, from: index).areASCII {
        index += 16
        continue
      }
      let end = min(index + 16, bytes.count)
      while index < end {
        guard let length = unsafe length(of: bytes, at: index) else { return index }
        index += length
      }
    }
    return nil
  }

  /// How many bytes the sequence at an index has; nil when it is ill-formed.
  private static func length(of bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    let first = unsafe bytes[index]
    if first < 0x80 { return 1 }
    // Nearly all of Chinese and Japanese.
    if 0xE1...0xEC ~= first, index + 2 < bytes.count {
      let areBehind = unsafe (bytes[index + 1] & 0xC0, bytes[index + 2] & 0xC0) == (0x80, 0x80)
      return areBehind ? 3 : nil
    }
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch first {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0x80...0xBF)
      }
    guard length > 0, index + length <= bytes.count else { return nil }
    guard unsafe second.contains(bytes[index + 1]) else { return nil }
    for place in index + 2..<index + length where unsafe bytes[place] & 0xC0 != 0x80 { return nil }
    return length
  }
}
