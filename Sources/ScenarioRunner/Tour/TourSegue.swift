import Lifecycle
import ScenarioSyntax

extension Interpreter {
  /// The segues of a storyboard that is not shown, which a page's `prepare(for:)` speaks of.
  func segueSteps(on page: UIViewController, _ record: TourRecord) -> [TourStep] {
    guard page.runtimeClass.implements(.prepareForSegue) else { return [] }
    let prepares = ownMethods(of: page).first { Message($0.id) == .prepareForSegue }
    guard let prepares, !prepares.isCalled, let body = prepares.declaration.body else { return [] }
    let words = SegueWords(body)
    let identifiers = words.identifiers.isEmpty ? ["segue"] : words.identifiers
    return identifiers.prefix(3).map { identifier in
      let end = words.end(of: identifier)
      return TourStep(part: .tapped, heading: "Segue: \(identifier)") { interpreter throws(Halt) in
        try interpreter.simulator.event { simulator throws(Halt) in
          try interpreter.follow(identifier, to: end, from: page, record)
        }
      }
    }
  }

  /// The unwind segues of such a storyboard that lead back to a page: each from another page, over this one.
  func unwindSteps(on page: UIViewController, _ record: TourRecord) -> [TourStep] {
    ownMethods(of: page).filter { !$0.isCalled && Self.isUnwindAction($0) }.map { method in
      let name = method.selector(in: method.dialect)
      return TourStep(part: .tapped, heading: "Unwound: \(name)") { interpreter throws(Halt) in
        try interpreter.simulator.event { simulator throws(Halt) in
          try interpreter.unwind(to: method, of: page, record)
        }
      }
    }
  }

  /// Whether a method is what an unwind segue calls: an action that takes the segue.
  static func isUnwindAction(_ method: MethodInfo) -> Bool {
    let declaration = method.declaration
    return declaration.attributes.contains("IBAction") && declaration.parameters.count == 1
      && declaration.parameters[0].type?.name == "UIStoryboardSegue"
  }

  /// Shows a page over another, of the class that the action takes the source for, and goes back from it.
  private func unwind(to method: MethodInfo, of page: UIViewController, _ record: TourRecord)
    throws(Halt)
  {
    let words = method.declaration.body.map { SegueWords($0) }
    let other = info(of: page)
    let type =
      words?.ends.first?.type
      ?? leafControllers(bareOnly: true).first { $0 !== other && !simulator.hasMade($0.runtime) }?
      .name
    guard let source = try makeSegueEnd(type, named: "source", record) else { return }
    try open(source)
    try simulator.settle()
    try simulator.unwind("unwind", to: method.id, from: source)
  }

  /// Makes the destination, lets the page prepare for it, and shows it.
  private func follow(
    _ identifier: String, to end: SegueWords.End, from page: UIViewController, _ record: TourRecord
  ) throws(Halt) {
    guard let destination = try makeSegueEnd(end.type, named: "destination", record) else { return }
    let shown = end.isInNavigation ? try makeStack(of: destination) : destination
    let sender = try segueSender(on: page, record)
    try simulator.prepare(for: identifier, from: page, to: shown, sender: sender)
    try open(shown)
  }

  /// What the person has touched who follows a segue: what the page takes the sender for, and a row of a list
  /// where the page asks which one it is.
  private func segueSender(on page: UIViewController, _ record: TourRecord) throws(Halt) -> Value {
    guard let prepares = ownMethods(of: page).first(where: { Message($0.id) == .prepareForSegue }),
      let body = prepares.declaration.body
    else { return .nothing }
    if SegueWords(body).readsSelection { try selectFirst(on: page, record) }
    guard let parameter = prepares.declaration.parameters.last,
      parameter.type?.name != "UIStoryboardSegue",
      CastOfName(parameter.name, in: body).type != nil
    else { return .nothing }
    let sender = try madeUp(parameter, in: body) ?? .nothing
    note(place: Self.row(0, section: Int64(record.section("row"))), ofCell: sender)
    return sender
  }

  /// A navigation controller whose only page is a controller.
  private func makeStack(of page: UIViewController) throws(Halt) -> UIViewController {
    guard let type = try classInfo(named: "UINavigationController"),
      let stack = try allocate(type) as? UINavigationController
    else { return page }
    name(.object(stack), "navigation")
    try simulator.send(
      .setViewControllers, .values([.array([.object(page)]), .bool(false)]), to: stack)
    return stack
  }

  /// A controller at an end of a segue: of a class, or a plain one.
  private func makeSegueEnd(_ type: String?, named name: String, _ record: TourRecord)
    throws(Halt) -> UIViewController?
  {
    guard let type else { return try makePlain(name) }
    let known = try classInfo(named: type)
    let info = if let known { known } else { try plainController(named: type, at: record.place) }
    guard info.kind == .class, info.runtime.isController else {
      return try makePlain(name)
    }
    return try makeForTour(info, record) as? UIViewController
  }
}
