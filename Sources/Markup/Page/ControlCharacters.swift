import SourceText

/// Characters that control terminals and printers, which HTML does not allow in a page.
enum ControlCharacters {
  /// Puts blanks in the places of those that references stand for, such as `&#x1B;`: who writes them as they are has a
  /// file of the terminal's, and then they are blanks where the page is written.
  static func blank(_ text: inout [UInt8]) {
    let mayHold = unsafe text.withUnsafeBufferPointer { text in
      unsafe SixteenBytes.firstIndex(in: text, from: 0) {
        $0.places(below: 0x20) | $0.places(of: 0x7F) | $0.places(of: 0xC2)
      } != nil
    }
    guard mayHold else { return }
    for index in text.indices {
      switch text[index] {
      case 0x00...0x08, 0x0B...0x1F, 0x7F: text[index] = 0x20
      case 0xC2 where index + 1 < text.count && (0x80...0x9F).contains(text[index + 1]):
        text[index] = 0x20
        text[index + 1] = 0x20
      default: break
      }
    }
  }
}
