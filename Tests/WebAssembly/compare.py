#!/usr/bin/env python3
"""Compares what the WebAssembly module answers with what the engine answers natively, byte for byte.

usage: compare.py MODULE ENTRIES, where ENTRIES is a file of `live-requests`.
"""

import struct
import sys

from wasmtime import Config, Engine, Instance, Module, Store


def entries(path):
    """Yields each name, request and answer of a file of `live-requests`."""
    data = open(path, "rb").read()
    place = 0
    while place < len(data):
        texts = []
        for _ in range(3):
            (size,) = struct.unpack_from("<I", data, place)
            texts.append(data[place + 4 : place + 4 + size])
            place += 4 + size
        yield texts[0].decode(), texts[1], texts[2]


class Page:
    """The module as a page has it."""

    def __init__(self, path):
        config = Config()
        # About what a browser gives.
        config.max_wasm_stack = 1 << 20
        self.store = Store(Engine(config))
        module = Module.from_file(self.store.engine, path)
        assert not module.imports, "the module asks its page for something"
        self.exports = Instance(self.store, module, []).exports(self.store)

    def call(self, name, *arguments):
        return self.exports[name](self.store, *arguments)

    def answer(self, request):
        place = self.call("allocate", len(request))
        memory = self.exports["memory"]
        memory.write(self.store, request, place)
        size = self.call("answer", place, len(request))
        self.call("release", place)
        start = self.call("result")
        return bytes(memory.read(self.store, start, start + abs(size)))


def difference(name, native, module):
    """The first line in which two answers differ."""
    ours, theirs = native.split(b"\n"), module.split(b"\n")
    for number, (one, other) in enumerate(zip(ours, theirs), 1):
        if one != other:
            return f"{name}: line {number}\n  native: {one[:160]!r}\n  module: {other[:160]!r}"
    return f"{name}: {len(ours)} lines natively, {len(theirs)} of the module"


def main():
    module, path = sys.argv[1:3]
    page = Page(module)
    passed, failures = 0, []
    for name, request, native in entries(path):
        try:
            answer = page.answer(request)
        except Exception as error:  # A trap ends the instance.
            failures.append(f"{name}: {str(error).splitlines()[0]}")
            page = Page(module)
            continue
        if answer == native:
            passed += 1
        else:
            failures.append(difference(name, native, answer))
    for failure in failures[:20]:
        print(failure)
    print(f"WebAssembly: {passed} answers are the same as native ones, {len(failures)} are not")
    sys.exit(1 if failures or passed == 0 else 0)


main()
