import Diagrams
import Foundation
import Live
import ScenarioRunner
import SiteBuilder
import SourceText

/// Writes what a page could ask of the engine, and what the engine answers natively: `live-requests FILE
/// FOLDER…` takes every scenario of the Markdown pages in the folders, and every drawing in Mermaid.
///
/// Each entry is a name, a request and an answer, each behind its length in four bytes, the lowest first.
@main
enum Requests {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else { fatalError("usage: live-requests FILE FOLDER…") }
    var entries = Data()
    for folder in arguments.dropFirst() {
      for (name, request) in try scenarios(in: folder) + drawings(in: folder) {
        for form in LiveRequest.Form.allCases where form != .trace || request.drawn == nil {
          var request = request
          request.form = form
          // As the module reads it: its places are those of the text alone.
          let answer = LiveAnswer(to: LiveRequest(bytes: request.bytes))
          for text in [Array("\(name) as \(form)".utf8), request.bytes, Array(answer.text.utf8)] {
            withUnsafeBytes(of: UInt32(text.count).littleEndian) { entries.append(contentsOf: $0) }
            entries.append(contentsOf: text)
          }
        }
      }
    }
    try entries.write(to: URL(fileURLWithPath: output))
  }

  /// Every scenario of a folder's pages, on each of its versions of iOS.
  private static func scenarios(in folder: String) throws -> [(String, LiveRequest)] {
    let notebook = try Notebook.load(folder: folder).value
    return notebook.pages.flatMap { page in
      page.scenarios.flatMap { scenario in
        scenario.iOSVersions.map { version in
          var request = LiveRequest(notebook.scenario(scenario, iOSVersion: version))
          request.levels = scenario.shownLevels
          return ("\(page.path)#\(scenario.anchor) on iOS \(version)", request)
        }
      }
    }
  }

  /// Every drawing in Mermaid in a folder.
  private static func drawings(in folder: String) throws -> [(String, LiveRequest)] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return try names.filter { $0.hasSuffix(".mmd") }.sorted().map { name in
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
      let file = SourceFile(path: name, bytes: Array(bytes))
      var request = LiveRequest(Scenario(program: Snippet(file)))
      request.drawn = .mermaid
      return (name, request)
    }
  }
}
