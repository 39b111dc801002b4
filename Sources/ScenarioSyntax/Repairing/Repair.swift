internal import SourceText

/// A thing that is done to a published text so that it can be read.
enum Repair: CaseIterable {
  case otherLanguage
  case references, fileNames, lineNumbers, changeMarks, prompts, placeholders, emphasis
  case emptyArguments, lostBraces
  case looseStatements, fixIts, elidedValues, bodiesInInterface, otherLines, lostLineBreaks
  case lostQuotes, namedHeads
  case cutCalls, closers, cutLines
  case extraClosers

  /// A change, and what it does in words.
  struct Change {
    var edits: [Snippet.Edit]
    var words: String
    /// Whether what is open behind it is closed as well.
    var closes = false
  }

  /// The change that it would make.
  func change(of lexed: LexedSnippet, at fault: RepairFault) -> Change? {
    let text = PublishedText(lexed.snippet.bytes)
    switch self {
    case .otherLanguage: return nil
    case .references:
      return Change(
        edits: text.references(), words: "references of HTML are read as what they stand for")
    case .fileNames:
      return Change(edits: text.fileNames(), words: "the names of files are left out")
    case .lineNumbers:
      return Change(edits: text.lineNumbers(), words: "line numbers are left out")
    case .changeMarks:
      return Change(
        edits: text.changeMarks(lexed.dialect),
        words: "the marks of a change are left out, and the lines that it takes away")
    case .prompts:
      return Change(edits: text.prompts(), words: "the prompts of a console are left out")
    case .placeholders:
      return Change(
        edits: text.placeholders(isSwift: lexed.dialect == .swift),
        words: "placeholders are left out, or 'nil'")
    case .emphasis:
      return Change(edits: text.emphasis(), words: "the marks of bold text are left out")
    case .elidedValues:
      return Change(
        edits: text.elidedValues(isSwift: lexed.dialect == .swift),
        words: "'...' is left out, or 'nil' where it stands for a value")
    case .fixIts: return fixIt(of: lexed, at: fault)
    case .bodiesInInterface:
      guard lexed.dialect == .objectiveC else { return nil }
      return text.bodyInInterface(before: fault.offset).map {
        Change(edits: [$0], words: "'@implementation' is added before the first body")
      }
    case .lostLineBreaks: return lostLineBreak(in: lexed, at: fault)
    case .otherLines:
      // Without its condition, code would run of which one half is meant.
      guard fault.diagnostic.id != "scenario.unsupported" else { return nil }
      return text.otherLine(at: fault.offset).map {
        Change(edits: [$0.edit], words: "'\($0.line)' is left out, as it is no code")
      }
    case .emptyArguments:
      guard fault.diagnostic.id == "swift.expected-token" else { return nil }
      return text.emptyArguments(at: fault.offset).map {
        Change(edits: [$0], words: "'()' behind a superclass is left out")
      }
    case .looseStatements:
      guard fault.diagnostic.id == "swift.expected-declaration" else { return nil }
      return LooseStatements(lexed, at: fault.offset)?.change
    case .lostBraces:
      guard lexed.dialect == .objectiveC, fault.diagnostic.id == "objc.expected-token" else {
        return nil
      }
      return Change(
        edits: text.lostBraces(), words: "'{' is added behind the heads of methods", closes: true)
    case .lostQuotes:
      guard fault.diagnostic.id.hasSuffix(".unterminated-string") else { return nil }
      return text.lostQuote(of: fault.offset).map {
        Change(edits: [$0], words: "a quotation mark is added where it is missing")
      }
    case .namedHeads:
      guard lexed.dialect == .swift else { return nil }
      return Change(
        edits: text.namedHeads(), words: "parameters are added to methods that are only named")
    case .extraClosers:
      guard fault.diagnostic.id.hasSuffix(".unexpected-token") else { return nil }
      return text.extraCloser(at: fault.offset, lexed.dialect).map {
        Change(edits: [$0.edit], words: "'\($0.text)', which closes nothing, is left out")
      }
    case .cutCalls: return text.endsInCall(lexed) ? cut(text, lexed, at: fault) : nil
    case .closers: return MissingClosers(lexed).change
    case .cutLines:
      return text.isAtEnd(fault.offset) || text.endsInMessage(from: fault.offset)
        ? cut(text, lexed, at: fault) : nil
    }
  }

  /// What a text ends in the middle of is left out; an error before it is another's.
  private func cut(_ text: PublishedText, _ lexed: LexedSnippet, at fault: RepairFault) -> Change? {
    guard let cut = text.cutStatement(lexed), fault.offset >= cut.range.lowerBound else {
      return nil
    }
    return Change(
      edits: [cut], words: "the statement that is cut off at the end is left out", closes: true)
  }

  /// What the error itself offers.
  private func fixIt(of lexed: LexedSnippet, at fault: RepairFault) -> Change? {
    guard let fixIt = fault.diagnostic.fixIts.first, let replacement = fixIt.replacement else {
      return nil
    }
    let lower = lexed.snippet.offset(inFile: fixIt.span.range.lowerBound)
    let upper = max(lower, lexed.snippet.offset(inFile: fixIt.span.range.upperBound))
    let old = lexed.text(lower..<upper)
    return Change(
      edits: [Snippet.Edit(lower..<upper, replacement)],
      words: old.isEmpty
        ? "'\(replacement)' is added where it is missing"
        : "'\(old)' is read as '\(replacement)'")
  }

  /// A page that has lost its line breaks: the next statement begins with a word that begins nothing else.
  private func lostLineBreak(in lexed: LexedSnippet, at fault: RepairFault) -> Change? {
    guard lexed.dialect == .swift, fault.diagnostic.id == "swift.expected-separator" else {
      return nil
    }
    let place = fault.offset
    let token = lexed.tokens.first { Int($0.lower) >= place }
    guard let token, Int(token.lower) == place,
      Keywords.swiftStarters.contains(lexed.text(token.range)) || token.kind == .atWord
        || PublishedText(lexed.snippet.bytes).lineLength(at: place) > Self.longLine
    else { return nil }
    return Change(
      edits: [Snippet.Edit(place..<place, "; ")], words: "line breaks are added where they are lost"
    )
  }

  /// A line that is longer than anybody writes.
  private static let longLine = 90
}
