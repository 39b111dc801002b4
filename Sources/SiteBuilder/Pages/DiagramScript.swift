import Markup
import POSIX

/// Mermaid's own script, which draws in the browser the kinds of diagrams that are not drawn here: where whoever
/// builds the site names it.
package struct DiagramScript: Sendable {
  /// How large its file may be.
  private static let largest = 20_000_000

  /// Where it is: an address, or a path in the site.
  let address: String
  /// What is in it, where it becomes a file of the site.
  let bytes: [UInt8]?

  /// Why there is none among the notes of strangers.
  package static let untrusted =
    "'--mermaid-script' has a script read what the notes say, and none reads untrusted notes; leave out"
    + " '--mermaid-script', or '--untrusted' and LIFELINE_UNTRUSTED where the notes are your own"

  /// Finds the script that somebody names: an address, or a file, which is copied into the site.
  init(_ place: String) throws(SiteError) {
    guard !place.lowercased().hasSuffix(".mjs") else {
      throw SiteError(
        "'\(place)' is a module, which no browser loads from disk; '--mermaid-script' takes 'mermaid.min.js'"
      )
    }
    if place.hasPrefix("https://") {
      (address, bytes) = (place, nil)
      return
    }
    guard !place.contains("://") else {
      throw SiteError(
        "'\(place)' is no script of Mermaid's: it is a file, or an address that begins with 'https://'"
      )
    }
    guard let bytes = FileSystem.read(place, atMost: Self.largest + 1) else {
      throw .system("cannot read the script '\(place)'", errno)
    }
    guard bytes.count <= Self.largest else {
      throw SiteError("the script '\(place)' is larger than \(Self.largest / 1_000_000) MB")
    }
    let hash = String(ContentHash.of(bytes), radix: 16)
    address = "assets/mermaid.\(String(repeating: "0", count: 16 - hash.count) + hash).js"
    self.bytes = bytes
  }

  /// What loads it on a page.
  func html(from page: String) -> String {
    let place = bytes == nil ? address : SiteAddress.root(from: page) + address
    return "<script src=\"\(HTMLText.escaped(place))\" defer></script>\n"
  }
}
