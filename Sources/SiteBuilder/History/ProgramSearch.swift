import POSIX

/// Finds the programs that are run, as a shell does, but none that lies among the notes.
package enum ProgramSearch {
  /// The program of a name in the folders that a `PATH` lists; nil where there is none.
  ///
  /// A folder that is not named from the root is another one wherever the command is run, and one below
  /// `root` has what strangers wrote: neither is looked into.
  package static func find(_ name: String, in path: String, outside root: String) -> String? {
    let root = SystemPath.real(root) ?? root
    for folder in path.split(separator: ":") where folder.hasPrefix("/") {
      var status = stat()
      let candidate = "\(folder)/\(name)"
      guard let program = SystemPath.real(candidate), unsafe stat(program, &status) == 0,
        status.st_mode & S_IFMT == S_IFREG, unsafe access(program, X_OK) == 0
      else { continue }
      // What a link in it leads to is elsewhere, and what leads to it may be too.
      let isInside = [program, SystemPath.real(String(folder)) ?? ""].contains {
        lies($0, in: root)
      }
      if !isInside { return candidate }
    }
    return nil
  }

  private static func lies(_ path: String, in root: String) -> Bool {
    root != "/" && (path == root || path.hasPrefix(root + "/"))
  }
}
