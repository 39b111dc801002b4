package import SourceText

/// HTML as it grows: bytes, so that drawings go through it as they are.
extension TextBuffer {
  static func += (html: inout TextBuffer, text: String) { html.append(text: text) }

  static func += (html: inout TextBuffer, bytes: [UInt8]) { html.append(bytes) }

  // MARK: Escaping

  /// Appends a text, escaped.
  package mutating func escape(_ text: String) { unsafe text.withBytes { unsafe escape($0) } }

  /// Appends UTF-8, escaped.
  package mutating func escape(_ text: ArraySlice<UInt8>) {
    unsafe text.withUnsafeBufferPointer { unsafe escape($0) }
  }

  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    var run = 0
    while let index = unsafe HTMLText.firstSpecial(in: text, from: run) {
      unsafe append(UnsafeBufferPointer(rebasing: text[run..<index]))
      append(markup: HTMLText.entity(unsafe text[index]))
      run = index + 1
    }
    unsafe append(UnsafeBufferPointer(rebasing: text[run...]))
  }

  // MARK: Its end

  /// Whether it ends in an East Asian character behind which a line may end.
  var endsWide: Bool {
    guard count >= 3, let last = unsafe written.last, last >= 0x80 else { return false }
    let end = unsafe String(decoding: written.suffix(3), as: UTF8.self)
    let scalar = end.unicodeScalars.last?.value ?? 0
    return DisplayWidth.isWide(scalar) && !Self.openingMarks.contains(scalar)
  }

  /// `（`, `「`, `『`, `【`, `《` and `〈`.
  private static var openingMarks: [UInt32] { [0xFF08, 0x300C, 0x300E, 0x3010, 0x300A, 0x3008] }
}
