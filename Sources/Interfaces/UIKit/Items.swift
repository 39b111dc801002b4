/// Items of bars, actions, menus and looks of bars, which are opaque.
extension Interface {
  static let uiNavigationItem = Interface(
    """
    @opaque class UINavigationItem: NSObject {
      init(title: String)
      var title: String?
      var titleView: UIView?
      var prompt: String?
      var subtitle: String?
      var leftBarButtonItem: UIBarButtonItem?
      var rightBarButtonItem: UIBarButtonItem?
      var leftBarButtonItems: [UIBarButtonItem]?
      var rightBarButtonItems: [UIBarButtonItem]?
      var backBarButtonItem: UIBarButtonItem?
      var backButtonTitle: String?
      var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode
      var backAction: UIAction?
      var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
      var documentProperties: UIDocumentProperties?
      weak var renameDelegate: (any UINavigationItemRenameDelegate)?
      var additionalOverflowItems: UIDeferredMenuElement?
      var hidesBackButton: Bool
      var leftItemsSupplementBackButton: Bool
      var searchController: UISearchController?
      var hidesSearchBarWhenScrolling: Bool = true
      var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode
      var standardAppearance: UINavigationBarAppearance?
      var compactAppearance: UINavigationBarAppearance?
      var scrollEdgeAppearance: UINavigationBarAppearance?
      var compactScrollEdgeAppearance: UINavigationBarAppearance?
      func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool)
      func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool)
      func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool)
      func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)
      func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)
    }
    """)

  static let uiTabBarItem = Interface(
    """
    @opaque class UITabBarItem: UIBarItem {
      init(title: String?, image: UIImage?, tag: Int)
      init(title: String?, image: UIImage?, selectedImage: UIImage?)
      init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int)
      var title: String?
      var image: UIImage?
      var selectedImage: UIImage?
      var badgeValue: String?
      var badgeColor: UIColor?
      var landscapeImagePhone: UIImage?
      var isEnabled: Bool = true
      var tag: Int
      var standardAppearance: UITabBarAppearance?
      var scrollEdgeAppearance: UITabBarAppearance?
    }
    """)

  static let uiMenuElement = Interface(
    """
    @opaque class UIMenuElement: NSObject {
      var title: String { get }
      var image: UIImage? { get }
    }
    """)

  static let uiAction = Interface(
    """
    @opaque class UIAction: UIMenuElement {
      convenience init(title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil, handler: @escaping (UIAction) -> Void)
      var identifier: UIAction.Identifier { get }
      var discoverabilityTitle: String?
      var attributedTitle: NSAttributedString?
      @own var sender: Any? { get }
    }
    """)

  static let uiActionIdentifier = Interface(
    """
    extension UIAction {
      struct Identifier: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        init(_ rawValue: String)
      }
    }
    """)

  static let uiMenu = Interface(
    """
    @opaque class UIMenu: UIMenuElement {
      convenience init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = [])
      var children: [UIMenuElement] { get }
    }
    """)

  static let uiCommand = Interface(
    """
    @opaque class UICommand: UIMenuElement {
    }
    """)

  static let uiKeyCommand = Interface(
    """
    @opaque class UIKeyCommand: UICommand {
      convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector)
    }
    """)

  static let uiMenuBuilder = Interface(
    """
    protocol UIMenuBuilder {
    }
    """)

  static let uiBarAppearance = Interface(
    """
    @opaque class UIBarAppearance: NSObject {
      @own var backgroundColor: UIColor?
      @own var backgroundEffect: UIBlurEffect?
      @own var shadowColor: UIColor?
      func configureWithDefaultBackground()
      func configureWithOpaqueBackground()
      func configureWithTransparentBackground()
    }
    """)

  static let uiNavigationBarAppearance = Interface(
    """
    @opaque class UINavigationBarAppearance: UIBarAppearance {
      var titleTextAttributes: [NSAttributedString.Key: Any]
      var largeTitleTextAttributes: [NSAttributedString.Key: Any]
    }
    """)

  static let uiTabBarAppearance = Interface(
    """
    @opaque class UITabBarAppearance: UIBarAppearance {
    }
    """)

  static let uiToolbarAppearance = Interface(
    """
    @opaque class UIToolbarAppearance: UIBarAppearance {
    }
    """)

  static let uiBarButtonItemBadge = Interface(
    """
    extension UIBarButtonItem {
      @opaque struct Badge {
        static func count(_ count: Int) -> UIBarButtonItem.Badge
      }
    }
    """)

