import Diagrams
import Markup
import SourceText
import YAML

/// Understands the YAML at the top of a page, and says precisely what it does not understand.
struct FrontMatterParser {
  static let keys =
    [
      "title", "linkTitle", "description", "order", "weight", "tags", "claims", "draft", "publish",
      "date",
      "aliases", "site", "edit", "history", "language", "diagrams", "html", "cards", "previews",
      "graph", "marks",
    ] + ScenarioDefaults.keys
  /// Keys that Obsidian takes however they are written.
  private static let looseKeys = ["tags", "tag", "aliases", "alias"]
  /// Keys that keep a page back, which has to be sure in a vault too.
  private static let strictKeys = ["draft", "publish"]
  /// Keys of other tools that are nearly one of ours.
  private static let foreignKeys: Set<String> = [
    "id", "update", "updated", "created", "data", "lang", "slug", "state", "toc",
  ]

  private let yaml: YAMLText
  private let isInVault: Bool
  private var frontMatter = FrontMatter()
  private var defaults = ScenarioDefaults()
  private var marks: [TranslatedMark] = []
  private var diagnostics: [Diagnostic] = []

  /// What a block of front matter says: of the page, of its scenarios, and of the marks of those that it
  /// shows from elsewhere.
  typealias Result = (page: FrontMatter, scenarios: ScenarioDefaults, marks: [TranslatedMark])

  /// What a block of front matter says.
  ///
  /// In an Obsidian vault properties are the keeper's own: one of ours that has another's value counts for
  /// nothing, and is told of only where it is nearly one of our values, or says what is published.
  static func parse(
    _ block: FrontMatterBlock?, inVault: Bool = false
  ) -> Checked<Result> {
    guard let block else { return Checked((FrontMatter(), ScenarioDefaults(), [])) }
    if let fault = SizeLimits.fault(of: block) {
      var parser = FrontMatterParser(block.yaml, inVault)
      parser.diagnostics = [fault]
      parser.holdBack(ifSaidIn: block.yaml.bytes)
      return Checked((parser.frontMatter, parser.defaults, []), parser.diagnostics)
    }
    var parser = FrontMatterParser(block.yaml, inVault)
    parser.parse()
    return Checked((parser.frontMatter, parser.defaults, parser.marks), parser.diagnostics)
  }

  private init(_ snippet: Snippet, _ isInVault: Bool) {
    yaml = YAMLText(snippet)
    self.isInVault = isInVault
  }

  private mutating func parse() {
    do throws(YAMLError) {
      guard let root = try yaml.root() else { return }
      guard let mapping = root.mapping else {
        complain("front-matter.no-mapping", "front matter is lines of 'key: value'", at: root)
        return holdBack(ifSaidIn: yaml.bytes)
      }
      for (key, value) in mapping { read(key, value) }
    } catch {
      diagnostics.append(yaml.fault(error, id: "front-matter.malformed", "the front matter"))
      holdBack(ifSaidIn: yaml.bytes)
    }
  }

  /// Front matter that cannot be read keeps its page back where a line of it reads as if it did.
  private mutating func holdBack(ifSaidIn bytes: [UInt8]) {
    guard DraftSigns.areIn(bytes[...]) else { return }
    frontMatter.isDraft = true
    diagnostics[diagnostics.count - 1].notes.append(DraftSigns.note)
  }

