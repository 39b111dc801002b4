/// Where elements may stand in others, as browsers build a page of tags.
///
/// A browser ends elements by itself, and moves others, where they may not stand. What is written by these
/// rules needs none of that: each element is ended by its own tag, and stands where it is written. So no tag
/// of the page's text ends an element of the page's frame.
struct ElementNesting {
  /// How many elements may stand in each other.
  static let deepest = 100

  /// The names of the elements that the page has begun where it is being written, the innermost last.
  private let names: Names

  init(_ open: ArraySlice<OpenElements.Element>) { names = Names(open: open) }

  /// The names of elements, none of which is copied.
  private struct Names: RandomAccessCollection {
    let open: ArraySlice<OpenElements.Element>

    var startIndex: Int { 0 }
    var endIndex: Int { open.count }
    subscript(index: Int) -> String { open[open.startIndex + index].name }
  }

  // MARK: Beginning

  /// How many elements stay open when one begins; nil where it may not stand.
  func remaining(before name: String, isBlock: Bool) -> Int? {
    switch name {
    case "li": itemPlace(["li"], in: ["ol", "ul"])
    case "dd", "dt": itemPlace(["dd", "dt"], in: ["dl", "div"])
    case "rb", "rp", "rt", "rtc": rubyPlace
    case "summary": names.last == "details" ? names.count : nil
    case "source":
      ["audio", "picture", "video"].contains(names.last ?? "") ? names.count : nil
    case "caption", "colgroup", "tbody", "tfoot", "thead": tablePlace.map { $0 + 1 }
    case "col": ["colgroup", "table"].contains(names.last ?? "") ? names.count : nil
    case "tr": rowPlace
    case "td", "th": cellPlace
    default: Self.takesPartsOnly(names.last) ? nil : place(of: name, isBlock: isBlock)
    }
  }

  private func place(of name: String, isBlock: Bool) -> Int {
    if name == "a", let link = index(of: ["a"]) { return link }
    guard isBlock else { return names.count }
    if let paragraph = index(of: ["p"]) { return paragraph }
    let isHeading = Self.headings.contains(name) && Self.headings.contains(names.last ?? "")
    return isHeading ? names.count - 1 : names.count
  }

  /// Behind what is open of an item before, in its list.
  private func itemPlace(_ items: Set<String>, in lists: Set<String>) -> Int? {
    let open = names.lastIndex { items.contains($0) || Self.endsItems($0) }
    let count = open.flatMap { items.contains(names[$0]) ? $0 : nil } ?? names.count
    return count > 0 && lists.contains(names[count - 1]) ? count : nil
  }

  private var rubyPlace: Int? {
    let isPart = ["rb", "rp", "rt"].contains(names.last ?? "")
    let count = isPart ? names.count - 1 : names.count
    return count > 0 && ["ruby", "rtc"].contains(names[count - 1]) ? count : nil
  }

  private var tablePlace: Int? { names.lastIndex(of: "table") }

  private var rowPlace: Int? {
    guard let table = tablePlace else { return nil }
    let section = names[table...].lastIndex { ["tbody", "tfoot", "thead"].contains($0) }
    return (section ?? table) + 1
  }

  private var cellPlace: Int? {
    guard let table = tablePlace else { return nil }
    return names[table...].lastIndex(of: "tr").map { $0 + 1 }
  }

  // MARK: Ending

  /// How many elements stay open when one ends; nil where it ends nothing.
  func remaining(afterEndOf name: String) -> Int? { index(of: [name]) }

  /// How many stay open below a block that the page writes otherwise: a paragraph ends before it, and a
  /// table between whose parts it would stand.
  var remainingBeforeBlock: Int {
    if Self.takesPartsOnly(names.last), let table = tablePlace { return table }
    return index(of: ["p"]) ?? names.count
  }

  /// The innermost element by a name, in the cell that is being written.
  private func index(of wanted: Set<String>) -> Int? {
    let isPart = wanted.contains { Self.tableParts.contains($0) }
    for index in names.indices.reversed() {
      if wanted.contains(names[index]) { return index }
      let ends = isPart ? names[index] == "table" : Self.cells.contains(names[index])
      if ends, !wanted.contains("table") { return nil }
    }
    return nil
  }

  // MARK: Kinds

  private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]
  private static let cells: Set<String> = ["caption", "td", "th"]
  private static let tableParts: Set<String> = [
    "caption", "colgroup", "tbody", "td", "tfoot", "th", "thead", "tr",
  ]

  /// Whether between the tags of an element nothing stands but its parts.
  private static func takesPartsOnly(_ name: String?) -> Bool {
    ["colgroup", "table", "tbody", "tfoot", "thead", "tr"].contains(name ?? "")
  }

  /// Whether an item outside of an element goes on in it, whatever begins there.
  private static func endsItems(_ name: String) -> Bool {
    guard !["address", "div", "p"].contains(name) else { return false }
    return AllowedHTML.element(name)?.isBlock ?? false
  }
}
