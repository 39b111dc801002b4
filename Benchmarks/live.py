#!/usr/bin/env python3
"""What a reader waits for who edits a scenario in a page: the size of the module, and the times of its answers.

usage: live.py MODULE

MODULE is `lifeline.wasm` of `make live`. A time
is the median of 40 in the engine of Node, which is Chromium's.
"""

import gzip
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

SCRIPT = """
const fs = require("fs");
const { Engine } = require(process.argv[2]);
const bytes = fs.readFileSync(process.argv[3]);
const programs = JSON.parse(fs.readFileSync(process.argv[4]));
const median = times => times.sort((a, b) => a - b)[times.length >> 1];
const timed = action => { const start = performance.now(); action(); return performance.now() - start; };
const report = { compiled: 0, programs: {} };
let engine;
report.compiled = timed(() => { engine = new Engine(bytes); });
for (const [name, program] of Object.entries(programs)) {
  const ask = (form, more) => () => engine.ask({ form, ...more }, program);
  const first = timed(ask("report", { with: "svg,text,tokens,rules", style: "page" }));
  const times = form => median(Array.from({ length: 40 }, () => timed(form)));
  report.programs[name] = {
    first, report: times(ask("report", { with: "svg,text,tokens,rules", style: "page" })), trace: times(ask("trace", {})),
    tokens: times(ask("tokens", {})), names: times(ask("names", { at: program.length })),
  };
}
console.log(JSON.stringify(report));
"""

PUSH = """let list = UINavigationController(rootViewController: A())
window.rootViewController = list
window.makeKeyAndVisible()
list.pushViewController(B(), animated: true)
"""
# Of two hundred messages.
LONG = PUSH + "\n".join(
    f"settle()\nlist.pushViewController(UIViewController(), animated: true)\nsettle()\nlist.popViewController(animated: true)"
    for _ in range(8)) + "\n"


def main():
    root = pathlib.Path(__file__).resolve().parents[1]
    module = pathlib.Path(sys.argv[1]).resolve()
    data = module.read_bytes()
    print(f"module: {len(data):,} bytes, gzip {len(gzip.compress(data, 9)):,}")
    if shutil.which("brotli"):
        brotli = subprocess.run(["brotli", "-q", "11", "-c", module], check=True, capture_output=True)
        print(f"with brotli: {len(brotli.stdout):,} bytes")
    else:
        print("brotli is left out: apt-get install brotli")
    with tempfile.TemporaryDirectory() as folder:
        script, programs = pathlib.Path(folder, "live.js"), pathlib.Path(folder, "programs.json")
        script.write_text(SCRIPT)
        programs.write_text(json.dumps({"short": PUSH, "long": LONG}))
        said = subprocess.run(
            ["node", script, root / "Extensions/shared/engine.js", module, programs], check=True, capture_output=True, text=True)
    found = json.loads(said.stdout)
    print(f"compiled at once: {found['compiled']:.0f} ms")
    for name, times in found["programs"].items():
        print(f"{name}: first {times['first']:.1f} ms, then a report {times['report']:.2f}, a trace {times['trace']:.2f},"
              f" tokens {times['tokens']:.2f}, names {times['names']:.2f} ms")


main()