  private mutating func read(_ key: YAMLNode, _ value: YAMLNode) {
    if Self.isUnfilled(value) { return }
    warnAboutKeys(below: value, of: key)
    switch name(of: key) {
    case "title": frontMatter.title = text(value, key)
    // Hugo's word for it.
    case "linkTitle": frontMatter.linkTitle = text(value, key)
    case "description": frontMatter.description = text(value, key)
    case "order": frontMatter.order = number(value, key)
    // Hugo's word for it; in a vault it is somebody's.
    case "weight": if !isInVault { frontMatter.order = number(value, key) }
    case "tags", "tag": frontMatter.tags = tags(value, key)
    case "claims": frontMatter.claims = list(value, key)
    case "aliases", "alias": frontMatter.aliases = aliases(value, key)
    // Whichever of the two keeps a page back does.
    case "draft": if isOn(value, key) ?? true { frontMatter.isDraft = true }
    case "publish": if !(isOn(value, key) ?? false) { frontMatter.isDraft = true }
    // Jekyll's; elsewhere it is a date, or somebody's own.
    case "published" where value.bool != nil:
      if value.bool == false { frontMatter.isDraft = true }
    case "previews": frontMatter.previews = truth(value, key)
    case "graph": frontMatter.graph = truth(value, key)
    case "cards": frontMatter.cards = truth(value, key)
    case "html": frontMatter.allowsHTML = truth(value, key)
    case "date":
      let day = date(value, key)
      if let day, day >= frontMatter.date ?? "" {
        frontMatter.date = day
        frontMatter.time = CalendarDay.time(value.scalar?.text ?? "")
      }
    // Hugo's day before which a page is not published.
    case "publishDate" where !isInVault:
      if let day = date(value, key), day > frontMatter.date ?? "" { frontMatter.date = day }
    case "site": frontMatter.site = text(value, key)
    case "edit": frontMatter.edit = webAddress(value, key)
    case "history": frontMatter.history = history(value, key)
    case let name where ScenarioDefaults.keys.contains(name): addDefault(name, value, key)
    case "language": frontMatter.language = language(value, key)
    case "marks": readMarks(value, key)
    case "diagrams": frontMatter.diagrams = diagramTheme(value, key)
    case let name:
      warnAboutKey(name, value, at: key)
      warnAboutForeignKey(name, value, at: key)
      if isInVault { addLinks(in: value) }
    }
  }

  /// Takes the links by name that a property has, `"[[Page]]"`, alone or in a list.
  private mutating func addLinks(in value: YAMLNode) {
    switch value.content {
    case .scalar(let scalar):
      guard scalar.text.hasPrefix("[["), scalar.text.hasSuffix("]]") else { return }
      let target = scalar.text.dropFirst(2).dropLast(2).prefix { $0 != "|" }
      let parts = target.split(separator: "#", maxSplits: 1).map(String.init)
      guard let page = parts.first, !target.hasPrefix("#"), !target.contains("[[") else { return }
      frontMatter.links.append(.init(target: page, heading: parts.dropFirst().first))
    case .sequence(let sequence): for element in sequence { addLinks(in: element) }
    default: break
    }
  }

  /// The name of a key: of those that Obsidian takes however they are written, and in a vault of those that
  /// keep a page back, in small letters.
  private func name(of key: YAMLNode) -> String {
    let name = key.scalar?.text ?? ""
    let small = name.lowercased()
    let isKnown =
      Self.looseKeys.contains(small)
      || isInVault && (Self.strictKeys.contains(small) || small == "published")
    return isKnown ? small : name
  }

  /// Whether a property has not been filled in yet, or was emptied again.
  private static func isUnfilled(_ value: YAMLNode) -> Bool {
    guard let scalar = value.scalar else { return false }
    if scalar.text.isEmpty { return true }
    return scalar.style == .plain && ["null", "Null", "NULL", "~"].contains(scalar.text)
  }

  // MARK: Values

  private mutating func text(_ value: YAMLNode, _ key: YAMLNode) -> String? {
    guard let text = value.scalar?.text, !text.isEmpty else {
      complainAboutValue(value, key, "a text")
      return nil
    }
    return text
  }

  private mutating func webAddress(_ value: YAMLNode, _ key: YAMLNode) -> String? {
    guard let text = value.scalar?.text, let scheme = WebAddress.scheme(of: text),
      ["http", "https"].contains(scheme)
    else {
      let wanted = "an address such as 'https://github.com/owner/name/edit/main/content'"
      complainAboutValue(value, key, wanted)
      return nil
    }
    return text
  }

