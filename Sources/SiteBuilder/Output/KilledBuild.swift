/// What a build that was killed has left in the folder of a site and beside it.
enum KilledBuild {
  /// Does the rest of what it had begun, and clears away what it left. Whoever calls it has the lock.
  static func finish(_ folder: String) throws(SiteError) {
    let staging = Staging(folder: folder)
    try SiteJournal.finish(staging)
    staging.remove()
    BesideSite(folder)?.clear()
  }
}
