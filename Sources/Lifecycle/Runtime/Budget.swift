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

  /// What the scenarios of one page may use together, each on each of its versions.
  public var page = Use(steps: 2_500_000, messages: 100_000, output: 16_000_000)
  /// What the scenarios of all pages may use together, whatever the size of the content.
  public var all = Use(steps: 4_000_000, messages: 150_000, output: 24_000_000)
  /// What they may use besides for each byte of the content, so that a large site has more.
  public var perByte = 2

  /// The usual budget.
  public static let standard = Budget()

  /// The budget for notes of strangers: a tenth of the usual one.
  public static let untrusted: Budget = {
    var budget = Budget()
    budget.messages = 5_000
    budget.objects = 5_000
    budget.steps = 50_000
    budget.output = 500_000
    budget.page = Use(steps: 500_000, messages: 20_000, output: 2_000_000)
    budget.all = Use(steps: 2_000_000, messages: 60_000, output: 8_000_000)
    budget.perByte = 1
    return budget
  }()

  /// Creates the usual budget.
  public init() {}

  /// All limits, for whoever keeps what was made under them.
  public var text: String {
    let totals = [page, all].flatMap { [$0.steps, $0.messages, $0.output] }
    let limits = [messages, depth, Int(seconds), objects, steps, output, perByte] + totals
    return limits.map { String($0) }.joined(separator: " ")
  }

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

/// What a run has used, or several together, of what budgets limit.
public struct Use: Hashable, Sendable {
  /// Steps of programs.
  public var steps: Int
  /// Events in traces.
  public var messages: Int
  /// Bytes of text printed or built.
  public var output: Int

  /// Creates a use.
  public init(steps: Int = 0, messages: Int = 0, output: Int = 0) {
    self.steps = steps
    self.messages = messages
    self.output = output
  }

  /// Two uses together.
  public static func + (left: Use, right: Use) -> Use {
    Use(
      steps: left.steps &+ right.steps, messages: left.messages &+ right.messages,
      output: left.output &+ right.output)
  }

  /// Adds a use.
  public static func += (left: inout Use, right: Use) { left = left + right }

  /// What there is more of than a limit allows; nil where all is within it.
  public func exceeded(_ limit: Use) -> Budget.Kind? {
    if steps > limit.steps { return .steps }
    if messages > limit.messages { return .messages }
    return output > limit.output ? .output : nil
  }
}
