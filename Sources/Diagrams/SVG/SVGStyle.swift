import SourceText

/// The style sheet of drawings, inside each one that stands alone.
///
/// All colours are roles, custom properties on `.ll`, so that a host sets its own with one rule. A
/// drawing follows the reader's setting, and `data-theme` or a class `dark` or `light` on an element
/// around it; on paper it is always light. Every contrast of text is at least 4.5 : 1. Names of classes
/// are short, because a drawing of many messages repeats them.
enum SVGStyle {
  /// What every drawing has.
  private static let base: StaticString = """
    color-scheme:light dark;font:13px Helvetica,Arial,sans-serif;font-size-adjust:ch-width .556;\
    text{fill:var(--ink);white-space:pre}>text:not([class]){font-size:12px;fill:var(--soft)}\
    >g{color:var(--soft)}>g>path{fill:currentColor;stroke:currentColor}\
    >g:hover path{stroke-width:2}
    """

  private static let links: StaticString =
    "a{fill:var(--own)}a:is(:hover,:focus){text-decoration:underline}"

  /// The style sheet of a drawing that stands alone.
  ///
  /// All of it is behind a condition: programs that do not know nested rules and `light-dark()` read
  /// half of it wrongly, and draw by the attributes instead. The theme's colours are those of the
  /// drawings of that theme, so that two in one page leave each other alone.
  static func write(_ looks: Look.Set, hasLinks: Bool, _ theme: Theme, to writer: inout TextBuffer)
  {
    writer.append(markup: "@supports(color:light-dark(red,red)){.ll:where(.")
    writer.append(markup: theme.name)
    writer.append(markup: "){")
    for role in Theme.Role.allCases {
      if isBasic(role) || looks.needs(role) || hasLinks && role == .own {
        write(role, theme, to: &writer)
      }
    }
    writer.append(markup: "}.ll{")
    writeRules(looks, hasLinks: hasLinks, to: &writer)
    writer.append(markup: "}")
  }

  /// The style sheet of all drawings, which name a theme that is not the plain one as a class.
  static func writeAll(to writer: inout TextBuffer) {
    writer.append(markup: ".ll{")
    for role in Theme.Role.allCases { write(role, .plain, to: &writer) }
    writer.append(markup: "background:var(--bg);border-radius:6px;")
    writeRules(.all, hasLinks: true, to: &writer)
    for theme in Theme.allCases where theme != .plain {
      // No more specific than what a host says of `.ll`, which comes later.
      writer.append(markup: ".ll:where(.")
      writer.append(markup: theme.name)
      writer.append(markup: ",.")
      writer.append(markup: theme.name)
      writer.append(markup: " .ll){")
      for role in Theme.Role.allCases { write(role, theme, to: &writer) }
      writer.append(markup: "}")
    }
  }

  /// The colours of what every drawing has.
  private static func isBasic(_ role: Theme.Role) -> Bool {
    [.bg, .ink, .soft, .rail, .head].contains(role)
  }

  private static func write(_ role: Theme.Role, _ theme: Theme, to writer: inout TextBuffer) {
    let color = theme.color(role)
    writer.append(markup: "--")
    writer.append(markup: role.name)
    writer.append(markup: ":light-dark(")
    color.light.write(to: &writer)
    writer.append(markup: ",")
    color.dark.write(to: &writer)
    writer.append(markup: ");")
  }

  /// Writes the rules of some looks, and closes the rule for drawings.
  private static func writeRules(
    _ looks: Look.Set, hasLinks: Bool, to writer: inout TextBuffer
  ) {
    writer.append(markup: base)
    for look in Look.allCases where looks.contains(look) { look.style.writeRule(to: &writer) }
    if hasLinks { writer.append(markup: links) }
    // Outside the braces, because what stands for the drawing inside is no XML.
    writer.append(markup: "}:is([data-theme=dark],.dark) .ll{color-scheme:dark}")
    writer.append(markup: ":is([data-theme=light],.light) .ll{color-scheme:light}")
    writer.append(markup: "@media print{.ll.ll{color-scheme:light}}")
  }
}
