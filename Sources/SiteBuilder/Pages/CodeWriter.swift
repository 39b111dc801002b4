import Markup
import ScenarioSyntax
import SourceText

/// Writes code as HTML, each token in a class of one letter: the first of its kind.
enum CodeWriter {
  /// A block of code that is highlighted and not run; nil in a language that nobody here knows.
  static func block(_ fence: FencedBlock) -> [UInt8]? {
    guard let language = fence.language else { return nil }
    let text = fence.literal.text
    let name: String
    let code: [UInt8]
    if let dialect = Dialect(fenceWord: language) {
      (name, code) = (dialect.rawValue, html(text, dialect))
    } else if let plain = PlainLanguage.named(language) {
      (name, code) = (language, html(text, plain))
    } else {
      return nil
    }
    return Array("<pre><code class=\"language-\(name)\">".utf8) + code
      + Array("</code></pre>\n".utf8)
  }

  /// The code with its tokens marked.
  static func html(_ code: String, _ dialect: Dialect) -> [UInt8] {
    html(code, Highlighter.highlight(code, dialect: dialect))
  }

  /// The code of a language that nothing here runs, with its tokens marked.
  static func html(_ code: String, _ language: PlainLanguage) -> [UInt8] {
    html(code, PlainHighlighter.highlight(code, language))
  }

  private static func html(_ code: String, _ tokens: [HighlightToken]) -> [UInt8] {
    var writer = HighlightedCode(code, anchor: nil)
    writer.write(tokens)
    return writer.html
  }

  /// The code with an anchor at the beginning of each line, for what is drawn of it: `push-L3`.
  static func html(_ code: String, _ tokens: [HighlightToken], anchor: String) -> [UInt8] {
    var writer = HighlightedCode(code, anchor: anchor)
    writer.write(tokens)
    return writer.html
  }
}
