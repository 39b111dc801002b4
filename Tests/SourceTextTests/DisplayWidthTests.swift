import SourceText
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("viewDidLoad", 11), ("é", 1), ("e\u{301}", 1), ("ñandú", 5), ("Ω→…—", 4),
    ("─│┌▶", 4), ("父控制器", 8), ("ひらがな", 8), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("ｱｲｳ", 3), ("ＡＢ", 4), ("，。", 4), ("🙂", 2), ("👩‍👩‍👧", 2), ("🇨🇳", 2), ("❤️", 2), ("❤", 1),
    ("1️⃣", 2), ("☰", 2), ("\u{200B}", 0), ("\u{FEFF}", 0), ("\u{301}", 0), ("\u{0}\u{7F}\u{85}", 0),
    ("\u{0378}", 1), ("\u{3FFFD}", 2), ("a\tb", 2), ("a\r\nb", 2),
  ])
  func `a text takes the columns a terminal gives it`(text: String, columns: Int) {
    #expect(DisplayWidth.columns(text) == columns)
  }

  @Test func `a text is as wide as its characters`() {
    let text = "A：视图 🙂 e\u{301}"
    #expect(DisplayWidth.columns(text) == text.reduce(0) { $0 + DisplayWidth.columns($1) })
  }
}
