"""The examples of a specification of Markdown, and how pages are compared with them."""

import html.parser
import re
import urllib.parse

FENCE = "`" * 32


class Example:
    """A piece of Markdown, and the HTML that the specification has for it."""

    def __init__(self, number, section, markdown, html):
        self.number, self.section, self.markdown, self.html = number, section, markdown, html


def read(path):
    """The examples of a `spec.txt`, numbered as the specification numbers them."""
    examples, section, part, lines, number = [], "", None, [], 0
    for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
        if part is None:
            if line.startswith(f"{FENCE} example"):
                # Some of GitHub's are of what it does not promise.
                part, lines, is_left_out, number = 0, ["", ""], "disabled" in line, number + 1
            elif found := re.match(r"#+ (.*)", line):
                section = found[1].strip()
        elif line.rstrip("\n") == FENCE:
            markdown, html = (text.replace("→", "\t") for text in lines)
            if not is_left_out:
                examples.append(Example(number, section, markdown, html))
            part = None
        elif line == ".\n" and part == 0:
            part = 1
        else:
            lines[part] += line
    return examples


class Normalizer(html.parser.HTMLParser):
    """HTML in one way of writing: what a browser does not tell apart is the same.

    The site's own additions are left out: the ids of headings and the links to them, the classes of links and
    tasks, the frames of tables and the colours of code. An address stays, however it is escaped, and whether
    it begins at the page or at the site, at whose top all pages lie.
    """

    BLOCKS = set("""article blockquote body dd details div dl dt figure h1 h2 h3 h4 h5 h6 hr li ol p pre
      section table tbody td tfoot th thead tr ul""".split())
    OWN = {"id", "class", "dir", "tabindex", "width", "height", "loading"}

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.parts, self.pre, self.ends_block = [], 0, True
        # Whether each open element of a kind that the site adds is one of them.
        self.added = {"div": [], "span": [], "a": []}

    def is_added(self, tag, found):
        name = found.get("class") or ""
        return (
            tag == "div" and name == "table" or tag == "span" and self.pre and len(name) <= 2
            or tag == "a" and name == "anchor"
        )

    def handle_starttag(self, tag, attributes):
        found = dict(attributes)
        if tag in self.added:
            self.added[tag].append(self.is_added(tag, found))
            if self.added[tag][-1]:
                return
        for name in ["href", "src"]:
            if found.get(name):
                found[name] = urllib.parse.unquote(found[name]).removeprefix("./").removeprefix("/").removesuffix("#")
        attributes = list(found.items())
        kept = [(name, value) for name, value in attributes if name not in self.OWN]
        if tag == "code" and (found.get("class") or "").startswith("language-"):
            kept.append(("class", found["class"]))
        text = "".join(f' {name}="{escaped(value or "")}"' for name, value in sorted(kept))
        self.add_tag(tag, f"<{tag}{text}>")
        if tag == "pre":
            self.pre += 1

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)

    def handle_endtag(self, tag):
        if self.added.get(tag) and self.added[tag].pop():
            return
        if tag == "pre":
            self.pre -= 1
        self.add_tag(tag, f"</{tag}>")

    def add_tag(self, tag, text):
        if tag in self.BLOCKS:
            while self.parts and not self.pre and self.parts[-1].isspace():
                self.parts.pop()
            if self.parts and not self.pre:
                self.parts[-1] = self.parts[-1].rstrip()
        self.parts.append(text)
        self.ends_block = tag in self.BLOCKS

    def handle_data(self, data):
        if not self.pre:
            data = re.sub(r"\s+", " ", data)
            if self.ends_block:
                data = data.lstrip()
        if data:
            self.parts.append(escaped(data))
            self.ends_block = False

    def handle_comment(self, data):
        pass


class Addresses(html.parser.HTMLParser):
    """The files that the links and images of some HTML lead to."""

    def __init__(self):
        super().__init__()
        self.paths = set()

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src") and value and not re.match(r"[\w.+-]+:", value):
                self.paths.add(urllib.parse.unquote(re.split("[?#]", value)[0]).strip("/"))


def files(examples):
    """The files that must be there for no link of some examples to lead nowhere."""
    addresses = Addresses()
    for example in examples:
        addresses.feed(example.html)
    return sorted(path for path in addresses.paths if path)


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def normalized(text):
    normalizer = Normalizer()
    normalizer.feed(text)
    normalizer.close()
    return "".join(normalizer.parts).strip()
