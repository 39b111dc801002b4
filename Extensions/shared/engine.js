// The engine in a program of JavaScript: the WebAssembly module, and what it is asked.
//
//     const engine = new Engine(bytesOfTheModule)
//     engine.ask({ form: "text", ios: "17" }, "window.rootViewController = A()")

"use strict";

const { request } = require("./request.js");

const decoder = new TextDecoder();

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

module.exports = { Engine };
