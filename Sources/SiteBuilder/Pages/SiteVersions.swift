import Markup

/// The versions of a site that stand beside each other, each a site of its own.
package struct SiteVersions: Sendable {
  /// One of them.
  package struct Version: Sendable {
    /// What its readers call it: `2.1`.
    package let name: String
    /// Where it is: an address, or a path from the top of any of the others, with a slash at its end.
    package let address: String
    /// The paths of its pages; nil where they are not known.
    package let pages: Set<String>?

    /// Creates a version.
    package init(name: String, address: String, pages: Set<String>?) {
      self.name = name
      self.address = address.hasSuffix("/") ? address : address + "/"
      self.pages = pages
    }

    /// The way to a page of it from the top of a site, to its front page where it has no such page.
    func address(of page: String, from root: String) -> String {
      let hasPage = pages?.contains(page) == true
      let place = WebAddress.encodedPath(hasPage ? page : "index.html")
      return isWhole ? address + place : root + address + place
    }

    /// Whether it is a whole address.
    var isWhole: Bool { WebAddress.scheme(of: address) != nil }
  }

  /// All of them, the newest first.
  package let all: [Version]
  /// The name of the one that is built.
  package let current: String

  /// A site that has none but itself.
  package static let none = SiteVersions(all: [], current: "")

  /// Names versions, and the one that is built.
  package init(all: [Version], current: String) {
    self.all = all
    self.current = current
  }

  /// All that is said of them, as one number.
  var signature: UInt64 {
    var hash = ContentHash()
    hash.add(current)
    for version in all {
      hash.add(version.name)
      hash.add(version.address)
      hash.add(version.pages == nil ? 0 : 1)
      for page in version.pages?.sorted() ?? [] { hash.add(page) }
    }
    return hash.value
  }

  /// The address at which the newest version has a page, for search engines; nil where it has none, or nobody knows
  /// where it is.
  func canonical(of page: String, baseURL: String?) -> String? {
    guard let newest = all.first, newest.pages?.contains(page) == true else { return nil }
    let place = WebAddress.asciiEncodedPath(page)
    if newest.isWhole { return newest.address + place }
    return baseURL.flatMap { Self.whole(newest.address, from: $0) }.map { $0 + place }
  }

  /// The whole address of a path from the top of a site: `../2.1/` from `https://example.org/2.0/`.
  private static func whole(_ path: String, from base: String) -> String? {
    let scheme = base.prefix { $0 != ":" }
    var folders = base.dropFirst(scheme.count + 3).split(separator: "/").map(String.init)
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        guard folders.count > 1 else { return nil }
        folders.removeLast()
      default: folders.append(WebAddress.asciiEncodedPath(String(part)))
      }
    }
    return "\(scheme)://\(folders.joined(separator: "/"))/"
  }
}
