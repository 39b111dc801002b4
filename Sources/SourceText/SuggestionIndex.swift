/// Finds the likeliest of thousands of known names that a misspelt one was meant to be, in a time that does
/// not grow with their number.
///
/// A few hundred names are all compared. Of more only those are that share the rarest pairs of neighbouring
/// letters with the misspelt one, so that a folder in which each page has a wrong link takes as long for
/// each of them as a small one.
public struct SuggestionIndex: Sendable {
  /// How many names are all compared.
  public static let small = 300
  /// How many names that have a pair of letters are looked at, and how many are compared.
  private static let (mostSeen, mostCompared) = (2_000, 50)

  private let names: [String]
  /// The names that have a pair of letters, ascending.
  private var holders: [UInt16: [Int32]] = [:]

  /// Creates an index of names, the first of which win.
  public init(_ names: [String]) {
    self.names = names
    guard names.count > Self.small else { return }
    for (index, name) in names.enumerated() where name.utf8.count <= Suggestion.longest {
      for pair in Self.pairs(of: name) { holders[pair, default: []].append(Int32(index)) }
    }
  }

  /// The name nearest to another, where one is near enough to be worth saying.
  public func nearest(to name: String) -> String? {
    guard names.count > Self.small else { return Suggestion.nearest(to: name, in: names) }
    guard name.utf8.count <= Suggestion.longest else { return nil }
    return Suggestion.nearest(to: name, in: candidates(for: name))
  }

  /// Those that share most of the rare pairs with a name, in the order of all.
  private func candidates(for name: String) -> [String] {
    let lists = Self.pairs(of: name).compactMap { pair in
      holders[pair].map { (pair: pair, names: $0) }
    }.sorted { ($0.names.count, $0.pair) < ($1.names.count, $1.pair) }
    var seen: [Int32] = []
    for list in lists where seen.count < Self.mostSeen {
      seen += list.names.prefix(Self.mostSeen - seen.count)
    }
    seen.sort()
    return Self.mostFrequent(of: seen).map { names[Int($0)] }
  }

  /// The numbers that stand most often among ascending ones, the first of those that stand equally often;
  /// ascending, and each once.
  private static func mostFrequent(of numbers: [Int32]) -> [Int32] {
    var found: [(number: Int32, count: Int)] = []
    for number in numbers {
      if found.last?.number == number {
        found[found.count - 1].count += 1
      } else {
        found.append((number, 1))
      }
    }
    guard found.count > mostCompared else { return found.map { $0.number } }
    // How many stand so often tells how often one must stand to be chosen.
    var ofCount = Array(repeating: 0, count: (found.map { $0.count }.max() ?? 0) + 1)
    for (_, count) in found { ofCount[count] += 1 }
    var (least, more) = (ofCount.count - 1, 0)
    while more + ofCount[least] < mostCompared {
      more += ofCount[least]
      least -= 1
    }
    var equal = mostCompared - more
    return found.compactMap { number, count in
      if count == least { equal -= 1 }
      return count > least || count == least && equal >= 0 ? number : nil
    }
  }

  /// The pairs of neighbouring letters of a name, each once, with those of its ends.
  private static func pairs(of name: String) -> [UInt16] {
    var pairs: [UInt16] = []
    var before: UInt16 = 0
    for byte in Suggestion.lowercased(name) + [0] {
      pairs.append(before << 8 | UInt16(byte))
      before = UInt16(byte)
    }
    pairs.sort()
    var last: UInt16?
    return pairs.filter { pair in
      defer { last = pair }
      return pair != last
    }
  }
}
