import Markup
import SourceText

/// Whose drawing an image is, written into its file as a comment behind the drawing.
///
/// By it a later run knows an image that another note has, that its note no longer has, or that a person has
/// edited.
struct ImageOwner: Equatable {
  /// The way from the folder of the image to the note.
  let note: String
  /// The scenario's id.
  let id: String

  private static let opening = "<!-- lifeline:image "
  private static let closing = " -->\n"

  /// The comment behind a drawing.
  func comment(of drawing: [UInt8]) -> String {
    "\(Self.opening)note=\(Self.encoded(note)) id=\(Self.encoded(id)) hash=\(Self.hash(of: drawing[...]))\(Self.closing)"
  }

  /// The hash of a drawing, whatever ends its lines.
  static func hash(of drawing: ArraySlice<UInt8>) -> String {
    MadeHash.of(drawing.lazy.filter { $0 != 0x0D })
  }

  /// What the comment at the end of a file says; nil where there is none.
  static func read(_ bytes: [UInt8]) -> (owner: ImageOwner, hash: String, drawingEnd: Int)? {
    let tail = bytes.suffix(4_000)
    let opening = Array(opening.utf8)
    guard
      let start = tail.indices.reversed().first(where: {
        tail[$0] == opening[0] && tail[$0...].starts(with: opening)
      })
    else { return nil }
    let text = String(decoding: tail[start...].dropFirst(opening.count), as: UTF8.self)
    let words = text.split { $0 == " " || $0.isNewline }
    guard words.count == 4, words[3] == "-->", words[0].hasPrefix("note="),
      words[1].hasPrefix("id="),
      words[2].hasPrefix("hash=")
    else { return nil }
    return (
      ImageOwner(
        note: WebAddress.decoded(String(words[0].dropFirst(5))),
        id: WebAddress.decoded(String(words[1].dropFirst(3)))),
      String(words[2].dropFirst(5)), start
    )
  }

  /// Two hyphens may not stand in a comment of XML.
  private static func encoded(_ text: String) -> String {
    WebAddress.asciiEncodedPath(text).replacing("--", with: "-%2D").replacing("--", with: "-%2D")
  }
}
