import Fuzzing
import Lifecycle
import SiteBuilder
import SourceText
import Testing

@testable import Commands

/// What holds of embedding whatever a note is.
@Suite("Embedding into any note")
struct EmbeddingPropertyTests {
  /// Lines of which notes are made, good ones and damaged ones.
  private static let pieces: [[String]] = [
    ["<!-- scenario id=ID -->", "```swift", "window.rootViewController = A()", "```"],
    ["```swift scenario id=ID", "let a = A()", "window.rootViewController = a", "```"],
    ["```swift scenario", "window.rootViewController = A()", "```", "^name"],
    ["~~~swift scenario id=ID", "let a = ", "~~~"],
    ["<!-- lifeline:begin id=ID -->", "", "```text", "old ─▶", "```", "", "<!-- lifeline:end -->"],
    ["<!-- lifeline:begin id=ID hash=0000000000000000 -->", "mine", "<!-- lifeline:end -->"],
    ["<!-- lifeline:begin id=ID -->", "![words](assets/x.svg)", "<!-- lifeline:end -->"],
    ["<!-- lifeline:begin id=ID -->"], ["<!-- lifeline:end -->"], ["<!-- lifeline:begin"],
    ["```", "<!-- lifeline:begin id=ID -->", "```"], ["```text"], ["    code"], [""], ["", ""],
    ["# Heading"], ["Words with trailing blanks  "], ["- item", "  more"], ["é 漢字 \u{1F600}"],
    ["| a | b |", "| - | - |"], ["---"], ["^name"], ["<div>", "</div>"], ["\u{FEFF}x"],
  ]
  private static let endings = ["\n", "\n", "\n", "\r\n", "\r"]

  private static func note(_ generator: inout SeededGenerator) -> String {
    var text = ""
    let ending = endings[generator.below(endings.count)]
    for _ in 0..<1 + generator.below(12) {
      let frame = ["", "", "", "", "> ", "  "][generator.below(6)]
      let id = ["a", "b", "c", "scenario-1"][generator.below(4)]
      for line in pieces[generator.below(pieces.count)] {
        let own = generator.below(40) == 0 ? endings[generator.below(endings.count)] : ending
        text += frame + line.replacing("ID", with: id) + own
      }
    }
    return generator.below(4) == 0 ? String(text.dropLast()) : text
  }

  /// The note after it was embedded into, as the command does it.
  private static func embed(
    _ bytes: [UInt8], _ format: EmbedFormat?, replacesEdits: Bool = false, path: String = "note.md"
  ) -> NoteEmbedding? {
    let named = NamedPages([SourceFile(path: path, bytes: bytes)])
    guard let page = named.pages.first else { return nil }
    var options = EmbedOptions(format: format)
    options.replacesEdits = replacesEdits
    var names = ImageNames()
    var homes = NoteHomes()
    var allowance = RunAllowance(.standard, bytes: bytes.count)
    return NoteEmbedding(
      NamedNote(page, named.diagnostics, home: homes.home(of: "")), in: named.notebook, folders: [],
      options, &names, &allowance)
  }

