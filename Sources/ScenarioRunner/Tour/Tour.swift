/// What a program that only declares is put through, so that a reader sees what it does.
///
/// A program with statements of its own sets its scene itself, and takes no tour. The parts come in a
/// fixed order, each only as far as the program has code that is called for it.
///
/// ```swift
/// var scenario = Scenario(program: Snippet(file))
/// scenario.tour = .all
/// scenario.tour = Tour("tapped,gone") ?? .none
/// ```
public struct Tour: Hashable, Sendable {
  /// One thing that is tried.
  public enum Part: String, CaseIterable, Sendable {
    /// The controllers and views show that nothing else brings on screen.
    case shown
    /// Text is typed and searched for.
    case typed
    /// Controls and bar buttons are tapped.
    case tapped
    /// Methods are called that only code which is not shown can call.
    case called
    /// Gestures are made.
    case gestured
    /// Rows, tabs and pages are chosen.
    case selected
    /// Repeating timers are waited for.
    case waited
    /// The page is covered by another, and uncovered.
    case covered
    /// The device is turned.
    case rotated
    /// There is a memory warning.
    case warned
    /// The application goes to the background, and comes back.
    case background
    /// The page goes, until nothing should hold it any more.
    case gone
  }

  /// What is tried, in the order in which it is.
  public let parts: [Part]

  /// A tour of some parts.
  public init(_ parts: [Part]) { self.parts = Part.allCases.filter { parts.contains($0) } }

  /// No tour.
  public static let none = Tour([])
  /// A tour of all there is.
  public static let all = Tour(Part.allCases)

  /// Reads names with commas between, `all` or `none`; nil where a name is that of no part.
  public init?(_ list: String) {
    guard Tour.unknownName(in: list) == nil else { return nil }
    let names = Tour.names(in: list)
    self.init(Part.allCases.filter { names.contains("all") || names.contains($0.rawValue) })
  }

  /// All that a list may name.
  public static let names = ["all", "none"] + Part.allCases.map { $0.rawValue }

  /// The first name in a list that is that of no part; an empty one stands beside a comma too many.
  public static func unknownName(in list: String) -> String? {
    names(in: list).first { !names.contains($0) }
  }

  private static func names(in list: String) -> [String] {
    list.split(separator: ",", omittingEmptySubsequences: false).map { name in
      name.filter { $0 != " " }
    }
  }
}
