// The engine in a program of JavaScript: the WebAssembly module, and what it is asked.
//
//     const engine = new Engine(bytesOfTheModule)
//     engine.ask({ form: "text", ios: "17" }, "window.rootViewController = A()")

"use strict";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// What stands behind the head of a request, each with its length in it.
const texts = ["stage", "claims", "original"];

class Engine {
  constructor(bytes) {
    this.module = new WebAssembly.Module(bytes);
  }

  // The text that the engine answers to a request; the fields of a report, of tokens or of names as an object.
  ask(fields, program) {
    const text = this.answer(request(fields, program));
    return ["report", "tokens", "names"].includes(fields.form) ? JSON.parse(text) : text;
  }

  answer(bytes) {
    this.instance ||= new WebAssembly.Instance(this.module);
    const { allocate, answer, release, result, memory } = this.instance.exports;
    try {
      const place = allocate(bytes.length);
      new Uint8Array(memory.buffer).set(bytes, place);
      const count = answer(place, bytes.length);
      release(place);
      return decoder.decode(new Uint8Array(memory.buffer, result(), Math.abs(count)));
    } catch (error) {
      // An instance that was left in the middle of something is not used again.
      this.instance = undefined;
      throw error;
    }
  }
}

function request(fields, program) {
  const parts = texts.filter(name => fields[name]).map(name => [name, encoder.encode(fields[name])]);
  let head = "";
  for (const [name, value] of Object.entries(fields)) {
    if (value && !texts.includes(name)) head += `${name}: ${String(value).replace(/\n/g, " ")}\n`;
  }
  for (const [name, bytes] of parts) head += `${name}: ${bytes.length}\n`;
  const all = [encoder.encode(head + "\n"), ...parts.map(part => part[1]), encoder.encode(program)];
  const bytes = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of all) {
    bytes.set(part, place);
    place += part.length;
  }
  return bytes;
}

module.exports = { Engine };
