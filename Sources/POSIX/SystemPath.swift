/// Paths of the file system, as it understands them.
package enum SystemPath {
  /// How many links one path may lead over, as in the system itself.
  private static let mostLinks = 40

  /// A path from the root, without the steps that its names make needless; links are not looked at.
  package static func whole(_ path: String) -> String {
    let path = path.hasPrefix("/") ? path : here + "/" + path
    if isPlain(path) { return path }
    let names = names(path)
    return names.isEmpty ? "/" : names.reduce(into: "") { $0 += "/" + $1 }
  }

  /// Whether a path from the root has no step that its names make needless, which most have not.
  private static func isPlain(_ path: String) -> Bool {
    var isAfterSlash = false
    for byte in path.utf8 {
      if isAfterSlash, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
      isAfterSlash = byte == UInt8(ascii: "/")
    }
    return !isAfterSlash
  }

  /// The names of a path from the root, which is the first of them.
  package static func components(_ path: String) -> [String] {
    ["/"] + names(path).map(String.init)
  }

  private static func names(_ path: String) -> [Substring] {
    let path = path.hasPrefix("/") ? path : here + "/" + path
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return names
  }

  /// The current folder, which no command changes.
  private static let here: String = {
    guard let path = unsafe getcwd(nil, 0) else { return "" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }()

  /// A path from the root with all links followed; nil where it leads nowhere.
  package static func real(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The same also of a path whose end is not there, or is a link to what is not there.
  package static func resolved(_ path: String) -> String {
    let path = path.hasPrefix("/") ? path : here + "/" + path
    // The names that are still to be gone to, the next one last.
    var names = Array(path.split(separator: "/").reversed())
    var way: [Substring] = []
    var links = 0
    while let name = names.popLast() {
      if name == "." { continue }
      if name == ".." {
        _ = way.popLast()
        continue
      }
      way.append(name)
      guard links < mostLinks, let target = target(of: "/" + way.joined(separator: "/")) else {
        continue
      }
      links += 1
      if target.hasPrefix("/") { way = [] } else { way.removeLast() }
      names += target.split(separator: "/").reversed()
    }
    return "/" + way.joined(separator: "/")
  }

  /// What a link leads to, as it says itself; nil where a path is none.
  package static func target(of link: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe max(0, readlink(link, &buffer, buffer.count))
    let bytes = buffer[..<count].map { UInt8(bitPattern: $0) }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
