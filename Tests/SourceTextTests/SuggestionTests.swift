import Testing

@testable import SourceText

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("viewDidLoda", "viewDidLoad"), ("viewdidload", "viewDidLoad"),
    ("viewDidApear", "viewDidAppear"),
    ("addChildd", "addChild"), ("viewWillAppear", "viewWillAppear2"), ("x", "y"),
  ])
  func `the nearest name is offered`(name: String, suggestion: String) {
    let names = ["viewDidLoad", "viewDidAppear", "addChild", "viewWillAppear2", "y"]
    #expect(Suggestion.nearest(to: name, in: names) == suggestion)
  }

  @Test(arguments: ["removeFromParent", "present", ""])
  func `a name that is far from all is left alone`(name: String) {
    #expect(Suggestion.nearest(to: name, in: ["viewDidLoad", "addChild"]) == nil)
  }

  @Test func `a name is no suggestion for itself`() {
    #expect(Suggestion.nearest(to: "view", in: ["view"]) == nil)
  }

  @Test func `of equally near names the first wins`() {
    #expect(Suggestion.nearest(to: "cat", in: ["bat", "hat"]) == "bat")
    #expect(Suggestion.nearest(to: "cat", in: ["hat", "bat"]) == "hat")
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1),
    ("abc", "acb", 1), ("kitten", "sitting", 3), ("ab", "ba", 1),
  ])
  func `a swap of neighbours counts one`(left: String, right: String, distance: Int) {
    #expect(Suggestion.editDistance(Array(left.utf8), Array(right.utf8)) == distance)
  }
}
