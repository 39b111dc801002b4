import Foundation
import Testing

@testable import Commands

@Suite struct OutputTextTests {
  @Test(arguments: [
    ("##[set-output name=x]y", #"##\u{5B}set-output name=x]y"#),
    ("a ##vso[task.setvariable]b", #"a ##vso\u{5B}task.setvariable]b"#),
    ("###[error]", #"###\u{5B}error]"#), ("##teamcity[x]", #"##teamcity\u{5B}x]"#),
    ("::set-output name=x::y", #":\u{3A}set-output name=x::y"#),
    ("a\n \t\u{3000}::stop-commands::x", "a\n \t\u{3000}" + #":\u{3A}stop-commands::x"#),
    ("\u{FEFF}::add-mask::x", #"\u{FEFF}::add-mask::x"#),
  ])
  func `no service takes a stranger's text for an order`(text: String, safe: String) {
    #expect(OutputText.safe(text) == safe)
    #expect(OutputText.safe(safe) == safe)
  }

  @Test(arguments: ["## Heading", "a::b", "x: ::y", "##", "# #[a]", "## [a](b)", ":a:", "[##]"])
  func `other text stays as it is`(text: String) {
    #expect(OutputText.safe(text) == text)
  }

  @Test func `a program reads what was meant`() throws {
    let text = "##[a]\u{202E}\u{85}\u{E0041}"
    let json = OutputText.safe("{\"a\":\"\(text)\"}", as: .json)
    #expect(!json.contains("##["))
    #expect(json.unicodeScalars.allSatisfy { $0.isASCII })
    #expect(try JSONDecoder().decode([String: String].self, from: Data(json.utf8)) == ["a": text])
    #expect(OutputText.safe("<a>##[a]\u{202E}</a>", as: .xml) == "<a>##&#x5B;a]&#x202E;</a>")
  }
}
