import Markup
import SourceText

/// The footnotes of other pages whose parts a page shows.
///
/// Each has a number on the page behind those of its own, and in its plain Markdown a label that no other
/// footnote has there. All that is shown inside each other shares them.
final class EmbeddedNotes {
  /// A footnote with the page that it is from.
  struct Note {
    let page: Int
    let footnote: Footnote
    let number: Int
    let label: String
    var references = 0
  }

  private struct Key: Hashable {
    let page: Int
    let number: Int
  }

  private(set) var notes: [Note] = []
  /// How many of them are written.
  var written = 0
  /// The page that shows them, and its own footnotes.
  private let index: Int
  private let own: [Footnote]
  /// How often parts of the page that it shows once more refer to its own.
  private var repeated: [Int: Int] = [:]
  private var places: [Key: Int] = [:]
  /// The labels that are given, in small letters, and the last number behind each of them.
  private var taken: Set<String>
  private var lastNumbers: [String: Int] = [:]

  init(_ document: Document, page index: Int) {
    self.index = index
    own = document.footnotes
    taken = Set(document.footnotes.map { $0.label.lowercased() })
  }

  /// The mark on this page of a footnote of a page.
  func mark(
    _ mark: FootnoteReference, of page: Int, _ document: Document
  ) -> FootnoteReference {
    let place = mark.number - 1
    guard document.footnotes.indices.contains(place) else { return mark }
    guard page != index else {
      repeated[mark.number, default: own[place].references] += 1
      return FootnoteReference(number: mark.number, occurrence: repeated[mark.number] ?? 1)
    }
    let known = places[Key(page: page, number: mark.number)] ?? add(document.footnotes[place], page)
    notes[known].references += 1
    return FootnoteReference(
      number: notes[known].number, occurrence: notes[known].references)
  }

  private func add(_ footnote: Footnote, _ page: Int) -> Int {
    places[Key(page: page, number: footnote.number)] = notes.count
    notes.append(
      Note(
        page: page, footnote: footnote, number: own.count + notes.count + 1,
        label: freeLabel(like: footnote.label)))
    return notes.count - 1
  }

  private func freeLabel(like label: String) -> String {
    let key = label.lowercased()
    var (free, number) = (label, lastNumbers[key] ?? 1)
    while !taken.insert(free.lowercased()).inserted {
      number += 1
      free = "\(label)-\(number)"
    }
    lastNumbers[key] = number
    return free
  }

  /// What reads otherwise in some lines of a page: labels that others have here, and what footnotes say,
  /// which stands at the end.
  func edits(
    in range: Range<Int>, of document: Document, page: Int, keepsDefinitions: Bool = false
  ) -> [MarkdownEdit] {
    guard !document.footnotes.isEmpty else { return [] }
    let bytes = document.file.bytes
    let dropped = document.footnotes.compactMap { keepsDefinitions ? nil : $0.definition }
      .filter { range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound }
    var edits = dropped.map { MarkdownEdit(range: $0, text: []) }
    for name in document.footnoteNames(in: range)
    where !dropped.contains(where: { $0.contains(name.lowerBound) }) {
      let label = String(decoding: bytes[name], as: UTF8.self).lowercased()
      let note = notes.first { $0.page == page && $0.footnote.label.lowercased() == label }
      if let note, note.label != note.footnote.label {
        edits.append(MarkdownEdit(range: name, text: Array(note.label.utf8)))
      }
    }
    return edits
  }
}
