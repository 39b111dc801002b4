"""Inputs that are cheap to write and were, or might be, dear to read.

An input is a name and a function from a size in bytes to files: a dictionary of paths and texts.
"""

import itertools
import random

from cases import folder, log

# What opens, closes or parts something in CommonMark, GitHub's, Obsidian's and MkDocs' notation.
MARKS = [
    "[", "]", "(", ")", "!", "*", "**", "_", "~", "~~", "=", "==", "%", "%%", "%%a ", "$", "$$", "`", "``",
    "```\n", "~~~\n", "^", "|", "\\", "<", ">", "&", "&amp;", "&#x41;", "#", "# ", ":", ": ", ";", "-", "- ",
    "+ ", "1. ", "\n", "\n\n", "\t", "'", '"', "a", "a ", "a\n: b\n\n", "a\n: b\n", "> ", ">", "***\n", "---\n",
    "===\n", "![", "[[", "]]", "![[", "[^", "[^a]", "[^a]: b\n", "^[", "[a]: b\n", "[a]: <b> 'c'\n", "][", "](",
    "[a](b)", "![a](b)", "![[]()", "[[a]]", "![[a]]", "[[a|b]]", "[[a#b]]", "<!--", "-->", "<!-- ", "<a", "<a>",
    "</a>", "<a ", "<a b=", '<a b="', "<details>", "</details>", "<script>", "<style>", "<img srcset=", "<?", "?>",
    "<!A", "<![CDATA[", "]]>", "<div>\n", "</div>\n", "http://a.b", "www.a.b", "a@b.c", "://", "mailto:", "@",
    "#a ", "#a/b ", "^a\n", "{#a}", "{: .a}", "{", "}", "|a", "|-|\n", "| a | b |\n", "|-", "\\|", "!!! note\n",
    "??? a\n", "=== \"a\"\n", "    a\n", "> [!note]\n", "> [!note]- a\n", "- [ ] a\n", "- [x] ", "\\(", "\\[",
    "\\\n", "  \n", ",", ".", "?", "/", "./", "../", "%20", "%zz", "\0", "\ufeff", "\u3000", "漢", "\u202e", "é",
    "<!-- scenario -->\n", "```swift scenario\n", "```mermaid\n", "<!-- lifeline:begin id=a -->\n",
    "<!-- lifeline:end -->\n", "```claims\n", "```trace\n", "*[a]: b\n", "++", ":a:", "--8<-- \"a\"\n",
    "<kbd>", "<p>", "</p>", "<br>", "<table><tr><td>", "<svg>", "<math>", "<a href=b>", "<img src=a alt=b>",
    "[a]", "[a][b]", "[a][]", "[a]\n", "[", "\\[a\\]", "`` ` ``", "a|b\n-|-\n", "---\na: b\n---\n",
]


def page(text):
    return {"a.md": text}


