/// The class methods that Objective-C sends by message and that are no messages of the engine's: data.
enum FoundationMessages {
  /// What one does.
  enum Action {
    /// It is accepted and does nothing that a trace shows.
    case ignored
    /// Its first argument is its value.
    case first
    case isMainThread, currentThread, thread, raise
    case isSubclass, sleep, date, timer, cancelPerforms, exception, indexPath, alert,
      alertAction
    case begin, commit, completion, animator, runBlock, blockOperation, attemptRotation
    /// It begins an animation, says something of it or commits it, as was done before there were blocks.
    case openAnimation
  }

  private static let table: [(owner: String, action: Action, selectors: String)] = [
    ("NSObject", .isSubclass, "isSubclassOfClass:"),
    (
      "NSObject", .cancelPerforms,
      "cancelPreviousPerformRequestsWithTarget: "
        + "cancelPreviousPerformRequestsWithTarget:selector:object:"
    ),
    (
      "NSNumber", .first,
      "numberWithBool: numberWithInt: numberWithInteger: numberWithFloat: numberWithDouble: "
        + "numberWithLong: numberWithLongLong: numberWithUnsignedInt: numberWithUnsignedInteger:"
    ),
    ("NSThread", .isMainThread, "isMainThread"), ("NSThread", .currentThread, "currentThread"),
    (
      "NSThread", .thread,
      "detachNewThreadSelector:toTarget:withObject: detachNewThreadWithBlock:"
    ),
    ("NSThread", .sleep, "sleepForTimeInterval: sleepUntilDate:"),
    (
      "NSDate", .date,
      "date now dateWithTimeIntervalSinceNow: dateWithTimeIntervalSinceReferenceDate: "
        + "dateWithTimeIntervalSince1970:"
    ),
    (
      "NSTimer", .timer,
      "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats: "
        + "scheduledTimerWithTimeInterval:repeats:block: "
        + "timerWithTimeInterval:target:selector:userInfo:repeats: "
        + "timerWithTimeInterval:repeats:block:"
    ),
    ("NSException", .exception, "exceptionWithName:reason:userInfo:"),
    ("NSException", .raise, "raise:format:"),
    ("NSIndexPath", .indexPath, "indexPathForRow:inSection: indexPathForItem:inSection:"),
    ("NSLayoutConstraint", .ignored, "activateConstraints: deactivateConstraints:"),
    ("CATransaction", .begin, "begin"), ("CATransaction", .commit, "commit"),
    ("CATransaction", .completion, "setCompletionBlock:"),
    ("CATransaction", .ignored, "flush setDisableActions: setAnimationDuration:"),
    ("UIAlertAction", .alertAction, "actionWithTitle:style:handler:"),
    ("UIAlertController", .alert, "alertControllerWithTitle:message:preferredStyle:"),
    (
      "UIViewPropertyAnimator", .animator,
      "runningPropertyAnimatorWithDuration:delay:options:animations:completion:"
    ),
    ("UIViewController", .attemptRotation, "attemptRotationToDeviceOrientation"),
    ("UIView", .runBlock, "performWithoutAnimation:"),
    ("BlockOperation", .blockOperation, "blockOperationWithBlock:"),
    ("UIView", .ignored, "setAnimationsEnabled:"),
    (
      "UIView", .openAnimation,
      "beginAnimations:context: commitAnimations setAnimationDuration: setAnimationDelegate: "
        + "setAnimationDidStopSelector:"
    ),
  ]

  private static let bySelector: [String: [(owner: String, action: Action)]] = {
    var index: [String: [(owner: String, action: Action)]] = [:]
    for row in table {
      for selector in row.selectors.split(separator: " ") {
        index[String(selector), default: []].append((row.owner, row.action))
      }
    }
    return index
  }()

  /// What a class does when it is sent a selector; nil where neither it nor what it inherits from answers.
  static func action(of selector: String, in info: ClassInfo) -> Action? {
    bySelector[selector]?.first { row in
      // Of some of Foundation's classes the name here is Swift's.
      row.owner == "NSObject" || info.isKind(of: row.owner)
        || row.owner.hasPrefix("NS") && info.isKind(of: String(row.owner.dropFirst(2)))
    }?.action
  }

  /// Whether it is a message of some class here, so that others are known not to answer it.
  static func answers(_ selector: String) -> Bool { bySelector[selector] != nil }
}
