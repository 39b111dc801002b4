/// The cases of enumerations of views, controls and bars.
extension Interface {
  static let uiViewContentMode = Interface(
    """
    extension UIView {
      enum ContentMode: Int {
        case scaleToFill
        case scaleAspectFit
        case scaleAspectFill
        case redraw
        case center
        case top
        case bottom
        case left
        case right
        case topLeft
        case topRight
        case bottomLeft
        case bottomRight
      }
    }
    """)

  static let uiViewTintAdjustmentMode = Interface(
    """
    extension UIView {
      enum TintAdjustmentMode: Int {
        case automatic
        case normal
        case dimmed
      }
    }
    """)

  static let nsLayoutConstraintAxis = Interface(
    """
    extension NSLayoutConstraint {
      enum Axis: Int {
        case horizontal
        case vertical
      }
    }
    """)

  static let nsLayoutConstraintRelation = Interface(
    """
    extension NSLayoutConstraint {
      enum Relation: Int {
        case lessThanOrEqual = -1
        case equal
        case greaterThanOrEqual
      }
    }
    """)

  static let nsLayoutConstraintAttribute = Interface(
    """
    extension NSLayoutConstraint {
      enum Attribute: Int {
        case left = 1
        case right
        case top
        case bottom
        case leading
        case trailing
        case width
        case height
        case centerX
        case centerY
        case lastBaseline
        case firstBaseline
        case leftMargin
        case rightMargin
        case topMargin
        case bottomMargin
        case leadingMargin
        case trailingMargin
        case centerXWithinMargins
        case centerYWithinMargins
        case notAnAttribute = 0
      }
    }
    """)

  static let uiStackViewAlignment = Interface(
    """
    extension UIStackView {
      enum Alignment: Int {
        case fill
        case leading
        case firstBaseline
        case center
        case trailing
        case lastBaseline
      }
    }
    """)

  static let uiStackViewDistribution = Interface(
    """
    extension UIStackView {
      enum Distribution: Int {
        case fill
        case fillEqually
        case fillProportionally
        case equalSpacing
        case equalCentering
      }
    }
    """)

  static let nsTextAlignment = Interface(
    """
    enum NSTextAlignment: Int {
      case left
      case center
      case right
      case justified
      case natural
    }
    """)

  static let nsLineBreakMode = Interface(
    """
    enum NSLineBreakMode: Int {
      case byWordWrapping
      case byCharWrapping
      case byClipping
      case byTruncatingHead
      case byTruncatingTail
      case byTruncatingMiddle
    }
    """)

  static let uiBaselineAdjustment = Interface(
    """
    enum UIBaselineAdjustment: Int {
      case alignBaselines
      case alignCenters
      case none
    }
    """)

  static let uiControlContentVerticalAlignment = Interface(
    """
    extension UIControl {
      enum ContentVerticalAlignment: Int {
        case center
        case top
        case bottom
        case fill
      }
    }
    """)

  static let uiControlContentHorizontalAlignment = Interface(
    """
    extension UIControl {
      enum ContentHorizontalAlignment: Int {
        case center
        case left
        case right
        case fill
        case leading
        case trailing
      }
    }
    """)

  static let uiButtonButtonType = Interface(
    """
    extension UIButton {
      enum ButtonType: Int {
        case custom
        case system
        case detailDisclosure
        case infoLight
        case infoDark
        case contactAdd
        case plain
        case close
      }
    }
    """)

  static let uiButtonRole = Interface(
    """
    extension UIButton {
      enum Role: Int {
        case normal
        case primary
        case cancel
        case destructive
      }
    }
    """)

  static let uiSegmentedControlStyle = Interface(
    """
    enum UISegmentedControlStyle: Int {
      case plain
      case bordered
      case bar
      case bezeled
    }
    """)

  static let uiSwitchStyle = Interface(
    """
    extension UISwitch {
      enum Style: Int {
        case automatic
        case checkbox
        case sliding
      }
    }
    """)

  static let uiDatePickerMode = Interface(
    """
    extension UIDatePicker {
      enum Mode: Int {
        case time
        case date
        case dateAndTime
        case countDownTimer
      }
    }
    """)

  static let uiDatePickerStyle = Interface(
    """
    enum UIDatePickerStyle: Int {
      case automatic
      case wheels
      case compact
      case inline
    }
    """)

