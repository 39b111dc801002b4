/// Folders that a tool has filled: packages, environments and caches, in which notes are others'.
enum ToolFolders {
  private static let names: Set = [
    "node_modules", "bower_components", "jspm_packages", "Pods", "Carthage", "DerivedData",
    "__pycache__", "site-packages",
  ]

  /// What Jekyll keeps in the folder that its settings lie in, and does not publish as pages.
  private static let ofJekyll: Set = [
    "_drafts", "_includes", "_layouts", "_sass", "_data", "_plugins", "_site",
  ]
  private static let settingsOfJekyll: Set = ["_config.yml", "_config.yaml", "_config.toml"]

  /// What lies in a folder by which its tool marks it: virtual environments of Python's, caches by the
  /// convention of bford.info/cachedir.
  private static let marks: Set = ["pyvenv.cfg", "CACHEDIR.TAG"]

  /// Whether a folder of this name is a tool's.
  static func isOne(named name: String) -> Bool { names.contains(name) }

  /// Whether a folder with these things in it is a tool's.
  static func isOne(holding entries: [FileSystem.Entry]) -> Bool {
    entries.contains { marks.contains($0.name) }
  }

  /// Whether a folder of this name is Jekyll's own, beside these things.
  static func isJekyll(_ name: String, beside entries: [FileSystem.Entry]) -> Bool {
    ofJekyll.contains(name) && entries.contains { settingsOfJekyll.contains($0.name) }
  }
}
