import CallTrace

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

/// A set of rules, a bit for each by its number, which is below 384.
struct RuleSet {

  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var fourth: UInt64 = 0
  private var fifth: UInt64 = 0
  private var sixth: UInt64 = 0

  mutating func insert(_ number: UInt16) {
    let bit = UInt64(1) << UInt64(number & 63)
    switch number >> 6 {
    case 0: first |= bit
    case 1: second |= bit
    case 2: third |= bit
    case 3: fourth |= bit
    case 4: fifth |= bit
    default: sixth |= bit
    }
  }

  /// The rules, by number.
  var ids: [RuleID] {
    var ids: [RuleID] = []
    ids.reserveCapacity(
      first.nonzeroBitCount + second.nonzeroBitCount + third.nonzeroBitCount
        + fourth.nonzeroBitCount + fifth.nonzeroBitCount + sixth.nonzeroBitCount)
    Self.append(first, from: 0, to: &ids)
    Self.append(second, from: 64, to: &ids)
    Self.append(third, from: 128, to: &ids)
    Self.append(fourth, from: 192, to: &ids)
    Self.append(fifth, from: 256, to: &ids)
    Self.append(sixth, from: 320, to: &ids)
    return ids
  }

  private static func append(_ word: UInt64, from start: UInt16, to ids: inout [RuleID]) {
    var rest = word
    while rest != 0 {
      ids.append(RuleID(start + UInt16(rest.trailingZeroBitCount)))
      rest &= rest - 1
    }
  }
}
