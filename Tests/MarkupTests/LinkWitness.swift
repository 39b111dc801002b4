import Markup
import SourceText

/// Surroundings that remember the links they are asked for.
final class LinkWitness: HTMLSurroundings {
  /// The links by path, in order.
  private(set) var links: [Link] = []
  /// Where links, images and links by name stand, in order.
  private(set) var places: [SourceSpan] = []

  /// What the links of a page are.
  init(writing document: Document) {
    var writer = HTMLWriter(in: self)
    _ = writer.write(document)
  }

  /// The line and the column at which each link stands.
  var positions: [String] { places.map { "\($0.start.line):\($0.start.column)" } }

  func target(of link: Link) -> HTMLWriter.Target {
    links.append(link)
    places.append(link.span)
    return HTMLWriter.Target(link.destination)
  }

  func picture(of image: Image) -> Picture? {
    places.append(image.span)
    return Picture(image.destination)
  }

  func target(of link: Wikilink) -> HTMLWriter.Target {
    places.append(link.span)
    return HTMLWriter.Target("", text: link.plainText)
  }
}
