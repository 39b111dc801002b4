/// What `NSString` says of a text that is a path.
enum TextPaths {
  /// The parts between slashes; a slash at the beginning is one too.
  static func components(_ path: String) -> [String] {
    let parts = path.utf8.split(separator: slash).compactMap { String($0) }
    return path.utf8.first == slash ? ["/"] + parts : parts
  }

  /// The last part; nothing of an empty path.
  static func lastComponent(_ path: String) -> String { components(path).last ?? "" }

  /// The path without its last part.
  static func deletingLastComponent(_ path: String) -> String {
    let parts = components(path)
    guard parts.count > 1 else { return parts.first == "/" ? "/" : "" }
    let rest = parts.dropLast().joined(separator: "/")
    return rest.utf8.starts(with: "//".utf8) ? String(rest.dropFirst()) : rest
  }

  /// What stands behind the last point of the last part; nothing where the name begins with it.
  static func pathExtension(_ path: String) -> String {
    let name = lastComponent(path)
    guard let point = name.utf8.lastIndex(of: point), point != name.utf8.startIndex else {
      return ""
    }
    return String(name[name.utf8.index(after: point)...])
  }

  /// The path without its extension.
  static func deletingPathExtension(_ path: String) -> String {
    let ending = pathExtension(path)
    return ending.isEmpty ? path : String(path.dropLast(ending.count + 1))
  }

  private static let slash = UInt8(ascii: "/")
  private static let point = UInt8(ascii: ".")
}
