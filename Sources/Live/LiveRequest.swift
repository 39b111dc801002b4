public import CallTrace
public import Diagrams
public import ScenarioRunner
import ScenarioSyntax
import SourceText

/// What a page asks of the engine, as text: lines of `key: value`, an empty line, and a program.
///
/// ```text
/// form: svg
/// language: swift
/// ios: 17
///
/// window.rootViewController = A()
/// ```
///
/// | Key | Value |
/// | --- | --- |
/// | `form` | `svg`, `text` or `trace` |
/// | `language` | `swift`, `objc`, `mermaid` or `plantuml` |
/// | `ios` | the version of iOS that is modelled |
/// | `device` | `iPad`, or something else for a phone |
/// | `orientation` | `landscape`, or something else for a device that stands upright |
/// | `show` | the levels that are shown, with commas between |
/// | `title` | what stands above the drawing |
/// | `in`, `self` | whose body a fragment is |
/// | `tour` | what the program is put through where it only declares: parts with commas between, or `all` |
/// | `stage` | how many bytes before the program are its stage |
/// | `stage-language` | `swift` or `objc` |
///
/// A key that is left out has its usual value; an unknown one is ignored, so that an older engine
/// answers a newer page.
public struct LiveRequest: Sendable {
  /// How the answer is written.
  public enum Form: String, Sendable, CaseIterable {
    /// A sequence diagram as SVG.
    case svg
    /// A sequence diagram in Unicode box drawing.
    case text
    /// One call a line, as expected traces are written.
    case trace
  }

  /// How the answer is written.
  public var form = Form.svg
  /// What is run; for a text that is a drawing already, it alone counts.
  public var scenario: Scenario
  /// The language of a text that is a drawing, and no program.
  public var drawn: DiagramLanguage?
  /// The levels that are shown.
  public var levels: Set<MessageSelector.Level> = [.appearance, .containment, .console]

  /// A request for a scenario.
  public init(_ scenario: Scenario, form: Form = .svg) {
    self.scenario = scenario
    self.form = form
  }

  /// Reads a request; bytes that are none are a program alone.
  public init(bytes: [UInt8]) {
    var fields: [(key: String, value: String)] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      if line.isEmpty { break }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let value = line[(colon + 1)...].drop { $0 == UInt8(ascii: " ") }
      fields.append(
        (String(decoding: line[..<colon], as: UTF8.self), String(decoding: value, as: UTF8.self)))
    }
    var stageSize = 0
    var stageDialect = Dialect.swift
    scenario = Scenario(program: Snippet(SourceFile(path: "program", bytes: [])))
    for (key, value) in fields {
      switch key {
      case "form": form = Form(rawValue: value) ?? .svg
      case "language":
        drawn = DiagramLanguage(rawValue: value)
        scenario.dialect = value == "objc" ? .objectiveC : .swift
      case "ios": scenario.iOSVersion = Int(value) ?? scenario.iOSVersion
      case "device": scenario.isPad = value == "iPad"
      case "orientation": scenario.isLandscape = value == "landscape"
      case "show":
        levels = Set(value.split(separator: ",").compactMap { .init(rawValue: String($0)) })
      case "title": scenario.title = value
      case "in": scenario.inClass = value
      case "self": scenario.selfName = value
      case "tour": scenario.tour = Tour(value) ?? .none
      case "stage": stageSize = min(max(0, Int(value) ?? 0), rest.count)
      case "stage-language": stageDialect = value == "objc" ? .objectiveC : .swift
      default: break
      }
    }
    if stageSize > 0 {
      scenario.stage = Stage(
        id: "stage", program: Self.snippet("stage", rest.prefix(stageSize)), dialect: stageDialect)
    }
    scenario.program = Self.snippet("program", rest.dropFirst(stageSize))
  }

  private static func snippet(_ path: String, _ bytes: ArraySlice<UInt8>) -> Snippet {
    Snippet(SourceFile(path: path, bytes: Array(bytes)))
  }

  /// The request as text; `init(bytes:)` reads the same from it, but for where texts stood in a page.
  public var bytes: [UInt8] {
    var head = "form: \(form.rawValue)\n"
    head += "language: \(drawn?.rawValue ?? Self.name(of: scenario.dialect))\n"
    head += "ios: \(scenario.iOSVersion)\n"
    if scenario.isPad { head += "device: iPad\n" }
    if scenario.isLandscape { head += "orientation: landscape\n" }
    let names = MessageSelector.Level.allCases.filter(levels.contains).map { $0.rawValue }
    head += "show: \(names.joined(separator: ","))\n"
    if let title = scenario.title { head += "title: \(title)\n" }
    if let name = scenario.inClass { head += "in: \(name)\n" }
    if let name = scenario.selfName { head += "self: \(name)\n" }
    if scenario.tour != .none {
      head += "tour: \(scenario.tour.parts.map { $0.rawValue }.joined(separator: ","))\n"
    }
    var stage: [UInt8] = []
    if let given = scenario.stage {
      stage = Array(given.program.text.utf8)
      head += "stage: \(stage.count)\nstage-language: \(Self.name(of: given.dialect))\n"
    }
    return Array(head.utf8) + [UInt8(ascii: "\n")] + stage + Array(scenario.program.text.utf8)
  }

  private static func name(of dialect: Dialect) -> String {
    dialect == .objectiveC ? "objc" : "swift"
  }
}
