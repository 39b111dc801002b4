/// A face of the font that cards are set in: its outlines, and how wide its letters are.
struct Lettering: Sendable {
  static let regular = Lettering(Outlines.regular)
  static let bold = Lettering(Outlines.bold)

  /// The units of an em.
  private static let units: Float = 512

  private struct Letter {
    let advance: Float
    let outline: Outline
  }

  private let letters: [UInt32: Letter]

  private init(_ text: StaticString) {
    var letters: [UInt32: Letter] = [:]
    let bytes = text.withUTF8Buffer { unsafe Array($0) }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
      guard parts.count > 1,
        let scalar = UInt32(String(decoding: parts[0], as: UTF8.self), radix: 16),
        let advance = Float(String(decoding: parts[1], as: UTF8.self))
      else { continue }
      letters[scalar] = Letter(
        advance: advance, outline: parts.count > 2 ? Self.outline(parts[2]) : Outline())
    }
    self.letters = letters
  }

  /// Reads steps from point to point; heights grow upwards in a font.
  private static func outline(_ text: some Sequence<UInt8>) -> Outline {
    var outline = Outline()
    var place = Point(x: 0, y: 0)
    var numbers = NumberReader(Array(text))
    while let command = numbers.letter() {
      func step() -> Point {
        let (x, y) = (numbers.number() ?? 0, numbers.number() ?? 0)
        return Point(x: x, y: -y)
      }
      switch command {
      case UInt8(ascii: "m"):
        outline.close()
        place = place + step()
        outline.move(to: place)
      case UInt8(ascii: "q"):
        let control = place + step()
        place = place + step()
        outline.curve(by: control, to: place)
      default:
        place = place + step()
        outline.line(to: place)
      }
    }
    outline.close()
    return outline
  }

  /// Whether all of a text can be drawn.
  func has(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { letters[$0.value] != nil }
  }

  /// How wide a text is; what the font has not counts as wide as it is high.
  func width(of text: String, size: Float) -> Float {
    text.unicodeScalars.reduce(0) { $0 + advance($1) } * size / Self.units
  }

  private func advance(_ scalar: Unicode.Scalar) -> Float {
    letters[scalar.value]?.advance ?? Self.units
  }

  /// Draws a text from a place on its line; where the font has not what it says there is a gap.
  func draw(
    _ text: String, at origin: Point, size: Float, _ color: UInt32, on canvas: inout Canvas
  ) {
    let scale = size / Self.units
    var place = origin
    for scalar in text.unicodeScalars {
      if let letter = letters[scalar.value] {
        canvas.fill(letter.outline.placed(at: place, scale: scale), with: color)
      }
      place.x += advance(scalar) * scale
    }
  }
}
