import SourceText

/// A node of cmark's tree with blocks in it that is open while the tree is converted.
struct Frame {
  /// What the node will become.
  enum Role {
    case document
    case quote
    case list(start: Int?, isTight: Bool)
    case item
  }

  let role: Role
  /// The first of its lines, as cmark counts them.
  let first: Int
  /// The last of its lines.
  let last: Int
  var blocks: [Block] = []
  var items: [List.Item] = []
  /// What comments say that wait for a fence; few frames have any.
  var pending: PendingMark?
  /// For an item, the column of its mark, from one.
  var column = 0
  /// For an item that is a task, what its box says.
  var task: TaskMark?
  /// For a quotation that is a callout, what its first line says.
  var callout: CalloutMark?
  /// Whether a group of blocks of code is open or has just ended.
  var codeGroup = TreeConverter.CodeGroup.none
  /// For a callout, its name.
  var id: String?

  init(_ role: Role, first: Int, last: Int) {
    self.role = role
    self.first = first
    self.last = last
  }
}

/// What the comments before a fence say of it; it stands apart, so that a frame takes little room.
final class PendingMark {
  /// The marking comment.
  let mark: MarkComment?
  /// What is wrong with a comment that was probably meant to mark the fence.
  let slip: Diagnostic?

  init(_ mark: MarkComment?, slip: Diagnostic? = nil) {
    self.mark = mark
    self.slip = slip
  }
}

extension Frame {
  /// What a reader calls a quotation or an item of a list; nil for all else.
  var name: String? {
    switch role {
    case .quote: "quotation"
    case .item: "item of the list"
    default: nil
    }
  }
}
