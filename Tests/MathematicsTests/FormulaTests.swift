import Mathematics
import Testing

/// What TeX's commands become.
@Suite("A formula")
struct FormulaTests {
  /// The formula without what all have around them.
  static func markup(_ tex: String, isDisplayed: Bool = false) throws -> String {
    var commands = OwnCommands()
    let markup = try TeX.mathML(tex, isDisplayed: isDisplayed, &commands)
    let text = String(decoding: markup, as: UTF8.self)
    let start = try #require(text.firstRange(of: "<semantics>")).upperBound
    let end = try #require(text.firstRange(of: "<annotation")).lowerBound
    return String(text[start..<end])
  }

  static let cases: [(tex: String, markup: String)] = [
    ("x", "<mi>x</mi>"),
    ("3.14x", "<mrow><mn>3.14</mn><mi>x</mi></mrow>"),
    ("\\frac12", "<mfrac><mn>1</mn><mn>2</mn></mfrac>"),
    ("x^12", "<mrow><msup><mi>x</mi><mn>1</mn></msup><mn>2</mn></mrow>"),
    ("\\frac{a}{b}", "<mfrac><mi>a</mi><mi>b</mi></mfrac>"),
    ("x_1^2", "<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>"),
    ("f''", "<msup><mi>f</mi><mo>″</mo></msup>"),
    ("\\sqrt[3]{x}", "<mroot><mi>x</mi><mn>3</mn></mroot>"),
    ("-a", "<mrow><mo form=\"prefix\">−</mo><mi>a</mi></mrow>"),
    ("a-b", "<mrow><mi>a</mi><mo>−</mo><mi>b</mi></mrow>"),
    ("\\mathbb{R}", "<mi>ℝ</mi>"),
    ("\\mathrm{d}x", "<mrow><mi mathvariant=\"normal\">d</mi><mi>x</mi></mrow>"),
    ("\\mathrm{max}", "<mi>max</mi>"),
    ("\\hat{x}", "<mover accent=\"true\"><mi>x</mi><mo stretchy=\"false\">^</mo></mover>"),
    ("\\text{if $a$ is}", "<mrow><mtext>if\u{A0}</mtext><mi>a</mi><mtext>\u{A0}is</mtext></mrow>"),
    ("\\text{``a''---b}", "<mtext>“a”—b</mtext>"),
    (
      "\\left(a\\right.",
      "<mrow><mo form=\"prefix\" fence=\"true\" stretchy=\"true\">(</mo><mi>a</mi></mrow>"
    ),
    (
      "\\sin x",
      "<mrow><mi>sin</mi><mo>\u{2061}</mo><mspace width=\"0.1667em\"/><mi>x</mi></mrow>"
    ),
    (
      "\\sum_i", "<msub><mo movablelimits=\"false\">∑</mo><mi>i</mi></msub>"
    ),
    ("a \\over b", "<mfrac><mi>a</mi><mi>b</mi></mfrac>"),
    ("\\textcolor{#f00}{a}", "<mstyle mathcolor=\"#f00\"><mi>a</mi></mstyle>"),
    ("{}_1", "<msub><mrow></mrow><mn>1</mn></msub>"),
    ("\\begin{matrix}a\\end{matrix}", "<mtable><mtr><mtd><mi>a</mi></mtd></mtr></mtable>"),
    ("\\mspace{9mu}", "<mspace width=\"0.500em\"/>"),
    ("a % b\n", "<mi>a</mi>"),
    (
      "A\\subsetneqq B",
      "<mrow><mi>A</mi><mo lspace=\"0.2778em\" rspace=\"0.2778em\" stretchy=\"false\">⫋</mo><mi>B</mi></mrow>"
    ),
    ("\\newcommand{\\a}[2][x]{#1#2}\\a{y}", "<mrow><mi>x</mi><mi>y</mi></mrow>"),
    ("\\def\\a#1{#1x}\\a b", "<mrow><mi>b</mi><mi>x</mi></mrow>"),
    ("\\DeclareMathOperator{\\rank}{rk}\\rank", "<mi>rk</mi>"),
  ]

  @Test(arguments: cases) func isWrittenAsMathML(_ example: (tex: String, markup: String)) throws {
    #expect(try Self.markup(example.tex) == example.markup)
  }

