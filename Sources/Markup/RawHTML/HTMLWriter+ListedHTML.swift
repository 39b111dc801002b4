import SourceText

/// HTML of the page, written anew: tags by the list, and text.
///
/// Nothing is passed on that was not understood. Tags are read as the standard's tokeniser reads them, and
/// written with their names from the list and their values in quotes, escaped; all else is text, escaped. No
/// element of the list has content that is read otherwise than as tags and text, so that whoever reads what
/// is written reads just these tags.
extension HTMLWriter {
  /// A piece of HTML by the list, and whether it has a tag of it.
  mutating func listed(_ text: String, isInText: Bool) -> (html: String, hasTags: Bool) {
    let reader = HTMLTags(text)
    var result: [UInt8] = []
    var position = 0
    var hasTags = false
    for tag in reader.all {
      Self.append(text: reader.bytes[position..<tag.range.lowerBound], to: &result)
      position = tag.range.lowerBound
      let mark = (tag.isEnd ? "</" : "<") + tag.name
      let place = span.map { openElements.place(of: mark, in: $0) }
      if let element = AllowedHTML.element(tag.name), tag.isWhole {
        hasTags = true
        let isWritten =
          tag.isEnd
          ? end(tag, at: place, &result)
          : begin(tag, element, of: reader, isInText: isInText, at: place, &result)
        if isWritten { position = tag.range.upperBound }
      } else if let place {
        complain(aboutUnlisted: tag, mark, place)
      }
    }
    Self.append(text: reader.bytes[position...], to: &result)
    return (String(decoding: result, as: UTF8.self), hasTags)
  }

  /// Ends what has to end before a block that the page writes otherwise.
  mutating func endBeforeBlock() {
    guard rawHTML == .listed, !openElements.inner.isEmpty else { return }
    let remaining = ElementNesting(openElements.inner).remainingBeforeBlock
    let left = openElements.end(from: openElements.outer + remaining)
    html += ends(of: left)
    for element in left.reversed() where !OpenElements.mayStayOpen(element.name) {
      let mark = "<\(element.name)"
      complain("'\(mark)>' ends here: between its parts stands no text", mark, element.place)
    }
  }

  // MARK: Tags

  /// Writes the beginning of an element; false where it may not stand, and its tag is text.
  private mutating func begin(
    _ tag: HTMLTags.Tag, _ element: AllowedHTML.Element, of reader: HTMLTags, isInText: Bool,
    at place: OpenElements.Place?, _ result: inout [UInt8]
  ) -> Bool {
    let inner = openElements.inner
    let isDisplaced =
      isInText && element.isBlock && !takesBlocks || tag.name == "a" && isInLink
    guard !isDisplaced,
      let remaining = ElementNesting(inner).remaining(before: tag.name, isBlock: element.isBlock)
    else {
      complain("'<\(tag.name)>' may not stand here, and is shown as text", of: tag, place)
      return false
    }
    guard openElements.open.count < ElementNesting.deepest || element.isVoid else {
      complain(
        "elements stand no more than \(ElementNesting.deepest) deep in each other; this is shown as text",
        of: tag, place)
      return false
    }
    result += ends(of: openElements.end(from: openElements.outer + remaining)).utf8
    result += "<\(tag.name)".utf8
    for attribute in tag.attributes { append(attribute, of: tag, element, place, reader, &result) }
    result.append(UInt8(ascii: ">"))
    if !element.isVoid, let place { openElements.begin(tag.name, at: place) }
    return true
  }

  /// Writes the end of an element; what ends nothing is left out, and what ends what is shown as text is
  /// text too.
  private mutating func end(
    _ tag: HTMLTags.Tag, at place: OpenElements.Place?, _ result: inout [UInt8]
  ) -> Bool {
    if tag.name == "br" {
      // As browsers read `</br>`.
      result += "<br>".utf8
      return true
    }
    let nesting = ElementNesting(openElements.inner)
    if let remaining = nesting.remaining(afterEndOf: tag.name) {
      result += ends(of: openElements.end(from: openElements.outer + remaining)).utf8
    } else if htmlFaults.takeDisplaced(tag.name, in: place) {
      return false
    } else if let place {
      let mark = "</\(tag.name)"
      complain("'\(mark)>' ends nothing that is open here, and is left out", mark, place)
    }
    return true
  }

  private mutating func append(
    _ attribute: HTMLTags.Attribute, of tag: HTMLTags.Tag, _ element: AllowedHTML.Element,
    _ place: OpenElements.Place?, _ reader: HTMLTags, _ result: inout [UInt8]
  ) {
    if AllowedHTML.isNotation(attribute.name) { return }
    guard AllowedHTML.allows(attribute.name, of: element),
      let value = AllowedAttribute.value(attribute, of: tag.name)
    else { return complain(about: attribute, of: tag, place) }
    if attribute.name == "style", AllowedStyle.dropped(attribute.value) != nil {
      complain(about: attribute, of: tag, place)
    }
    result += " \(attribute.name)".utf8
    guard !value.isEmpty || AllowedAttribute.isText(attribute.name) else { return }
    result += "=\"".utf8
    if AllowedAttribute.isText(attribute.name) {
      Self.append(text: reader.bytes[attribute.range], to: &result)
    } else {
      Self.append(text: ArraySlice(value.utf8), to: &result, keepsReferences: false)
    }
    result.append(UInt8(ascii: "\""))
  }

  // MARK: Text

