import SourceText

/// Changes to a file, each of a byte range; what no change covers stays byte for byte.
struct FileEdits {
  /// The file as it is.
  let file: SourceFile
  private var edits: [(range: Range<Int>, replacement: [UInt8])] = []

  /// The changes, in the order of the file.
  var changes: [(range: Range<Int>, replacement: [UInt8])] {
    edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// No changes yet.
  init(_ file: SourceFile) { self.file = file }

  /// Whether the file would stay as it is.
  var isEmpty: Bool { edits.isEmpty }

  /// How many bytes the changed file has more than the file as it is; fewer where it is negative.
  private(set) var growth = 0

  /// Replaces a range, unless that is what stands there already. Ranges may not overlap.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let replacement = Array(text.utf8)
    guard Array(file.bytes[range]) != replacement else { return }
    edits.append((range, replacement))
    growth += replacement.count - range.count
  }

  /// The bytes of the changed file.
  var result: [UInt8] {
    var bytes: [UInt8] = []
    var done = 0
    for edit in changes {
      bytes += file.bytes[done..<max(done, edit.range.lowerBound)]
      bytes += edit.replacement
      done = max(done, edit.range.upperBound)
    }
    return bytes + file.bytes[done...]
  }
}
