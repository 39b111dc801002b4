import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// SwiftUI's views in a `UIHostingController`: their bodies do not run.
enum HostedView {
  /// The modifiers whose closures SwiftUI calls at times that UIKit does not know.
  static let modifiers = ["onAppear", "onDisappear", "task", "onChange", "onReceive"]
}

extension Interpreter {
  /// Says of a hosted view which of its closures nothing calls.
  func warnOfHostedView(_ root: PassedArgument) {
    guard case .aggregate(let view) = root.value,
      let info = structureType(view), info.isOfProgram
    else { return }
    var names = FreeNames([])
    for property in info.properties { names.visit(property.declaration) }
    let unsent = HostedView.modifiers.filter { names.members.contains($0) }
    guard let first = unsent.first else { return }
    warn(
      "scenario.closure-not-called",
      "the body of the SwiftUI view '\(info.name)' does not run, so '\(first)' is never called",
      at: root.span,
      notes: [
        Diagnostic.Note("UIKit's callbacks are sent to a subclass of UIHostingController")
      ])
  }
}
