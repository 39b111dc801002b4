import CallTrace
import Diagrams
import ScenarioRunner
import ScenarioSyntax
import SourceText

/// A request as text: lines of `key: value`, an empty line, and the texts that it is about.
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
/// | `form` | `svg`, `text`, `trace`, `report`, `tokens`, `names` or `style` |
/// | `with` | what a report holds: some of `svg`, `text`, `trace`, `mermaid`, `tokens` and `rules`, with commas between |
/// | `language` | `swift`, `objc`, `mermaid` or `plantuml` |
/// | `ios` | the versions of iOS that are modelled, `12,17-26`; only a report speaks of more than the first |
/// | `device` | `iPad`, or something else for a phone |
/// | `orientation` | `landscape`, or something else for a device that stands upright |
/// | `show` | the levels that are shown, with commas between |
/// | `title` | what stands above the drawing |
/// | `in`, `self` | whose body a fragment is |
/// | `tour` | what the program is put through where it only declares: parts with commas between, or `all` |
/// | `completion` | `repairs` or `offers`, where the text may be made into a program that runs |
/// | `width` | how wide a drawing may be, in pixels |
/// | `style` | `page` where a report's drawing carries no style sheet |
/// | `rules` | the address of the page of rules |
/// | `original-title` | what the program that is compared with is called |
/// | `at` | where names are asked for, in UTF-16 units of the program |
/// | `word-NAME` | what a drawing says by itself, by the names of `DiagramWords.Phrase` |
/// | `stage-language` | `swift` or `objc` |
/// | `stage`, `claims`, `original`, `original-stage` | how many bytes the stage, the claims, the program that is compared with and the stage of that have |
///
/// Behind the empty line stand these texts, as far as the head says that there are any, in this order, and then the
/// program to the end. A program that is compared with has the stage of the other where it has none of its own.
///
/// A key that is left out has its usual value; an unknown one is ignored, so that an older engine
/// answers a newer page.
extension LiveRequest {
  /// Reads a request; bytes that are none are a program alone.
  public init(bytes: [UInt8]) {
    var head = RequestHead(bytes[...])
    self.init(Scenario(program: Self.snippet("program", [])))
    for (key, value) in head.fields { read(key, value) }
    scenario.iOSVersion = versions[0]
    let stage = head.take("stage")
    if !stage.isEmpty {
      let isObjectiveC = head.fields.last { $0.key == "stage-language" }?.value == "objc"
      scenario.stage = Stage(
        id: "stage", program: Self.snippet("stage", stage),
        dialect: isObjectiveC ? .objectiveC : .swift)
    }
    let claims = head.take("claims")
    if !claims.isEmpty { self.claims = Self.snippet("claims", claims) }
    let original = head.take("original")
    if !original.isEmpty { self.original = Self.snippet("original", original) }
    let originalStage = head.take("original-stage")
    if !originalStage.isEmpty {
      self.originalStage = Self.snippet("original-stage", originalStage)
    }
    scenario.program = Self.snippet("program", head.rest)
  }

  private mutating func read(_ key: String, _ value: String) {
    switch key {
    case "form": form = Form(rawValue: value) ?? .svg
    case "with": parts = Set(Self.list(value).compactMap { Part(rawValue: $0) })
    case "ios": versions = VersionSet(value)?.versions ?? versions
    case "show":
      let known = Set(Self.list(value).compactMap { MessageSelector.Level(rawValue: $0) })
      if !known.isEmpty { levels = known }
    case "width": width = Int(value)
    case "style": standsAlone = value != "page"
    case "rules": rulePage = value
    case "original-title": originalTitle = value
    case "at": place = max(0, Int(value) ?? 0)
    default:
      if key.utf8.starts(with: "word-".utf8) {
        let phrase = DiagramWords.Phrase(rawValue: String(key.dropFirst("word-".utf8.count)))
        if let phrase { words[phrase] = value }
      } else {
        readScenario(key, value)
      }
    }
  }

  private mutating func readScenario(_ key: String, _ value: String) {
    switch key {
    case "language":
      drawn = DiagramLanguage(rawValue: value)
      scenario.dialect = value == "objc" ? .objectiveC : .swift
    case "device": scenario.isPad = value == "iPad"
    case "orientation": scenario.isLandscape = value == "landscape"
    case "title": scenario.title = value
    case "in": scenario.inClass = value
    case "self": scenario.selfName = value
    case "tour": scenario.tour = Tour(value) ?? .none
    case "completion": scenario.completion = Completion(rawValue: value) ?? .none
    default: break
    }
  }

