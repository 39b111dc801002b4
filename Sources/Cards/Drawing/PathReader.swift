/// Reads the paths that drawings of diagrams have.
enum PathReader {
  /// The shape of a path, and whether all of it was understood; drawings have lines, curves of the second order
  /// and parts of circles.
  static func outline(_ text: [UInt8]) -> Outline {
    var outline = Outline()
    var numbers = NumberReader(text)
    var place = Point(x: 0, y: 0)
    var start = place
    var command: UInt8 = 0
    while true {
      if let next = numbers.letter() {
        command = next
        if command | 0x20 == UInt8(ascii: "z") {
          outline.close()
          place = start
          // What follows without a move goes on from where the contour began.
          outline.move(to: start)
          continue
        }
      }
      let isRelative = command & 0x20 != 0
      let base = isRelative ? place : Point(x: 0, y: 0)
      guard let first = numbers.number() else { return outline }
      switch command | 0x20 {
      case UInt8(ascii: "h"):
        place = Point(x: base.x + first, y: place.y)
        outline.line(to: place)
      case UInt8(ascii: "v"):
        place = Point(x: place.x, y: (isRelative ? place.y : 0) + first)
        outline.line(to: place)
      case UInt8(ascii: "q"):
        let control = base + Point(x: first, y: numbers.number() ?? 0)
        place = base + point(&numbers)
        outline.curve(by: control, to: place)
      case UInt8(ascii: "a"):
        _ = numbers.number()
        _ = numbers.number()
        let isLarge = numbers.flag()
        let isClockwise = numbers.flag()
        place = base + point(&numbers)
        outline.arc(radius: first, isLarge: isLarge, isClockwise: isClockwise, to: place)
      case UInt8(ascii: "m"):
        place = base + Point(x: first, y: numbers.number() ?? 0)
        start = place
        outline.move(to: place)
        // Further points after a move are lines.
        command = command & 0x20 | UInt8(ascii: "L")
      default:
        place = base + Point(x: first, y: numbers.number() ?? 0)
        outline.line(to: place)
      }
    }
  }

  private static func point(_ numbers: inout NumberReader) -> Point {
    let x = numbers.number() ?? 0
    return Point(x: x, y: numbers.number() ?? 0)
  }
}
