import Markup
import SourceText

/// Checks the keys of a template against the data it will be given, and those of the templates that it
/// includes against what it gives to them.
///
/// The renderer makes nothing of a key that is not there, so a misspelt one would go unnoticed.
struct TemplateChecker {
  /// A section that is open: its name, what is behind it, and where it begins.
  private struct Section {
    let name: String
    let shape: TemplateShape?
    let span: SourceSpan
  }

  /// How often a template may include others, those that they include counted with them. How often it does on a
  /// page depends on that page's lists too; those are bounded where pages are written.
  private static let mostPartials = 10_000
  /// How deep templates may include each other.
  static let deepestPartial = 32
  /// How deep sections may stand in each other, which is as deep as they are read.
  static let deepest = 32

  /// All templates, by name.
  private let templates: [String: SourceFile]
  /// The templates that are open, one in the other, and the sections of all of them.
  private var open: [String] = []
  private var sections: [Section] = []
  /// How often the open templates include others, and how deep, as far as they have been looked at.
  private var inclusions: [Inclusions] = []
  /// The same of those that have been looked at.
  private var known: [String: Inclusions] = [:]
  /// What has been included inside which sections.
  private var included: Set<[String]> = []
  /// The templates that have been looked at: those that something is made by.
  private(set) var used: Set<String> = []
  /// What the template that is being checked writes, with those that it includes.
  private var written: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []
  /// What has been said of which places.
  private var said: Set<Said> = []
  /// Whether it has been said that a template includes others too often.
  private var saysTooMany = false
  /// How many sections are open that stand too deep, of which nothing is checked.
  private var tooDeep = 0
  /// How often it was looked for what a name was meant to be.
  private var searches = 0

  /// How often a template includes others, and how deep these include each other.
  private struct Inclusions {
    var count = 0
    var depth = 0

    mutating func add(_ other: Inclusions) {
      count = min(count + 1 + other.count, mostPartials + 1)
      depth = max(depth, 1 + other.depth)
    }
  }

  private struct Said: Hashable {
    let id: String
    let span: SourceSpan
  }

  /// Makes ready to check templates that may include each other.
  init(_ templates: [String: SourceFile]) { self.templates = templates }

  /// Checks a template that is given data of a shape. A page without its text is nobody's wish.
  mutating func check(_ name: String, _ shape: TemplateShape) {
    guard let file = templates[name] else { return }
    let start = SourceSpan(file: file, range: 0..<0)
    sections = [Section(name: name, shape: shape, span: start)]
    written = []
    included = []
    check(name, file)
    sections = []
    if name == "page", diagnostics.isEmpty, !written.contains(TemplateKey.content.name) {
      add(
        Diagnostic(
          id: "template.no-content", "pages have no place for their text", at: start,
          notes: [Diagnostic.Note("'{{{content}}}' is where the text of a page goes")]))
    }
  }

  /// What a template makes, to whoever asks it for what that has not.
  private static func subject(_ name: String) -> String {
    switch name {
    case "scenario": "a figure"
    case "log": "a log"
    case "observed": "the table of logs"
    case "rules": "the list of rules"
    default: "the page"
    }
  }

  private mutating func check(_ name: String, _ file: SourceFile) {
    let outer = sections.count
    tooDeep = 0
    open.append(name)
    inclusions.append(Inclusions())
    used.insert(name)
    var position = 0
    while let tag = TemplateTag(in: file.bytes, from: position) {
      check(tag, at: SourceSpan(file: file, range: tag.nameRange), within: outer)
      position = tag.range.upperBound
    }
    for section in sections[outer...] {
      add(
        Diagnostic(
          id: "template.unclosed", "the section '\(section.name)' is never closed",
          at: section.span))
    }
    sections.removeSubrange(outer...)
    tooDeep = 0
    open.removeLast()
    known[name] = inclusions.removeLast()
  }

