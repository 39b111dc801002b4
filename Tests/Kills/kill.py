#!/usr/bin/env python3
"""Kills builds at random moments, and looks at what each leaves.

    Tests/Kills/kill.py COMMAND [COUNT] [SEED]

A folder that can be exchanged as a whole holds the old site or the new one after each, byte for byte. One
that cannot, since git has its files in it, holds files of either, and the new site after the next build.
"""

import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time

PAGES = 150


def write(folder, text):
    for page in range(PAGES):
        note = f"# Page {page}\n\n{text} [next](page-{(page + 1) % PAGES}.md)\n"
        (folder / f"page-{page}.md").write_text(note)
    (folder / f"{text}.md").write_text(f"# {text}\n")
    (folder / ("Old.md" if text == "New" else "New.md")).unlink(missing_ok=True)


def read(site):
    return {
        str(path.relative_to(site)): path.read_bytes()
        for path in site.rglob("*")
        if path.is_file() and not path.relative_to(site).parts[0].startswith(".")
    }


def rounds(command, count, is_exchanged):
    """How many of the builds that were killed left the old site, the new one, and some of both."""
    left = {"old": 0, "new": 0, "mixed": 0, "through": 0}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        content, site = folder / "content", folder / "site"
        content.mkdir()

        def build():
            subprocess.run([command, "build"], cwd=folder, check=True, capture_output=True)

        sites = {}
        for text in ["Old", "New"]:
            write(content, text)
            start = time.monotonic()
            build()
            longest = time.monotonic() - start
            sites[text] = read(site)
        if not is_exchanged:
            (site / ".git").mkdir()
        old, new = "New", "Old"
        while left["old"] + left["new"] + left["mixed"] < count:
            write(content, new)
            process = subprocess.Popen(
                [command, "build"], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(random.uniform(0, longest * 1.2))
            process.send_signal(signal.SIGKILL)
            if process.wait() == 0:
                left["through"] += 1
            found = read(site)
            if found == sites[old]:
                state = "old"
            elif found == sites[new]:
                state = "new"
            else:
                state = "mixed"
            if process.returncode != 0:
                left[state] += 1
            if state == "mixed":
                for path, content_of in found.items():
                    if content_of not in (sites[old].get(path), sites[new].get(path)):
                        sys.exit(f"'{path}' is of neither site")
                if is_exchanged:
                    sys.exit("the site is a mixture of the old one and the new one")
            build()
            if read(site) != sites[new]:
                sys.exit("the next build does not make the new site")
            rest = sorted(os.listdir(folder))
            if rest != ["content", "site"] or (site / ".lifeline-staging").exists():
                sys.exit(f"something is left: {rest}")
            old, new = new, old
    return left


def main():
    command = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    random.seed(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    for is_exchanged in [True, False]:
        left = rounds(command, count, is_exchanged)
        kind = "exchanged" if is_exchanged else "by journal"
        print(f"{kind}: {count} killed, " + ", ".join(f"{n} {k}" for k, n in left.items()), flush=True)


main()
