import SourceText

/// The elements that HTML of a page has begun and not ended, each within what it stands in.
///
/// A page stands in a frame: an end that belongs to nothing of the page's would end an element of that, and
/// all that follows would stand outside. So no end gets out but those of elements that were begun in the same
/// item, quotation or cell, and what is open at the end of one ends with it.
struct OpenElements {
  struct Element {
    let name: String
    let place: Place
  }

  /// A tag's place: the block that it is in, and how many like it are before it there.
  struct Place {
    let block: SourceSpan
    let number: Int
  }

  /// All of them, the innermost last.
  private(set) var open: [Element] = []
  /// How many of them were begun outside of what is being written.
  private(set) var outer = 0
  /// How many tags there have been of each kind in the block that is being written.
  private var seen: (block: SourceSpan?, counts: [String: Int]) = (nil, [:])
  /// Where what has been said of them, by the beginnings of blocks.
  private var told: [String: Set<Int>] = [:]

  /// Elements that are never ended.
  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]
  /// Elements whose ends may be left out.
  private static let endless: Set<String> = [
    "body", "caption", "colgroup", "dd", "dt", "head", "html", "li", "optgroup", "option", "p",
    "rp", "rt", "tbody", "td", "tfoot", "th", "thead", "tr",
  ]
  /// Elements in which a tag may end itself.
  private static let foreign: Set<String> = ["math", "svg"]

  /// Those that were begun where it is being written, the innermost last.
  var inner: ArraySlice<Element> { open[outer...] }

  /// The place of the next tag of a block that begins with a text.
  mutating func place(of mark: String, in block: SourceSpan) -> Place {
    if seen.block != block { seen = (block, [:]) }
    defer { seen.counts[mark, default: 0] += 1 }
    return Place(block: block, number: seen.counts[mark] ?? 0)
  }

  /// Whether something has not been said of a block yet, of which once is enough.
  mutating func isNew(_ message: String, in block: SourceSpan) -> Bool {
    told[message, default: []].insert(block.range.lowerBound).inserted
  }

  /// Goes into an element of the writer's; what it returns is given back on leaving that.
  mutating func enter() -> Int {
    defer { outer = open.count }
    return outer
  }

  /// Leaves it; returns what was left open in it, the innermost first.
  mutating func leave(to outer: Int) -> [Element] {
    defer { self.outer = outer }
    return end(from: self.outer)
  }

  mutating func begin(_ name: String, endsItself: Bool, at place: Place) {
    let isForeign = endsItself && open.contains { Self.foreign.contains($0.name) }
    guard !isForeign, !Self.void.contains(name) else { return }
    open.append(Element(name: name, place: place))
  }

  /// Ends an element; returns what has to be ended before that, or nil when there is no such element.
  mutating func end(_ name: String) -> [Element]? {
    guard let index = open[outer...].lastIndex(where: { $0.name == name }) else { return nil }
    let inner = close(from: index + 1)
    open.removeLast()
    return inner
  }

  private mutating func close(from index: Int) -> [Element] {
    guard index < open.count else { return [] }
    defer { open.removeSubrange(index...) }
    return open[index...].reversed().filter { !Self.endless.contains($0.name) }
  }
}

// MARK: - Elements whose places are known

extension OpenElements {
  /// Whether the end of an element may be left out.
  static func mayStayOpen(_ name: String) -> Bool { endless.contains(name) }

  /// Begins an element that stands where it may.
  mutating func begin(_ name: String, at place: Place) {
    open.append(Element(name: name, place: place))
  }

  /// Ends the elements from a place on; returns them, the innermost first.
  mutating func end(from index: Int) -> [Element] {
    guard index < open.count else { return [] }
    defer { open.removeSubrange(index...) }
    return open[index...].reversed()
  }
}
