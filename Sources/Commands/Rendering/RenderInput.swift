import Diagrams
import Markup
import ScenarioRunner
import ScenarioSyntax
import SiteBuilder
import SourceText

/// What `render` is to draw: the scenarios of a page, one program, or a diagram in Mermaid or PlantUML.
struct RenderInput {
  /// The scenarios, in the order of the page.
  private(set) var renditions: [Rendition] = []
  /// The stages of the page, which have no diagram.
  private var stages: [String] = []
  /// How large the page is that they are on.
  private(set) var bytes = 0
  /// What is wrong with what was read.
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads what the argument names: a file, a scenario of a page as `file#id`, or `-` for either.
  init(_ argument: String, language: Dialect?) throws(CommandFailure) {
    let (path, id) = Self.split(argument)
    if Self.isStandardInput(path) {
      try readStandardInput(language)
      if let id { try select(id, Self.standardInput) }
      return
    }
    let file = try Files.read(path)
    if ContentFolder.isNote(path) {
      readPage(file)
      try select(id, path)
    } else if let drawn = DiagramLanguage(path: path) {
      readDrawing(file, drawn)
    } else if let dialect = language ?? LanguageOption.dialect(ofPath: path) {
      try readProgram(file, dialect)
    } else {
      throw Self.unreadable(path)
    }
  }

  /// What is said of a file of no kind that can be rendered.
  private static func unreadable(_ path: String) -> CommandFailure {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let name: String? =
      switch ending {
      case "puml", "plantuml", "pu", "wsd", "iuml": "PlantUML"
      case "d2": "D2"
      case "dot", "gv": "Graphviz"
      case "svg", "png", "pdf", "html", "json", "txt": "a result"
      default: nil
      }
    guard let name else {
      return .badInput("cannot tell the language of '\(path)': add --language swift or objc")
    }
    return .badInput(
      "'\(path)' is \(name), which can be written and not read; what can be rendered is Markdown (.md),"
        + " Swift (.swift), Objective-C (.m) and sequence diagrams in Mermaid (.mmd)")
  }

  /// What standard input is called where a file's path would be said.
  private static let standardInput = "<stdin>"

  /// Whether a path of the command line stands for standard input.
  static func isStandardInput(_ path: String) -> Bool { path == "-" || path == standardInput }

  /// An argument of the command line as the parser takes it, which reads `-#id` as options.
  static func asArgument(_ text: String) -> String {
    text.hasPrefix("-#") ? standardInput + text.dropFirst() : text
  }

  /// The path and the id of `file#id`; a file whose name has a `#` is found by its whole name.
  static func split(_ argument: String) -> (path: String, id: String?) {
    guard Files.kind(argument) == nil, let mark = argument.lastIndex(of: "#") else {
      return (argument, nil)
    }
    return (String(argument[..<mark]), String(argument[argument.index(after: mark)...]))
  }

  /// The path of a file, of its own or with the id of a scenario or a stage behind it.
  static func path(_ argument: String) -> String { split(argument).path }

  /// A page when there is a scenario block in the text, a diagram when it says so, and otherwise one
  /// program.
  private mutating func readStandardInput(_ language: Dialect?) throws(CommandFailure) {
    let file = SourceFile(path: Self.standardInput, bytes: Streams.input())
    if Document.parse(file).value.fences.contains(where: { $0.role == .scenario }) {
      readPage(file)
    } else if let drawn = DiagramLanguage(recognizing: Snippet(file)) {
      readDrawing(file, drawn)
    } else {
      try readProgram(file, language ?? .swift)
    }
  }

  private mutating func readDrawing(_ file: SourceFile, _ language: DiagramLanguage) {
    let drawing = language.read(Snippet(file))
    diagnostics = drawing.diagnostics
    renditions = [Rendition(id: file.path, drawing.value)]
  }

  private mutating func readProgram(
    _ file: SourceFile, _ dialect: Dialect
  ) throws(CommandFailure) {
    try Files.refuseLarge(file)
    var scenario = Scenario(program: Snippet(file), dialect: dialect)
    // What somebody pastes is to show what it does.
    scenario.tour = .all
    scenario.completion = .repairs
    renditions = [Rendition(id: file.path, scenario)]
  }

  private mutating func readPage(_ file: SourceFile) {
    let named = NamedPages([file])
    bytes = named.bytes
    diagnostics = named.diagnostics
    for page in named.pages {
      stages += page.stages.map(\.id)
      for scenario in page.scenarios {
        if let missing = named.notebook.missingStage(of: scenario) { diagnostics.append(missing) }
        var rendition = Rendition(scenario, in: named.notebook)
        if let other = scenario.comparedWith {
          rendition.compare(with: Rendition(page.scenarios[other], in: named.notebook))
        }
        renditions.append(rendition)
      }
    }
  }

  /// Keeps the scenario with an id, where one is asked for.
  private mutating func select(_ id: String?, _ path: String) throws(CommandFailure) {
    guard !renditions.isEmpty else {
      guard diagnostics.contains(where: { $0.severity == .error }) else {
        throw .badInput("there is no scenario in '\(path)'")
      }
      Streams.report(diagnostics)
      throw .badInput
    }
    guard let id else { return }
    let ids = renditions.map(\.id)
    renditions.removeAll { $0.id != id && $0.anchor != id }
    guard renditions.isEmpty else { return }
    if stages.contains(id) {
      throw .badInput(
        "'\(id)' in '\(path)' is a stage, which has no diagram of its own; name a scenario, or run a program"
          + " on it: lifeline render program.swift --stage \(id)")
    }
    let hint = Suggestion.nearest(to: id, in: ids).map { "; did you mean '\($0)'?" } ?? ""
    let list = ids.map { "'\($0)'" }.joined(separator: ", ")
    throw .badInput("no scenario '\(id)' in '\(path)'\(hint) (there are \(list))")
  }

  /// Sets the one scenario beside another: `file#id`, a file, or `#id` on the page of the first.
  mutating func compare(
    with other: String, argument: String, language: Dialect?
  ) throws(CommandFailure) {
    guard renditions.count == 1 else {
      throw .badInput("'--compare' is for one scenario, and '\(argument)' has \(renditions.count)")
    }
    let name = other.utf8.first == UInt8(ascii: "#") ? Self.split(argument).path + other : other
    if Self.isStandardInput(Self.split(name).path) {
      throw .badInput("'--compare' cannot read from standard input")
    }
    let input = try RenderInput(name, language: language)
    guard input.renditions.count == 1, let found = input.renditions.first else {
      throw .badInput("'\(name)' has \(input.renditions.count) scenarios; name one as '#id'")
    }
    diagnostics += input.diagnostics
    renditions[0].compare(with: found)
  }

  /// Runs what is to be drawn, as far as an allowance lasts, and notes what is wrong.
  mutating func run(
    _ allowance: inout RunAllowance, noting diagnostics: inout [Diagnostic],
    _ progress: Progress? = nil
  ) {
    progress?.expect(renditions.count)
    for index in renditions.indices {
      diagnostics += renditions[index].run(&allowance)
      progress?.advance()
    }
  }

  /// Changes all scenarios alike, as options ask.
  mutating func change(_ change: (inout Rendition) -> Void) {
    for index in renditions.indices { renditions[index].changeAll(change) }
  }
}
