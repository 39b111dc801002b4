import Foundation
import PackagePlugin

/// `swift package check-notes`: whether what a package's notes say is so.
///
/// Without paths it looks at the catalogs of its targets, the folders that notes are mostly in, and the README. All
/// else goes to `lifeline check`.
@main
struct CheckNotesCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let targets = extractor.extractOption(named: "target")
    let others = extractor.remainingArguments
    let isGiven = others.contains { !$0.hasPrefix("-") }
    let notes = isGiven ? [] : notes(of: context.package, targets)
    guard isGiven || !notes.isEmpty else {
      Diagnostics.remark(
        "there are no notes: no README.md, no .docc folder, and no content, notes or docs")
      return
    }
    let process = Process()
    process.executableURL = try context.tool(named: "lifeline").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["check"] + notes + others
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("the notes are not well: 'lifeline check' says what is wrong")
      return
    }
  }

  /// The folders and files that have notes, from the package's folder.
  private func notes(of package: Package, _ names: [String]) -> [String] {
    let root = package.directoryURL
    let targets = package.targets.filter { names.isEmpty || names.contains($0.name) }
    var found = targets.compactMap { $0 as? any SourceModuleTarget }.flatMap { target in
      target.sourceFiles.map(\.url).filter { $0.pathExtension == "docc" }
    }
    if names.isEmpty {
      found += ["content", "notes", "docs", "Documentation", "README.md"].map {
        root.appending(path: $0)
      }
    }
    let prefix = root.path(percentEncoded: false)
    return found.filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
      .map { url in
        let path = url.path(percentEncoded: false)
        let start = prefix.hasSuffix("/") ? prefix : prefix + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
      }
  }
}