  /// Checks a tag, which can end no section that was open outside its template.
  private mutating func check(_ tag: TemplateTag, at span: SourceSpan, within outer: Int) {
    guard tag.isClosed else {
      let isRaw = tag.kind == .raw
      return add(
        Diagnostic(
          id: "template.unclosed",
          isRaw ? "this tag is not closed by three braces" : "this tag is never closed", at: span))
    }
    if tooDeep > 0 {
      if tag.kind == .section || tag.kind == .inverted { tooDeep += 1 }
      if tag.kind == .end { tooDeep -= 1 }
      return
    }
    switch tag.kind {
    case .section, .inverted:
      guard sections.count - outer < Self.deepest else {
        tooDeep = 1
        return add(
          Diagnostic(
            id: "template.too-deep",
            "sections stand in each other more than \(Self.deepest) deep here", at: span))
      }
      sections.append(Section(name: tag.name, shape: find(tag.name, span), span: span))
    case .end:
      if sections.count > outer, sections.last?.name == tag.name {
        sections.removeLast()
      } else {
        complain("template.stray-end", "no section '\(tag.name)' is open here", tag.name, span)
      }
    case .partial: include(tag.name, span)
    case .comment: break
    case .delimiters, .block, .parent:
      complain(
        "template.unsupported", "this kind of tag is not supported here", tag.name, span)
    case .variable, .raw, .unescaped:
      written.insert(tag.name)
      _ = find(tag.name, span)
    }
  }

  /// Checks a template where another includes it: what it is given is what is known there.
  private mutating func include(_ name: String, _ span: SourceSpan) {
    let templates = templates
    guard let file = templates[name] else {
      return complain(
        "template.unknown-partial", "there is no template '\(name)'", name, span,
        known: templates.keys.sorted())
    }
    // A key that is known here is known inside its section too, so no data would end it.
    guard !open.contains(name) else {
      return complain("template.endless", "'\(name)' includes itself, without an end", name, span)
    }
    var deepest = open.count
    if included.count < Self.mostPartials,
      deepest <= Self.deepestPartial, included.insert(sections.map(\.name) + [name]).inserted
    {
      check(name, file)
    } else {
      deepest += known[name]?.depth ?? 0
    }
    guard deepest <= Self.deepestPartial else {
      return add(
        Diagnostic(
          id: "template.too-deep",
          "templates include each other more than \(Self.deepestPartial) deep here", at: span,
          notes: [Diagnostic.Note("put the text of some into those that include them")]))
    }
    inclusions[inclusions.count - 1].add(known[name] ?? Inclusions())
    guard open.count == 1, inclusions[0].count > Self.mostPartials, !saysTooMany else { return }
    saysTooMany = true
    add(
      Diagnostic(
        id: "template.too-many-partials",
        "with this one, '\(open[0])' includes templates more than \(Self.mostPartials) times",
        at: span,
        notes: [
          Diagnostic.Note(
            "those that they include are counted too: put their text where it is shown, or show it less often"
          )
        ]))
  }

  /// The shape behind a key; the innermost section that knows it counts.
  private mutating func find(_ name: String, _ span: SourceSpan) -> TemplateShape? {
    // `words.search` is what has the key `search` of what has the key `words`.
    let parts = name == "." ? ["."] : name.split(separator: ".").map(String.init)
    for section in sections.reversed() {
      guard let first = parts.first, var shape = section.shape?.inside(first) else { continue }
      for part in parts.dropFirst() {
        guard let inner = shape.inside(part) else {
          complain(
            "template.unknown-key", "'\(first)' has no key '\(part)'", name, span,
            known: shape.names.filter { $0 != "." }.sorted().map { "\(first).\($0)" })
          return nil
        }
        shape = inner
      }
      return shape
    }
    let subject = Self.subject(sections.first?.name ?? "")
    let shapes = sections.map(\.shape)
    complain(
      "template.unknown-key", "\(subject) has no key '\(name)'", name, span,
      known: Set(shapes.flatMap { $0?.names ?? [] }).subtracting(["."]).sorted())
    return nil
  }

  private mutating func complain(
    _ id: String, _ message: String, _ name: String, _ span: SourceSpan,
    known: @autoclosure () -> [String] = []
  ) {
    // More faults than are shown need no such help.
    searches += 1
    let meant =
      searches > ShownDiagnostics.mostOfPage ? nil : Suggestion.nearest(to: name, in: known())
    let fixIts = meant.map {
      [Diagnostic.FixIt("did you mean '\($0)'?", replace: span, with: $0)]
    }
    add(Diagnostic(id: id, message, at: span, fixIts: fixIts ?? []))
  }

  /// Says once what is wrong with a template that is included more than once.
  private mutating func add(_ diagnostic: Diagnostic) {
    let isNew = said.insert(Said(id: diagnostic.id, span: diagnostic.span)).inserted
    if isNew { diagnostics.append(diagnostic) }
  }
}
