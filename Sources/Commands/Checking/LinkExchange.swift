import ArgumentParser
import SiteBuilder

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What repositories tell each other of what can be linked to in their sites, so that links between them are checked
/// without the other's notes.
struct LinkExchange: ParsableArguments {
  /// How large an index may be.
  private static let largest = 1 << 28

  @Option(
    help: ArgumentHelp(
      "Write what can be linked to in these notes, for checks of other repositories; needs '--base-url'.",
      valueName: "file"))
  var exportLinks: String?

  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp("Where the site of these notes is published.", valueName: "URL"))
  var baseURL: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Look links to another site up in what '--export-links' has written of it.",
      valueName: "file"))
  var importLinks: [String] = []

  func validate() throws {
    guard (exportLinks == nil) == (baseURL == nil) else {
      throw ValidationError("'--export-links' and '--base-url' go together")
    }
    if let baseURL, let problem = SiteBuild.problem(ofAddress: baseURL) {
      throw ValidationError(problem)
    }
  }

  private struct Written: Codable {
    var links = 1
    let base: String
    let pages: [String: [String]]
    let files: [String]
  }

  /// The indices of other sites.
  func indices() throws(CommandFailure) -> [LinkIndex] {
    var indices: [LinkIndex] = []
    for path in importLinks { indices.append(try Self.index(path)) }
    return indices
  }

  /// The index that a file has.
  static func index(_ path: String) throws(CommandFailure) -> LinkIndex {
    guard let bytes = NamedInput.read(path, atMost: largest) else {
      throw .badInput("cannot read '\(path)'")
    }
    guard let written = try? JSONDecoder().decode(Written.self, from: Data(bytes)),
      written.links == 1, SiteBuild.problem(ofAddress: written.base) == nil
    else {
      throw .badInput(
        "'\(path)' is no index of links; 'lifeline check --export-links FILE --base-url URL' writes one"
      )
    }
    return LinkIndex(base: written.base, pages: written.pages, files: written.files)
  }

  /// Writes the index of the notes that were checked.
  func write(_ groups: [CheckedPages.Group]) throws {
    guard let exportLinks, let baseURL else { return }
    let sites = groups.filter(\.isOfSite)
    guard sites.count == 1, sites[0].isOfFolder else {
      throw CommandFailure.badInput(
        "'--export-links' is of one folder of notes: 'lifeline check notes --export-links \(exportLinks)'"
      )
    }
    let index: LinkIndex
    do throws(SiteError) { index = try LinkIndex(of: sites[0].notebook, base: baseURL) } catch {
      throw CommandFailure.badInput(error.message)
    }
    let text = ReportJSON.text(
      Written(base: index.base, pages: index.pages, files: index.files))
    var files = WrittenFiles()
    try files.write(Array(text.utf8), to: exportLinks, read: importLinks)
  }
}
