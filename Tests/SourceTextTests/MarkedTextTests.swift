import TestSupport
import Testing

@Suite struct MarkedTextTests {
  @Test func `markers are taken out and their byte offsets kept`() {
    let marked = MarkedText("let é = 1️⃣b2️⃣ // 3")
    #expect(marked.text == "let é = b // 3")
    #expect(marked["1️⃣"] == 9)
    #expect(marked["1️⃣", "2️⃣"] == 9..<10)
    #expect(marked["3️⃣"] == -1)
  }
}
