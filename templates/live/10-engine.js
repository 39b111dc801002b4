// The engine in a worker: the page stays quick whatever a program does, and what never ends can be ended.

// MARK: In the worker

// Answers requests, each as `LiveRequest` has it. It is the whole of the worker, which may have to be made of its text.
function serve(scope) {
  var compiled, engine;

  async function compile(source) {
    if (source.bytes) return WebAssembly.compile(source.bytes);
    var answer = await fetch(source.address);
    if (!answer.ok) throw new Error(answer.status + " " + source.address);
    // A server may call the module something else than `application/wasm`.
    try {
      return await WebAssembly.compileStreaming(answer.clone());
    } catch {
      return WebAssembly.compile(await answer.arrayBuffer());
    }
  }

  async function answer(request) {
    engine ||= (await WebAssembly.instantiate(await compiled)).exports;
    try {
      var place = engine.allocate(request.length);
      new Uint8Array(engine.memory.buffer).set(request, place);
      var count = engine.answer(place, request.length);
      engine.release(place);
      var bytes = new Uint8Array(engine.memory.buffer, engine.result(), Math.abs(count));
      return { text: new TextDecoder().decode(bytes), isFailure: count < 0 };
    } catch (error) {
      // An instance that was left in the middle of something is not used again.
      engine = undefined;
      throw error;
    }
  }

  scope.onmessage = async ({ data }) => {
    try {
      if (data.source) compiled = compile(data.source);
      var result = data.request ? await answer(data.request) : await compiled && {};
      scope.postMessage({ id: data.id, ...result });
    } catch (error) {
      scope.postMessage({ id: data.id, error: String(error) });
    }
  };
}

// MARK: In the page

// Where this script is, beside which the module stands.
var ownScript = typeof document === "object" ? document.currentScript : null;
var ownAddress = ownScript?.src || "";

// Where the module is: beside this script, or where the page says.
function moduleAddress() {
  var named = ownScript?.dataset.module;
  return named ? new URL(named, document.baseURI).href : new URL("lifeline.wasm", ownAddress || document.baseURI).href;
}

// How long an answer may take, in milliseconds: a program ends by its budget long before.
var longestAnswer = 20000;

var engine = {
  worker: undefined,
  waiting: new Map(),
  count: 0,

  // What the engine answers to a request; of requests that are asked in the same place, only the last is.
  async ask(request, place) {
    if (!this.worker) await (this.starting ||= this.start().catch(error => {
      // Whoever asks again tries again.
      this.starting = undefined;
      throw error;
    }));
    return new Promise((resolve, reject) => {
      if (this.current) {
        // What waits already is no longer of use.
        var older = this.next?.get(place);
        if (older) older.resolve(undefined);
        (this.next ||= new Map()).set(place, { request, resolve, reject });
      } else {
        this.send(request, resolve, reject);
      }
    });
  },

  send(request, resolve, reject) {
    var id = ++this.count;
    var timer = setTimeout(() => this.end(), longestAnswer);
    this.current = { id, resolve, reject, timer };
    this.worker.postMessage({ id, request });
  },

  // Starts the worker with its module, and waits until that is compiled.
  async start() {
    var source = await moduleSource();
    var worker = makeWorker();
    await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => data.error ? reject(new Error(data.error)) : resolve();
      worker.onerror = () => reject(new Error("worker"));
      worker.postMessage({ id: 0, source });
    });
    worker.onmessage = ({ data }) => this.finish(data);
    this.worker = worker;
  },

  finish(answer) {
    var { resolve, reject, timer } = this.current;
    clearTimeout(timer);
    this.current = undefined;
    if (answer.error) reject(new Error(answer.error));
    else resolve(answer);
    this.goOn();
  },

  goOn() {
    for (var [place, { request, resolve, reject }] of this.next || []) {
      this.next.delete(place);
      return this.send(request, resolve, reject);
    }
  },

  // Ends what takes too long; the next request has a new worker.
  end() {
    this.worker.terminate();
    this.worker = this.starting = undefined;
    var { reject } = this.current;
    this.current = undefined;
    reject(new Error("timeout"));
    var next = this.next;
    this.next = undefined;
    for (var [place, { request, resolve, reject }] of next || []) {
      this.ask(request, place).then(resolve, reject);
    }
  },
};

// A page that was opened from a disk may fetch nothing: there the module is a script.
async function moduleSource() {
  if (location.protocol !== "file:") return { address: moduleAddress() };
  var address = moduleAddress() + ".js";
  var text = await new Promise((resolve, reject) => {
    window.lifelineModule = resolve;
    document.head.append(Object.assign(document.createElement("script"), {
      src: address, onerror: () => reject(new Error(address)),
    }));
  });
  delete window.lifelineModule;
  var packed = Uint8Array.from(atob(text), character => character.charCodeAt(0));
  var stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return { bytes: await new Response(stream).arrayBuffer() };
}

// A worker of this script, where the page may have it; one of another place is made of its text.
function makeWorker() {
  if (ownAddress && location.protocol !== "file:" && new URL(ownAddress).origin === location.origin) {
    return new Worker(ownAddress);
  }
  var text = new Blob(["(" + serve + ")(self)"], { type: "text/javascript" });
  return new Worker(URL.createObjectURL(text));
}
