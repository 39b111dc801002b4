/// The size classes of a window: compact or regular, across and down.
struct SizeClasses: Equatable {
  let isWide: Bool
  let isTall: Bool

  /// A phone is compact across, and tall when it is upright; a tablet is compact only where two
  /// programs share the screen.
  init(of frame: Rect, _ profile: Profile) {
    isWide = profile.isPad && frame.width >= 600
    isTall = profile.isPad || frame.height >= frame.width
  }

  /// The classes as a program sees them.
  var value: Value {
    .aggregate(
      Aggregate(
        typeName: "UITraitCollection",
        fields: [
          Aggregate.Field(name: "carried", value: .nothing),
          Aggregate.Field(
            name: "horizontalSizeClass", value: .member(isWide ? "regular" : "compact")),
          Aggregate.Field(
            name: "verticalSizeClass", value: .member(isTall ? "regular" : "compact")),
        ]))
  }
}

extension Simulator {
  /// The traits that a controller or a view reads.
  public var traits: Value { SizeClasses(of: window.frame, profile).value }
}
