extension Interface {
  static let uiControl = Interface(
    """
    class UIControl: UIView {
      convenience init(frame: CGRect = .zero, primaryAction: UIAction?)
      @objc(enabled) var isEnabled: Bool = true
      @objc(selected) var isSelected: Bool
      @objc(highlighted) var isHighlighted: Bool
      var state: UIControl.State = .normal { get }
      var isTracking: Bool { get }
      var isTouchInside: Bool { get }
      var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center
      var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center
      var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center { get }
      var allTargets: Set<AnyHashable>
      var controlEvents: UIControl.Event
      var role: UIButton.Role
      var menu: UIMenu?
      var toolTip: String?
      var isContextMenuInteractionEnabled: Bool
      var contextMenuInteraction: UIContextMenuInteraction? { get }
      var showsMenuAsPrimaryAction: Bool
      @engine @objc(addTarget:action:forControlEvents:)
      func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)
      @engine @objc(removeTarget:action:forControlEvents:)
      func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event)
      @engine @objc(addAction:forControlEvents:)
      func addAction(_ action: UIAction, for controlEvents: UIControl.Event)
      @objc(removeAction:forControlEvents:)
      func removeAction(_ action: UIAction, for controlEvents: UIControl.Event)
      @engine @objc(sendActionsForControlEvents:) func sendActions(for controlEvents: UIControl.Event)
      func sendAction(_ action: UIAction)
      @objc(sendAction:to:forEvent:)
      func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?)
      @objc(actionsForTarget:forControlEvent:)
      func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]?
      @objc(actionsForTarget:)
      func actionsForTarget(_ target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]?
      func allControlEvents() -> UIControl.Event
      func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void)
      @objc(beginTrackingWithTouch:withEvent:)
      func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
      @objc(continueTrackingWithTouch:withEvent:)
      func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
      @objc(endTrackingWithTouch:withEvent:) func endTracking(_ touch: UITouch?, with event: UIEvent?)
      @objc(cancelTrackingWithEvent:) func cancelTracking(with event: UIEvent?)
      var isSymbolAnimationEnabled: Bool
      @objc(performPrimaryAction) func performPrimaryAction()
      func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint
    }
    """)

  static let uiButton = Interface(
    """
    class UIButton: UIControl {
      @objc(buttonWithType:) convenience init(type buttonType: UIButton.ButtonType)
      @objc(buttonWithType:primaryAction:)
      convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
      @objc(buttonWithConfiguration:primaryAction:)
      convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil)
      var buttonType: UIButton.ButtonType = .system { get }
      var titleLabel: UILabel? = UILabel() { get }
      var imageView: UIImageView? = UIImageView() { get }
      var subtitleLabel: UILabel? { get }
      var configuration: UIButton.Configuration?
      var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler?
      var automaticallyUpdatesConfiguration: Bool
      func setNeedsUpdateConfiguration()
      func updateConfiguration()
      var currentTitle: String? { get }
      var currentTitleColor: UIColor?
      var currentImage: UIImage? { get }
      var currentBackgroundImage: UIImage? { get }
      var currentAttributedTitle: NSAttributedString? { get }
      @engine @objc(setTitle:forState:) func setTitle(_ title: String?, for state: UIControl.State)
      @objc(titleForState:) func title(for state: UIControl.State) -> String?
      @objc(setTitleColor:forState:) func setTitleColor(_ color: UIColor?, for state: UIControl.State)
      @objc(titleColorForState:) func titleColor(for state: UIControl.State) -> UIColor?
      @objc(setTitleShadowColor:forState:) func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State)
      @objc(setImage:forState:) func setImage(_ image: UIImage?, for state: UIControl.State)
      @objc(imageForState:) func image(for state: UIControl.State) -> UIImage?
      @objc(setBackgroundImage:forState:)
      func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)
      @objc(backgroundImageForState:) func backgroundImage(for state: UIControl.State) -> UIImage?
      @objc(setAttributedTitle:forState:)
      func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)
      @objc(attributedTitleForState:) func attributedTitle(for state: UIControl.State) -> NSAttributedString?
      @objc(setPreferredSymbolConfiguration:forImageInState:)
      func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State)
      func setBackgroundColor(_ color: UIColor, for state: UIControl.State)
      var contentEdgeInsets: UIEdgeInsets
      var titleEdgeInsets: UIEdgeInsets
      var imageEdgeInsets: UIEdgeInsets
      var lineBreakMode: NSLineBreakMode
      var titleShadowOffset: CGSize
      var font: UIFont
      var adjustsImageWhenHighlighted: Bool
      var adjustsImageWhenDisabled: Bool
      var showsTouchWhenHighlighted: Bool
      var reversesTitleShadowWhenHighlighted: Bool
      var changesSelectionAsPrimaryAction: Bool
      var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
      var isPointerInteractionEnabled: Bool
      var isHovered: Bool { get }
      var isHeld: Bool { get }
      @objc(backgroundRectForBounds:) func backgroundRect(forBounds bounds: CGRect) -> CGRect
      @objc(contentRectForBounds:) func contentRect(forBounds bounds: CGRect) -> CGRect
      @objc(imageRectForContentRect:) func imageRect(forContentRect contentRect: CGRect) -> CGRect
      @objc(titleRectForContentRect:) func titleRect(forContentRect contentRect: CGRect) -> CGRect
    }
    """)

