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

  /// A colour of a theme.
  struct Role {
    let name: StaticString
    let light: StaticString
    let dark: StaticString
    /// What a drawing must have to need it.
    let feature: SVGStyle.Features

    init(
      _ name: StaticString, _ light: StaticString, _ dark: StaticString,
      for feature: SVGStyle.Features = []
    ) {
      self.name = name
      self.light = light
      self.dark = dark
      self.feature = feature
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

  /// Its colours.
  var roles: [Role] {
    switch self {
    case .plain: Self.plainRoles
    case .paper: Self.paperRoles
    case .contrast: Self.contrastRoles
    }
  }

  private static let notes: SVGStyle.Features = [.notes, .tints, .footnotes]
  private static let warnings: SVGStyle.Features = [.badges, .warnings, .differences]
  private static let errors: SVGStyle.Features = [.exceptions, .ends, .tints, .differences]

  private static let plainRoles = [
    Role("bg", "#fff", "#11161d"), Role("ink", "#1f2328", "#e6edf3"),
    Role("soft", "#57606a", "#9aa5b1"),
    Role("rail", "#84909c", "#65727f"), Role("head", "#f4f6f8", "#1c242e"),
    Role("bar", "#d0d8e0", "#3b4755", for: .bars),
    Role("own", "#0759b8", "#6cb2ff", for: [.own, .links, .differences]),
    Role("note", "#b58900", "#c9a227", for: notes),
    Role("warn", "#8a4b00", "#f0b35a", for: warnings),
    Role("bad", "#b31d28", "#ff8a80", for: errors),
    Role("blue", "#0759b8", "#6cb2ff", for: .tints),
    Role("green", "#1a7f37", "#56d364", for: .tints),
    Role("purple", "#7a3fc4", "#c297ff", for: .tints),
  ]

  private static let paperRoles = [
    Role("bg", "#fbf7ee", "#1d1a16"), Role("ink", "#2b2620", "#ece4d6"),
    Role("soft", "#6a5f50", "#b0a48f"),
    Role("rail", "#94866b", "#7d715e"), Role("head", "#f3ecdc", "#28241e"),
    Role("bar", "#e2d6bd", "#4a4236", for: .bars),
    Role("own", "#8a3b12", "#f0a36b", for: [.own, .links, .differences]),
    Role("note", "#9a7b00", "#c9a227", for: notes),
    Role("warn", "#7c4207", "#efb55f", for: warnings),
    Role("bad", "#a3201f", "#ff9285", for: errors),
    Role("blue", "#2f5d8a", "#8ab8e6", for: .tints),
    Role("green", "#4f7034", "#a3c585", for: .tints),
    Role("purple", "#6d4a86", "#c8a6e0", for: .tints),
  ]

  private static let contrastRoles = [
    Role("bg", "#fff", "#000"), Role("ink", "#000", "#fff"), Role("soft", "#3a3a3a", "#d0d0d0"),
    Role("rail", "#666", "#999"), Role("head", "#fff", "#000"),
    Role("bar", "#bdbdbd", "#5a5a5a", for: .bars),
    Role("own", "#0000c8", "#8ab8ff", for: [.own, .links, .differences]),
    Role("note", "#6b5200", "#ffd84d", for: notes),
    Role("warn", "#7a3d00", "#ffb84d", for: warnings),
    Role("bad", "#b00000", "#ff8f8f", for: errors),
    Role("blue", "#0000c8", "#8ab8ff", for: .tints),
    Role("green", "#005c00", "#7dff7d", for: .tints),
    Role("purple", "#6a00a8", "#d9a6ff", for: .tints),
  ]
}
