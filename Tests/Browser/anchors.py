"""Checks a folder of HTML: every link leads to a file and an anchor, and no id stands twice. Of the same
pages in Markdown, every link leads to a file, and none goes by a page's name.

    python3 anchors.py site

Knows nothing of how the pages were made; it reads what is written, as a browser does.
"""

import pathlib
import re
import sys
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

REFERENCES = {"href", "src", "poster", "data"}
LISTS = {"aria-labelledby", "aria-describedby", "aria-controls", "headers"}


class Page(HTMLParser):
    def __init__(self, file):
        super().__init__(convert_charrefs=True)
        self.ids, self.twice, self.links, self.labels = set(), [], [], []
        self.base = ""
        self.feed(file.read_text())

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id" or (name == "name" and tag == "a"):
                if value in self.ids and name == "id":
                    self.twice.append((value, self.getpos()[0]))
                self.ids.add(value)
            elif tag == "base" and name == "href":
                self.base = value
            elif name in REFERENCES and value is not None:
                self.links.append((value, self.getpos()[0]))
            elif name in LISTS or (tag == "label" and name == "for"):
                self.labels += [(label, self.getpos()[0]) for label in value.split()]


CODE = re.compile(r"^( *)(`{3,}).*?^\1\2`*\s*$|`[^`\n]*`", re.DOTALL | re.MULTILINE)


def markdown(root):
    """The links of all pages in Markdown, and what is wrong with them."""
    faults, count = [], 0
    for file in sorted(root.rglob("*.md")):
        name = file.relative_to(root.parent)
        text = CODE.sub("", file.read_text())
        faults += [f"{name}: '{link}' is a name" for link in re.findall(r"!?\[\[[^\]]+\]\]", text)]
        for link in re.findall(r"\]\((<[^>\n]*>|[^)\s]+)", text):
            link = link.strip("<>")
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or not parts.path:
                continue
            count += 1
            target = (file.parent / unquote(parts.path)).resolve()
            if root not in target.parents or not target.is_file():
                faults.append(f"{name}: '{link}' leads nowhere")
    return faults, count


def main(folder):
    root = pathlib.Path(folder).resolve()
    pages = {file: Page(file) for file in sorted(root.rglob("*.html"))}
    faults = []
    count = 0
    for file, page in pages.items():
        name = file.relative_to(root.parent)
        faults += [f"{name}:{line}: the id '{twice}' stands twice" for twice, line in page.twice]
        faults += [
            f"{name}:{line}: there is no id '{label}'"
            for label, line in page.labels
            if label not in page.ids
        ]
        for link, line in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or page.base:
                continue
            count += 1
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if target.is_dir():
                target /= "index.html"
            anchor = unquote(parts.fragment)
            if root not in target.parents or not target.is_file():
                faults.append(f"{name}:{line}: '{link}' leads nowhere")
            elif anchor and target in pages and anchor not in pages[target].ids:
                faults.append(f"{name}:{line}: '{link}': there is no such anchor")
    found, more = markdown(root)
    faults += found
    count += more
    print("\n".join(faults + [f"{len(pages)} pages, {count} links: {len(faults)} faults"]))
    return 1 if faults or not pages else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
