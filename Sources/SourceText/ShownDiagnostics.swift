/// Which of many diagnostics are shown: more than anybody reads would be megabytes of one faulty page.
///
/// Of a page there are so many, and so many of all. Some of each kind are chosen first, so that none vanishes behind
/// another; of these and of the rest errors come before warnings, and what is chosen keeps its order.
public struct ShownDiagnostics: Sendable {
  /// How many of one page a person is shown at most.
  public static let mostOfPage = 100

  /// How many are shown at most.
  public struct Limits: Hashable, Sendable {
    /// Of one page. Where a page has one very long line, what each fault costs grows with its length.
    let ofPage: Int
    /// Of all.
    let ofAll: Int

    /// Those of a text that a person reads.
    public static let forPeople = Limits(ofPage: mostOfPage, ofAll: 1_000)
    /// Those of a report that a program reads, and of a build that is to be strict: all of many pages.
    public static let forPrograms = Limits(ofPage: 1_000, ofAll: .max)
  }

  /// How many of a kind are chosen before the rest.
  private static let mostFirst = 10

  /// How many diagnostics there are that are not shown.
  public struct LeftOut: Hashable, Sendable {
    /// Errors among them.
    public private(set) var errors = 0
    /// Warnings among them.
    public private(set) var warnings = 0
    /// All of them.
    public var count: Int { errors + warnings }

    private let limits: Limits

    /// Nothing is left out.
    public init(_ limits: Limits = .forPeople) { self.limits = limits }

    /// Counts more of them.
    public mutating func add(errors: Int, warnings: Int) {
      self.errors += errors
      self.warnings += warnings
    }

    fileprivate mutating func add(_ diagnostic: Diagnostic) {
      if diagnostic.severity == .error { errors += 1 } else { warnings += 1 }
    }

    /// What is said of them; nil where there are none.
    public var message: String? {
      guard count > 0 else { return nil }
      let errors = errors == 1 ? "1 error" : "\(errors) errors"
      let warnings = warnings == 1 ? "1 warning" : "\(warnings) warnings"
      let kinds =
        self.warnings == 0 ? errors : self.errors == 0 ? warnings : errors + " and " + warnings
      let ofAll = limits.ofAll == .max ? "" : ", and \(limits.ofAll) of all"
      return "\(kinds) more are not shown: at most \(limits.ofPage) are of a page" + ofAll
    }
  }

  /// For each of the diagnostics whether it is shown.
  public let isShown: [Bool]
  /// Those that are not.
  public let leftOut: LeftOut

  /// Chooses among diagnostics.
  public init(of diagnostics: [Diagnostic], _ limits: Limits = .forPeople) {
    var isShown = Array(repeating: diagnostics.count <= limits.ofPage, count: diagnostics.count)
    var leftOut = LeftOut(limits)
    if diagnostics.count > limits.ofPage {
      var (all, ofPage, ofKind) = (0, [String: Int](), [String: Int]())
      func choose(ofEachKind most: Int, _ severity: Diagnostic.Severity) {
        for (index, diagnostic) in diagnostics.enumerated()
        where diagnostic.severity == severity && !isShown[index] {
          let (path, kind) = (diagnostic.span.file.path, diagnostic.id)
          guard all < limits.ofAll, ofPage[path, default: 0] < limits.ofPage,
            ofKind[kind, default: 0] < most
          else { continue }
          isShown[index] = true
          all += 1
          ofPage[path, default: 0] += 1
          ofKind[kind, default: 0] += 1
        }
      }
      for most in [Self.mostFirst, .max] {
        choose(ofEachKind: most, .error)
        choose(ofEachKind: most, .warning)
      }
      for (index, diagnostic) in diagnostics.enumerated() where !isShown[index] {
        leftOut.add(diagnostic)
      }
    }
    self.isShown = isShown
    self.leftOut = leftOut
  }

  /// The diagnostics that are shown.
  public static func chosen(
    of diagnostics: [Diagnostic], _ limits: Limits = .forPeople
  ) -> (shown: [Diagnostic], leftOut: LeftOut) {
    let choice = ShownDiagnostics(of: diagnostics, limits)
    guard choice.leftOut.count > 0 else { return (diagnostics, choice.leftOut) }
    return (choice.shown(of: diagnostics), choice.leftOut)
  }

  /// Those of the diagnostics that are shown.
  private func shown(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    var shown: [Diagnostic] = []
    for (index, diagnostic) in diagnostics.enumerated() where isShown[index] {
      shown.append(diagnostic)
    }
    return shown
  }
}
