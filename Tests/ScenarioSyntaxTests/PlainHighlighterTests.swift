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
      ["type --- a", "type +++ b", "directive @@ -1 @@", "string -old", "function +new"]
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

  @Test(arguments: [
    (
      "kotlin", "@Inject class A /* a /* b */ c */ fun go() = \"hi ${x}\"",
      [
        "attribute @Inject", "keyword class", "type A", "comment /* a /* b */ c */", "keyword fun",
        "function go", "string \"hi ${x}\"",
      ]
    ),
    (
      "rust", "#[derive(Debug)] fn f<'a>(c: char) { '\\n'; r#\"a\"b\"# } // end",
      [
        "attribute #[derive(Debug)]", "keyword fn", "attribute 'a", "type char", "string '\\n'",
        "string r#\"a\"b\"#", "comment // end",
      ]
    ),
    (
      "js", "const re = /a[/]b\\/c/gi; a / b / c; `t\n${x}`; foo(1.5e-3) // c",
      [
        "keyword const", "string /a[/]b\\/c/gi", "string `t\n${x}`", "function foo",
        "number 1.5e-3",
        "comment // c",
      ]
    ),
    (
      "ts", "interface A { x?: number }", ["keyword interface", "type A", "type number"]
    ),
    (
      "py", "@dec\ndef f(x: int = 1_000):\n  \"\"\"a\n  b\"\"\"\n  return f\"a\" + rb'\\' # c",
      [
        "attribute @dec", "keyword def", "function f", "type int", "number 1_000",
        "string \"\"\"a\n  b\"\"\"", "keyword return", "string f\"a\"", "string rb'\\'",
        "comment # c",
      ]
    ),
    (
      "ruby", "def go!(a) @a ||= :b; \"x\" end # c",
      [
        "keyword def", "function go!", "property @a", "number :b", "string \"x\"", "keyword end",
        "comment # c",
      ]
    ),
    (
      "go", "func main() { x := `a\nb`; fmt.Println('c') }",
      ["keyword func", "function main", "string `a\nb`", "function Println", "string 'c'"]
    ),
    (
      "java", "@Override int f() { return 1L; }",
      ["attribute @Override", "type int", "function f", "keyword return", "number 1L"]
    ),
    (
      "cpp", "  #include <vector>\nauto f() { return R\"(a\nb)\"; }",
      [
        "directive #include <vector>", "keyword auto", "function f", "keyword return",
        "string R\"(a\nb)\"",
      ]
    ),
    (
      "css", ".card #id { color: #fff; margin: -1.5em } /* c */",
      [
        "type .card", "type #id", "property color", "number #fff", "property margin",
        "number 1.5em",
        "comment /* c */",
      ]
    ),
    (
      "sql", "Select count(*) from \"a\" where b = 'it''s' -- c",
      [
        "keyword Select", "function count", "keyword from", "property \"a\"", "keyword where",
        "string 'it'", "string 's'", "comment -- c",
      ]
    ),
    (
      "html", "<script>let a // b\n</script>&amp;",
      [
        "keyword <script", "keyword >", "keyword let", "comment // b", "keyword </script",
        "keyword >",
        "number &amp;",
      ]
    ),
    ("toml", "[a]\nb = \"c\" # d", ["type [a]", "property b", "string \"c\"", "comment # d"]),
  ])
  func knowsTheLanguagesThatStandBesideSwift(_ word: String, _ text: String, _ expected: [String]) {
    #expect(tokens(text, word) == expected)
  }

  @Test(arguments: PlainLanguage.names)
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
