import Foundation

/// What a built site consists of.
enum SiteFiles {
  /// The files of a site that readers see, by path.
  static func read(_ site: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: site.path) {
      let file = site.appendingPathComponent(path)
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      if exists, !isFolder.boolValue, !path.hasPrefix(".lifeline") {
        files[path] = try Data(contentsOf: file)
      }
    }
    return files
  }
}
