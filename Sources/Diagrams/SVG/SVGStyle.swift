/// The style sheet inside each drawing.
///
/// All colours are roles, custom properties on `.ll`, so that a host sets its own with one rule. A
/// drawing follows the reader's setting, and `data-theme` or a class `dark` or `light` on an element
/// around it; on paper it is always light. Every contrast of text is at least 4.5 : 1.
enum SVGStyle {
  private static let light =
    "--bg:#fff;--ink:#1f2328;--soft:#59636e;--line:#59636e;--rail:#b7bfc8;--head:#f6f8fa;"
    + "--edge:#9aa4af;--bar:#d3dae2;--own:#0759b8;--tint:#eef2f7;--note:#fff7d6;--note-edge:#d3b45c;"
    + "--out:#f3f5f7;--warn:#8a4b00;--warn-bg:#fff0db;--bad:#b31d28;--bad-bg:#ffebe9"
  private static let dark =
    "--bg:#11161d;--ink:#e6edf3;--soft:#9aa5b1;--line:#9aa5b1;--rail:#465260;--head:#1c242e;"
    + "--edge:#5b6876;--bar:#3b4755;--own:#6cb2ff;--tint:#1a222c;--note:#302a16;--note-edge:#80692a;"
    + "--out:#1b222b;--warn:#f0b35a;--warn-bg:#38290f;--bad:#ff8a80;--bad-bg:#3b1a1c"

  /// The style sheet.
  static let text =
    ".ll{\(light);font:13px \"Helvetica Neue\",Helvetica,Arial,\"Liberation Sans\",sans-serif}"
    + "@media screen{:is([data-theme=dark],.dark) .ll{\(dark)}}"
    + "@media screen and (prefers-color-scheme:dark)"
    + "{:root:not([data-theme=light],.light) .ll{\(dark)}}"
    + ".ll text{fill:var(--ink)}"
    + ".ll .bg{fill:var(--bg)}"
    + ".ll .rail,.ll .dots{stroke:var(--rail);fill:none}.ll .dots{stroke-dasharray:1 4}"
    + ".ll .bar{fill:var(--bar)}"
    + ".ll .head{fill:var(--head);stroke:var(--edge)}.ll .icon{fill:none;stroke:var(--soft)}"
    + ".ll .name{font-size:14px;font-weight:600;text-anchor:middle}"
    + ".ll .detail{font-size:12px;text-anchor:middle}"
    + ".ll .detail,.ll .small,.ll .ref{fill:var(--soft)}"
    + ".ll .small{font-size:11px}.ll .ref{font-size:10px}"
    + ".ll .title{font-size:16px;font-weight:600}"
    + ".ll .mid{text-anchor:middle}.ll .end{text-anchor:end}"
    + ".ll .m{color:var(--line)}.ll .own{color:var(--own)}.ll .odd{color:var(--warn)}"
    + ".ll .m path{fill:currentColor;stroke:currentColor}.ll .m .open{fill:none}"
    + ".ll .m .dash{stroke-dasharray:5 4}"
    + ".ll .pill{fill:var(--warn-bg)}.ll .badge{font-size:11px;font-weight:600;fill:var(--warn)}"
    + ".ll .hr{stroke:var(--rail)}.ll .heading{font-weight:600;text-anchor:middle}"
    + ".ll .note,.ll .strong{font-size:12px}.ll .strong{font-weight:600}"
    + ".ll .output{font:12px ui-monospace,Menlo,Consolas,\"DejaVu Sans Mono\",monospace}"
    + ".ll .delay{font-size:12px;font-style:italic;text-anchor:middle}"
    + ".ll .remark{fill:var(--note);stroke:var(--note-edge)}"
    + ".ll .console{fill:var(--out);stroke:var(--rail)}"
    + ".ll .warning{fill:var(--warn-bg);stroke:var(--warn)}"
    + ".ll .exception{fill:var(--bad-bg);stroke:var(--bad)}"
    + ".ll .frame{fill:none;stroke:var(--edge)}.ll .tag{fill:var(--head);stroke:var(--edge)}"
    + ".ll .tint,.ll .band{fill:var(--tint)}"
    + ".ll .cross{stroke:var(--bad);stroke-width:2}"
    + ".ll a{fill:var(--own)}.ll a:hover,.ll a:focus{text-decoration:underline}"
}
