import POSIX

/// Symbolic links in what the command line names.
///
/// Who names `docs/notes` has read the name and not what `docs` is: with the notes of strangers that may be
/// a link which they have committed.
package enum NamedLinks {
  /// The first symbolic link on the way to a path; nil where there is none.
  ///
  /// A whole path is looked at below the current folder alone, and at its end: above are the links of the
  /// machine, as `/tmp` is one on a Mac.
  package static func first(onTheWayTo path: String) -> String? {
    let names = path.split(separator: "/").filter { $0 != "." }
    var way = path.hasPrefix("/") ? "/" : ""
    let here = way.isEmpty ? nil : FileSystem.identity(".")
    var isBelow = way.isEmpty
    for (index, name) in names.enumerated() {
      way += (way.isEmpty || way == "/" ? "" : "/") + name
      guard name != ".." else { continue }
      if isBelow || index == names.count - 1, FileSystem.isLink(way) { return way }
      if !isBelow { isBelow = FileSystem.identity(way) == here }
    }
    return nil
  }

  /// Whether a path names a symbolic link itself.
  package static func isLink(_ path: String) -> Bool { FileSystem.isLink(path) }

  /// Refuses paths that lead over a link, where notes are not trusted.
  package static func refuse(in paths: [String], _ trust: Trust) throws(SiteError) {
    guard !trust.followsNamedLinks else { return }
    for path in paths {
      guard let link = first(onTheWayTo: path) else { continue }
      throw SiteError(
        "'\(link)' is a symbolic link, which is not followed among untrusted notes; name the"
          + " \(FileSystem.isFolder(link) ? "folder" : "file") itself")
    }
  }

  /// Why a path cannot be written to: it is a link, and what it leads to may be anybody's.
  package static func faultOfWriting(to path: String) -> String? {
    guard FileSystem.isLink(path) else { return nil }
    let target = SystemPath.resolved(path)
    return
      "'\(path)' is a symbolic link, and nothing is written through one; name the file itself: "
      + "'\(target)'"
  }
}
