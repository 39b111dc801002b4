public import Foundation

/// Runs a body with an empty directory of its own, and removes the directory afterwards.
public func withTemporaryDirectory<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("lifeline-\(UUID().uuidString)").resolvingSymlinksInPath()
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  return try body(directory)
}

extension URL {
  /// Writes a file below this directory, and the directories on the way to it.
  @discardableResult
  public func write(_ text: String, to path: String) throws -> URL {
    let file = appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// The text of a file below this directory.
  public func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: appendingPathComponent(path)), as: UTF8.self)
  }
}
