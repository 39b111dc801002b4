public import SourceText
public import Tracing

/// A `claims` block: what a page says of a scenario, one claim a line.
///
/// Empty lines and lines that begin with `#` are passed over; a line may begin with a bullet.
public struct Claims: Sendable {
  private let snippet: Snippet

  /// Reads a block.
  public init(_ snippet: Snippet) { self.snippet = snippet }

  /// Holds each claim against a trace, in order.
  public func check(_ trace: Trace) -> [ClaimResult] {
    let checker = ClaimChecker(trace)
    return SnippetLine.lines(of: snippet).compactMap { line in
      guard !line.text.isEmpty, !line.text.hasPrefix("#") else { return nil }
      var reader = ClaimReader(line, of: snippet)
      let text = Self.withoutBullet(line.text)
      guard let claim = reader.read() else { return unreadable(line, text) }
      let diagnostic = checker.check(claim, text: text)
      return ClaimResult(
        text: text, span: claim.span, holds: diagnostic == nil, diagnostic: diagnostic)
    }
  }

  private static func withoutBullet(_ text: String) -> String {
    let bullets = ["- ", "* ", "+ "]
    return bullets.contains { text.hasPrefix($0) } ? String(text.dropFirst(2)) : text
  }

  private func unreadable(_ line: SnippetLine, _ text: String) -> ClaimResult {
    let span = snippet.span(line.range)
    let diagnostic = Diagnostic(
      id: "claim.unreadable", "'\(text)' cannot be read as a claim", at: span,
      notes: [
        Diagnostic.Note(
          "claims are such as 'A.viewDidAppear happens twice', 'A.viewDidLoad never happens',"
            + " 'A.viewWillDisappear before B.viewWillAppear', 'B.viewDidLoad inside A.present',"
            + " 'A.viewWillAppear and A.viewDidAppear in different turns', 'raises NAME',"
            + " 'warns \"text\"', 'prints \"text\"'")
      ])
    return ClaimResult(text: text, span: span, holds: false, diagnostic: diagnostic)
  }
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
}
