/// What a build that was killed has left in the folder of a site and beside it.
enum KilledBuild {
  /// Does the rest of what it had begun, and clears away what it left. Whoever calls it has the lock.
  ///
  /// Only what this machine left is believed: the folder may be one of a repository, and hold what a stranger
  /// has put there. Nothing of that is carried out; a folder beside the site stays as it is.
  static func finish(_ folder: String) throws(SiteError) {
    let staging = Staging(folder: folder)
    try SiteJournal.finish(staging)
    if let beside = BesideSite(folder), beside.isOurs { try beside.clear() }
    staging.remove()
  }
}
