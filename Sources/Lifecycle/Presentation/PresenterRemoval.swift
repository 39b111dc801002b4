/// Whether the presenter's view leaves the window, where the program's presentation controller has a say.
extension Simulator {
  /// Asks the program's own presentation controller whether the presenter's view goes (R248).
  func askWhetherToRemove(_ presentation: Presentation) throws(Halt) {
    guard let controller = presentation.controller,
      let answer = try ask(.removesPresentersView, of: controller)?.bool
    else { return }
    presentation.removesPresenter = answer
  }

  /// The rule of a presentation's order, and so of who is told.
  func rule(of presentation: Presentation) -> Rule {
    presentation.style == .custom && presentation.removesPresenter
      ? .presenterRemoval : presentation.style.rule(profile)
  }
}

extension Rule {
  static let presenterRemoval = Rule(
    248, "presenter-removal",
    "A presentation controller that returns true from shouldRemovePresentersView has the"
      + " presenter's view taken away at the end, and the presenter's four callbacks are called as"
      + " they are below full screen; by default it returns false.",
    sources: "apple-removes-presenter", .documented, since: 8)
}
