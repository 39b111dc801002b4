import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Combine: what a publisher sends arrives at once, unless a scheduler is named.
@Suite struct PublisherTests {

  /// Combine counts in whole numbers, and is not asked for fewer than none.
  @Test(arguments: [
    ("prefix(9223372036854775807)", ["1"], ""), ("retry(9223372036854775807)", ["1"], ""),
    ("dropFirst()", [], ""),
    ("dropFirst(1e300)", [], "'dropFirst' takes a whole number"),
    ("prefix(1.0 / 0)", [], "'prefix' takes a whole number"),
    ("prefix(-1)", [], "Precondition failed: prefix of a negative number"),
    ("retry(-1)", [], "Precondition failed: retry of a negative number"),
  ])
  func stepsCountInWholeNumbers(step: String, lines: [String], word: String) {
    let result = run("let token = Just(1).\(step).sink { print($0) }")
    #expect(consoleLines(result) == lines)
    let words = result.diagnostics.map { $0.message } + exceptions(result)
    #expect(words == (word.isEmpty ? [] : [word]), "\(listing(result))")
  }

}

/// A name of Combine's that is a page where nothing speaks of publishers.
@Suite struct EmptyPageTests {
  @Test(arguments: [
    ("let page = Empty()\nwindow.rootViewController = page\nprint(page.view != nil)", "true"),
    (
      "import Combine\nlet s = Empty<Int, Never>().sink(receiveCompletion: { print($0) }) { _ in }",
      "finished"
    ),
  ])
  func isWhatTheProgramSpeaksOf(_ text: String, _ line: String) {
    let result = run(text)
    #expect(consoleLines(result) == [line], "\(listing(result))")
  }
}
