// The scenarios of a note by its blocks of code, and what is shown of each.

"use strict";

// The attributes of a fence that a request has under the same name.
const attributes = ["ios", "device", "orientation", "show", "in", "self", "tour", "title"];

// What an info string says: its words, and its attributes.
//
//     infoOf('swift scenario ios=12 title="A push"')  // { words: ["swift", "scenario"], ios: "12", title: "A push" }
function infoOf(text) {
  const info = { words: [] };
  for (const part of text.matchAll(/([\w-]+)=(?:"([^"]*)"|(\S+))|(\S+)/g)) {
    if (part[1]) info[part[1]] = part[2] ?? part[3];
    else info.words.push(part[4]);
  }
  return info;
}

const isObjectiveC = info => /^(objc|objective-?c|m)$/i.test(info.words[0] || "");
const roleOf = info => info.words.slice(1).concat(info.words[0] || "").find(
  word => ["scenario", "stage", "claims"].includes(word));

// The scenarios of a note whose blocks are given in order, as `{ info, text }`; each with the index of its block and
// the fields of its request. The claims behind a scenario belong to it.
function scenariosOf(blocks) {
  const read = blocks.map(block => ({ ...infoOf(block.info), text: block.text }));
  const stages = new Map();
  for (const block of read) if (roleOf(block) === "stage" && block.id) stages.set(block.id, block);
  const scenarios = [];
  read.forEach((block, index) => {
    if (roleOf(block) === "scenario") scenarios.push({ index, program: block.text, fields: fieldsOf(block, stages) });
    const last = scenarios.at(-1);
    if (roleOf(block) === "claims" && last) last.fields.claims = (last.fields.claims || "") + block.text;
  });
  return scenarios;
}

function fieldsOf(block, stages) {
  const fields = {};
  for (const name of attributes) if (block[name]) fields[name] = block[name];
  if (isObjectiveC(block)) fields.language = "objc";
  const stage = stages.get(block.stage);
  if (stage) {
    fields.stage = stage.text;
    if (isObjectiveC(stage)) fields["stage-language"] = "objc";
  }
  return fields;
}

// A scenario as HTML: its drawing, its claims, and what is wrong with it.
function htmlOf(report) {
  const claims = report.claims.map(claim =>
    `<p class="lifeline-claim">${claim.holds ? "✓" : "✗"} ${escaped(claim.claim)}</p>` +
    (claim.reason ? `<pre class="lifeline-fault">${escaped(claim.reason)}</pre>` : ""));
  const faults = report.diagnostics.map(fault => `<pre class="lifeline-fault">${escaped(fault.printed)}</pre>`);
  const differences = (report.differences || []).map(text => `<li>${escaped(text)}</li>`);
  return `<div class="lifeline-scenario">${faults.join("")}${report.svg || ""}` +
    (differences.length ? `<ul>${differences.join("")}</ul>` : "") + claims.join("") + "</div>";
}

function escaped(text) {
  return text.replace(/[&<>"]/g, sign => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);
}

module.exports = { infoOf, scenariosOf, htmlOf, escaped };
