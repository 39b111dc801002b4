/// Whether a whole document of HTML has nothing that runs: only what pages may have, and its head.
package enum InertDocument {
  /// Why a browser may run something of a document; nil where it cannot.
  package static func fault(_ bytes: [UInt8]) -> String? {
    guard let text = PlainEncoding.text(bytes) else { return "it is not plain UTF-8" }
    for tag in HTMLTags(text).all {
      guard tag.isWhole else { return "nothing ends '<\(tag.name)'" }
      guard !tag.isEnd else { continue }
      let element = AllowedHTML.element(tag.name)
      guard element != nil || frame[tag.name] != nil else { return "it has '<\(tag.name)>'" }
      for attribute in tag.attributes {
        let isKnown =
          frame[tag.name]?.contains(attribute.name) ?? false
          || element.map { AllowedHTML.allows(attribute.name, of: $0) } ?? false
          || isCommon(attribute.name)
        guard isKnown, mayHave(attribute, of: tag) else {
          return "'<\(tag.name)>' has '\(attribute.name)'"
        }
      }
    }
    return nil
  }

  /// The elements that a document has and a page's text has not, with their attributes.
  private static let frame: [String: Set<String>] = [
    "body": ["bgcolor"], "footer": [], "head": [], "header": [], "hgroup": [], "html": ["xmlns"],
    "link": ["href", "media", "rel", "sizes", "type"], "main": [],
    "meta": ["charset", "content", "name", "property"], "nav": [], "style": ["media", "type"],
    "title": [],
  ]

  private static let relations: Set<String> = [
    "alternate", "apple-touch-icon", "author", "canonical", "icon", "mask-icon", "shortcut",
    "stylesheet",
  ]

  private static func isCommon(_ name: String) -> Bool {
    ["class", "dir", "hidden", "id", "lang", "role", "style", "tabindex", "title"].contains(name)
      || name.hasPrefix("aria-") || name.hasPrefix("data-")
  }

  private static func mayHave(_ attribute: HTMLTags.Attribute, of tag: HTMLTags.Tag) -> Bool {
    switch attribute.name {
    case "rel" where tag.name == "link":
      attribute.value.lowercased().split(separator: " ").allSatisfy {
        relations.contains(String($0))
      }
    case "href" where tag.name == "link": WebAddress.isSafe(attribute.value)
    case "charset": attribute.value.lowercased() == "utf-8"
    case "href", "src", "poster", "cite", "srcset":
      AllowedAttribute.value(attribute, of: tag.name) != nil
    default: true
    }
  }
}

