/// How a controller is presented; the names are UIKit's.
public enum PresentationStyle: String, CaseIterable, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover, automatic

  /// Whether the presenter's view leaves the window while it is covered, and the presenter so hears
  /// its four callbacks (R150).
  func removesPresenter(_ profile: Profile) -> Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .overFullScreen, .overCurrentContext, .custom: false
    // On a phone these adapt to full screen until sheets came with iOS 13.
    case .pageSheet, .formSheet, .popover, .automatic: !profile.presentsSheetsByDefault
    }
  }

  /// Whether the person can drag it away.
  func isSheet(_ profile: Profile) -> Bool {
    switch self {
    case .pageSheet, .formSheet, .popover, .automatic: profile.presentsSheetsByDefault
    default: false
    }
  }

  /// Whether it is presented by the nearest ancestor that defines a context.
  var searchesContext: Bool {
    self == .currentContext || self == .overCurrentContext || self == .custom
  }
}

/// What a presentation remembers while it lasts.
final class Presentation {
  /// The steps of a presentation.
  enum Stage { case scheduled, presenting, presented, dismissing }

  let style: PresentationStyle
  var stage = Stage.scheduled
  /// Where the presenter's view stood, to put it back.
  var presenterSuperview: UIView?
  var presenterPlace = 0

  init(style: PresentationStyle) { self.style = style }
}
