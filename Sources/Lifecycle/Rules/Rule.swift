import CallTrace

/// A way UIKit behaves: what a message that UIKit sends goes back to.
///
/// A rule is declared beside the code that applies it; `catalogue` lists them all.
public final class Rule: Hashable, Sendable {
  /// How well a rule is known.
  public enum Confidence: String, Hashable, Sendable {
    /// Apple's documentation or headers say so.
    case documented
    /// Logs, unit tests or backtraces of real systems show it.
    case observed
    /// It follows from other rules; nothing public decides it.
    case inferred
  }

  /// Its number in the catalogue; `R070` is 70.
  public let number: UInt16
  /// Its stable id, such as `forward-after-self`.
  public let id: String
  /// The rule in one sentence.
  public let statement: String
  /// Where it is documented or was observed: keys of the bibliography, with a blank between them.
  ///
  /// The entries themselves, with their addresses, are not part of the model.
  public let sources: String
  /// How well it is known.
  public let confidence: Confidence
  /// The versions of iOS it holds in; elsewhere the engine does not act by it.
  public let versions: ClosedRange<Int>

  /// Declares a rule.
  public init(
    _ number: UInt16, _ id: String, _ statement: String, sources: String, _ confidence: Confidence,
    versions: ClosedRange<Int> = Profile.supportedVersions
  ) {
    self.number = number
    self.id = id
    self.statement = statement
    self.sources = sources
    self.confidence = confidence
    self.versions = versions
  }

  /// Declares a rule that holds since a version.
  convenience init(
    _ number: UInt16, _ id: String, _ statement: String, sources: String, _ confidence: Confidence,
    since first: Int
  ) {
    self.init(
      number, id, statement, sources: sources, confidence,
      versions: first...Profile.supportedVersions.upperBound)
  }

  /// Declares a rule that held until a version.
  convenience init(
    _ number: UInt16, _ id: String, _ statement: String, sources: String, _ confidence: Confidence,
    until last: Int
  ) {
    self.init(
      number, id, statement, sources: sources, confidence,
      versions: Profile.supportedVersions.lowerBound...last)
  }

  /// The keys of the entries that it cites.
  public var sourceKeys: [Substring] { sources.split(separator: " ") }

  /// Whether it does not hold in all the versions that are modelled.
  public var isOfSomeVersions: Bool { versions != Profile.supportedVersions }

  /// The number as the catalogue writes it.
  public var numberText: String {
    let digits = String(number)
    return "R" + String(repeating: "0", count: max(0, 3 - digits.utf8.count)) + digits
  }

  /// Two rules are the same when their numbers are.
  public static func == (left: Rule, right: Rule) -> Bool { left.number == right.number }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// The rule as a trace refers to it: its place in `summaries`.
  var traceID: RuleID { RuleID(number) }

  /// Every rule by its number, as traces carry them; a number without a rule has a blank.
  static let summaries: [RuleSummary] = {
    let blank = RuleSummary(number: "", id: "", statement: "")
    let highest = catalogue.map { Int($0.number) }.max() ?? 0
    var table = [RuleSummary](repeating: blank, count: highest + 1)
    for rule in catalogue {
      table[Int(rule.number)] = RuleSummary(
        number: rule.numberText, id: rule.id, statement: rule.statement)
    }
    return table
  }()
}
