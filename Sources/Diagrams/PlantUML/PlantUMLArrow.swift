/// An arrow of PlantUML's messages: a line with what stands at its two ends.
struct PlantUMLArrow {
  typealias Head = SequenceDiagram.Message.Head

  /// What stands at an end.
  struct Dressing {
    var head = Head.none
    var hasCircle = false
  }

  var first = Dressing()
  var last = Dressing()
  var isDashed = false
  var color: String?
  var range = 0..<0

  /// Whether it goes from what is written second to what is written first.
  var isReversed: Bool { last.head == .none }

  /// Takes an arrow; nil, and nothing taken, where there is none.
  static func take(_ cursor: inout PlantUMLCursor) -> PlantUMLArrow? {
    var arrow = PlantUMLArrow()
    var scan = cursor
    let start = scan.index
    arrow.first = takeFirst(&scan, from: start)
    guard arrow.takeBody(&scan) else { return nil }
    arrow.last = takeLast(&scan)
    guard arrow.first.head != .none || arrow.last.head != .none else { return nil }
    arrow.range = start..<scan.index
    cursor = scan
    return arrow
  }

  // MARK: Pieces

  private static func takeFirst(_ cursor: inout PlantUMLCursor, from start: Int) -> Dressing {
    var dressing = Dressing()
    let next = cursor.peek(1)
    let isSign =
      next == UInt8(ascii: "<") || next == UInt8(ascii: "-")
      || next == UInt8(ascii: "/") || next == UInt8(ascii: "\\")
    if isSign, cursor.take("o") || cursor.take("O") {
      dressing.hasCircle = true
    } else if isSign, cursor.take("x") || cursor.take("X") {
      dressing.head = .cross
    }
    if let head = takeHead(&cursor, opens: "<", upper: "/", lower: "\\") {
      // The cross is the head, wherever the line points.
      if dressing.head != .cross { dressing.head = head }
    }
    skipInclination(&cursor)
    return dressing
  }

  private static func takeLast(_ cursor: inout PlantUMLCursor) -> Dressing {
    var dressing = Dressing()
    if let head = takeHead(&cursor, opens: ">", upper: "\\", lower: "/") { dressing.head = head }
    skipInclination(&cursor)
    // Followed by a letter, it is the name that begins with it.
    let next = cursor.peek(1)
    let isAlone = !PlantUMLCursor.isName(next)
    if isAlone, cursor.take("o") || cursor.take("O") {
      dressing.hasCircle = true
    } else if isAlone, cursor.take("x") || cursor.take("X") {
      dressing.head = .cross
    }
    return dressing
  }

  private static func takeHead(
    _ cursor: inout PlantUMLCursor, opens: Unicode.Scalar, upper: Unicode.Scalar,
    lower: Unicode.Scalar
  ) -> Head? {
    if cursor.take(opens) { return cursor.take(opens) ? .open : .filled }
    if cursor.take(upper) { return cursor.take(upper) ? .upperStroke : .upperHalf }
    if cursor.take(lower) { return cursor.take(lower) ? .lowerStroke : .lowerHalf }
    return nil
  }

  /// A slant, `(10)`, which is drawn level here.
  private static func skipInclination(_ cursor: inout PlantUMLCursor) {
    guard cursor.peek() == UInt8(ascii: "("), SourceCharacters.isDigit(cursor.peek(1)) else {
      return
    }
    var scan = cursor
    scan.advance()
    _ = scan.takeWord()
    if scan.take(")") { cursor = scan }
  }

  /// Takes the line, in which a style may stand.
  private mutating func takeBody(_ cursor: inout PlantUMLCursor) -> Bool {
    var dashes = 0
    var hasStyle = false
    while !cursor.isAtEnd {
      if cursor.take("-") {
        dashes += 1
      } else if !hasStyle, cursor.peek() == UInt8(ascii: "["),
        let style = cursor.take(from: "[", to: "]")
      {
        hasStyle = true
        read(cursor.bytes[style])
      } else {
        break
      }
    }
    isDashed = isDashed || dashes > 1
    return dashes > 0
  }

  private mutating func read(_ style: ArraySlice<UInt8>) {
    for word in style.split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") })
    {
      if word.first == UInt8(ascii: "#") {
        color = PlantUMLCursor.color(word.dropFirst())
      } else if word.elementsEqual("dashed".utf8) || word.elementsEqual("dotted".utf8) {
        isDashed = true
      }
    }
  }
}
