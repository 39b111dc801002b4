/// The commands that a page's formulas define, and how much may still be put in place of them.
public struct OwnCommands: Sendable {
  struct Definition: Sendable {
    let parameters: Int
    /// What stands for the first where it is not given, `\newcommand{\a}[1][x]{…}`.
    let first: [FormulaToken]?
    let body: [FormulaToken]
  }

  /// As much as any formula may have its commands stand for; each byte of a page adds to it.
  private static let least = 2_000
  private static let perByte = 16
  private static let most = 100_000

  private var definitions: [String: Definition] = [:]
  /// How many more tokens may be put in place of commands.
  private var room = least

  /// None yet.
  public init() {}

  subscript(name: String) -> Definition? { definitions.isEmpty ? nil : definitions[name] }

  mutating func define(_ name: String, _ definition: Definition) { definitions[name] = definition }

  /// A formula of so many bytes begins.
  mutating func begin(bytes: Int) { room = min(room + Self.perByte * bytes, Self.most) }

  /// Counts what stands in place of a command; false where that is too much.
  mutating func take(_ tokens: Int) -> Bool {
    room -= tokens + 1
    return room >= 0
  }
}
