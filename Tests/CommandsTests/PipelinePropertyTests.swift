import Fuzzing
import SiteBuilder
import SourceText
import Testing

@testable import Commands

/// Documents of other tools with anything done to them: each is read or refused, and what is handed back is
/// the same but for what was meant.
@Suite("Documents of other tools")
struct PipelinePropertyTests {
  private static let books = [
    ##"[{"root":"/b","config":{"book":{"src":"src"}},"renderer":"html","mdbook_version":"0.5.1"},{"items":[{"Chapter":{"name":"A","content":"# A\n\n```swift scenario id=a\nwindow.rootViewController = A()\n```\n","number":[1],"sub_items":[{"Chapter":{"name":"B","content":"é \ud83d\ude00 \"q\" \\","sub_items":[],"path":"b.md","source_path":"b.md","parent_names":["A"]}}],"path":"a.md","source_path":"a.md","parent_names":[]}},"Separator",{"PartTitle":"P"}],"__non_exhaustive":null}]"##,
    ##"[{"root":"","config":{},"renderer":"epub"},{"sections":[{"Chapter":{"name":"A","content":"","sub_items":[],"path":null}}]}]"##,
  ]
  private static let documents = [
    ##"{"pandoc-api-version":[1,23],"meta":{},"blocks":[{"t":"RawBlock","c":["html","<!-- scenario id=a -->"]},{"t":"CodeBlock","c":[["",["swift"],[]],"window.rootViewController = A()"]},{"t":"BlockQuote","c":[{"t":"CodeBlock","c":[["b",["swift","scenario"],[["title","T \"x\""]]],"a()"]}]},{"t":"RawBlock","c":["html","<!-- lifeline:begin id=a -->"]},{"t":"Para","c":[]},{"t":"RawBlock","c":["html","<!-- lifeline:end -->"]}]}"##
  ]
  private static let words = [
    "{", "}", "[", "]", ":", ",", "\"", "\\", "\\u0000", "\\ud83d", "\\udc00", "null", "true",
    "1e9", "-0",
    "[[[[", "\"content\":", "\"sub_items\":[", "\"Chapter\":{", "\"t\":\"CodeBlock\",\"c\":",
    "\"blocks\":", "\"pandoc-api-version\":",
    "{\"t\":\"RawBlock\",\"c\":[\"html\",\"<!-- lifeline:end -->\"]},",
    "scenario", "\u{0}", "\u{FEFF}", "é", "\r\n",
  ]

  private func texts(_ samples: [String], seed: UInt64) -> [[UInt8]] {
    var texts = TextFuzz(samples.map { Array($0.utf8) }, words: Self.words, seed: seed)
    return samples.map { Array($0.utf8) } + (0..<4_000).map { _ in texts.next() }
  }

  @Test func `a book goes back as it came, but for the chapters that change`() throws {
    var read = 0
    for text in texts(Self.books, seed: 26) {
      let file = SourceFile(path: "-", bytes: text)
      do throws(JSONFault) {
        let book = try MdBook(file)
        let same = book.replacing(book.chapters.map(\.file.bytes))
        let whole = try JSONTree(file)
        #expect(same == Array(text[whole.range(whole.elements(0)[1])]))
        // Other texts are read again as they were put in, and nothing else is.
        let contents = book.chapters.indices.map { Array("\"é\\ \($0)\n".utf8) }
        let context = Array("[{},".utf8)
        let again = try MdBook(
          SourceFile(path: "-", bytes: context + book.replacing(contents) + Array("]".utf8)))
        #expect(again.chapters.map(\.file.bytes) == contents)
        read += 1
      } catch {
        #expect(error.diagnostic.severity == .error && !error.diagnostic.message.isEmpty)
      }
    }
    #expect(read > 100)
  }

  @Test func `a document of Pandoc's goes back as it came, but for what is put behind its blocks`()
  {
    var read = 0
    for text in texts(Self.documents, seed: 26) {
      let file = SourceFile(path: "-", bytes: text)
      do throws(JSONFault) {
        let document = try PandocDocument(file)
        let plain = document.adding([:])
        #expect(
          text.count >= plain.count && (try? JSONTree(SourceFile(path: "-", bytes: plain))) != nil)
        let added = document.adding([0: #"{"t":"HorizontalRule"}"#])
        #expect((try? JSONTree(SourceFile(path: "-", bytes: added))) != nil)
        #expect(document.note(named: "n.md").bytes.count < 8 * text.count + 200)
        read += 1
      } catch {
        #expect(error.diagnostic.severity == .error && !error.diagnostic.message.isEmpty)
      }
    }
    #expect(read > 100)
  }
}
