/// The size classes of a window: compact or regular, across and down.
struct SizeClasses: Equatable {
  let isWide: Bool
  let isTall: Bool

  init(isWide: Bool, isTall: Bool) {
    self.isWide = isWide
    self.isTall = isTall
  }

  /// A phone is compact across, and tall when it is upright; a tablet is compact only where two
  /// programs share the screen.
  init(of frame: Rect, _ profile: Profile) {
    isWide = profile.isPad && frame.width >= 600
    isTall = profile.isPad || frame.height >= frame.width
  }

  /// The classes, a style and other traits as a program sees them.
  func value(style: String, _ others: [TraitValue] = []) -> Value {
    .aggregate(
      Aggregate(
        typeName: "UITraitCollection",
        fields: [
          Aggregate.Field(name: "opaque", value: .nothing),
          Aggregate.Field(
            name: "horizontalSizeClass", value: .member(isWide ? "regular" : "compact")),
          Aggregate.Field(
            name: "verticalSizeClass", value: .member(isTall ? "regular" : "compact")),
          Aggregate.Field(name: "userInterfaceStyle", value: .member(style)),
        ] + others.map { Aggregate.Field(name: $0.name, value: $0.value) }))
  }
}
