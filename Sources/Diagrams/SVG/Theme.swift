import SourceText

/// The colours of a drawing, by role, in light and in dark.
///
/// A host changes single ones by custom properties of the same names, `.ll { --own: … }`.
public enum Theme: String, CaseIterable, Sendable {
  /// Cool greys, blue for what the program does itself.
  case plain
  /// Warm paper, for long reading.
  case paper
  /// Black on white and white on black, for those who need strong contrasts, and for print.
  case contrast

  /// What a colour is for.
  enum Role: Int, CaseIterable {
    case bg, ink, soft, rail, head, bar, own, note, warn, bad, blue, green, purple

    /// The name of its custom property, without the hyphens.
    var name: StaticString {
      switch self {
      case .bg: "bg"
      case .ink: "ink"
      case .soft: "soft"
      case .rail: "rail"
      case .head: "head"
      case .bar: "bar"
      case .own: "own"
      case .note: "note"
      case .warn: "warn"
      case .bad: "bad"
      case .blue: "blue"
      case .green: "green"
      case .purple: "purple"
      }
    }
  }

  /// What it is called as a class.
  var name: StaticString {
    switch self {
    case .plain: "plain"
    case .paper: "paper"
    case .contrast: "contrast"
    }
  }

  /// The colour of a role where the reader wants it light, and where dark.
  func color(_ role: Role) -> (light: RGB, dark: RGB) {
    let pair =
      switch self {
      case .plain: Self.plainColors[role.rawValue]
      case .paper: Self.paperColors[role.rawValue]
      case .contrast: Self.contrastColors[role.rawValue]
      }
    return (RGB(pair.0), RGB(pair.1))
  }

  // In the order of the roles.

  private static let plainColors: [(UInt32, UInt32)] = [
    (0xffffff, 0x11161d), (0x1f2328, 0xe6edf3), (0x57606a, 0x9aa5b1), (0x84909c, 0x65727f),
    (0xf4f6f8, 0x1c242e), (0xd0d8e0, 0x3b4755), (0x0759b8, 0x6cb2ff), (0xb58900, 0xc9a227),
    (0x8a4b00, 0xf0b35a), (0xb31d28, 0xff8a80), (0x0759b8, 0x6cb2ff), (0x1a7f37, 0x56d364),
    (0x7a3fc4, 0xc297ff),
  ]

  private static let paperColors: [(UInt32, UInt32)] = [
    (0xfbf7ee, 0x1d1a16), (0x2b2620, 0xece4d6), (0x6a5f50, 0xb0a48f), (0x94866b, 0x7d715e),
    (0xf3ecdc, 0x28241e), (0xe2d6bd, 0x4a4236), (0x8a3b12, 0xf0a36b), (0x9a7b00, 0xc9a227),
    (0x7c4207, 0xefb55f), (0xa3201f, 0xff9285), (0x2f5d8a, 0x8ab8e6), (0x4f7034, 0xa3c585),
    (0x6d4a86, 0xc8a6e0),
  ]

  private static let contrastColors: [(UInt32, UInt32)] = [
    (0xffffff, 0x000000), (0x000000, 0xffffff), (0x3a3a3a, 0xd0d0d0), (0x666666, 0x999999),
    (0xffffff, 0x000000), (0xbdbdbd, 0x5a5a5a), (0x0000c8, 0x8ab8ff), (0x6b5200, 0xffd84d),
    (0x7a3d00, 0xffb84d), (0xb00000, 0xff8f8f), (0x0000c8, 0x8ab8ff), (0x005c00, 0x7dff7d),
    (0x6a00a8, 0xd9a6ff),
  ]
}

/// A colour of the screen: red, green and blue, eight bits each.
struct RGB {
  private let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  /// So many hundredths of it, over another colour that shows through.
  func mixed(_ percent: Int, over other: RGB) -> RGB {
    var mixture: UInt32 = 0
    for shift: UInt32 in [16, 8, 0] {
      let own = Int(bits >> shift & 0xff)
      let below = Int(other.bits >> shift & 0xff)
      mixture |= UInt32((own * percent + below * (100 - percent) + 50) / 100) << shift
    }
    return RGB(mixture)
  }

  /// Writes it as CSS does, `#1f2328` or, where that is the same, `#fff`.
  func write(to writer: inout TextBuffer) {
    let isShort = bits >> 4 & 0x0f0f0f == bits & 0x0f0f0f
    writer.append(markup: "#")
    for shift: UInt32 in isShort ? [16, 8, 0] : [20, 16, 12, 8, 4, 0] {
      let digit = bits >> shift & 0xf
      writer.append(scalar: digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }
}
