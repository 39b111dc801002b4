public import CallTrace
import SourceText

extension SequenceDiagram {
  /// What a trace knows of a message beyond what is drawn; immutable, so that messages share it.
  public final class CallDetail: Sendable {
    /// The name of who receives it.
    public let receiver: String
    /// The call without its receiver.
    public let message: String
    /// The language of the call.
    public let spelling: Spelling
    /// The name of who sent it.
    public let caller: String
    /// The turn of the run loop and the virtual time.
    public let turn: Turn
    /// The rule by which UIKit sent it, as an index into the diagram's rules; nil when the program
    /// sent it.
    public let rule: Int?
    /// Whether an implementation of the program's received it.
    public let isOverridden: Bool
    /// The statement that was running: which text, and UTF-8 offsets in it.
    public let source: (index: Int, lower: Int, upper: Int)?

    /// Creates a detail.
    public init(
      receiver: String, message: String, spelling: Spelling = .swift, caller: String, turn: Turn,
      rule: Int? = nil, isOverridden: Bool = false,
      source: (index: Int, lower: Int, upper: Int)? = nil
    ) {
      self.receiver = receiver
      self.message = message
      self.spelling = spelling
      self.caller = caller
      self.turn = turn
      self.rule = rule
      self.isOverridden = isOverridden
      self.source = source
    }

    /// The whole call, with its receiver.
    public var text: String {
      spelling == .swift ? "\(receiver).\(message)" : "[\(receiver) \(message)]"
    }

    /// Writes the whole call.
    func write(to writer: inout TextBuffer) {
      if spelling == .objectiveC { writer.append(markup: "[") }
      writer.escaped(receiver)
      writer.append(markup: spelling == .swift ? "." : " ")
      writer.escaped(message)
      if spelling == .objectiveC { writer.append(markup: "]") }
    }
  }
}
