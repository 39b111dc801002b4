/// Paths below the site's folder, and the way from one to another.
///
/// All links are relative, so that the site opens from disk and under any address.
enum SiteAddress {
  /// Where a page is written: `a/b.md` at `a/b.html`, `a/index.md` and `a/README.md` at
  /// `a/index.html`.
  static func output(ofPage path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let name = path[folder.endIndex...]
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return folder + (stem.lowercased() == "readme" ? "index" : stem) + ".html"
  }

  /// The way from one file to another: `../c/d.html`.
  static func relative(from: String, to: String) -> String {
    let here = from.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let there = to.split(separator: "/", omittingEmptySubsequences: false)
    var shared = 0
    while shared < here.count, shared < there.count - 1, here[shared] == there[shared] {
      shared += 1
    }
    let up = String(repeating: "../", count: here.count - shared)
    let way = up + there[shared...].joined(separator: "/")
    // A first name with a colon would be read as a scheme.
    return up.isEmpty && (there[shared...].first?.contains(":") ?? false) ? "./" + way : way
  }

  /// The way from a file to the top of the site: empty, or `../` and so on.
  static func root(from path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The path that a relative path names, seen from a folder; nil when it leads out at the top.
  static func resolve(_ path: String, in folder: String) -> String? {
    var parts = path.hasPrefix("/") ? [] : folder.split(separator: "/")
    for part in path.split(separator: "/") {
      switch part {
      case ".": break
      case "..":
        guard parts.popLast() != nil else { return nil }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
