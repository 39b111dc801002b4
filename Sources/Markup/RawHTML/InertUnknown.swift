import SourceText

/// Whether a file of which nobody knows the kind has nothing that runs.
///
/// A host may send it as HTML, as XML or as nothing, and then a browser looks at how it begins.
package enum InertUnknown {
  /// Why a browser may run something of a file; nil where it cannot.
  package static func fault(_ bytes: [UInt8]) -> String? {
    let text = text(of: bytes)
    guard beginsLikeMarkup(text) else { return fault(ofPart: bytes) }
    if let fault = InertXML.fault(Array(text)) { return fault }
    // An XML declaration makes it XML everywhere. Without one it may be read as HTML, in which comments and
    // the like end elsewhere.
    if text.starts(with: "<?xml".utf8), text.dropFirst(5).first.map(isBlank) ?? false { return nil }
    for sign in ["<!", "<?"] where holds(sign, bytes) {
      return "a browser may take it for HTML"
    }
    return nil
  }

  /// Whether a browser may take a file for markup by the first of its bytes, of which all may be blank.
  package static func isLikeMarkup(_ start: [UInt8]) -> Bool {
    let text = text(of: start)
    return text.isEmpty || beginsLikeMarkup(text)
  }

  /// Why a browser may run something of a part of a file that is no markup.
  package static func fault(ofPart bytes: [UInt8]) -> String? {
    var rest = bytes[...]
    while let place = unsafe rest.withUnsafeBufferPointer({
      unsafe SixteenBytes.firstIndex(of: UInt8(ascii: "<"), in: $0, from: 0)
    }) {
      rest = rest.dropFirst(place)
      if holds("<script", Array(rest.prefix(7))) { return "it has '<script'" }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte)
  }

  /// What stands behind a mark of its encoding and blanks.
  private static func text(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0).drop(while: isBlank)
  }

  /// Whether a browser may take what it is for markup: it begins with `<`, in whatever encoding.
  private static func beginsLikeMarkup(_ text: ArraySlice<UInt8>) -> Bool {
    let open = UInt8(ascii: "<")
    let starts: [[UInt8]] = [[open], [0, open], [0, 0, 0, open], [0xFF, 0xFE], [0xFE, 0xFF]]
    return starts.contains { text.starts(with: $0) }
  }

  private static func holds(_ word: String, _ bytes: [UInt8]) -> Bool {
    ASCIISearch.places(of: word, in: bytes).first { _ in true } != nil
  }
}

/// Whether a style sheet has nothing that runs in a browser that still knows such styles.
package enum StyleSheet {
  /// Why a browser may run something of a style sheet; nil where it cannot.
  package static func fault(_ bytes: [UInt8]) -> String? {
    for (word, end) in [
      ("expression", "("), ("behavior", ":"), ("-moz-binding", ":"), ("javascript", ":"),
      ("vbscript", ":"),
    ] {
      for place in ASCIISearch.places(of: word, in: bytes) {
        let before = place > 0 ? bytes[place - 1] : 0x20
        let behind = bytes[(place + word.utf8.count)...].first { $0 > 0x20 }
        if !isName(before), behind == end.utf8.first { return "it has '\(word)\(end)'" }
      }
    }
    return nil
  }

  /// Whether a byte is of a name, as in `scroll-behavior`.
  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

/// Looks for words in bytes, small and capital letters alike.
private enum ASCIISearch {
  /// The places where a word in small letters stands.
  static func places(of word: String, in bytes: [UInt8]) -> some Sequence<Int> {
    let word = Array(word.utf8)
    return (0..<max(0, bytes.count - word.count + 1)).lazy.filter { start in
      var index = 0
      while index < word.count {
        let byte = bytes[start + index]
        let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        guard (isCapital ? byte | 0x20 : byte) == word[index] else { return false }
        index += 1
      }
      return true
    }
  }
}
