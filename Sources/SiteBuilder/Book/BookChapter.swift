import Markup
import SourceText

/// A page of a book.
struct BookChapter {
  let place: Int
  let title: String
  let language: String
  let body: [UInt8]
  let hasDrawings: Bool
  let hasFormulas: Bool

  var name: String { Self.name(of: place) }

  /// The name of the file of a page.
  static func name(of place: Int) -> String { "page-\(place + 1).xhtml" }

  /// The page as a file.
  var bytes: [UInt8] {
    Array(Self.head(title: title, language: language).utf8) + body
      + Array("</body>\n</html>\n".utf8)
  }

  /// What every file of text begins with.
  static func head(title: String, language: String) -> String {
    let language = BookText.escaped(language)
    let direction = Bidirectional.isRightToLeft(language: language) ? " dir=\"rtl\"" : ""
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="\(language)" xml:lang="\(language)"\(direction)>
      <head>
      <title>\(BookText.escaped(title))</title>
      <link rel="stylesheet" type="text/css" href="style.css"/>
      </head>
      <body>

      """
  }
}
