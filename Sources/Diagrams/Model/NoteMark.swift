/// How the number of a note is written: at its message, and before its text below the diagram.
enum NoteMark {
  /// The number in a circle, or in brackets where there is no such character.
  static func text(_ number: Int) -> String {
    let first: UInt32
    switch number {
    case 1...20: first = 0x2460 - 1
    case 21...35: first = 0x3251 - 21
    case 36...50: first = 0x32B1 - 36
    default: return ascii(number)
    }
    guard let scalar = Unicode.Scalar(first + UInt32(number)) else { return ascii(number) }
    return String(Character(scalar))
  }

  /// The number in brackets.
  static func ascii(_ number: Int) -> String { "(\(number))" }
}
