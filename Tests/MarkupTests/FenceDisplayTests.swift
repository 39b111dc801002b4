import Markup
import SourceText
import Testing

/// What an info string says of how code is shown.
@Suite("A block of code")
struct FenceDisplayTests {
  private func fence(_ markdown: String) throws -> FencedBlock {
    try #require(Document.parse(SourceFile(path: "a.md", text: markdown)).value.fences.first)
  }

  @Test(
    arguments: [
      ("swift {2,4-5}", "swift", [2...2, 4...5]), ("swift{1}", "swift", [1...1]),
      ("{3}", nil, [3...3]), ("py hl_lines=\"1 3-4\"", "py", [1...1, 3...4]),
      ("swift {5-4}", "swift", []), ("swift {0x1}", "swift", []), ("swift", "swift", []),
    ] as [(String, String?, [ClosedRange<Int>])])
  func saysWhichLinesAreMarked(_ info: String, _ language: String?, _ lines: [ClosedRange<Int>])
    throws
  {
    let fence = try fence("```\(info)\na\n```\n")
    #expect(fence.language == language)
    #expect(fence.markedLines == lines)
  }

  @Test(
    arguments: [
      ("{{#include a.swift}}", "a.swift", .whole),
      ("{{#include a/b.swift:2:10}}", "a/b.swift", .lines(2, 10)),
      ("{{#include a:3}}", "a", .lines(3, 3)), ("{{#include a:3:}}", "a", .lines(3, nil)),
      ("{{#include a::3}}", "a", .lines(1, 3)), ("{{#include a:setup}}", "a", .mark("setup")),
      ("  --8<-- \"a.swift:setup\"", "a.swift", .mark("setup")),
      ("--8<-- \"a.swift:2:4\"", "a.swift", .lines(2, 4)),
    ] as [(String, String, CodeInclusion.Part)])
  func takesItsCodeFromAFile(_ line: String, _ path: String, _ part: CodeInclusion.Part) throws {
    let code = try #require(try fence("```swift\n\(line)\n```\n").inclusion)
    #expect(code.path == path)
    #expect(code.part == part)
    #expect(code.span.text == line.drop { $0 == " " })
  }

  @Test(arguments: [
    "{{#include}}", "{{#include a.swift}}\nlet a = 1", "let a = 1\n{{#include a.swift}}",
    "--8<-- a", "",
    "{{#include a:1:2:3}}", "{{#include a:b:c}}", "--8<-- \"\"",
  ])
  func holdsItsCodeOtherwise(_ code: String) throws {
    #expect(try fence("```swift\n\(code)\n```\n").inclusion == nil)
  }
}