  @Test(arguments: 0..<150)
  func `changes nothing outside of the diagrams, and a second time nothing at all`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<4 {
      let text = Self.note(&generator)
      let format = [nil, EmbedFormat.mermaid, .svg][generator.below(3)]
      guard let embedding = Self.embed(Array(text.utf8), format) else { continue }
      let file = embedding.note.page.file
      let regions = embedding.note.regions.regions
      for change in embedding.embedding.edits.changes {
        if regions.contains(where: {
          $0.range.lowerBound <= change.range.lowerBound
            && change.range.upperBound <= $0.range.upperBound
        }) {
          continue
        }
        // A new diagram stands between two lines, and adds no more than itself and empty lines around it.
        #expect(change.range.isEmpty)
        #expect(
          file.lineStarts.indices.contains {
            file.lineRange($0).upperBound == change.range.lowerBound
          },
          "\(text)")
        let lines = String(decoding: change.replacement, as: UTF8.self)
          .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          .map { $0.drop { " \t>".contains($0) } }
        #expect(lines.first == "" && lines.dropFirst().first == "")
        #expect(lines.dropFirst(2).first?.hasPrefix("<!-- lifeline:begin id=") == true, "\(text)")
        #expect(
          lines.last == "<!-- lifeline:end -->"
            || lines.last == "" && lines.dropLast().last == "<!-- lifeline:end -->")
      }
      guard !embedding.isFaulty else {
        #expect(embedding.bytes == Array(text.utf8))
        continue
      }
      let once = embedding.bytes
      let again = Self.embed(once, format)
      #expect(again?.embedding.edits.isEmpty == true, "\(text)")
      #expect(again?.embedding.stale.isEmpty == true, "\(text)")
    }
  }

  /// The same in other languages than Markdown.
  private static let others: [(path: String, pieces: [[String]])] = [
    (
      "note.mdx",
      [
        ["{/* scenario id=ID */}", "```swift", "window.rootViewController = A()", "```"],
        ["{/* lifeline:begin id=ID */}", "", "![x](assets/x.svg)", "", "{/* lifeline:end */}"],
        ["{/* lifeline:begin id=ID hash=0000000000000000 */}", "mine", "{/* lifeline:end */}"],
        ["{/* lifeline:end */}"], ["<Tabs>", "", "</Tabs>"],
        ["```", "{/* lifeline:end */}", "```"],
      ]
    ),
    (
      "note.adoc",
      [
        ["// scenario id=ID", "[source,swift]", "----", "window.rootViewController = A()", "----"],
        ["// scenario", ".Title", "----", "window.rootViewController = A()", "----", "text"],
        ["// lifeline:begin id=ID", "", "....", "old ─▶", "....", "", "// lifeline:end"],
        ["// lifeline:begin id=ID hash=0", "mine", "// lifeline:end"], ["// lifeline:begin id=ID"],
        ["----", "// lifeline:end", "----"], ["===="], ["....", "x"], ["// comment"],
      ]
    ),
    (
      "note.rst",
      [
        [".. scenario id=ID", "", ".. code-block:: swift", "", "   let a = A()", ""],
        [".. scenario id=ID", ".. code:: swift", "   :a:", "", "     let a = A()", "", "text"],
        [".. lifeline:begin id=ID", "", ".. code-block:: text", "", "   x", "", ".. lifeline:end"],
        [".. lifeline:begin id=ID hash=0", "mine", ".. lifeline:end"], [".. lifeline:end"],
        [".. note::", "", "   words"], ["* item", "", "  more"],
      ]
    ),
  ]

  @Test(arguments: others.indices, 0..<100)
  func `changes as little of notes in other languages`(language: Int, seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(2_000 + seed))
    let (path, own) = Self.others[language]
    let pieces = own + [[""], ["", ""], ["text"], ["é 漢字"], ["# Heading"]]
    let ending = Self.endings[generator.below(4)]
    var text = ""
    for _ in 0..<1 + generator.below(8) {
      let frame = ["", "", "", "  "][generator.below(4)]
      let id = ["a", "b", "scenario-1"][generator.below(3)]
      for line in pieces[generator.below(pieces.count)] {
        text += frame + line.replacing("ID", with: id) + ending
      }
    }
    let format = [nil, EmbedFormat.mermaid, .svg, .html][generator.below(4)]
    let embedding = try #require(Self.embed(Array(text.utf8), format, path: path))
    for change in embedding.embedding.edits.changes {
      let isInside = embedding.note.regions.regions.contains {
        $0.range.lowerBound <= change.range.lowerBound
          && change.range.upperBound <= $0.range.upperBound
      }
      #expect(isInside || change.range.isEmpty, "\(text)")
    }
    guard !embedding.isFaulty else {
      #expect(embedding.bytes == Array(text.utf8))
      return
    }
    let again = try #require(Self.embed(embedding.bytes, format, path: path))
    // No image is written here, so that only what stands in the note can be up to date.
    #expect(again.bytes == embedding.bytes && again.embedding.stale.isEmpty, "\(text)")
    // A form that is not asked for is found in what is there.
    let third = try #require(Self.embed(embedding.bytes, nil, path: path))
    #expect(third.bytes == embedding.bytes, "\(text)")
  }

  @Test(arguments: 0..<100)
  func `keeps any edit of a diagram, and replaces it where that is wanted`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(1_000 + seed))
    let note =
      "Text\n\n<!-- scenario id=a -->\n```swift\nwindow.rootViewController = A()\n```\n\nEnd\n"
    let format = generator.below(2) == 0 ? EmbedFormat.text : .mermaid
    let made = try #require(Self.embed(Array(note.utf8), format)).bytes
    let region = try #require(Self.embed(made, format)?.note.regions.regions.first)
    let changed = String(decoding: made, as: UTF8.self)
      .replacing("rootViewController = A()", with: "rootViewController = B()")
    let shift = changed.utf8.count - made.count
    var edited = Array(changed.utf8)
    let place = region.inside.lowerBound + shift + generator.below(region.inside.count)
    switch generator.below(3) {
    case 0:
      edited.insert(contentsOf: Array(["x", " ", "\n", "…"][generator.below(4)].utf8), at: place)
    case 1: edited.remove(at: place)
    default:
      edited[place] = edited[place] == UInt8(ascii: "q") ? UInt8(ascii: "w") : UInt8(ascii: "q")
    }
    let kept = try #require(Self.embed(edited, nil))
    #expect(kept.bytes == edited, "\(String(decoding: edited, as: UTF8.self))")
    #expect(kept.diagnostics.contains { $0.severity == .error })
    // What the edit has made of the page may be no diagram any more, which is said as well.
    guard !kept.isFaulty else { return }
    let replaced = try #require(Self.embed(edited, format, replacesEdits: true))
    #expect(
      replaced.bytes == Self.embed(Array(note.replacing("A()", with: "B()").utf8), format)?.bytes)
  }

  @Test func `no two diagrams go to one file, however many have one name`() {
    var names = ImageNames()
    let paths = (0..<1_200).map { _ in
      names.path(for: "a.", of: "note.md", in: "assets", before: nil)
    }
    #expect(Set(paths).count == paths.count)
    #expect(paths[0] == "assets/note-a-.svg")
  }
}