  static let uiSegmentedControl = Interface(
    """
    class UISegmentedControl: UIControl {
      convenience init(items: [Any]?)
      var selectedSegmentIndex: Int = -1
      var numberOfSegments: Int { get }
      var selectedSegmentTintColor: UIColor?
      var segmentedControlStyle: UISegmentedControlStyle
      var isMomentary: Bool
      var apportionsSegmentWidthsByContent: Bool
      @objc(insertSegmentWithTitle:atIndex:animated:)
      func insertSegment(withTitle title: String?, at segment: Int, animated: Bool)
      @objc(insertSegmentWithImage:atIndex:animated:)
      func insertSegment(with image: UIImage?, at segment: Int, animated: Bool)
      @objc(removeSegmentAtIndex:animated:) func removeSegment(at segment: Int, animated: Bool)
      func removeAllSegments()
      @objc(setTitle:forSegmentAtIndex:) func setTitle(_ title: String?, forSegmentAt segment: Int)
      @objc(titleForSegmentAtIndex:) func titleForSegment(at segment: Int) -> String?
      @objc(setImage:forSegmentAtIndex:) func setImage(_ image: UIImage?, forSegmentAt segment: Int)
      @objc(setEnabled:forSegmentAtIndex:) func setEnabled(_ enabled: Bool, forSegmentAt segment: Int)
      @objc(setWidth:forSegmentAtIndex:) func setWidth(_ width: CGFloat, forSegmentAt segment: Int)
      @objc(setTitleTextAttributes:forState:)
      func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
      @objc(setBackgroundImage:forState:barMetrics:)
      func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics)
      @objc(setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics:)
      func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics)
      convenience init(frame: CGRect, actions: [UIAction])
      func setAction(_ action: UIAction, forSegmentAt segment: Int)
      func insertSegment(action: UIAction, at segment: Int, animated: Bool)
      func actionForSegment(at segment: Int) -> UIAction?
      @objc(imageForSegmentAtIndex:) func imageForSegment(at segment: Int) -> UIImage?
      @objc(isEnabledForSegmentAtIndex:) func isEnabledForSegment(at segment: Int) -> Bool
      @objc(widthForSegmentAtIndex:) func widthForSegment(at segment: Int) -> CGFloat
      func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int)
      class var noSegment: Int = -1 { get }
    }
    """)

  static let uiSwitch = Interface(
    """
    class UISwitch: UIControl {
      @objc(on) var isOn: Bool
      func setOn(_ on: Bool, animated: Bool)
      var onTintColor: UIColor?
      var thumbTintColor: UIColor?
      var onImage: UIImage?
      var offImage: UIImage?
      var style: UISwitch.Style = .sliding { get }
      var preferredStyle: UISwitch.Style = .automatic
      var title: String?
    }
    """)

  static let uiSlider = Interface(
    """
    class UISlider: UIControl {
      var value: Float
      var minimumValue: Float
      var maximumValue: Float
      var isContinuous: Bool = true
      func setValue(_ value: Float, animated: Bool)
      var minimumTrackTintColor: UIColor?
      var maximumTrackTintColor: UIColor?
      var thumbTintColor: UIColor?
      var minimumValueImage: UIImage?
      var maximumValueImage: UIImage?
      @objc(setThumbImage:forState:) func setThumbImage(_ image: UIImage?, for state: UIControl.State)
      @objc(setMinimumTrackImage:forState:)
      func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State)
      @objc(setMaximumTrackImage:forState:)
      func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State)
      var currentThumbImage: UIImage? { get }
      func thumbImage(for state: UIControl.State) -> UIImage?
      func trackRect(forBounds bounds: CGRect) -> CGRect
      func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect
      func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect
      func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect
      var preferredBehavioralStyle: UIBehavioralStyle = .automatic
      var sliderStyle: UISlider.Style = .default
    }
    """)

