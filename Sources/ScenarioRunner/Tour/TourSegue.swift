import Lifecycle
import ScenarioSyntax

/// What a `prepare(for:)` says of the segues that it is for: their identifiers, and the classes that it
/// takes their ends for.
struct SegueWords: SyntaxWalker {
  /// The texts that identifiers are compared with.
  private(set) var identifiers: [String] = []
  /// The classes of what they lead to, or come from, where the code names them.
  private(set) var destinations: [String] = []

  init(_ body: CodeBlock) { visit(body) }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .binary(_, let left, let right):
      note(left)
      note(right)
    case .cast(_, _, let type) where type.name != "UINavigationController":
      destinations.append(type.name)
    case .call(let call):
      if case .member(_, let name) = call.callee.kind, name.hasPrefix("isEqual") {
        for argument in call.arguments { note(argument.value) }
      }
    default: break
    }
    walk(expression)
  }

  mutating func visit(_ pattern: Pattern) {
    if case .expression(let value) = pattern.kind { note(value) }
    walk(pattern)
  }

  private mutating func note(_ value: Expression) {
    if case .string(let text) = value.kind, !identifiers.contains(text) { identifiers.append(text) }
  }
}

extension Interpreter {
  /// The segues of a storyboard that is not shown, which a page's `prepare(for:)` speaks of.
  func segueSteps(on page: UIViewController, _ record: TourRecord) -> [TourStep] {
    guard page.runtimeClass.implements(.prepareForSegue) else { return [] }
    let prepares = ownMethods(of: page).first { Message($0.id) == .prepareForSegue }
    guard let prepares, !prepares.isCalled, let body = prepares.declaration.body else { return [] }
    let words = SegueWords(body)
    let identifiers = words.identifiers.isEmpty ? ["segue"] : words.identifiers
    return identifiers.prefix(3).enumerated().map { place, identifier in
      let type =
        place < words.destinations.count ? words.destinations[place] : words.destinations.first
      return TourStep(part: .tapped, heading: "Segue: \(identifier)") { interpreter throws(Halt) in
        try interpreter.simulator.event { simulator throws(Halt) in
          try interpreter.follow(identifier, to: type, from: page, record)
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
      words?.destinations.first
      ?? leafControllers(bareOnly: true).first { $0 !== other && !simulator.hasMade($0.runtime) }?
      .name
    guard let source = try makeSegueEnd(type, named: "source", record) else { return }
    try open(source)
    try simulator.settle()
    try simulator.unwind("unwind", to: method.id, from: source)
  }

  /// Makes the destination, lets the page prepare for it, and shows it.
  private func follow(
    _ identifier: String, to type: String?, from page: UIViewController, _ record: TourRecord
  ) throws(Halt) {
    guard let destination = try makeSegueEnd(type, named: "destination", record) else { return }
    try simulator.prepare(for: identifier, from: page, to: destination)
    try open(destination)
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
