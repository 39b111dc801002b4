import Lifecycle
import ScenarioSyntax

/// What a `prepare(for:)` says of the segues that it is for: their identifiers, and the classes that it
/// takes their destinations for.
struct SegueWords: SyntaxWalker {
  /// The texts that identifiers are compared with.
  private(set) var identifiers: [String] = []
  /// The classes of the destinations, where the code names them.
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

  /// Makes the destination, lets the page prepare for it, and shows it.
  private func follow(
    _ identifier: String, to type: String?, from page: UIViewController, _ record: TourRecord
  ) throws(Halt) {
    guard let destination = try makeDestination(type, record) else { return }
    try simulator.prepare(for: identifier, from: page, to: destination)
    try open(destination)
  }

  private func makeDestination(_ type: String?, _ record: TourRecord) throws(Halt)
    -> UIViewController?
  {
    guard let type else { return try makePlain("destination") }
    let known = try classInfo(named: type)
    let info = if let known { known } else { try plainController(named: type, at: record.place) }
    guard info.kind == .class, info.runtime.isController else {
      return try makePlain("destination")
    }
    return try makeForTour(info, record) as? UIViewController
  }
}
