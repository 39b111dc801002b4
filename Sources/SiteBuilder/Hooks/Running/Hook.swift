import POSIX

/// A program that pages go through before they are read: it gets a page's tree as JSON, and hands back another.
struct Hook: Sendable {
  /// As the command line names it.
  let name: String
  /// Its file.
  let path: String
  /// What is in that.
  let content: UInt64

  /// Finds a program: a name without a slash as a shell does.
  static func find(_ name: String) throws(SiteError) -> Hook {
    guard name.utf8.contains(UInt8(ascii: "/")) else {
      let places = Environment.value(of: "PATH") ?? ""
      guard let path = ProgramSearch.find(name, in: places, outside: "/") else {
        throw SiteError(
          "there is no program '\(name)' in the folders of PATH; a hook that is a file here is"
            + " named with its folder: '--hook ./\(name)'")
      }
      return try Hook(name, at: path)
    }
    guard FileSystem.kind(name) != nil else {
      throw SiteError(
        "there is no hook '\(name)'; '--hook' names a program's file, without words behind it")
    }
    var status = stat()
    guard unsafe stat(name, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      unsafe access(name, X_OK) == 0
    else {
      throw SiteError(
        "the hook '\(name)' is no file that can be executed; 'chmod +x' makes it one, and its first"
          + " line says by what: '#!/usr/bin/env python3'")
    }
    return try Hook(name, at: name)
  }

  private init(_ name: String, at path: String) throws(SiteError) {
    self.name = name
    self.path = path
    guard let file = SystemPath.real(path).flatMap({ FilePieces($0) }) else {
      throw .system("cannot read the hook '\(name)'", errno)
    }
    content = try file.hash()
  }
}
