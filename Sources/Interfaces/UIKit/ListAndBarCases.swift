/// The cases of enumerations of lists and bars.
extension Interface {
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
