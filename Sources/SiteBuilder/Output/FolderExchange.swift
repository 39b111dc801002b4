import CFolders
import POSIX

/// Exchanges the folder of a site for a new one, at once: whoever reads it sees the old site or the new one.
///
/// The new folder is made beside the old one, of the files that wait and of links to those that stay. Then
/// the two exchange their names, and what is beside the site is the old one, which is cleared away.
///
/// There are folders that this would harm, or to which it cannot be done, and those have a `SiteJournal`:
/// one that is mounted, that has folders such as `.git` in it, or in which somebody works, a shell or a
/// server, that would be left in the old one; and one of a file system without links, in a folder that
/// nothing may be put into, or of another user. So have large sites of which little changes
/// (`SiteChange.isSmallPart`).
struct FolderExchange: ~Copyable {
  private let site: String
  private let beside: String

  /// Carries a change out; false, and nothing has changed, where that cannot be done so.
  ///
  /// - Parameter hidden: The hidden files of a build's own that wait.
  static func carryOut(
    _ change: SiteChange, _ hidden: [String], _ staging: Staging
  ) throws(SiteError) -> Bool {
    guard !change.hasHiddenFolders, let beside = BesideSite(staging.folder),
      !FolderUse.isInUse(beside.site)
    else { return false }
    try staging.makeFolders(above: "")
    try staging.put(exchangeFor: staging.tree)
    FaultPoint.pass()
    guard unsafe rename(staging.tree, beside.path) == 0 else { return false }
    let exchange = FolderExchange(site: beside.site, beside: beside.path)
    guard exchange.prepare(change, hidden), let lock = try OutputLock(beside.path),
      exchange.exchange()
    else {
      FaultPoint.pass()
      // Links to files that stay are no harm to those.
      guard unsafe rename(beside.path, staging.tree) == 0 else {
        throw .system("cannot write to '\(staging.folder)'", errno)
      }
      return false
    }
    try beside.clear()
    lock.end()
    return true
  }

  /// Makes the new folder whole.
  private borrowing func prepare(_ change: SiteChange, _ hidden: [String]) -> Bool {
    for folder in [""] + change.folders {
      let path = folder.isEmpty ? "" : "/\(folder)"
      FaultPoint.pass()
      if !folder.isEmpty, unsafe mkdir(beside + path, 0o755) != 0, errno != EEXIST { return false }
      guard takeAfter(site + path, beside + path) else { return false }
    }
    let own = [OutputList.name, BuildCache.name].filter { name in
      !hidden.contains(name) && FileSystem.kind("\(site)/\(name)") == .file
    }
    for path in change.kept + change.hidden + own {
      FaultPoint.pass()
      guard unsafe linkat(AT_FDCWD, "\(site)/\(path)", AT_FDCWD, "\(beside)/\(path)", 0) == 0 else {
        return false
      }
    }
    return true
  }

  /// Gives a new folder the owner and the rights of the old one; false where it cannot have them.
  private borrowing func takeAfter(_ old: String, _ new: String) -> Bool {
    var (model, copy) = (stat(), stat())
    guard unsafe lstat(old, &model) == 0, unsafe lstat(new, &copy) == 0, model.st_dev == copy.st_dev
    else {
      return false
    }
    if model.st_uid != copy.st_uid || model.st_gid != copy.st_gid,
      unsafe chown(new, model.st_uid, model.st_gid) != 0
    {
      return false
    }
    if model.st_mode != copy.st_mode, unsafe chmod(new, model.st_mode & 0o7777) != 0 {
      return false
    }
    return unsafe have_same_attributes(old, new) != 0
  }

  private borrowing func exchange() -> Bool {
    FaultPoint.pass()
    guard unsafe exchange_folders(beside, site) == 0 else { return false }
    FaultPoint.pass()
    return true
  }
}
