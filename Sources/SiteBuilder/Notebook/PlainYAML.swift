import Yams

/// The YAML that nearly all front matter is: lines of `key: value` in which nothing needs an escape,
/// and lines that are comments.
///
/// A full parser of YAML takes as long for these lines as everything else does for the page below
/// them. What is not so plain, or not right, is left to it.
enum PlainYAML {
  /// The keys and values of some lines; nil when they need the full parser.
  static func mapping(_ bytes: [UInt8]) -> [(key: Node, value: Node)]? {
    var pairs: [(key: Node, value: Node)] = []
    var keys: [String] = []
    let tag = tag
    for line in bytes.split(separator: 0x0A) where line.first != UInt8(ascii: "#") {
      guard let (key, rest) = key(of: line), let value = value(rest, tag) else { return nil }
      if keys.count < few, keys.contains(key) { return nil }
      keys.append(key)
      pairs.append((.scalar(Node.Scalar(key, tag)), value))
    }
    return keys.count <= few || Set(keys).count == keys.count ? pairs : nil
  }

  /// How many keys are looked through for one that is there already.
  private static let few = 8

  private static func isOfKey(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func key(of line: ArraySlice<UInt8>) -> (String, ArraySlice<UInt8>)? {
    let key = line.prefix(while: isOfKey)
    guard let first = key.first, first != UInt8(ascii: "-"),
      line[key.endIndex...].starts(with: ": ".utf8)
    else { return nil }
    var rest = line[(key.endIndex + 2)...]
    while rest.first == 0x20 { rest.removeFirst() }
    while let last = rest.last, last == 0x20 || last == 0x0D { rest.removeLast() }
    return rest.isEmpty ? nil : (String(decoding: key, as: UTF8.self), rest)
  }

  private static func value(_ bytes: ArraySlice<UInt8>, _ tag: Tag) -> Node? {
    switch bytes.first {
    case UInt8(ascii: "["): list(bytes, tag)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): quoted(bytes, tag)
    default: isPlain(bytes) ? scalar(bytes, .plain, tag) : nil
    }
  }

  private static func scalar(
    _ bytes: ArraySlice<UInt8>, _ style: Node.Scalar.Style, _ tag: Tag
  ) -> Node {
    .scalar(Node.Scalar(String(decoding: bytes, as: UTF8.self), tag, style))
  }

  /// No text is asked here what type it looks like. The library's own tags know how to find that out, by
  /// regular expressions that take longer to make than a hundred pages to read.
  private static var tag: Tag { Tag(.implicit, .basic, Constructor([:], [:], [:])) }

  private static func quoted(_ bytes: ArraySlice<UInt8>, _ tag: Tag) -> Node? {
    guard bytes.count >= 2, let mark = bytes.first, bytes.last == mark else { return nil }
    let inner = bytes.dropFirst().dropLast()
    guard isText(inner), !inner.contains(mark), !inner.contains(UInt8(ascii: "\\")) else {
      return nil
    }
    return scalar(inner, mark == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted, tag)
  }

  private static func list(_ bytes: ArraySlice<UInt8>, _ tag: Tag) -> Node? {
    guard bytes.count >= 3, bytes.last == UInt8(ascii: "]") else { return nil }
    var items: [Node] = []
    for part in bytes.dropFirst().dropLast().split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    {
      var part = part
      while part.first == 0x20 { part.removeFirst() }
      while part.last == 0x20 { part.removeLast() }
      guard isPlain(part), !part.contains(where: { "[]{}".utf8.contains($0) }) else { return nil }
      items.append(scalar(part, .plain, tag))
    }
    return .sequence(Node.Sequence(items, tag))
  }

  /// Whether a value is the text that it seems to be.
  private static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first >= 0x80 || isOfKey(first) || first == UInt8(ascii: "/"),
      first != UInt8(ascii: "-"), bytes.last != UInt8(ascii: ":"), isText(bytes)
    else { return false }
    var before: UInt8 = 0
    for byte in bytes {
      if before == UInt8(ascii: ":"), byte == 0x20 { return false }
      if before == 0x20, byte == UInt8(ascii: "#") { return false }
      before = byte
    }
    return true
  }

  /// Whether there are no control characters, and no line breaks beyond ASCII's.
  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    var before: (UInt8, UInt8) = (0, 0)
    for byte in bytes {
      if byte < 0x20 || byte == 0x7F { return false }
      switch (before.0, before.1, byte) {
      case (_, 0xC2, 0x80...0x9F), (0xE2, 0x80, 0xA8...0xA9), (0xEF, 0xBB, 0xBF): return false
      default: before = (before.1, byte)
      }
    }
    return true
  }
}
