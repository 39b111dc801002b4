#!/usr/bin/env python3
"""Puts together what readers run scenarios with: the folder 'live' of a release.

usage: live.py MODULE TEMPLATES FOLDER

    lifeline.wasm      the engine as a WebAssembly module
    lifeline.wasm.js   the same in a script, for pages that are opened from a disk
    lifeline.js        the script for pages that Lifeline does not make
    integrity.txt      what a page may demand of them: `lifeline.js sha384-…`

The same module and the same templates make the same bytes.
"""

import base64
import gzip
import hashlib
import pathlib
import sys


def script(templates):
    """The parts of the script, joined as the site's theme joins them."""
    parts = sorted(pathlib.Path(templates, "live").glob("*.js"))
    return b'(() => {\n"use strict";\n' + b"".join(part.read_bytes() for part in parts) + b"})();\n"


def main():
    module, templates, folder = sys.argv[1:4]
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    bytes_ = pathlib.Path(module).read_bytes()
    packed = base64.b64encode(gzip.compress(bytes_, 9, mtime=0))
    files = {
        "lifeline.wasm": bytes_,
        "lifeline.wasm.js": b'lifelineModule("' + packed + b'");\n',
        "lifeline.js": script(templates),
    }
    lines = []
    for name, data in files.items():
        (folder / name).write_bytes(data)
        digest = base64.b64encode(hashlib.sha384(data).digest()).decode()
        lines.append(f"{name} sha384-{digest}\n")
    (folder / "integrity.txt").write_text("".join(lines))


main()