  private static func list(_ value: String) -> [String] {
    value.split(separator: ",").map { part in
      String(part.drop { $0 == " " })
    }
  }

  private static func snippet(_ path: String, _ bytes: ArraySlice<UInt8>) -> Snippet {
    Snippet(SourceFile(path: path, bytes: Array(bytes)))
  }

  // MARK: Writing

  /// The request as text; `init(bytes:)` reads the same from it, but for where texts stood in a page.
  public var bytes: [UInt8] {
    var head: [(String, String)] = [("form", form.rawValue)]
    if form == .report { head.append(("with", Self.names(Part.allCases, parts) { $0.rawValue })) }
    head.append(("language", drawn?.rawValue ?? Self.name(of: scenario.dialect)))
    head.append(("ios", versions.map { String($0) }.joined(separator: ",")))
    head += scenarioFields
    head.append(("show", Self.names(MessageSelector.Level.allCases, levels) { $0.rawValue }))
    if let width { head.append(("width", String(width))) }
    if !standsAlone { head.append(("style", "page")) }
    if let rulePage { head.append(("rules", rulePage)) }
    if original != nil { head.append(("original-title", originalTitle)) }
    if place > 0 { head.append(("at", String(place))) }
    let english = DiagramWords()
    for phrase in DiagramWords.Phrase.allCases where words[phrase] != english[phrase] {
      head.append(("word-" + phrase.rawValue, words[phrase]))
    }
    var texts: [UInt8] = []
    for (key, text) in [
      ("stage", scenario.stage?.program), ("claims", claims), ("original", original),
      ("original-stage", originalStage),
    ] {
      guard let text else { continue }
      head.append((key, String(text.bytes.count)))
      texts += text.bytes
    }
    let lines = head.map { "\($0.0): \($0.1)\n" }.joined()
    return Array(lines.utf8) + [UInt8(ascii: "\n")] + texts + scenario.program.bytes
  }

  private var scenarioFields: [(String, String)] {
    var fields: [(String, String)] = []
    if scenario.isPad { fields.append(("device", "iPad")) }
    if scenario.isLandscape { fields.append(("orientation", "landscape")) }
    if let title = scenario.title { fields.append(("title", title)) }
    if let name = scenario.inClass { fields.append(("in", name)) }
    if let name = scenario.selfName { fields.append(("self", name)) }
    if scenario.tour != .none {
      let parts = scenario.tour.parts.map { $0.rawValue }
      fields.append(("tour", parts.joined(separator: ",")))
    }
    if scenario.completion != .none {
      fields.append(("completion", scenario.completion.rawValue))
    }
    if let stage = scenario.stage {
      fields.append(("stage-language", Self.name(of: stage.dialect)))
    }
    return fields
  }

  private static func names<Value: Hashable>(
    _ all: [Value], _ chosen: Set<Value>, _ name: (Value) -> String
  ) -> String {
    all.filter { chosen.contains($0) }.map(name).joined(separator: ",")
  }

  private static func name(of dialect: Dialect) -> String {
    dialect == .objectiveC ? "objc" : "swift"
  }
}

extension ArraySlice<UInt8> {
  /// It without the space that it begins with, if it does.
  fileprivate var trimmingOneSpace: ArraySlice<UInt8> {
    first == UInt8(ascii: " ") ? dropFirst() : self
  }
}

/// The lines of a request before its texts.
private struct RequestHead {
  private(set) var fields: [(key: String, value: String)] = []
  /// What has not been taken of what stands behind the empty line.
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      if line.isEmpty { break }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      // A value may begin with a space of its own.
      let value = line[(colon + 1)...].trimmingOneSpace
      fields.append(
        (String(decoding: line[..<colon], as: UTF8.self), String(decoding: value, as: UTF8.self)))
    }
  }

  /// The next text, of as many bytes as a key says.
  mutating func take(_ key: String) -> ArraySlice<UInt8> {
    guard let value = fields.last(where: { $0.key == key })?.value, let size = Int(value) else {
      return []
    }
    let text = rest.prefix(max(0, size))
    rest = rest.dropFirst(text.count)
    return text
  }
}
