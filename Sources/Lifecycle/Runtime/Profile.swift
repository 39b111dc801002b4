/// A version of iOS, and the switches of behaviour that follow from it.
public struct Profile: Hashable, Sendable {
  /// The versions that are modelled.
  public static let supportedVersions = 5...26

  /// The major version.
  public let iOSVersion: Int

  /// Whether the device is a tablet; what is modelled of that is who is told of a presentation (R150).
  public let isPad: Bool

  /// Creates a profile; a version outside the supported ones becomes the nearest that is.
  public init(iOSVersion: Int = 17, isPad: Bool = false) {
    self.isPad = isPad
    let versions = Self.supportedVersions
    self.iOSVersion = min(max(iOSVersion, versions.lowerBound), versions.upperBound)
  }

  /// Views that are not showing are unloaded on a memory warning (before iOS 6).
  var unloadsViewsOnMemoryWarning: Bool { iOSVersion < 6 }
  /// A child added while its parent is appearing is told at once (R077).
  var tellsChildrenAddedInMidFlight: Bool { iOSVersion >= 7 }
  /// A child of a plain root that was added by its view first is told twice (R088).
  var repeatsDidAppearUnderRoot: Bool { iOSVersion == 6 }
  /// A didMove in the middle of an appearance is sent again at its end (R049).
  var repeatsDidMove: Bool { iOSVersion >= 26 }
  /// A push or pop without animation, from inside the viewDidAppear that ends another, does not tell
  /// the page that goes (R131).
  var losesDisappearances: Bool { iOSVersion == 9 }
  /// Changes of size and traits are announced (R185).
  var sendsSizeTransitions: Bool { iOSVersion >= 8 }
  /// `viewIsAppearing` exists (R102).
  var sendsViewIsAppearing: Bool { iOSVersion >= 13 }
  /// A presentation's default style is a sheet, and the presenter is not told (R151).
  var presentsSheetsByDefault: Bool { iOSVersion >= 13 }
  /// A change of a navigation stack waits for the transition that runs (R130); older systems began
  /// it in the middle, newer ones end the running transition early.
  var queuesNavigation: Bool { (9...25).contains(iOSVersion) }
  /// A push in the middle of another is warned about (R130).
  var corruptsNestedTransitions: Bool { iOSVersion <= 8 }
  /// A new tab's did-callback comes before the old one's (R171).
  var tabEntersFirst: Bool { iOSVersion >= 18 }
  /// Dismissing a chain is two dismissals, one after the other (R159).
  var dismissesChainsInSteps: Bool { iOSVersion == 8 }
  /// The callbacks of a presentation say that they are animated even when it is not (R162).
  var reportsPresentationsAnimated: Bool { (11...12).contains(iOSVersion) }
  /// A controller that is covered is laid out once more (R105), between the coming of presentation
  /// controllers and that of sheets.
  var laysOutCoveredViews: Bool { (8...12).contains(iOSVersion) }
  /// `loadViewIfNeeded` exists (R208).
  var hasLoadViewIfNeeded: Bool { iOSVersion >= 9 }
  /// A page that is pushed without animation is laid out before it has appeared (R123).
  var laysOutUnanimatedPushes: Bool { iOSVersion <= 25 }
  /// A covered view passes through a window of UIKit's own (R168).
  var hopsCoveredViews: Bool { iOSVersion <= 12 }
  /// `dismiss` calls its completion when there is nothing to dismiss (R158).
  var completesEmptyDismissals: Bool { iOSVersion >= 8 }
  /// A callback that the program calls by hand is warned about (R067).
  var warnsOfDirectCalls: Bool { iOSVersion >= 15 }
  /// A program may animate the transitions of UIKit's containers (R207).
  var hasCustomTransitions: Bool { iOSVersion >= 7 }
  /// The swipe that pops exists.
  var hasInteractivePop: Bool { iOSVersion >= 7 }
  /// The wording of the messages about presentation (§F).
  var usesModernPresentationTexts: Bool { iOSVersion >= 13 }
}
