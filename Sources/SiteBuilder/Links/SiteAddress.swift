/// Paths below the site's folder, and the way from one to another.
///
/// All links are relative, so that the site opens from disk and under any address.
enum SiteAddress {
  /// Where a page of an edition is written, by the path it has in all of them: `a/b.md` at
  /// `a/b.html`, or `zh-Hans/a/b.html`; `a/index.md` and `a/README.md` at `a/index.html`.
  static func output(ofPage path: String, in edition: Edition) -> String {
    edition.folder + output(ofPage: path)
  }

  private static func output(ofPage path: String) -> String {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    let name = path[folder.endIndex...]
    let stem = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name
    return folder + (stem.lowercased() == "readme" ? "index" : stem) + ".html"
  }

  /// The way from one file to another: `../c/d.html`.
  static func relative(from: String, to: String) -> String {
    let (shared, up) = Self.shared(from, to)
    let rest = to.utf8.index(to.startIndex, offsetBy: shared)
    if up > 0 { return String(repeating: "../", count: up) + to[rest...] }
    // A first name with a colon would be read as a scheme.
    let name = to.utf8[rest...].prefix { $0 != UInt8(ascii: "/") }
    return name.contains(UInt8(ascii: ":")) ? "./" + to[rest...] : String(to[rest...])
  }

  /// Appends the way from one file to another.
  static func appendRelative(from: String, to: String, to bytes: inout [UInt8]) {
    let (shared, up) = Self.shared(from, to)
    var to = to
    to.withUTF8 { to in
      let rest = to[shared...]
      for _ in 0..<up { bytes.append(contentsOf: "../".utf8) }
      let name = rest.prefix { $0 != UInt8(ascii: "/") }
      if up == 0, name.contains(UInt8(ascii: ":")) { bytes.append(contentsOf: "./".utf8) }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: rest))
    }
  }

  /// How many bytes long the folders are that two files share, and how many more the first lies in.
  private static func shared(_ from: String, _ to: String) -> (count: Int, up: Int) {
    var (from, to) = (from, to)
    return from.withUTF8 { here in
      to.withUTF8 { there in
        var shared = 0
        var position = 0
        while position < min(here.count, there.count), here[position] == there[position] {
          position += 1
          if here[position - 1] == UInt8(ascii: "/") { shared = position }
        }
        return (shared, here[shared...].count { $0 == UInt8(ascii: "/") })
      }
    }
  }

  /// The way from a file to the top of the site: empty, or `../` and so on.
  static func root(from path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The path that a relative path names, seen from a folder; nil when it leads out at the top.
  static func resolve(_ path: String, in folder: String) -> String? {
    var result: [UInt8] = []
    result.reserveCapacity(folder.utf8.count + path.utf8.count + 1)
    if path.utf8.first != slash { _ = follow(folder, from: &result) }
    guard follow(path, from: &result) else { return nil }
    return String(decoding: result, as: UTF8.self)
  }

  private static let slash = UInt8(ascii: "/")

  /// Goes on along a path, in which two points lead up; false where that leads out at the top.
  private static func follow(_ path: String, from place: inout [UInt8]) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != slash { end += 1 }
        guard go(UnsafeBufferPointer(rebasing: bytes[start..<end]), from: &place) else {
          return false
        }
        start = end + 1
      }
      return true
    }
  }

  private static func go(_ name: UnsafeBufferPointer<UInt8>, from place: inout [UInt8]) -> Bool {
    let point = UInt8(ascii: ".")
    if name.isEmpty || name.count == 1 && name[0] == point { return true }
    if name.count == 2, name[0] == point, name[1] == point {
      if place.isEmpty { return false }
      place.removeLast(place.count - (place.lastIndex(of: slash) ?? 0))
    } else {
      if !place.isEmpty { place.append(slash) }
      place.append(contentsOf: name)
    }
    return true
  }
}
