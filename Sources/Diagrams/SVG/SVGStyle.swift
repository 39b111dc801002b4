/// The style sheet of drawings, inside each one that stands alone.
///
/// All colours are roles, custom properties on `.ll`, so that a host sets its own with one rule. A
/// drawing follows the reader's setting, and `data-theme` or a class `dark` or `light` on an element
/// around it; on paper it is always light. Every contrast of text is at least 4.5 : 1. Names of classes
/// are short, because a drawing of many messages repeats them.
enum SVGStyle {
  /// What a drawing has beyond lifelines and messages; only its rules are in its style sheet.
  struct Features: OptionSet {
    let rawValue: Int
    static let badges = Features(rawValue: 1)
    static let notes = Features(rawValue: 2)
    static let frames = Features(rawValue: 4)
    static let icons = Features(rawValue: 8)
    static let delays = Features(rawValue: 16)
    static let dashes = Features(rawValue: 64)
    static let lines = Features(rawValue: 128)
    static let output = Features(rawValue: 256)
    static let ends = Features(rawValue: 512)
    static let links = Features(rawValue: 1024)
    static let warnings = Features(rawValue: 2048)
    static let exceptions = Features(rawValue: 4096)
    static let tints = Features(rawValue: 8192)
    static let bars = Features(rawValue: 16384)
    static let details = Features(rawValue: 32768)
    static let titles = Features(rawValue: 65536)
    static let own = Features(rawValue: 131_072)
    static let loops = Features(rawValue: 262_144)
    static let bands = Features(rawValue: 524_288)
    static let footnotes = Features(rawValue: 1_048_576)
    static let centred = Features(rawValue: 2_097_152)
    static let differences = Features(rawValue: 8_388_608)
    static let ended = Features(rawValue: 4_194_304)
  }

  private typealias Part = (feature: Features, rules: StaticString)

  /// What every drawing has.
  private static let base: StaticString = """
    color-scheme:light dark;background:var(--bg);border-radius:6px;font:13px Helvetica,Arial,sans-serif;font-size-adjust:ch-width .556;\
    text{fill:var(--ink);white-space:pre}>text:not([class]){font-size:11px;fill:var(--soft)}.l{stroke:var(--rail)}\
    .h{fill:var(--head);stroke:var(--rail);rx:6px}.n{font-size:14px;font-weight:600;text-anchor:middle}\
    >g{color:var(--soft)}>g>path{fill:currentColor;stroke:currentColor}\
    >g:hover path{stroke-width:2}
    """

  private static let parts: [Part] = [
    (.centred, ".c{text-anchor:middle}"),
    (.ended, ".e{text-anchor:end}"),
    (.own, ">.o{color:var(--own)}"),
    (.bars, ".b{stroke:var(--bar);stroke-width:8}"),
    (.loops, ".f{fill:none}"),
    (.dashes, ".d{stroke-dasharray:5 4}"),
    (.details, ".i{font-size:12px;fill:var(--soft)}"),
    (.titles, ".t{font-size:16px;font-weight:600}"),
    (.links, "a{fill:var(--own)}a:is(:hover,:focus){text-decoration:underline}"),
    (.lines, ".v{stroke:var(--rail)}.g{font-weight:600}"),
    (.badges, ">.u{color:var(--warn)}.p{fill:var(--warn);fill-opacity:.14}.j{font-size:11px;"),
    (.badges, "font-weight:600;fill:var(--warn)}"),
    ([.notes, .frames], ".m{font-size:12px}"),
    (.frames, ".r{font-size:12px;font-weight:600}.a{fill:none;stroke:var(--rail)}"),
    (.frames, ".k{fill:var(--head);stroke:var(--rail)}"),
    (.notes, ".x{fill:var(--soft);stroke:var(--rail);fill-opacity:.08}"),
    (.notes, ".y{fill:var(--note);stroke:var(--note);fill-opacity:.14}"),
    (.warnings, ".w{fill:var(--warn);stroke:var(--warn);fill-opacity:.08}"),
    (.exceptions, ".z{fill:var(--bad);stroke:var(--bad);fill-opacity:.08}"),
    ([.warnings, .exceptions], ".r{font-size:12px;font-weight:600}"),
    (
      .output,
      ".q{font:12px ui-monospace,Menlo,Consolas,DejaVu Sans Mono,monospace}"
    ),
    (.tints, ".tint{fill-opacity:.1}.grey{fill:var(--soft)}.blue{fill:var(--blue)}"),
    (.tints, ".green{fill:var(--green)}.yellow{fill:var(--note)}.red{fill:var(--bad)}"),
    (.tints, ".purple{fill:var(--purple)}"),
    (.bands, ".band{fill:var(--soft);fill-opacity:.06}"),
    (.icons, ".ic{fill:none;stroke:var(--soft)}"),
    (.delays, ".dots{stroke:var(--rail);stroke-dasharray:1 4}.delay{font-size:12px;"),
    (.delays, "font-style:italic}"),
    (.ends, ".end{stroke:var(--bad);stroke-width:2}"),
    (.differences, ">.minus{color:var(--bad)}>.plus{color:var(--own)}>.other{color:var(--warn)}"),
    (.differences, ">.gap{color:var(--rail)}.diff{fill:currentColor;fill-opacity:.08}"),
    (.differences, ".gap .diff{fill:none;stroke:currentColor;stroke-dasharray:2 5}"),
    (.differences, ".sign{fill:none;stroke:currentColor;stroke-width:2}"),
    (.footnotes, ".o1{fill:var(--note);fill-opacity:.25}"),
  ]

  /// The style sheet of a drawing with some features.
  static func write(_ features: Features, _ theme: Theme, to writer: inout ByteWriter) {
    writer.raw(".ll{")
    for role in theme.roles where role.feature.isEmpty || !role.feature.isDisjoint(with: features) {
      write(role, to: &writer)
    }
    writer.raw(base)
    for part in parts where !part.feature.isDisjoint(with: features) { writer.raw(part.rules) }
    writeSchemes(to: &writer)
  }

  /// The style sheet of all drawings, which name a theme that is not the plain one as a class.
  static func writeAll(to writer: inout ByteWriter) {
    write(Features(rawValue: Int.max), .plain, to: &writer)
    for theme in Theme.allCases where theme != .plain {
      // No more specific than what a host says of `.ll`, which comes later.
      writer.raw(".ll:where(.")
      writer.raw(theme.name)
      writer.raw(",.")
      writer.raw(theme.name)
      writer.raw(" .ll){")
      for role in theme.roles { write(role, to: &writer) }
      writer.raw("}")
    }
  }

  private static func write(_ role: Theme.Role, to writer: inout ByteWriter) {
    writer.raw("--")
    writer.raw(role.name)
    writer.raw(":light-dark(")
    writer.raw(role.light)
    writer.raw(",")
    writer.raw(role.dark)
    writer.raw(");")
  }

  /// Which scheme is followed; outside the braces, because what stands for the drawing inside is no XML.
  private static func writeSchemes(to writer: inout ByteWriter) {
    writer.raw("}:is([data-theme=dark],.dark) .ll{color-scheme:dark}")
    writer.raw(":is([data-theme=light],.light) .ll{color-scheme:light}")
    writer.raw("@media print{.ll.ll{color-scheme:light}}")
  }
}
