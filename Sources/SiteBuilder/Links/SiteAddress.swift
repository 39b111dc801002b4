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
    return from.withUTF8 { from in
      to.withUTF8 { to in
        let (shared, up) = shared(from, to)
        let rest = UnsafeBufferPointer(rebasing: to[shared...])
        let isLikeScheme = up == 0 && beginsWithScheme(rest)
        return String(
          unsafeUninitializedCapacity: rest.count + (isLikeScheme ? 2 : 3 * up)
        ) { memory in
          var way = PathWriter(memory)
          if isLikeScheme { way.append("./") }
          for _ in 0..<up { way.append("../") }
          way.append(rest)
          return way.count
        }
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
  static func append(wayFrom start: Start, to: [UInt8], to bytes: inout [UInt8]) {
    start.path.withUnsafeBufferPointer { from in
      to.withUnsafeBufferPointer { to in
        let alike = sharedStart(from, to)
        var shared = 0
        var goesUp = false
        for folder in start.folders {
          if folder <= alike {
            shared = folder
          } else {
            goesUp = true
            bytes.append(markup: "../")
          }
        }
        let rest = UnsafeBufferPointer(rebasing: to[shared...])
        if !goesUp, beginsWithScheme(rest) { bytes.append(markup: "./") }
        bytes.append(contentsOf: rest)
      }
    }
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
    let alike = sharedStart(here, there)
    var shared = 0
    var up = 0
    for position in here.indices where here[position] == slash {
      if position < alike { shared = position + 1 } else { up += 1 }
    }
    return (shared, up)
  }

  /// How many bytes two paths begin with alike.
  private static func sharedStart(
    _ here: UnsafeBufferPointer<UInt8>, _ there: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let end = min(here.count, there.count)
    var position = 0
    while position + 8 <= end, EightBytes(here, from: position) == EightBytes(there, from: position)
    {
      position += 8
    }
    while position < end, here[position] == there[position] { position += 1 }
    return position
  }

  /// The way from a file to the top of the site: empty, or `../` and so on.
  static func root(from path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The path that a relative path names, seen from a folder; nil when it leads out at the top.
  static func resolve(_ path: String, in folder: String) -> String? {
    var (path, folder) = (path, path.utf8.first == slash ? "" : folder)
    let length = folder.utf8.count + path.utf8.count + 1
    var isInside = false
    let result = folder.withUTF8 { folder in
      path.withUTF8 { path in
        String(unsafeUninitializedCapacity: length) { memory in
          var place = PathWriter(memory)
          _ = place.follow(folder)
          isInside = place.follow(path)
          return place.count
        }
      }
    }
    return isInside ? result : nil
  }

  fileprivate static let slash = UInt8(ascii: "/")
}

/// Writes a path into memory that has room for it.
private struct PathWriter {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(_ memory: UnsafeMutableBufferPointer<UInt8>) { self.memory = memory }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { append(byte) }
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(_ byte: UInt8) {
    memory[count] = byte
    count += 1
  }

  /// Goes on along a path, in which two points lead up; false where that leads out at the top.
  mutating func follow(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while start < path.count {
      var end = start
      while end < path.count, path[end] != SiteAddress.slash { end += 1 }
      guard go(UnsafeBufferPointer(rebasing: path[start..<end])) else { return false }
      start = end + 1
    }
    return true
  }

  private mutating func go(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let point = UInt8(ascii: ".")
    if name.isEmpty || name.count == 1 && name[0] == point { return true }
    if name.count == 2, name[0] == point, name[1] == point {
      if count == 0 { return false }
      repeat { count -= 1 } while count > 0 && memory[count] != SiteAddress.slash
    } else {
      if count > 0 { append(SiteAddress.slash) }
      append(name)
    }
    return true
  }
}
