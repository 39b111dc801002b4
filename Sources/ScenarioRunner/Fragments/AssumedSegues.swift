import Lifecycle
import ScenarioSyntax
import SourceText

/// The segues of a program that was pasted without its storyboard.
extension Interpreter {
  /// What the storyboard is called that a program is without.
  private static let assumedStoryboard = "the storyboard that is not shown"

  /// Takes a segue for granted that a page performs and no storyboard declares: on a tour it leads to the
  /// class for which `prepare(for:sender:)` takes its destination. Where the author shows the page, the
  /// exception is the truth, and how to declare the segue is said.
  func assumeSegue(_ values: [Value], of object: Object, at span: NodeSpan) throws(Halt) {
    guard case .string(let identifier)? = values.first, let page = object as? UIViewController
    else { return }
    let info = info(of: page)
    let destination = destination(of: identifier, from: page)
    guard tour.isOfClasses else {
      guard page.scene == nil, let type = destination.type else { return }
      return warn(ofMissing: identifier, from: info, to: type, at: span)
    }
    let storyboard = simulator.storyboard(named: Self.assumedStoryboard)
    guard page.scene == nil || page.scene === storyboard.scene(info.name) else { return }
    let scene = storyboard.scene(info.name) ?? Scene(info.name, of: info.runtime, in: storyboard)
    if storyboard.scene(info.name) == nil { storyboard.add(scene, isInitial: false) }
    if !scene.segues.contains(where: { $0.identifier == identifier }) {
      let type = try destinationClass(destination.type)
      if storyboard.scene(type.name) == nil {
        storyboard.add(Scene(type.name, of: type.runtime, in: storyboard), isInitial: false)
      }
      let stack = destination.isInNavigation ? try addStack(of: type, to: storyboard) : nil
      scene.segues.append(
        Segue(identifier, stack == nil ? .show : .present, to: stack ?? type.name))
      try simulator.note(
        "no storyboard is declared: the segue '\(identifier)' is taken to show \(type.name)")
    }
    simulator.assume(scene, of: page)
  }

  /// What a page's `prepare(for:sender:)` takes the destination of a segue for.
  private func destination(of identifier: String, from page: UIViewController) -> SegueWords.End {
    let prepares = ownMethods(of: page).first { Message($0.id) == .prepareForSegue }
    guard let body = prepares?.declaration.body else { return SegueWords.End() }
    return SegueWords(body).end(of: identifier)
  }

  /// Has a segue of the storyboard embed a controller in a page.
  func embed(_ child: ClassInfo, in page: UIViewController) throws(Halt) {
    let info = info(of: page)
    let storyboard = simulator.storyboard(named: Self.assumedStoryboard)
    let scene = storyboard.scene(info.name) ?? Scene(info.name, of: info.runtime, in: storyboard)
    if storyboard.scene(info.name) == nil { storyboard.add(scene, isInitial: false) }
    if !scene.segues.contains(where: { $0.kind == .embed }) {
      let prepares = ownMethods(of: page).first { Message($0.id) == .prepareForSegue }
      let identifier = prepares?.declaration.body.flatMap { SegueWords($0).identifiers.first }
      if storyboard.scene(child.name) == nil {
        storyboard.add(Scene(child.name, of: child.runtime, in: storyboard), isInitial: false)
      }
      scene.segues.append(Segue(identifier ?? "embed", .embed, to: child.name))
      try simulator.note("no storyboard is declared: a segue is taken to embed \(child.name)")
    }
    simulator.assume(scene, of: page)
  }

  /// Adds a navigation controller whose first page is of a class, and gives its identifier.
  private func addStack(of type: ClassInfo, to storyboard: StoryboardContents) throws(Halt)
    -> String?
  {
    guard let stack = try classInfo(named: "UINavigationController") else { return nil }
    let identifier = "the navigation controller of \(type.name)"
    let scene = Scene(identifier, of: stack.runtime, in: storyboard)
    scene.contained = [type.name]
    storyboard.add(scene, isInitial: false)
    return identifier
  }

  private func destinationClass(_ name: String?) throws(Halt) -> ClassInfo {
    let place = position.place
    guard let name else { return try plainController(named: "Destination", at: place) }
    let known = try classInfo(named: name)
    let info = if let known { known } else { try plainController(named: name, at: place) }
    guard info.kind == .class, info.runtime.isController else {
      return try plainController(named: "Destination", at: place)
    }
    return info
  }

  private func warn(
    ofMissing identifier: String, from page: ClassInfo, to destination: String, at span: NodeSpan
  ) {
    let lines =
      frame.dialect == .swift
      ? "let storyboard = UIStoryboard(name: \"Main\", bundle: nil);"
        + " storyboard.addScene(\"\(page.name)\", of: \(page.name).self, isInitial: true);"
        + " storyboard.addScene(\"\(destination)\", of: \(destination).self);"
        + " storyboard.addSegue(\"\(identifier)\", from: \"\(page.name)\", to: \"\(destination)\", kind: .show);"
        + " window.rootViewController = storyboard.instantiateInitialViewController();"
        + " window.makeKeyAndVisible()"
      : "[storyboard addSegue:@\"\(identifier)\" from:@\"\(page.name)\" to:@\"\(destination)\" kind:\"show\"]"
    warn(
      "scenario.no-segue", "no storyboard has a segue '\(identifier)' from '\(page.name)'",
      at: span,
      notes: [Diagnostic.Note("a storyboard declares it: \(lines)")])
  }
}
