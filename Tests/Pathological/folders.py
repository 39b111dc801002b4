"""Folders that are dear to read: notebooks of many pages, templates, settings, images, and what commands write into."""

import json
import struct

from cases import COMMAND, folder
from inputs import fill, lines, page, repeated, scenario_with

SCENARIO = (
    "```swift scenario id=s\nclass A: UIViewController {}\nwindow.rootViewController = A()\n"
    "window.makeKeyAndVisible()\n```\n\n")


def pages(make, count_for=lambda size: size // 100):
    """Pages of their numbers and of how many there are, in folders of a hundred."""

    def files(size):
        count = count_for(size)
        return {f"n{i // 100}/p{i}.md": make(i, count) for i in range(count)}

    return files


def themed(file, make):
    return lambda size: {"a.md": "# A\n", "../templates/" + file: make(size)}


def settings(make, file="app.json"):
    return lambda size: {"a.md": "# A\n", ".obsidian/" + file: make(size)}


TEMPLATES = {
    "open sections": lambda size: fill("{{#a}}", size),
    "open sections of many names": lines(lambda i: f"{{{{#a{i}}}}}"),
    "open inverted sections": lambda size: fill("{{^a}}", size),
    "sections in sections": lambda size: fill("{{#a}}", size // 2) + fill("{{/a}}", size // 2),
    "closed sections": lambda size: fill("{{/a}}", size),
    "sections of pages": lambda size: fill("{{#pages}}", size // 2) + fill("{{/pages}}", size // 2),
    "brackets": lambda size: fill("{{", size),
    "triple brackets": lambda size: fill("{{{", size),
    "delimiters": lambda size: fill("{{=<% %>=}}<%={{ }}=%>", size),
    "partials": lines(lambda i: f"{{{{>a{i}}}}}"),
    "itself": lambda size: fill("{{>page}}", size),
    "names": lines(lambda i: f"{{{{a{i}}}}}"),
    "near names": lines(lambda i: f"{{{{titel{i}}}}}"),
    "points": lambda size: "{{" + fill("a.", size) + "a}}",
    "comments": lambda size: fill("{{!", size),
    "titles": lambda size: fill("{{title}}", size),
    "bodies": lambda size: fill("{{{body}}}", size),
    "standalone lines": lambda size: fill("  {{#a}}\n  {{/a}}\n", size),
}

# What templates say in words of their own.
WORDS = {
    "words": lines(lambda i: f"word{i}: b\n"),
    "words of one name": lambda size: fill("next: b\n", size),
    "misspelt words": lines(lambda i: f"nextt{i}: b\n"),
    "one long word": lambda size: "next: " + "a" * size,
    "lists in lists": lambda size: "next: " + fill("[", size),
}

SETTINGS = {
    "brackets": lambda size: fill("[", size),
    "mappings": lambda size: fill('{"a":', size),
    "keys": lambda size: "{" + lines(lambda i: f'"a{i}": 1,')(size) + '"a":1}',
    "filters": lambda size: json.dumps(
        {"userIgnoreFilters": [f"a{i}/" for i in range(size // 8)]}),
    "patterns": lambda size: json.dumps(
        {"userIgnoreFilters": ["/" + "(a+)+" * (size // 5) + "/"]}),
    "one long text": lambda size: json.dumps({"attachmentFolderPath": "a" * size}),
    "escapes": lambda size: '{"attachmentFolderPath": "' + fill("\\u0041", size) + '"}',
    "numbers": lambda size: '{"a": ' + "9" * size + "}",
}


def filtered(size):
    """As many pages as filters of Obsidian's, none of which leaves any of them out."""
    count = size // 200
    notes = {f"n{i // 100}/p{i}.md": f"# page {i}\n" for i in range(count)}
    filters = [f"/a{i}+b/" if i % 2 else f"folder{i}/" for i in range(count)]
    return {**notes, ".obsidian/app.json": json.dumps({"userIgnoreFilters": filters})}


def namesakes(size):
    """Pages and images of one name in folders of one name, and a link to both on each page."""
    count = size // 200
    return {
        path: text
        for i in range(count)
        for path, text in [
            (f"n{i}/a/page.md", "# Page\n\n[[a/page]] ![[a/image.png]] ![[image.png]]\n"),
            (f"n{i}/a/image.png", "x"),
        ]
    }


def misspelt_paths(size):
    """Pages in folders as deep as there are letters, each with a link that leaves the last folder out."""
    count = size // 300
    return {
        f"{'abcdefghij'[i % 10]}/folder{i}/page.md": f"[a](../folder{i + 1}/pge.md) [[folder{i}/pgae]]\n"
        for i in range(count)
    }


def translated(size):
    count = size // 300
    return {
        **{f"n{i // 100}/p{i}.md": f"# page {i}\n\n## part {i}\n" for i in range(count)},
        **{f"n{i // 100}/p{i}.zh-Hans.md": f"# 页 {i}\n\n[[p{i}#part {i}]]\n" for i in range(count)},
    }


def deep(size):
    """A page in folders inside folders, as deep as a path may be, and one in each of them."""
    return {"/".join(["d"] * i + ["a.md"]): f"# page {i}\n\n[[a]]\n" for i in range(1, 400)}


def unused_files(size):
    return {"a.md": "# A\n\n![[f1.png]]\n", **{f"f{i}.png": "x" for i in range(size // 200)}}


def parts_with_footnotes(size):
    """A page that shows many others, each with a footnote of the same name."""
    count = size // 60
    return {
        "a.md": "".join(f"![[p{i}]]\n\n" for i in range(count)),
        **{f"n/p{i}.md": "a[^1]\n\n[^1]: b\n" for i in range(count)},
    }


ENDLESS = "```swift scenario id=s\nwhile true { _ = 1 }\n```\n\n"
LONG = (
    "```swift scenario id=s\nclass P: UIViewController { func f() {} }\nlet p = P()\n"
    "window.rootViewController = p\nfor _ in 0..<15_000 { p.f() }\n```\n\n")


def all_show_all(size):
    """Pages each of which shows all of them."""
    count = int((size / 8) ** 0.5)
    return {f"p{i}.md": "".join(f"![[p{j}]]\n\n" for j in range(count)) for i in range(count)}


NOTEBOOKS = {
    "parts of a file with many marks": lambda size: {
        "k.swift": fill("".join(f"// ANCHOR: a{i}\n// ANCHOR_END: a{i}\n" for i in range(200)), min(size, 240_000)),
        "p.md": "".join(f"```js\n{{{{#include k.swift:a{i % 200}}}}}\n```\n" for i in range(size // 40))},
    "lines of a file of blank ones": lambda size: {
        "k.swift": fill("\n", min(size, 240_000)),
        "p.md": fill("```js\n{{#include k.swift:1:200000}}\n```\n", size)},
    "files that are shown whole": lambda size: {
        "k.swift": fill("let a = 1 // :\n", min(size, 240_000)),
        "p.md": fill("```js\n{{#include k.swift}}\n```\n", size)},
    "one misspelt link each": pages(
        lambda i, n: f"# page number {i}\n\n[[page nmuber {(i + 1) % n}x]]\n", lambda size: size // 100),
    "one misspelt path each": pages(
        lambda i, n: f"# page number {i}\n\n[a](pp{(i + 1) % n}.md)\n", lambda size: size // 100),
    "one misspelt image each": pages(
        lambda i, n: f"# page number {i}\n\n![a](pp{(i + 1) % n}.png)\n", lambda size: size // 100),
    "one link each": pages(
        lambda i, n: f"# page number {i}\n\n[[page number {(i + 1) % n}]]\n", lambda size: size // 100),
    "one title": pages(lambda i, n: "# a\n\n[[a]]\n", lambda size: size // 100),
    "one alias": pages(lambda i, n: "---\naliases: [a]\n---\n\n[[a]]\n", lambda size: size // 100),
    "old addresses": pages(
        lambda i, n: "---\naliases: [" + ", ".join(f"/a{i}x{j}" for j in range(5_000)) + "]\n---\n",
        lambda size: size // 50_000),
    "deep old addresses": pages(
        lambda i, n: "---\naliases: [" + ", ".join(f"/a{i}x{j}" + "/b" * 1_000 for j in range(25)) + "]\n---\n",
        lambda size: size // 50_000),
    "one tag": pages(lambda i, n: "---\ntags: [a]\n---\n", lambda size: size // 100),
    "a tag each": pages(lambda i, n: f"---\ntags: [a{i}]\n---\n", lambda size: size // 100),
    "a draft each": pages(
        lambda i, n: f"---\ndraft: {'true' if i % 2 else 'false'}\n---\n\n[[p{i + 1}]]\n",
        lambda size: size // 100),
    "embeds in embeds": pages(lambda i, n: f"![[p{i + 1}]]\n\n" * 10, lambda size: min(200, size // 200)),
    "all show all": all_show_all,
    "a large page, shown by all": pages(
        lambda i, n: "word " * 30_000 if i == 0 else "![[p0]]\n", lambda size: size // 400),
    "a chain of shown pages": pages(lambda i, n: f"# p{i}\n\n![[p{i + 1}]]\n"),
    "many tags each": pages(
        lambda i, n: "---\ntags: [" + ", ".join(f"t{j}" for j in range(200)) + "]\n---\n",
        lambda size: size // 1_200),
    "other tags each": pages(
        lambda i, n: "---\ntags: [" + ", ".join(f"t{i * 100 + j}" for j in range(100)) + "]\n---\n",
        lambda size: size // 900),
    "a language each": lambda size: {
        "a.md": "# A\n",
        **{f"a.{chr(97 + i // 26)}{chr(97 + i % 26)}.md": "# A\n" for i in range(26 * 26)}},
    "ten languages": lambda size: {
        f"p{i}.{language}.md": "# a\n\n[[p0]]\n" for i in range(size // 1_500)
        for language in ["en", "zh", "de", "fr", "es", "it", "pt", "ja", "ko", "ru"]},
    "numbers in names": lambda size: {"a" + "1a" * 60 + f"{i}.md": "" for i in range(size // 200)},
    "embeds of one": pages(lambda i, n: "![[p0]]\n\n" * 10, lambda size: size // 100),
    "links to one": pages(lambda i, n: "[[p0]]\n", lambda size: size // 100),
    "one path of two names": namesakes,
    "misspelt paths": misspelt_paths,
    "two languages": translated,
    "deep folders": deep,
    "files that nobody uses": unused_files,
    "filters of Obsidian's": filtered,
    "parts with footnotes": parts_with_footnotes,
    "a deep tag each": pages(
        lambda i, n: f"---\ntags: [{'/'.join(f't{i % (j + 2)}' for j in range(30))}]\n---\n"),
    "a day each": pages(lambda i, n: f"---\ndate: 2024-01-{i % 28 + 1:02}\n---\n\n# page {i}\n\ntext\n"),
    "an order each": pages(lambda i, n: f"---\norder: {n - i}\n---\n\n# page {i}\n"),
    "one old address": pages(lambda i, n: "---\nredirect_from: /old/\n---\n\n# a\n"),
    "an old address each": pages(lambda i, n: f"---\nredirect_from: [/old{i}/, /p{i + 1}/]\n---\n\n# a\n"),
    "another's title for an alias": pages(
        lambda i, n: f"---\naliases: [page {i + 1}, page {i + 2}]\n---\n\n# page {i}\n\n[[page {i + 1}]]\n"),
    "one misspelt part each": pages(
        lambda i, n: f"# page {i}\n\n## heading {i}\n\n[[p{(i + 1) % n}#headign {i + 1}]]\n"),
    "one misspelt embed each": pages(lambda i, n: f"![[pp{i}]]\n\n![[p{(i + 1) % n}#a]]\n"),
    "one stage, named by all": pages(
        lambda i, n: "```swift stage id=st\nlet a = 1\n```\n" if i == 0
        else "```swift scenario stage=sst\nprint(a)\n```\n", lambda size: size // 200),
    "a stage each": pages(
        lambda i, n: f"```swift stage id=stage{i}\n```\n\n```swift scenario stage=stgae{i}\n```\n",
        lambda size: size // 200),
}

# Scenarios that are shown elsewhere than where they are written, and what they are run with.
SHOWN = {
    "an endless scenario, shown by all": pages(
        lambda i, n: ENDLESS if i == 0 else "![[p0#s]]\n", lambda size: size // 1_000),
    "a long scenario, shown by all": pages(
        lambda i, n: LONG if i == 0 else "![[p0#s]]\n", lambda size: size // 1_000),
    "a page of rules with endless scenarios": lambda size: {
        "rules.md": "# Rules\n\n" + lines(lambda i: ENDLESS.replace("id=s", f"id=s{i}"))(size)},
    "a long scenario, shown many times": lambda size: page(LONG + fill("![[a#s]]\n\n", size)),
    "an endless scenario, shown many times": lambda size: page(
        ENDLESS + fill("![[a#s]]\n\n", size)),
    "a stage": lambda size: page(
        "```swift stage id=st\n" + lines(lambda i: f"class C{i}: UIViewController {{}}\n")(60_000)
        + "```\n\n" + fill("```swift scenario stage=st\nC1()\n```\n\n", size)),
    "a feed": pages(
        lambda i, n: f"---\ndate: 2024-01-{i % 28 + 1:02}\n---\n\n"
        + "".join(ENDLESS.replace("id=s", f"id=s{j}").replace("1", str(j)) for j in range(20)),
        lambda size: min(40, size // 1_200)),
}

# Parts of a scenario's fence and the blocks that belong to it.
SCENARIOS = {
    "misspelt stages": lambda size: page(
        lines(lambda i: f"```swift stage id=stage{i}\n```\n\n")(size // 2)
        + lines(lambda i: f"```swift scenario stage=stgae{i}\n```\n\n")(size // 2)),
    "many stages, the last of which is named": lambda size: page(
        lines(lambda i: f"```swift stage id=stage{i}\n```\n\n")(size // 2)
        + fill(f"```swift scenario stage=stage{size // 2 // 40}\n```\n\n", size // 2)),
    "misspelt names of blocks": lambda size: page(
        lines(lambda i: f"```swift scenario id=name{i}\n```\n\n")(size // 2)
        + lines(lambda i: f"```claims for=nmae{i}\nA.a happens once\n```\n\n")(size // 2)),
    "many blocks for the last": lambda size: page(
        lines(lambda i: f"```swift scenario id=name{i}\n```\n\n")(size // 2)
        + fill("```claims for=name9\nA.a happens once\n```\n\n", size // 2)),
    "levels": repeated("a,", "```swift scenario show=", "\n```\n"),
    "levels of many names": lambda size: page(
        "```swift scenario show=" + lines(lambda i: f"layuot{i},")(size) + "\n```\n"),
    "versions": repeated("5,", "```swift scenario ios=", "\n```\n"),
    "ranges of versions": repeated("5-26,", "```swift scenario ios=", "\n```\n"),
    "long title": lambda size: page(f'```swift scenario title="{"a " * (size // 2)}"\n```\n'),
    "its figure, many times": lambda size: page(SCENARIO + fill("![[a#s]]\n\n", size)),
    "links to its figure": lambda size: page(SCENARIO + fill("[[a#s]] ", size)),
    "rules of a log": lambda size: page(
        SCENARIO + '```observed rules="' + lines(lambda i: f"rule{i} ")(size) + '"\nA.viewDidLoad\n```\n'),
    "who a log is of": scenario_with("observed", lambda size: "of " + fill("a ", size)),
    "versions of claims": scenario_with(
        "claims", lambda size: "on iOS " + fill("12, ", size) + ": A.viewDidLoad happens once"),
    "claims about many who are unknown": lambda size: page(
        "```swift scenario\n" + lines(lambda i: f"let p{i} = UIViewController()\n")(20_000)
        + "p0.loadViewIfNeeded()\n```\n\n```claims\n"
        + lines(lambda i: f"q{i}.viewDidLoad happens once\n")(size) + "```\n"),
    "small drawings": repeated("```mermaid\nsequenceDiagram\nA->>B: a\n```\n\n"),
    "wide drawings": lambda size: page(
        "```mermaid\nsequenceDiagram\n" + lines(lambda i: f"participant A{i}\n")(size // 10)
        + lines(lambda i: f"Note over A0,A{i % 1000}: a\n")(size // 2) + "```\n"),
}


def with_files(count, **files):
    """Some files of patterns, and many files that each has to be tried on."""
    return {**files, "a.md": "# a\n", **{f"{'a' * 60}{i}.txt": "" for i in range(count)}}


def each_folder(depth, name, text):
    """Folders inside folders, each with a file of its own, and a note in the innermost."""
    return {**{"d/" * i + name: text for i in range(depth)}, "d/" * depth + "a.md": "# a\n"}


# Lists of what git ignores; one of more than 200 kB is an error.
IGNORED = {
    "one name": lambda size: fill("a\n", min(size, 200_000)),
    "names": lambda size: lines(lambda i: f"{i:x}\n")(min(size, 199_000)),
    "paths": lambda size: lines(lambda i: f"/d/{i:x}\n")(min(size, 199_000)),
    "stars": lambda size: fill("*a" * 90 + "b\n", min(size, 200_000)),
    "different stars": lambda size: lines(lambda i: f"*a*a{i:x}\n")(min(size, 199_000)),
    "a set": lambda size: "*[" + "b" * min(size, 199_000) + "]\n",
    "an open set": lambda size: fill("[[:", min(size, 200_000)),
    "folders": lambda size: fill("**/a/" * 30 + "b\n", min(size, 200_000)),
    "too much": lambda size: fill("a\n", max(size, 300_000)),
}

BEGIN, END = "<!-- lifeline:begin id=s -->\n", "\n<!-- lifeline:end -->\n"
# What stands in a diagram's region, which `embed` reads to see what a person has edited.
REGIONS = {
    "links that do not end": lambda size: SCENARIO + BEGIN + fill("](", size) + END,
    "images that do not end": lambda size: SCENARIO + BEGIN + fill("![[", size) + END,
    "tags that do not end": lambda size: SCENARIO + BEGIN + fill('src="{{', size) + END,
    "drawings": lambda size: SCENARIO + BEGIN + fill("](a.svg", size) + END,
    "a long prefix": lambda size: SCENARIO + (
        " " * (size // 2) + BEGIN + "\n" * (size // 2) + " " * (size // 2) + END),
    "many scenarios of one file name": lambda size: "".join(
        SCENARIO.replace("id=s", f"id=a{chr(0x2460 + i % 60)}{'.' * (i // 60)}")
        for i in range(min(size // 200, 800))),
}


def jpeg(size):
    """Segments of a camera's, each of which says nothing, up to what is read of an image."""
    return b"\xff\xd8" + b"\xff\xe1\x00\x0aExif\0\0II" * (size // 14)


IMAGES = {
    "attributes": ("svg", lambda size: ("<svg " + fill('a="b" ', size) + ">").encode()),
    "comments": ("svg", lambda size: fill("<!-- ", size).encode()),
    "declarations": ("svg", lambda size: ("<!DOCTYPE svg [" + fill('<!ENTITY a "b">', size)).encode()),
    "numbers": ("svg", lambda size: ('<svg width="' + "9" * size + '" height="1">').encode()),
    "segments": ("jpg", jpeg),
    "filling": ("jpg", lambda size: b"\xff\xd8" + b"\xff" * size),
    "chunks": ("png", lambda size: b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 2**32 - 1) * (size // 4)),
}


def image(name, make):
    """A page that shows an image by itself, by a link, and many more of its kind."""

    def files(size):
        small = make(1_000)
        few = {f"i{number}.{name}": small for number in range(100)}
        shown = "".join(f"![a]({path})\n" for path in few)
        return {"a.md": f"![a](big.{name})\n\n{shown}", f"big.{name}": make(size), **few}

    return files


# Inputs for commands that change the notes, or say what they find in another form.
WRITTEN = {
    "many traces to accept": (
        lambda size: page(SCENARIO + fill("```trace\n```\n\n", size // 20)), ["check accept"]),
    "many scenarios with a trace to accept": (
        lambda size: page(fill("```swift scenario\nwindow.makeKeyAndVisible()\n```\n\n```trace\n```\n\n", size)),
        ["check accept"]),
    "many regions to fill": (
        lambda size: page(
            SCENARIO + fill("<!-- lifeline:begin id=s -->\n\n<!-- lifeline:end -->\n\n", size // 10)),
        ["embed", "embed svg", "embed check"]),
    "many scenarios to embed": (
        # A file for each of thousands.
        lambda size: page(fill("```swift scenario\nwindow.makeKeyAndVisible()\n```\n\n", size)),
        ["embed", "embed svg"], COMMAND),
    "many faults": (
        lambda size: page(lines(lambda i: f"[[b{i}]] ")(size)),
        ["check json", "check junit", "check github", "check files", "check untrusted", "build published"]),
    "many lines of faults": (
        lambda size: page(lines(lambda i: f"[a](b%0A::error{i}.md)\n\n")(size)),
        ["check json", "check junit", "check github", "check files"]),
    "claims that fail": (
        lambda size: page(SCENARIO + "```claims\n" + fill("A.viewDidLoad happens twice\n", size) + "```\n"),
        ["check json", "check junit", "check github", "check files", "render html"]),
    "one drawing": (
        lambda size: page(
            "```mermaid\nsequenceDiagram\n" + lines(lambda i: f"A{i % 50}->>B{i % 7}: a{i}\n")(size) + "```\n"),
        ["render svg", "render text", "render ascii", "render plantuml", "render d2", "render json",
         "render html"]),
    "many words to search": (
        lambda size: page(lines(lambda i: f"word{i} 漢字{i} ")(size)), ["build published"]),
    "many headings to search": (
        lambda size: page(lines(lambda i: f"## heading {i}\n\ntext\n\n")(size)), ["build published"]),
    "regions of a long scenario": (
        lambda size: page(
            LONG + fill("<!-- lifeline:begin id=s -->\n\n<!-- lifeline:end -->\n\n", size // 100)),
        ["embed", "embed svg", "embed check"]),
    "long traces to accept": (
        lambda size: page(LONG + fill("```trace\n```\n\n", size // 100)), ["check accept"]),
    "many notebooks' feeds": (
        pages(lambda i, n: f"---\ndate: 2024-01-{i % 28 + 1:02}\ntags: [a{i % 40}]\n---\n\n{SCENARIO}",
              lambda size: size // 1_000), ["build published"]),
}


# Files that are larger than the memory that a command may have, and the seconds in which they are copied. They have holes
# only, and so take no room.
SPARSE = [
    "a.png", "a.svg", "a.html", "a", "../templates/page.mustache", "../templates/style.css", "../templates/words.fr.yaml",
    "../site/.lifeline-files", "../site/.lifeline-cache",
]
SPARSE_SIZE = 2_100_000_000
HUGE = 10


def named():
    """All folders with a name of their own."""
    found = [
        folder(f"template: {name}", themed("page.mustache", make)) for name, make in TEMPLATES.items()]
    found += [
        folder(f"words: {name}", themed("words.en.yaml", make), ["build"]) for name, make in WORDS.items()]
    found += [
        folder(f"rules: {name}", themed("rules.zh-Hans.yaml", make), ["build"])
        for name, make in WORDS.items()]
    found += [folder(f"settings: {name}", settings(make)) for name, make in SETTINGS.items()]
    found += [
        folder(f"settings of templates: {name}", settings(make, "templates.json"), ["check"])
        for name, make in SETTINGS.items()]
    found += [folder(f"scenario: {name}", make) for name, make in SCENARIOS.items()]
    found += [
        folder(f"shown: {name}", make, ["build published", "check"], limit=COMMAND)
        for name, make in SHOWN.items()]
    found += [folder(f"image: {name}", image(ending, make)) for name, (ending, make) in IMAGES.items()]
    found += [
        folder(f"ignored: {name}", lambda size, make=make: with_files(2_000, **{".gitignore": make(size)}),
               limit=COMMAND, counts_system=False) for name, make in IGNORED.items()]
    found += [
        folder(f"ignored: in {name} of many folders",
               lambda size, text=text: each_folder(700, ".gitignore", text), limit=COMMAND, counts_system=False)
        for name, text in {"each": "x\n/z/*\n", "none": "#\n"}.items()]
    found.append(folder("a note in each of many folders", lambda size: each_folder(400, "a.md", "# a\n"),
                        ["embed", "embed svg"], limit=COMMAND))
    found.append(folder("a stage that is in none of many folders", lambda size: {
        **each_folder(300, "a.md", SCENARIO.replace("id=s", "id=s stage=t")), **each_folder(300, "index.md", "# a\n")},
        ["check", "embed"], limit=COMMAND))
    found.append(folder("settings of many folders", lambda size: {
        "_config.yml": fill("a: b\n", 90_000), **{f"d{i}/a.md": "# a\n" for i in range(1_000)}},
        ["embed svg"], limit=COMMAND))
    found += [
        folder(f"region: {name}", lambda size, make=make: page(make(size)), ["embed", "embed svg", "embed check"],
               limit=COMMAND) for name, make in REGIONS.items()]
    found.append(folder("names of drawings", lambda size: {
        "a.md": SCENARIO + BEGIN + "![a](assets/a-s.svg)" + END + fill(".svg", size),
        "assets/x.svg": "<svg></svg>\n<!-- lifeline:image note=../gone.md id=s hash=dbf6a3dc67fa9d74 -->\n"},
        ["embed svg"], limit=COMMAND))
    found += [
        folder(f"notebook: {name}", make, counts_system=False) for name, make in NOTEBOOKS.items()]
    found += [
        folder(f"sparse: {path}", lambda size, path=path: {"a.md": "# A\n", path: SPARSE_SIZE},
               ["build published", "check"], limit=HUGE, counts_system=False)
        for path in SPARSE]
    found += [
        folder(f"written: {name}", make, commands, limit=limit[0] if limit else None, counts_system=False)
        for name, (make, commands, *limit) in WRITTEN.items()]
    return found
