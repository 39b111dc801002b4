import Markup
import ScenarioSyntax
import SourceText

/// Writes code as HTML, each token in a class of one letter: the first of its kind.
enum CodeWriter {
  /// A block of code that is highlighted and not run, the lines marked that its fence names; nil where there is
  /// nothing to mark in it.
  static func block(_ fence: FencedBlock) -> [UInt8]? {
    let language = fence.language
    let text = fence.literal.text
    let lines = fence.markedLines
    guard
      let (name, tokens) = language.flatMap({ tokens(of: text, in: $0) })
        ?? (lines.isEmpty ? nil : (language, []))
    else { return nil }
    var writer = HighlightedCode(text, anchor: nil, marking: lines)
    writer.write(tokens)
    let className = name.map { " class=\"language-\(HTMLText.escaped($0))\"" } ?? ""
    return Array("<pre><code\(className)>".utf8) + writer.html + Array("</code></pre>\n".utf8)
  }

  /// The tokens of a text and the name of its language; nil in a language that nobody here knows.
  private static func tokens(
    of text: String, in language: String
  ) -> (name: String?, [HighlightToken])? {
    if let dialect = Dialect(fenceWord: language) {
      return (dialect.rawValue, Highlighter.highlight(text, dialect: dialect))
    }
    return PlainLanguage.named(language).map {
      (language, PlainHighlighter.highlight(text, $0))
    }
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
