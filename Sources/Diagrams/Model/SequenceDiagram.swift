/// A sequence diagram: lifelines from left to right, and what happens on them from top to bottom.
///
/// It is a value with no geometry in it. It is made from a trace, read from Mermaid or PlantUML text
/// or built by hand, and the renderers of this module draw it.
public struct SequenceDiagram: Sendable {
  /// What the diagram is called.
  public var title: String?
  /// What it is called to those who hear it, where that is not its title.
  public var spokenTitle: String?
  /// What it shows, in words; made from the items when there is none.
  public var summary: String?
  /// Those who take part, from left to right.
  public var lifelines: [Lifeline] = []
  /// Lifelines that stand together under a heading.
  public var groups: [Group] = []
  /// What happens, from top to bottom.
  public var items: [Item] = []
  /// The rules that messages refer to, in order of first use.
  public var rules: [Rule] = []
  /// What it says by itself.
  public var words = DiagramWords()

  /// Creates an empty diagram.
  public init() {}

  /// Whether an item ends a lifeline at which the message before it has arrived with a cross: one cross is
  /// enough.
  func endsAtCross(_ index: Int) -> Bool {
    guard index > 0, case .destroy(let lifeline) = items[index],
      case .message(let message) = items[index - 1]
    else { return false }
    return message.head == .cross && message.to == .lifeline(lifeline) && !message.isToItself
  }

  /// Somebody who takes part.
  public struct Lifeline: Sendable {
    /// What is drawn beside the name.
    public enum Icon: String, Sendable {
      case none, person, boundary, control, entity, database, queue, collections
    }

    /// The name at its head; line feeds break it.
    public var name: String
    /// A second, quieter line, such as the class.
    public var detail: String?
    /// What is drawn beside the name.
    public var icon: Icon
    /// The colour that its source asks for, as CSS writes it; its head has the tint next to it.
    public var color: String?
    /// Whether its head stands at the message that creates it, and not at the top.
    public var isCreated = false
    /// Where it is told of; a click on its head leads to the first.
    public var links: [Link] = []
    /// Where a click on its head leads.
    public var link: String? { links.first?.address }

    /// Creates a lifeline.
    public init(_ name: String, detail: String? = nil, icon: Icon = .none) {
      self.name = name
      self.detail = detail
      self.icon = icon
    }
  }

  /// An address, and what stands there.
  public struct Link: Hashable, Sendable {
    /// What stands there.
    public var label: String
    /// The address.
    public var address: String

    /// Creates a link.
    public init(_ label: String, to address: String) {
      self.label = label
      self.address = address
    }
  }

  /// Neighbouring lifelines under a heading.
  public struct Group: Sendable {
    /// The heading.
    public var title: String
    /// The lifelines, by index.
    public var members: Range<Int>
    /// The colour that its source asks for, as CSS writes it; it is drawn in the tint next to it.
    public var color: String?

    /// Creates a group.
    public init(_ title: String, members: Range<Int>) {
      self.title = title
      self.members = members
    }
  }

  /// One thing that happens; what has many parts stands in a box, so that all are small.
  public enum Item: Sendable {
    /// A message.
    case message(Message)
    /// A text at a lifeline: a remark, a console line, a warning or an exception.
    indirect case note(Note)
    /// A heading across the diagram.
    case divider(String)
    /// The run loop begins another turn.
    case turn(Turn)
    /// Time passes.
    case delay(String)
    /// Nothing, as many pixels high.
    case space(Int)
    /// A lifeline begins to be busy.
    case activate(Int)
    /// A lifeline ends what it last began.
    case deactivate(Int)
    /// A lifeline ends.
    case destroy(Int)
    /// A frame opens.
    indirect case open(Frame)
    /// The innermost frame goes on with another condition.
    case section(String)
    /// The innermost frame closes.
    case close
  }

  /// A turn of the run loop.
  public struct Turn: Hashable, Sendable {
    /// Its number, from one.
    public let number: Int
    private let texts: Texts

    /// When it began, in seconds, as it is shown.
    public var seconds: String { texts.seconds }
    /// The turn as it is written: `turn 3 · 0.35 s`.
    public var text: String { texts.text }
    /// The same inside a sentence.
    var spoken: String { texts.spoken }

    /// Creates a turn.
    ///
    /// - Parameter isInBackground: whether it is another thread's, beside the main thread's turns.
    public init(
      _ number: Int, seconds: String, isInBackground: Bool = false,
      words: DiagramWords = DiagramWords()
    ) {
      self.number = number
      let figures = String(number)
      let text = isInBackground ? words[.background] : words[.turn]
      let spoken = isInBackground ? words[.spokenBackground] : words[.spokenTurn]
      texts = Texts(
        seconds: seconds, text: DiagramWords.fill(text, figures, seconds),
        spoken: DiagramWords.fill(spoken, figures, seconds))
    }

    /// What is written of a turn; the calls of the turn share it.
    private final class Texts: Sendable {
      let seconds: String
      let text: String
      let spoken: String

      init(seconds: String, text: String, spoken: String) {
        self.seconds = seconds
        self.text = text
        self.spoken = spoken
      }
    }

    /// Whether two turns are written alike.
    public static func == (first: Turn, second: Turn) -> Bool {
      first.number == second.number && first.seconds == second.seconds
        && first.text == second.text && first.spoken == second.spoken
    }

    /// Takes the turn into a hash.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(number)
      hasher.combine(seconds)
    }
  }

  /// A frame around some of the items.
  public struct Frame: Sendable {
    /// What the frame says of its items.
    public enum Kind: String, Sendable {
      case alt, opt, loop, par, critical, group
      case breaking = "break"
      /// Rows with a tint behind them and no words.
      case tint
    }

    /// What it says of its items.
    public var kind: Kind
    /// A name of its own, which stands in its corner instead of its kind.
    public var name: String?
    /// Its condition, or its heading.
    public var condition: String
    /// The colour that its source asks for, as CSS writes it; it is drawn in the tint next to it.
    public var color: String?
    /// Whether the sections of a `par` may overlap, as Mermaid's `par_over` has it.
    public var overlaps = false

    /// Creates a frame.
    public init(_ kind: Kind, name: String? = nil, _ condition: String = "") {
      self.kind = kind
      self.name = name
      self.condition = condition
    }

    /// What stands in its corner.
    public var tag: String { name ?? kind.rawValue }
  }

  /// A rule that messages refer to by number.
  public struct Rule: Hashable, Sendable {
    /// Its stable id.
    public var id: String
    /// It, in one sentence.
    public var statement: String
    /// Where it is explained.
    public var link: String?

    /// Creates a rule.
    public init(id: String, statement: String, link: String? = nil) {
      self.id = id
      self.statement = statement
      self.link = link
    }
  }
}