  static let uiTextFieldBorderStyle = Interface(
    """
    extension UITextField {
      enum BorderStyle: Int {
        case none
        case line
        case bezel
        case roundedRect
      }
    }
    """)

  static let uiTextFieldViewMode = Interface(
    """
    extension UITextField {
      enum ViewMode: Int {
        case never
        case whileEditing
        case unlessEditing
        case always
      }
    }
    """)

  static let uiKeyboardType = Interface(
    """
    enum UIKeyboardType: Int {
      case `default`
      case asciiCapable
      case numbersAndPunctuation
      case URL
      case numberPad
      case phonePad
      case namePhonePad
      case emailAddress
      case decimalPad
      case twitter
      case webSearch
      case asciiCapableNumberPad
    }
    """)

  static let uiKeyboardAppearance = Interface(
    """
    enum UIKeyboardAppearance: Int {
      case `default`
      case dark
      case light
      case alert
    }
    """)

  static let uiReturnKeyType = Interface(
    """
    enum UIReturnKeyType: Int {
      case `default`
      case go
      case google
      case join
      case next
      case route
      case search
      case send
      case yahoo
      case done
      case emergencyCall
      case `continue`
    }
    """)

  static let uiTextAutocapitalizationType = Interface(
    """
    enum UITextAutocapitalizationType: Int {
      case none
      case words
      case sentences
      case allCharacters
    }
    """)

  static let uiTextAutocorrectionType = Interface(
    """
    enum UITextAutocorrectionType: Int {
      case `default`
      case no
      case yes
    }
    """)

  static let uiTextSpellCheckingType = Interface(
    """
    enum UITextSpellCheckingType: Int {
      case `default`
      case no
      case yes
    }
    """)

  static let uiProgressViewStyle = Interface(
    """
    extension UIProgressView {
      enum Style: Int {
        case `default`
        case bar
      }
    }
    """)

  static let uiActivityIndicatorViewStyle = Interface(
    """
    extension UIActivityIndicatorView {
      enum Style: Int {
        case medium = 100
        case large = 101
        case whiteLarge = 0
        case white = 1
        case gray = 2
      }
    }
    """)

  static let uiScrollViewContentInsetAdjustmentBehavior = Interface(
    """
    extension UIScrollView {
      enum ContentInsetAdjustmentBehavior: Int {
        case automatic
        case scrollableAxes
        case never
        case always
      }
    }
    """)

  static let uiScrollViewIndicatorStyle = Interface(
    """
    extension UIScrollView {
      enum IndicatorStyle: Int {
        case `default`
        case black
        case white
      }
    }
    """)

  static let uiScrollViewKeyboardDismissMode = Interface(
    """
    extension UIScrollView {
      enum KeyboardDismissMode: Int {
        case none
        case onDrag
        case interactive
        case onDragWithAccessory
        case interactiveWithAccessory
      }
    }
    """)

  static let uiTableViewStyle = Interface(
    """
    extension UITableView {
      enum Style: Int {
        case plain
        case grouped
        @available(iOS 13.0, *) case insetGrouped
      }
    }
    """)

  static let uiTableViewRowAnimation = Interface(
    """
    extension UITableView {
      enum RowAnimation: Int {
        case fade
        case right
        case left
        case top
        case bottom
        case none
        case middle
        case automatic = 100
      }
    }
    """)

  static let uiTableViewScrollPosition = Interface(
    """
    extension UITableView {
      enum ScrollPosition: Int {
        case none
        case top
        case middle
        case bottom
      }
    }
    """)

  static let uiTableViewCellCellStyle = Interface(
    """
    extension UITableViewCell {
      enum CellStyle: Int {
        case `default`
        case value1
        case value2
        case subtitle
      }
    }
    """)

  static let uiTableViewCellEditingStyle = Interface(
    """
    extension UITableViewCell {
      enum EditingStyle: Int {
        case none
        case delete
        case insert
      }
    }
    """)

  static let uiTableViewCellSeparatorStyle = Interface(
    """
    extension UITableViewCell {
      enum SeparatorStyle: Int {
        case none
        case singleLine
        case singleLineEtched
      }
    }
    """)

  static let uiTableViewCellSelectionStyle = Interface(
    """
    extension UITableViewCell {
      enum SelectionStyle: Int {
        case none
        case blue
        case gray
        case `default`
      }
    }
    """)

