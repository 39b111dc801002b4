import CallTrace
import SourceText

/// What a page claims of a scenario's trace; `ClaimGrammar` says how it is worded.
struct Claim {
  /// What is claimed. Of several events, each.
  enum Statement {
    /// So often, or not so often, in a part of the trace or in all of it.
    case count([EventReference], Tally, ClaimWindow?, isNegated: Bool)
    /// Events and another, by where they stand.
    case relation([EventReference], Relation, EventReference, isNegated: Bool)
    /// One after another; the second of two that are written alike is its second time.
    case order([Step])
    /// All of them, and the order does not matter.
    case anyOrder([EventReference])
    /// Every time the one happens, the other stands to it so.
    case every(EventReference, Pairing, EventReference)
    /// No call, or none to somebody, in a part of the trace.
    case nothing(to: Name?, ClaimWindow)
    /// Somebody's calls, and no others of their kind.
    case exactly(Name, [EventReference], ClaimWindow?)
    /// When something happens, counted from the start or from something else.
    case time(EventReference, TimeSpan, from: EventReference?, isNegated: Bool)
    /// Who sends it.
    case sentBy(EventReference, Name, isNegated: Bool)
    /// What a property is when something is called.
    case value(ValueClaim)
    /// An exception; nil for any.
    case raises(String?, isNegated: Bool)
    /// Controllers that have gone and are still alive at the end; nobody in particular where there are none.
    case leaks([EventReference], isNegated: Bool)
    /// So many warnings of UIKit's that contain a text; nil for any.
    case warns(String?, Tally, isNegated: Bool)
    /// So many lines of the program's on the console that contain a text; nil for any.
    case prints(String?, Tally, isNegated: Bool)
  }

  /// How often something is to happen.
  struct Tally {
    static let never = Tally(0, 0)
    /// What is meant where no number is said.
    static let everOnce = Tally(1, nil)

    let least: Int
    /// Nil where there may be any number.
    let most: Int?

    init(_ least: Int, _ most: Int?) {
      self.least = least
      self.most = most
    }

    /// Whether it says nothing: any number is at least 0.
    var isEmpty: Bool { least <= 0 && most == nil }

    func holds(_ count: Int) -> Bool { count >= least && most.map { count <= $0 } ?? true }
  }

  /// How two events stand to each other.
  enum Relation {
    case before, after, directlyBefore, directlyAfter, inside, sameTurn, laterTurn, earlierTurn
    /// Later than the other has returned: not inside it.
    case deferredFrom
  }

  /// What stands to each of several events.
  enum Pairing {
    /// Another behind it, before it happens again.
    case followed, directlyFollowed
    /// Another before it, since it happened last.
    case preceded, directlyPreceded
    /// Another at any time before it.
    case onlyAfter
    /// The first of the other, in a relation.
    case relation(Relation)
  }

  /// An event of a chain, and whether nothing stands between it and the one before.
  struct Step {
    var event: EventReference
    var isDirect = false
  }

  /// A length of time, or a time, in microseconds.
  struct TimeSpan {
    let least: Int64
    let most: Int64?
    func holds(_ time: Int64) -> Bool { time >= least && most.map { time <= $0 } ?? true }
  }

  /// A name as it is written.
  struct Name {
    let text: String
    let span: SourceSpan
  }

  let statement: Statement
  let span: SourceSpan
}

/// The part of a trace that a claim is about.
enum ClaimWindow {
  case turn(Int, SourceSpan)
  /// What stands under a heading, up to the next.
  case heading(String, SourceSpan)
  /// After something was called, and before.
  case after(EventReference)
  case before(EventReference)
  case between(EventReference, EventReference)
  case inside(EventReference)
}

/// An event that a claim speaks of, and which time it is meant.
struct EventReference {
  /// What happens.
  enum Kind {
    /// A message to somebody.
    case call(receiver: String, MessagePattern)
    /// A line of the program's that contains a text, or of UIKit's; nil for any.
    case line(Console.Source, String?)
    /// An exception; nil for any.
    case exception(String?)
    /// A heading of the scenario's, or else a line of its output.
    case mark(String)
  }

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

  let kind: Kind
  /// Which time; nil where it is not said.
  var occurrence: Occurrence?
  /// As it is written.
  let text: String
  let span: SourceSpan

  /// The receiver's name; empty for what is no message.
  var receiver: String { if case .call(let receiver, _) = kind { receiver } else { "" } }

  /// The message; nil for what is none.
  var message: MessagePattern? { if case .call(_, let message) = kind { message } else { nil } }

  /// Whether another one is written as it is, and so means the same event.
  func isSame(as other: EventReference) -> Bool {
    text == other.text && occurrence == other.occurrence
  }
}

/// What a property is said to be when something is called.
struct ValueClaim {
  /// How the value is compared.
  enum Comparison: Equatable { case equal, less, greater, atMost, atLeast }

  /// When it is looked at.
  enum Moment {
    /// When the call begins: what the callback sees.
    case beginning(EventReference)
    /// When it has returned.
    case end(EventReference)
    /// When nothing is left to do.
    case last
  }

  let question: ValueQuestion
  let comparison: Comparison
  let value: ArgumentPattern
  let moment: Moment
  let isNegated: Bool
  let span: SourceSpan
}
