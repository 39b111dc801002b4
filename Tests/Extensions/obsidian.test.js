// The plug-in for Obsidian, as it lies in a vault: one file, its module beside it, and as much of Obsidian as it asks for.

"use strict";

const assert = require("node:assert");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const test = require("node:test");

const folder = path.join(process.env.FOLDER, "obsidian/lifeline");

class Plugin {
  constructor(app, manifest) { Object.assign(this, { app, manifest }); }
  registerMarkdownPostProcessor(processor) { this.processor = processor; }
}

async function plugin() {
  const load = Module._load;
  Module._load = (name, ...rest) => name === "obsidian" ? { Plugin } : load(name, ...rest);
  try {
    const LifelinePlugin = require(path.join(folder, "main.js"));
    const made = new LifelinePlugin(
      { vault: { adapter: { readBinary: async file => fs.readFileSync(file) } } }, { dir: folder });
    await made.onload();
    return made;
  } finally {
    Module._load = load;
  }
}

// A section of a note as Obsidian shows it, with one block of code; what is put behind that.
function section(note, code, [lineStart, lineEnd]) {
  const added = [];
  const block = { textContent: code, parentElement: { after: element => added.push(element.innerHTML) } };
  const element = { querySelectorAll: () => [block], ownerDocument: { createElement: () => ({}) } };
  return { element, context: { getSectionInfo: () => ({ text: note, lineStart, lineEnd }) }, added };
}

const program = "window.rootViewController = A()\nwindow.makeKeyAndVisible()\n";
const note = "# Push\n\n```swift scenario\n" + program + "```\n\n```claims\nA.viewDidLoad once\n```\n\n```swift\n" + program + "```\n";

test("a scenario is drawn behind its program, with its claims", async () => {
  const shown = section(note, program, [2, 5]);
  (await plugin()).processor(shown.element, shown.context);
  assert.match(shown.added[0], /<svg[^]*viewDidLoad[^]*✓ A\.viewDidLoad once/);
});

test("code that is no scenario is left as it is, though it says the same", async () => {
  const shown = section(note, program, [11, 14]);
  (await plugin()).processor(shown.element, shown.context);
  assert.deepStrictEqual(shown.added, []);
});

test("what the vault needs is there, and the manifest names its version", () => {
  assert.deepStrictEqual(fs.readdirSync(folder).sort(), ["lifeline.wasm", "main.js", "manifest.json", "styles.css"]);
  assert.match(JSON.parse(fs.readFileSync(path.join(folder, "manifest.json"))).version, /^\d+\.\d+\.\d+$/);
});
