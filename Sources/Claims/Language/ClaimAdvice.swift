import CallTrace
import SourceText

/// What helps whoever wrote a claim that cannot be read.
struct ClaimAdvice {
  let words: [ClaimWords.Word]
  let snippet: Snippet
  let index: EventIndex?

  /// The notes of the diagnostic, the most telling first.
  func notes(_ problem: String?) -> [Diagnostic.Note] {
    var notes = problem.map { [Diagnostic.Note($0)] } ?? []
    if let receiver = missingReceiver { notes.append(receiver) }
    if words.contains(where: { $0.text.hasPrefix("iOS") }) {
      notes.append(
        Diagnostic.Note(
          "versions stand first: 'from iOS 13: B.viewIsAppearing happens once', 'before iOS 13: …', 'on iOS 12, 17: …'"
        ))
    }
    notes.append(Diagnostic.Note("claims are such as \(Self.list(examples))"))
    return notes
  }

  /// A word that is nearly one of a claim's.
  var fixIts: [Diagnostic.FixIt] {
    for word in words where isPlain(word) && !ClaimVocabulary.words.contains(word.text) {
      guard let nearest = Suggestion.nearest(to: word.text, in: ClaimVocabulary.english) else {
        continue
      }
      return [
        Diagnostic.FixIt(
          "did you mean '\(nearest)'?", replace: snippet.span(word.range), with: nearest)
      ]
    }
    return []
  }

  private func isPlain(_ word: ClaimWords.Word) -> Bool {
    !word.isQuoted && word.text.utf8.count > 3
      && word.text.utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
  }

  // MARK: Receivers

  /// `viewDidLoad happens once`: whose.
  private var missingReceiver: Diagnostic.Note? {
    guard let index else { return nil }
    for word in words where !word.isQuoted && !ClaimVocabulary.words.contains(word.text) {
      let name = ClaimMatcher.unquoted(word.text)
      guard name.utf8.first.map({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) == true,
        !ClaimAdvice.hasReceiver(name), !index.knowsParticipant(name)
      else { continue }
      let message = MessageScanner.read(name)
      guard index.knows(message), index.isSearched() else { continue }
      let senders = index.sent(message)
      let names = senders.isEmpty ? index.receivers(of: message) : senders
      guard !names.isEmpty else { continue }
      let list = names.prefix(4).map { "'\($0).\(name)'" }.joined(separator: " or ")
      return Diagnostic.Note("'\(name)' is sent to whom? Write \(list)")
    }
    return nil
  }

  private static func hasReceiver(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: ".")) || text.utf8.contains(UInt8(ascii: "["))
  }

  // MARK: Examples

  private static let mostExamples = 6
  private static let usual = [
    "B.viewDidLoad happens once", "B.viewDidLoad never happens",
    "A.viewWillDisappear before B.viewWillAppear",
    "every A.viewWillAppear is followed by A.viewDidAppear", "B.parent is nil in B.viewDidLoad",
    "raises NSInvalidArgumentException", "prints \"welcome\" once",
  ]

  /// The forms that share words with the claim, or those that are written most.
  private var examples: [String] {
    let own = Set(words.filter { !$0.isQuoted }.map { $0.text })
    let isChinese = words.contains { word in
      !word.isQuoted && word.text.unicodeScalars.contains { ClaimWords.isIdeograph($0) }
    }
    var found: [(text: String, score: Int)] = []
    for (form, telling) in zip(ClaimGrammar.forms, Self.tellingWords) {
      let score = own.count { telling.contains($0) }
      if score > 0 { found.append((isChinese ? form.chinese : form.english, score)) }
    }
    if found.isEmpty {
      return isChinese
        ? ClaimGrammar.forms.prefix(Self.mostExamples).map { $0.chinese } : Self.usual
    }
    let best = found.enumerated().sorted {
      $0.element.score != $1.element.score
        ? $0.element.score > $1.element.score : $0.offset < $1.offset
    }
    return best.prefix(Self.mostExamples).map { $0.element.text }
  }

  /// The words of each form that tell it from others.
  private static let tellingWords = ClaimGrammar.forms.map { form in
    Set(form.patterns.flatMap { $0.words }).subtracting(common)
  }

  /// Words of so many forms that they tell nothing.
  private static let common = Set(
    ClaimVocabulary.group("is").flatMap { $0 } + ClaimVocabulary.group("not").flatMap { $0 }
      + ["and", ",", "the", "to", "of", "a", "with"])

  private static func list(_ examples: [String]) -> String {
    examples.map { "'\($0)'" }.joined(separator: ", ")
  }
}
