import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// The tabs of iOS 18, which are objects.
extension Interpreter {
  /// Sets up a tab by what its initialiser was given, in either language.
  func configureTab(_ tab: Object, _ info: ClassInfo, _ arguments: [PassedArgument]) {
    var texts = ["title", "identifier"]
    for argument in arguments {
      switch argument.value.unboxed {
      case .object(let provider as RuntimeBlock):
        simulator.retain(provider)
        tab.properties["viewControllerProvider"] = .object(provider)
      case .string(let text) where !texts.isEmpty:
        tab.properties[argument.label == "identifier" ? "identifier" : texts.removeFirst()] =
          .string(text)
      case .array:
        warn(
          "scenario.tab-group", "a tab group is selected as a whole here, and its children never",
          at: argument.span)
      default: break
      }
    }
    guard !simulator.knowsTabObjects, let span = arguments.first?.span else { return }
    warn(
      "scenario.newer-system",
      "'\(info.name)' is there since iOS 18, and this runs as on iOS"
        + " \(simulator.profile.iOSVersion): 'ios=18' says so",
      at: span)
  }

  /// The tab of an identifier.
  func tab(_ identifier: Value, of bar: Object) -> Value {
    .optional(
      (bar as? UITabBarController)?.tabs.first { tab in
        guard case .string(let own)? = tab.properties["identifier"],
          case .string(let wanted) = identifier
        else { return false }
        return own == wanted
      })
  }

  /// Says of the methods about tabs that are objects that nothing calls them, where there are none.
  func warnOfUnsentTabMethods() {
    guard !system.uiKit.hasTabObjects else { return }
    for method in system.uiKit.tabMethods {
      warn(
        "scenario.unsent-callback",
        "nothing here calls '\(method.selector.swift)': the model sends it about 'tabs' only",
        at: method.declaration.nameSpan)
    }
  }
}
