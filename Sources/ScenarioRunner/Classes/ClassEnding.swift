/// How the name of a class ends, and what a class so named probably inherits from: data.
struct ClassEnding {
  let superclass: String
  private let text: String
  /// Its last letter, which few names end in.
  private let last: UInt8?

  private init(_ text: String, _ superclass: String) {
    self.text = text
    self.superclass = superclass
    last = text.utf8.last
  }

  /// The first of the endings that a name has and that is wanted.
  static func first(
    of name: String, where isWanted: (ClassEnding) -> Bool = { _ in true }
  ) -> ClassEnding? {
    let last = name.utf8.last
    let place = all.indices.first { place in
      all[place].last == last && name.hasSuffix(all[place].text) && isWanted(all[place])
    }
    return place.map { all[$0] }
  }

  private static let all = [
    ClassEnding("PresentationController", "UIPresentationController"),
    // What animates or drives a transition is no page.
    ClassEnding("AnimationController", "NSObject"),
    ClassEnding("TransitionController", "NSObject"),
    ClassEnding("InteractionController", "UIPercentDrivenInteractiveTransition"),
    ClassEnding("InteractiveTransition", "UIPercentDrivenInteractiveTransition"),
    ClassEnding("NavigationController", "UINavigationController"),
    ClassEnding("NavController", "UINavigationController"),
    ClassEnding("NavigationVC", "UINavigationController"),
    ClassEnding("TabBarController", "UITabBarController"),
    ClassEnding("SplitViewController", "UISplitViewController"),
    ClassEnding("TableViewController", "UITableViewController"),
    ClassEnding("TableView", "UITableView"), ClassEnding("CollectionView", "UICollectionView"),
    ClassEnding("ScrollView", "UIScrollView"), ClassEnding("TableViewCell", "UITableViewCell"),
    ClassEnding("CollectionViewCell", "UICollectionViewCell"),
    ClassEnding("ImageView", "UIImageView"), ClassEnding("TextView", "UITextView"),
    ClassEnding("StackView", "UIStackView"), ClassEnding("PickerView", "UIPickerView"),
    ClassEnding("ProgressView", "UIProgressView"),
    ClassEnding("IndicatorView", "UIActivityIndicatorView"), ClassEnding("View", "UIView"),
    ClassEnding("Label", "UILabel"), ClassEnding("Button", "UIButton"),
    ClassEnding("Cell", "UITableViewCell"), ClassEnding("SearchBar", "UISearchBar"),
    ClassEnding("ProgressBar", "UIProgressView"), ClassEnding("PageControl", "UIPageControl"),
    ClassEnding("SegmentedControl", "UISegmentedControl"),
    ClassEnding("RefreshControl", "UIRefreshControl"), ClassEnding("DatePicker", "UIDatePicker"),
    ClassEnding("Picker", "UIPickerView"), ClassEnding("Spinner", "UIActivityIndicatorView"),
    ClassEnding("Indicator", "UIActivityIndicatorView"), ClassEnding("Stepper", "UIStepper"),
    ClassEnding("Constraint", "NSLayoutConstraint"), ClassEnding("TabBar", "UIView"),
    ClassEnding("Toolbar", "UIView"), ClassEnding("Bar", "UIView"),
    ClassEnding("TextField", "UITextField"), ClassEnding("Window", "UIWindow"),
    ClassEnding("Manager", "NSObject"), ClassEnding("Model", "NSObject"),
    ClassEnding("Service", "NSObject"), ClassEnding("Helper", "NSObject"),
    ClassEnding("Store", "NSObject"), ClassEnding("Animator", "NSObject"),
    ClassEnding("Delegate", "NSObject"), ClassEnding("DataSource", "NSObject"),
    ClassEnding("Coordinator", "NSObject"), ClassEnding("Presenter", "NSObject"),
    ClassEnding("Router", "NSObject"), ClassEnding("Segue", "UIStoryboardSegue"),
    ClassEnding("Bag", "NSObject"), ClassEnding("Recognizer", "UIGestureRecognizer"),
    ClassEnding("BarButtonItem", "UIBarButtonItem"), ClassEnding("Slider", "UISlider"),
    ClassEnding("Switch", "UISwitch"), ClassEnding("Client", "NSObject"),
    ClassEnding("API", "NSObject"), ClassEnding("Loader", "NSObject"),
    ClassEnding("Provider", "NSObject"), ClassEnding("Factory", "NSObject"),
    ClassEnding("Repository", "NSObject"), ClassEnding("Interactor", "NSObject"),
    ClassEnding("Parser", "NSObject"), ClassEnding("Cache", "NSObject"),
  ]
}
