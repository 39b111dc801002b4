public import Foundation

/// Real texts of the project, by kinds: what random ones are made of.
public struct FuzzSamples: Sendable {
  /// Notes with their front matter.
  public private(set) var notes: [[UInt8]] = []
  public private(set) var templates: [(name: String, text: [UInt8])] = []
  public private(set) var diagrams: [[UInt8]] = []
  public private(set) var plantUML: [[UInt8]] = []
  /// The folder of the project's templates.
  public let theme: String

  /// Collects the texts of a checkout of the project, in the order of their paths.
  public init(root: URL) {
    theme = root.appending(path: "templates").path
    for path in Self.files(in: root.appending(path: "content"))
      + Self.files(
        in: root.appending(path: "Tests/Suite/Pages"))
    where path.hasSuffix(".md") {
      if let bytes = Self.read(path), bytes.count < 20_000 { notes.append(bytes) }
    }
    for path in Self.files(in: root.appending(path: "templates"))
    where path.hasSuffix(".mustache") {
      if let bytes = Self.read(path) {
        templates.append((URL(filePath: path).lastPathComponent, bytes))
      }
    }
    for path in Self.files(in: root.appending(path: "Tests/DiagramsTests/Mermaid")) {
      if let bytes = Self.read(path) { diagrams.append(bytes) }
    }
    for path in Self.files(in: root.appending(path: "Tests/DiagramsTests/PlantUML")) {
      if let bytes = Self.read(path) { plantUML.append(bytes) }
    }
  }

  private static func files(in folder: URL) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return names.sorted().map { folder.appending(path: $0).path }
  }

  private static func read(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: URL(filePath: path))).map { Array($0) }
  }
}
