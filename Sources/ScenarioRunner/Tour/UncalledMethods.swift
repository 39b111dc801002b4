/// The methods of a program that nothing has called, and what would call them; and what it relies on
/// that nothing declares.
///
/// Code that never runs looks in a diagram like code that does nothing, and so does what is handed to
/// a library that is not there. Only the first methods are named, and none that is called by another of
/// them alone.
public struct UncalledMethods: Hashable, Sendable {
  /// One of them.
  public struct Method: Hashable, Sendable {
    /// Its class and its name: `Page.save(_:)`.
    public let name: String
    /// A statement behind the program's own that would call it, where there is one.
    public let statement: String?
  }

  /// Something that is taken, and of which a trace can show nothing.
  public enum Unknown: Hashable, Sendable {
    /// A class of the program's whose superclass nothing declares.
    case superclass(String, of: String)
    /// A closure that is given to a method or a property of a type that nothing declares, or to a function
    /// that nothing declares.
    case closure(to: String, of: String?)

    /// It in words.
    var words: String {
      switch self {
      case .superclass(let name, let type):
        "nothing declares '\(name)', which '\(type)' inherits from"
      case .closure(let function, nil):
        "nothing declares '\(function)', so the closure given to it is never called"
      case .closure(let member, let type?):
        "nothing declares '\(type)', so the closure given to its '\(member)' is never called"
      }
    }
  }

  /// The first of them, in the order of the program.
  public let methods: [Method]
  /// How many more there are.
  public let rest: Int
  /// Whether a tour would call one of them: the program only declares, and has not taken it.
  public let isForTour: Bool
  /// What it relies on that nothing declares.
  public let unknown: [Unknown]

  /// All of it in one line.
  public var words: String {
    ((methods.isEmpty ? [] : [wordsOfMethods]) + unknown.map { $0.words }).joined(separator: "; ")
  }

  private var wordsOfMethods: String {
    var names = methods.map { method in
      "'\(method.name)'" + (method.statement.map { ", which '\($0)' would call" } ?? "")
    }
    if rest > 0 { names.append(rest == 1 ? "another one" : "\(rest) others") }
    let list = names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ")
    let all = names.count < 2 ? list : list + " and " + (names.last ?? "")
    let tour = isForTour ? "; 'tour' on the scenario, or '--tour all', goes through them" : ""
    return "nothing has called \(all)\(tour)"
  }
}
