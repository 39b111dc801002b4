import CallTrace
import Diagrams
import Lifecycle
import POSIX
import SourceText

/// What a build remembers for the next one, in a hidden file of the output folder.
///
/// It only ever saves work: one that is missing, stale, cut short or made by another version of the
/// command, of the theme or with other options is as good as none.
struct BuildCache: Sendable {
  /// Where it is kept, in the output folder.
  static let name = ".lifeline-cache"
  /// The bytes of one that is read.
  private static let largest = 1 << 30
  private static let format = "lifeline cache 16"

  /// A page as the last build read and wrote it.
  struct PageRecord: Sendable {
    var signature: FileSignature
    var outline: PageOutline
    /// The hash of its frame.
    var frame: UInt64
    /// What its text is made of besides its source.
    var asked = AskedQuestions()
    /// Its scenarios and those of others that it shows.
    var shown: [ShownScenario] = []
    var scenarios = 0
    var diagrams = 0
    var claims = 0
    /// What its scenarios have used.
    var use = Use()
    /// How much it shows of other pages.
    var shownParts = ShownParts()
    /// Whether nothing was noticed, so that it need not be looked at to say so again.
    var isClean = true
  }

  /// The version of the command, the theme and the options with which the build was made.
  var key: UInt64 = 0
  /// When the build began.
  var moment: UInt64 = 0
  /// Whether nothing at all was noticed.
  var isClean = false
  /// What the frames of all pages are made of.
  var look: UInt64 = 0
  /// What pages with this look are to each other.
  var relations = PageRelations()
  /// The commit whose history the pages tell: empty where there is none yet, nil where they tell none.
  var commit: String?
  var report = BuildReport()
  /// The files of the templates folder.
  var templates: [FilePath: FileSignature] = [:]
  var pages: [FilePath: PageRecord] = [:]
  /// The pages that nobody wrote.
  var made: [FilePath: PageRecord] = [:]
  /// What the feeds show of pages.
  var announced: [FilePath: FeedContent] = [:]
  var assets: [FilePath: FileSignature] = [:]
  var outputs: [FilePath: OutputFolder.Record] = [:]

  /// Whether a file is as the last build found it, which its signature cannot tell of one that was
  /// written when that began.
  func tells(_ signature: FileSignature, isStill known: FileSignature?) -> Bool {
    signature == known && !signature.isRecent(at: moment)
  }

  /// What is remembered of a page, if its source is as it was then.
  func record(of page: Page, isMade: Bool) -> PageRecord? {
    guard let record = (isMade ? made : pages)[FilePath(page.path)],
      record.outline === page.outline
    else { return nil }
    return record
  }

  // MARK: Reading

