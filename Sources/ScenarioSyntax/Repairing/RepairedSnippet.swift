public import SourceText

/// A snippet as somebody published it, read as it was meant.
///
/// What stands on a page is seldom a whole program: a listing has line numbers or the marks of a
/// change at its left, its last brace is missing, what was printed stands below the code. Such a text
/// is mended until it can be read, and everything that was done is said. A text that can be read is
/// never touched, and one that cannot be mended altogether stays as it is, with its own errors.
public struct RepairedSnippet: Sendable {
  /// The text as it is read.
  public let snippet: Snippet
  /// The language that it is read in.
  public let dialect: Dialect
  /// What was done, in the order in which it was done; each thing once.
  public let repairs: [String]

  /// Mends a snippet that has errors; nil where it has none, or cannot be mended.
  public init?(_ lexed: LexedSnippet, _ program: Checked<Program>) {
    guard program.hasErrors, lexed.snippet.bytes.count <= Self.longest else { return nil }
    var work = Repairing(lexed, program)
    guard work.run() else { return nil }
    snippet = work.lexed.snippet
    dialect = work.lexed.dialect
    repairs = work.done
  }

  /// The longest text that is mended, in bytes: each thing that is tried reads it anew.
  static let longest = 1 << 15
  /// How many things are done to one text.
  static let rounds = 40
  /// How many bytes are read while things are tried.
  static let allowance = 1 << 21
}

/// A text while it is being mended.
struct Repairing {
  private(set) var lexed: LexedSnippet
  private(set) var program: Checked<Program>
  private(set) var done: [String] = []
  private var allowance = RepairedSnippet.allowance

  init(_ lexed: LexedSnippet, _ program: Checked<Program>) {
    self.lexed = lexed
    self.program = program
  }

  /// Does one thing after the other, each at the first error that is left; whether none is left.
  mutating func run() -> Bool {
    for _ in 0..<RepairedSnippet.rounds {
      guard let fault = RepairFault(lexed, program) else {
        return !program.value.statements.isEmpty
      }
      guard Repair.allCases.contains(where: { take($0, fault) }) else { return false }
    }
    return false
  }

  /// Does a thing where it helps.
  private mutating func take(_ repair: Repair, _ fault: RepairFault) -> Bool {
    guard repair != .otherLanguage else { return readInOtherLanguage() }
    guard let change = repair.change(of: lexed, at: fault), !change.edits.isEmpty else {
      return false
    }
    var changed = lexed.snippet.changed(change.edits)
    if change.closes {
      let opened = LexedSnippet(changed, dialect: lexed.dialect)
      if let closing = MissingClosers(opened).change { changed = changed.changed(closing.edits) }
    }
    return take(changed, lexed.dialect, change.words) { new in
      // The name of a file may be read as an expression, which is no error by itself.
      repair == .fileNames ? fault.isNoWorse(new) : fault.isMended(by: new)
    }
  }

  private mutating func readInOtherLanguage() -> Bool {
    guard done.isEmpty else { return false }
    let isSwift = lexed.dialect == .swift
    let name = isSwift ? "Objective-C" : "Swift"
    return take(lexed.snippet, isSwift ? .objectiveC : .swift, "it is read as \(name)") {
      $0 == nil
    }
  }

  private mutating func take(
    _ snippet: Snippet, _ dialect: Dialect, _ words: String, where isBetter: (RepairFault?) -> Bool
  ) -> Bool {
    guard allowance >= snippet.bytes.count else { return false }
    allowance -= snippet.bytes.count
    let lexed = LexedSnippet(snippet, dialect: dialect)
    let program = Program.parse(lexed)
    guard isBetter(RepairFault(lexed, program)) else { return false }
    self.lexed = lexed
    self.program = program
    if !done.contains(words) { done.append(words) }
    return true
  }
}

/// The first error of a text that is being mended.
struct RepairFault {
  let diagnostic: Diagnostic
  /// Where it stands in the file, which no repair moves.
  private let place: Int
  private let count: Int
  /// Where it stands in the snippet.
  let offset: Int

  init?(_ lexed: LexedSnippet, _ program: Checked<Program>) {
    let errors = program.diagnostics.filter { $0.severity == .error }
    guard let first = errors.first else { return nil }
    diagnostic = first
    place = first.span.range.lowerBound
    count = errors.count
    offset = lexed.snippet.offset(inFile: place)
  }

  /// Whether a change has helped: no error is left, or the first one stands further on, or there are
  /// fewer.
  func isMended(by new: RepairFault?) -> Bool {
    guard let new else { return true }
    return new.place > place || new.place == place && new.count < count
  }

  /// Whether a change has done no harm.
  func isNoWorse(_ new: RepairFault?) -> Bool {
    guard let new else { return true }
    return new.place > place || new.place == place && new.count <= count
  }
}