  /// Appends text, escaped for wherever it may stand: references to characters stay where they are meant as
  /// such, and of control characters those that are blanks.
  private static func append(
    text: ArraySlice<UInt8>, to result: inout [UInt8], keepsReferences: Bool = true
  ) {
    for index in text.indices {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "&"):
        let isReference = keepsReferences && CharacterReferences.end(of: text[index...]) != nil
        result += isReference ? "&".utf8 : "&amp;".utf8
      case UInt8(ascii: "<"): result += "&lt;".utf8
      case UInt8(ascii: ">"): result += "&gt;".utf8
      case UInt8(ascii: "\""): result += "&quot;".utf8
      case 0...0x08, 0x0B, 0x0E...0x1F, 0x7F: result += "\u{FFFD}".utf8
      default: result.append(byte)
      }
    }
  }

  // MARK: What is wrong

  private mutating func complain(
    _ message: String, of tag: HTMLTags.Tag, _ place: OpenElements.Place?
  ) {
    guard let place else { return }
    htmlFaults.displace(tag.name, in: place.block)
    guard openElements.isNew(message, in: place.block) else { return }
    diagnostics.append(
      Diagnostic(
        .warning, id: "markdown.displaced-tag", message,
        at: WrittenText.place(place, of: "<\(tag.name)")))
  }

  /// Says once a block that a tag is shown as text, at the first such.
  private mutating func complain(
    aboutUnlisted tag: HTMLTags.Tag, _ mark: String, _ place: OpenElements.Place
  ) {
    guard tag.isWhole else {
      return complain("nothing ends the tag '\(mark)'; it is shown as text", mark, place)
    }
    guard htmlFaults.isFirst("element", in: place.block) else { return }
    diagnostics.append(
      Diagnostic(
        .warning, id: "markdown.raw-html",
        "'\(mark)>' is shown as text: a page may not have this element",
        at: WrittenText.place(place, of: mark), notes: [Self.wayOut]))
  }

  /// Says once a block which attributes are left out, at the tag of the first.
  private mutating func complain(
    about attribute: HTMLTags.Attribute, of tag: HTMLTags.Tag, _ place: OpenElements.Place?
  ) {
    guard let place else { return }
    let mayHave = AllowedHTML.element(tag.name).map { AllowedHTML.allows(attribute.name, of: $0) }
    let isStrange =
      mayHave == true && AllowedAttribute.isAddress(attribute.name) && attribute.name != "srcset"
    if isStrange, let scheme = WebAddress.scheme(of: attribute.value) {
      guard htmlFaults.isFirst(scheme, in: place.block) else { return }
      diagnostics.append(
        Diagnostic(
          .warning, id: "link.unsafe-scheme", "a page may not link to '\(scheme):' addresses",
          at: WrittenText.place(place, of: "<\(tag.name)")))
      return
    }
    let names = htmlFaults.add(attribute: Self.name(attribute), in: place.block)
    let known = htmlFaults.place
    let fault = Diagnostic(
      .warning, id: "markdown.raw-attribute", Self.message(names),
      at: known.map { diagnostics[$0].span } ?? WrittenText.place(place, of: "<\(tag.name)"),
      notes: [Self.wayOut])
    if let known {
      diagnostics[known] = fault
    } else {
      htmlFaults.place = diagnostics.count
      diagnostics.append(fault)
    }
  }

  /// What an attribute is called of which something is left out: of a style, the first declaration.
  private static func name(_ attribute: HTMLTags.Attribute) -> String {
    guard attribute.name == "style", let first = AllowedStyle.dropped(attribute.value) else {
      return attribute.name
    }
    return "style: \(first)"
  }

  private static func message(_ names: [String]) -> String {
    let named = names.prefix(HTMLFaults.most).map { "'\($0)'" }.joined(separator: ", ")
    let more = names.count > HTMLFaults.most ? " and more" : ""
    return names.count == 1
      ? "the attribute \(named) is left out" : "the attributes \(named)\(more) are left out"
  }

  private static var wayOut: Diagnostic.Note {
    Diagnostic.Note("'lifeline build --allow-scripts' passes on all HTML of notes that you trust")
  }
}

/// What has been said of the HTML of a block, of which once is enough.
struct HTMLFaults {
  /// How many attributes are called by name.
  static let most = 5

  /// How much is said of a block.
  private static let mostFaults = 16

  private var block: SourceSpan?
  private var told: Set<String> = []
  private var attributes: [String] = []
  /// How often an element's beginning is shown as text, and its end has not been met.
  private var displaced: [String: Int] = [:]
  /// Which diagnostic names the attributes.
  var place: Int?

  /// Whether something has not been said of a block yet.
  mutating func isFirst(_ fault: String, in block: SourceSpan) -> Bool {
    move(to: block)
    return told.count < Self.mostFaults && told.insert(fault).inserted
  }

  /// The attributes of a block that are left out, with one more.
  mutating func add(attribute: String, in block: SourceSpan) -> [String] {
    move(to: block)
    if attributes.count <= Self.most, !attributes.contains(attribute) {
      attributes.append(attribute)
    }
    return attributes
  }

  /// Remembers that an element's beginning is shown as text.
  mutating func displace(_ name: String, in block: SourceSpan) {
    move(to: block)
    displaced[name, default: 0] += 1
  }

  /// Whether the beginning of an element is shown as text whose end has not been met.
  mutating func takeDisplaced(_ name: String, in place: OpenElements.Place?) -> Bool {
    guard let place else { return false }
    move(to: place.block)
    guard let count = displaced[name], count > 0 else { return false }
    displaced[name] = count - 1
    return true
  }

  private mutating func move(to block: SourceSpan) {
    guard block != self.block else { return }
    self = HTMLFaults()
    self.block = block
  }
}
