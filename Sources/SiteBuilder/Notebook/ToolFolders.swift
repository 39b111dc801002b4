/// Folders that a tool has filled: packages, environments and caches, in which notes are others'.
enum ToolFolders {
  private static let names: Set = [
    "node_modules", "bower_components", "jspm_packages", "Pods", "Carthage", "DerivedData",
    "__pycache__", "site-packages",
  ]

  /// What lies in a folder by which its tool marks it: virtual environments of Python's, caches by the
  /// convention of bford.info/cachedir.
  private static let marks: Set = ["pyvenv.cfg", "CACHEDIR.TAG"]

  /// Whether a folder of this name is a tool's.
  static func isOne(named name: String) -> Bool { names.contains(name) }

  /// Whether a folder with these things in it is a tool's.
  static func isOne(holding entries: [FileSystem.Entry]) -> Bool {
    entries.contains { marks.contains($0.name) }
  }
}
