/// One of several parts of which a reader looks at one: `=== "Swift"`, or a block of code with a name.
public struct Tab: Sendable {
  /// What it is called.
  public let title: String
  /// What it holds.
  public let blocks: [Block]
}
