extension Interface {
  static let uiNavigationBar = Interface(
    """
    class UINavigationBar: UIView {
      weak var delegate: (any UINavigationBarDelegate)?
      var items: [UINavigationItem]?
      var topItem: UINavigationItem? { get }
      var backItem: UINavigationItem? { get }
      var barStyle: UIBarStyle = .default
      var barTintColor: UIColor?
      @objc(translucent) var isTranslucent: Bool = true
      var prefersLargeTitles: Bool
      var shadowImage: UIImage?
      var titleTextAttributes: [NSAttributedString.Key: Any]?
      var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
      var backIndicatorImage: UIImage?
      var backIndicatorTransitionMaskImage: UIImage?
      var standardAppearance: UINavigationBarAppearance
      var compactAppearance: UINavigationBarAppearance?
      var scrollEdgeAppearance: UINavigationBarAppearance?
      func setItems(_ items: [UINavigationItem]?, animated: Bool)
      @objc(pushNavigationItem:animated:) func pushItem(_ item: UINavigationItem, animated: Bool)
      @objc(popNavigationItemAnimated:) func popItem(animated: Bool) -> UINavigationItem?
      @objc(setBackgroundImage:forBarMetrics:)
      func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics)
      @objc(setTitleVerticalPositionAdjustment:forBarMetrics:)
      func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
      var compactScrollEdgeAppearance: UINavigationBarAppearance?
      var preferredBehavioralStyle: UIBehavioralStyle = .automatic
      @objc(backgroundImageForBarMetrics:) func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage?
      @objc(titleVerticalPositionAdjustmentForBarMetrics:)
      func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat
      @objc(setBackgroundImage:forBarPosition:barMetrics:)
      func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    }
    """)

  static let uiTabBar = Interface(
    """
    class UITabBar: UIView {
      weak var delegate: (any UITabBarDelegate)?
      var items: [UITabBarItem]?
      weak var selectedItem: UITabBarItem?
      func setItems(_ items: [UITabBarItem]?, animated: Bool)
      var barStyle: UIBarStyle = .default
      var barTintColor: UIColor?
      @objc(translucent) var isTranslucent: Bool = true
      var unselectedItemTintColor: UIColor?
      var selectedImageTintColor: UIColor?
      var selectionIndicatorImage: UIImage?
      var shadowImage: UIImage?
      var backgroundImage: UIImage?
      var itemPositioning: UITabBar.ItemPositioning = .automatic
      var itemWidth: CGFloat
      var itemSpacing: CGFloat
      var standardAppearance: UITabBarAppearance
      var scrollEdgeAppearance: UITabBarAppearance?
      func beginCustomizingItems(_ items: [UITabBarItem])
      func endCustomizing(animated: Bool) -> Bool
      var isCustomizing: Bool { get }
    }
    """)

  static let uiToolbar = Interface(
    """
    class UIToolbar: UIView {
      weak var delegate: (any UIToolbarDelegate)?
      var items: [UIBarButtonItem]?
      func setItems(_ items: [UIBarButtonItem]?, animated: Bool)
      var barStyle: UIBarStyle = .default
      var barTintColor: UIColor?
      @objc(translucent) var isTranslucent: Bool = true
      var shadowImage: UIImage?
      var standardAppearance: UIToolbarAppearance
      var compactAppearance: UIToolbarAppearance?
      var scrollEdgeAppearance: UIToolbarAppearance?
      @objc(setBackgroundImage:forToolbarPosition:barMetrics:)
      func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics)
      func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition)
      var compactScrollEdgeAppearance: UIToolbarAppearance?
    }
    """)