  static let uiStepper = Interface(
    """
    class UIStepper: UIControl {
      var value: Double
      var minimumValue: Double
      var maximumValue: Double
      var stepValue: Double
      var isContinuous: Bool = true
      var autorepeat: Bool = true
      var wraps: Bool
      @objc(setIncrementImage:forState:)
      func setIncrementImage(_ image: UIImage?, for state: UIControl.State)
      @objc(setDecrementImage:forState:)
      func setDecrementImage(_ image: UIImage?, for state: UIControl.State)
      func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)
      func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State)
    }
    """)

  static let uiDatePicker = Interface(
    """
    class UIDatePicker: UIControl {
      var date: Date
      func setDate(_ date: Date, animated: Bool)
      var datePickerMode: UIDatePicker.Mode = .dateAndTime
      var preferredDatePickerStyle: UIDatePickerStyle = .automatic
      var countDownDuration: TimeInterval
      var minuteInterval: Int = 1
      var minimumDate: Date?
      var maximumDate: Date?
      var locale: Locale?
      var calendar: Calendar!
      var timeZone: TimeZone?
      var datePickerStyle: UIDatePickerStyle = .automatic { get }
      var roundsToMinuteInterval: Bool = true
    }
    """)

  static let uiColorWell = Interface(
    """
    class UIColorWell: UIControl {
      var title: String?
      var supportsAlpha: Bool = true
      var selectedColor: UIColor?
    }
    """)

  static let uiPageControl = Interface(
    """
    class UIPageControl: UIControl {
      var currentPage: Int
      var numberOfPages: Int
      var pageIndicatorTintColor: UIColor?
      var currentPageIndicatorTintColor: UIColor?
      var hidesForSinglePage: Bool
      var defersCurrentPageDisplay: Bool
      @objc(sizeForNumberOfPages:) func size(forNumberOfPages pageCount: Int) -> CGSize
      func updateCurrentPageDisplay()
      var backgroundStyle: UIPageControl.BackgroundStyle = .automatic
      var interactionState: UIPageControl.InteractionState = .none { get }
      var allowsContinuousInteraction: Bool = true
      var preferredIndicatorImage: UIImage?
      var preferredCurrentPageIndicatorImage: UIImage?
      var direction: UIPageControl.Direction = .natural
      func indicatorImage(forPage page: Int) -> UIImage?
      func setIndicatorImage(_ image: UIImage?, forPage page: Int)
      func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int)
    }
    """)

  static let uiRefreshControl = Interface(
    """
    class UIRefreshControl: UIControl {
      @objc(refreshing) var isRefreshing: Bool { get }
      var attributedTitle: NSAttributedString?
      func beginRefreshing()
      func endRefreshing()
    }
    """)

