import ScenarioSyntax
import Testing

/// Blocks of the other languages that pages quote.
@Suite struct PlainHighlighterTests {
  private func tokens(_ text: String, _ word: String) -> [String] {
    guard let language = PlainLanguage.named(word) else { return [] }
    let bytes = Array(text.utf8)
    return PlainHighlighter.highlight(text, language).map {
      "\($0.kind.rawValue) \(String(decoding: bytes[$0.range], as: UTF8.self))"
    }
  }

  @Test(arguments: [
    (
      "sh", "git push \"$HOME\" # now\nif make; then ls $A; fi",
      [
        "function git", "string \"$HOME\"", "comment # now", "keyword if", "function make",
        "keyword then", "function ls", "property $A", "keyword fi",
      ]
    ),
    (
      "json", "{\"a\": [1, true, \"b\"]}",
      ["property \"a\"", "number 1", "keyword true", "string \"b\""]
    ),
    (
      "yaml", "ios: 17 # one\nurl: 'a'\nshow: yes",
      [
        "property ios", "number 17", "comment # one", "property url", "string 'a'", "property show",
        "keyword yes",
      ]
    ),
    (
      "diff", "--- a\n+++ b\n@@ -1 @@\n same\n-old\n+new",
      ["type --- a", "type +++ b", "directive @@ -1 @@", "keyword -old", "string +new"]
    ),
    ("markdown", "# Title\n`a` b\n> c", ["keyword # Title", "string `a`", "comment > c"]),
    (
      "html", "<a href=\"b\">c</a><!-- d -->",
      [
        "keyword <a", "property href", "string \"b\"", "keyword >", "keyword </a", "keyword >",
        "comment <!-- d -->",
      ]
    ),
  ])
  func coloursWhatAReaderLooksFor(_ word: String, _ text: String, _ expected: [String]) {
    #expect(tokens(text, word) == expected)
  }

  @Test(arguments: ["sh", "json", "yaml", "diff", "markdown", "html", "c", "ruby"])
  func anyTextHasTokensInOrder(_ word: String) throws {
    let language = try #require(PlainLanguage.named(word))
    var generator = SeededGenerator(state: 9)
    let pieces = [
      "\"", "'", "`", "\\", "<", ">", "<!--", "-->", "/*", "#", "$", "${", ":", "a", "é", "1", " ",
      "\n",
      "+", "-", "@@", "```", "//",
    ]
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        text += pieces.randomElement(using: &generator) ?? ""
      }
      var end = 0
      for token in PlainHighlighter.highlight(text, language) {
        #expect(token.range.lowerBound >= end && !token.range.isEmpty)
        end = token.range.upperBound
      }
      #expect(end <= text.utf8.count)
    }
  }
}
