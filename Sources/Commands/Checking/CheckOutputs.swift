import ArgumentParser
import POSIX
import SiteBuilder

/// A form of a check's result and where it goes: `--format junit` to standard output,
/// `--format junit=report.xml` to a file.
struct CheckOutput: ExpressibleByArgument {
  /// The form.
  let format: CheckFormat
  /// The file; nil for standard output.
  let file: String?

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = parts.first.flatMap({ CheckFormat(rawValue: String($0)) }) else {
      return nil
    }
    self.format = format
    file = parts.count > 1 ? String(parts[1]) : nil
  }

  static var allValueStrings: [String] { CheckFormat.allCases.map(\.rawValue) }
}

/// Where the results of a check go: one form to standard output, others to files.
struct CheckOutputs {
  private let outputs: [CheckOutput]
  /// How far the notes are trusted.
  private let trust: Trust

  /// What the command line asks for.
  init(_ outputs: [CheckOutput], _ trust: Trust) { (self.outputs, self.trust) = (outputs, trust) }

  /// What of the command line contradicts itself; nil where nothing does.
  var fault: String? {
    if outputs.count(where: { $0.file == nil }) > 1 {
      return
        "one form goes to standard output; name a file for each other, as '--format junit=report.xml'"
    }
    if let empty = outputs.first(where: { $0.file == "" }) {
      return "'\(empty.format.rawValue)=' names no file"
    }
    var known: Set<String> = []
    guard let twice = files.first(where: { !known.insert(SystemPath.resolved($0)).inserted })
    else { return nil }
    return "two forms go to '\(twice)'; give each a file of its own"
  }

  /// The form of what goes to standard output.
  var standard: CheckFormat { outputs.first { $0.file == nil }?.format ?? .text }

  /// Whether the command line says what goes to standard output.
  var namesStandard: Bool { outputs.contains { $0.file == nil } }

  /// The files that are written.
  var files: [String] { outputs.compactMap(\.file) }

  /// Whether any of them has diagrams.
  var hasDiagrams: Bool { outputs.contains { $0.format == .markdown || $0.format == .json } }

  /// Refuses a file that is a list or an index which the command line names: what is read stays.
  func refuseLists(_ lists: [String]) throws(CommandFailure) {
    for file in files where lists.contains(where: { Files.areSame($0, file) }) {
      throw .badInput("'\(file)' is what is read, and would be lost; name another file")
    }
  }

  /// Refuses a file that is among the pages: what is read stays.
  func refusePages(_ pages: [String]) throws(CommandFailure) {
    guard !files.isEmpty else { return }
    let pages = Set(pages.map(FoldersAround.whole))
    for file in files where pages.contains(FoldersAround.whole(SystemPath.resolved(file))) {
      throw .badInput("'\(file)' is a page that is checked, and would be lost; name another file")
    }
  }

  /// Writes the report in all forms, the files before standard output.
  func write(_ report: CheckReport, toStandardOutput: Bool) throws(CommandFailure) {
    try writeLocated(report.located(), toStandardOutput: toStandardOutput)
  }

  /// The same of a report whose paths are from the repository's folder.
  func writeLocated(_ located: CheckReport, toStandardOutput: Bool) throws(CommandFailure) {
    var written = WrittenFiles()
    for output in outputs {
      guard let file = output.file else { continue }
      let text = OutputText.safe(output.format.write(located, trust), as: output.format.output)
      let before = Self.before(file, output.format)
      let isPage = output.format == .markdown && (!before.isEmpty || Self.isSummary(file))
      try written.write(before + Array(text.utf8), to: file, isPage: isPage)
    }
    guard toStandardOutput else { return }
    Streams.output(standard.write(located, trust), as: standard.output)
  }

  /// Whether a file is a summary as an earlier check has written it, or has nothing in it.
  private static func isSummary(_ file: String) -> Bool {
    let beginning = Array(SummaryWriter.beginning.utf8)
    let bytes = FileSystem.read(SystemPath.resolved(file), atMost: beginning.count) ?? []
    return bytes.isEmpty || bytes == beginning
  }

  /// What stays in a file before the report: of the summary of a step on GitHub, which its commands share, all
  /// that is there.
  private static func before(_ file: String, _ format: CheckFormat) -> [UInt8] {
    guard format == .markdown, let shared = Environment.value(of: "GITHUB_STEP_SUMMARY"),
      SystemPath.resolved(shared) == SystemPath.resolved(file)
    else { return [] }
    return FileSystem.read(SystemPath.resolved(file), atMost: SummaryWriter.largest) ?? []
  }
}
