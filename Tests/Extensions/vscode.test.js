// The package for Visual Studio Code, as it is installed: with markdown-it, and with as much of the editor as it asks for.

"use strict";

const assert = require("node:assert");
const Module = require("node:module");
const path = require("node:path");
const test = require("node:test");

const extension = path.join(process.env.FOLDER, "vscode/extension");
const { extendMarkdownIt, faultsOf, activate } = require(path.join(extension, "extension.js"));

const push = "window.rootViewController = A()\nwindow.makeKeyAndVisible()\n";
const fence = (info, text) => "```" + info + "\n" + text + "```\n";

function preview(note) {
  const markdown = require("markdown-it")();
  return extendMarkdownIt(markdown).render(note);
}

test("a scenario is drawn below its program", () => {
  const html = preview("# Push\n\n" + fence("swift scenario", push));
  assert.match(html, /<code class="language-swift">[^]*<svg[^]*viewDidLoad/);
});

test("the claims behind a scenario are held against it", () => {
  const html = preview(fence("swift scenario", push) + "\n" + fence("claims", "A.viewDidLoad once\nA.viewDidLoad twice\n"));
  assert.match(html, /✓ A\.viewDidLoad once/);
  assert.match(html, /✗ A\.viewDidLoad twice/);
});

test("a stage and a version are taken from the note", () => {
  const html = preview(
    fence("swift stage id=one", "let page = Page()\n") + fence("swift scenario stage=one ios=12", "window.rootViewController = page\nwindow.makeKeyAndVisible()\n"));
  assert.match(html, /Page/);
  assert.doesNotMatch(html, /viewIsAppearing/);
});

test("other code is left as it is", () => {
  const html = preview(fence("swift", "let a = 1\n") + fence("", "plain\n"));
  assert.doesNotMatch(html, /<svg/);
});

test("what a note says never becomes HTML", () => {
  const html = preview(fence("swift scenario", "let a = \"<script>alert(1)</script>\"\nprint(a)\n<img src=x onerror=alert(1)>\n"));
  assert.doesNotMatch(html, /<script>alert|<img src=x/);
});

test("a fault has its place in the note, and what would mend it", () => {
  const [fault] = faultsOf("# A\n\n- b\n\n  " + fence("swift scenario", "  window.rootViewControler = A()\n  ").trimEnd() + "\n");
  assert.strictEqual(fault.from.line, 5);
  assert.strictEqual(fault.from.column, 9);
  assert.strictEqual(fault.fixes[0].replacement, "rootViewController");
});

test("the editor marks faults and offers to mend them", () => {
  const marked = new Map(), providers = [];
  class Range {
    constructor(line, column, endLine, endColumn) { Object.assign(this, { line, column, endLine, endColumn }); }
    intersection(other) { return other.line >= this.line && other.line <= this.endLine ? this : undefined; }
  }
  class Plain { constructor(...parts) { this.parts = parts; } }
  class Edit { replace(...parts) { this.replaced = parts; } }
  const document = {
    languageId: "markdown", uri: { toString: () => "file:///note.md" },
    getText: () => fence("swift scenario", "window.rootViewControler = A()\n"),
  };
  const vscode = {
    Range, Diagnostic: Plain, CodeAction: Plain, WorkspaceEdit: Edit, DiagnosticSeverity: { Error: 0, Warning: 1 },
    CodeActionKind: { QuickFix: "quickfix" },
    languages: {
      createDiagnosticCollection: () => ({ set: (uri, faults) => marked.set(uri.toString(), faults), delete: () => {} }),
      registerCodeActionsProvider: (language, provider) => providers.push(provider),
    },
    workspace: {
      textDocuments: [document], onDidOpenTextDocument: () => {}, onDidChangeTextDocument: () => {}, onDidCloseTextDocument: () => {},
    },
  };
  const load = Module._load;
  Module._load = (name, ...rest) => name === "vscode" ? vscode : load(name, ...rest);
  try {
    const api = activate({ subscriptions: [] });
    assert.strictEqual(api.extendMarkdownIt, extendMarkdownIt);
  } finally {
    Module._load = load;
  }
  assert.strictEqual(marked.get("file:///note.md").length, 1);
  const [action] = providers[0].provideCodeActions(document, new Range(1, 0, 1, 0));
  assert.strictEqual(action.edit.replaced[2], "rootViewController");
});
