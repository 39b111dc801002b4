extension Interface {
  static let uiScrollView = Interface(
    """
    class UIScrollView: UIView {
      var contentSize: CGSize
      var contentOffset: CGPoint
      func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
      func scrollRectToVisible(_ rect: CGRect, animated: Bool)
      var contentInset: UIEdgeInsets
      var adjustedContentInset: UIEdgeInsets { get }
      var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
      weak var delegate: (any UIScrollViewDelegate)?
      @objc(pagingEnabled) var isPagingEnabled: Bool
      @objc(scrollEnabled) var isScrollEnabled: Bool = true
      var isDirectionalLockEnabled: Bool
      func stopScrollingAndZooming()
      var allowsKeyboardScrolling: Bool = true
      var transfersHorizontalScrollingToParent: Bool = true
      var transfersVerticalScrollingToParent: Bool = true
      var bouncesVertically: Bool = true
      var bouncesHorizontally: Bool = true
      var topEdgeEffect: UIScrollEdgeEffect { get }
      var bottomEdgeEffect: UIScrollEdgeEffect { get }
      var leftEdgeEffect: UIScrollEdgeEffect { get }
      var rightEdgeEffect: UIScrollEdgeEffect { get }
      var bounces: Bool = true
      var bouncesZoom: Bool = true
      var alwaysBounceVertical: Bool
      var alwaysBounceHorizontal: Bool
      var scrollsToTop: Bool = true
      var isTracking: Bool { get }
      var isDragging: Bool { get }
      var isDecelerating: Bool { get }
      var isZooming: Bool { get }
      var isZoomBouncing: Bool { get }
      var delaysContentTouches: Bool = true
      var canCancelContentTouches: Bool = true
      var decelerationRate: UIScrollView.DecelerationRate = .normal
      var indicatorStyle: UIScrollView.IndicatorStyle = .default
      var showsHorizontalScrollIndicator: Bool = true
      var showsVerticalScrollIndicator: Bool = true
      var scrollIndicatorInsets: UIEdgeInsets
      var verticalScrollIndicatorInsets: UIEdgeInsets
      var horizontalScrollIndicatorInsets: UIEdgeInsets
      var automaticallyAdjustsScrollIndicatorInsets: Bool
      func flashScrollIndicators()
      var zoomScale: CGFloat
      var minimumZoomScale: CGFloat
      var maximumZoomScale: CGFloat
      func setZoomScale(_ scale: CGFloat, animated: Bool)
      @objc(zoomToRect:animated:) func zoom(to rect: CGRect, animated: Bool)
      var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
      var refreshControl: UIRefreshControl?
      var panGestureRecognizer: UIPanGestureRecognizer { get }
      var pinchGestureRecognizer: UIPinchGestureRecognizer? { get }
      var directionalPressGestureRecognizer: UIGestureRecognizer { get }
      var contentLayoutGuide: UILayoutGuide { get }
      var frameLayoutGuide: UILayoutGuide { get }
      @objc(touchesShouldBegin:withEvent:inContentView:)
      func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool
      @objc(touchesShouldCancelInContentView:) func touchesShouldCancel(in view: UIView) -> Bool
      var isScrollAnimating: Bool { get }
      var isZoomAnimating: Bool { get }
      var contentAlignmentPoint: CGPoint
      var indexDisplayMode: UIScrollView.IndexDisplayMode = .automatic
      func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void)
    }
    """)

  static let uiTableView = Interface(
    """
    class UITableView: UIScrollView {
      class var automaticDimension: CGFloat { get }
      init(frame: CGRect, style: UITableView.Style)
      var style: UITableView.Style { get }
      weak var dataSource: (any UITableViewDataSource)?
      weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
      weak var dragDelegate: (any UITableViewDragDelegate)?
      weak var dropDelegate: (any UITableViewDropDelegate)?
      var rowHeight: CGFloat = -1
      var estimatedRowHeight: CGFloat
      var sectionHeaderHeight: CGFloat
      var sectionFooterHeight: CGFloat
      var estimatedSectionHeaderHeight: CGFloat
      var estimatedSectionFooterHeight: CGFloat
      var sectionHeaderTopPadding: CGFloat
      var numberOfSections: Int { get }
      var tableHeaderView: UIView?
      var tableFooterView: UIView?
      var backgroundView: UIView?
      var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
      var separatorColor: UIColor?
      var separatorEffect: UIVisualEffect?
      var separatorInset: UIEdgeInsets
      var sectionIndexColor: UIColor?
      var cellLayoutMarginsFollowReadableWidth: Bool
      var insetsContentViewsToSafeArea: Bool = true
      var fillerRowHeight: CGFloat
      var selfSizingInvalidation: UITableView.SelfSizingInvalidation = .enabled
      var isPrefetchingEnabled: Bool = true
      var allowsFocus: Bool
      var selectionFollowsFocus: Bool
      var remembersLastFocusedIndexPath: Bool
      var hasUncommittedUpdates: Bool { get }
      @objc(reconfigureRowsAtIndexPaths:) func reconfigureRows(at indexPaths: [IndexPath])
      var contextMenuInteraction: UIContextMenuInteraction? { get }
      var allowsSelection: Bool = true
      var allowsMultipleSelection: Bool
      var allowsSelectionDuringEditing: Bool
      var allowsMultipleSelectionDuringEditing: Bool
      var isEditing: Bool
      func setEditing(_ editing: Bool, animated: Bool)
      var indexPathForSelectedRow: IndexPath? { get }
      var indexPathsForSelectedRows: [IndexPath]? { get }
      var indexPathsForVisibleRows: [IndexPath]? { get }
      var visibleCells: [UITableViewCell] { get }
      @objc(registerClass:forCellReuseIdentifier:)
      func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)
      @objc(registerNib:forCellReuseIdentifier:)
      func register(_ nib: UINib?, forCellReuseIdentifier identifier: String)
      @objc(registerClass:forHeaderFooterViewReuseIdentifier:)
      func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
      @objc(registerNib:forHeaderFooterViewReuseIdentifier:)
      func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String)
      func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?
      @objc(dequeueReusableCellWithIdentifier:forIndexPath:)
      func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
      func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
      func reloadData()
      @objc(reloadRowsAtIndexPaths:withRowAnimation:)
      func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
      @objc(reloadSections:withRowAnimation:)
      func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
      @objc(insertRowsAtIndexPaths:withRowAnimation:)
      func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
      @objc(deleteRowsAtIndexPaths:withRowAnimation:)
      func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
      @objc(insertSections:withRowAnimation:)
      func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
      @objc(deleteSections:withRowAnimation:)
      func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
      @objc(moveRowAtIndexPath:toIndexPath:) func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
      func beginUpdates()
      func endUpdates()
      func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
      @engine @objc(selectRowAtIndexPath:animated:scrollPosition:)
      func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
      @engine @objc(deselectRowAtIndexPath:animated:)
      func deselectRow(at indexPath: IndexPath, animated: Bool)
      @objc(scrollToRowAtIndexPath:atScrollPosition:animated:)
      func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool)
      @objc(scrollToNearestSelectedRowAtScrollPosition:animated:)
      func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool)
      @objc(cellForRowAtIndexPath:) func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
      @engine @objc(indexPathForCell:) func indexPath(for cell: UITableViewCell) -> IndexPath?
      @objc(indexPathForRowAtPoint:) func indexPathForRow(at point: CGPoint) -> IndexPath?
      @objc(rectForRowAtIndexPath:) func rectForRow(at indexPath: IndexPath) -> CGRect
      @objc(rectForSection:) func rect(forSection section: Int) -> CGRect
      func numberOfRows(inSection section: Int) -> Int
      @objc(headerViewForSection:) func headerView(forSection section: Int) -> UITableViewHeaderFooterView?
      func reloadSectionIndexTitles()
      @objc(indexPathsForRowsInRect:) func indexPathsForRows(in rect: CGRect) -> [IndexPath]?
      func rectForHeader(inSection section: Int) -> CGRect
      func rectForFooter(inSection section: Int) -> CGRect
      func footerView(forSection section: Int) -> UITableViewHeaderFooterView?
      func moveSection(_ section: Int, toSection newSection: Int)
      class var indexSearch: String { get }
      var dragInteractionEnabled: Bool
      var hasActiveDrag: Bool { get }
      var hasActiveDrop: Bool { get }
      var sectionIndexMinimumDisplayRowCount: Int
      var sectionIndexBackgroundColor: UIColor?
      var sectionIndexTrackingBackgroundColor: UIColor?
      var separatorInsetReference: UITableView.SeparatorInsetReference = .fromCellEdges
      var contentHuggingElements: UITableView.ContentHuggingElements
    }
    """)

  static let uiTableViewCell = Interface(
    """
    class UITableViewCell: UIView {
      init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
      var style: UITableViewCell.CellStyle { get }
      var reuseIdentifier: String? { get }
      @unsent func prepareForReuse()
      var textLabel: UILabel? = UILabel() { get }
      var detailTextLabel: UILabel? = UILabel() { get }
      var imageView: UIImageView? = UIImageView() { get }
      var contentView: UIView { get }
      var backgroundView: UIView?
      var selectedBackgroundView: UIView?
      var accessoryView: UIView?
      var editingAccessoryView: UIView?
      var accessoryType: UITableViewCell.AccessoryType = .none
      var editingAccessoryType: UITableViewCell.AccessoryType = .none
      var selectionStyle: UITableViewCell.SelectionStyle = .default
      var separatorInset: UIEdgeInsets
      var indentationLevel: Int
      var indentationWidth: CGFloat
      var isSelected: Bool
      var isHighlighted: Bool
      var isEditing: Bool
      var shouldIndentWhileEditing: Bool
      var showsReorderControl: Bool
      var showingDeleteConfirmation: Bool { get }
      @unsent func setSelected(_ selected: Bool, animated: Bool)
      func setHighlighted(_ highlighted: Bool, animated: Bool)
      func setEditing(_ editing: Bool, animated: Bool)
      var contentConfiguration: (any UIContentConfiguration)?
      var backgroundConfiguration: UIBackgroundConfiguration?
      func defaultContentConfiguration() -> UIListContentConfiguration
      func setNeedsUpdateConfiguration()
      @objc(updateConfigurationUsingState:) func updateConfiguration(using state: UICellConfigurationState)
      @objc(willTransitionToState:) func willTransition(to state: UITableViewCell.StateMask)
      @objc(didTransitionToState:) func didTransition(to state: UITableViewCell.StateMask)
      var editingStyle: UITableViewCell.EditingStyle = .none { get }
      var focusStyle: UITableViewCell.FocusStyle = .default
      var multipleSelectionBackgroundView: UIView?
      var userInteractionEnabledWhileDragging: Bool
      var configurationState: UICellConfigurationState { get }
      var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler?
      var automaticallyUpdatesContentConfiguration: Bool = true
      var automaticallyUpdatesBackgroundConfiguration: Bool = true
      func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
      func dragStateDidChange(_ dragState: UITableViewCell.DragState)
    }
    """)

  static let uiTableViewHeaderFooterView = Interface(
    """
    class UITableViewHeaderFooterView: UIView {
      init(reuseIdentifier: String?)
      var textLabel: UILabel? = UILabel() { get }
      var detailTextLabel: UILabel? = UILabel() { get }
      var contentView: UIView { get }
      var contentConfiguration: (any UIContentConfiguration)?
      func prepareForReuse()
      func defaultContentConfiguration() -> UIListContentConfiguration
      var reuseIdentifier: String? { get }
      var backgroundView: UIView?
      var backgroundConfiguration: UIBackgroundConfiguration?
      var automaticallyUpdatesContentConfiguration: Bool = true
      var configurationState: UIViewConfigurationState { get }
      func setNeedsUpdateConfiguration()
      func updateConfiguration(using state: UIViewConfigurationState)
    }
    """)

  static let uiCollectionView = Interface(
    """
    class UICollectionView: UIScrollView {
      @objc(initWithFrame:collectionViewLayout:)
      init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
      var collectionViewLayout: UICollectionViewLayout
      var allowsMultipleSelectionDuringEditing: Bool
      var allowsSelectionDuringEditing: Bool
      var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation = .enabled
      var selectionFollowsFocus: Bool
      var allowsFocus: Bool
      var remembersLastFocusedIndexPath: Bool
      var dragInteractionEnabled: Bool
      var contextMenuInteraction: UIContextMenuInteraction? { get }
      var isEditing: Bool
      var hasUncommittedUpdates: Bool { get }
      func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool)
      weak var dataSource: (any UICollectionViewDataSource)?
      weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
      weak var dragDelegate: (any UICollectionViewDragDelegate)?
      weak var dropDelegate: (any UICollectionViewDropDelegate)?
      var isPrefetchingEnabled: Bool = true
      var backgroundView: UIView?
      var allowsSelection: Bool = true
      var allowsMultipleSelection: Bool
      var indexPathsForSelectedItems: [IndexPath]? { get }
      var indexPathsForVisibleItems: [IndexPath] { get }
      var visibleCells: [UICollectionViewCell] { get }
      var numberOfSections: Int { get }
      @objc(registerClass:forCellWithReuseIdentifier:)
      func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
      @objc(registerNib:forCellWithReuseIdentifier:)
      func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String)
      @objc(registerClass:forSupplementaryViewOfKind:withReuseIdentifier:)
      func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String)
      @objc(dequeueReusableCellWithReuseIdentifier:forIndexPath:)
      func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell
      @objc(dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:)
      func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView
      func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
        item: Item?
      ) -> Cell
      func reloadData()
      @objc(reloadItemsAtIndexPaths:) func reloadItems(at indexPaths: [IndexPath])
      func reloadSections(_ sections: IndexSet)
      @objc(insertItemsAtIndexPaths:) func insertItems(at indexPaths: [IndexPath])
      @objc(deleteItemsAtIndexPaths:) func deleteItems(at indexPaths: [IndexPath])
      @objc(moveItemAtIndexPath:toIndexPath:) func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
      func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
      @objc(scrollToItemAtIndexPath:atScrollPosition:animated:)
      func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
      @engine @objc(selectItemAtIndexPath:animated:scrollPosition:)
      func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition)
      @engine @objc(deselectItemAtIndexPath:animated:) func deselectItem(at indexPath: IndexPath, animated: Bool)
      @objc(cellForItemAtIndexPath:) func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
      @engine @objc(indexPathForCell:) func indexPath(for cell: UICollectionViewCell) -> IndexPath?
      @objc(indexPathForItemAtPoint:) func indexPathForItem(at point: CGPoint) -> IndexPath?
      @objc(numberOfItemsInSection:) func numberOfItems(inSection section: Int) -> Int
      @objc(layoutAttributesForItemAtIndexPath:)
      func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
      class var elementKindSectionHeader: String = "UICollectionElementKindSectionHeader" { get }
      class var elementKindSectionFooter: String = "UICollectionElementKindSectionFooter" { get }
      func insertSections(_ sections: IndexSet)
      func deleteSections(_ sections: IndexSet)
      func moveSection(_ section: Int, toSection newSection: Int)
      @objc(reconfigureItemsAtIndexPaths:) func reconfigureItems(at indexPaths: [IndexPath])
      func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView]
      @objc(supplementaryViewForElementKind:atIndexPath:)
      func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
      func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath]
      @objc(layoutAttributesForSupplementaryElementOfKind:atIndexPath:)
      func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
      @objc(registerNib:forSupplementaryViewOfKind:withReuseIdentifier:)
      func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String)
      func dequeueConfiguredReusableSupplementary(using registration: UICollectionView.SupplementaryRegistration, for indexPath: IndexPath) -> UICollectionReusableView
      func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil)
      @objc(startInteractiveTransitionToCollectionViewLayout:completion:)
      func startInteractiveTransition(to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil) -> UICollectionViewTransitionLayout
      func finishInteractiveTransition()
      func cancelInteractiveTransition()
      @objc(beginInteractiveMovementForItemAtIndexPath:)
      func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool
      func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint)
      func endInteractiveMovement()
      func cancelInteractiveMovement()
      var hasActiveDrag: Bool { get }
      var hasActiveDrop: Bool { get }
    }
    """)

  static let uiCollectionReusableView = Interface(
    """
    class UICollectionReusableView: UIView {
      var reuseIdentifier: String? { get }
      @unsent func prepareForReuse()
      @objc(applyLayoutAttributes:) func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)
      @objc(preferredLayoutAttributesFittingAttributes:)
      func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
    }
    """)

  static let uiCollectionViewCell = Interface(
    """
    class UICollectionViewCell: UICollectionReusableView {
      var contentView: UIView { get }
      var backgroundView: UIView?
      var selectedBackgroundView: UIView?
      var isSelected: Bool
      var isHighlighted: Bool
      var contentConfiguration: (any UIContentConfiguration)?
      var backgroundConfiguration: UIBackgroundConfiguration?
      var configurationState: UICellConfigurationState { get }
      var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
      var automaticallyUpdatesContentConfiguration: Bool = true
      var automaticallyUpdatesBackgroundConfiguration: Bool = true
      func setNeedsUpdateConfiguration()
      func updateConfiguration(using state: UICellConfigurationState)
      func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
      func dragStateDidChange(_ dragState: UICollectionViewCell.DragState)
    }
    """)

  static let uiCollectionViewListCell = Interface(
    """
    class UICollectionViewListCell: UICollectionViewCell {
      var accessories: [UICellAccessory]
      var indentationLevel: Int
      var indentationWidth: CGFloat = 10
      var indentsAccessories: Bool = true
      var separatorLayoutGuide: UILayoutGuide { get }
      func defaultContentConfiguration() -> UIListContentConfiguration
    }
    """)

  static let uiTableViewController = Interface(
    """
    class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
      init(style: UITableView.Style)
      @engine var tableView: UITableView!
      var clearsSelectionOnViewWillAppear: Bool = true
      var refreshControl: UIRefreshControl?
      @objc(numberOfSectionsInTableView:) func numberOfSections(in tableView: UITableView) -> Int
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
      @objc(tableView:cellForRowAtIndexPath:)
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      @objc(tableView:didSelectRowAtIndexPath:)
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
      @objc(tableView:heightForRowAtIndexPath:)
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    }
    """)

  static let uiCollectionViewController = Interface(
    """
    class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
      init(collectionViewLayout layout: UICollectionViewLayout)
      @engine var collectionView: UICollectionView!
      var collectionViewLayout: UICollectionViewLayout { get }
      var clearsSelectionOnViewWillAppear: Bool = true
      var installsStandardGestureForInteractiveMovement: Bool = true
      @objc(numberOfSectionsInCollectionView:)
      func numberOfSections(in collectionView: UICollectionView) -> Int
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
      @objc(collectionView:cellForItemAtIndexPath:)
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
      @objc(collectionView:didSelectItemAtIndexPath:)
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    }
    """)
}