  @Test func thatStandsAloneHasItsLimitsAboveAndBelow() throws {
    let sum = try Self.markup("\\sum_i^n", isDisplayed: true)
    #expect(sum.hasPrefix("<munderover>"))
    #expect(try Self.markup("\\int_a^b", isDisplayed: true).hasPrefix("<msubsup>"))
    #expect(try Self.markup("\\frac{\\sum_i}{2}", isDisplayed: true).contains("<msub>"))
  }

  static let faults: [(tex: String, message: String, at: String)] = [
    ("\\foo", "the command '\\foo' is not known here", "\\foo"),
    ("{a", "this '{' is never closed; a brace that is shown is '\\{'", "{"),
    ("a}", "no '{' is open that this '}' closes", "}"),
    ("\\left(a", "no '\\right' is there for this '\\left'; '\\right.' shows nothing", "\\left"),
    ("a^b^c", "two superscripts stand behind each other; braces say what belongs together", "^"),
    ("\\begin{foo}", "the environment 'foo' is not known here", "foo"),
    ("\\begin{matrix}a", "no '\\end{matrix}' is there for this", "\\begin"),
    ("\\frac{a}", "'\\frac' has nothing that it is about", "\\frac"),
    ("\\left a", "'a' is no delimiter; '.' stands for none", "a"),
    ("\\color{url(x)}a", "'url(x)' is no colour; write a name, or '#' and six digits", "url(x)"),
    ("\\hspace{2}", "'2' is no length such as '1em', '6mu' or '10pt'", "2"),
    (
      "\\input{x}", "'\\input' is not read: a formula reads no file and loads no package", "\\input"
    ),
    (
      "\\newcommand{\\a}{\\a x}\\a", "the commands defined here stand for each other without end",
      "\\a"
    ),
    (
      "\\newcommand{\\a}{\\a}\\a",
      "the commands defined here stand for more than one formula may hold", "\\a"
    ),
  ]

  @Test(arguments: faults) func thatCannotBeSetSaysWhereAndWhy(
    _ fault: (tex: String, message: String, at: String)
  ) throws {
    var commands = OwnCommands()
    let error = #expect(throws: FormulaFault.self) {
      _ = try TeX.mathML(fault.tex, isDisplayed: false, &commands)
    }
    let found = try #require(error)
    #expect(found.message == fault.message)
    #expect(String(decoding: Array(fault.tex.utf8)[found.range], as: UTF8.self) == fault.at)
  }

  @Test(arguments: ["{", "\\frac", "\\sqrt{", "\\left(", "x_{", "\\text{", "\\hat", "\\text{$"])
  func isNestedNoDeeperThanTheStack(_ opening: String) {
    var commands = OwnCommands()
    let tex = String(repeating: opening, count: 20_000)
    #expect(throws: FormulaFault.self) {
      _ = try TeX.mathML(tex, isDisplayed: true, &commands)
    }
  }

  @Test func growsNoFasterThanItsSourceWhateverItsCommandsStandFor() {
    var commands = OwnCommands()
    let tex =
      "\\newcommand{\\a}[1]{#1#1#1}" + String(repeating: "\\a{", count: 20) + "x"
      + String(repeating: "}", count: 20)
    #expect(throws: FormulaFault.self) {
      _ = try TeX.mathML(tex, isDisplayed: false, &commands)
    }
  }

  @Test func holdsNoMarkupOfTheWriter() throws {
    let markup = try Self.markup("\\text{<b>&\"} <script>")
    #expect(!markup.contains("<b>") && !markup.contains("<script"))
  }

  @Test func hasItsTeXBesideIt() throws {
    var commands = OwnCommands()
    let markup = try TeX.mathML("a < b", isDisplayed: true, &commands)
    let text = String(decoding: markup, as: UTF8.self)
    #expect(text.hasPrefix("<math display=\"block\">"))
    #expect(text.contains("<annotation encoding=\"application/x-tex\">a &lt; b</annotation>"))
  }

  @Test func knowsEachOfItsNames() throws {
    for name in TeX.commandNames {
      var commands = OwnCommands()
      do throws(FormulaFault) {
        _ = try TeX.mathML("\\" + name, isDisplayed: false, &commands)
      } catch {
        #expect(error.id != "formula.unknown-command", "\(name)")
      }
    }
  }
}
