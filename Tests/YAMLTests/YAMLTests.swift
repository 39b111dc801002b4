import Testing
import YAML

/// What a text of YAML says, and where.
@Suite("YAML")
struct YAMLTests {
  /// A value in one line: texts in quotes, whatever their style.
  private func written(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let scalar): "'\(scalar.text)'"
    case .sequence(let elements): "[" + elements.map(written).joined(separator: ", ") + "]"
    case .mapping(let pairs):
      "{" + pairs.map { "\(written($0)): \(written($1))" }.joined(separator: ", ") + "}"
    }
  }

  static let values: [(String, String)] = [
    ("a: b", "{'a': 'b'}"), ("b: 1\na: 2", "{'b': '1', 'a': '2'}"), ("a:", "{'a': ''}"),
    ("- x\n- [y, z]", "['x', ['y', 'z']]"), ("a: \"x\\ty\\u00e9\"", "{'a': 'x\ty\u{E9}'}"),
    ("a: 'it''s'", "{'a': 'it's'}"), ("a: |\n  x\n  y\n", "{'a': 'x\ny\n'}"),
    ("a: >\n  x\n  y\n", "{'a': 'x y\n'}"), ("a: x\n  y # z", "{'a': 'x y'}"),
    ("? [a]\n: b", "{['a']: 'b'}"), ("a: &n [x]\nb: *n", "{'a': ['x'], 'b': ['x']}"),
    ("---\na: b\n...", "{'a': 'b'}"), ("\u{FEFF}a: b\r\nc: d\r\n", "{'a': 'b', 'c': 'd'}"),
    ("a: \"x\\0y\"", "{'a': 'x\0y'}"), ("a: !!str true", "{'a': 'true'}"),
  ]

  @Test(arguments: values)
  func isRead(_ text: String, _ value: String) throws {
    #expect(try YAMLNode.parse(Array(text.utf8)).map(written) == value)
  }

  @Test(arguments: ["", "\n", "# a remark\n", "   \n\n"])
  func thatSaysNothingIsNoValue(_ text: String) throws {
    #expect(try YAMLNode.parse(Array(text.utf8)) == nil)
  }

  @Test func readsBytesThatAreNoText() throws {
    let node = try #require(try YAMLNode.parse(Array("a: x".utf8) + [0xFF, 0x0A]))
    #expect(written(node) == "{'a': 'x\u{FFFD}'}")
  }

  /// The marks stand around what the last value of a mapping is found at.
  @Test(arguments: [
    "键: 1️⃣值2️⃣", "é: x\n\u{1F600}: 1️⃣\"é\"2️⃣\n", "a: b\u{85} c\nd: 1️⃣e2️⃣", "a: b\r\nc: 1️⃣d2️⃣\r\n",
    "a: 'x\u{2028}y'\nb: 1️⃣z2️⃣", "\u{FEFF}a: 1️⃣b2️⃣", "a: 1️⃣x 界 y2️⃣  # 界",
  ])
  func saysWhereAValueStandsInBytes(_ marked: String) throws {
    let parts = marked.split(separator: "1️⃣", omittingEmptySubsequences: false)
    let inner = parts[1].split(separator: "2️⃣", omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    let text = parts[0] + inner[0] + inner[1]
    let last = try YAMLNode.parse(Array(text.utf8))?.mapping?.last
    #expect(last?.value.range == start..<start + inner[0].utf8.count)
  }

  static let faults: [(String, String, Range<Int>)] = [
    ("a: [b", "did not find expected ',' or ']'", 3..<4),
    ("a: \"b\nc: d", "this quotation mark is never closed", 3..<4),
    ("界: b: c", "mapping values are not allowed in this context", 6..<7),
    ("a: *b", "found undefined alias", 3..<5), ("a: &b [*b]", "found undefined alias", 7..<9),
    ("a: b\n--- \nc: d", "but found another document", 5..<8),
    ("界: x\u{1}", "control characters are not allowed", 6..<7),
    ("a: b\nc\n", "could not find expected ':'", 5..<6),
  ]

  @Test(arguments: faults)
  func isNotReadWhereItIsNotYAML(_ text: String, _ problem: String, _ place: Range<Int>) {
    let error = #expect(throws: YAMLError.self) { try YAMLNode.parse(Array(text.utf8)) }
    guard case .syntax(let found)? = error?.reason else {
      Issue.record("not refused for its syntax")
      return
    }
    #expect(found == problem)
    #expect(error?.range == place)
  }

  @Test(arguments: [("a: 1\n界: 2\na: 3", 12..<13), ("a: {b: 1, \"b\": 2}", 10..<13)])
  func hasNoKeyTwice(_ text: String, _ place: Range<Int>) {
    let error = #expect(throws: YAMLError.self) { try YAMLNode.parse(Array(text.utf8)) }
    guard case .duplicateKey? = error?.reason else {
      Issue.record("not refused for a key")
      return
    }
    #expect(error?.range == place)
  }

  @Test(arguments: ["[", "- ", "{a: ", "? "])
  func nestsOnlySoDeep(_ opening: String) {
    let error = #expect(throws: YAMLError.self) {
      try YAMLNode.parse(Array(String(repeating: opening, count: 50_000).utf8))
    }
    guard case .nesting? = error?.reason else {
      Issue.record("not refused for its depth")
      return
    }
  }

  @Test func repeatsOnlySoMuch() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let names = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(names)]\n"
    }
    let error = #expect(throws: YAMLError.self) { try YAMLNode.parse(Array(text.utf8)) }
    guard case .repetition? = error?.reason else {
      Issue.record("not refused for what it repeats")
      return
    }
  }
}
