import POSIX

/// The hidden folder beside the folder of a site: what is to take its place, or what has lost it.
struct BesideSite {
  /// The folder of the site, whatever way leads to it.
  let site: String
  let path: String

  /// Finds its place; nil where there is none.
  init?(_ folder: String) {
    guard let real = unsafe realpath(folder, nil) else { return nil }
    defer { unsafe free(real) }
    site = unsafe String(cString: real)
    guard let slash = site.utf8.lastIndex(of: UInt8(ascii: "/")), site.utf8.count > 1 else {
      return nil
    }
    let after = site.utf8.index(after: slash)
    path = "\(site[..<after]).\(site[after...]).lifeline"
  }

  /// Whether a build of this machine left it, before it exchanged the folders or after.
  var isOurs: Bool {
    Staging(folder: site).hasExchanged(path) || Staging(folder: path).hasExchanged(site)
  }

  /// Clears it away; what cannot be brought back to the site stays, with its folder.
  ///
  /// What is in its list or in the site's is a build's own, and what has another link is in the site. All else
  /// somebody has put there while the folders were exchanged, and belongs where it was put.
  func clear() throws(SiteError) {
    guard FileSystem.kind(path) == .folder else { return }
    let own = try OutputList(in: path).files.union(OutputList(in: site).files)
    guard clear("", own) else { return }
    // Its list and its mark are needed as long as it is there: it goes with all that is left in it.
    FaultPoint.pass()
    let staging = Staging(folder: site)
    try staging.takeIn(path)
    FaultPoint.pass()
    staging.remove()
  }

  /// Clears one of its folders; false where something of others has to stay.
  private func clear(_ folder: String, _ own: Set<FilePath>) -> Bool {
    var isClear = true
    for (name, isFolder) in FileSystem.entries(in: folder.isEmpty ? path : "\(path)/\(folder)")
      ?? []
    {
      if folder.isEmpty, FolderContents.isOwn(name) { continue }
      let child = folder.isEmpty ? name : "\(folder)/\(name)"
      FaultPoint.pass()
      if isFolder {
        isClear = clear(child, own) && isClear
        unsafe rmdir("\(path)/\(child)")
      } else if own.contains(FilePath(child)) || hasLinks(child) {
        unsafe unlink("\(path)/\(child)")
      } else {
        isClear = bringBack(child) && isClear
      }
    }
    return isClear
  }

  private func hasLinks(_ file: String) -> Bool {
    var status = stat()
    return unsafe lstat("\(path)/\(file)", &status) == 0 && status.st_nlink > 1
  }

  /// Moves a file to the site, unless that has one of its name, or something else where a folder should be.
  private func bringBack(_ file: String) -> Bool {
    guard FileSystem.obstacle(onTheWayTo: file, below: site) == nil,
      FileSystem.kind("\(site)/\(file)") == nil
    else { return false }
    for folder in OutputFolder.folders(above: file) { unsafe mkdir("\(site)/\(folder)", 0o755) }
    return unsafe rename("\(path)/\(file)", "\(site)/\(file)") == 0
  }
}
