import Diagrams
import Foundation
import Testing

/// The colours of a drawing, measured as WCAG 2 measures them.
@Suite struct ContrastTests {
  private typealias Color = (red: Double, green: Double, blue: Double)

  @Test(arguments: ["light", "dark"])
  func everyTextIsReadable(scheme: String) throws {
    let colors = try #require(Self.schemes[scheme])
    let background = try #require(colors["bg"])
    for role in ["ink", "soft", "own", "warn", "bad"] {
      let text = try #require(colors[role])
      let boxes = [
        "bg": background, "head": try #require(colors["head"]),
        "a group": Self.blend(try #require(colors["soft"]), 0.08, background),
      ]
      for (name, box) in boxes {
        #expect(Self.contrast(text, box) >= 4.5, "\(role) on \(name), \(scheme)")
      }
    }
  }

  @Test(arguments: ["light", "dark"])
  func textsInColouredBoxesAreReadable(scheme: String) throws {
    let colors = try #require(Self.schemes[scheme])
    let background = try #require(colors["bg"])
    let ink = try #require(colors["ink"])
    for (role, opacity) in [
      ("note", 0.14), ("warn", 0.14), ("warn", 0.08), ("bad", 0.08), ("own", 0.08),
    ] {
      let box = Self.blend(try #require(colors[role]), opacity, background)
      #expect(Self.contrast(ink, box) >= 4.5, "ink on \(role), \(scheme)")
    }
    let pill = Self.blend(try #require(colors["warn"]), 0.14, background)
    #expect(Self.contrast(try #require(colors["warn"]), pill) >= 4.5, "badge, \(scheme)")
  }

  /// The roles of both schemes, from the style sheet of a drawing.
  private static let schemes: [String: [String: Color]] = {
    let svg = SVGRenderer().render(SampleDiagrams.everything)
    let blocks = svg.matches(of: /\{(--bg:[^;}]+(?:;--[a-z]+:#[0-9a-f]+)*)/).map { $0.output.1 }
    var schemes: [String: [String: Color]] = [:]
    for (name, block) in zip(["light", "dark"], blocks) {
      for pair in block.split(separator: ";") {
        let parts = pair.split(separator: ":")
        guard parts.count == 2, let color = color(parts[1]) else { continue }
        schemes[name, default: [:]][String(parts[0].dropFirst(2))] = color
      }
    }
    return schemes
  }()

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
