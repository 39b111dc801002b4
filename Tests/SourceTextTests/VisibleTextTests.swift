import SourceText
import Testing

@Suite struct VisibleTextTests {
  /// Characters that move the cursor, change the order of a line, or take no room in it.
  static let hidden: [Unicode.Scalar] =
    (Array(0..<0x20) + Array(0x7F..<0xA0) + [0xAD, 0x34F, 0x61C, 0x115F, 0x180E]
    + Array(0x200B...0x200F) + Array(0x2028...0x202E) + Array(0x2060...0x206F)
    + [0x3164, 0xFEFF, 0xFFA0, 0xFFF9, 0xFFFA, 0xFFFB, 0xE0001, 0xE0041])
    .compactMap { Unicode.Scalar(UInt32($0)) }

  @Test func `each hidden character is written out on one line, in every spelling`() {
    for scalar in Self.hidden where scalar != "\t" {
      for spelling in [VisibleText.Spelling.line, .text, .json, .xml] {
        if scalar == "\n", spelling != .line { continue }
        let text = VisibleText.escaped("a\(Character(scalar))b", as: spelling)
        #expect(!text.unicodeScalars.contains(scalar), "\(text)")
      }
    }
  }

  @Test(arguments: [
    (VisibleText.Spelling.line, #"a  b\u{A}\u{1B}[31m \u{202E}c\u{E0041}"#),
    (.text, "a\tb\n" + #"\u{1B}[31m \u{202E}c\u{E0041}"#),
    (.json, "a\tb\n" + #"\u001B[31m \u202Ec\uDB40\uDC41"#),
    (.xml, "a\tb\n\u{FFFD}[31m &#x202E;c&#xE0041;"),
  ])
  func `a spelling is that of what the text is part of`(
    spelling: VisibleText.Spelling, text: String
  ) {
    #expect(VisibleText.escaped("a\tb\n\u{1B}[31m \u{202E}c\u{E0041}", as: spelling) == text)
  }

  @Test(arguments: [
    "plain", "Übergröße, naïve", "控制器 和 视图", "ビュー", "الحالة", "नमस्ते क्‍ष", "می‌خواهم", "👩‍💻 👍🏽 ❤️ 1️⃣",
    "a\u{A0}b", "葛\u{E0100}",
  ])
  func `what people write stays as it is`(text: String) {
    #expect(VisibleText.escaped(text) == text)
    #expect(VisibleText.escaped(text, as: .json) == text)
  }

  @Test(arguments: [
    ("a\u{200D}b", #"a\u{200D}b"#), ("\u{200C}", #"\u{200C}"#), ("a\u{FE0F}", #"a\u{FE0F}"#),
    ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}" + #"\u{FE0F}"#),
  ])
  func `joiners and selectors are written out where they change nothing`(
    text: String, shown: String
  ) {
    #expect(VisibleText.escaped(text) == shown)
  }

  @Test func `what is written out is as it is when it is written out again`() {
    let once = VisibleText.escaped("\u{1B}\u{202E}\u{200B}", as: .text)
    #expect(VisibleText.escaped(once, as: .text) == once)
  }
}
