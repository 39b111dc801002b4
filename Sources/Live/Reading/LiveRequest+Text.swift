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
/// | `device` | `iPhone` or `iPad` |
/// | `orientation` | `portrait` or `landscape` |
/// | `show` | the levels that are shown, with commas between, or `all` |
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
/// answers a newer page. A value that a known key cannot have is a fault, which the answer says.
extension LiveRequest {
  /// Reads a request; bytes that are none are a program alone.
  public init(bytes: [UInt8]) {
    var head = RequestHead(bytes[...])
    self.init(Scenario(program: Self.snippet("program", [])))
    for field in head.fields { read(field) }
    scenario.iOSVersion = versions[0]
    let stage = head.take("stage")
    if !stage.isEmpty {
      scenario.stage = Stage(
        id: "stage", program: Self.snippet("stage", stage), dialect: stageDialect)
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

  private mutating func read(_ field: RequestHead.Field) {
    let value = field.value
    switch field.key {
    case "form":
      take(field, Form(rawValue: value), Form.allCases.map { $0.rawValue }) { $0.form = $1 }
    case "with":
      let names = value.split(separator: ",").map { String($0.drop { $0 == " " }) }
      let read = names.compactMap { Part(rawValue: $0) }
      take(field, read.count == names.count ? read : nil, Part.allCases.map { $0.rawValue }) {
        $0.parts = Set($1)
      }
    case "ios":
      let modelled = "versions of iOS from \(VersionSet.modelled.lowerBound) on, such as '12,17-26'"
      take(field, VersionSet(value), modelled) { $0.versions = $1.versions }
    case "show":
      let (levels, unknown) = LevelList.read(value)
      take(field, unknown.isEmpty ? levels : nil, LevelList.names) { $0.levels = $1 }
    case "width": take(field, Self.count(value), "a number of pixels") { $0.width = $1 }
    case "style": take(field, value == "page" ? false : nil, ["page"]) { $0.standsAlone = $1 }
    case "rules": rulePage = value
    case "original-title": originalTitle = value
    case "at": take(field, Self.count(value), "a number of UTF-16 units") { $0.place = $1 }
    case "stage", "claims", "original", "original-stage":
      take(field, Self.count(value), "a number of bytes") { _, _ in }
    default:
      if field.key.utf8.starts(with: "word-".utf8) {
        let phrase = DiagramWords.Phrase(rawValue: String(field.key.dropFirst("word-".utf8.count)))
        if let phrase { words[phrase] = value }
      } else {
        readScenario(field)
      }
    }
  }

  private mutating func readScenario(_ field: RequestHead.Field) {
    let value = field.value
    switch field.key {
    case "language":
      drawn = DiagramLanguage(rawValue: value)
      let drawings = DiagramLanguage.allCases.map { $0.rawValue }
      let dialect = drawn == nil ? Self.dialect(value) : .swift
      take(field, dialect, ["swift", "objc"] + drawings) { $0.scenario.dialect = $1 }
    case "stage-language":
      take(field, Self.dialect(value), ["swift", "objc"]) { $0.stageDialect = $1 }
    case "device":
      take(field, Self.choice(value, "iPhone", "iPad"), ["iPhone", "iPad"]) {
        $0.scenario.isPad = $1
      }
    case "orientation":
      take(field, Self.choice(value, "portrait", "landscape"), ["portrait", "landscape"]) {
        $0.scenario.isLandscape = $1
      }
    case "title": scenario.title = value
    case "in": scenario.inClass = value
    case "self": scenario.selfName = value
    case "tour": take(field, Tour(value), Tour.names) { $0.scenario.tour = $1 }
    case "completion":
      take(field, Completion(rawValue: value), Completion.allCases.map { $0.rawValue }) {
        $0.scenario.completion = $1
      }
    default: break
    }
  }

  // MARK: Values

  /// Takes the value of a field, or notes that it can have none such.
  private mutating func take<Value>(
    _ field: RequestHead.Field, _ value: Value?, _ expected: String,
    _ set: (inout LiveRequest, Value) -> Void
  ) {
    if let value {
      set(&self, value)
    } else {
      faults.append(.badValue(of: field, expected))
    }
  }

  private mutating func take<Value>(
    _ field: RequestHead.Field, _ value: Value?, _ names: [String],
    _ set: (inout LiveRequest, Value) -> Void
  ) {
    take(field, value, names.joined(separator: ", "), set)
  }

  /// Which of two names a value is.
  private static func choice(_ value: String, _ usual: String, _ other: String) -> Bool? {
    value == other ? true : value == usual ? false : nil
  }

  private static func dialect(_ name: String) -> Dialect? {
    choice(name, "swift", "objc").map { $0 ? .objectiveC : .swift }
  }

  private static func count(_ value: String) -> Int? {
    Int(value).flatMap { $0 >= 0 ? $0 : nil }
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
  /// A line of it.
  struct Field {
    let key: String
    let value: String
    /// Where the value stands.
    let span: SourceSpan
  }

  private(set) var fields: [Field] = []
  /// What has not been taken of what stands behind the empty line.
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
    var lines: [ArraySlice<UInt8>] = []
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[..<end])
      rest = rest[(end + 1)...]
      if lines.last?.isEmpty == true { break }
    }
    let file = SourceFile(path: "request", bytes: Array(bytes[..<rest.startIndex]))
    for line in lines {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      // A value may begin with a space of its own.
      let value = line[(colon + 1)...].trimmingOneSpace
      let start = value.startIndex - bytes.startIndex
      fields.append(
        Field(
          key: String(decoding: line[..<colon], as: UTF8.self),
          value: String(decoding: value, as: UTF8.self),
          span: SourceSpan(file: file, range: start..<start + value.count)))
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

extension Diagnostic {
  fileprivate static func badValue(of field: RequestHead.Field, _ expected: String) -> Diagnostic {
    Diagnostic(
      id: "request.value", "'\(field.value)' is no value of '\(field.key)'", at: field.span,
      notes: [Diagnostic.Note("it can be: \(expected)")])
  }
}
