public import Tracing

/// Why a program stopped before its end.
public enum Halt: Error {
  /// An exception was raised; it is already in the trace.
  case exception(Exception)
  /// A budget is used up.
  case budget(Budget.Kind)
  /// The program did something that its reader has already reported.
  case failure
}

/// How much a program may use, so that a hostile or looping one ends with a clear word.
public struct Budget: Sendable {
  /// What is limited.
  public enum Kind: String, Sendable {
    /// Messages sent and events recorded.
    case messages
    /// Calls inside calls.
    case depth
    /// Seconds of virtual time.
    case time
    /// Objects created.
    case objects
    /// Steps of the program: statements and expressions.
    case steps
    /// Bytes of text printed or built.
    case output
  }

  /// Events in the trace.
  public var messages = 20_000
  /// Calls inside calls.
  public var depth = 120
  /// Seconds of virtual time.
  public var seconds = 86_400.0
  /// Objects.
  public var objects = 20_000
  /// Statements and expressions evaluated.
  public var steps = 250_000
  /// Bytes of text.
  public var output = 4_000_000

  /// Bytes of the machine's own stack, which calls inside calls need as well: what a thread with a
  /// stack of half a megabyte can give. Frames of a debug build are larger, and it is given more.
  public var stack = Budget.usualStack

  private static var usualStack: Int {
    var isDebugging = false
    assert(
      {
        isDebugging = true
        return true
      }())
    return isDebugging ? 4_000_000 : 400_000
  }

  /// The usual budget.
  public static let standard = Budget()

  /// Creates the usual budget.
  public init() {}

  /// The limit of a kind, as it is told to the author.
  public func limit(_ kind: Kind) -> Int {
    switch kind {
    case .messages: messages
    case .depth: depth
    case .time: Int(seconds)
    case .objects: objects
    case .steps: steps
    case .output: output
    }
  }
}
