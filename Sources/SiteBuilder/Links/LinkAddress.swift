import Markup
import SourceText

/// A link by path within the site, and the page that it leads to.
struct LinkPlace {
  let address: LinkAddress
  /// The page; nil when it leads to another file, or nowhere.
  let page: Int?

  /// Whether an address leads to a page or a file of the site, if to anything.
  static func isInSite(_ destination: String) -> Bool {
    WebAddress.scheme(of: destination) == nil && !destination.utf8.starts(with: "//".utf8)
      && !isRemote(destination)
  }

  /// Whether it is an address as `git` and `scp` have them, `git@github.com:who/what.git`, and so no file.
  static func isRemote(_ destination: String) -> Bool {
    let bytes = destination.utf8
    guard let at = bytes.firstIndex(of: UInt8(ascii: "@")), at > bytes.startIndex,
      let colon = bytes[at...].firstIndex(of: UInt8(ascii: ":")), bytes.index(after: at) < colon
    else { return false }
    return bytes[..<colon].allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "@"):
        true
      default: false
      }
    }
  }

  /// A link within the site of which is known where it leads.
  init(_ destination: String, _ page: Int?) {
    address = LinkAddress(destination)
    self.page = page
  }
}

/// The address of a link by path, taken apart.
struct LinkAddress {
  /// The path, decoded; empty for a part of the page itself.
  let path: String
  /// The query with its `?`.
  let query: String
  /// The fragment as it is written, without its `#`.
  let fragment: String?

  init(_ address: String) {
    guard address.holds("#") || address.holds("?") else {
      (path, query, fragment) = (WebAddress.decoded(address), "", nil)
      return
    }
    let hash = address.utf8.firstIndex(of: UInt8(ascii: "#"))
    fragment = hash.map { String(address[address.utf8.index(after: $0)...]) }
    let before = address[..<(hash ?? address.endIndex)]
    let mark = before.utf8.firstIndex(of: UInt8(ascii: "?"))
    query = mark.map { String(before[$0...]) } ?? ""
    path = WebAddress.decoded(String(before[..<(mark ?? before.endIndex)]))
  }

  /// The note that it is, as a link by name has it; nil when it is another file's.
  ///
  /// Seen from its page's folder, a path is looked for before it is taken for a name.
  var note: (name: String, heading: String?)? {
    guard ContentFolder.isMarkdown(path) else { return nil }
    let isRelative = !["/", "./", "../"].contains { path.hasPrefix($0) }
    return (isRelative ? "./" + path : path, fragment.map { WebAddress.decoded($0) })
  }
}
