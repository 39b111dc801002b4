public import CallTrace
public import SourceText

/// A `claims` block: what a page says of a scenario, one claim a line.
///
/// Empty lines and lines that begin with `#` are passed over; a line may begin with a bullet.
public struct ClaimBlock: Sendable {
  private let snippet: Snippet

  /// Reads a block.
  public init(_ snippet: Snippet) { self.snippet = snippet }

  /// The forms of claims by an example each, in English and in Chinese; the manual has all of them.
  package static var forms: [(english: String, chinese: String)] {
    ClaimGrammar.forms.map { ($0.english, $0.chinese) }
  }

  /// Holds each claim, in order, against the traces of one scenario on several versions of iOS.
  ///
  /// A claim that names versions is held against their traces alone, any other against all. One that
  /// speaks of no trace at all is not true: nobody would know if it were not.
  ///
  /// - Parameter unsent: Why whatever makes the traces never sends a message, by its name in Swift; nil for one that
  ///   it may send. That such a message is not sent is no claim that could fail.
  public func check(
    _ traces: [Trace], unsent: @escaping (String) -> String?
  ) -> [ClaimResult] {
    let checkers = traces.map {
      (version: $0.iOSVersion, checker: ClaimChecker($0, unsent: unsent))
    }
    // A claim may be about every event of every trace.
    let cost = traces.reduce(1) { $0 + 1 + $1.events.count }
    var rest = Self.mostEvents
    return SnippetLine.lines(of: snippet).compactMap { line in
      guard !line.text.isEmpty, line.text.utf8.first != UInt8(ascii: "#") else { return nil }
      let scope = ClaimScope(line)
      let text = Self.withoutBullet(line.text)
      // A longer claim may look for more events.
      rest -= cost * (1 + line.text.utf8.count / 200)
      guard rest >= 0 else { return tooMany(line, text) }
      var reader = ClaimReader(scope.claim, of: snippet)
      if scope.isUnreadable { return unreadableScope(line, text) }
      guard let claim = reader.read() else {
        return unreadable(line, text, reader, checkers.first?.checker.index)
      }
      var versions: [Int] = []
      var failures: [(version: Int, diagnostic: Diagnostic)] = []
      var misplaced: [Int: Set<Int>] = [:]
      for (version, checker) in checkers where scope.versions?.contains(version) ?? true {
        versions.append(version)
        guard let found = checker.check(claim, text: Self.withoutBullet(scope.claim.text)) else {
          continue
        }
        failures.append((version, found))
        misplaced[version] = checker.misplaced(claim)
      }
      guard !versions.isEmpty else { return unchecked(line, text, traces) }
      var diagnostic = failures.first?.diagnostic
      if traces.count > 1, let first = failures.first {
        let failing = VersionSet(failures.map { $0.version })
        let holding = VersionSet(versions.filter { !failing.contains($0) })
        diagnostic?.notes.append(
          Diagnostic.Note(
            "on \(failing.title)" + (holding.versions.isEmpty ? "" : "; true on \(holding.title)")
              + (failing.versions.count > 1 ? "; shown is iOS \(first.version)" : "")))
      }
      return ClaimResult(
        text: text, span: claim.span, holds: diagnostic == nil, diagnostic: diagnostic,
        misplaced: misplaced)
    }
  }

  /// How many events the claims of a block may look at, each at all of them.
  private static let mostEvents = 8_000_000

  private func tooMany(_ line: SnippetLine, _ text: String) -> ClaimResult {
    let span = snippet.span(line.range)
    let diagnostic = Diagnostic(
      id: "claim.budget",
      "'\(text)' is not checked: the claims above have looked at"
        + " \(Self.mostEvents) events", at: span,
      notes: [Diagnostic.Note("fewer claims, or a scenario that does less, can all be checked")])
    return ClaimResult(text: text, span: span, holds: false, diagnostic: diagnostic)
  }

  private func unreadableScope(_ line: SnippetLine, _ text: String) -> ClaimResult {
    let span = snippet.span(line.range)
    let diagnostic = Diagnostic(
      id: "claim.bad-version", "the versions of iOS in '\(text)' cannot be read", at: span,
      notes: [
        Diagnostic.Note(
          "a claim may begin with 'on iOS 12, 17–26:', 'before iOS 18:' or 'from iOS 18:'")
      ])
    return ClaimResult(text: text, span: span, holds: false, diagnostic: diagnostic)
  }

  private func unchecked(_ line: SnippetLine, _ text: String, _ traces: [Trace]) -> ClaimResult {
    let span = snippet.span(line.range)
    let run = VersionSet(traces.map { $0.iOSVersion })
    let diagnostic = Diagnostic(
      id: "claim.other-version",
      "the scenario does not run on the versions that '\(text)' is about",
      at: span,
      notes: [Diagnostic.Note("it runs on \(run.title); 'ios=' of the scenario can name more")])
    return ClaimResult(text: text, span: span, holds: false, diagnostic: diagnostic)
  }

  private static func withoutBullet(_ text: String) -> String {
    var bytes = text.utf8.makeIterator()
    switch bytes.next() {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      return bytes.next() == 0x20 ? String(text.dropFirst(2)) : text
    default: return text
    }
  }

  private func unreadable(
    _ line: SnippetLine, _ text: String, _ reader: ClaimReader, _ index: EventIndex?
  ) -> ClaimResult {
    let span = snippet.span(line.range)
    let advice = ClaimAdvice(words: reader.words, snippet: snippet, index: index)
    let diagnostic = Diagnostic(
      id: "claim.unreadable", "'\(text)' cannot be read as a claim", at: span,
      notes: advice.notes(reader.problem), fixIts: advice.fixIts)
    return ClaimResult(text: text, span: span, holds: false, diagnostic: diagnostic)
  }

  /// What a run is to be asked, so that claims about values can be held against its trace.
  public var questions: [ValueQuestion] {
    var questions: [ValueQuestion] = []
    // A claim about a value has a dot in a name and one of a few words; few claims are about values.
    for line in SnippetLine.lines(of: snippet) where questions.count < Self.mostQuestions {
      guard !line.text.isEmpty, line.text.utf8.first != UInt8(ascii: "#") else { continue }
      var reader = ClaimReader(ClaimScope(line).claim, of: snippet)
      guard ClaimGrammar.mayBeAboutValue(reader.words), let claim = reader.read(),
        case .value(let value) = claim.statement, !questions.contains(value.question)
      else { continue }
      questions.append(value.question)
    }
    return questions
  }

  /// More properties than these are not looked at in one scenario.
  private static let mostQuestions = 50
}

/// A claim, and whether the trace bears it out.
public struct ClaimResult: Sendable {
  /// The claim as it is written.
  public var text: String
  /// Where it is written.
  public var span: SourceSpan
  /// Whether it is true.
  public var holds: Bool
  /// Why it is not true, or cannot be read.
  public var diagnostic: Diagnostic?
  /// The events that a false claim about order names, by the version of iOS on which it is false.
  public var misplaced: [Int: Set<Int>] = [:]
}
