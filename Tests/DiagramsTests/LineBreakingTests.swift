import SourceText
import Testing

@testable import Diagrams

@Suite struct LineBreakingTests {
  /// A text, a limit in columns, and the lines it is broken into.
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var limit: Int
    var lines: [String]
    var testDescription: String { "\(text) in \(limit)" }
  }

  @Test(arguments: [
    Case(text: "short", limit: 10, lines: ["short"]),
    Case(text: "one two three", limit: 8, lines: ["one two ", "three"]),
    Case(text: "line\nfeed", limit: 20, lines: ["line", "feed"]),
    Case(
      text: "present(next, animated: true)", limit: 20,
      lines: ["present(next, ", "animated: true)"]),
    Case(text: "viewWillAppear", limit: 10, lines: ["viewWill", "Appear"]),
    Case(text: "lifecycle", limit: 4, lines: ["lifecycle"]),
    Case(text: "控制器的生命周期", limit: 8, lines: ["控制器的", "生命周期"]),
    Case(text: "视图，出现。", limit: 4, lines: ["视", "图，", "出", "现。"]),
    Case(text: "", limit: 4, lines: [""]),
  ])
  func breaksWhereAReaderWould(row: Case) {
    let breaking = LineBreaking(limit: row.limit)
    #expect(
      breaking.lines(row.text, ColumnWidths()) == row.lines)
  }

  @Test func aWordThatNoBreakHelpsIsCutWhenAsked() {
    let breaking = LineBreaking(limit: 4, cutsWords: true)
    #expect(
      breaking.lines("lifecycle", ColumnWidths()) == ["life", "cycl", "e"])
  }

  @Test func linesGiveTheTextBack() {
    let text = "beginAppearanceTransition(true, animated: false) 开始外观转换，然后结束 ✅"
    for limit in 1...40 {
      let lines = LineBreaking(limit: limit)
        .lines(text, ColumnWidths())
      #expect(lines.joined() == text)
    }
  }
}
