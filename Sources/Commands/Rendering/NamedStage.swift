import Markup
import ScenarioRunner
import ScenarioSyntax
import SiteBuilder
import SourceText

/// The stage that `--stage` names: a program in a file, a stage of a page, or by its id alone one of
/// the pages around what is rendered.
struct NamedStage {
  /// The stage.
  let stage: Stage

  /// Finds it; `input` is what is rendered.
  init(_ argument: String, input: String, language: Dialect?) throws(CommandFailure) {
    if Files.kind(argument) != nil, !Files.isFolder(argument) {
      stage =
        ContentFolder.isNote(argument)
        ? try Self.stage(nil, ofPage: argument) : try Self.program(argument, language)
    } else if let mark = argument.lastIndex(of: "#"), mark != argument.startIndex {
      let id = String(argument[argument.index(after: mark)...])
      stage = try Self.stage(id, ofPage: String(argument[..<mark]))
    } else {
      stage = try Self.stage(argument, around: input)
    }
  }

  private static func program(_ path: String, _ language: Dialect?) throws(CommandFailure) -> Stage
  {
    let file = try Files.read(path)
    try Files.refuseLarge(file)
    guard let dialect = LanguageOption.dialect(ofPath: path) ?? language else {
      throw .badInput("cannot tell the language of '\(path)': name it .swift or .m")
    }
    return Stage(id: path, program: Snippet(file), dialect: dialect)
  }

  private static func stage(_ id: String?, ofPage path: String) throws(CommandFailure) -> Stage {
    let stages = NamedPages([try Files.read(path)]).pages.flatMap(\.stages)
    guard let id else {
      guard stages.count == 1, let only = stages.first else {
        throw .badInput("'\(path)' has \(stages.count) stages; name one as '\(path)#id'")
      }
      return Stage(only)
    }
    guard let found = stages.first(where: { $0.id == id }) else {
      throw .badInput("no stage '\(id)' in '\(path)'" + hint(id, stages.map(\.id)))
    }
    return Stage(found)
  }

  private static func stage(_ id: String, around input: String) throws(CommandFailure) -> Stage {
    let id = id.hasPrefix("#") ? String(id.dropFirst()) : id
    let page = input.split(separator: "#").first.map(String.init) ?? input
    let stages = FoldersAround.pages(around: [page]).flatMap(\.stages)
    if let found = stages.first(where: { $0.id == id }) { return Stage(found) }
    throw .badInput("no file and no stage '\(id)'" + hint(id, stages.map(\.id)))
  }

  private static func hint(_ id: String, _ known: [String]) -> String {
    Suggestion.nearest(to: id, in: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension Stage {
  /// A page's stage, to be run.
  fileprivate init(_ stage: PageStage) {
    self.init(id: stage.id, program: stage.fence.literal, dialect: stage.dialect)
  }
}
