/// What a template is given for a key.
enum TemplateValue: Sendable {
  /// A text, escaped where it is written.
  case text(String)
  /// A text as UTF-8, escaped where it is written.
  case utf8([UInt8])
  /// HTML, written as it is.
  case html(String)
  /// HTML as bytes, written as it is.
  case bytes([UInt8])
  /// The place of something that is put in later.
  case slot
  /// Whether something is so.
  case flag(Bool)
  /// Something with keys of its own.
  case object(TemplateData)
  /// A list of such things.
  case list([TemplateData])
  /// A list of texts, each of them `.`.
  case texts([String])

  /// A text that may be missing.
  static func text(_ text: String?) -> TemplateValue? { text.map { .text($0) } }

  /// HTML as bytes, which counts as missing when there is none.
  static func bytes(unlessEmpty html: [UInt8]) -> TemplateValue? {
    html.isEmpty ? nil : .bytes(html)
  }

  /// HTML that counts as missing when there is none.
  static func html(unlessEmpty html: String) -> TemplateValue? { html.isEmpty ? nil : .html(html) }
}

/// The data of a template, by key; there are few keys, so they are looked through.
struct TemplateData: Sendable, ExpressibleByDictionaryLiteral {
  // Without labels, as a literal has them: with some, every element would be cast.
  private var elements: [(TemplateKey, TemplateValue)]
  /// Tells for most keys that there is nothing for them, without a look through what there is.
  private var keys = TemplateKeys()

  init(dictionaryLiteral elements: (TemplateKey, TemplateValue)...) {
    self.elements = elements
    for (key, _) in elements { keys.insert(key) }
  }

  /// What there is for a key; setting nil takes away what there was.
  subscript(key: TemplateKey) -> TemplateValue? {
    get {
      guard keys.contains(key) else { return nil }
      // By index: a pair in hand would be a copy of each value that is passed over.
      return index(of: key).map { elements[$0].1 }
    }
    set {
      let index = keys.contains(key) ? index(of: key) : nil
      switch (index, newValue) {
      case (let index?, let value?): elements[index].1 = value
      case (let index?, nil): elements.remove(at: index)
      case (nil, let value?):
        elements.append((key, value))
        keys.insert(key)
      case (nil, nil): break
      }
    }
  }

  private func index(of key: TemplateKey) -> Int? {
    for index in elements.indices where elements[index].0 == key { return index }
    return nil
  }
}

/// Keys that there may be something for, a bit for each; where there are more keys than bits some share one.
private struct TemplateKeys {
  private var bits: (UInt64, UInt64) = (0, 0)

  func contains(_ key: TemplateKey) -> Bool {
    (key.rawValue & 64 == 0 ? bits.0 : bits.1) & Self.bit(key) != 0
  }

  mutating func insert(_ key: TemplateKey) {
    if key.rawValue & 64 == 0 { bits.0 |= Self.bit(key) } else { bits.1 |= Self.bit(key) }
  }

  private static func bit(_ key: TemplateKey) -> UInt64 { 1 << UInt64(key.rawValue % 64) }
}
