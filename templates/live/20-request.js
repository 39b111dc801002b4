// Requests to the engine, and programs in addresses.

var encoder = new TextEncoder();

// The head of a request has a line for each field that says something.
function request(fields, program) {
  var texts = ["stage", "claims", "original", "original-stage"].filter(name => fields[name]);
  var head = "";
  for (var [name, value] of Object.entries(fields)) {
    if (value && !texts.includes(name) && /^[\w-]+$/.test(name)) head += name + ": " + String(value).replace(/\n/g, " ") + "\n";
  }
  var parts = texts.map(name => encoder.encode(fields[name]));
  texts.forEach((name, index) => { head += name + ": " + parts[index].length + "\n"; });
  parts = [encoder.encode(head + "\n"), ...parts, encoder.encode(program)];
  var bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0)), place = 0;
  for (var part of parts) {
    bytes.set(part, place);
    place += part.length;
  }
  return bytes;
}

// MARK: Addresses

// What a scenario is, as a part of an address.
async function packed(scenario) {
  var stream = new Blob([JSON.stringify(scenario)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  var bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  var text = "";
  for (var byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

// The same read back; undefined of what is none. A megabyte is more than any program has.
async function unpacked(text) {
  try {
    var bytes = Uint8Array.from(
      atob(text.replace(/-/g, "+").replace(/_/g, "/")), character => character.charCodeAt(0));
    var reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    var parts = [], size = 0;
    for (var piece; !(piece = await reader.read()).done && size < 1e6; parts.push(piece.value)) {
      size += piece.value.length;
    }
    var scenario = Object.fromEntries(
      Object.entries(JSON.parse(await new Blob(parts).text())).filter(([, value]) => typeof value === "string"));
    return scenario.program === undefined ? undefined : scenario;
  } catch {
    return undefined;
  }
}

// The extensions for editors ask by the same requests.
if (typeof module === "object") module.exports = { request };
