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
    unsafe path.withBytes { path in
      let name = unsafe path.lastIndex(of: slash).map { $0 + 1 } ?? 0
      let end = unsafe path[name...].lastIndex(of: UInt8(ascii: ".")) ?? path.count
      let stem = unsafe UnsafeBufferPointer(rebasing: path[name..<end])
      var bytes: [UInt8] = []
      bytes.reserveCapacity(end + 5)
      if unsafe isIndex(stem) {
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: path[..<name]))
        bytes.append(markup: "index")
      } else {
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: path[..<end]))
      }
      bytes.append(markup: ".html")
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Whether a file's name without its extension is that of a folder's page.
  private static func isIndex(_ stem: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe (5...6).contains(stem.count)
      && ["index", "readme"].contains(String(decoding: stem, as: UTF8.self).lowercased())
  }

  /// The way from one file to another: `../c/d.html`.
  static func relative(from: String, to: String) -> String {
    unsafe from.withBytes { from in
      unsafe to.withBytes { to in
        let way = unsafe Way(from, to)
        // Of most there is nothing to be put together.
        if way.up == 0, !way.needsPoint { return unsafe String(decoding: way.rest, as: UTF8.self) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(way.length)
        way.append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
      }
    }
  }

  /// A file that many ways lead from.
  struct Start {
    fileprivate let path: [UInt8]
    /// Where each of the folders that it lies in ends.
    fileprivate let folders: [Int]

    init(_ path: String) {
      let bytes = Array(path.utf8)
      self.path = bytes
      folders = bytes.indices.filter { bytes[$0] == slash }.map { $0 + 1 }
    }
  }

  /// Appends the way from a file to another.
  static func append(wayFrom start: Start, to: [UInt8], to html: inout TextBuffer) {
    unsafe start.path.withUnsafeBufferPointer { from in
      unsafe to.withUnsafeBufferPointer { to in
        let alike = unsafe from.countShared(with: to)
        var shared = 0
        var goesUp = false
        for folder in start.folders {
          if folder <= alike {
            shared = folder
          } else {
            goesUp = true
            html.append(markup: "../")
          }
        }
        let rest = unsafe UnsafeBufferPointer(rebasing: to[shared...])
        if !goesUp, unsafe Way.beginsWithScheme(rest) { html.append(markup: "./") }
        unsafe html.append(rest)
      }
    }
  }

  /// The way from a file to the top of the site: empty, or `../` and so on.
  static func root(from path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The path that a relative path names, seen from a folder; nil when it leads out at the top.
  static func resolve(_ path: String, in folder: String) -> String? {
    var place = Place(roomFor: folder.utf8.count + path.utf8.count + 1)
    if path.utf8.first != slash { _ = unsafe folder.withBytes { unsafe place.follow($0) } }
    guard unsafe path.withBytes({ unsafe place.follow($0) }) else { return nil }
    return String(decoding: place.path, as: UTF8.self)
  }

  fileprivate static let slash = UInt8(ascii: "/")
}

/// The way from one file to another.
@safe private struct Way {
  /// How many folders it leads up.
  private(set) var up = 0
  /// What follows that, to the other file.
  let rest: UnsafeBufferPointer<UInt8>
  /// Whether the first name that follows would be read as a scheme, because it has a colon.
  let needsPoint: Bool

  init(_ from: UnsafeBufferPointer<UInt8>, _ to: UnsafeBufferPointer<UInt8>) {
    var shared = unsafe from.countShared(with: to)
    while shared > 0, unsafe from[shared - 1] != SiteAddress.slash { shared -= 1 }
    for index in shared..<from.count where unsafe from[index] == SiteAddress.slash { up += 1 }
    unsafe rest = unsafe UnsafeBufferPointer(rebasing: to[shared...])
    needsPoint = unsafe up == 0 && Self.beginsWithScheme(rest)
  }

  /// How many bytes it may have.
  var length: Int { unsafe 3 * up + rest.count + 2 }

  func append(to bytes: inout [UInt8]) {
    for _ in 0..<up { bytes.append(markup: "../") }
    if needsPoint { bytes.append(markup: "./") }
    unsafe bytes.append(contentsOf: rest)
  }

  static func beginsWithScheme(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let colon = unsafe SixteenBytes.firstIndex(of: UInt8(ascii: ":"), in: path, from: 0)
    else {
      return false
    }
    return unsafe !path[..<colon].contains(SiteAddress.slash)
  }
}

/// A place below the site's folder, while a path is followed from it.
private struct Place {
  private(set) var path: [UInt8] = []

  init(roomFor count: Int) { path.reserveCapacity(count) }

  /// Goes on along a path, in which two points lead up; false where that leads out at the top.
  mutating func follow(_ way: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while start < way.count {
      var end = start
      while end < way.count, unsafe way[end] != SiteAddress.slash { end += 1 }
      guard unsafe go(to: UnsafeBufferPointer(rebasing: way[start..<end])) else { return false }
      start = end + 1
    }
    return true
  }

  private mutating func go(to name: UnsafeBufferPointer<UInt8>) -> Bool {
    let point = UInt8(ascii: ".")
    if unsafe name.isEmpty || name.count == 1 && name[0] == point { return true }
    if name.count == 2, unsafe name[0] == point, unsafe name[1] == point {
      if path.isEmpty { return false }
      path.removeLast(path.count - (path.lastIndex(of: SiteAddress.slash) ?? 0))
    } else {
      if !path.isEmpty { path.append(SiteAddress.slash) }
      unsafe path.append(contentsOf: name)
    }
    return true
  }
}
