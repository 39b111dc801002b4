import Foundation

/// The hidden folder beside the folder of a site: what is to take its place, or what has lost it.
struct BesideSite {
  /// The folder of the site, whatever way leads to it.
  let site: String
  let path: String

  /// Finds its place; nil where there is none.
  init?(_ folder: String) {
    guard let real = realpath(folder, nil) else { return nil }
    defer { free(real) }
    site = String(cString: real)
    guard let slash = site.utf8.lastIndex(of: UInt8(ascii: "/")), site.utf8.count > 1 else {
      return nil
    }
    let after = site.utf8.index(after: slash)
    path = "\(site[..<after]).\(site[after...]).lifeline"
  }

  /// Clears it away.
  ///
  /// What is in its list or in the site's is a build's own, and what has another link is in the site. All else
  /// somebody has put there while the folders were exchanged, and belongs where it was put.
  func clear() {
    guard FileSystem.kind(path) == .folder else { return }
    clear("", OutputList(in: path).files.union(OutputList(in: site).files))
    // The list is of use to the end.
    Staging.remove("\(path)/\(Staging.name)")
    for name in [BuildCache.name, OutputList.name] { unlink("\(path)/\(name)") }
    FaultPoint.pass()
    rmdir(path)
  }

  private func clear(_ folder: String, _ own: Set<FilePath>) {
    for (name, isFolder) in FileSystem.entries(in: folder.isEmpty ? path : "\(path)/\(folder)")
      ?? []
    {
      if folder.isEmpty, FolderContents.isOwn(name) { continue }
      let child = folder.isEmpty ? name : "\(folder)/\(name)"
      FaultPoint.pass()
      if isFolder {
        clear(child, own)
        rmdir("\(path)/\(child)")
      } else if own.contains(FilePath(child)) || hasLinks(child) {
        unlink("\(path)/\(child)")
      } else {
        bringBack(child)
      }
    }
  }

  private func hasLinks(_ file: String) -> Bool {
    var status = stat()
    return lstat("\(path)/\(file)", &status) == 0 && status.st_nlink > 1
  }

  /// Moves a file to the site, unless that has one of its name.
  private func bringBack(_ file: String) {
    guard FileSystem.kind("\(site)/\(file)") == nil else { return }
    for folder in OutputFolder.folders(above: file) { mkdir("\(site)/\(folder)", 0o755) }
    rename("\(path)/\(file)", "\(site)/\(file)")
  }
}
