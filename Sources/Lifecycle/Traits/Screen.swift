/// The device's screen.
extension Simulator {
  /// Its bounds when the device stands upright.
  var uprightScreen: Rect { profile.isPad ? .padScreen : .screen }

  /// Its bounds as the interface lies; until iOS 7 they were those of the upright device.
  public var screen: Rect {
    let upright = uprightScreen
    guard isLandscape, profile.follows(.sizeTransition) else { return upright }
    return upright.turned
  }

  /// How many pixels a point has.
  public var screenScale: Double { profile.isPad ? 2 : 3 }

  /// Its bounds in pixels, which do not turn with the device.
  public var nativeScreen: Rect {
    let upright = uprightScreen
    return Rect(
      x: 0, y: 0, width: upright.width * screenScale, height: upright.height * screenScale)
  }
}

extension Rect {
  /// The same, lying on its side at the origin.
  var turned: Rect { Rect(x: 0, y: 0, width: height, height: width) }
}
