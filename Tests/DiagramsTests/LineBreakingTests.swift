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
    Case(
      text: "log(\"one two three\", level)", limit: 18,
      lines: ["log(\"one two three\", ", "level)"]),
    Case(
      text: "say(name, \"of two words\")", limit: 16, lines: ["say(name, ", "\"of two words\")"]),
    Case(text: "\"a string of many words\"", limit: 12, lines: ["\"a string of ", "many words\""]),
    Case(text: "5\" wide it is", limit: 9, lines: ["5\" wide ", "it is"]),
    Case(text: "present(controllerOfPage)", limit: 14, lines: ["present(controller", "OfPage)"]),
    Case(
      text: "view.addSubview(child.view)", limit: 22, lines: ["view.", "addSubview(child.view)"]),
    Case(
      text: "bar.addSubviewController(child)", limit: 27,
      lines: ["bar.", "addSubviewController(child)"]),
    Case(
      text: "let next = popViewController(a, b)", limit: 23,
      lines: ["let next = ", "popViewController(a, b)"]),
    Case(
      text: "next = popViewController()", limit: 15, lines: ["next = ", "popView", "Controller()"]),
    Case(text: "a.viewController(b)", limit: 17, lines: ["a.view", "Controller(b)"]),
    Case(text: "twelve letters a", limit: 15, lines: ["twelve ", "letters a"]),
    Case(
      text: "asks for the grant of a payment", limit: 24,
      lines: ["asks for the grant ", "of a payment"]),
    Case(
      text: "asks for \"a grant of\" payment", limit: 23,
      lines: ["asks for ", "\"a grant of\" payment"]),
    Case(text: "asks for payment", limit: 10, lines: ["asks for ", "payment"]),
    Case(text: "viewWillAppear", limit: 10, lines: ["viewWill", "Appear"]),
    Case(text: "lifecycle", limit: 4, lines: ["lifecycle"]),
    Case(text: "控制器的生命周期", limit: 8, lines: ["控制器的", "生命周期"]),
    Case(text: "视图，出现。", limit: 4, lines: ["视", "图，", "出", "现。"]),
    Case(text: "", limit: 4, lines: [""]),
  ])
  func breaksWhereAReaderWould(row: Case) {
    let breaking = LineBreaking(limit: row.limit)
    let broken = breaking.broken(row.text, ColumnWidths(), trims: false)
    #expect(broken.map { $0.text } == row.lines)
    #expect(broken.map { $0.width } == row.lines.map { DisplayWidth.columns($0) })
  }

  @Test func aWordThatNoBreakHelpsIsCutWhenAsked() {
    let breaking = LineBreaking(limit: 4, cutsWords: true)
    let broken = breaking.broken("lifecycle", ColumnWidths(), trims: true)
    #expect(broken.map { $0.text } == ["life", "cycl", "e"])
  }

  @Test(arguments: [
    ("takes the key from the header of\nthe request and reads it", "flows"),
    ("short\nand the second line is too long to stay whole", "flows"),
    ("this line is much too long to stay whole.\nnow another", "stays"),
    ("this line is much too long to stay whole\nAnd another", "stays"),
    ("this line is much too long to stay whole\nkey=value", "stays"),
    ("this line is much too long to stay whole\na) an item", "stays"),
    ("this line is much too long to stay whole\n下一行", "stays"),
    ("both lines\nhave room", "stays"),
  ])
  func brokenLinesFlowIntoTheNextWhereASentenceGoesOn(text: String, what: String) {
    let flowed = LineBreaking(limit: 24).flowed(text, ColumnWidths())
    #expect(flowed == (what == "flows" ? String(text.map { $0 == "\n" ? " " : $0 }) : nil))
  }

  @Test func linesGiveTheTextBack() {
    let text = "beginAppearanceTransition(true, animated: false) 开始外观转换，然后结束 ✅"
    for limit in 1...40 {
      let lines = LineBreaking(limit: limit).broken(text, ColumnWidths(), trims: false)
      #expect(lines.map { $0.text }.joined() == text)
    }
  }

  @Test(arguments: ["a word or two", "两个 词语，还有", "one\ntwo  \n three", "  "])
  func theWidthsOfLinesAreKnownWithoutMakingAny(text: String) {
    for limit in 1...16 {
      let breaking = LineBreaking(limit: limit)
      let lines = breaking.broken(text, ColumnWidths(), trims: true).map { $0.text }
      #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
      #expect(
        breaking.lines(text, ColumnWidths(), trims: true).map { $0.width }
          == lines.map { DisplayWidth.columns($0) })
    }
  }
}
