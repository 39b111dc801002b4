import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Notifications of the program's own, which code that is not shown would post.
extension Interpreter {
  /// A step for each that somebody observes, in the order of their registration.
  func postSteps(_ record: TourRecord) -> [TourStep] {
    var names: [String] = []
    for observer in system.notifications.all {
      guard let name = observer.name, isOwn(notification: name), !names.contains(name) else {
        continue
      }
      names.append(name)
    }
    return names.prefix(Self.mostPosts).map { name in
      TourStep(part: .called, heading: "Posted: \(name)") { interpreter throws(Halt) in
        let argument = PassedArgument(
          label: "name", value: .string(name), isTrailing: false, span: record.place)
        _ = try interpreter.callNotificationCenter("post", [argument], at: record.place)
      }
    }
  }

  private static let mostPosts = 4

  /// Whether a notification is none of the system's.
  private func isOwn(notification name: String) -> Bool {
    !Notifications.isSystems(name) && !SystemNames.has(name)
      && !["UI", "NS", "AV", "keyboard", "MP", "CL"].contains { name.hasPrefix($0) }
      && !name.hasSuffix("Notification")
  }
}