  static let uiTableViewCellAccessoryType = Interface(
    """
    extension UITableViewCell {
      enum AccessoryType: Int {
        case none
        case disclosureIndicator
        case detailDisclosureButton
        case checkmark
        case detailButton
      }
    }
    """)

  static let uiTableViewCellStateMask = Interface(
    """
    extension UITableViewCell {
      struct StateMask: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static let showingEditControl: UITableViewCell.StateMask
        static let showingDeleteConfirmation: UITableViewCell.StateMask
      }
    }
    """)

  static let uiCollectionViewScrollPosition = Interface(
    """
    extension UICollectionView {
      struct ScrollPosition: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static let top: UICollectionView.ScrollPosition
        static let centeredVertically: UICollectionView.ScrollPosition
        static let bottom: UICollectionView.ScrollPosition
        static let left: UICollectionView.ScrollPosition
        static let centeredHorizontally: UICollectionView.ScrollPosition
        static let right: UICollectionView.ScrollPosition
      }
    }
    """)

  static let uiCollectionViewScrollDirection = Interface(
    """
    extension UICollectionView {
      enum ScrollDirection: Int {
        case vertical
        case horizontal
      }
    }
    """)

  static let uiBarStyle = Interface(
    """
    enum UIBarStyle: Int {
      case `default`
      case black
    }
    """)

  static let uiBarMetrics = Interface(
    """
    enum UIBarMetrics: Int {
      case `default`
      case compact
      case defaultPrompt = 101
      case compactPrompt
    }
    """)

  static let uiBarPosition = Interface(
    """
    enum UIBarPosition: Int {
      case any
      case bottom
      case top
      case topAttached
    }
    """)

  static let uiBarButtonItemStyle = Interface(
    """
    extension UIBarButtonItem {
      enum Style: Int {
        case plain
        case done = 2
        @available(iOS 13.0, *) case prominent
      }
    }
    """)

  static let uiBarButtonItemSystemItem = Interface(
    """
    extension UIBarButtonItem {
      enum SystemItem: Int {
        case done
        case cancel
        case edit
        case save
        case add
        case flexibleSpace
        case fixedSpace
        case compose
        case reply
        case action
        case organize
        case bookmarks
        case search
        case refresh
        case stop
        case camera
        case trash
        case play
        case pause
        case rewind
        case fastForward
        case undo
        case redo
        case pageCurl
        case close
        @available(iOS 13.0, *) case writingTools
      }
    }
    """)

  static let uiTabBarItemPositioning = Interface(
    """
    extension UITabBar {
      enum ItemPositioning: Int {
        case automatic
        case fill
        case centered
      }
    }
    """)

  static let uiTabBarItemSystemItem = Interface(
    """
    extension UITabBarItem {
      enum SystemItem: Int {
        case more
        case favorites
        case featured
        case topRated
        case recents
        case contacts
        case history
        case bookmarks
        case search
        case downloads
        case mostRecent
        case mostViewed
      }
    }
    """)

  static let uiSearchBarStyle = Interface(
    """
    extension UISearchBar {
      enum Style: Int {
        case `default`
        case prominent
        case minimal
      }
    }
    """)

  static let uiSearchBarIcon = Interface(
    """
    extension UISearchBar {
      enum Icon: Int {
        case search
        case clear
        case bookmark
        case resultsList
      }
    }
    """)

  static let uiNavigationItemLargeTitleDisplayMode = Interface(
    """
    extension UINavigationItem {
      enum LargeTitleDisplayMode: Int {
        case automatic
        case always
        case never
      }
    }
    """)

  static let uiNavigationItemBackButtonDisplayMode = Interface(
    """
    extension UINavigationItem {
      enum BackButtonDisplayMode: Int {
        case `default`
        case generic
        case minimal
      }
    }
    """)

  static let uiBlurEffectStyle = Interface(
    """
    extension UIBlurEffect {
      enum Style: Int {
        case extraLight
        case light
        case dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial
        case systemThinMaterial
        case systemMaterial
        case systemThickMaterial
        case systemChromeMaterial
        case systemMaterialLight
        case systemMaterialDark
      }
    }
    """)

  static let uiAccessibilityNavigationStyle = Interface(
    """
    enum UIAccessibilityNavigationStyle: Int {
      case automatic
      case separate
      case combined
    }
    """)
}