  /// The tag of a language: two or three letters, and parts of letters and digits, with hyphens between
  /// them.
  private mutating func language(_ value: YAMLNode, _ key: YAMLNode) -> String? {
    let text = value.scalar?.text ?? ""
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    func isPart(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(isPart) }),
      parts.first.map({ (2...3).contains($0.count) }) ?? false
    else {
      complainAboutValue(value, key, "a language such as 'en' or 'zh-Hans'")
      return nil
    }
    return text
  }

  private mutating func history(_ value: YAMLNode, _ key: YAMLNode) -> String? {
    guard value.scalar?.text == "git" else {
      complainAboutValue(value, key, "'git'")
      return nil
    }
    return "git"
  }

  /// The name of the colours of diagrams.
  private mutating func diagramTheme(_ value: YAMLNode, _ key: YAMLNode) -> String? {
    let names = Theme.allCases.map(\.rawValue)
    guard let name = value.scalar?.text, names.contains(name) else {
      let isNear = Suggestion.nearest(to: value.scalar?.text ?? "", in: names) != nil
      complainAboutValue(
        value, key, names.map { "'\($0)'" }.joined(separator: " or "), isNear: isNear)
      return nil
    }
    return name
  }

  private mutating func number(_ value: YAMLNode, _ key: YAMLNode) -> Int? {
    guard let text = value.scalar?.text, let number = Int(text) else {
      let isNear = value.scalar.flatMap { Double($0.text) } != nil
      complainAboutValue(value, key, "a whole number", isNear: isNear)
      return nil
    }
    return number
  }

  /// What the page's scenarios have that do not say otherwise: a text or a number, or a list.
  private mutating func addDefault(_ name: String, _ value: YAMLNode, _ key: YAMLNode) {
    let texts = list(value, key)
    guard !texts.isEmpty else { return }
    defaults.attributes[name] = FenceAttribute(
      key: name, value: texts.joined(separator: ","), span: span(of: value), keySpan: span(of: key))
  }

  /// Headings and notes of diagrams, each with its translation, which is one line as they are.
  private mutating func readMarks(_ value: YAMLNode, _ key: YAMLNode) {
    let wanted = "lines of 'heading or note: its translation'"
    guard let mapping = value.mapping else {
      return complainAboutValue(value, key, wanted)
    }
    for (mark, translation) in mapping {
      guard let text = mark.scalar?.text, let words = translation.scalar?.text, !words.isEmpty,
        !words.contains(where: \.isNewline)
      else {
        complainAboutValue(translation, key, wanted)
        continue
      }
      marks.append(TranslatedMark(text: text, translation: words, span: span(of: mark)))
    }
  }

  /// What a key says that keeps a page back; nil, and so said, where nobody knows.
  private mutating func isOn(_ value: YAMLNode, _ key: YAMLNode) -> Bool? {
    if let isOn = value.bool { return isOn }
    complainAboutValue(value, key, "'true' or 'false'")
    diagnostics[diagnostics.count - 1].notes.append(Self.heldBack)
    return nil
  }

  private static var heldBack: Diagnostic.Note {
    Diagnostic.Note("until that is known, the page counts as a draft")
  }

  private mutating func truth(_ value: YAMLNode, _ key: YAMLNode) -> Bool {
    guard let truth = value.bool else {
      complainAboutValue(value, key, "'true' or 'false'")
      return false
    }
    return truth
  }

  /// A list, or a single text, which is a list of one.
  private mutating func list(_ value: YAMLNode, _ key: YAMLNode) -> [String] {
    switch value.content {
    case .sequence(let sequence):
      var texts: [String] = []
      for element in sequence {
        if let text = element.scalar?.text {
          texts.append(text)
        } else {
          complainAboutValue(element, key, "a list of texts")
        }
      }
      return texts
    case .scalar(let scalar): return scalar.text.isEmpty ? [] : [scalar.text]
    default:
      complainAboutValue(value, key, "a list of texts")
      return []
    }
  }

  /// Other names; in a vault also in one text, with commas between them.
  private mutating func aliases(_ value: YAMLNode, _ key: YAMLNode) -> [String] {
    let texts = list(value, key)
    guard isInVault, value.scalar != nil else { return texts }
    return texts.flatMap { $0.split(separator: ",") }
      .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }

  /// Tags, with or without the `#` by which they are known in the text; also in one text, with commas
  /// between them, or blanks, as there are in no tag of a vault's.
  private mutating func tags(_ value: YAMLNode, _ key: YAMLNode) -> [String] {
    let texts = list(value, key)
    if value.scalar == nil { return texts.compactMap(Self.tag) }
    let inVault = isInVault
    return texts.flatMap { $0.split { $0 == "," || inVault && $0 == " " } }
      .compactMap { Self.tag(String($0)) }
  }

  /// A tag without its `#` and the blanks around it; nil where nothing is left.
  private static func tag(_ text: String) -> String? {
    let isPlain = !text.holds(" ")
    let name = isPlain ? text : text.split(separator: " ").joined(separator: " ")
    let isMarked = name.utf8.first == UInt8(ascii: "#") && name.first == "#"
    let tag = isMarked ? String(name.dropFirst()) : name
    return tag.isEmpty ? nil : tag
  }

  private mutating func date(_ value: YAMLNode, _ key: YAMLNode) -> String? {
    if let day = CalendarDay.iso8601(value.scalar?.text ?? "") { return day }
    let isNear = CalendarDay.isLikeOne(value.scalar?.text ?? "")
    complainAboutValue(value, key, "a date such as '2026-03-14'", isNear: isNear)
    return nil
  }

  // MARK: Diagnostics

  /// A key that is nearly one of ours is a slip; all others are the writer's own properties, or
  /// another tool's. One that nearly keeps the page back does.
  private mutating func warnAboutKey(_ name: String, _ value: YAMLNode, at key: YAMLNode) {
    let keys = Self.keys + Self.looseKeys
    let seen = FrontMatterHelp.seen(name)
    let isHidden = seen != name && keys.contains(seen)
    // In a vault only what is published matters, and that only where the key looks right.
    guard isInVault ? isHidden && Self.strictKeys.contains(seen) : !Self.foreignKeys.contains(name),
      let meant = isHidden ? seen : FrontMatterHelp.key(meantBy: seen, in: keys, value)
    else { return }
    let span = span(of: key)
    var isHeldBack = meant == "draft" && value.bool == true
    isHeldBack = isHeldBack || meant.hasPrefix("publish") && value.bool == false
    let isStrict = seen.lowercased() == "draft" || isHidden && Self.strictKeys.contains(seen)
    isHeldBack = isHeldBack || isStrict && value.bool == nil
    if isHeldBack { frontMatter.isDraft = true }
    diagnostics.append(
      Diagnostic(
        .warning, id: "front-matter.unknown-key", "front matter has no key '\(name)'", at: span,
        notes: isHeldBack ? [Self.heldBack] : [],
        fixIts: [Diagnostic.FixIt("did you mean '\(meant)'?", replace: span, with: meant)]))
  }

  /// What keeps a page back in other tools, or out of their lists, and has no effect here.
  private mutating func warnAboutForeignKey(_ name: String, _ value: YAMLNode, at key: YAMLNode) {
    guard !isInVault, FrontMatterHelp.hidesElsewhere(name, value) else { return }
    diagnostics.append(
      Diagnostic(
        .warning, id: "front-matter.foreign-key",
        "'\(name)' hides a page in other tools, and has no effect here", at: span(of: key),
        notes: [Diagnostic.Note("'draft: true' keeps a page back")]))
  }

  /// A key that keeps a page back does so where it stands below no other; elsewhere nobody knows whether it was
  /// meant to.
  private mutating func warnAboutKeys(below value: YAMLNode, of key: YAMLNode) {
    guard key.scalar?.text != "marks", let (found, name) = FrontMatterHelp.holdingBack(below: value)
    else { return }
    frontMatter.isDraft = true
    diagnostics.append(
      Diagnostic(
        .warning, id: "front-matter.inner-key",
        "'\(name)' counts only where it stands below no other key", at: span(of: found),
        notes: [Self.heldBack]))
  }

  /// Says what a value has to be; of a vault's only what is nearly one, or says what is published.
  private mutating func complainAboutValue(
    _ value: YAMLNode, _ key: YAMLNode, _ wanted: String, isNear: Bool = false
  ) {
    let name = key.scalar?.text ?? ""
    let isOwn = isInVault && !Self.strictKeys.contains(name.lowercased())
    if isOwn, !isNear { return }
    let (place, placeOfKey) = (span(of: value), span(of: key))
    // What YAML repeats by its name stands where that was given, above.
    let isRepeated = place.range.lowerBound < placeOfKey.range.lowerBound
    let complaint = Diagnostic(
      isOwn ? .warning : .error, id: "front-matter.wrong-value", "'\(name)' must be \(wanted)",
      at: isRepeated ? placeOfKey : place,
      notes: FrontMatterHelp.note(on: value, of: name).map { [Diagnostic.Note($0)] } ?? [])
    if !diagnostics.contains(complaint) { diagnostics.append(complaint) }
  }

  private mutating func complain(_ id: String, _ message: String, at node: YAMLNode) {
    diagnostics.append(Diagnostic(id: id, message, at: span(of: node)))
  }

  private func span(of node: YAMLNode) -> SourceSpan { yaml.span(of: node) }
}
