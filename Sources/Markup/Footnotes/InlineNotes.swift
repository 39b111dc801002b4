import SourceText

/// Finds footnotes that stand in the text itself: `^[what it says]`.
///
/// It looks at each character once, however many brackets there are; a footnote in a footnote stays text.
enum InlineNotes {
  /// A place in running text: a piece, and a byte of it.
  private struct Place {
    let piece: Int
    let byte: Int
  }

  /// Whether a piece of text has the beginning of one.
  static func opens(_ inline: Inline) -> Bool {
    if case .text(let text) = inline { text.holdsBytes(of: "^[") } else { false }
  }

  /// A part of running text.
  enum Part {
    case text([Inline])
    /// What a footnote says.
    case note([Inline])
  }

  /// The running text, what stands in footnotes by itself.
  static func parts(of inlines: [Inline]) -> [Part] {
    var parts: [Part] = []
    var here = Place(piece: 0, byte: 0)
    for (open, close) in notes(in: inlines) {
      let inside = slice(inlines, Place(piece: open.piece, byte: open.byte + 2), close)
      guard !inside.isEmpty else { continue }
      parts += [.text(slice(inlines, here, open)), .note(inside)]
      here = Place(piece: close.piece, byte: close.byte + 1)
    }
    return parts + [.text(slice(inlines, here, Place(piece: inlines.count, byte: 0)))]
  }

  /// Where footnotes begin and end, those in others left out.
  private static func notes(in inlines: [Inline]) -> [(open: Place, close: Place)] {
    var open: [(place: Place, isNote: Bool)] = []
    var found: [(open: Place, close: Place)] = []
    for (piece, inline) in inlines.enumerated() {
      guard case .text(let text) = inline else { continue }
      var before: UInt8 = 0
      for (index, byte) in text.utf8.enumerated() {
        if byte == UInt8(ascii: "[") {
          let isNote = before == UInt8(ascii: "^")
          open.append((Place(piece: piece, byte: isNote ? index - 1 : index), isNote))
        } else if byte == UInt8(ascii: "]"), let last = open.popLast(), last.isNote {
          while let inner = found.last, isBefore(last.place, inner.open) { found.removeLast() }
          found.append((last.place, Place(piece: piece, byte: index)))
        }
        before = byte
      }
    }
    return found
  }

  private static func isBefore(_ a: Place, _ b: Place) -> Bool {
    (a.piece, a.byte) < (b.piece, b.byte)
  }

  private static func slice(_ inlines: [Inline], _ start: Place, _ end: Place) -> [Inline] {
    var result: [Inline] = []
    for piece in start.piece..<min(end.piece + 1, inlines.count) {
      guard case .text(let text) = inlines[piece] else {
        result.append(inlines[piece])
        continue
      }
      let last = piece == end.piece ? end.byte : text.utf8.count
      let first = piece == start.piece ? start.byte : 0
      guard first < last else { continue }
      let bytes = text.utf8.dropFirst(first).prefix(last - first)
      result.append(.text(String(decoding: bytes, as: UTF8.self)))
    }
    return result
  }
}