def fill(unit, size):
    """A unit as often as it fits, at least once."""
    return unit * max(1, size // len(unit.encode()))


def repeated(unit, before="", after=""):
    return lambda size: page(before + fill(unit, size) + after)


def lines(make):
    """Lines, each of its number, as many as fit."""

    def text(size):
        parts, length = [], 0
        for number in itertools.count():
            part = make(number)
            parts.append(part)
            length += len(part.encode())
            if length >= size:
                return "".join(parts)

    return text


def nested(opening, middle, closing):
    def text(size):
        count = max(1, size // (len(opening) + len(closing)))
        return page(opening * count + middle + closing * count)

    return text


def fenced(word, make):
    return lambda size: page(f"# A\n\n```{word}\n{make(size)}\n```\n")


def scenario_with(block, make):
    program = "class A: UIViewController {}\nlet a = A()\nwindow.rootViewController = a\nwindow.makeKeyAndVisible()"
    return lambda size: page(f"# A\n\n```swift scenario\n{program}\n```\n\n```{block}\n{make(size)}\n```\n")


# What is larger is not read.
LARGEST_FRONT_MATTER = 95_000


def front(make):
    return lambda size: page(f"---\n{make(min(size, LARGEST_FRONT_MATTER))}\n---\n\n# A\n")


def laughs(size):
    """Anchors of YAML, each ten times the one before."""
    text = 'a: &a ["x","x","x","x","x","x","x","x","x","x"]\n'
    for before, name in zip("abcdefghijklm", "bcdefghijklmn"):
        text += f"{name}: &{name} [" + ",".join([f"*{before}"] * 10) + "]\n"
    return text + lines(lambda i: f"t{i}: *n\n")(size)


# What was slow, or looks as if it might be, as people would name it.
NAMED = {
    "stages of one id": lambda size: {"a.md": fill("```swift stage id=a\n```\n", size)},
    "srcset with commas": repeated(",", '<img srcset="', '">'),
    "srcset with addresses": repeated("a 1x,", '<img srcset="', '">'),
    "srcset without blanks": repeated("a,", '<img srcset="', '">'),
    "many srcsets": repeated('<img srcset="a 1x, b 2x">\n'),
    "definition lists": repeated("a\n: b\n\n"),
    "remarks never closed": repeated("%%a "),
    "remarks never closed, in lines": repeated("%%a\n"),
    "remarks never closed, in paragraphs": repeated("%%a\n\n"),
    "formulas never closed, in lines": repeated("$$a\n"),
    "formulas never closed, in paragraphs": repeated("$$\n\n"),
    "formulas that define commands": repeated("$\\newcommand{\\a}{\\a\\a}\\a$ "),
    "formulas that are wrong": repeated("$\\frak{\\q$ "),
    "formulas that are wrong, in lines": repeated("$\\q$\n"),
    "links by name, in lines": repeated("[[a]]\n"),
    "formulas in groups": lambda size: page("$$\n" + fill("{", size) + "\n$$\n"),
    "formulas in columns": lambda size: page("$$\n" + fill("&", size) + "\n$$\n"),
    "formulas of letters": lambda size: page("$$\n\\mathrm{" + fill("a", size) + "}\n$$\n"),
    "cells with escaped bars": repeated("| *a*\\|b |\n", "| a |\n|---|\n"),
    "tabs": repeated('=== "a"\n\n    b\n\n'),
    "tabs in tabs": lambda size: page("".join(
        "    " * (depth % 60) + '=== "a"\n\n' for depth in range(size // 130))),
    "blocks with names": repeated("```js [a]\nb\n```\n"),
    "blocks with names in groups": repeated("::: code-group\n```js [a]\nb\n```\n:::\n"),
    "blocks that take code": repeated("```js\n{{#include a.js}}\n```\n"),
    "marked lines": lambda size: page("```js {" + fill("1,", size // 2) + "}\n" + fill("a\n", size // 2) + "```\n"),
    "prices": repeated("$5 "),
    "prices and backslashes": repeated("$a\\"),
    "links in images": repeated("![[]()"),
    "images in images": nested("![", "a", "](b)"),
    "links in links": nested("[", "a", "](b)"),
    "brackets": nested("[", "a", "]"),
    "round brackets in a destination": nested("[a](" + "(", "b", ")"),
    "quotations": nested("> ", "a", ""),
    "lists": nested("- ", "a", ""),
    "numbered lists": nested("1. ", "a", ""),
    "lists, deeper line by line": lambda size: page(
        "".join("  " * i + "- a\n" for i in range(int(size**0.5)))),
    "quotations, deeper line by line": lambda size: page(
        "".join("> " * i + "a\n\n" for i in range(int(size**0.5)))),
    "emphasis": nested("*a ", "b", "*"),
    "emphasis of both kinds": nested("*a_ ", "b", "_*"),
    "strong": nested("**a ", "b", "**"),
    "struck out": nested("~~a ", "b", "~~"),
    "highlighted": nested("==a ", "b", "=="),
    "elements": nested("<div>", "b", "</div>"),
    "elements in lines": nested("<div>\n\n", "b", "</div>\n\n"),
    "inline elements": nested("a <b>", "b", "</b>"),
    "foldings": nested("<details><summary>a</summary>\n\n", "b", "</details>\n\n"),
    "unclosed comments": repeated("a <!-- b\n"),
    "unclosed comments in paragraphs": repeated("a <!-- b\n\n"),
    "one attribute": repeated("a", "<a b='", "'>"),
    "many attributes": lambda size: page("<a " + lines(lambda i: f"a{i}=b ")(size) + ">"),
    "many attributes of one name": repeated("a=b ", "<a ", ">"),
    "many ids": lambda size: page(lines(lambda i: f'<a id="a{i}"></a>\n\n')(size)),
    "many ids of one name": repeated('<a id="a"></a>\n\n'),
    "code spans": lambda size: page(
        " ".join("`" * i + "a" for i in range(1, int((2 * size) ** 0.5)))),
    "headings of one name": repeated("# a\n"),
    "headings of many names": lambda size: page(lines(lambda i: f"# a{i}\n")(size)),
    "headings that number themselves": lambda size: page(
        lines(lambda i: f"# a\n\n# a-{i}\n\n")(size)),
    "heading anchors": lambda size: page(lines(lambda i: f"# a {{#b{i}}}\n")(size)),
    "heading anchors of one name": repeated("# a {#b}\n"),
    "block names": lambda size: page(lines(lambda i: f"a ^b{i}\n\n")(size)),
    "block names of one name": repeated("a ^b\n\n"),
    "tags": lambda size: page(lines(lambda i: f"#tag{i} ")(size)),
    "tags, deep": repeated("a/", "#", "b"),
    "footnotes": lambda size: page(lines(lambda i: f"a[^{i}]\n\n[^{i}]: b\n\n")(size)),
    "footnotes in footnotes": lambda size: page(
        "a[^0]\n\n" + lines(lambda i: f"[^{i}]: b [^{i + 1}]\n\n")(size)),
    "footnotes in line": nested("^[a ", "b", "]"),
    "one footnote, many references": repeated("[^a] ", "[^a]: b\n\n"),
    "footnotes never defined, in lines": repeated("[^a]\n"),
    "footnotes never defined": lambda size: page(lines(lambda i: f"[^{i}] ")(size)),
    "footnotes never used": lambda size: page(lines(lambda i: f"[^{i}]: a\n")(size)),
    "footnotes, nearly defined": lambda size: page(
        lines(lambda i: f"a[^note{i}x]\n\n[^note{i}]: b\n\n")(size)),
    "definitions": lambda size: page(lines(lambda i: f"[a{i}]: b\n")(size)),
    "definitions, used": lambda size: page(
        lines(lambda i: f"[a{i}]: b\n")(size // 2) + "\n" + lines(lambda i: f"[a{i}] ")(size // 2)),
    "definitions, in small tables": lambda size: page(
        "[a]: " + "b" * (size // 2) + "\n\n" + fill("|[a]|\n|-|\n\n", size // 2)),
    "long definition, many times": lambda size: page(
        "[a]: " + "b" * (size // 2) + "\n\n" + fill("[a] ", size // 2)),
    "labels without definitions": lambda size: page(lines(lambda i: f"[a{i}][b{i}] ")(size)),
    "tables": repeated("|a|b|\n|-|-|\n|c|d|\n\n"),
    "table with many columns": lambda size: page(
        "|" + fill("a|", size // 3) + "\n|" + fill("-|", size // 3) + "\n" + fill("|\n", size // 3)),
    "table heads": repeated("a|b\n"),
    "lines of dashes": repeated("|-|-|\n"),
    "callouts": repeated("> [!note] a\n> b\n\n"),
    "callouts in callouts": lambda size: page(
        "".join("> " * i + "[!note] a\n" for i in range(1, int(size**0.5)))),
    "cells with escaped bars": repeated("| *a*\\|b |\n", "| a |\n|---|\n"),
    "tabs": repeated('=== "a"\n\n    b\n\n'),
    "links to one missing page": repeated("[[b]] "),
    "links to many missing pages": lambda size: page(lines(lambda i: f"[[b{i}]] ")(size)),
    "links to many missing files": lambda size: page(lines(lambda i: f"[a](b{i}.md) ")(size)),
    "links to many missing parts": lambda size: page(
        lines(lambda i: f"# heading{i}\n\n[[#headign{i}]]\n\n")(size)),
    "links to many parts": lambda size: page(lines(lambda i: f"# h{i}\n\n[[#h{i}]]\n\n")(size)),
    "embeds of this page": repeated("![[a]]\n\n"),
    "embeds of a part": repeated("![[a#b]]\n\n", "# b\n\nc\n\n"),
    "long wikilink": repeated("a", "[[", "]]"),
    "long address": repeated("a", "https://example.org/", ""),
    "address with marks": repeated(")", "https://example.org/", " b"),
    "addresses": repeated("https://example.org/a_b_c "),
    "addresses with emphasis": repeated("_", "https://example.org/", " b"),
    "schemes": repeated("http://"),
    "e-mail addresses": repeated("a@b.c "),
    "at signs": repeated("a@"),
    "points": repeated("a.", "", "@"),
    "plus signs": repeated("+", "", "@"),
    "escapes": repeated("\\["),
    "entities": repeated("&lt;"),
    "entities without end": repeated("&"),
    "blanks": repeated(" ", "a", "b"),
    "blank lines": repeated("\n"),
    "tab stops": repeated("\t", "- ", "a"),
    "returns": repeated("\r"),
    "one long word": repeated("a"),
    "one long Chinese text": repeated("漢"),
    "combining marks": repeated("\u0301", "a", ""),
    "joined people": repeated("\U0001f469\u200d"),
    "directions": repeated("\u202e"),
    "zeros": repeated("\0"),
    "one faulty line": repeated("[[x]] ", "", ""),
    "one faulty Chinese line": repeated("漢[[x]]"),
    "broken links in HTML, in one line": repeated("x <a href=x>", "", ""),
    "ids in HTML, in one line": repeated("<i id=x>x</i> ", "", ""),
    "comments in one line": repeated("<!-- a -->", "", ""),
    "marks of embedded diagrams in one line": repeated("<!-- lifeline:begin id=a -->", "", ""),
    "comments of MDX in one line": lambda size: {"a.mdx": fill("{/* a */}", size)},
    "marks of scenarios": repeated("<!-- scenario id=a -->\n\n"),
    "marks of scenarios, above text": repeated("<!-- scenario id=a -->\na\n\n"),
    "empty scenarios": repeated("```swift scenario\n```\n\n"),
    "scenarios of one name": repeated("```swift scenario id=a\n```\n\n"),
    "empty scenarios of many names": lambda size: page(
        lines(lambda i: f"```swift scenario id=a{i} compare=a{i + 1}\n```\n\n")(size)),
    "scenarios that compare with nothing": lambda size: page(
        lines(lambda i: f"```swift scenario id=name{i} compare=nmae{i}\n```\n\n")(size)),
    "scenarios without a stage": lambda size: page(
        lines(lambda i: f"```swift scenario id=name{i} stage=b{i}\n```\n\n")(size)),
    "stages": lambda size: page(lines(lambda i: f"```swift stage id=a{i}\n```\n\n")(size)),
    "attributes": lambda size: page(
        "```swift scenario " + lines(lambda i: f"a{i}=b ")(size) + "\n```\n"),
    "attributes of one name": repeated("id=a ", "```swift scenario ", "\n```\n"),
    "regions": repeated("<!-- lifeline:begin id=a -->\n\n<!-- lifeline:end -->\n\n"),
    "regions below": repeated(
        "<!-- lifeline:begin id=a -->\n\n", "```swift scenario id=a\n```\n\n", ""),
    "fences": repeated("```\na\n```\n\n"),
    "fences in quotations": repeated("> ```\n> a\n"),
    "fences in lists": repeated("- ```\n  a\n"),
    "fences with tabs": repeated("- \t```\n\ta\n"),
    "code to colour": fenced("swift", lambda size: fill("\"\\(", size)),
    "code to colour, comments": fenced("swift", lambda size: fill("/*", size)),
    "code to colour, plain": fenced("python", lambda size: fill('"""', size)),
    "code to colour, patterns": fenced("js", lambda size: fill("/[", size)),
    "code to colour, keys": fenced("yaml", lambda size: fill("a   ", size)),
    "code to colour, selectors": fenced("css", lambda size: fill("a-b ", size)),
    "code to colour, nested comments": fenced("rust", lambda size: fill("/*", size)),
    "code to colour, scripts": fenced("html", lambda size: fill("<script>", size)),
    "code to colour, shell": fenced("bash", lambda size: fill("$(", size)),
}

MERMAID = {
    "notes over many": lambda size: (
        lines(lambda i: f"participant A{i}\n")(size // 2) + lines(lambda i: f"Note over A0,A{i}: a\n")(size // 2)),
    "messages": lines(lambda i: "A->>B: a\n"),
    "participants": lines(lambda i: f"participant A{i}\n"),
    "participants in messages": lines(lambda i: f"A{i}->>B{i}: a\n"),
    "one line": lambda size: "A->>B: " + "a" * size,
    "one line of Chinese": lambda size: "A->>B: " + "漢" * (size // 3),
    "breaks": lambda size: "A->>B: " + fill("<br>", size),
    "loops": lambda size: fill("loop a\n", size // 2) + fill("end\n", size // 2),
    "loops never closed": lambda size: fill("loop a\n", size),
    "ends": lambda size: fill("end\n", size),
    "activations": lambda size: fill("activate A\n", size),
    "activated messages": lambda size: fill("A->>+B: a\n", size),
    "deactivations": lambda size: fill("deactivate A\n", size),
    "notes": lines(lambda i: f"Note over A{i},B: a\n"),
    "notes over all": lambda size: fill("Note over A,B: a\n", size),
    "links": lines(lambda i: f"link A: a{i} @ https://a.b\n"),
    "links as JSON": lambda size: 'links A: {"a": ' + fill("[", size) + "}",
    "boxes": lines(lambda i: f"box a\nparticipant A{i}\nend\n"),
    "created": lines(lambda i: f"create participant A{i}\nB->>A{i}: a\n"),
    "destroyed": lines(lambda i: f"destroy A{i}\n"),
    "semicolons": lambda size: fill("A->>B: a;", size),
    "entities": lambda size: "A->>B: " + fill("#amp;", size),
    "hashes": lambda size: "A->>B: " + fill("#", size),
    "comments": lambda size: fill("%% a\n", size),
    "directives": lambda size: fill("%%{init: {}}%%\n", size),
    "directives never closed": lambda size: fill("%%{", size),
    "faults": lines(lambda i: f"a{i} b c\n"),
    "arrows": lambda size: fill("A-", size),
    "colons": lambda size: fill(":", size),
    "brackets": lambda size: fill("(", size),
    "quotes": lambda size: fill('"', size),
    "alternatives": lambda size: "alt a\n" + fill("else b\n", size) + "end",
    "coloured": lambda size: fill("rect rgb(0,0,0)\n", size // 2) + fill("end\n", size // 2),
    "front matter": lambda size: "---\n" + fill("a: b\n", size) + "---\n",
    "titles": lambda size: fill("title a\n", size),
    "autonumbers": lambda size: fill("autonumber\n", size),
}

FRONT = {
    "laughs": laughs,
    "keys": lines(lambda i: f"a{i}: b\n"),
    "keys of one name": lambda size: fill("a: b\n", size),
    "tags": lambda size: "tags:\n" + lines(lambda i: f"  - a{i}\n")(size),
    "tags of one name": lambda size: "tags:\n" + fill("  - a\n", size),
    "tags, near a known one": lambda size: "tags: [" + lines(lambda i: f"a{i}, ")(size) + "]",
    "aliases": lambda size: "aliases:\n" + lines(lambda i: f"  - a{i}\n")(size),
    "aliases of one name": lambda size: "aliases:\n" + fill("  - a\n", size),
    "one long alias": lambda size: "aliases: [" + "a" * size + "]",
    "one long title": lambda size: "title: " + "a" * size,
    "one long Chinese title": lambda size: "title: " + "漢" * (size // 3),
    "lists in lists": lambda size: "a: " + fill("[", size // 2) + fill("]", size // 2),
    "lists never closed": lambda size: "a: " + fill("[", size),
    "mappings never closed": lambda size: "a: " + fill("{a: ", size),
    "lists, in lines": lambda size: "a:\n" + "".join(" " * i + "-\n" for i in range(int(size**0.5))),
    "dashes": lambda size: "a: \n" + fill("- ", size),
    "questions": lambda size: fill("? ", size),
    "anchors": lines(lambda i: f"a{i}: &a{i} b\n"),
    "anchors, used": lambda size: "a: &a b\n" + lines(lambda i: f"a{i}: *a\n")(size),
    "merged keys": lambda size: "a: &a {b: c}\n" + lines(lambda i: f"a{i}:\n  <<: *a\n")(size),
    "quotes": lambda size: 'a: "' + fill("\\\"", size) + '"',
    "quotes never closed": lambda size: 'a: "' + fill("a\n", size),
    "folded": lambda size: "a: >\n" + fill(" b\n\n", size),
    "comments": lambda size: fill("# a\n", size),
    "draft signs": lambda size: fill("draft", size),
    "draft signs in lines": lambda size: "[\n" + fill("draft:\n", size),
    "colons": lambda size: fill(":", size),
    "tabs": lambda size: fill("\t", size),
    "old addresses": lambda size: "redirect_from:\n" + lines(lambda i: f"  - /a{i}/\n")(size),
    "documents": lambda size: fill("a: b\n...\n", size),
    "tags of YAML": lambda size: fill("!a ", size),
    "directives": lambda size: fill("%YAML 1.1\n", size),
    "handles": lines(lambda i: f"%TAG !a{i:x}! b\n"),
}

EXPECTED = {
    ("trace", "calls"): lines(lambda i: f"A.viewDidLoad{i}\n"),
    ("trace", "calls of one name"): lambda size: fill("A.viewDidLoad\n", size),
    ("trace", "ellipses"): lambda size: fill("…\n", size),
    ("trace", "ellipses and calls"): lambda size: fill("…\nA.viewDidLoad\n", size),
    ("trace", "brackets"): lambda size: fill("(", size),
    ("trace", "one line"): lambda size: "A." + "a" * size,
    ("claims", "claims"): lines(lambda i: f"A{i}.viewDidLoad happens once\n"),
    ("claims", "claims of one name"): lambda size: fill("A.viewDidLoad happens once\n", size),
    ("claims", "claims that fail"): lambda size: fill("A.viewDidLoad happens twice\n", size),
    ("claims", "misspelt"): lines(lambda i: f"a.viewDidLaod{i} happens once\n"),
    ("claims", "befores"): lambda size: fill("A.viewDidLoad before ", size),
    ("claims", "brackets"): lambda size: fill("(", size),
    ("claims", "quotes"): lambda size: fill('"', size),
    ("claims", "words"): lambda size: fill("a ", size),
    ("claims", "unreadable"): lambda size: fill("x\n", size),
    ("observed", "calls"): lines(lambda i: f"A viewDidLoad{i}\n"),
    ("observed", "calls of one name"): lambda size: fill("A viewDidLoad\n", size),
    ("observed", "brackets"): lambda size: fill("-[", size),
    ("observed", "closing brackets"): lambda size: "a[" + fill("1", size // 2) + "z" + fill("]", size // 2),
    ("observed", "objects never closed"): lambda size: fill("<A: 0x", size),
    ("observed", "open parentheses"): lambda size: fill("a(", size),
    ("observed", "log lines"): lambda size: fill("2024-01-01 10:00:00.000 A[1:1] -[A viewDidLoad]\n", size),
}


LOGS = {
    "calls of the logger": lines(lambda i: f"lifeline| {i / 100} {i} 1 App.A#1 viewDidLoad()\n"),
    "calls within calls": lines(lambda i: f"lifeline| {i / 100} {i} {i} App.A#1 viewDidLoad()\n"),
    "receivers": lines(lambda i: f"-[A{i} viewDidLoad]\n"),
    "times": lines(lambda i: f"2024-01-01 10:00:00.{i % 1000:03} A[1:1] -[A viewDidLoad]\n"),
    "a name as long as the line": lambda size: fill("a", size // 2) + " " + fill("a", size // 2) + "(",
    "texts": lines(lambda i: f"words that say nothing {i}\n"),
}


PLANTUML = {
    "messages": lambda size: fill("A -> B : a\n", size),
    "participants": lines(lambda i: f"participant A{i}\n"),
    "names": lines(lambda i: f"A{i} -> B{i} : a\n"),
    "lists of names": lambda size: "note over A" + fill(", B", size) + " : a",
    "receivers": lambda size: "A -> B" + fill(" & B", size) + " : a",
    "parallel": lambda size: fill("& A -> B : a\n", size),
    "bars": lambda size: fill("activate A\n", size),
    "bars and returns": lambda size: fill("A -> B ++ : a\n", size // 2) + fill("return a\n", size // 2),
    "groups": lambda size: fill("alt a\n", size),
    "sections": lambda size: "alt a\n" + fill("else b\n", size),
    "ends": lambda size: fill("end\n", size),
    "notes never closed": lambda size: fill("note over A\n", size),
    "texts never closed": lambda size: fill("legend\n", size),
    "braces never closed": lambda size: fill("skinparam a {\n", size),
    "diagrams in texts": lambda size: "note over A\n" + fill("{{\n", size),
    "comments never closed": lambda size: fill("/'\n", size),
    "line comments": lambda size: fill("' a\n", size),
    "lines that go on": lambda size: "A -> B : a" + fill("\\\n", size),
    "bold": lambda size: "A -> B : " + fill("**a", size),
    "marks": lambda size: "A -> B : " + fill("**//__--~~", size),
    "marks never closed": lambda size: "A -> B : " + fill("//a ", size),
    "tags": lambda size: "A -> B : " + fill("<b>a", size),
    "angles": lambda size: "A -> B : " + fill("<", size),
    "links": lambda size: "A -> B : " + fill("[[/a b]]", size),
    "links never closed": lambda size: "A -> B : " + fill("[[", size),
    "entities": lambda size: "A -> B : " + fill("&#65;", size),
    "quotes": lambda size: fill('"', size),
    "dashes": lambda size: "A " + fill("-", size) + "> B",
    "styles": lambda size: "A -" + fill("[#red", size),
    "stereotypes": lambda size: "participant A " + fill("<<", size),
    "orders": lines(lambda i: f"participant A{i} order {-i}\n"),
    "boxes": lambda size: fill("box a\n", size),
    "includes": lines(lambda i: f"!include a{i}\n"),
    "spaces": lambda size: fill("||9999||\n", size),
    "diagrams": lambda size: fill("@startuml\n", size),
    "runs in lines": lambda size: "note over A\n" + fill("**a** //b//\n", size) + "end note",
}


def named():
    """All inputs with a name of their own."""
    found = [folder(f"page: {name}", make) for name, make in NAMED.items()]
    for name, make in MERMAID.items():
        drawing = fenced("mermaid", lambda size, make=make: "sequenceDiagram\n" + make(size))
        found.append(folder(f"mermaid: {name}", drawing))
    for name, make in PLANTUML.items():
        drawing = fenced("plantuml", lambda size, make=make: "@startuml\nA -> B\n" + make(size) + "\n@enduml\n")
        found.append(folder(f"plantuml: {name}", drawing))
    found += [folder(f"front matter: {name}", front(make)) for name, make in FRONT.items()]
    for (block, name), make in EXPECTED.items():
        found.append(folder(f"{block}: {name}", scenario_with(block, make)))
        if block == "observed":
            found.append(log(f"log: {name}", make))
    found += [log(f"log: {name}", make) for name, make in LOGS.items()]
    return found


def marks():
    """Each mark by itself, in words, in lines, and closed by the one after it."""
    found = []
    for mark in dict.fromkeys(MARKS):
        found += [
            folder(f"mark: {mark!r}", repeated(mark)),
            folder(f"mark: {mark!r} in words", repeated(mark + "a ")),
            folder(f"mark: {mark!r} in lines", repeated(mark + "a\n")),
            folder(f"mark: {mark!r} in paragraphs", repeated(mark + "a\n\n")),
            folder(f"mark: {mark!r} in quotations", repeated("> " + mark + "\n")),
        ]
    return found


def pairs(count=None, seed=1):
    """Each mark with each other, alternating and one after the other; of a seed where a count is given."""
    chosen = list(itertools.product(dict.fromkeys(MARKS), repeat=2))
    if count is not None:
        chosen = random.Random(seed).sample(chosen, count)
    found = []
    for first, second in chosen:
        found.append(folder(f"pair: {first!r} {second!r}", repeated(first + second)))

        def one_then_other(size, first=first, second=second):
            return page(fill(first, size // 2) + fill(second, size // 2))

        found.append(folder(f"pair: {first!r} then {second!r}", one_then_other))
    return found
