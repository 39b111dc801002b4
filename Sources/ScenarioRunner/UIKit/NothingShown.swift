import Lifecycle
import ScenarioSyntax

/// What the person would act on, and what does not show.
enum NothingShown {
  case navigation, presented, popover, tabBar, pages
  /// Words, and those that do show.
  case words(String, others: [String])
  /// A view that is hidden, or that lies in one.
  case hidden(String)

  /// Why the person can do nothing.
  var message: String {
    switch self {
    case .navigation: "no navigation controller shows that the user could act on"
    case .presented: "no presented controller shows that the user could act on"
    case .popover: "no popover shows that the user could act on"
    case .tabBar: "no tab bar controller shows that the user could act on"
    case .pages: "no page view controller shows that the user could act on"
    case .words(let title, others: _): "nothing that shows is called '\(title)'"
    case .hidden(let name): "'\(name)' is hidden, and nobody can tap it"
    }
  }

  /// What would work.
  var note: String {
    switch self {
    case .navigation:
      "show one before: 'window.rootViewController = UINavigationController(rootViewController: page)'"
    case .presented: "present a controller before: 'present(page, animated: true)'"
    case .popover:
      "present a controller before whose 'modalPresentationStyle' is '.popover'"
    case .tabBar: "show one before: 'window.rootViewController = tabs', with its 'viewControllers'"
    case .pages:
      "show one before: 'window.rootViewController = pages', with 'setViewControllers' and a data source"
    case .words(_, let others) where others.isEmpty: "nothing with a title shows"
    case .words(_, let others):
      "what shows is \(others.map { "'\($0)'" }.joined(separator: ", "))"
    case .hidden: "set 'isHidden = false' or 'alpha = 1' before, of it and of the views around it"
    }
  }
}

extension Interpreter {
  /// Says that there is nothing on the screen for what the person does.
  func warn(_ missing: NothingShown, at span: NodeSpan) {
    warn(ActWithoutEffect.finding(missing), at: span)
  }
}