  /// What the last build into a folder remembered; nil when it is of no use, as it is with another key. What hooks
  /// made of pages is of use whatever else has changed.
  static func load(_ folder: String, _ hooks: HookMemory) -> BuildCache? {
    let path = "\(folder)/\(name)"
    guard let size = FileSystem.look(path)?.signature.size, size <= largest,
      let bytes = FileSystem.read(path, atMost: largest), bytes.count > 8
    else { return nil }
    let sum = (0..<8).reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[$1]) }
    guard sum == Self.sum(of: bytes) else { return nil }
    var reader = ByteReader(bytes, from: 8)
    guard reader.text() == format else { return nil }
    hooks.read(&reader)
    var cache = BuildCache()
    cache.key = reader.number()
    cache.read(&reader)
    return reader.isBroken ? nil : cache
  }

  private mutating func read(_ reader: inout ByteReader) {
    moment = reader.number()
    isClean = reader.flag()
    look = reader.number()
    relations = PageRelations(&reader)
    commit = reader.optionalText()
    report = BuildReport(&reader)
    templates = Self.dictionary(&reader) { FileSignature(&$0) }
    assets = Self.dictionary(&reader) { FileSignature(&$0) }
    outputs = Self.dictionary(&reader) {
      OutputFolder.Record(signature: FileSignature(&$0), hash: $0.number())
    }
    pages = Self.dictionary(&reader) { PageRecord(&$0) }
    made = Self.dictionary(&reader) { PageRecord(&$0) }
    announced = Self.dictionary(&reader) { FeedContent(&$0) }
  }

  private static func dictionary<Value: Sendable>(
    _ reader: inout ByteReader, _ value: @Sendable (inout ByteReader) -> Value
  ) -> [FilePath: Value] {
    let parts = reader.parts { reader in (FilePath(reader.text()), value(&reader)) }
    var values: [FilePath: Value] = [:]
    values.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts {
      for (path, value) in part { values[path] = value }
    }
    return values
  }

  // MARK: Writing

  /// The cache as bytes, the same for the same content.
  ///
  /// - Parameter order: The paths of the pages in an order, those among them that are not remembered: to bring thousands
  ///   into an order anew takes longer than the rest.
  func encoded(
    _ order: [String], outputs: [OutputFolder.Entry], _ hooks: HookMemory
  ) -> [UInt8] {
    var writer = TextBuffer()
    // The sum of what follows.
    writer.append(repeating: 0, count: 8)
    writer.write(Self.format)
    hooks.write(order, to: &writer)
    writer.write(key)
    writer.write(moment)
    writer.write(isClean)
    writer.write(look)
    relations.write(to: &writer)
    writer.write(commit)
    report.write(to: &writer)
    Self.write(templates, to: &writer) { $1.write(to: &$0) }
    Self.write(assets, to: &writer) { $1.write(to: &$0) }
    Self.write(outputs, to: &writer) { writer, entry in
      writer.write(entry.path)
      entry.record.signature.write(to: &writer)
      writer.write(entry.record.hash)
    }
    Self.write(pages, in: order, to: &writer) { $1.write(to: &$0) }
    Self.write(made, to: &writer) { $1.write(to: &$0) }
    Self.write(announced, to: &writer) { $1.write(to: &$0) }
    var bytes = writer.bytes
    let sum = Self.sum(of: bytes)
    for index in 0..<8 { bytes[index] = UInt8(truncatingIfNeeded: sum >> UInt64(56 - 8 * index)) }
    return bytes
  }

  private static func sum(of bytes: [UInt8]) -> UInt64 {
    var hash = ContentHash()
    unsafe bytes.withUnsafeBytes {
      unsafe hash.add(UnsafeRawBufferPointer(rebasing: $0.dropFirst(8)))
    }
    return hash.value
  }

  private static func write<Value: Sendable>(
    _ dictionary: [FilePath: Value], in order: [String] = [], to writer: inout TextBuffer,
    _ each: @Sendable (inout TextBuffer, Value) -> Void
  ) {
    // The keys alone are sorted: what belongs to them is large.
    let paths = order.isEmpty ? dictionary.keys.map(\.text).sortedByBytes() : order
    writeParts(paths.count, to: &writer) { range in
      let known = paths[range].compactMap { path in
        dictionary[FilePath(path)].map { (path, $0) }
      }
      var writer = TextBuffer()
      writer.write(known) { writer, pair in
        writer.write(pair.0)
        each(&writer, pair.1)
      }
      return writer.bytes
    }
  }

  private static func write<Element: Sendable>(
    _ list: [Element], to writer: inout TextBuffer,
    _ each: @Sendable (inout TextBuffer, Element) -> Void
  ) {
    writeParts(list.count, to: &writer) { range in
      var writer = TextBuffer()
      writer.write(Array(list[range]), each)
      return writer.bytes
    }
  }

  /// How many things of a list are in a part of it, which one core reads and writes at a time.
  private static let part = 64

  /// Writes a list of so many things in parts, on all cores.
  private static func writeParts(
    _ count: Int, to writer: inout TextBuffer, _ part: @Sendable (Range<Int>) -> [UInt8]
  ) {
    let parts = Concurrently.map((count + Self.part - 1) / Self.part) { number in
      part(number * Self.part..<min(count, (number + 1) * Self.part))
    }
    writer.write(parts: parts)
  }
}

