import Markup
import SourceText

/// Paths below the site's folder, and the way from one to another.
///
/// All links are relative, so that the site opens from disk and under any address.
enum SiteAddress {
  /// Where a page of an edition is written, by the path it has in all of them: `a/b.md` at
  /// `a/b.html`, or `zh-Hans/a/b.html`; `a/index.md` and `a/README.md`, however they are
  /// spelled, at `a/index.html`.
  static func output(ofPage path: String, in edition: Edition) -> String {
    edition.folder + output(ofPage: path)
  }

  private static func output(ofPage path: String) -> String {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    let name = path[folder.endIndex...]
    let stem = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name
    let isIndex =
      (5...6).contains(stem.utf8.count) && ["index", "readme"].contains(stem.lowercased())
    return (isIndex ? folder + "index" : String(path[..<stem.endIndex])) + ".html"
  }

  /// The way from one file to another: `../c/d.html`.
  static func relative(from: String, to: String) -> String {
    var (from, to) = (from, to)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(from.utf8.count + to.utf8.count)
    from.withUTF8 { from in to.withUTF8 { to in append(from, to, to: &bytes) } }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the way from one file to another.
  static func appendRelative(from: [UInt8], to: [UInt8], to bytes: inout [UInt8]) {
    from.withUnsafeBufferPointer { from in
      to.withUnsafeBufferPointer { to in append(from, to, to: &bytes) }
    }
  }

  private static func append(
    _ from: UnsafeBufferPointer<UInt8>, _ to: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) {
    let (shared, up) = shared(from, to)
    let rest = UnsafeBufferPointer(rebasing: to[shared...])
    for _ in 0..<up { bytes.append(markup: "../") }
    if up == 0, beginsWithScheme(rest) { bytes.append(markup: "./") }
    bytes.append(contentsOf: rest)
  }

  /// Whether the first name of a path would be read as a scheme: it has a colon.
  private static func beginsWithScheme(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let colon = EightBytes.firstIndex(of: UInt8(ascii: ":"), in: path, from: 0) else {
      return false
    }
    return !path[..<colon].contains(slash)
  }

  /// How many bytes long the folders are that two files share, and how many more the first lies in.
  private static func shared(
    _ here: UnsafeBufferPointer<UInt8>, _ there: UnsafeBufferPointer<UInt8>
  ) -> (count: Int, up: Int) {
    let end = min(here.count, there.count)
    var shared = 0
    var position = 0
    while position < end, here[position] == there[position] {
      position += 1
      if here[position - 1] == slash { shared = position }
    }
    var up = 0
    while position < here.count {
      if here[position] == slash { up += 1 }
      position += 1
    }
    return (shared, up)
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
