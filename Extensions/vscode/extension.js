// Lifeline in Visual Studio Code: the preview of a note shows below each scenario what it draws, and the editor marks
// what is wrong in it, with what would mend it. The engine is a WebAssembly module beside this file; nothing is sent
// anywhere, and no program is started.

"use strict";

const fs = require("fs");
const path = require("path");
const { Engine } = require("./shared/engine.js");
const { scenariosOf, htmlOf, escaped } = require("./shared/scenarios.js");

let engine;

function loaded() {
  engine ||= new Engine(fs.readFileSync(path.join(__dirname, "lifeline.wasm")));
  return engine;
}

function report(scenario, more) {
  return loaded().ask({ form: "report", ...more, ...scenario.fields }, scenario.program);
}

// MARK: The preview

// Has a Markdown processor draw the scenarios among its blocks of code.
function extendMarkdownIt(markdown) {
  const shown = markdown.renderer.rules.fence;
  markdown.renderer.rules.fence = (tokens, index, options, environment, self) => {
    const html = shown(tokens, index, options, environment, self);
    const fences = tokens.filter(token => token.type === "fence");
    const blocks = fences.map(token => ({ info: token.info, text: token.content }));
    const scenario = scenariosOf(blocks).find(found => fences[found.index] === tokens[index]);
    if (!scenario) return html;
    try {
      return html + htmlOf(report(scenario, { with: "svg" }));
    } catch (error) {
      return html + `<pre class="lifeline-fault">${escaped(String(error))}</pre>`;
    }
  };
  return markdown;
}

// MARK: The editor

// The blocks of a note, each with the line on which its text begins.
function blocksOf(text) {
  const blocks = [];
  let open;
  text.split(/\r?\n/).forEach((line, number) => {
    const mark = /^(\s*)(`{3,}|~{3,})(.*)$/.exec(line);
    if (open) {
      if (mark && mark[2].startsWith(open.mark) && !mark[3].trim()) open = undefined;
      else open.block.text += line.slice(Math.min(open.depth, /^ */.exec(line)[0].length)) + "\n";
    } else if (mark) {
      const block = { info: mark[3].trim(), text: "", line: number + 1, depth: mark[1].length };
      blocks.push(block);
      open = { mark: mark[2], block, depth: mark[1].length };
    }
  });
  return blocks;
}

// What is wrong in the scenarios of a note, each with its places in the note as lines and columns.
function faultsOf(text) {
  const blocks = blocksOf(text);
  return scenariosOf(blocks).flatMap(scenario => {
    const block = blocks[scenario.index];
    const inProgram = report(scenario, { with: "" }).diagnostics.filter(fault => fault.in === "program");
    return inProgram.map(fault => ({ ...fault, ...placeOf(fault, block), fixes: fault.fixes
      .filter(fix => fix.replacement !== undefined).map(fix => ({ ...fix, ...placeOf(fix, block) })) }));
  });
}

function placeOf({ start, end }, block) {
  const at = offset => {
    const before = block.text.slice(0, offset).split("\n");
    return { line: block.line + before.length - 1, column: before.at(-1).length + block.depth };
  };
  return { from: at(start), to: at(end) };
}

function activate(context) {
  const vscode = require("vscode");
  const found = vscode.languages.createDiagnosticCollection("lifeline");
  const known = new Map();
  const range = place => new vscode.Range(place.from.line, place.from.column, place.to.line, place.to.column);

  const check = document => {
    if (document.languageId !== "markdown") return;
    let faults = [];
    try {
      faults = faultsOf(document.getText());
    } catch (error) {
      console.error(error);
    }
    known.set(document.uri.toString(), faults);
    found.set(document.uri, faults.map(fault => {
      const severity = fault.severity === "error" ? vscode.DiagnosticSeverity.Error : vscode.DiagnosticSeverity.Warning;
      const made = new vscode.Diagnostic(range(fault), fault.message, severity);
      made.source = "lifeline";
      made.code = fault.id;
      return made;
    }));
  };

  // A note is looked at when its writer pauses.
  let timer;
  const later = event => {
    clearTimeout(timer);
    timer = setTimeout(() => check(event.document), 300);
  };

  const mend = {
    provideCodeActions(document, where) {
      const faults = (known.get(document.uri.toString()) || []).filter(fault => range(fault).intersection(where));
      return faults.flatMap(fault => fault.fixes.map(fix => {
        const action = new vscode.CodeAction(fix.message, vscode.CodeActionKind.QuickFix);
        action.edit = new vscode.WorkspaceEdit();
        action.edit.replace(document.uri, range(fix), fix.replacement);
        return action;
      }));
    },
  };

  context.subscriptions.push(
    found, vscode.workspace.onDidOpenTextDocument(check), vscode.workspace.onDidChangeTextDocument(later),
    vscode.workspace.onDidCloseTextDocument(document => found.delete(document.uri)),
    vscode.languages.registerCodeActionsProvider("markdown", mend));
  vscode.workspace.textDocuments.forEach(check);
  return { extendMarkdownIt };
}

module.exports = { activate, extendMarkdownIt, faultsOf };
