"""What CommonMark and GitHub's Markdown say of their examples, and what the site makes of them.

Each example is a page of one site. One whose page is another than the specification says is listed in
`differences.py` with the reason, and one that is listed and does not differ fails as well.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import differences  # noqa: E402
import examples  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = ROOT / os.environ.get("LIFELINE", ".build/release/lifeline")
FOLDER = ROOT / ".build/tools"

# What a page of text alone is: no frame, and at its top the heading that the frame takes out of the text.
TEMPLATE = "<article>{{#anchor}}<h1>{{{heading}}}</h1>\n{{/anchor}}{{{content}}}</article>\n"


def pages(found, settings):
    """The HTML that the command makes of some examples, by their numbers."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="lifeline-specification-"))
    try:
        content, templates = folder / "content", folder / "templates"
        content.mkdir()
        templates.mkdir()
        (templates / "page.mustache").write_text(TEMPLATE)
        (content / "index.md").write_text(f"---\n{settings}---\n# Examples\n")
        for path in examples.files(found):
            file = content / path
            file.parent.mkdir(parents=True, exist_ok=True)
            if not file.exists():
                file.write_text("text")
        for example in found:
            page = content / f"e{example.number}.md"
            # A title of its own, so that no heading is one.
            page.write_bytes(b"---\ntitle: Example\n---\n" + example.markdown.encode())
        command = [COMMAND, "build", "--allow-scripts", "--content", content, "--templates", templates, "--output", folder / "site"]
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        made = {}
        for example in found:
            text = (folder / "site" / f"e{example.number}.html").read_text(encoding="utf-8")
            made[example.number] = re.search(r"<article>(.*)</article>", text, re.S)[1]
        return made
    finally:
        shutil.rmtree(folder)


def differing(found, made):
    """The examples whose pages are not what is said of them."""
    return [
        example for example in found
        if examples.normalized(made[example.number]) != examples.normalized(example.html)
    ]


class SpecificationTests(unittest.TestCase):
    maxDiff = None

    def check(self, name, known):
        found = examples.read(FOLDER / f"{name}.txt")
        self.assertGreater(len(found), 600)
        made = pages(found, differences.SETTINGS)
        differ = {example.number: example for example in differing(found, made)}
        reasons = {number: reason for reason, numbers in known.items() for number in numbers}
        for number, example in differ.items():
            with self.subTest(name, number=number):
                what = f"{example.section}\n{example.markdown}\n{example.html}\n{made[number]}"
                self.assertIn(number, reasons, what)
        for number, reason in reasons.items():
            with self.subTest(name, number=number, reason=reason):
                self.assertIn(number, differ, "it is as the specification says")
        print(f"{name}: {len(found) - len(differ)} of {len(found)} examples are as the specification says")

    def test_commonmark(self):
        self.check("commonmark", differences.COMMONMARK)

    def test_github(self):
        self.check("gfm", differences.GITHUB)


if __name__ == "__main__":
    unittest.main()