  static let uiSearchBar = Interface(
    """
    class UISearchBar: UIView {
      weak var delegate: (any UISearchBarDelegate)?
      var text: String? = ""
      var placeholder: String?
      var prompt: String?
      var barStyle: UIBarStyle = .default
      var searchBarStyle: UISearchBar.Style = .default
      var searchTextField: UISearchTextField { get }
      var barTintColor: UIColor?
      var backgroundImage: UIImage?
      var isTranslucent: Bool
      var scopeButtonTitles: [String]?
      var selectedScopeButtonIndex: Int
      var showsScopeBar: Bool
      var showsCancelButton: Bool
      func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool)
      var showsBookmarkButton: Bool
      var showsSearchResultsButton: Bool
      override var inputAccessoryView: UIView? { get set }
      var keyboardType: UIKeyboardType = .default
      var keyboardAppearance: UIKeyboardAppearance = .default
      var spellCheckingType: UITextSpellCheckingType = .default
      var textContentType: UITextContentType!
      var smartQuotesType: UITextSmartQuotesType = .default
      var smartDashesType: UITextSmartDashesType = .default
      var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
      var inlinePredictionType: UITextInlinePredictionType = .default
      var passwordRules: UITextInputPasswordRules?
      var writingToolsBehavior: UIWritingToolsBehavior = .default
      var autocorrectionType: UITextAutocorrectionType = .default
      var returnKeyType: UIReturnKeyType = .default
      var enablesReturnKeyAutomatically: Bool
      var autocapitalizationType: UITextAutocapitalizationType = .none
      @objc(setImage:forSearchBarIcon:state:)
      func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State)
      @objc(setSearchFieldBackgroundImage:forState:)
      func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State)
      var isEnabled: Bool = true
      @objc(secureTextEntry) var isSecureTextEntry: Bool
      var isSearchResultsButtonSelected: Bool
      var scopeBarBackgroundImage: UIImage?
      var searchTextPositionAdjustment: UIOffset
      var searchFieldBackgroundPositionAdjustment: UIOffset
      @objc(setShowsScope:animated:) func setShowsScope(_ show: Bool, animated: Bool)
      @objc(imageForSearchBarIcon:state:)
      func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage?
      @objc(setPositionAdjustment:forSearchBarIcon:)
      func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon)
      @objc(setBackgroundImage:forBarPosition:barMetrics:)
      func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
      @objc(setScopeBarButtonTitleTextAttributes:forState:)
      func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
      @objc(setScopeBarButtonBackgroundImage:forState:)
      func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State)
    }
    """)

  static let uiBarItem = Interface(
    """
    class UIBarItem: NSObject {
      var largeContentSizeImage: UIImage?
      var largeContentSizeImageInsets: UIEdgeInsets
      @objc(titleTextAttributesForState:)
      func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?
    }
    """)

  static let uiBarButtonItem = Interface(
    """
    class UIBarButtonItem: UIBarItem {
      convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)
      convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
      convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
      convenience init(customView: UIView)
      convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
      convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
      var title: String?
      var image: UIImage?
      var landscapeImagePhone: UIImage?
      var customView: UIView?
      var style: UIBarButtonItem.Style = .plain
      var width: CGFloat
      var tag: Int
      @objc(enabled) var isEnabled: Bool = true
      var isHidden: Bool
      var isSelected: Bool
      var tintColor: UIColor?
      var possibleTitles: Set<String>?
      weak var target: AnyObject?
      var action: Selector?
      var primaryAction: UIAction?
      var menu: UIMenu?
      var badge: UIBarButtonItem.Badge?
      var imageInsets: UIEdgeInsets
      @objc(setTitleTextAttributes:forState:)
      func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
      @objc(setBackgroundImage:forState:barMetrics:)
      func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics)
      @objc(setTitlePositionAdjustment:forBarMetrics:)
      func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics)
      @objc(fixedSpaceItemOfWidth:) class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem
      @objc(flexibleSpaceItem) class func flexibleSpace() -> UIBarButtonItem
      convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
      convenience init(image: UIImage?, menu: UIMenu?)
      convenience init(title: String?, menu: UIMenu?)
      convenience init(primaryAction: UIAction?, menu: UIMenu? = nil)
      var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
      var changesSelectionAsPrimaryAction: Bool
      var buttonGroup: UIBarButtonItemGroup? { get }
      var sharesBackground: Bool = true
      var hidesSharedBackground: Bool
      var identifier: String?
      var isSymbolAnimationEnabled: Bool
      @objc(setBackButtonTitlePositionAdjustment:forBarMetrics:)
      func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics)
      @objc(setBackButtonBackgroundImage:forState:barMetrics:)
      func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics)
      @objc(setBackgroundVerticalPositionAdjustment:forBarMetrics:)
      func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
      func addSymbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions? = nil, animated: Bool = true)
      func creatingFixedGroup() -> UIBarButtonItemGroup
    }
    """)

  static let uiTab = Interface(
    """
    class UITab: NSObject {
      init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil)
      var title: String
      var subtitle: String?
      var image: UIImage?
      var identifier: String { get }
      var viewController: UIViewController?
      var badgeValue: String?
      var userInfo: Any?
      weak var parent: UITabGroup?
      var preferredPlacement: UITab.Placement = .automatic
      var isHidden: Bool
      var isHiddenByDefault: Bool
      var allowsHiding: Bool
      var managingNavigationController: UINavigationController?
      var automaticallyActivatesSearch: Bool
    }
    """)

  static let uiTabGroup = Interface(
    """
    class UITabGroup: UITab {
      init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITabGroup) -> UIViewController)? = nil)
    }
    """)

  static let uiSearchTab = Interface(
    """
    class UISearchTab: UITab {
      init(viewControllerProvider: ((UITab) -> UIViewController)? = nil)
    }
    """)
}
