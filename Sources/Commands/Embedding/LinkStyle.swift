import ArgumentParser
import Markup

/// How the address of an image is written, so that it leads there where the note is read.
enum LinkStyle: String, CaseIterable, ExpressibleByArgument {
  /// From the note: `../assets/a.svg`. It is right where pages are read in the folders that they lie in.
  case relative
  /// From the folder of the site: `/assets/a.svg`.
  case root
  /// The same behind the site's base address: `{{ '/assets/a.svg' | relative_url }}`.
  case jekyll
  /// The name alone, by which DocC finds it in the catalogue.
  case docc
  /// `![[assets/a.svg|title]]`, from the folder of the vault.
  case wikilink

  /// The image in the language of a note, with an address as it stands there.
  func image(_ title: String, asWritten address: String, in language: MarkupLanguage) -> String {
    guard self == .wikilink, language.isMarkdown else { return language.image(title, address) }
    // What a wikilink ends at cannot stand in it.
    let isPlain = !title.contains { "[]|#\n".contains($0) }
    return isPlain ? "![[\(address)|\(title)]]" : "![[\(address)]]"
  }

  /// The address as it is written in a note.
  ///
  /// - Parameter way: The way from the note or from the folder of the site, as the style has it.
  func address(_ way: String) -> String {
    switch self {
    case .relative: Self.encoded(way)
    case .root: "/" + Self.encoded(way)
    case .jekyll: "{{ '/\(Self.encoded(way).replacing("'", with: "%27"))' | relative_url }}"
    case .docc: Self.encoded(String(way.split(separator: "/").last ?? ""))
    case .wikilink: way
    }
  }

  /// The way as an address; parentheses would end it.
  private static func encoded(_ way: String) -> String {
    WebAddress.asciiEncodedPath(way).replacing("(", with: "%28").replacing(")", with: "%29")
  }
}
