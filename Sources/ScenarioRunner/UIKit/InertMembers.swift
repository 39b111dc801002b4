import Lifecycle

/// The members of UIKit's and Foundation's classes that cannot change an order of calls: data.
///
/// What a property is set to is kept and read again; a method does nothing, and what it returns is
/// carried. The names are those of both languages, of a method the first word before `(` or `:`.
/// A name that is in no table is an error, so a misspelt one is found.
enum InertMembers {
  /// What a property holds before it is set: nil where there is no such property.
  static func initialValue(of name: String, in className: String) -> Value? {
    properties[className]?[name]
  }

  /// Whether a class has a method of a name.
  static func hasMethod(_ name: String, in className: String) -> Bool {
    methods[className]?.contains(name) ?? false
  }

  /// Whether a class or one it inherits from has a method of a name.
  static func hasMethod(_ name: String, in info: ClassInfo) -> Bool {
    var current: ClassInfo? = info
    while let found = current {
      if hasMethod(name, in: found.name) { return true }
      current = found.superclass
    }
    return false
  }

  /// The names of a class's own properties, in no order; of one class they are found without an index
  /// of all.
  static func propertyNames(in className: String) -> [String] {
    table.flatMap { owner, kind, names -> [String] in
      guard owner == className, kind != .methods else { return [] }
      return propertyNames(names)
    }
  }

  /// The names of a class's own members, for suggestions.
  static func names(in className: String) -> [String] {
    (properties[className]?.keys.sorted() ?? []) + (methods[className]?.sorted() ?? [])
  }

  private enum Kind {
    /// False, true, a number, nil, something carried.
    case off, on, number, empty, value, methods
  }

  private static let properties: NameTable<NameTable<Value>> = {
    var result: [String: [String: Value]] = [:]
    for (owner, kind, names) in table {
      let initial: Value
      switch kind {
      case .off: initial = .bool(false)
      case .on: initial = .bool(true)
      case .number: initial = .double(0)
      case .empty: initial = .nothing
      case .value: initial = .aggregate(Carried.value("UIKit"))
      case .methods: continue
      }
      for name in propertyNames(names) { result[owner, default: [:]][name] = initial }
    }
    return NameTable(result.map { ($0.key, NameTable($0.value)) })
  }()