extension BuildCache.PageRecord {
  init(_ reader: inout ByteReader) {
    signature = FileSignature(&reader)
    outline = PageOutline(&reader)
    frame = reader.number()
    asked = AskedQuestions(&reader)
    shown = reader.list { reader in
      ShownScenario(
        title: reader.text(), anchor: reader.text(),
        rules: reader.list { RuleID(UInt16(truncatingIfNeeded: $0.number())) },
        logs: reader.list { DeviceLog(&$0) },
        thumbnail: reader.flag()
          ? DiagramThumbnail(lifelines: reader.text(), messages: reader.text()) : nil)
    }
    scenarios = reader.int()
    diagrams = reader.int()
    claims = reader.int()
    use = Use(steps: reader.int(), messages: reader.int(), output: reader.int())
    shownParts = ShownParts(parts: reader.int(), bytes: reader.int())
    isClean = reader.flag()
  }

  func write(to writer: inout TextBuffer) {
    signature.write(to: &writer)
    outline.write(to: &writer)
    writer.write(frame)
    asked.write(to: &writer)
    writer.write(shown) { writer, scenario in
      writer.write(scenario.title)
      writer.write(scenario.anchor)
      writer.write(scenario.rules) { $0.write(UInt64($1.index)) }
      writer.write(scenario.logs) { $1.write(to: &$0) }
      writer.write(scenario.thumbnail != nil)
      if let thumbnail = scenario.thumbnail {
        writer.write(thumbnail.lifelines)
        writer.write(thumbnail.messages)
      }
    }
    writer.write(scenarios)
    writer.write(diagrams)
    writer.write(claims)
    for amount in [
      use.steps, use.messages, use.output, shownParts.parts, shownParts.bytes,
    ] { writer.write(amount) }
    writer.write(isClean)
  }
}

extension BuildReport {
  /// The counts and the translations; what was written and noticed is of one build only.
  init(_ reader: inout ByteReader) {
    pages = reader.int()
    scenarios = reader.int()
    diagrams = reader.int()
    claims = reader.int()
    translations = reader.list { TranslationReport(&$0) }
    wordless = reader.texts()
    untranslatedRules = reader.list { UntranslatedRules(language: $0.text(), rules: $0.texts()) }
  }

  func write(to writer: inout TextBuffer) {
    writer.write(pages)
    writer.write(scenarios)
    writer.write(diagrams)
    writer.write(claims)
    writer.write(translations) { $1.write(to: &$0) }
    writer.write(wordless)
    writer.write(untranslatedRules) { writer, untranslated in
      writer.write(untranslated.language)
      writer.write(untranslated.rules)
    }
  }
}

extension TranslationReport {
  init(_ reader: inout ByteReader) {
    language = reader.text()
    translated = reader.int()
    missing = reader.texts()
    outdated = reader.list { Outdated(path: $0.text(), reason: $0.text()) }
    alone = reader.texts()
  }

  func write(to writer: inout TextBuffer) {
    writer.write(language)
    writer.write(translated)
    writer.write(missing)
    writer.write(outdated) { writer, page in
      writer.write(page.path)
      writer.write(page.reason)
    }
    writer.write(alone)
  }
}

/// What makes one version of the command another than the next: its file.
enum CommandVersion {
  /// The same for the same command, wherever it is.
  static let content: UInt64 = {
    let file = OwnProgram.path.flatMap { SystemPath.real($0) }.flatMap { FilePieces($0) }
    return (try? file?.hash()) ?? UInt64.random(in: 0...UInt64.max)
  }()

  /// The same for as long as the command is not built anew.
  static let signature: UInt64 = {
    var status = stat()
    guard let path = OwnProgram.path, unsafe stat(path, &status) == 0 else {
      return UInt64.random(in: 0...UInt64.max)
    }
    let signature = FileSignature(status)
    var hash = ContentHash()
    for number in [signature.size, signature.written, signature.place] { hash.add(number) }
    return hash.value
  }()
}
