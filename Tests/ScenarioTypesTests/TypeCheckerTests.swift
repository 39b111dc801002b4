import Foundation
import ScenarioSyntax
import ScenarioTypes
import SourceText
import Testing

/// What the check of types refuses, written beside the line that it refuses: `// error: …`.
@Suite struct TypeCheckerTests {
  @Test(arguments: [
    "optionals", "conversions", "calls", "overriding", "unknown", "functions", "constants",
    "redeclarations",
    "initializers", "conformances", "access", "closures", "values", "selves", "locals",
    "literals", "overridingInitializers", "slips", "optionalTypes", "globals", "selectors",
    "ownMethods", "ownMethodsOfSwift2", "members", "memberValues", "typeNames", "missingArguments",
  ])
  func reportsWhatIsWrittenBesideTheLines(name: String) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/\(name).txt")
    let text = try String(contentsOf: path, encoding: .utf8)
    let snippet = Snippet(SourceFile(path: "\(name).swift", text: text))
    let program = Program.parse(snippet, dialect: .swift).value
    let found = TypeCheck.faults(
      in: program, stage: nil, hosts: [], likelySuperclass: { _ in "UIViewController" }
    ).map { fault in
      "\(snippet.span(of: fault.span).start.line): \(fault.message)"
    }
    #expect(found.sorted() == Self.expected(in: text).sorted())
  }

  private static func expected(in text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      place, line in
      line.range(of: "// error: ").map { "\(place + 1): \(line[$0.upperBound...])" }
    }
  }
}
