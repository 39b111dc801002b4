/// How a presentation adapts to a small screen, and what its delegate has to say about it.
extension Simulator {
  /// A presentation as it comes to be.
  struct Adaptation {
    /// The style it has on this screen.
    var style: PresentationStyle
    /// Who is presented: the controller that was asked for, or one that the delegate puts in its place.
    var presented: UIViewController
    /// Whether it is a popover, which a tap beside it dismisses.
    var isPopover: Bool
    /// Whether the delegate is told of the style, and which.
    var announced: String?
  }

  /// Asks the delegate of a presentation how it adapts (R231).
  func adapt(_ presented: UIViewController, _ style: PresentationStyle) throws(Halt) -> Adaptation {
    var adaptation = Adaptation(
      style: style, presented: presented, isPopover: style == .popover && profile.isPad)
    guard profile.follows(.adaptivePresentation), !profile.isPad, style.isAdaptive,
      presented.presentationHandle?.delegate != nil
    else { return adaptation }
    var answer = try tellDelegate(
      of: presented, .adaptiveStyle, [traits(of: presented)], rule: .adaptivePresentation)
    if answer == nil {
      answer = try tellDelegate(of: presented, .adaptiveStyleBefore, rule: .adaptivePresentation)
    }
    guard case .member(let name)? = answer else { return adaptation }
    adaptation.announced = name
    if name == "none" {
      // It stays what it is: above the presenter, which is told nothing.
      if style == .popover {
        adaptation.style = .overFullScreen
        adaptation.isPopover = true
      }
      return adaptation
    }
    adaptation.style = PresentationStyle(rawValue: name) ?? style
    let other = try tellDelegate(
      of: presented, .adaptedController, [.member(name)], rule: .adaptivePresentation)
    guard let other = other?.object as? UIViewController, other !== presented,
      other.presentation == nil, other.parent == nil
    else { return adaptation }
    _ = try presentationController(of: other)
    other.presentationHandle?.delegate = presented.presentationHandle?.delegate
    adaptation.presented = other
    return adaptation
  }

  /// Tells the delegate that the presentation is about to begin, and how.
  func announce(_ presentation: Presentation, of presented: UIViewController) throws(Halt) {
    if presentation.isPopover {
      try tellDelegate(of: presented, .preparePopover, rule: .adaptivePresentation)
    }
    guard let name = presentation.announcedStyle else { return }
    let coordinator = transitionCoordinator(of: presented)
    try tellDelegate(
      of: presented, .willPresentAdapted, [.member(name), .optional(coordinator)],
      rule: .adaptivePresentation)
  }
}

extension PresentationStyle {
  /// Whether it is another one where there is little room.
  var isAdaptive: Bool {
    switch self {
    case .pageSheet, .formSheet, .popover: true
    default: false
    }
  }
}

extension Rule {
  static let adaptivePresentation = Rule(
    231, "adaptive-presentation",
    "On a phone a sheet or popover asks its delegate which style to adapt to, and which controller"
      + " to present in it; before the callbacks the delegate is notified which style it is.",
    sources: "apple-adaptive-style", .inferred, since: 8)
}
