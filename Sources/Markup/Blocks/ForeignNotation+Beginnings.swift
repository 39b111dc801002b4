/// What other tools read at the beginning of a paragraph.
extension ForeignNotation {
  /// What a text is that stands at the beginning of a paragraph; nil for what is no such mark.
  static func beginning(of text: String, _ inlines: [Inline]) -> Kind? {
    switch text.utf8.first {
    case UInt8(ascii: "{"): shortcode(text, inlines)
    case UInt8(ascii: "@"): isDirective(text) ? .directive : nil
    case UInt8(ascii: "<"):
      text.hasPrefix("<<< ") && text.utf8.contains(UInt8(ascii: ".")) ? .file : nil
    case UInt8(ascii: "-"): text.hasPrefix("--8<--") ? .file : nil
    case UInt8(ascii: "/"): isBlock(text) ? .callout : nil
    case UInt8(ascii: "["): ["[TOC]", "[[_TOC_]]"].contains(text) ? .contents : nil
    case UInt8(ascii: "*"): text.hasPrefix("*[") && text.contains("]: ") ? .abbreviation : nil
    case UInt8(ascii: "i"), UInt8(ascii: "e"): isModule(text) ? .component : nil
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "="): mark(text)
    default: nil
    }
  }

  /// `/// tip` of pymdownx.
  private static func isBlock(_ text: String) -> Bool {
    let name = text.prefix { $0 != "\n" }.dropFirst(4)
    return text.hasPrefix("/// ") && name.first?.isLowercase ?? false
      && name.prefix { $0 != "|" }.allSatisfy { $0.isLetter || $0 == "-" || $0 == " " }
  }

  /// `import Tabs from '@theme/Tabs'` and `export const a = 1` of MDX.
  private static func isModule(_ text: String) -> Bool {
    if text.hasPrefix("import ") { return text.contains(" from '") || text.contains(" from \"") }
    return ["const ", "default ", "function "].contains { text.hasPrefix("export " + $0) }
  }

  /// `{{< name >}}` and `{{% name %}}` of Hugo, which may hold what reads as a tag; `{% name %}` of Jekyll.
  private static func shortcode(_ text: String, _ inlines: [Inline]) -> Kind? {
    if text.hasPrefix("{{<") || text.hasPrefix("{{%") { return .shortcode }
    guard text == "{{", inlines.count > 1, case .html = inlines[1] else { return nil }
    return .shortcode
  }

  private static let names: Set<String> = [
    "Row", "Column", "Image", "Video", "TabNavigator", "Tab", "Links", "Metadata", "Options",
    "Comment",
    "Small", "Tutorials", "Tutorial", "Chapter", "Section", "Steps", "Step", "Code", "Intro",
    "ContentAndMedia", "PageImage", "CallToAction", "DeprecationSummary", "Snippet", "Stack",
    "Article",
    "Assessments", "MultipleChoice", "Choice", "Justification", "Resources", "Volume",
    "Documentation",
    "Downloads", "SampleCode", "Forums", "Videos", "TutorialReference", "XcodeRequirement",
    "PageKind",
    "PageColor", "TitleHeading", "DisplayName", "DocumentationExtension", "TechnologyRoot",
    "Available",
    "SupportedLanguage", "AlternateRepresentation", "Redirected", "AutomaticSeeAlso",
    "AutomaticTitleHeading", "AutomaticArticleSubheading",
  ]

  /// `@Row {`, `@Image(source: a, alt: "b")` of DocC.
  private static func isDirective(_ text: String) -> Bool {
    let name = text.dropFirst().prefix(32).prefix { $0.isLetter }
    guard names.contains(String(name)) else { return false }
    let rest = text.dropFirst(1 + name.count)
    return rest.hasPrefix("(") || rest.hasPrefix(" {") || rest.hasPrefix("{")
  }

  private static func mark(_ text: String) -> Kind? {
    let marks = text.prefix { "!?:=+".contains($0) }
    let rest = text.dropFirst(marks.count)
    switch marks {
    case "===": return rest.hasPrefix(" \"") && rest.hasSuffix("\"") ? .tabs : nil
    case ":::", "::::":
      return rest.drop { " {.".contains($0) }.first?.isLetter ?? false ? .container : nil
    case "!!!", "???", "???+":
      let kind = rest.dropFirst().prefix { $0.isLetter }
      let title = rest.dropFirst(1 + kind.count)
      let isCallout =
        rest.first == " " && !kind.isEmpty && kind.allSatisfy(\.isLowercase)
        && (title.isEmpty || title.hasPrefix(" \""))
      return isCallout ? .callout : nil
    default: return nil
    }
  }
}
