/// The style sheet inside each drawing.
///
/// All colours are roles, custom properties on `.ll`, so that a host sets its own with one rule. A
/// drawing follows the reader's setting, and `data-theme` or a class `dark` or `light` on an element
/// around it; on paper it is always light. Every contrast of text is at least 4.5 : 1.
enum SVGStyle {
  /// What a drawing has beyond lifelines and messages; only its rules are in its style sheet.
  struct Features: OptionSet {
    let rawValue: Int
    static let badges = Features(rawValue: 1)
    static let notes = Features(rawValue: 2)
    static let frames = Features(rawValue: 4)
    static let icons = Features(rawValue: 8)
    static let delays = Features(rawValue: 16)
    static let rules = Features(rawValue: 32)
    static let dashes = Features(rawValue: 64)
    static let lines = Features(rawValue: 128)
    static let output = Features(rawValue: 256)
    static let ends = Features(rawValue: 512)
    static let differences = Features(rawValue: 1024)
  }

  private static let light =
    "--bg:#fff;--ink:#1f2328;--soft:#57606a;--rail:#b7bfc8;--edge:#9aa4af;--head:#f4f6f8;"
    + "--bar:#d3dae2;--own:#0759b8;--note:#b58900;--warn:#8a4b00;--bad:#b31d28"
  private static let dark =
    "--bg:#11161d;--ink:#e6edf3;--soft:#9aa5b1;--rail:#465260;--edge:#5b6876;--head:#1c242e;"
    + "--bar:#3b4755;--own:#6cb2ff;--note:#c9a227;--warn:#f0b35a;--bad:#ff8a80"

  private static let base =
    ".ll{\(light);font:13px \"Helvetica Neue\",Helvetica,Arial,\"Liberation Sans\",sans-serif}"
    + "@media screen{:is([data-theme=dark],.dark) .ll{\(dark)}}"
    + "@media screen and (prefers-color-scheme:dark)"
    + "{:root:not([data-theme=light],.light) .ll{\(dark)}}"
    + ".ll text{fill:var(--ink);white-space:pre}.ll .bg{fill:var(--bg)}"
    + ".ll .rail{stroke:var(--rail);fill:none}.ll .bar{fill:var(--bar)}"
    + ".ll .head{fill:var(--head);stroke:var(--edge)}"
    + ".ll .name{font-size:14px;font-weight:600;text-anchor:middle}"
    + ".ll .detail{font-size:12px;text-anchor:middle}.ll .detail,.ll .small{fill:var(--soft)}"
    + ".ll .small{font-size:11px}.ll .title{font-size:16px;font-weight:600}"
    + ".ll .mid{text-anchor:middle}.ll .end{text-anchor:end}"
    + ".ll .m{color:var(--soft)}.ll .own{color:var(--own)}"
    + ".ll .m path{fill:currentColor;stroke:currentColor}.ll .m .open{fill:none}"
    + ".ll .m .dot{stroke-width:6;stroke-linecap:round}"

  private static let parts: [(feature: Features, rules: String)] = [
    (
      .badges,
      ".ll .m.odd{color:var(--warn)}.ll .pill{fill:var(--warn);fill-opacity:.14}"
        + ".ll .badge{font-size:11px;font-weight:600;fill:var(--warn)}"
    ),
    (
      .rules,
      ".ll .r{font-size:10px;fill:var(--soft)}.ll a{fill:var(--own)}.ll .r a{fill:inherit}"
        + ".ll a:hover,.ll a:focus{text-decoration:underline}"
    ),
    (.lines, ".ll .hr{stroke:var(--rail)}.ll .heading{font-weight:600;text-anchor:middle}"),
    (.dashes, ".ll .dash{stroke-dasharray:5 4}"),
    ([.notes, .frames], ".ll .note,.ll .strong{font-size:12px}.ll .strong{font-weight:600}"),
    (
      .notes,
      ".ll .box{fill:var(--soft);stroke:var(--rail);fill-opacity:.08}"
        + ".ll .remark{fill:var(--note);stroke:var(--note);fill-opacity:.14}"
        + ".ll .warning{fill:var(--warn);stroke:var(--warn)}"
        + ".ll .exception{fill:var(--bad);stroke:var(--bad)}"
    ),
    (.output, ".ll .output{font:12px ui-monospace,Menlo,Consolas,\"DejaVu Sans Mono\",monospace}"),
    (
      .frames,
      ".ll .frame{fill:none;stroke:var(--edge)}.ll .tag{fill:var(--head);stroke:var(--edge)}"
        + ".ll .tint{fill:var(--soft);fill-opacity:.08}"
    ),
    (.icons, ".ll .icon{fill:none;stroke:var(--soft)}"),
    (
      .delays,
      ".ll .dots{stroke:var(--rail);stroke-dasharray:1 4}"
        + ".ll .delay{font-size:12px;font-style:italic;text-anchor:middle}"
    ),
    (.ends, ".ll .cross{stroke:var(--bad);stroke-width:2}"),
    (
      .differences,
      ".ll .minus{color:var(--bad)}.ll .plus{color:var(--own)}.ll .other{color:var(--warn)}"
        + ".ll .gap{color:var(--edge)}.ll .diff{fill:currentColor;fill-opacity:.08}"
        + ".ll .gap .diff{fill:none;stroke:currentColor;stroke-dasharray:2 5}"
        + ".ll .sign{fill:none;stroke:currentColor;stroke-width:2}"
    ),
  ]

  /// The style sheet of a drawing with some features.
  static func text(_ features: Features) -> String {
    var text = base
    for part in parts where !part.feature.isDisjoint(with: features) { text += part.rules }
    return text
  }
}
