import Lifecycle
import ScenarioSyntax

/// Who is to be told of notifications.
final class NotificationObservers {
  /// The observers, in the order of their registration.
  private(set) var all: [NotificationObserver] = []
  /// The notifications of the keyboard that somebody observes and nobody has posted, and where.
  private(set) var keyboardNames: [(name: String, span: NodeSpan)] = []

  /// Adds an observer.
  func add(_ observer: NotificationObserver) { all.append(observer) }

  /// Those who are to be told of a notification of a name.
  func observers(of name: String) -> [NotificationObserver] {
    all.filter { $0.name == nil || $0.name == name }
  }

  /// Those that an object or a token stands for.
  func observers(for target: Object) -> [NotificationObserver] {
    all.filter { $0.target === target || $0.token === target }
  }

  /// Takes away those that an object or a token stands for, of one notification or of all.
  func remove(_ target: Object, named name: String?) {
    all.removeAll {
      ($0.target === target || $0.token === target) && (name == nil || $0.name == name)
    }
  }

  /// Takes away those that a token stands for.
  func remove(token: Object?) { all.removeAll { $0.token != nil && $0.token === token } }

  /// Takes note that somebody observes the keyboard: nothing is typed here, so that none comes or goes.
  func noteKeyboard(_ name: String?, at span: NodeSpan, _ simulator: Simulator) {
    guard let name, name.hasPrefix("keyboard") || name.hasPrefix("UIKeyboard") else { return }
    simulator.spend(parts: keyboardNames.count)
    guard !keyboardNames.contains(where: { $0.name == name }) else { return }
    keyboardNames.append((name, span))
  }

  /// Takes note that the program itself has posted a notification.
  func notePost(_ name: String) {
    if !keyboardNames.isEmpty { keyboardNames.removeAll { $0.name == name } }
  }

  /// Lets go of who is to be told.
  func sever() { all = [] }
}
