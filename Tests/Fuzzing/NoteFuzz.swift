import Foundation
import Markup
import SiteBuilder
import SourceText

/// Notes at random, with and without front matter.
public struct NoteFuzz: Sendable {
  private var texts: TextFuzz

  public init(_ samples: FuzzSamples, seed: UInt64) {
    texts = TextFuzz(
      samples.notes,
      words: FuzzWords.markdown + FuzzWords.markdown + FuzzWords.anywhere + FuzzWords.active
        + FuzzWords.frontMatter, seed: seed)
  }

  public mutating func next() -> [UInt8] { texts.next() }

  /// What becomes of a note whose front matter is a text, and of what it says of itself.
  public static func performWithFrontMatter(_ text: [UInt8]) -> FuzzOutcome {
    let note = Array("---\n".utf8) + text + Array("\n---\n# A\n".utf8)
    let page = Page.read(SourceFile(path: "fuzz.md", bytes: note), path: "fuzz.md")
    return FuzzOutcome(page.value.title + DiagnosticPrinter().print(page.diagnostics))
  }

  /// What becomes of a note alone, as HTML.
  public static func perform(_ text: [UInt8]) -> FuzzOutcome {
    let file = SourceFile(path: "fuzz.md", bytes: text)
    var outcome = FuzzOutcome("")
    for inVault in [false, true] {
      let document = Document.parse(file, keepsLines: inVault, inVault: inVault)
      var writer = HTMLWriter(in: SafeSite())
      let html = writer.write(document.value)
      outcome.said += html + DiagnosticPrinter().print(document.diagnostics)
      outcome.fault = outcome.fault ?? ActiveMarkup.first(in: Array(html.utf8))
    }
    return outcome
  }
}

/// What addresses lead to is the site's to say.
private final class SafeSite: HTMLSurroundings {
  func target(of link: Link) -> HTMLWriter.Target { HTMLWriter.Target("a.html") }
  func picture(of image: Image) -> Picture? { Picture("a.png") }
}
