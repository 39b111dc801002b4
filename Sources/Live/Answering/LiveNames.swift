import Diagrams
import ScenarioRunner
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// What can be written at a place of a program, as JSON.
///
/// | Key | Value |
/// | --- | --- |
/// | `start`, `end` | what of the program is replaced, in UTF-16 units: the beginning of a name before the place |
/// | `names` | an object each: `name`, `kind`, `type`, and `text`, which is to be written |
///
/// Kinds are `variable`, `property`, `method`, `function`, `case`, `type`, `message` and, where only the words of
/// the program are known, `word`. Names that begin as what is written come first; no more than a hundred.
enum LiveNames {
  private static let mostNames = 100

  static func json(of request: LiveRequest) -> String {
    let program = request.scenario.program.bytes
    let places = UTF16Places(program)
    let end = places.offset(of: request.place)
    let start = beginning(ofNameBefore: end, in: program)
    let names = matching(program[start..<end], request, start..<end)
    var json = JSONText()
    json.object { json in
      json.field("start", places.place(of: start))
      json.field("end", places.place(of: end))
      json.array("names", names) { json, name in
        json.field("name", name.name)
        json.field("kind", name.kind)
        json.field("type", name.type.isEmpty ? nil : name.type)
        json.field("text", name.text)
      }
    }
    return json.text
  }

  private struct Name {
    let name: String
    let kind: String
    var type = ""
    let text: String
  }

  private static func matching(
    _ written: ArraySlice<UInt8>, _ request: LiveRequest, _ range: Range<Int>
  ) -> [Name] {
    let wanted = written.map(lowercased)
    var known = typed(request, range)
    if known.isEmpty { known = words(of: request, but: Array(written)) }
    let beginning = known.filter { $0.name.utf8.map(lowercased).starts(with: wanted) }
    return Array(beginning.prefix(mostNames))
  }

  /// What the types of the program say.
  private static func typed(_ request: LiveRequest, _ range: Range<Int>) -> [Name] {
    let scenario = request.scenario
    guard scenario.dialect == .swift else { return [] }
    let isDeclared = isBehindFunc(range.lowerBound, in: scenario.program.bytes)
    let bytes = scenario.program.bytes
    let marked = scenario.program.changed([
      Snippet.Edit(range, NamesAtPlace.wanted + (isDeclared ? "() {}" : "")),
      Snippet.Edit(bytes.count..<bytes.count, openBraces(of: bytes)),
    ])
    let stage = scenario.stage.map { Program.parse($0.program, dialect: $0.dialect).value }
    let program = Program.parse(marked, dialect: .swift).value
    var names = NamesAtPlace.names(
      in: program, stage: stage, hosts: scenario.inClass.map { [$0] } ?? [])
    if names.isEmpty, isBehindSignOfType(range.lowerBound, in: scenario.program.bytes) {
      names = NamesAtPlace.types(in: program, stage: stage)
    }
    return names.map {
      Name(name: $0.name, kind: $0.kind.rawValue, type: $0.type, text: $0.text)
    }
  }

  /// What closes the braces that a program leaves open, as one that is being written does.
  private static func openBraces(of bytes: [UInt8]) -> String {
    let open = bytes.count { $0 == UInt8(ascii: "{") } - bytes.count { $0 == UInt8(ascii: "}") }
    return "\n" + String(repeating: "}", count: min(max(0, open), 64))
  }

  /// Every name that the program and its stage hold, in the order of their bytes.
  private static func words(of request: LiveRequest, but written: [UInt8]) -> [Name] {
    var words: Set<String> = []
    let scenario = request.scenario
    for text in [scenario.program.bytes, scenario.stage?.program.bytes ?? []] {
      for word in text.split(whereSeparator: { !isNamePart($0) })
      where word.count > 2 && !isDigit(word[word.startIndex]) && Array(word) != written {
        words.insert(String(decoding: word, as: UTF8.self))
      }
    }
    return words.sorted { $0.precedesInBytes($1) }.map { Name(name: $0, kind: "word", text: $0) }
  }

  // MARK: Bytes

  private static func beginning(ofNameBefore end: Int, in bytes: [UInt8]) -> Int {
    bytes[..<end].lastIndex { !isNamePart($0) }.map { $0 + 1 } ?? 0
  }

  private static func isBehindFunc(_ start: Int, in bytes: [UInt8]) -> Bool {
    let before = bytes[..<start]
    guard let end = before.lastIndex(where: { $0 != 0x20 }), end + 1 < start else { return false }
    return before[...end].suffix(4).elementsEqual("func".utf8)
      && (end < 4 || !isNamePart(before[end - 4]))
  }

  /// Whether a type stands behind what stands before a place: `:`, `->`, `<`, `[`, `as`.
  private static func isBehindSignOfType(_ start: Int, in bytes: [UInt8]) -> Bool {
    let before = bytes[..<start]
    guard let end = before.lastIndex(where: { $0 != 0x20 }) else { return false }
    switch bytes[end] {
    case UInt8(ascii: ":"), UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "["): return true
    default: return before[...end].suffix(3).elementsEqual(" as".utf8)
    }
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || isDigit(byte)
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}
