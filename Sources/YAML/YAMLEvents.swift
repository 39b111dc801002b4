import CYAML

/// A step of libyaml's through a text.
struct YAMLEvent {
  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case alias, scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  let kind: Kind
  let range: Range<Int>
  /// The name that a value is given, or that an alias repeats.
  var anchor: String?
  /// The text of a scalar.
  var text = ""
  var style = YAMLScalar.Style.plain
}

extension YAMLNode {
  /// The version of libyaml.
  package static var libraryVersion: String {
    guard let version = unsafe yaml_get_version_string() else { return "unknown" }
    return unsafe String(cString: version)
  }
}

/// libyaml at work on a text, step by step.
///
/// This file is the only one that sees C. The parser and the text that it reads have addresses of their own,
/// because the parser keeps both, and are freed with this value.
@safe
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeMutableBufferPointer<UInt8>
  /// Where the text begins, behind a mark of its encoding: libyaml would take that for a blank.
  private let start: Int
  private let isReady: Bool
  /// A place that is known both ways: libyaml counts characters, we count bytes.
  private var known: (character: Int, byte: Int)

  init(_ bytes: [UInt8]) {
    let isText = String(validating: bytes, as: UTF8.self) != nil
    let bytes = isText ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    known = (0, start)
    unsafe text = .allocate(capacity: bytes.count)
    _ = unsafe text.initialize(from: bytes)
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    isReady = unsafe yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    let input = unsafe text.baseAddress.map { unsafe $0 + start }
    unsafe yaml_parser_set_input_string(parser, input, text.count - start)
  }

  deinit {
    if isReady { unsafe yaml_parser_delete(parser) }
    unsafe parser.deallocate()
    unsafe text.deallocate()
  }

  /// The next event; after the last one there is none.
  mutating func next() throws(YAMLError) -> YAMLEvent {
    guard isReady else { throw YAMLError(reason: .syntax("there is no memory"), range: 0..<0) }
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw error() }
    defer { unsafe yaml_event_delete(&event) }
    let range = unsafe range(event.start_mark, event.end_mark)
    switch unsafe event.type {
    case YAML_STREAM_START_EVENT: return YAMLEvent(kind: .streamStart, range: range)
    case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart, range: range)
    case YAML_DOCUMENT_END_EVENT: return YAMLEvent(kind: .documentEnd, range: range)
    case YAML_ALIAS_EVENT:
      let name = unsafe Self.string(event.data.alias.anchor)
      return YAMLEvent(kind: .alias, range: range, anchor: name)
    case YAML_SCALAR_EVENT: return unsafe Self.scalar(event.data.scalar, range)
    case YAML_SEQUENCE_START_EVENT:
      let name = unsafe Self.string(event.data.sequence_start.anchor)
      return YAMLEvent(kind: .sequenceStart, range: range, anchor: name)
    case YAML_SEQUENCE_END_EVENT: return YAMLEvent(kind: .sequenceEnd, range: range)
    case YAML_MAPPING_START_EVENT:
      let name = unsafe Self.string(event.data.mapping_start.anchor)
      return YAMLEvent(kind: .mappingStart, range: range, anchor: name)
    case YAML_MAPPING_END_EVENT: return YAMLEvent(kind: .mappingEnd, range: range)
    default: return YAMLEvent(kind: .streamEnd, range: range)
    }
  }

  // MARK: Values

  private typealias Scalar = yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar

  private static func scalar(_ scalar: Scalar, _ range: Range<Int>) -> YAMLEvent {
    // A text may have a zero in it.
    let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let text = unsafe String(decoding: bytes, as: UTF8.self)
    return YAMLEvent(
      kind: .scalar, range: range, anchor: unsafe string(scalar.anchor), text: text,
      style: unsafe style(scalar.style))
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLScalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private static func string(_ characters: UnsafePointer<yaml_char_t>?) -> String? {
    guard let characters = unsafe characters else { return nil }
    return unsafe String(cString: characters)
  }

  // MARK: Places

  private mutating func range(_ start: yaml_mark_t, _ end: yaml_mark_t) -> Range<Int> {
    let lower = byte(of: start)
    return lower..<max(lower, byte(of: end))
  }

  /// The byte that a mark is at. Marks follow each other, so that all of them take one walk over the text.
  private mutating func byte(of mark: yaml_mark_t) -> Int {
    let wanted = Int(clamping: mark.index)
    var (character, byte) = known
    while character < wanted, byte < count {
      repeat { byte += 1 } while byte < count && isInsideCharacter(byte)
      character += 1
    }
    while character > wanted, byte > start {
      repeat { byte -= 1 } while byte > start && isInsideCharacter(byte)
      character -= 1
    }
    known = (character, byte)
    return byte
  }

  private var count: Int { unsafe text.count }

  private func isInsideCharacter(_ byte: Int) -> Bool { unsafe text[byte] & 0xC0 == 0x80 }

  /// What the parser has ended with.
  private mutating func error() -> YAMLError {
    var problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) }
    let context = unsafe parser.pointee.context.map { unsafe String(cString: $0) } ?? ""
    if context.contains("quoted scalar"), problem?.contains("end of stream") == true {
      problem = "this quotation mark is never closed"
    }
    // What ends such a value is looked for on later lines, and it is its beginning that is wrong.
    let isOfContext = ["simple key", "quoted scalar", "flow"].contains { context.contains($0) }
    let place =
      switch unsafe parser.pointee.error {
      case YAML_READER_ERROR: start + Int(clamping: unsafe parser.pointee.problem_offset)
      case YAML_SCANNER_ERROR where isOfContext, YAML_PARSER_ERROR where isOfContext:
        byte(of: unsafe parser.pointee.context_mark)
      default: byte(of: unsafe parser.pointee.problem_mark)
      }
    return YAMLError(
      reason: .syntax(problem ?? "there is no memory"),
      range: min(place, count)..<min(place + 1, count))
  }
}
