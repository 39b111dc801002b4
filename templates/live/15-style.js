// The looks of a live figure, which lives in a tree of its own: no page changes it by accident, and it changes none.
// A page that wants other colours sets the custom properties.

var ownStyle = `
:host { display: block; margin-block: var(--lifeline-margin, 1.2rem); }
:host([hidden]) { display: none; }
.frame { all: initial; display: block; color-scheme: inherit; --shown-size: 0.85rem; color: var(--lifeline-ink, light-dark(#1c2127, #e3e7eb)); font: 1rem/1.5 var(--lifeline-text, system-ui, sans-serif); border: var(--lifeline-border, 1px solid var(--lifeline-rule, light-dark(#e2dfd6, #2a323c))); border-radius: var(--lifeline-radius, 0.6rem); background: var(--lifeline-surface, light-dark(#fff, #151a21)); overflow: clip; }
.frame[data-theme=light] { color-scheme: light; } .frame[data-theme=dark] { color-scheme: dark; }
.tools { display: flex; flex-wrap: wrap; gap: 0.4rem 0.7rem; align-items: center; padding: 0.5rem 0.9rem; border-bottom: 1px solid var(--line); font-size: var(--shown-size); }
.frame, .tools, .panel { --line: var(--lifeline-rule, light-dark(#e2dfd6, #2a323c)); --soft: var(--lifeline-soft, light-dark(#57606a, #9aa5b1)); --accent: var(--lifeline-accent, light-dark(#0759b8, #6cb2ff)); --bad: var(--lifeline-bad, light-dark(#b31d28, #ff8a80)); --good: var(--lifeline-good, light-dark(#187633, #57c477)); --warn: var(--lifeline-warn, light-dark(#8a4b00, #f0b35a)); --sunken: var(--lifeline-sunken, light-dark(#f4f2ec, #191f27)); }
button, select, summary.button { font: inherit; color: inherit; background: var(--lifeline-surface, light-dark(#fff, #151a21)); border: 1px solid var(--line); border-radius: 0.4rem; padding: 0.15rem 0.6rem; min-height: 1.9rem; cursor: pointer; box-sizing: border-box; }
button:hover, select:hover, summary.button:hover { border-color: var(--soft); }
button:disabled { opacity: 0.5; cursor: default; }
:is(button, select, summary, textarea, a, input):focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
label { display: inline-flex; gap: 0.35rem; align-items: center; }
.choice { position: relative; } .choice[open] > div { position: absolute; inset-inline-start: 0; top: 100%; z-index: 4; display: grid; gap: 0.3rem; min-width: 11rem; padding: 0.6rem 0.8rem; background: var(--lifeline-surface, light-dark(#fff, #151a21)); border: 1px solid var(--line); border-radius: 0.4rem; box-shadow: 0 4px 16px rgb(0 0 0 / 12%); }
summary.button { display: inline-flex; align-items: center; list-style: none; } summary.button::-webkit-details-marker { display: none; }
.end .choice[open] > div { inset-inline: auto 0; }
.end { margin-inline-start: auto; display: flex; flex-wrap: wrap; gap: 0.4rem; }
[hidden] { display: none !important; }
.editor { position: relative; }
.scroll, .drawing, .claims, .faults, .text { direction: ltr; }
.scroll { display: grid; overflow: auto; max-height: 32rem; background: var(--sunken); }
.scroll > pre, .scroll > textarea { grid-area: 1 / 1; margin: 0; padding: 0.7rem 0.9rem; font: 0.83rem/1.55 var(--lifeline-code, ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace); white-space: pre; tab-size: 4; letter-spacing: 0; word-spacing: 0; text-indent: 0; text-transform: none; text-align: start; }
.scroll > pre { pointer-events: none; min-height: 3.1em; }
.scroll > pre code { font: inherit; }
.scroll > textarea { border: 0; resize: none; overflow: hidden; background: none; color: transparent; caret-color: var(--lifeline-ink, light-dark(#1c2127, #e3e7eb)); width: 100%; min-width: 100%; box-sizing: border-box; }
.scroll > textarea:focus-visible { outline-offset: -2px; }
.scroll > textarea::selection { background: color-mix(in srgb, var(--accent) 28%, transparent); color: transparent; }
.k { color: var(--lifeline-keyword, light-dark(#9b2393, #ff7ab2)); } .t { color: var(--lifeline-type, light-dark(#0b4f79, #7cd0f0)); } .f, .p { color: var(--lifeline-function, light-dark(#215c63, #82d8c8)); } .s { color: var(--lifeline-string, light-dark(#b3261e, #ff8f7c)); } .n { color: var(--lifeline-number, light-dark(#1c00cf, #d6c972)); } .c { color: var(--lifeline-comment, light-dark(#5d6c79, #8694a2)); }
.fault { text-decoration: underline wavy var(--bad); text-decoration-skip-ink: none; } .fault.warning { text-decoration-color: var(--warn); }
.line[data-said]::after { content: attr(data-said); margin-inline-start: 2rem; padding: 0 0.5rem; border-radius: 0.3rem; font-size: 0.92em; color: var(--bad); background: color-mix(in srgb, var(--bad) 9%, transparent); } .line.warning[data-said]::after { color: var(--warn); background: color-mix(in srgb, var(--warn) 9%, transparent); }
.names { position: absolute; z-index: 5; margin: 0; padding: 0.2rem; max-height: 14rem; max-width: 95%; overflow: auto; list-style: none; font: 0.8rem/1.6 var(--lifeline-code, ui-monospace, Menlo, Consolas, monospace); background: var(--lifeline-surface, light-dark(#fff, #151a21)); border: 1px solid var(--line); border-radius: 0.4rem; box-shadow: 0 4px 16px rgb(0 0 0 / 16%); }
.names li { padding: 0 0.5rem; border-radius: 0.25rem; cursor: pointer; white-space: pre; } .names li[aria-selected=true] { background: var(--accent); color: var(--lifeline-surface, light-dark(#fff, #151a21)); } .names span { margin-inline-start: 1.5rem; opacity: 0.75; }
.faults { margin: 0; padding: 0; list-style: none; font-size: var(--shown-size); }
.faults li { display: flex; flex-wrap: wrap; gap: 0.2rem 0.8rem; align-items: baseline; padding: 0.35rem 0.9rem; border-top: 1px solid var(--line); color: var(--bad); background: color-mix(in srgb, var(--bad) 6%, transparent); } .faults li.warning { color: var(--warn); background: color-mix(in srgb, var(--warn) 6%, transparent); }
.faults .place { padding: 0; min-height: 0; border: 0; background: none; color: inherit; text-decoration: underline; } .faults p { margin: 0; flex: 1 1 16rem; overflow-wrap: anywhere; } .faults small { display: block; color: var(--soft); }
details.part { border-top: 1px solid var(--line); font-size: var(--shown-size); } details.part > summary { padding: 0.4rem 0.9rem; cursor: pointer; color: var(--soft); }
details.part > :not(summary):not(.editor) { margin: 0; padding: 0.3rem 0.9rem 0.7rem; } details.part ol { padding-inline-start: 2.4rem !important; } details.part pre.text { overflow: auto; font: 0.78rem/1.3 var(--lifeline-code, ui-monospace, Menlo, Consolas, monospace); }
.drawing { overflow-x: auto; padding: 0.9rem; border-top: 1px solid var(--line); } .drawing svg { display: block; margin: 0 auto; max-width: 100%; height: auto; min-width: min(100%, 20rem); } .drawing.wide svg { max-width: none; } .frame .drawing .ll { --bg: transparent; } .drawing .ll a[href^="#"] { fill: var(--lifeline-ink, light-dark(#1c2127, #e3e7eb)); }
.drawing.old svg { opacity: 0.45; }
.differences { margin: 0; padding: 0.6rem 0.9rem; border-top: 1px solid var(--line); font-size: var(--shown-size); } .differences ul { margin: 0.2rem 0 0; padding-inline-start: 1.2rem; }
.claims { margin: 0; padding: 0; list-style: none; font-size: var(--shown-size); } .claims li { padding: 0.3rem 0.9rem; border-top: 1px solid var(--line); } .claims .mark { color: var(--good); font-weight: 700; margin-inline-end: 0.5rem; } .claims .fails, .claims .fails .mark { color: var(--bad); } .claims pre { margin: 0.2rem 0 0; overflow: auto; font: 0.78rem/1.4 var(--lifeline-code, ui-monospace, Menlo, Consolas, monospace); }
.status { margin: 0; padding: 0.4rem 0.9rem; border-top: 1px solid var(--line); color: var(--soft); font-size: var(--shown-size); } .status:empty { display: none; } .status.bad { color: var(--bad); }
a { color: var(--accent); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media print { .tools, .faults button, .status { display: none; } .scroll { max-height: none; overflow: visible; } .scroll > textarea { display: none; } .frame { color-scheme: light; } }
@media (forced-colors: active) { .scroll > textarea { color: transparent; } .fault { text-decoration-style: double; } }
@media (prefers-reduced-motion: no-preference) { .drawing svg { transition: opacity 0.15s; } }
`;
