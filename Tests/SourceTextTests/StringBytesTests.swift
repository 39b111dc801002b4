import SourceText
import Testing

@Suite struct StringBytesTests {
  @Test(arguments: [
    ("Push in Swift", "Swift", true), ("Swif", "Swift", false), ("SSwift", "Swift", true),
    ("swift", "Swift", false), ("", "Swift", false), ("any", "", true),
    ("The same in Objective-C", "Objective-C", true), ("Swift Swif", "Swift ", true),
  ])
  func `a text holds the bytes of another`(text: String, other: String, holds: Bool) {
    #expect(text.holdsBytes(of: other) == holds)
  }

  @Test func `letters that look the same may have other bytes`() {
    #expect("é" == "e\u{301}")
    #expect(!"é".hasSameBytes(as: "e\u{301}"))
    #expect("page-60.md".hasSameBytes(as: "page-60.md"))
    #expect(!"page-60.md".hasSameBytes(as: "page-6.md"))
  }
}
