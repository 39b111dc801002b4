/// The methods of a program that nothing has called, and what would call them.
///
/// Code that never runs looks in a diagram like code that does nothing. Only the first are named, and
/// none that is called by another of them alone.
public struct UncalledMethods: Hashable, Sendable {
  /// One of them.
  public struct Method: Hashable, Sendable {
    /// Its class and its name: `Page.save(_:)`.
    public let name: String
    /// A statement behind the program's own that would call it, where there is one.
    public let statement: String?
  }

  /// The first of them, in the order of the program.
  public let methods: [Method]
  /// How many more there are.
  public let rest: Int
  /// Whether a tour would call one of them: the program only declares, and has not taken it.
  public let isForTour: Bool

  /// All of it in one line.
  public var words: String {
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
