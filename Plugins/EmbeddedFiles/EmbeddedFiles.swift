import Foundation
import PackagePlugin

/// Has the command carry files in itself that are written as files: the templates of a site, and the script of a
/// preview.
///
/// A file that is added or removed is noticed when the package is built anew or its description has changed; one
/// that changes, at the next build.
@main
struct EmbeddedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder =
      target.name == "SiteBuilder"
      ? context.package.directoryURL.appending(path: "templates")
      : target.directoryURL.appending(path: "Page")
    let files = Self.files(in: folder)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(folder.lastPathComponent)",
        executable: try context.tool(named: "EmbedFiles").url,
        arguments: ([output, folder] + files).map(Self.path),
        inputFiles: files, outputFiles: [output])
    ]
  }

  private static func path(_ file: URL) -> String {
    let path = file.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The files of a folder but hidden ones, sorted.
  private static func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let files = (found?.allObjects ?? []).compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }
    return files.sorted { path($0) < path($1) }
  }
}
