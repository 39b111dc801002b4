// Lifeline in Obsidian: a note that is read shows below each scenario what it draws. The engine is a WebAssembly module
// in the plug-in's folder, so that it works on a phone and without a network.

"use strict";

const { Plugin } = require("obsidian");
const { Engine } = require("./shared/engine.js");
const { scenariosOf, htmlOf } = require("./shared/scenarios.js");

// The blocks of code of a note, each with the line on which it begins.
function blocksOf(text) {
  const blocks = [];
  let open;
  text.split(/\r?\n/).forEach((line, number) => {
    const mark = /^\s*(`{3,}|~{3,})(.*)$/.exec(line);
    if (open && mark && mark[1].startsWith(open.mark) && !mark[2].trim()) open = undefined;
    else if (open) open.block.text += line + "\n";
    else if (mark) {
      const block = { info: mark[2].trim(), text: "", line: number };
      blocks.push(block);
      open = { mark: mark[1], block };
    }
  });
  return blocks;
}

class LifelinePlugin extends Plugin {
  async onload() {
    const bytes = await this.app.vault.adapter.readBinary(this.manifest.dir + "/lifeline.wasm");
    this.engine = new Engine(bytes);
    this.registerMarkdownPostProcessor((element, context) => this.draw(element, context));
  }

  // What is shown of a note comes in sections; the scenarios of one are found by the lines that it stands on.
  draw(element, context) {
    for (const code of element.querySelectorAll("pre > code")) {
      const section = context.getSectionInfo(element);
      if (!section) continue;
      const blocks = blocksOf(section.text);
      const shown = blocks.filter(block => block.line >= section.lineStart && block.line <= section.lineEnd);
      const block = shown.find(block => block.text.trimEnd() === code.textContent.trimEnd());
      const scenario = scenariosOf(blocks).find(found => blocks[found.index] === block);
      if (!scenario) continue;
      const report = this.engine.ask({ form: "report", with: "svg", ...scenario.fields }, scenario.program);
      const figure = element.ownerDocument.createElement("div");
      figure.innerHTML = htmlOf(report);
      code.parentElement.after(figure);
    }
  }
}

module.exports = LifelinePlugin;
module.exports.default = LifelinePlugin;
