/// One of several parts of which a reader looks at one: `=== "Swift"`, or a block of code with a name.
package struct Tab: Sendable {
  /// What it is called.
  package let title: String
  /// What it holds.
  package let blocks: [Block]
}
