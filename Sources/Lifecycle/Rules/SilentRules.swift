package import CallTrace

/// Rules by which UIKit sends nothing: a view that is not loaded, a callback that is left out.
///
/// No message can carry them, so the code that applies one says so, and the trace lists them apart.
extension Simulator {
  /// Takes note that a rule was applied which sends nothing.
  func apply(_ rule: Rule) { silentRules.insert(rule.number) }

  /// Whether a rule that sends nothing holds in this version; if it does it is applied now.
  @discardableResult
  func follows(_ rule: Rule) -> Bool {
    guard profile.follows(rule) else { return false }
    apply(rule)
    return true
  }
}

extension Simulator {
  /// Whether a text with signs that do not belong in a URL is one all the same.
  public var encodesAddresses: Bool { follows(.addressEncoding) }
}

extension Rule {
  static let addressEncoding = Rule(
    242, "url-encoding",
    "Since iOS 17 URL(string:) writes the signs of a text that do not belong in a URL with %; before, such"
      + " a text is no URL.",
    sources: "apple-url", .documented, since: 17)
}

/// A set of rules, by their numbers.
package struct RuleSet {
  /// Whether each number is in it, as far as the highest that is.
  private var members: [Bool] = []

  /// Creates an empty set.
  package init() {}

  /// Puts a rule's number in.
  package mutating func insert(_ number: UInt16) {
    while members.count <= Int(number) { members.append(false) }
    members[Int(number)] = true
  }

  /// The rules, by number.
  package var ids: [RuleID] {
    members.indices.filter { members[$0] }.map { RuleID(UInt16($0)) }
  }
}
