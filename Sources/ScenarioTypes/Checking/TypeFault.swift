package import ScenarioSyntax

/// What a compiler refuses of a program because of its types, in the compiler's words.
package struct TypeFault: Sendable {
  /// A replacement that mends it.
  package struct Fix: Sendable {
    /// What it does, in words.
    package let message: String
    /// What is replaced.
    package let span: NodeSpan
    /// What stands there then.
    package let text: String
  }

  /// What helps to understand it.
  package struct Note: Sendable {
    /// What is said.
    package let message: String
    /// Where it is about; nil where that is the fault's own place.
    package let span: NodeSpan?

    init(_ message: String, at span: NodeSpan? = nil) {
      self.message = message
      self.span = span
    }
  }

  /// A function that another file may declare, without which a call is wrong.
  package struct Offer: Sendable {
    /// The type that it would be added to.
    package let owner: String
    /// Its base name.
    package let name: String
    /// The labels of the call.
    package let labels: [String?]
    /// Whether it belongs to the type itself.
    package let isStatic: Bool

    init(owner: String, name: String, _ labels: [String?], isStatic: Bool) {
      self.isStatic = isStatic
      self.owner = owner
      self.name = name
      self.labels = labels
    }
  }

  /// A member that a type has not.
  package struct Member: Sendable {
    /// The type.
    package let owner: String
    /// The name.
    package let name: String
    /// Whether it can hardly be anything but a misspelling. What is not may still be known when the program has run.
    package let isMisspelt: Bool
  }

  /// The kind of fault: `scenario.wrong-type`.
  package let id: String
  /// What is wrong.
  package let message: String
  /// Where.
  package let span: NodeSpan
  /// What helps to understand it.
  package let notes: [Note]
  /// What mends it.
  package let fixes: [Fix]
  /// Whether it is something that published code mostly leaves out, an initialiser: the program means the same with
  /// it, and is run all the same.
  package let isOmission: Bool
  /// What a file that is not shown may declare, with which it would be right; nil where that is not likely.
  package let offer: Offer?
  /// The member that there is not, where it is that.
  package let member: Member?

  init(
    _ id: String, _ message: String, at span: NodeSpan, notes: [Note] = [], fixes: [Fix] = [],
    isOmission: Bool = false, offer: Offer? = nil, member: Member? = nil
  ) {
    self.member = member
    self.offer = offer
    self.isOmission = isOmission
    self.id = id
    self.message = message
    self.span = span
    self.notes = notes
    self.fixes = fixes
  }
}

/// What a value is used for, by which the compiler words its refusal.
enum Purpose {
  case initialization, assignment, argument, element, result, condition
  /// An argument that outlives the call, where it is a closure.
  case keptArgument

  /// Whether a closure is kept for later, so that it has to say that it uses `self`.
  var isKept: Bool {
    switch self {
    case .argument, .condition: false
    default: true
    }
  }

  /// A value of one type where another is wanted.
  func words(_ source: Type, _ target: Type) -> String {
    switch self {
    case .initialization: "cannot convert value of type '\(source)' to specified type '\(target)'"
    case .assignment: "cannot assign value of type '\(source)' to type '\(target)'"
    case .argument, .keptArgument:
      "cannot convert value of type '\(source)' to expected argument type '\(target)'"
    case .element: "cannot convert value of type '\(source)' to expected element type '\(target)'"
    case .result: "cannot convert return expression of type '\(source)' to return type '\(target)'"
    case .condition:
      "cannot convert value of type '\(source)' to expected condition type '\(target)'"
    }
  }

  /// `nil` where no optional is wanted.
  func words(nilFor target: Type) -> String {
    switch self {
    case .initialization: "'nil' cannot initialize specified type '\(target)'"
    case .assignment: "'nil' cannot be assigned to type '\(target)'"
    case .argument, .keptArgument: "'nil' is not compatible with expected argument type '\(target)'"
    case .element: "'nil' is not compatible with expected element type '\(target)'"
    case .result: "'nil' is incompatible with return type '\(target)'"
    case .condition: "'nil' is not compatible with expected condition type '\(target)'"
    }
  }
}
