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
        static var top: UIStackView.Alignment = .leading { get }
        static var bottom: UIStackView.Alignment = .trailing { get }
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
}
