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

  init(dictionaryLiteral elements: (TemplateKey, TemplateValue)...) { self.elements = elements }

  /// What there is for a key; setting nil takes away what there was.
  subscript(key: TemplateKey) -> TemplateValue? {
    get {
      for (found, value) in elements where found == key { return value }
      return nil
    }
    set {
      let index = elements.firstIndex { $0.0 == key }
      switch (index, newValue) {
      case (let index?, let value?): elements[index].1 = value
      case (let index?, nil): elements.remove(at: index)
      case (nil, let value?): elements.append((key, value))
      case (nil, nil): break
      }
    }
  }
}
