/// The tints that groups and frames have in a drawing: roles, which each theme fills for light and dark.
enum Tint: String, CaseIterable {
  case grey, blue, green, yellow, red, purple
}
