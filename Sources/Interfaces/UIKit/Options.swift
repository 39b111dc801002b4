/// Sets of options.
extension Interface {
  static let uiViewAnimationOptions = Interface(
    """
    extension UIView {
      struct AnimationOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static let layoutSubviews: UIView.AnimationOptions
        static let allowUserInteraction: UIView.AnimationOptions
        static let beginFromCurrentState: UIView.AnimationOptions
        static let `repeat`: UIView.AnimationOptions
        static let autoreverse: UIView.AnimationOptions
        static let overrideInheritedDuration: UIView.AnimationOptions
        static let overrideInheritedCurve: UIView.AnimationOptions
        static let allowAnimatedContent: UIView.AnimationOptions
        static let showHideTransitionViews: UIView.AnimationOptions
        static let overrideInheritedOptions: UIView.AnimationOptions
        static let curveEaseInOut: UIView.AnimationOptions
        static let curveEaseIn: UIView.AnimationOptions
        static let curveEaseOut: UIView.AnimationOptions
        static let curveLinear: UIView.AnimationOptions
        static let transitionFlipFromLeft: UIView.AnimationOptions
        static let transitionFlipFromRight: UIView.AnimationOptions
        static let transitionCurlUp: UIView.AnimationOptions
        static let transitionCurlDown: UIView.AnimationOptions
        static let transitionCrossDissolve: UIView.AnimationOptions
        static let transitionFlipFromTop: UIView.AnimationOptions
        static let transitionFlipFromBottom: UIView.AnimationOptions
        static let preferredFramesPerSecond60: UIView.AnimationOptions
        static let preferredFramesPerSecond30: UIView.AnimationOptions
      }
    }
    """)

  static let uiViewKeyframeAnimationOptions = Interface(
    """
    extension UIView {
      struct KeyframeAnimationOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static let layoutSubviews: UIView.KeyframeAnimationOptions
        static let allowUserInteraction: UIView.KeyframeAnimationOptions
        static let beginFromCurrentState: UIView.KeyframeAnimationOptions
        static let `repeat`: UIView.KeyframeAnimationOptions
        static let autoreverse: UIView.KeyframeAnimationOptions
        static let overrideInheritedDuration: UIView.KeyframeAnimationOptions
        static let overrideInheritedOptions: UIView.KeyframeAnimationOptions
        static let calculationModeLinear: UIView.KeyframeAnimationOptions
        static let calculationModeDiscrete: UIView.KeyframeAnimationOptions
        static let calculationModePaced: UIView.KeyframeAnimationOptions
        static let calculationModeCubic: UIView.KeyframeAnimationOptions
        static let calculationModeCubicPaced: UIView.KeyframeAnimationOptions
      }
    }
    """)

  static let uiViewAutoresizingMask = Interface(
    """
    extension UIView {
      struct AutoresizingMask: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static let flexibleLeftMargin: UIView.AutoresizingMask
        static let flexibleWidth: UIView.AutoresizingMask
        static let flexibleRightMargin: UIView.AutoresizingMask
        static let flexibleTopMargin: UIView.AutoresizingMask
        static let flexibleHeight: UIView.AutoresizingMask
        static let flexibleBottomMargin: UIView.AutoresizingMask
        static let none: UIView.AutoresizingMask
      }
    }
    """)

  static let uiControlEvent = Interface(
    """
    extension UIControl {
      struct Event: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static let touchDown: UIControl.Event
        static let touchDownRepeat: UIControl.Event
        static let touchDragInside: UIControl.Event
        static let touchDragOutside: UIControl.Event
        static let touchDragEnter: UIControl.Event
        static let touchDragExit: UIControl.Event
        static let touchUpInside: UIControl.Event
        static let touchUpOutside: UIControl.Event
        static let touchCancel: UIControl.Event
        static let valueChanged: UIControl.Event
        static let menuActionTriggered: UIControl.Event
        static let primaryActionTriggered: UIControl.Event
        static let editingDidBegin: UIControl.Event
        static let editingChanged: UIControl.Event
        static let editingDidEnd: UIControl.Event
        static let editingDidEndOnExit: UIControl.Event
        static let allTouchEvents: UIControl.Event
        static let allEditingEvents: UIControl.Event
        static let allEvents: UIControl.Event
      }
    }
    """)

  static let uiControlState = Interface(
    """
    extension UIControl {
      struct State: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static let normal: UIControl.State
        static let highlighted: UIControl.State
        static let disabled: UIControl.State
        static let selected: UIControl.State
        static let focused: UIControl.State
        static let application: UIControl.State
        static let reserved: UIControl.State
      }
    }
    """)

  static let uiRectEdge = Interface(
    """
    struct UIRectEdge: OptionSet, Sendable {
      let rawValue: UInt
      init(rawValue: UInt)
      static let top: UIRectEdge
      static let left: UIRectEdge
      static let bottom: UIRectEdge
      static let right: UIRectEdge
      static let all: UIRectEdge
    }
    """)

