import Foundation

/// Files become folders, and folders files, as notes are moved about.
///
/// Other old files go last; those that are in the way of new ones go before these are there.
extension OutputFolder {
  /// Removes the old files that stand where a folder is to be, or below where a file is to be, and
  /// returns them.
  ///
  /// Nothing goes when something below is not our own. A build that is killed here hinders none after
  /// it: old files are nothing that it needs, and empty folders are in nobody's way.
  func clearTheWay(
    of paths: [String], old: Set<FilePath>, in present: Contents
  ) throws(SiteError) -> [String] {
    let blocked = present.folders.intersection(paths.lazy.map(FilePath.init))
    guard !blocked.isEmpty || !old.isEmpty else { return [] }
    for path in blocked.map(\.text).sortedByBytes() where hasFiles(path, except: old) {
      throw .inTheWay("\(folder)/\(path)", of: "a file")
    }
    func isBelow(_ path: FilePath) -> Bool {
      Self.folders(above: path.text).contains { blocked.contains(FilePath($0)) }
    }
    let ways = Set(paths.flatMap(Self.folders(above:)).map(FilePath.init))
    let removed = old.filter { ways.contains($0) || isBelow($0) }.map(\.text).sortedByBytes()
    for path in removed where unlink("\(folder)/\(path)") != 0 {
      throw .system("cannot remove '\(folder)/\(path)'", errno)
    }
    // What lies in a folder goes before the folder.
    let folders = present.folders.filter { blocked.contains($0) || isBelow($0) }
    for path in folders.map(\.text).sortedByBytes().reversed()
    where rmdir("\(folder)/\(path)") != 0 {
      throw .inTheWay("\(folder)/\(path)", of: "a file")
    }
    return removed
  }

  /// Whether there are files below a folder, hidden ones too, other than some.
  private func hasFiles(_ path: String, except some: Set<FilePath>) -> Bool {
    (FileSystem.entries(in: "\(folder)/\(path)") ?? []).contains { name, isFolder in
      let child = "\(path)/\(name)"
      return isFolder ? hasFiles(child, except: some) : !some.contains(FilePath(child))
    }
  }

  /// The folders that a path lies in, the outermost first.
  static func folders(above path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
  }
}

extension SiteError {
  /// Something of somebody else's stands where the site has something of its own.
  static func inTheWay(_ path: String, of what: String) -> SiteError {
    SiteError("'\(path)' is in the way: \(what) is to be there")
  }
}