  static let uiTextField = Interface(
    """
    class UITextField: UIControl {
      @unsent @objc(caretRectForPosition:) func caretRect(for position: UITextPosition) -> CGRect
      var text: String? = ""
      var attributedText: NSAttributedString?
      var placeholder: String?
      var attributedPlaceholder: NSAttributedString?
      var font: UIFont? = UIFont(17)
      var textColor: UIColor?
      var textAlignment: NSTextAlignment = .natural
      var borderStyle: UITextField.BorderStyle = .none
      var defaultTextAttributes: [NSAttributedString.Key: Any]
      var typingAttributes: [NSAttributedString.Key: Any]?
      @engine weak var delegate: (any UITextFieldDelegate)?
      @engine @objc(editing) var isEditing: Bool { get }
      @engine var hasText: Bool { get }
      var background: UIImage?
      var disabledBackground: UIImage?
      var leftView: UIView?
      var rightView: UIView?
      var leftViewMode: UITextField.ViewMode = .never
      var rightViewMode: UITextField.ViewMode = .never
      var clearButtonMode: UITextField.ViewMode = .never
      var clearsOnBeginEditing: Bool
      var clearsOnInsertion: Bool
      var adjustsFontSizeToFitWidth: Bool
      var adjustsFontForContentSizeCategory: Bool
      var minimumFontSize: CGFloat
      override var inputView: UIView? { get set }
      override var inputAccessoryView: UIView? { get set }
      var selectedTextRange: UITextRange?
      var markedTextRange: UITextRange? { get }
      var keyboardType: UIKeyboardType = .default
      var keyboardAppearance: UIKeyboardAppearance = .default
      var returnKeyType: UIReturnKeyType = .default
      var enablesReturnKeyAutomatically: Bool
      var autocapitalizationType: UITextAutocapitalizationType = .sentences
      var autocorrectionType: UITextAutocorrectionType = .default
      var spellCheckingType: UITextSpellCheckingType = .default
      @objc(secureTextEntry) var isSecureTextEntry: Bool
      var textContentType: UITextContentType!
      var smartQuotesType: UITextSmartQuotesType = .default
      var smartDashesType: UITextSmartDashesType = .default
      var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
      var inlinePredictionType: UITextInlinePredictionType = .default
      var passwordRules: UITextInputPasswordRules?
      var writingToolsBehavior: UIWritingToolsBehavior = .default
      var allowsEditingTextAttributes: Bool
      func selectAll(_ sender: Any?)
      func insertText(_ text: String)
      func deleteBackward()
      @objc(textRectForBounds:) func textRect(forBounds bounds: CGRect) -> CGRect
      @objc(editingRectForBounds:) func editingRect(forBounds bounds: CGRect) -> CGRect
      var interactionState: Any?
      var beginningOfDocument: UITextPosition { get }
      var endOfDocument: UITextPosition { get }
      func position(from position: UITextPosition, offset: Int) -> UITextPosition?
      func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
      func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
      func placeholderRect(forBounds bounds: CGRect) -> CGRect
      func borderRect(forBounds bounds: CGRect) -> CGRect
      func clearButtonRect(forBounds bounds: CGRect) -> CGRect
      func leftViewRect(forBounds bounds: CGRect) -> CGRect
      func rightViewRect(forBounds bounds: CGRect) -> CGRect
      func drawText(in rect: CGRect)
      func drawPlaceholder(in rect: CGRect)
    }
    """)

  static let uiTextView = Interface(
    """
    class UITextView: UIScrollView {
      init(frame: CGRect, textContainer: NSTextContainer?)
      var text: String! = ""
      var attributedText: NSAttributedString!
      var font: UIFont?
      var textColor: UIColor?
      var textAlignment: NSTextAlignment = .natural
      @engine weak var delegate: (any UITextViewDelegate)?
      @objc(editable) var isEditable: Bool = true
      @objc(selectable) var isSelectable: Bool = true
      var allowsEditingTextAttributes: Bool
      @engine var hasText: Bool { get }
      var selectedRange: NSRange
      var dataDetectorTypes: UIDataDetectorTypes
      var linkTextAttributes: [NSAttributedString.Key: Any]!
      var typingAttributes: [NSAttributedString.Key: Any]
      var textContainer: NSTextContainer { get }
      var textContainerInset: UIEdgeInsets
      var layoutManager: NSLayoutManager { get }
      var textStorage: NSTextStorage { get }
      override var inputView: UIView? { get set }
      override var inputAccessoryView: UIView? { get set }
      var keyboardType: UIKeyboardType = .default
      var keyboardAppearance: UIKeyboardAppearance = .default
      var enablesReturnKeyAutomatically: Bool
      var spellCheckingType: UITextSpellCheckingType = .default
      var textContentType: UITextContentType!
      var smartQuotesType: UITextSmartQuotesType = .default
      var smartDashesType: UITextSmartDashesType = .default
      var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
      var inlinePredictionType: UITextInlinePredictionType = .default
      var passwordRules: UITextInputPasswordRules?
      var writingToolsBehavior: UIWritingToolsBehavior = .default
      var returnKeyType: UIReturnKeyType = .default
      var autocapitalizationType: UITextAutocapitalizationType = .sentences
      var autocorrectionType: UITextAutocorrectionType = .default
      func scrollRangeToVisible(_ range: NSRange)
      func insertText(_ text: String)
      init(usingTextLayoutManager: Bool)
      var textLayoutManager: NSTextLayoutManager? { get }
      var isFindInteractionEnabled: Bool
      var findInteraction: UIFindInteraction? { get }
      var usesStandardTextScaling: Bool
      var clearsOnInsertion: Bool
      var adjustsFontForContentSizeCategory: Bool
      var interactionState: Any
      var beginningOfDocument: UITextPosition { get }
      var endOfDocument: UITextPosition { get }
      var selectedTextRange: UITextRange?
      var isSecureTextEntry: Bool
      var borderStyle: UITextView.BorderStyle = .none
      func position(from position: UITextPosition, offset: Int) -> UITextPosition?
      func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
      func caretRect(for position: UITextPosition) -> CGRect
      func selectAll(_ sender: Any?)
      func deleteBackward()
    }
    """)
}
