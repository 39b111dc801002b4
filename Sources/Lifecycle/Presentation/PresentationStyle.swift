/// How a controller is presented; the names are UIKit's.
public enum PresentationStyle: String, CaseIterable, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, automatic

  /// The style that it stands for: the automatic one is never read (R151, R273).
  public func concrete(_ profile: Profile) -> PresentationStyle {
    guard self == .automatic else { return self }
    guard profile.follows(.defaultStyle) else { return .fullScreen }
    return profile.follows(.defaultFormSheet) ? .formSheet : .pageSheet
  }

  /// Whether the presenter's view leaves the window while it is covered, so that its four
  /// callbacks are called (R150).
  func removesPresenter(_ profile: Profile) -> Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .overFullScreen, .overCurrentContext, .custom: false
    // The default was full screen, on every device, until sheets came with iOS 13.
    case .automatic: !profile.follows(.defaultStyle)
    // Until then these adapted to full screen on a phone.
    case .pageSheet, .formSheet, .popover: !profile.follows(.defaultStyle) && !profile.isPad
    }
  }

  /// Whether the person can drag it away.
  func isSheet(_ profile: Profile) -> Bool {
    switch self {
    case .pageSheet, .formSheet, .automatic: profile.follows(.defaultStyle)
    // On a phone a popover adapts to a sheet.
    case .popover: profile.follows(.defaultStyle) && !profile.isPad
    default: false
    }
  }

  /// Whether it is presented by the nearest ancestor that defines a context (R146).
  var searchesContext: Bool {
    self == .currentContext || self == .overCurrentContext || self == .custom
  }

  /// The rule of its order, and so of who is told.
  func rule(_ profile: Profile) -> Rule {
    switch self {
    case .fullScreen: .presentOrder
    case .automatic: profile.follows(.defaultStyle) ? .sheetOrder : .presentOrder
    case .pageSheet, .formSheet, .popover:
      removesPresenter(profile) ? .styleTable : .sheetOrder
    case .currentContext, .overCurrentContext, .overFullScreen: .styleTable
    case .custom: .customTransition
    }
  }
}

/// What a presentation remembers while it lasts.
final class Presentation {
  /// The steps of a presentation.
  enum Stage { case scheduled, presenting, presented, dismissing }

  let style: PresentationStyle
  let presenter: UIViewController
  var stage = Stage.scheduled
  /// Whether it is being animated, or takes as long as if it were.
  var isAnimating = false
  /// How long that takes, in seconds of virtual time.
  private(set) var duration = Simulator.presentationDuration
  /// Whether it will be animated once it begins.
  var isScheduledAnimated = false
  /// Navigation controllers with changes that wait for its end (R209).
  var waitingStacks: [UINavigationController] = []
  /// Whether a finger drives it.
  var isInteractive = false
  /// The coordinator of the animation, once somebody has asked for it.
  var coordinator: TransitionContext?
  /// The search that is presented, while somebody is to be notified of its end.
  var search: SearchPresentation?
  /// The program's own presentation controller.
  var controller: Object?
  /// The view of UIKit's own in which that presents.
  var container: UIView?
  /// Whether the presenter's view leaves the window while it is covered (R150, R248).
  var removesPresenter: Bool
  /// Where the presenter's view stood, to put it back.
  var presenterSuperview: UIView?
  var presenterPlace = 0
  /// The size of the window when traits were passed to the presenter last, if they have changed while it was
  /// covered (R249).
  var frameOfKnownTraits: Rect?
  /// Whether the presenter led to its window's root when it was covered; if it no longer does, it
  /// does not come back (R034).
  var presenterWasAttached = true

  /// Whether it is a popover, which a tap beside it dismisses.
  let isPopover: Bool
  /// The style that its delegate is told of before it begins.
  let announcedStyle: String?

  init(
    style: PresentationStyle, by presenter: UIViewController, removesPresenter: Bool,
    isPopover: Bool = false, announcing announcedStyle: String? = nil
  ) {
    self.style = style
    self.removesPresenter = removesPresenter
    self.isPopover = isPopover
    self.announcedStyle = announcedStyle
    self.presenter = presenter
    self.isInContext =
      style.searchesContext
      && (presenter.parent != nil || presenter.presentation?.isInContext == true)
  }

  /// Begins a transition of a duration; of none where it is over at once.
  func begin(for duration: Double?) {
    isAnimating = duration != nil
    if let duration { self.duration = duration }
  }

  /// Whether it is animated, has been asked for, and has not ended.
  var isUnderWay: Bool {
    switch stage {
    case .scheduled: isScheduledAnimated
    case .presenting: isAnimating
    case .presented, .dismissing: false
    }
  }

  /// Whether it stands in its presenter's own place, inside a container, and comes and goes with it.
  let isInContext: Bool
}

extension Rule {
  static let styleTable = Rule(
    150, "style-table",
    "The style decides which callbacks are called: fullScreen and currentContext cover the"
      + " presenter, whose four callbacks are called; with overFullScreen, overCurrentContext and"
      + " custom they are not; with sheets and popovers they were on a phone before iOS 13, where"
      + " these adapted to full screen.",
    sources: "regularberry-2019 wwdc-2019-224 reswift-412", .observed)
  static let customTransition = Rule(
    166, "custom-transition-no-auto",
    "A presentation of the custom style leaves its presenter in the window and calls none of its"
      + " callbacks.",
    sources: "bubble-33 regularberry-2019", .observed)
}