  private static let methods: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    for (owner, kind, names) in table {
      guard case .methods = kind else { continue }
      result[owner, default: []].formUnion(words(names))
    }
    return result
  }()

  /// The names of properties in a text; Objective-C's name of a flag has no `is`.
  private static func propertyNames(_ text: String) -> [String] {
    let names = words(text)
    let flags = names.filter { $0.hasPrefix("is") && $0.utf8.count > 3 }
    return names + flags.map { SelectorName.uncapitalized(String($0.dropFirst(2))) }
  }

  private static func words(_ text: String) -> [String] {
    text.utf8.split { $0 == 0x20 || $0 == 0x0A }.compactMap { String($0) }
  }

  private static let table: [(owner: String, kind: Kind, names: String)] = [
    (
      "NSObject", .empty,
      """
      accessibilityHint accessibilityValue accessibilityElements accessibilityFrame hash
      accessibilityCustomActions accessibilityAttributedLabel
      """
    ),
    (
      "NSObject", .value, "accessibilityTraits accessibilityNavigationStyle"
    ),
    ("NSObject", .off, "accessibilityElementsHidden accessibilityViewIsModal"),
    (
      "NSObject", .methods,
      """
      addObserver removeObserver observe willChangeValue didChangeValue willChangeValueForKey
      didChangeValueForKey setNilValueForKey methodForSelector methodSignatureForSelector
      accessibilityActivate awakeFromNib prepareForInterfaceBuilder forwardInvocation
      doesNotRecognizeSelector observeValue observeValueForKeyPath setValuesForKeys
      setValuesForKeysWithDictionary dictionaryWithValues
      """
    ),
    (
      "UIResponder", .empty,
      """
      inputView inputAccessoryView undoManager userActivity textInputMode
      keyCommands inputViewController
      """
    ),
    (
      "UIResponder", .methods,
      """
      touchesBegan touchesMoved touchesEnded touchesCancelled pressesBegan pressesEnded motionBegan
      motionEnded canPerformAction target buildMenu reloadInputViews updateUserActivityState
      canResignFirstResponder becomeFirstResponder resignFirstResponder remoteControlReceived
      """
    ),
    (
      "UIViewController", .off,
      """
      prefersHomeIndicatorAutoHidden prefersPointerLocked isFocusGroup
      restoresFocusAfterTransition wantsFullScreenLayout
      performsActionsWhilePresentingModally viewRespectsSystemMinimumLayoutMargins
      shouldAutomaticallyForwardRotationMethods
      automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers
      """
    ),
    (
      "UIViewController", .empty,
      """
      mas_topLayoutGuide mas_topLayoutGuideBottom mas_bottomLayoutGuide mas_bottomLayoutGuideTop
      editButtonItem searchDisplayController popoverPresentationController extensionContext
      restorationClass tabBarObservedScrollView preferredFocusEnvironments
      childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures
      childViewControllerForStatusBarStyle childViewControllerForStatusBarHidden
      childViewControllerForHomeIndicatorAutoHidden presentationDelegate contentScrollView
      interactionActivityTrackingBaseName preferredTransition tab
      contentUnavailableConfiguration contentUnavailableConfigurationState
      """
    ),
    (
      "UIViewController", .value,
      """
      preferredInterfaceOrientationForPresentation preferredStatusBarUpdateAnimation
      preferredScreenEdgesDeferringSystemGestures systemMinimumLayoutMargins
      preferredUserInterfaceStyle contentSizeForViewInPopover
      previewActionItems
      """
    ),
    (
      "UIViewController", .methods,
      """
      setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfScreenEdgesDeferringSystemGestures
      registerForPreviewing
      registerForPreviewingWithDelegate unregisterForPreviewing setContentScrollView
      willRotate didRotate willAnimateRotation willRotateToInterfaceOrientation
      didRotateFromInterfaceOrientation willAnimateRotationToInterfaceOrientation
      shouldAutorotateToInterfaceOrientation
      targetViewController targetViewControllerForAction overrideTraitCollection
      shouldPerformSegue shouldPerformSegueWithIdentifier allowedChildrenForUnwinding
      unwind canPerformUnwindSegueAction encodeRestorableState decodeRestorableState
      applicationFinishedRestoringState preferredContentSizeDidChange size
      sizeForChildContentContainer systemLayoutFittingSizeDidChange separateSecondaryViewController
      collapseSecondaryViewController addKeyCommand removeKeyCommand registerForTraitChanges
      unregisterForTraitChanges
      viewSafeAreaInsetsDidChange viewLayoutMarginsDidChange updateViewConstraints
      traitCollectionDidChange setNeedsStatusBarAppearanceUpdate setEditing
      willTransition willTransitionToTraitCollection 
      """
    ),
    (
      "UINavigationController", .off,
      """
      hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact hidesBarsOnTap
      """
    ),
    (
      "UINavigationController", .value,
      "barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer"
    ),
    (
      "UINavigationController", .empty,
      "interactiveContentPopGestureRecognizer"
    ),
    (
      "UINavigationController", .methods,
      "setNavigationBarHidden setToolbarHidden"
    ),
    ("UITabBarController", .empty, "customizableViewControllers tabs selectedTab"),
    ("UITabBarController", .value, "mode sidebar customizationIdentifier"),
    ("UITabBarController", .off, "isTabBarHidden"),
    ("UITabBarController", .methods, "setTabBarHidden setTabs"),
    (
      "UISplitViewController", .value,
      """
      displayModeButtonItem preferredSplitBehavior splitBehavior
      primaryEdge style primaryBackgroundStyle displayModeButtonVisibility
      """
    ),
    (
      "UISplitViewController", .number,
      """
      preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction minimumPrimaryColumnWidth
      maximumPrimaryColumnWidth primaryColumnWidth preferredSupplementaryColumnWidth
      """
    ),
    (
      "UISplitViewController", .off, "isCollapsed presentsWithGesture showsSecondaryOnlyButton"
    ),
    ("UISplitViewController", .empty, "delegate"),
    (
      "UIPageViewController", .value, "navigationOrientation spineLocation"
    ),
    ("UIPageViewController", .empty, "gestureRecognizers"),
    (
      "UITableViewController", .on, "clearsSelectionOnViewWillAppear"
    ),
    ("UITableViewController", .empty, "refreshControl"),
    (
      "UITableViewController", .methods,
      """
      tableView numberOfSections numberOfSectionsInTableView
      """
    ),
    (
      "UICollectionViewController", .on,
      "clearsSelectionOnViewWillAppear installsStandardGestureForInteractiveMovement"
    ),
    ("UICollectionViewController", .value, "collectionViewLayout"),
    (
      "UICollectionViewController", .methods, "collectionView numberOfSections"
    ),
    (
      "UIAlertController", .empty, "preferredAction attributedTitle attributedMessage severity"
    ),
    (
      "XCTestCase", .methods,
      """
      expectation expectationWithDescription waitForExpectationsWithTimeout wait fulfillment
      expectationForNotification expectationForPredicate keyValueObservingExpectation
      keyValueObservingExpectationForObject waitForExpectations measureWithMetrics
      measureWithOptions
      measure measureBlock addTeardownBlock record setUp tearDown setUpWithError tearDownWithError
      """
    ),
    ("XCTestCase", .on, "continueAfterFailure"),
    ("XCTestCase", .number, "executionTimeAllowance"),
    ("XCTestCase", .empty, "name testRun"),
    ("XCTestExpectation", .methods, "fulfill"),
    ("XCTestExpectation", .off, "isInverted assertForOverFulfill"),
    ("XCTestExpectation", .number, "expectedFulfillmentCount"),
    ("XCTestExpectation", .empty, "expectationDescription"),
    ("XCTWaiter", .methods, "wait waitForExpectations fulfillment"),
    ("UIAlertController", .methods, "addTextField addTextFieldWithConfigurationHandler"),
    (
      "UIActivityViewController", .empty,
      "completionWithItemsHandler excludedActivityTypes completionHandler"
    ),
    (
      "UIImagePickerController", .value,
      "sourceType mediaTypes cameraDevice cameraCaptureMode videoQuality"
    ),
    ("UIImagePickerController", .off, "allowsEditing"),
    ("UIImagePickerController", .empty, "cameraOverlayView"),
    (
      "UISearchController", .value, "searchBar"
    ),
    (
      "UISearchController", .empty,
      "searchResultsUpdater delegate searchResultsController"
    ),
    (
      "UISearchController", .on,
      """
      obscuresBackgroundDuringPresentation hidesNavigationBarDuringPresentation
      dimsBackgroundDuringPresentation automaticallyShowsCancelButton
      """
    ),
    ("UISearchController", .off, "isActive showsSearchResultsController"),
    ("UIHostingController", .value, "rootView sizingOptions"),
    (
      "UIPresentationController", .empty,
      """
      sourceItem overriddenTraitCollection
      """
    ),
    (
      "UIPresentationController", .value, "presentationStyle popoverLayoutMargins backgroundColor"
    ),
    (
      "UIPresentationController", .off,
      """
      shouldPresentInFullscreen shouldRemovePresentersView prefersEdgeAttachedInCompactHeight
      widthFollowsPreferredContentSizeWhenEdgeAttached canOverlapSourceViewRect
      """
    ),
    (
      "UIPresentationController", .methods,
      "animateChanges invalidateDetents containerViewWillLayoutSubviews"
    ),
    (
      "UIView", .value,
      """
      semanticContentAttribute effectiveUserInterfaceLayoutDirection tintAdjustmentMode
      firstBaselineAnchor lastBaselineAnchor keyboardLayoutGuide
      layoutGuides alignmentRectInsets contentStretch transform3D
      snp mas_left mas_right mas_top mas_bottom mas_leading mas_trailing mas_width mas_height
      mas_centerX mas_centerY mas_edges mas_safeAreaLayoutGuide mas_safeAreaLayoutGuideTop
      mas_safeAreaLayoutGuideBottom
      """
    ),
    (
      "UIView", .number,
      "contentScaleFactor minimumContentSizeCategory"
    ),
    (
      "UIView", .off,
      """
      isExclusiveTouch clearsContextBeforeDrawing hasAmbiguousLayout isFocused canBecomeFocused
      requiresConstraintBasedLayout needsUpdateConstraints
      shouldGroupAccessibilityChildren
      """
    ),
    (
      "UIView", .empty,
      "restorationIdentifier maskView motionEffects interactions viewForBaselineLayout focusEffect"

    ),
    (
      "UIView", .methods,
      """
      setTranslatesAutoresizingMaskIntoConstraints addConstraint addConstraints removeConstraint
      removeConstraints addGestureRecognizer removeGestureRecognizer addLayoutGuide
      removeLayoutGuide addInteraction removeInteraction addMotionEffect removeMotionEffect
      sizeToFit sizeThatFits systemLayoutSizeFitting systemLayoutSizeFittingSize setNeedsDisplay
      setNeedsDisplayInRect draw drawRect hitTest point pointInside convert convertPoint convertRect
      setContentHuggingPriority setContentCompressionResistancePriority contentHuggingPriority
      contentCompressionResistancePriority setNeedsUpdateConstraints updateConstraintsIfNeeded
      updateConstraints needsUpdateConstraints invalidateIntrinsicContentSize snapshotView
      snapshotViewAfterScreenUpdates drawHierarchy drawViewHierarchyInRect
      resizableSnapshotView exerciseAmbiguityInLayout constraintsAffectingLayout
      gestureRecognizerShouldBegin safeAreaInsetsDidChange layoutMarginsDidChange
      tintColorDidChange traitCollectionDidChange endEditing setNeedsFocusUpdate
      mas_makeConstraints mas_remakeConstraints mas_updateConstraints
      updateFocusIfNeeded actionForLayer encode registerForTraitChanges prepareForReuse
      unregisterForTraitChanges
      alignmentRect frameForAlignmentRect layerClass
      """
    ),
    (
      "UIWindow", .value, "safeAreaAspectFitLayoutGuide"
    ),
    ("UIWindow", .methods, "resignKey resignKeyWindow becomeKey becomeKeyWindow sendEvent"),
    (
      "UIControl", .off,
      "isTracking isTouchInside showsMenuAsPrimaryAction"

    ),
    (
      "UIControl", .value,
      "contentVerticalAlignment controlEvents effectiveContentHorizontalAlignment role"
    ),
    ("UIControl", .empty, "allTargets toolTip menu"),
    (
      "UIControl", .methods,
      """
      beginTracking continueTracking endTracking sendAction actionsForTarget allControlEvents
      removeAction beginTrackingWithTouch enumerateEventHandlers
      """
    ),
    (
      "UIButton", .empty,
      """
      currentImage currentAttributedTitle currentBackgroundImage currentTitleColor menu
      configurationUpdateHandler subtitleLabel
      """
    ),
    (
      "UIButton", .value, "imageEdgeInsets lineBreakMode titleShadowOffset font role"
    ),
    (
      "UIButton", .off,
      """
      adjustsImageWhenHighlighted adjustsImageWhenDisabled showsTouchWhenHighlighted
      reversesTitleShadowWhenHighlighted changesSelectionAsPrimaryAction isPointerInteractionEnabled
      isHovered isHeld automaticallyUpdatesConfiguration
      """
    ),
    (
      "UIButton", .methods,
      """
      setTitle setTitleColor setImage setBackgroundImage setAttributedTitle setTitleShadowColor
      setPreferredSymbolConfiguration title titleForState image imageForState titleColor
      titleColorForState backgroundImage attributedTitle setNeedsUpdateConfiguration
      updateConfiguration backgroundRect contentRect imageRectForContentRect titleRectForContentRect
      setBackgroundColor
      """
    ),
    ("UISegmentedControl", .empty, "selectedSegmentTintColor"),
    ("UISegmentedControl", .value, "segmentedControlStyle"),
    (
      "UISegmentedControl", .off, "isMomentary apportionsSegmentWidthsByContent"
    ),
    (
      "UISegmentedControl", .methods,
      """
      insertSegment insertSegmentWithTitle insertSegmentWithImage removeSegment
      removeSegmentAtIndex removeAllSegments setTitle titleForSegment titleForSegmentAtIndex
      setEnabled setWidth setTitleTextAttributes setBackgroundImage setDividerImage setImage
      """
    ),
    ("UISwitch", .empty, "onTintColor thumbTintColor onImage offImage"),
    ("UISwitch", .value, "style preferredStyle"),
    ("UISwitch", .methods, "setOn"),
    ("UISlider", .number, "minimumValue maximumValue"),
    (
      "UISlider", .empty,
      """
      minimumTrackTintColor maximumTrackTintColor thumbTintColor minimumValueImage
      maximumValueImage
      """
    ),
    ("UISlider", .on, "isContinuous"),
    ("UISlider", .methods, "setValue setThumbImage setMinimumTrackImage setMaximumTrackImage"),
    ("UIStepper", .number, "value minimumValue maximumValue stepValue"),
    ("UIStepper", .on, "isContinuous autorepeat"),
    (
      "UIDatePicker", .value,
      "date datePickerMode preferredDatePickerStyle countDownDuration minuteInterval"
    ),
    ("UIDatePicker", .empty, "minimumDate maximumDate locale calendar timeZone"),
    ("UIDatePicker", .methods, "setDate"),
    (
      "UIPageControl", .empty, "pageIndicatorTintColor currentPageIndicatorTintColor"
    ),
    ("UIPageControl", .off, "hidesForSinglePage defersCurrentPageDisplay"),
    ("UIPageControl", .methods, "sizeForNumberOfPages updateCurrentPageDisplay"),
    ("UIRefreshControl", .off, "isRefreshing"),
    ("UIRefreshControl", .empty, "attributedTitle"),
    ("UIRefreshControl", .methods, "beginRefreshing endRefreshing"),
    (
      "UITextField", .empty,
      """
      attributedText attributedPlaceholder leftView rightView background disabledBackground
      inputAccessoryView inputView selectedTextRange markedTextRange
      """
    ),
    (
      "UITextField", .value,
      """
      textAlignment keyboardType returnKeyType autocapitalizationType autocorrectionType
      spellCheckingType leftViewMode rightViewMode clearButtonMode keyboardAppearance
      textContentType defaultTextAttributes typingAttributes
      """
    ),
    (
      "UITextField", .off,
      """
      isSecureTextEntry clearsOnBeginEditing adjustsFontSizeToFitWidth
      enablesReturnKeyAutomatically clearsOnInsertion hasText
      """
    ),
    ("UITextField", .number, "minimumFontSize"),
    ("UITextField", .methods, "selectAll insertText deleteBackward textRect editingRect"),
    (
      "UITextView", .value,
      """
      textAlignment keyboardType returnKeyType dataDetectorTypes textContainer textContainerInset
      layoutManager textStorage selectedRange autocorrectionType autocapitalizationType
      linkTextAttributes typingAttributes
      """
    ),
    ("UITextView", .empty, "attributedText inputAccessoryView"),
    (
      "UITextView", .on, "isEditable isSelectable allowsEditingTextAttributes hasText"
    ),
    ("UITextView", .methods, "scrollRangeToVisible insertText"),
    (
      "UILabel", .empty, "shadowColor highlightedTextColor"
    ),
    ("UILabel", .value, "shadowOffset baselineAdjustment lineBreakStrategy"),
    (
      "UILabel", .off,
      """
      isEnabled isHighlighted adjustsFontForContentSizeCategory allowsDefaultTighteningForTruncation
      adjustsLetterSpacingToFitWidth showsExpansionTextWhenTruncated
      """
    ),
    ("UILabel", .number, "minimumScaleFactor preferredMaxLayoutWidth minimumFontSize"),
    ("UILabel", .methods, "textRect drawText"),
    (
      "UIImageView", .empty,
      "highlightedImage animationImages highlightedAnimationImages preferredSymbolConfiguration"
    ),
    ("UIImageView", .number, "animationDuration animationRepeatCount"),
    ("UIImageView", .off, "isAnimating isHighlighted adjustsImageWhenAncestorFocused"),
    ("UIImageView", .methods, "startAnimating stopAnimating setImage"),
    (
      "UIScrollView", .off,
      """
      alwaysBounceVertical alwaysBounceHorizontal isDragging isTracking isDecelerating isZooming
      isDirectionalLockEnabled isZoomBouncing automaticallyAdjustsScrollIndicatorInsets
      """
    ),
    (
      "UIScrollView", .on,
      "delaysContentTouches canCancelContentTouches bouncesZoom"
    ),
    (
      "UIScrollView", .value,
      """
      scrollIndicatorInsets verticalScrollIndicatorInsets horizontalScrollIndicatorInsets
      adjustedContentInset decelerationRate indicatorStyle keyboardDismissMode panGestureRecognizer
      pinchGestureRecognizer contentLayoutGuide frameLayoutGuide directionalPressGestureRecognizer
      """
    ),
    ("UIScrollView", .empty, "refreshControl"),
    ("UIScrollView", .number, "zoomScale minimumZoomScale maximumZoomScale"),
    (
      "UIScrollView", .methods,
      """
      setContentOffset scrollRectToVisible zoom zoomToRect setZoomScale flashScrollIndicators
      touchesShouldBegin touchesShouldCancel
      """
    ),
    (
      "UITableView", .number,
      """
      estimatedRowHeight sectionHeaderHeight sectionFooterHeight estimatedSectionHeaderHeight
      estimatedSectionFooterHeight numberOfSections sectionHeaderTopPadding
      """
    ),
    (
      "UITableView", .empty,
      """
      backgroundView separatorColor indexPathsForVisibleRows indexPathsForSelectedRows visibleCells
      separatorEffect sectionIndexColor prefetchDataSource dragDelegate dropDelegate
      """
    ),
    ("UITableView", .value, "separatorInset style cellLayoutMarginsFollowReadableWidth"),
    (
      "UITableView", .on,
      """
      allowsSelection allowsMultipleSelection allowsSelectionDuringEditing
      allowsMultipleSelectionDuringEditing isEditing
      """
    ),
    (
      "UITableView", .methods,
      """
      register registerClass registerNib dequeueReusableCell dequeueReusableCellWithIdentifier
      dequeueReusableHeaderFooterView dequeueReusableHeaderFooterViewWithIdentifier reloadData
      reloadRows reloadRowsAtIndexPaths reloadSections insertRows insertRowsAtIndexPaths
      deleteRows deleteRowsAtIndexPaths insertSections deleteSections moveRow selectRow
      selectRowAtIndexPath deselectRow deselectRowAtIndexPath scrollToRow scrollToRowAtIndexPath
      beginUpdates endUpdates performBatchUpdates cellForRow cellForRowAtIndexPath indexPath
      indexPathForCell indexPathForRow rect rectForRowAtIndexPath numberOfRows
      numberOfRowsInSection setEditing headerView
      reloadSectionIndexTitles scrollToNearestSelectedRow
      """
    ),
    (
      "UITableViewCell", .value,
      """
      textLabel detailTextLabel imageView contentView selectionStyle accessoryType
      editingAccessoryType separatorInset contentConfiguration backgroundConfiguration style
      """
    ),
    (
      "UITableViewCell", .empty,
      "accessoryView backgroundView selectedBackgroundView editingAccessoryView reuseIdentifier"
    ),
    (
      "UITableViewCell", .off,
      """
      isSelected isHighlighted isEditing shouldIndentWhileEditing showsReorderControl
      showingDeleteConfirmation
      """
    ),
    ("UITableViewCell", .number, "indentationLevel indentationWidth"),
    (
      "UITableViewCell", .methods,
      """
      setSelected setHighlighted setEditing prepareForReuse defaultContentConfiguration
      willTransition didTransition updateConfiguration setNeedsUpdateConfiguration
      """
    ),
    (
      "UITableViewHeaderFooterView", .value,
      "textLabel detailTextLabel contentView contentConfiguration"
    ),
    ("UITableViewHeaderFooterView", .methods, "prepareForReuse defaultContentConfiguration"),
    (
      "UICollectionView", .empty,
      """
      backgroundView indexPathsForSelectedItems visibleCells indexPathsForVisibleItems
      prefetchDataSource dragDelegate dropDelegate
      """
    ),
    ("UICollectionView", .number, "numberOfSections"),
    ("UICollectionView", .on, "allowsSelection allowsMultipleSelection isPrefetchingEnabled"),
    (
      "UICollectionView", .methods,
      """
      register registerClass registerNib dequeueReusableCell dequeueReusableCellWithReuseIdentifier
      dequeueReusableSupplementaryView dequeueConfiguredReusableCell reloadItems
      reloadItemsAtIndexPaths reloadSections insertItems insertItemsAtIndexPaths deleteItems
      deleteItemsAtIndexPaths performBatchUpdates scrollToItem scrollToItemAtIndexPath selectItem
      selectItemAtIndexPath deselectItem deselectItemAtIndexPath cellForItem cellForItemAtIndexPath
      indexPath indexPathForCell numberOfItems
      setCollectionViewLayout moveItem layoutAttributesForItem
      """
    ),
    ("UICollectionViewCell", .value, "contentView contentConfiguration backgroundConfiguration"),
    ("UICollectionViewCell", .empty, "backgroundView selectedBackgroundView reuseIdentifier"),
    ("UICollectionViewCell", .off, "isSelected isHighlighted"),
    ("UICollectionViewCell", .methods, "prepareForReuse apply preferredLayoutAttributesFitting"),
    (
      "UIStackView", .off, "isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement"
    ),
    (
      "UIStackView", .methods, "setCustomSpacing customSpacing"
    ),
    (
      "UIToolbar", .empty, "items barTintColor shadowImage delegate"
    ),
    (
      "UIToolbar", .value, "barStyle standardAppearance compactAppearance scrollEdgeAppearance"
    ),
    ("UIToolbar", .on, "isTranslucent"),
    ("UIToolbar", .methods, "setItems setBackgroundImage setShadowImage"),
    (
      "UINavigationBar", .empty,
      """
      items topItem backItem barTintColor shadowImage titleTextAttributes delegate
      backIndicatorImage backIndicatorTransitionMaskImage largeTitleTextAttributes
      """
    ),
    (
      "UINavigationBar", .value,
      "barStyle standardAppearance compactAppearance scrollEdgeAppearance"
    ),
    ("UINavigationBar", .on, "isTranslucent prefersLargeTitles"),
    (
      "UINavigationBar", .methods,
      "setItems pushItem popItem setBackgroundImage setTitleVerticalPositionAdjustment"
    ),
    (
      "UITabBar", .empty,
      """
      items selectedItem barTintColor shadowImage backgroundImage delegate unselectedItemTintColor
      selectedImageTintColor selectionIndicatorImage
      """
    ),
    ("UITabBar", .value, "barStyle standardAppearance scrollEdgeAppearance itemPositioning"),
    ("UITabBar", .on, "isTranslucent"),
    ("UITabBar", .number, "itemWidth itemSpacing"),
    ("UITabBar", .methods, "setItems"),
    (
      "UISearchBar", .empty,
      """
      text placeholder delegate prompt barTintColor backgroundImage scopeButtonTitles
      inputAccessoryView
      """
    ),
    (
      "UISearchBar", .value,
      "barStyle searchBarStyle searchTextField keyboardType autocapitalizationType returnKeyType"
    ),
    (
      "UISearchBar", .off,
      """
      showsCancelButton showsScopeBar showsBookmarkButton showsSearchResultsButton isTranslucent
      enablesReturnKeyAutomatically
      """
    ),
    ("UISearchBar", .number, "selectedScopeButtonIndex"),
    ("UISearchBar", .methods, "setShowsCancelButton setImage setSearchFieldBackgroundImage"),
    ("UIProgressView", .empty, "progressTintColor trackTintColor observedProgress"),
    ("UIProgressView", .value, "progressViewStyle"),
    ("UIProgressView", .methods, "setProgress"),
    ("UIActivityIndicatorView", .value, "style activityIndicatorViewStyle color"),
    ("UIActivityIndicatorView", .off, "isAnimating"),
    ("UIActivityIndicatorView", .methods, "startAnimating stopAnimating"),
    ("UIVisualEffectView", .value, "contentView effect"),
    ("UIPickerView", .empty, "dataSource delegate"),
    ("UIPickerView", .number, "numberOfComponents"),
    (
      "UIPickerView", .methods,
      "reloadAllComponents reloadComponent selectRow selectedRow selectedRowInComponent"
    ),
    (
      "WKWebView", .empty, "url URL navigationDelegate uiDelegate UIDelegate title customUserAgent"
    ),
    ("WKWebView", .value, "scrollView configuration backForwardList"),
    (
      "WKWebView", .off,
      "isLoading canGoBack canGoForward allowsBackForwardNavigationGestures hasOnlySecureContent"
    ),
    ("WKWebView", .number, "estimatedProgress"),
    (
      "WKWebView", .methods,
      """
      load loadRequest loadHTMLString loadFileURL reload goBack goForward stopLoading
      evaluateJavaScript
      """
    ),
    ("MKMapView", .empty, "delegate annotations overlays userLocation"),
    ("MKMapView", .value, "region mapType centerCoordinate camera"),
    ("MKMapView", .off, "showsUserLocation isZoomEnabled isScrollEnabled"),
    (
      "MKMapView", .methods,
      "setRegion addAnnotation addAnnotations removeAnnotation removeAnnotations addOverlay"
    ),
    (
      "UIApplication", .empty,
      """
      shortcutItems statusBarStyle openSessions
      """
    ),
    (
      "UIApplication", .off,
      """
      isNetworkActivityIndicatorVisible isStatusBarHidden isProtectedDataAvailable
      isRegisteredForRemoteNotifications supportsMultipleScenes
      """
    ),
    ("UIApplication", .number, "applicationIconBadgeNumber statusBarOrientationAnimationDuration"),
    (
      "UIApplication", .methods,
      """
      open openURL setStatusBarHidden setStatusBarStyle setStatusBarOrientation
      beginIgnoringInteractionEvents endIgnoringInteractionEvents sendEvent sendAction
      beginBackgroundTask beginBackgroundTaskWithExpirationHandler endBackgroundTask
      registerForRemoteNotifications registerUserNotificationSettings requestSceneSessionActivation
      setMinimumBackgroundFetchInterval isIgnoringInteractionEvents supportedInterfaceOrientations
      """
    ),
    (
      "UIBarButtonItem", .empty,
      """
      title image customView tintColor possibleTitles landscapeImagePhone target action menu
      primaryAction accessibilityLabel badge
      """
    ),
    ("UIBarButtonItem", .number, "width tag"),
    ("UIBarButtonItem", .on, "isEnabled isHidden isSelected"),
    ("UIBarButtonItem", .value, "style imageInsets"),
    (
      "UIBarButtonItem", .methods,
      "setTitleTextAttributes setBackgroundImage setTitlePositionAdjustment"
    ),
    ("UIGestureRecognizer", .empty, "name"),
    (
      "UIGestureRecognizer", .value,
      "state location edges direction allowedTouchTypes modifierFlags"

    ),
    (
      "UIGestureRecognizer", .on,
      """
      isEnabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded
      requiresExclusiveTouchType
      """
    ),
    (
      "UIGestureRecognizer", .number,
      """
      numberOfTapsRequired numberOfTouchesRequired minimumPressDuration numberOfTouches scale
      velocity rotation minimumNumberOfTouches maximumNumberOfTouches allowableMovement
      """
    ),
    (
      "UIGestureRecognizer", .methods,
      """
      setTranslation require
      requireGestureRecognizerToFail removeTarget shouldRequireFailure
      """
    ),
    ("UIAlertAction", .empty, "title"),
    ("UIAlertAction", .value, "style"),
    ("UIAlertAction", .on, "isEnabled"),
    ("Timer", .number, "tolerance"),
    ("Timer", .value, "fireDate"),
  ]
}
