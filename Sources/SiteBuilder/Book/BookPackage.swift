import Markup
import SourceText

/// What a book says of itself: its name, its files and their order.
struct BookPackage {
  let title: String
  let language: String
  let identifier: String
  let changed: String
  let chapters: [BookChapter]
  let pictures: [BookPictures.File]

  /// Where the rest is said.
  static let container = """
    <?xml version="1.0" encoding="utf-8"?>
    <container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
    <rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
    </container>

    """

  /// The package as a file.
  func bytes() -> [UInt8] {
    let direction =
      Bidirectional.isRightToLeft(language: language) ? " page-progression-direction=\"rtl\"" : ""
    var text = """
      <?xml version="1.0" encoding="utf-8"?>
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="\(BookText.escaped(language))">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
      <dc:identifier id="id">\(identifier)</dc:identifier>
      <dc:title>\(BookText.escaped(title))</dc:title>
      <dc:language>\(BookText.escaped(language))</dc:language>
      <meta property="dcterms:modified">\(changed)</meta>
      </metadata>
      <manifest>
      <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
      <item id="style" href="style.css" media-type="text/css"/>

      """
    for chapter in chapters {
      let kinds = (chapter.hasFormulas ? ["mathml"] : []) + (chapter.hasDrawings ? ["svg"] : [])
      let properties = kinds.isEmpty ? "" : " properties=\"\(kinds.joined(separator: " "))\""
      text +=
        "<item id=\"p\(chapter.place + 1)\" href=\"\(chapter.name)\" media-type=\"application/xhtml+xml\"\(properties)/>\n"
    }
    for (place, picture) in pictures.enumerated() {
      text +=
        "<item id=\"i\(place + 1)\" href=\"\(picture.name)\" media-type=\"\(picture.type)\"/>\n"
    }
    text += "</manifest>\n<spine\(direction)>\n"
    for chapter in chapters { text += "<itemref idref=\"p\(chapter.place + 1)\"/>\n" }
    return Array((text + "</spine>\n</package>\n").utf8)
  }
}
