import SourceText
import Testing

@Suite struct SuggestionIndexTests {
  private let names = (0..<20_000).map { "page number \($0)" } + ["viewDidLoad", "Übersicht"]

  @Test(arguments: [
    ("viewDidLaod", "viewDidLoad"), ("page nmuber 1234", "page number 1234"),
    ("pagenumber 19876", "page number 19876"), ("page number 777x", "page number 777"),
    ("Übersciht", "Übersicht"), ("ViewDidLoad", "viewDidLoad"),
  ])
  func `among thousands of names the one that was meant is found`(name: String, meant: String) {
    #expect(SuggestionIndex(names).nearest(to: name) == meant)
  }

  @Test func `a name that is far from all has none`() {
    #expect(SuggestionIndex(names).nearest(to: "zzzzzzzz") == nil)
  }

  @Test func `of few names the answer is that of comparing all`() {
    let few = Array(names.prefix(200))
    for name in ["page nmuber 12", "pag 7", "page number 1999"] {
      #expect(SuggestionIndex(few).nearest(to: name) == Suggestion.nearest(to: name, in: few))
    }
  }

  @Test func `a name that nobody types has none, however near it is to another`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(Suggestion.nearest(to: long + "b", in: [long]) == nil)
    #expect(SuggestionIndex([long]).nearest(to: long + "b") == nil)
  }
}
