import SourceText
import YAML

/// What front matter is told that is not right: the key that was meant, and what a right value is like.
enum FrontMatterHelp {
  /// How long a key is that is one letter away from many a word.
  private static let short = 3

  /// The key that a misspelt one was probably meant to be; nil where it is another tool's, or the writer's.
  static func key(meantBy name: String, in keys: [String], _ value: YAMLNode) -> String? {
    // What Jekyll says by `published` is told by its value from other tools' dates.
    let known = value.bool == nil ? keys : keys + ["published"]
    guard let meant = Suggestion.nearest(to: name, in: known) else { return nil }
    let isSure = meant.utf8.count > short || meant.utf8.sorted() == name.lowercased().utf8.sorted()
    return isSure ? meant : nil
  }

  /// A key as it is read.
  static func seen(_ name: String) -> String {
    VisibleText.seen(name).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The first key below a value that would keep the page back at the top, and its name.
  static func holdingBack(below value: YAMLNode) -> (key: YAMLNode, name: String)? {
    for element in value.sequence ?? [] {
      if let found = holdingBack(below: element) { return found }
    }
    for (key, value) in value.mapping ?? [] {
      let name = seen(key.scalar?.text ?? "").lowercased()
      let isNo = ["publish", "published"].contains(name) && value.bool == false
      if isNo || name == "draft" && value.bool == true { return (key, name) }
      if let found = holdingBack(below: value) { return found }
    }
    return nil
  }

  /// Whether a key and its value hide a page, for a time or from lists, to Hugo, Docusaurus, Hexo and others.
  static func hidesElsewhere(_ name: String, _ value: YAMLNode) -> Bool {
    let text = value.scalar?.text.lowercased() ?? ""
    return switch name.lowercased() {
    case "unlisted", "private", "hidden", "headless": value.bool == true
    case "status": text == "draft" || text == "private"
    case "expirydate": CalendarDay.iso8601(text) != nil
    case "build", "_build":
      value.mapping?.contains { key, value in
        key.scalar?.text == "render" && (value.bool == false || value.scalar?.text == "never")
      } ?? false
    default: false
    }
  }

  /// An example of a key's value, or what is wrong with the one that it has.
  static func note(on value: YAMLNode, of key: String) -> String? {
    switch key.lowercased() {
    case "title", "linktitle", "description", "site":
      let example = "such as '\(key): The order of calls'"
      return value.sequence == nil
        ? example : example + "; one that begins with a bracket stands in quotes"
    case "order", "weight": return "such as '\(key): 3'"
    case "tags", "tag", "aliases", "alias", "claims": return "such as '\(key): [one, two]'"
    case "marks": return "such as 'marks:', and on the next line '  On screen: 显示'"
    case "date" where CalendarDay.isOfNoMonth(value.scalar?.text ?? ""):
      return "the calendar has no such day"
    default: return nil
    }
  }
}
