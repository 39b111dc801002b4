/// When the interface turns although nobody turns the device.
extension Simulator {
  /// Turns the interface as who is to be presented over all of it wants it (R317): before the callbacks of the
  /// presentation, so that its view comes into a window of the right size.
  func turn(for presented: UIViewController, _ presentation: Presentation, in window: UIWindow)
    throws(Halt)
  {
    guard profile.follows(.presentationTurns), presentation.removesPresenter,
      !presentation.isInContext
    else { return }
    let preferred = try ask(.preferredOrientation, of: presented).flatMap { isLandscape(in: $0) }
    let wanted =
      if let preferred, try supports(landscape: preferred, presented, window) {
        preferred
      } else {
        try orientation(of: presented, in: window, atFirst: isLandscape)
      }
    guard wanted != isLandscape else { return }
    apply(.presentationTurns)
    try turnInterface()
    takeSize(window.frame, presented)
  }

  /// Turns the interface as the device lies, if who fills the window supports that; since iOS 9 otherwise to
  /// what is supported.
  func updateOrientation() throws(Halt) {
    guard profile.follows(.presentationTurns), let window = visibleWindows.first,
      let front = whoFills(window),
      try orientation(of: front, in: window, atFirst: isDeviceLandscape) != isLandscape
    else { return }
    apply(.presentationTurns)
    try turnInterface()
  }

  /// `attemptRotationToDeviceOrientation()`: as the device lies, or not at all (R320).
  public func attemptRotation() throws(Halt) {
    guard profile.follows(.rotationAttempt), isLandscape != isDeviceLandscape,
      let window = visibleWindows.first, let front = whoFills(window),
      try turnsItself(front), try supports(landscape: isDeviceLandscape, front, window)
    else { return }
    apply(.rotationAttempt)
    try turnInterface()
  }

  /// `requestGeometryUpdate(_:errorHandler:)`: turns the interface to what a program asks for, if that is
  /// supported; false where it is not (R321).
  public func requestOrientation(_ mask: Value) throws(Halt) -> Bool {
    guard profile.follows(.geometryRequest), let window = visibleWindows.first,
      let front = whoFills(window)
    else { return false }
    if Self.includes(mask, landscape: isLandscape) { return true }
    guard Self.includes(mask, landscape: !isLandscape),
      try supports(landscape: !isLandscape, front, window)
    else { return false }
    apply(.geometryRequest)
    try turnInterface()
    return true
  }

  /// The orientation of the two that a controller supports: the one that is looked at first, if it can be.
  private func orientation(
    of controller: UIViewController, in window: UIWindow, atFirst first: Bool
  ) throws(Halt) -> Bool {
    if try supports(landscape: first, controller, window) { return first }
    return try supports(landscape: !first, controller, window) ? !first : isLandscape
  }

  /// Whether a controller lets the interface turn with the device (R318).
  func turnsItself(_ controller: UIViewController) throws(Halt) -> Bool {
    guard profile.follows(.shouldAutorotate) else { return true }
    guard let answer = try ask(.shouldAutorotate, of: controller)?.bool, !answer else {
      return true
    }
    apply(.shouldAutorotate)
    return false
  }

  private func isLandscape(in orientation: Value) -> Bool? {
    guard case .member(let name) = orientation else { return nil }
    switch name {
    case "landscapeLeft", "landscapeRight": return true
    case "portrait", "portraitUpsideDown": return false
    default: return nil
    }
  }
}

extension Rule {
  static let presentationTurns = Rule(
    317, "presentation-turns",
    "A presentation over the whole window turns the interface to an orientation that the presented"
      + " controller supports, or prefers; when it has been dismissed the interface turns back as"
      + " the device lies, if the controller below supports that. viewWillTransition is called on"
      + " the controller below both times.",
    sources: "apple-preferred-orientation onmyway-210 onmyway-202", .inferred, since: 9)
  static let rotationAttempt = Rule(
    320, "rotation-attempt",
    "Until iOS 15 attemptRotationToDeviceOrientation turns the interface at once as the device lies, if that"
      + " is supported now.",
    sources: "apple-attempt-rotation gist-attempt-rotation", .documented, versions: 5...15)
  static let geometryRequest = Rule(
    321, "geometry-request",
    "Since iOS 16 requestGeometryUpdate of a scene turns the interface to the orientations that it asks for, if"
      + " the controller that fills the window supports them, and otherwise calls its error handler.",
    sources: "webkit-geometry apple-geometry-request", .inferred, since: 16)
  static let shouldAutorotate = Rule(
    318, "should-autorotate",
    "Until iOS 15 the interface turns with the device only if shouldAutorotate of the root, or of who is"
      + " presented over the whole window, says so.",
    sources: "apple-shouldautorotate", .documented, versions: 6...15)
}
