import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// A call on a collection or a text means what its labels say.
@Suite struct CollectionCallTests {
  /// An expression with what it prints.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let output: String

    init(_ expression: String, _ output: String) {
      testDescription = expression
      self.output = output
    }
  }

  @Test(arguments: [
    Case("[1, 2, 3, 2, 1].lastIndex(of: 1)!", "4"),
    Case("[1, 2, 3].lastIndex { $0 < 3 }!", "1"),
    Case("[1, 2, 3].prefix(while: { $0 < 3 })", "[1, 2]"),
    Case("[1, 2, 3].drop { $0 < 2 }", "[2, 3]"),
    Case("[1, 2, 3].prefix(through: 1)", "[1, 2]"),
    Case("[1, 2, 3].prefix(upTo: 1)", "[1]"),
    Case("[1, 2, 3].suffix(from: 1)", "[2, 3]"),
    Case("[[1], [2, 3]].joined().count", "3"),
    Case("[[1], [2]].joined(separator: [0]).count", "3"),
    Case("[\"a\", \"b\"].joined(separator: \"-\")", "a-b"),
    Case("[1, 2, 3].contains(2)", "true"),
    Case("[1, 2, 3].contains { $0 > 3 }", "false"),
    Case("[1, 2, 3].count(where: { $0 > 1 })", "2"),
    Case("[\"b\", \"a\"].sorted()", "[\"a\", \"b\"]"),
    Case("[1, 2].elementsEqual([1, 2])", "true"),
    Case("[1, 2, 3].starts(with: [1, 2])", "true"),
    Case("Dictionary(grouping: [1, 2, 3]) { $0 % 2 }[1]!", "[1, 3]"),
    Case("Dictionary(grouping: [1, 2, 3], by: { $0 % 2 })[0]!", "[2]"),
    Case("Dictionary(uniqueKeysWithValues: zip([\"a\"], [1]))[\"a\"]!", "1"),
    Case("Dictionary([(\"a\", 1), (\"a\", 2)], uniquingKeysWith: +)[\"a\"]!", "3"),
    Case("[\"a\": 1].merging([\"a\": 2]) { old, _ in old }[\"a\"]!", "1"),
    Case("[\"a\": 1].merging([\"a\": 2]) { $1 }[\"a\"]!", "2"),
    Case("[\"a\": 1] == [\"a\": 1]", "true"),
    Case("[\"a\": 1].mapValues { $0 + 1 }", "[\"a\": 2]"),
    Case("[\"a\": 1].filter { $0.value > 1 }.isEmpty", "true"),
    Case("[\"a\": 1].map { $0.key }", "[\"a\"]"),
    Case("[\"b\": 1, \"a\": 2].sorted { $0.key < $1.key }.map { $0.value }", "[2, 1]"),
    Case("String(format: \"%d of %@\", 3, \"x\")", "3 of x"),
    Case("String(format: \"%02d\", arguments: [7])", "07"),
    Case("String(\"abc\".reversed())", "cba"),
    Case("String(255, radix: 16)", "ff"),
    Case("String(describing: 3)", "3"),
    Case("\"a,b,,c\".split(separator: \",\")", "[\"a\", \"b\", \"c\"]"),
    Case("\"a,b,c\".split(separator: \",\", maxSplits: 1)", "[\"a\", \"b,c\"]"),
    Case(
      "\"a,,b\".split(separator: \",\", omittingEmptySubsequences: false)",
      "[\"a\", \"\", \"b\"]"),
    Case("\"a,,b\".components(separatedBy: \",\")", "[\"a\", \"\", \"b\"]"),
    Case("\"a b\".components(separatedBy: .whitespaces)", "[\"a\", \"b\"]"),
    Case("\"Hello\".localizedCaseInsensitiveContains(\"hELL\")", "true"),
    Case("\"Hello\".contains(\"hell\")", "false"),
    Case("\"hello world\".capitalized", "Hello World"),
    Case("\"a-b-c\".replacingOccurrences(of: \"-\", with: \"+\")", "a+b+c"),
    Case("\" a \".trimmingCharacters(in: .whitespaces)", "a"),
    Case("\"xax\".trimmingCharacters(in: CharacterSet(charactersIn: \"x\"))", "a"),
    Case("\"a1b2\".filter { $0 != \"b\" }", "a12"),
    Case("\"abc\".map { $0 }.count", "3"),
    Case("\"a\".caseInsensitiveCompare(\"A\") == .orderedSame", "true"),
    Case("\"a\".compare(\"b\") == .orderedAscending", "true"),
    Case("\"abc\".prefix(2)", "ab"),
    Case("[1, 2].map(String.init)", "[\"1\", \"2\"]"),
    Case("zip([\"a\", \"b\"], 1...).map { \"\\($0)\\($1)\" }", "[\"a1\", \"b2\"]"),
    Case("\"abc\".contains { $0 == \"b\" }", "true"),
  ])
  func expressions(_ example: Case) {
    let result = run("print(\(example.testDescription))")
    #expect(consoleLines(result) == [example.output], "\(listing(result))")
  }

  @Test func aPlaceThatFoundationsArrayDoesNotHaveRaises() {
    let result = run(
      "[[NSMutableArray array] removeObjectAtIndex:0];", dialect: .objectiveC)
    #expect(listing(result).contains("NSRangeException"), "\(listing(result))")
  }

  /// A call of which nothing knows the labels, with what is said of it.
  struct Unknown: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let dialect: Dialect
    let message: String
    let note: String

    init(_ program: String, _ message: String, _ note: String, _ dialect: Dialect = .swift) {
      testDescription = program
      self.dialect = dialect
      self.message = message
      self.note = note
    }
  }

  @Test(arguments: [
    Unknown(
      "var a = [1]; a.insert(2)", "a scenario cannot run 'insert(_:)' of an array",
      "what it can run is 'insert(_:at:)', 'insert(_:atIndex:)', 'insert(contentsOf:at:)'"),
    Unknown(
      "_ = [1].prefix(to: 1)", "a scenario cannot run 'prefix(to:)' of an array",
      "what it can run is 'prefix(while:)', 'prefix(_:)', 'prefix(upTo:)', 'prefix(through:)'"),
    Unknown(
      "_ = \"a\".hasPrefix(of: \"b\")", "a scenario cannot run 'hasPrefix(of:)' of a string",
      "what it can run is 'hasPrefix(_:)'"),
    Unknown(
      "let s: Set = [1]; _ = s.union(with: [2])", "a scenario cannot run 'union(with:)' of a set",
      "what it can run is 'union(_:)'"),
    Unknown(
      "NSMutableArray *a = [NSMutableArray array]; [a insertObject:@1];",
      "a scenario cannot run 'insertObject:' of an array",
      "what it can run is 'insertObject:atIndex:'", .objectiveC),
    Unknown(
      "_ = [1, 2].joined()", "'joined' is for texts, or for sequences",
      "'map { String($0) }' before it makes texts of the elements"),
  ])
  func labelsThatNothingHasAreAnError(_ example: Unknown) {
    let result = run(example.testDescription, dialect: example.dialect)
    let error = result.diagnostics.first { $0.severity == .error }
    #expect(error?.message == example.message, "\(listing(result))")
    #expect(error?.notes.map(\.message) == [example.note], "\(listing(result))")
  }

  @Test(arguments: [
    "var a = [1]; a.add(2)", "var s: Set = [1]; s.add(2)", "var a = [1]; a.remove(1)",
    "_ = [1].indexesOfObjects { _ in true }", "_ = [1].sortedArray(using: 3)",
    "_ = [1].map(3)", "var s: Set = [1]; s.formUnion(4)", "_ = Dictionary(of: 3)",
    "_ = String(bytes: 3)", "_ = \"a\".trimmingCharacters(in: .illegalCharacters)",
  ])
  func whatIsOutsideTheSubsetIsAnError(_ program: String) {
    let result = run(program)
    #expect(result.hasErrors, "\(listing(result))")
  }
}
