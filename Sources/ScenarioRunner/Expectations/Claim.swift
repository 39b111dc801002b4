import SourceText

/// What a page claims of a scenario's trace.
///
/// ```text
/// child.viewDidAppear happens twice
/// child.viewDidLoad never happens
/// A.viewWillDisappear before B.viewWillAppear
/// B.viewDidLoad not inside nav.pushViewController
/// A.viewWillAppear and A.viewDidAppear in different turns
/// page leaks
/// raises NSInvalidArgumentException
/// warns "Unbalanced calls"
/// prints "welcome" once
/// ```
struct Claim {
  /// What is claimed.
  enum Statement {
    /// So often, or not so often.
    case count(EventReference, Tally, isNegated: Bool)
    /// One event and another, by where they stand.
    case relation(EventReference, Relation, EventReference, isNegated: Bool)
    /// An exception; nil for any.
    case raises(String?, isNegated: Bool)
    /// A controller that has gone and is still alive at the end.
    case leaks(EventReference, isNegated: Bool)
    /// So many warnings of UIKit's that contain a text; nil for any.
    case warns(String?, Tally, isNegated: Bool)
    /// So many lines of the program's on the console that contain a text; nil for any.
    case prints(String?, Tally, isNegated: Bool)
  }

  /// How often something is to happen.
  struct Tally {
    enum Comparison { case exactly, atLeast, atMost }

    static var never: Tally { Tally(comparison: .exactly, number: 0) }
    /// What is meant where no number is said.
    static var everOnce: Tally { Tally(comparison: .atLeast, number: 1) }

    let comparison: Comparison
    let number: Int

    /// Whether it says nothing: any number is at least 0.
    var isEmpty: Bool { comparison == .atLeast && number <= 0 }

    func holds(_ count: Int) -> Bool {
      switch comparison {
      case .exactly: count == number
      case .atLeast: count >= number
      case .atMost: count <= number
      }
    }
  }

  /// How two events stand to each other.
  enum Relation {
    case before, after, directlyBefore, directlyAfter, inside, sameTurn, laterTurn, earlierTurn
    /// Later than the other has returned: not inside it.
    case deferredFrom
  }

  let statement: Statement
  let span: SourceSpan
}

/// An event that a claim speaks of: a message to somebody, and which time it is meant.
struct EventReference {
  /// Which of the times it happens.
  enum Occurrence: Equatable {
    case number(Int)
    case last

    /// The event that is meant of those there are, in order.
    func event(in found: [Int]) -> Int? {
      switch self {
      case .number(let number): found.count >= number ? found[number - 1] : nil
      case .last: found.last
      }
    }
  }

  /// The receiver's name.
  let receiver: String
  /// The message.
  let message: MessagePattern
  /// Which time; nil where it is not said.
  let occurrence: Occurrence?
  /// As it is written.
  let text: String
  let span: SourceSpan

  /// Whether another one is written as it is, and so means the same event.
  func isSame(as other: EventReference) -> Bool {
    text == other.text && occurrence == other.occurrence
  }
}
