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
    var shared: [Int32: Int] = [:]
    var left = Self.mostSeen
    for list in lists {
      for name in list.names.prefix(left) { shared[name, default: 0] += 1 }
      left -= min(list.names.count, left)
      if left == 0 { break }
    }
    let likeliest = shared.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return likeliest.prefix(Self.mostCompared).map { $0.key }.sorted().map { names[Int($0)] }
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