  static let uiButtonConfiguration = Interface(
    """
    extension UIButton {
      @opaque struct Configuration {
        static func plain() -> UIButton.Configuration
        static func gray() -> UIButton.Configuration
        static func tinted() -> UIButton.Configuration
        static func filled() -> UIButton.Configuration
        static func bordered() -> UIButton.Configuration
        static func borderedProminent() -> UIButton.Configuration
        var title: String?
        var subtitle: String?
        var attributedTitle: AttributedString?
        var attributedSubtitle: AttributedString?
        var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        var image: UIImage?
        var imageColorTransformer: UIConfigurationColorTransformer?
        var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        var imagePadding: CGFloat
        var imagePlacement: NSDirectionalRectEdge
        var contentInsets: NSDirectionalEdgeInsets
        var baseForegroundColor: UIColor?
        var baseBackgroundColor: UIColor?
        var showsActivityIndicator: Bool
        var cornerStyle: UIButton.Configuration.CornerStyle
        var buttonSize: UIButton.Configuration.Size
      }
    }
    """)

  static let uiButtonConfigurationCornerStyle = Interface(
    """
    extension UIButton.Configuration {
      enum CornerStyle: Int {
        case fixed
        case dynamic
        case small
        case medium
        case large
        case capsule
      }
    }
    """)

  static let uiButtonConfigurationSize = Interface(
    """
    extension UIButton.Configuration {
      enum Size: Int {
        case medium
        case small
        case mini
        case large
      }
    }
    """)

  static let uiSheetPresentationControllerDetent = Interface(
    """
    extension UISheetPresentationController {
      @opaque class Detent: NSObject {
        class func medium() -> UISheetPresentationController.Detent
        class func large() -> UISheetPresentationController.Detent
        class func custom(
          identifier: UISheetPresentationController.Detent.Identifier? = nil,
          resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> UISheetPresentationController.Detent
      }
    }
    """)

  static let uiSheetPresentationControllerDetentResolutionContext = Interface(
    """
    protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
      var maximumDetentValue: CGFloat { get }
    }
    """)

  static let uiContentConfiguration = Interface(
    """
    protocol UIContentConfiguration {
    }
    """)

  static let uiListContentConfiguration = Interface(
    """
    @opaque struct UIListContentConfiguration: UIContentConfiguration {
      static func cell() -> UIListContentConfiguration
      static func subtitleCell() -> UIListContentConfiguration
      var text: String?
      var secondaryText: String?
      var image: UIImage?
    }
    """)

  static let uiContentUnavailableConfiguration = Interface(
    """
    @opaque struct UIContentUnavailableConfiguration: UIContentConfiguration {
      static func empty() -> UIContentUnavailableConfiguration
      static func loading() -> UIContentUnavailableConfiguration
      static func search() -> UIContentUnavailableConfiguration
      var text: String?
      var secondaryText: String?
      var image: UIImage?
    }
    """)

  static let uiBackgroundConfiguration = Interface(
    """
    @opaque struct UIBackgroundConfiguration {
      static func clear() -> UIBackgroundConfiguration
      @own var backgroundColor: UIColor?
    }
    """)

  static let uiContentUnavailableConfigurationState = Interface(
    """
    @opaque class UIContentUnavailableConfigurationState: NSObject {
      var searchText: String?
    }
    """)

  static let uiCellConfigurationState = Interface(
    """
    @opaque class UICellConfigurationState: NSObject {
      var isSelected: Bool
      var isHighlighted: Bool
    }
    """)

  static let uiCollectionViewCellRegistration = Interface(
    """
    extension UICollectionView {
      @opaque struct CellRegistration<Cell, Item> {
        init(handler: @escaping (Cell, IndexPath, Item) -> Void)
      }
    }
    """)

  static let uiCollectionViewLayout = Interface(
    """
    @opaque class UICollectionViewLayout: NSObject {
      var collectionView: UICollectionView? { get }
      var collectionViewContentSize: CGSize { get }
      func invalidateLayout()
      func prepare()
      func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
      @objc(layoutAttributesForItemAtIndexPath:)
      func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
      func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool
      func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint
    }
    """)

  static let uiCollectionViewFlowLayout = Interface(
    """
    @opaque class UICollectionViewFlowLayout: UICollectionViewLayout {
      var itemSize: CGSize
      var minimumLineSpacing: CGFloat
      var minimumInteritemSpacing: CGFloat
      var sectionInset: UIEdgeInsets
      var scrollDirection: UICollectionView.ScrollDirection
      var headerReferenceSize: CGSize
    }
    """)

  static let uiCollectionViewLayoutAttributes = Interface(
    """
    @opaque class UICollectionViewLayoutAttributes: NSObject {
      var frame: CGRect
    }
    """)
}
