extension Interface {
  static let uiGestureRecognizer = Interface(
    """
    class UIGestureRecognizer: NSObject {
      init(target: Any?, action: Selector?)
      weak var delegate: (any UIGestureRecognizerDelegate)?
      weak var view: UIView? { get }
      var name: String?
      var state: UIGestureRecognizer.State
      @objc(enabled) var isEnabled: Bool = true
      var cancelsTouchesInView: Bool = true
      var delaysTouchesBegan: Bool
      var delaysTouchesEnded: Bool = true
      var requiresExclusiveTouchType: Bool = true
      var allowedTouchTypes: [NSNumber]
      var modifierFlags: UIKeyModifierFlags { get }
      var numberOfTouches: Int { get }
      @objc(addTarget:action:) func addTarget(_ target: Any, action: Selector)
      func removeTarget(_ target: Any?, action: Selector?)
      @engine @objc(locationInView:) func location(in view: UIView?) -> CGPoint
      @objc(requireGestureRecognizerToFail:)
      func require(toFail otherGestureRecognizer: UIGestureRecognizer)
      @objc(shouldRequireFailureOfGestureRecognizer:)
      func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool

      // What a recogniser of one's own overrides
      @unsent @objc(touchesBegan:withEvent:)
      func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)
      @unsent @objc(touchesMoved:withEvent:)
      func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)
      @unsent @objc(touchesEnded:withEvent:)
      func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)
      @unsent @objc(touchesCancelled:withEvent:)
      func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)
      @unsent func reset()
      @unsent @objc(shouldReceiveEvent:) func shouldReceive(_ event: UIEvent) -> Bool
      @unsent @objc(canPreventGestureRecognizer:)
      func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool
      @unsent @objc(canBePreventedByGestureRecognizer:)
      func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool

      // What only some of them have
      var edges: UIRectEdge
      var direction: UISwipeGestureRecognizer.Direction = .right
      var numberOfTapsRequired: Int = 1
      var numberOfTouchesRequired: Int = 1
      var minimumPressDuration: TimeInterval
      var allowableMovement: CGFloat
      var minimumNumberOfTouches: Int
      var maximumNumberOfTouches: Int
      var scale: CGFloat
      var rotation: CGFloat
      var velocity: CGFloat
      @objc(setTranslation:inView:) func setTranslation(_ translation: CGPoint, in view: UIView?)
      var buttonMaskRequired: UIEvent.ButtonMask = .primary
      var allowedPressTypes: [NSNumber]
      var allowedScrollTypesMask: UIScrollTypeMask
      var buttonMask: UIEvent.ButtonMask { get }
      @objc(locationOfTouch:inView:) func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint
      func ignore(_ touch: UITouch, for event: UIEvent)
      func ignore(_ button: UIPress, for event: UIPressesEvent)
    }
    """)

  static let uiTapGestureRecognizer = Interface(
    "class UITapGestureRecognizer: UIGestureRecognizer {}")

  static let uiPanGestureRecognizer = Interface(
    """
    class UIPanGestureRecognizer: UIGestureRecognizer {
      @engine @objc(translationInView:) func translation(in view: UIView?) -> CGPoint
      @engine @objc(velocityInView:) func velocity(in view: UIView?) -> CGPoint
    }
    """)

  static let uiSwipeGestureRecognizer = Interface(
    "class UISwipeGestureRecognizer: UIGestureRecognizer {}")
  static let uiPinchGestureRecognizer = Interface(
    "class UIPinchGestureRecognizer: UIGestureRecognizer {}")
  static let uiRotationGestureRecognizer = Interface(
    "class UIRotationGestureRecognizer: UIGestureRecognizer {}")
  static let uiLongPressGestureRecognizer = Interface(
    "class UILongPressGestureRecognizer: UIGestureRecognizer {}")
  static let uiHoverGestureRecognizer = Interface(
    "class UIHoverGestureRecognizer: UIGestureRecognizer {}")
  static let uiScreenEdgePanGestureRecognizer = Interface(
    "class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}")
}
