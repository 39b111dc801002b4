import SourceText

/// What an area or a line is painted with.
enum Paint {
  case none
  /// The colour of a role.
  case role(Theme.Role)
  /// So many hundredths of a role's colour, and the background for the rest: it hides what lies below.
  case mixed(Theme.Role, percent: Int)
  /// The colour of the element around it.
  case current

  /// The role that it needs; the background goes without saying.
  var role: Theme.Role? {
    switch self {
    case .none, .current: nil
    case .role(let role), .mixed(let role, _): role
    }
  }

  /// Writes it for a style sheet, which knows the roles as custom properties.
  func writeValue(to writer: inout TextBuffer) {
    switch self {
    case .none: writer.append(markup: "none")
    case .current: writer.append(markup: "currentColor")
    case .role(let role):
      writer.append(markup: "var(--")
      writer.append(markup: role.name)
      writer.append(markup: ")")
    case .mixed(let role, let percent):
      writer.append(markup: "color-mix(in srgb,var(--")
      writer.append(markup: role.name)
      writer.append(markup: ") ")
      writer.number(percent)
      writer.append(markup: "%,var(--bg))")
    }
  }

  /// Writes the light colour of a theme; `current` is a role's.
  func writeColor(_ theme: Theme, current: Theme.Role, to writer: inout TextBuffer) {
    switch self {
    case .none: writer.append(markup: "none")
    case .current: theme.color(current).light.write(to: &writer)
    case .role(let role): theme.color(role).light.write(to: &writer)
    case .mixed(let role, let percent):
      theme.color(role).light.mixed(percent, over: theme.color(.bg).light).write(to: &writer)
    }
  }
}
