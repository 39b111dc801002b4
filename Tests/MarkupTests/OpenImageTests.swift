import Markup
import SourceText
import Testing

/// Images that are open in each other, at which libcmark looks each time that a link ends.
@Suite struct OpenImageTests {
  private func document(_ text: String) -> Document {
    Document.parse(SourceFile(path: "a.md", text: text)).value
  }

  private func images(_ document: Document) -> Int { document.images.count }

  @Test func `the marks of images that are open in a hundred others are text`() {
    let text = document(String(repeating: "![[]()", count: 300) + "end")
    #expect(text.blocks.count == 1)
    // No sign of it is lost: the links are empty, and the marks stand before them.
    #expect(text.blocks[0].plainText.filter { $0 == "!" }.count == 300)
    #expect(text.blocks[0].plainText.hasSuffix("end"))
  }

  @Test func `images beside each other are images, however many there are`() {
    let text = document(String(repeating: "![a](b.png) ", count: 500))
    #expect(images(text) == 500)
  }

  @Test func `images in links and in each other are images`() {
    let text = document(String(repeating: "[![a ![b](c.png)](d.png)](e) ", count: 300))
    #expect(images(text) == 600)
  }

  @Test func `a mark in code stays what it is`() {
    let marks = String(repeating: "![", count: 200)
    let text = document("\(marks)\n\n`\(marks)`\n\n```\n\(marks)\n```\n")
    #expect(text.blocks[0].plainText == marks)
    #expect(text.blocks[1].plainText == marks)
    #expect(text.fences.first?.literal.text == marks + "\n")
  }

  @Test func `those of a cell are too`() {
    let text = document("|a|\n|-|\n|" + String(repeating: "![[]()", count: 300) + "|\n")
    #expect(text.blocks.count == 1)
  }
}
