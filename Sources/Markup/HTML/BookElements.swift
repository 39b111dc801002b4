/// Which elements and attributes of pages a book has, and under which names.
enum BookElements {
  /// Elements that have no end.
  static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  /// What runs, is asked for, or shows what lies elsewhere: it is left out with what it holds.
  static let leftOut: Set<String> = [
    "area", "base", "button", "canvas", "embed", "frame", "frameset", "iframe", "link", "meta",
    "noembed", "noframes", "noscript", "option", "script", "select", "source", "style", "template",
    "textarea", "track", "xmp",
  ]

  /// Of these only what they hold is shown: the links in players, the picture among several.
  private static let unwrapped: Set<String> = [
    "animate", "animatemotion", "animatetransform", "audio", "body", "fieldset", "foreignobject",
    "form", "head", "html", "label", "legend", "map", "marquee", "object", "picture", "set",
    "slot", "video",
  ]

  /// What stands for elements that there are no longer.
  private static let renamed = [
    "acronym": "abbr", "big": "span", "blink": "span", "center": "div", "dir": "ul", "font": "span",
    "strike": "s", "tt": "code", "rb": "span", "rtc": "span",
  ]

  /// The name of an element in a book; nothing where it has only what the element holds.
  static func name(of element: String) -> String {
    if unwrapped.contains(element) || !isName(element) { return "" }
    return renamed[element] ?? element
  }

  /// The name of an attribute in a book; nil where it has none such.
  static func attribute(
    _ attribute: HTMLTags.Attribute, of element: String, isForeign: Bool
  ) -> String? {
    let name = attribute.name
    guard isName(name), !name.hasPrefix("on"), !name.hasPrefix("data-"), !dropped.contains(name)
    else { return nil }
    if isForeign { return cased[name] ?? name }
    if name == "width" || name == "height" {
      return ["img", "svg"].contains(element) ? name : nil
    }
    if name == "style", attribute.value.hasPrefix("--") { return nil }
    return common.contains(name) || name.hasPrefix("aria-") ? name : nil
  }

  /// What readers of books do not know, or what loads or leads elsewhere.
  private static let dropped: Set<String> = [
    "srcset", "sizes", "target", "tabindex", "xmlns", "background", "formaction", "ping", "poster",
    "srcdoc", "action", "overflow",
  ]

  private static let common: Set<String> = [
    "alt", "cite", "class", "colspan", "datetime", "dir", "headers", "hidden", "hreflang", "id",
    "lang", "open", "rel", "reversed", "role", "rowspan", "scope", "start", "style", "title",
    "type", "value",
  ]

  /// Names of drawings, which small letters alone do not spell.
  private static let cased = [
    "viewbox": "viewBox", "preserveaspectratio": "preserveAspectRatio",
    "textlength": "textLength", "lengthadjust": "lengthAdjust",
  ]

  /// The side that the text of an element is aligned to.
  static func side(_ value: String, of element: String) -> String? {
    let side = value.lowercased()
    guard element != "img", ["left", "right", "center", "justify"].contains(side) else {
      return nil
    }
    return side
  }

  private static func isName(_ name: String) -> Bool {
    name.utf8.first?.isLetter ?? false
      && name.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
  }
}