  static let nsDirectionalRectEdge = Interface(
    """
    struct NSDirectionalRectEdge: OptionSet, Sendable {
      let rawValue: UInt
      init(rawValue: UInt)
      static let top: NSDirectionalRectEdge
      static let leading: NSDirectionalRectEdge
      static let bottom: NSDirectionalRectEdge
      static let trailing: NSDirectionalRectEdge
      static let all: NSDirectionalRectEdge
    }
    """)

  static let uiInterfaceOrientationMask = Interface(
    """
    struct UIInterfaceOrientationMask: OptionSet, Sendable {
      let rawValue: UInt
      init(rawValue: UInt)
      static let portrait: UIInterfaceOrientationMask
      static let landscapeLeft: UIInterfaceOrientationMask
      static let landscapeRight: UIInterfaceOrientationMask
      static let portraitUpsideDown: UIInterfaceOrientationMask
      static let landscape: UIInterfaceOrientationMask
      static let all: UIInterfaceOrientationMask
      static let allButUpsideDown: UIInterfaceOrientationMask
    }
    """)

  static let uiSwipeGestureRecognizerDirection = Interface(
    """
    extension UISwipeGestureRecognizer {
      struct Direction: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static let right: UISwipeGestureRecognizer.Direction
        static let left: UISwipeGestureRecognizer.Direction
        static let up: UISwipeGestureRecognizer.Direction
        static let down: UISwipeGestureRecognizer.Direction
      }
    }
    """)

  static let uiPopoverArrowDirection = Interface(
    """
    struct UIPopoverArrowDirection: OptionSet, Sendable {
      let rawValue: UInt
      init(rawValue: UInt)
      static let up: UIPopoverArrowDirection
      static let down: UIPopoverArrowDirection
      static let left: UIPopoverArrowDirection
      static let right: UIPopoverArrowDirection
      static let any: UIPopoverArrowDirection
      static let unknown: UIPopoverArrowDirection
    }
    """)

  static let uiDataDetectorTypes = Interface(
    """
    struct UIDataDetectorTypes: OptionSet, Sendable {
      let rawValue: UInt
      init(rawValue: UInt)
      static let phoneNumber: UIDataDetectorTypes
      static let link: UIDataDetectorTypes
      static let address: UIDataDetectorTypes
      static let calendarEvent: UIDataDetectorTypes
      static let all: UIDataDetectorTypes
    }
    """)

  static let uiKeyModifierFlags = Interface(
    """
    struct UIKeyModifierFlags: OptionSet, Sendable {
      let rawValue: Int
      init(rawValue: Int)
      static let alphaShift: UIKeyModifierFlags
      static let shift: UIKeyModifierFlags
      static let control: UIKeyModifierFlags
      static let alternate: UIKeyModifierFlags
      static let command: UIKeyModifierFlags
      static let numericPad: UIKeyModifierFlags
    }
    """)

  static let uiAccessibilityTraits = Interface(
    """
    struct UIAccessibilityTraits: OptionSet, Sendable {
      let rawValue: UInt64
      init(rawValue: UInt64)
      static let none: UIAccessibilityTraits
      static let button: UIAccessibilityTraits
      static let link: UIAccessibilityTraits
      static let header: UIAccessibilityTraits
      static let selected: UIAccessibilityTraits
      static let staticText: UIAccessibilityTraits
      static let image: UIAccessibilityTraits
      static let adjustable: UIAccessibilityTraits
      static let updatesFrequently: UIAccessibilityTraits
      static let notEnabled: UIAccessibilityTraits
    }
    """)

  static let uiHostingControllerSizingOptions = Interface(
    """
    struct UIHostingControllerSizingOptions: OptionSet, Sendable {
      let rawValue: Int
      init(rawValue: Int)
      static let minSize: UIHostingControllerSizingOptions
      static let intrinsicContentSize: UIHostingControllerSizingOptions
      static let preferredContentSize: UIHostingControllerSizingOptions
    }
    """)

  static let nsKeyValueObservingOptions = Interface(
    """
    struct NSKeyValueObservingOptions: OptionSet, Sendable {
      let rawValue: UInt
      init(rawValue: UInt)
      static let new: NSKeyValueObservingOptions
      static let old: NSKeyValueObservingOptions
      static let initial: NSKeyValueObservingOptions
      static let prior: NSKeyValueObservingOptions
    }
    """)

  static let nsLayoutConstraintFormatOptions = Interface(
    """
    extension NSLayoutConstraint {
      struct FormatOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static let alignAllLeft: NSLayoutConstraint.FormatOptions
        static let alignAllRight: NSLayoutConstraint.FormatOptions
        static let alignAllTop: NSLayoutConstraint.FormatOptions
        static let alignAllBottom: NSLayoutConstraint.FormatOptions
        static let alignAllLeading: NSLayoutConstraint.FormatOptions
        static let alignAllTrailing: NSLayoutConstraint.FormatOptions
        static let alignAllCenterX: NSLayoutConstraint.FormatOptions
        static let alignAllCenterY: NSLayoutConstraint.FormatOptions
        static let directionLeadingToTrailing: NSLayoutConstraint.FormatOptions
      }
    }
    """)
}
