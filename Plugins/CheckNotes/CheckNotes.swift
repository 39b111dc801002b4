import Foundation
import PackagePlugin

/// Checks the notes of a target's catalog whenever the target is built and a note has changed; a false claim is an
/// error of the build, at its line.
@main
struct CheckNotes: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let lifeline = try context.tool(named: "lifeline").url
    return target.sourceFiles.map(\.url).filter { $0.pathExtension == "docc" }.map { catalog in
      let name = catalog.deletingPathExtension().lastPathComponent
      let report = context.pluginWorkDirectoryURL.appending(path: "\(target.name)-\(name).checked")
      return .buildCommand(
        displayName: "Checking the notes of \(name)",
        executable: lifeline,
        arguments: [
          "check", catalog.path(percentEncoded: false), "--quiet",
          "--format", "json=\(report.path(percentEncoded: false))",
        ],
        inputFiles: Self.notes(in: catalog), outputFiles: [report])
    }
  }

  /// The files of a catalog, by which a build knows that it has changed.
  private static func notes(in catalog: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
    let notes = (files?.allObjects ?? []).compactMap { $0 as? URL }
    return notes.filter { ["md", "markdown"].contains($0.pathExtension) }
      .sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
  }
}
