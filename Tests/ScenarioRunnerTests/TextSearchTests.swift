import ScenarioSyntax
import SourceText
import Testing

@testable import ScenarioRunner

/// Finding a text in another.
@Suite struct TextSearchTests {
  /// All texts of some letters up to a length, so that every way to go back in a pattern is tried.
  private static func texts(_ letters: [String], upTo length: Int) -> [String] {
    var all = [""]
    var last = all
    for _ in 0..<length {
      last = last.flatMap { text in letters.map { text + $0 } }
      all += last
    }
    return all
  }

  /// Looks at every place of a text, which takes long and is plain.
  private static func places(of part: String, in text: String) -> [Range<Int>] {
    let (wanted, characters) = (Array(part), Array(text))
    var result: [Range<Int>] = []
    var place = 0
    while !wanted.isEmpty, place + wanted.count <= characters.count {
      guard characters[place..<place + wanted.count].elementsEqual(wanted) else {
        place += 1
        continue
      }
      func offset(_ end: Int) -> Int { characters[..<end].reduce(0) { $0 + $1.utf8.count } }
      result.append(offset(place)..<offset(place + wanted.count))
      place += wanted.count
    }
    return result
  }

  @Test(arguments: [["a", "b"], ["e", "\u{E9}", "e\u{301}"]])
  func `the same is found as where every place is looked at`(_ letters: [String]) {
    for text in Self.texts(letters, upTo: 7) {
      for part in Self.texts(letters, upTo: 4) {
        let found = TextSearch.ranges(of: part, in: text)
        guard found != Self.places(of: part, in: text) else { continue }
        Issue.record("'\(part)' in '\(text)' is found at \(found)")
      }
    }
  }

  @Test(arguments: [
    // The accent of a letter may follow it, and a letter with one is another letter.
    (#"print("cafe\u{301} noir".contains("caf\u{E9}"))"#, "true"),
    (#"print("cafe\u{301} noir".contains("cafe"))"#, "false"),
    (#"print("e\u{301}-e-\u{E9}".components(separatedBy: "\u{E9}").count)"#, "3"),
    (#"print("aXbXXc".components(separatedBy: "X"))"#, #"["a", "b", "", "c"]"#),
    (#"print("aaaa".replacingOccurrences(of: "aa", with: "b"))"#, "bb"),
    (#"print("a\r\nb\u{E9}".components(separatedBy: "\n").count)"#, "2"),
    (#"print("Ärger".localizedCaseInsensitiveContains("ärg"))"#, "true"),
    (#"print("one, two".contains(""))"#, "true"),
    (#"print("--a-b--".trimmingCharacters(in: CharacterSet(charactersIn: "x-")))"#, "a-b"),
  ]) func `characters are looked for, not bytes`(_ line: String, _ printed: String) {
    let result = run(line)
    #expect(consoleLines(result) == [printed], "\(line): \(listing(result))")
  }
}