/// Whether a document of XML, such as a drawing in SVG or a feed, has nothing that runs.
package enum InertXML {
  /// Why a browser may run something of a document; nil where it cannot.
  package static func fault(_ bytes: [UInt8]) -> String? {
    guard let text = PlainEncoding.text(bytes) else { return "it is not plain UTF-8" }
    var rest = ArraySlice(text.utf8)
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if let fault = skipMarkup(&rest) { return fault }
    }
    return nil
  }

  private static func skipMarkup(_ rest: inout ArraySlice<UInt8>) -> String? {
    for (mark, end) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("</", ">")]
    where rest.starts(with: mark.utf8) {
      return skip(behind: end, from: mark.utf8.count, &rest)
    }
    if rest.starts(with: "<?".utf8) {
      let name = rest.dropFirst(2).prefix { $0 > 0x20 && $0 != UInt8(ascii: "?") }
      let content = rest[..<(rest.firstRange(of: Array("?>".utf8))?.lowerBound ?? rest.endIndex)]
      if name.elementsEqual("xml-stylesheet".utf8), !isCSS(content.dropFirst(2 + name.count)) {
        return "it has a style sheet that is no CSS"
      }
      if name.elementsEqual("xml".utf8), !hasKnownEncoding(content) {
        return "it is not plain UTF-8"
      }
      return skip(behind: "?>", from: 2, &rest)
    }
    if rest.starts(with: "<!".utf8) {
      let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
      let isType = rest.dropFirst(2).prefix(7).elementsEqual("DOCTYPE".utf8)
      guard isType, !rest[..<end].contains(UInt8(ascii: "[")) else { return "it declares entities" }
      return skip(behind: ">", from: 2, &rest)
    }
    return skipTag(&rest)
  }

  private static func skip(
    behind mark: String, from start: Int, _ rest: inout ArraySlice<UInt8>
  ) -> String? {
    guard let end = rest.dropFirst(start).firstRange(of: Array(mark.utf8)) else {
      return "it is not well-formed"
    }
    rest = rest[end.upperBound...]
    return nil
  }

  /// Reads a tag, as strictly as XML is: a browser that reads it otherwise reads nothing behind it.
  private static func skipTag(_ rest: inout ArraySlice<UInt8>) -> String? {
    let isBlank: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let word: (ArraySlice<UInt8>) -> ArraySlice<UInt8> = { text in
      text.prefix { !isBlank($0) && !"/>=<\"'".utf8.contains($0) }
    }
    let name = word(rest.dropFirst())
    guard !name.isEmpty else { return "it is not well-formed" }
    if let fault = fault(ofElement: local(name)) { return fault }
    rest = rest[name.endIndex...]
    while true {
      rest = rest.drop(while: isBlank)
      if rest.starts(with: "/>".utf8) || rest.first == UInt8(ascii: ">") {
        rest = rest.dropFirst(rest.first == UInt8(ascii: ">") ? 1 : 2)
        return nil
      }
      let name = word(rest)
      rest = rest[name.endIndex...].drop(while: isBlank)
      guard !name.isEmpty, rest.first == UInt8(ascii: "=") else { return "it is not well-formed" }
      rest = rest.dropFirst().drop(while: isBlank)
      guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = rest.dropFirst().firstIndex(of: quote)
      else { return "it is not well-formed" }
      let value = rest[(rest.startIndex + 1)..<end]
      if let fault = fault(ofAttribute: local(name), value) { return fault }
      rest = rest[(end + 1)...]
    }
  }

  /// A name without its prefix, in small letters.
  private static func local(_ name: ArraySlice<UInt8>) -> String {
    let local = name[(name.lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? name.startIndex)...]
    return String(decoding: local, as: UTF8.self).lowercased()
  }

  private static func fault(ofElement name: String) -> String? {
    let running: Set<String> = [
      "applet", "base", "embed", "form", "frame", "frameset", "handler", "iframe", "listener",
      "object",
      "script", "stylesheet", "template", "transform",
    ]
    return running.contains(name) ? "it has '<\(name)>'" : nil
  }

  private static func fault(ofAttribute name: String, _ value: ArraySlice<UInt8>) -> String? {
    let value = CharacterReferences.resolved(value)
    let leads = WebAddress.scheme(of: value).map {
      ["javascript", "vbscript", "data"].contains($0)
        || ["href", "src", "action"].contains(name) && !WebAddress.mayBeLinked(value)
    }
    let animates = name == "attributename" && value.lowercased().contains("href")
    guard isText(name) || !value.contains("<"), !mayBeHandler(name), name != "srcdoc",
      name != "http-equiv",
      !animates, leads != true || AllowedAttribute.mayBeShown(value)
    else { return "it has '\(name)=\"\(value.prefix(40))\"'" }
    return nil
  }

  /// Whether an attribute is text that no browser reads as markup. Programs that draw keep their source in `content`, as
  /// draw.io does, and names of shapes in the others.
  private static func isText(_ name: String) -> Bool {
    name == "content" || name == "label" || name.hasPrefix("data-") || name.hasPrefix("aria-")
  }

  /// Whether an attribute may be one whose value a browser runs: `onload`. These names have letters alone, and five at
  /// least, which tells them from `one` or `only_selected`.
  private static func mayBeHandler(_ name: String) -> Bool {
    name.hasPrefix("on") && name.utf8.count >= 5
      && name.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  /// Whether an instruction `xml-stylesheet` says that its style sheet is CSS, and not what transforms the document.
  private static func isCSS(_ instruction: ArraySlice<UInt8>) -> Bool {
    var types: [String] = []
    var rest = instruction
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = rest[..<equals].split { $0 <= 0x20 }
      rest = rest[(equals + 1)...].drop { $0 <= 0x20 }
      guard name.count == 1, let quote = rest.first, [0x22, 0x27].contains(quote),
        let end = rest.dropFirst().firstIndex(of: quote)
      else { return false }
      if name[0].elementsEqual("type".utf8) {
        types.append(String(decoding: rest[..<end].dropFirst(), as: UTF8.self).lowercased())
      }
      rest = rest[(end + 1)...]
    }
    return types == ["text/css"]
  }

  /// Whether the first line of a document names no encoding but UTF-8.
  private static func hasKnownEncoding(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self).lowercased()
    guard let start = text.firstRange(of: "encoding") else { return true }
    let name = text[start.upperBound...].filter {
      $0 != " " && $0 != "=" && $0 != "\"" && $0 != "'"
    }
    return name.hasPrefix("utf-8") || name.hasPrefix("us-ascii")
  }
}

/// Text that no reader takes for another encoding's.
private enum PlainEncoding {
  /// The text; nil for bytes that are no UTF-8, or have the marks of an encoding in which the same bytes
  /// mean something else.
  static func text(_ bytes: [UInt8]) -> String? {
    guard !bytes.contains(0), !bytes.contains(0x1B) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
