/// A part of a page that other tools mark by lines: a tab or a callout of MkDocs, and what is set off below its first
/// line; or a callout of VitePress and Docusaurus between `:::tip` and `:::`.
struct PagePart {
  /// What it is.
  enum Kind {
    /// `=== "Swift"`; whether it begins a group though another tab ends above it, `===! "Swift"`.
    case tab(title: String, beginsGroup: Bool)
    /// `!!! note "Title"`, `??? note`, `:::tip Title`.
    case callout(CalloutHead)
    /// Another container, whose lines stay text.
    case other
  }

  let kind: Kind
  /// How far a line is set off at most that ends it.
  let depth: Int
  /// How many colons begin and end it; none where it ends with what is set off.
  var colons = 0
  let start: Int
  var end: Int
}

/// The first line of a callout in the notation of another tool.
struct CalloutHead {
  let kind: String
  let title: String
  let folding: Callout.Folding

  /// The words of its title, with what is code in them.
  var titleInlines: [Inline] {
    title.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap {
      place, words in
      words.isEmpty ? nil : place % 2 == 0 ? .text(String(words)) : .code(String(words))
    }
  }
}
