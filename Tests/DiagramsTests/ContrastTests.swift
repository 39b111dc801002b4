import Diagrams
import Foundation
import Testing

/// The colours of a drawing, measured as WCAG 2 measures them.
@Suite struct ContrastTests {
  private typealias Color = (red: Double, green: Double, blue: Double)

  /// A theme in a scheme.
  struct Look: CustomTestStringConvertible, Sendable {
    var theme: Theme
    var isDark: Bool
    var testDescription: String { "\(theme), \(isDark ? "dark" : "light")" }

    static var all: [Look] {
      Theme.allCases.flatMap { [Look(theme: $0, isDark: false), Look(theme: $0, isDark: true)] }
    }
  }

  @Test(arguments: Look.all)
  func everyTextIsReadable(look: Look) throws {
    let colors = Self.colors(look)
    let background = try #require(colors["bg"])
    for role in ["ink", "soft", "own", "warn", "bad"] {
      let text = try #require(colors[role])
      var boxes = ["bg": background, "head": try #require(colors["head"])]
      for tint in ["soft", "blue", "green", "note", "bad", "purple"] where role == "ink" {
        boxes["tint \(tint)"] = Self.blend(try #require(colors[tint]), 0.1, background)
      }
      for (name, box) in boxes {
        #expect(Self.contrast(text, box) >= 4.5, "\(role) on \(name), \(look)")
      }
    }
  }

  @Test(arguments: Look.all)
  func textsInColouredBoxesAreReadable(look: Look) throws {
    let colors = Self.colors(look)
    let background = try #require(colors["bg"])
    let ink = try #require(colors["ink"])
    for (role, opacity) in [("note", 0.14), ("warn", 0.14), ("warn", 0.08), ("bad", 0.08)] {
      let box = Self.blend(try #require(colors[role]), opacity, background)
      #expect(Self.contrast(ink, box) >= 4.5, "ink on \(role), \(look)")
    }
    let pill = Self.blend(try #require(colors["warn"]), 0.14, background)
    #expect(Self.contrast(try #require(colors["warn"]), pill) >= 4.5, "badge, \(look)")
  }

  /// What is no text, but must be seen: lifelines, the edges of bars, and the frames of heads.
  @Test(arguments: Look.all)
  func lifelinesAndBarsAreSeen(look: Look) throws {
    let colors = Self.colors(look)
    let rail = try #require(colors["rail"])
    for name in ["bg", "head"] {
      #expect(Self.contrast(rail, try #require(colors[name])) >= 3, "rail on \(name), \(look)")
    }
  }

  /// A label that crosses a bar stands on it.
  @Test(arguments: Look.all)
  func labelsOnBarsAreReadable(look: Look) throws {
    let colors = Self.colors(look)
    let (ink, bar) = (try #require(colors["ink"]), try #require(colors["bar"]))
    #expect(Self.contrast(ink, bar) >= 4.5, "\(look)")
  }

  /// The roles of a theme, from the style sheet of all drawings.
  private static func colors(_ look: Look) -> [String: Color] {
    let sheet = SVGRenderer.styleSheet
    let name = look.theme == .plain ? ".ll{" : ".ll:where(.\(look.theme.rawValue),"
    guard let start = sheet.range(of: name),
      let end = sheet[start.upperBound...].range(of: look.theme == .plain ? "text{" : "}")
    else { return [:] }
    var colors: [String: Color] = [:]
    let rules = sheet[start.upperBound..<end.lowerBound]
    for match in rules.matches(of: /--([a-z]+):light-dark\((#[0-9a-f]+),(#[0-9a-f]+)\)/) {
      colors[String(match.output.1)] = color(look.isDark ? match.output.3 : match.output.2)
    }
    return colors
  }

  private static func color(_ text: Substring) -> Color? {
    var digits = String(text.dropFirst())
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6, let value = Int(digits, radix: 16) else { return nil }
    return (Double(value >> 16) / 255, Double(value >> 8 & 255) / 255, Double(value & 255) / 255)
  }

  private static func blend(_ color: Color, _ opacity: Double, _ under: Color) -> Color {
    (
      color.red * opacity + under.red * (1 - opacity),
      color.green * opacity + under.green * (1 - opacity),
      color.blue * opacity + under.blue * (1 - opacity)
    )
  }

  private static func contrast(_ first: Color, _ second: Color) -> Double {
    let light = max(luminance(first), luminance(second))
    let dark = min(luminance(first), luminance(second))
    return (light + 0.05) / (dark + 0.05)
  }

  private static func luminance(_ color: Color) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
