import POSIX

/// Paths as notes and commands spell them.
enum NotePath {
  /// The folder of a path; nothing for a name alone.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }

  /// The last name of a path.
  static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

  static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder == "."
      ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// A way from a folder, spelled without the steps up that its names make needless.
  static func resolved(_ way: String, from folder: String) -> String {
    var names = folder.split(separator: "/")
    for name in way.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != "..", last != "." {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    return (folder.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  /// The way from a folder to a file, by names of the file system.
  static func relative(_ path: String, to folder: String) -> String {
    let target = names(path)
    let base = names(folder)
    var shared = 0
    while shared < min(target.count - 1, base.count), target[shared] == base[shared] { shared += 1 }
    let up = Array(repeating: "..", count: base.count - shared)
    return (up + target[shared...]).joined(separator: "/")
  }

  /// The way from a folder to what lies in it; nil where it lies elsewhere.
  static func way(to path: String, below folder: String) -> String? {
    let target = names(path)
    let base = names(folder)
    guard target.starts(with: base) else { return nil }
    return target[base.count...].joined(separator: "/")
  }

  /// A path as somebody here would write it.
  static func spelledFromHere(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    return way(to: path, below: ".") ?? path
  }

  private static func names(_ path: String) -> [String] {
    SystemPath.components(path)
  }

  /// A whole path as another one is spelled: from here, where that is not from the root.
  static func spelled(_ whole: String, like other: String) -> String {
    let here = FoldersAround.whole(".")
    guard !other.hasPrefix("/") else { return whole }
    if whole == here { return "." }
    return whole.hasPrefix(here + "/") ? String(whole.dropFirst(here.count + 1)) : whole
  }
}
