import SourceText
import Testing

@testable import SiteBuilder

/// The words of live scenarios stand twice: in the script, for pages of others, and among the theme's words.
struct LiveWordsTests {
  @Test func `the script and the theme say the same in English`() throws {
    let script = try #require(EmbeddedFiles.all.first { $0.name == "live/25-words.js" }).text
    let inScript = script.matches(of: /(?:"([\w-]+)"|\b(\w+)): "((?:[^"\\]|\\.)*)"/).map { match in
      "\(match.1 ?? match.2 ?? ""): \(match.3)"
    }
    let words = try SiteTheme.load(nil).value.vocabulary.words(in: "en").all
    let inTheme = words.filter { $0.key.hasPrefix("live-") }.map {
      "\($0.key.dropFirst(5)): \($0.value)"
    }
    #expect(inScript.sorted() == inTheme.sorted())
  }
}
