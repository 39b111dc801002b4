import Diagrams
import EngineWork
import Foundation

/// The same diagrams by other tools, where they are installed: a whole process each, which is how they
/// are used.
enum PeerBenchmark {
  /// A tool, how it is called for a file, and what it reads.
  private struct Peer: Sendable {
    var name: String
    var arguments: [String]
    var fileName: String
    var write: @Sendable (SequenceDiagram) -> String
  }

  private static let peers = [
    Peer(
      name: "plantuml", arguments: ["-tsvg"], fileName: "diagram.puml",
      write: { PlantUMLWriter().render($0) }),
    Peer(
      name: "mscgen", arguments: ["-T", "svg", "-o", "diagram.msc.svg"], fileName: "diagram.msc",
      write: { mscgen($0) }),
  ]

  /// Prints how long each tool takes for a diagram, and how large its drawing is.
  static func run(_ diagram: SequenceDiagram, messages: Int) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "lifeline-peers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for peer in peers {
      guard let tool = find(peer.name) else {
        print(row("  \(messages) messages by \(peer.name)", "not installed"))
        continue
      }
      try Data(peer.write(diagram).utf8).write(to: folder.appending(path: peer.fileName))
      let time = try Measurement.once(samples: 3) {
        let process = Process()
        process.executableURL = tool
        process.arguments = peer.arguments + [peer.fileName]
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
      }
      let drawings = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.fileSizeKey])
      let bytes =
        drawings.filter { $0.pathExtension == "svg" }
        .compactMap { try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize }.max() ?? 0
      print(
        row(
          "  \(messages) messages by \(peer.name)", "\(time.text) a process, \(bytes) bytes"))
    }
  }

  private static func find(_ name: String) -> URL? {
    for folder in ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"] {
      let path = "\(folder)/\(name)"
      if FileManager.default.isExecutableFile(atPath: path) { return URL(filePath: path) }
    }
    return nil
  }

  /// The messages alone, which is what mscgen and this have in common.
  private static func mscgen(_ diagram: SequenceDiagram) -> String {
    func quoted(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    func name(_ end: SequenceDiagram.Message.End) -> String {
      if case .lifeline(let index) = end { "p\(index)" } else { "outside" }
    }
    var lines = ["msc {", "  outside [label=\"outside\"]"]
    for (index, lifeline) in diagram.lifelines.enumerated() {
      lines[lines.count - 1] += ","
      lines.append("  p\(index) [label=\(quoted(lifeline.name))]")
    }
    lines[lines.count - 1] += ";"
    for case .message(let message) in diagram.items {
      lines.append(
        "  \(name(message.from)) => \(name(message.to)) [label=\(quoted(message.label))];")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }
}
