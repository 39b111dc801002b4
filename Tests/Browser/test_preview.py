"""Writing with `lifeline serve` open in a browser."""

import json
import re
import struct
import subprocess
import unittest
import zlib

from browser_case import COMMAND, ROOT, BrowserCase, SmallSite

FILLER = "Some words about it.\n\n" * 80

NOTE = f"""# A note

<!-- scenario id=show title="Show A" -->
```swift
window.rootViewController = A()
window.makeKeyAndVisible()
```

{FILLER}

## The end

The last words.
"""


def picture(width, height):
    """A black PNG."""

    def chunk(kind, data):
        body = kind + data
        return struct.pack("!I", len(data)) + body + struct.pack("!I", zlib.crc32(body))

    rows = (b"\0" + bytes(width)) * height
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack("!IIBBBBB", width, height, 8, 0, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    )  # fmt: skip


class PreviewTests(BrowserCase):
    def setUp(self):
        super().setUp()
        self.notes = SmallSite({"index.md": NOTE, "other.md": "# Other\n\n[A note](index.md)\n"})
        self.addCleanup(self.notes.remove)
        self.preview = subprocess.Popen(
            [COMMAND, "serve", "--port", "0"], cwd=self.notes.folder, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self.addCleanup(self.end)
        for line in self.preview.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+/", line):
                self.address = found[0]
                break

    def end(self):
        self.preview.send_signal(2)
        self.assertEqual(self.preview.wait(10), 0)
        self.preview.stdout.close()

    def test_a_change_appears_in_place(self):
        tab = self.open(self.address)
        tab.run("window.isTheSame = true; document.querySelector('figure details').open = true")
        tab.run("document.getElementById('the-end').scrollIntoView()")
        place = tab.run("scrollY")
        self.assertGreater(place, 500)
        self.notes.write("index.md", NOTE.replace("last words", "very last words"))
        tab.wait("document.body.textContent.includes('very last words')")
        self.assertTrue(tab.run("window.isTheSame"), "the page was loaded anew")
        self.assertAlmostEqual(tab.run("scrollY"), place, delta=2)
        self.assertTrue(tab.run("document.querySelector('figure details').open"))

    def test_a_change_above_keeps_the_lines_where_they_are(self):
        tab = self.open(self.address)
        tab.run("document.getElementById('the-end').scrollIntoView()")
        top = "document.getElementById('the-end').getBoundingClientRect().top"
        place = tab.run(top)
        self.notes.write("index.md", NOTE.replace("# A note\n", "# A note\n\nMore.\n\n" * 1 + "Words.\n\n" * 20))
        tab.wait("document.body.textContent.includes('More.')")
        tab.wait(f"Math.abs({top} - {place}) < 3")

    def test_a_fault_is_shown_until_it_is_repaired(self):
        tab = self.open(self.address)
        # What the preview cannot mend itself.
        self.notes.write("index.md", NOTE.replace("= A()", '= "A"'))
        panel = "document.getElementById('lifeline-problems')"
        tab.wait(f"{panel} !== null")
        text = tab.run(f"{panel}.shadowRoot.querySelector('pre').textContent")
        self.assertIn("content/index.md:5:", text)
        self.assertIn('window.rootViewController = "A"\n', text)
        self.notes.write("index.md", NOTE)
        tab.wait(f"{panel} === null && document.querySelector('figure svg') !== null")

    # Problems

    PANEL = "document.getElementById('lifeline-problems')"
    IS_OPEN = f"{PANEL}.shadowRoot.querySelector('details').open"
    FAULTS = "".join(f"See [[Nowhere {number}]].\n\n" for number in range(8))

    def test_the_end_of_a_page_can_be_read_above_what_is_wrong_with_it(self):
        tab = self.open(self.address)
        self.notes.write("index.md", NOTE + "\n" + self.FAULTS)
        tab.wait(f"{self.PANEL} !== null")
        end, top = (f"{part}.getBoundingClientRect()" for part in ("document.body", self.PANEL))
        for is_open in ("true", "false"):
            tab.run(f"{self.IS_OPEN} = {is_open}")
            tab.run("new Promise(done => setTimeout(done, 100))")
            tab.run("scrollTo(0, 1e9)")
            self.assertLessEqual(tab.run(f"{end}.bottom"), tab.run(f"{top}.top") + 1)
        self.notes.write("index.md", NOTE)
        tab.wait(f"{self.PANEL} === null")
        tab.wait("getComputedStyle(document.documentElement).paddingBottom === '0px'")

    def test_folded_problems_stay_folded_until_there_is_another(self):
        tab = self.open(self.address)
        self.notes.write("index.md", NOTE + "\n" + self.FAULTS)
        tab.wait(f"{self.PANEL} !== null")
        tab.run(f"{self.IS_OPEN} = false")
        text = f"{self.PANEL}.shadowRoot.querySelector('pre').textContent"
        before = tab.run(text)
        self.notes.write("index.md", "A line above.\n\n" + NOTE + "\n" + self.FAULTS)
        tab.wait(f"{text} !== {json.dumps(before)}")
        self.assertFalse(tab.run(self.IS_OPEN))
        # One that is repaired is no reason either, and the same elsewhere is.
        fewer = NOTE + "\n" + self.FAULTS.replace("[[Nowhere 3]]", "it")
        self.notes.write("index.md", fewer)
        tab.wait(f"{self.PANEL}.shadowRoot.querySelector('summary').textContent === '7 problems'")
        self.assertFalse(tab.run(self.IS_OPEN))
        self.notes.write("index.md", fewer + "And [[Nowhere 2]].\n")
        tab.wait(self.IS_OPEN)

    def test_another_page_stays_as_it_is(self):
        tab = self.open(self.address + "other.html")
        tab.run("window.isTheSame = true; document.querySelector('main').dataset.mine = 'yes'")
        self.notes.write("index.md", NOTE.replace("last words", "other words"))
        other = self.open(self.address)
        other.wait("document.body.textContent.includes('other words')")
        self.assertEqual(tab.run("document.querySelector('main').dataset.mine"), "yes")

    def test_a_page_that_goes_is_shown_again_when_it_comes_back(self):
        tab = self.open(self.address + "other.html")
        file = self.notes.folder / "content/other.md"
        text = file.read_text()
        file.unlink()
        tab.wait("!document.title.includes('Other')")
        file.write_text(text)
        tab.wait("document.title.includes('Other')")
        # That there was no such page for a while is what the browser complains of.
        tab.complaints.clear()

    def test_new_styles_are_put_on(self):
        tab = self.open(self.address)
        tab.run("window.isTheSame = true")
        style = (self.notes.folder / "templates" / "style.css")
        style.parent.mkdir()
        style.write_text("html { background: rgb(1, 2, 3) }")
        tab.wait("getComputedStyle(document.documentElement).backgroundColor === 'rgb(1, 2, 3)'")
        self.assertTrue(tab.run("window.isTheSame"))

    # What is the same stays the same

    PARAGRAPHS = [f"Paragraph {n} tells of the order of calls in words of its own." for n in range(90)]
    ENDS = {
        "a table too wide": "| " + " | ".join(["a" * 20] * 12) + " |\n|" + "-|" * 12 + "\n",
        "a line of code too long": "```swift\n" + "let aaaaaaaaaaaaaaaaaa = 1; " * 9 + "\n```\n",
        "what the reader unfolded": "> [!note]- Folded\n> Inside.\n",
        "a diagram": NOTE.partition(FILLER)[0].partition("\n\n")[2],
        "a paragraph that changes": "Draft {n} of the end.\n",
    }

    def test_what_is_read_stays_in_place_whatever_stands_at_the_end(self):
        top = (
            "[...document.querySelectorAll('main p')].find(p => p.textContent.startsWith('Paragraph 60 '))"
            ".getBoundingClientRect().top"
        )
        for name, end in self.ENDS.items():
            with self.subTest(name):

                def page(number, inserted):
                    text = "\n\n".join(self.PARAGRAPHS[:2] + inserted + self.PARAGRAPHS[2:])
                    return f"# {name} {number}\n\n{text}\n\n" + end.replace("{n}", str(number))

                self.notes.write("other.md", page(1, []))
                tab = self.open(self.address + "other.html", width=1000)
                tab.wait(f"document.title.includes('{name}')")
                tab.run("document.querySelectorAll('main details').forEach(part => { part.open = true })")
                tab.run("window.isTheSame = true")
                tab.run(f"scrollBy(0, {top} - innerHeight / 2)")
                # The page's own script has seen to what scrolls by now.
                tab.run("new Promise(done => setTimeout(done, 200))")
                place = tab.run(top)
                self.notes.write("other.md", page(2, ["A new one."] * 3))
                tab.wait("document.body.textContent.includes('A new one.')")
                tab.run("new Promise(done => setTimeout(done, 200))")
                self.assertAlmostEqual(tab.run(top), place, delta=3)
                self.assertTrue(tab.run("window.isTheSame"), "the page was loaded anew")

    def test_what_the_reader_unfolded_is_what_stays_open(self):
        def page(*callouts, end="The end."):
            return "# Callouts\n\n" + "".join(
                f"> [!note]- Callout {name}\n> Inside of {text}.\n\n" for name, text in callouts
            ) + end + "\n"  # fmt: skip

        one, two, three, new = ("1", "one"), ("2", "two"), ("3", "three"), ("0", "new")
        cases = {
            "inserted above": page(new, one, two, three),
            "inserted above, the end changed": page(new, one, two, three, end="Over."),
            "one above removed, the end changed": page(two, three, end="Over."),
            "moved": page(three, two, one, end="Over."),
            "inserted above, and itself changed": page(new, one, ("2", "changes"), three, end="Over."),
        }
        for name, text in cases.items():
            with self.subTest(name):
                self.notes.write("other.md", page(one, two, three))
                tab = self.open(self.address + "other.html")
                summaries = "[...document.querySelectorAll('main details{}')].map(d => " \
                    "d.querySelector('summary').textContent.trim().slice(-1)).join()"  # fmt: skip
                tab.wait(summaries.format("") + " === '1,2,3'")
                tab.run("document.querySelectorAll('main details')[1].open = true")
                tab.run("window.isTheSame = true")
                self.notes.write("other.md", text)
                order = ",".join(re.findall(r"Callout (\d)", text))
                last = text.split("\n")[-2]
                tab.wait(f"{summaries.format('')} === '{order}' && "
                         f"document.querySelector('main').textContent.includes('{last}')")  # fmt: skip
                self.assertEqual(tab.run(summaries.format("[open]")), "2")
                self.assertTrue(tab.run("window.isTheSame"), "the page was loaded anew")

    # Images

    SIZES = "[...document.images].map(image => [image.naturalWidth, image.width].join('/')).join()"

    def test_an_image_is_renewed_wherever_it_stands_and_stays_new(self):
        image = self.notes.folder / "content/dot.png"
        image.write_bytes(picture(40, 20))
        note = "# Dots\n\n![One](dot.png)\n\nWords.\n\n![Two](dot.png)\n"
        self.notes.write("other.md", note)
        tab = self.open(self.address + "other.html")
        tab.wait(f"{self.SIZES} === '40/40,40/40'")
        tab.run("window.isTheSame = true")
        image.write_bytes(picture(80, 20))
        tab.wait(f"{self.SIZES} === '80/80,80/80'")
        self.notes.write("other.md", note.replace("Words", "Other words"))
        tab.wait("document.body.textContent.includes('Other words')")
        tab.run("new Promise(done => setTimeout(done, 200))")
        self.assertEqual(tab.run(self.SIZES), "80/80,80/80")
        self.assertTrue(tab.run("window.isTheSame"))

    def test_an_image_of_a_malformed_address_holds_nothing_up(self):
        note = "# Half\n\n![x](http://127.0.0.1:9/%E0%A4%A.png)\n\nOld words.\n"
        self.notes.write("other.md", note)
        tab = self.open(self.address + "other.html")
        tab.wait("document.body.textContent.includes('Old words')")
        (self.notes.folder / "content/dot.png").write_bytes(picture(40, 20))
        self.notes.write("other.md", note.replace("Old words", "![y](dot.png) New words"))
        tab.wait("document.body.textContent.includes('New words')")
        # That nothing is there is what the browser complains of.
        tab.complaints.clear()

    # What stands around the text

    def theme(self, name, old, new):
        text = (ROOT / "templates" / name).read_text()
        self.assertIn(old, text)
        file = self.notes.folder / "templates" / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text.replace(old, new))

    def test_what_changes_around_the_text_appears_and_the_place_is_kept(self):
        tab = self.open(self.address)
        tab.run("document.getElementById('the-end').scrollIntoView()")
        place = tab.run("scrollY")
        self.assertGreater(place, 500)
        self.theme("page.mustache", "</body>", "<p>The imprint</p>\n</body>")
        tab.wait("document.body?.textContent.includes('The imprint')")
        tab.wait(f"Math.abs(scrollY - {place}) < 3")
        self.theme("words.en.yaml", "search: Search", "search: Seek")
        tab.wait("document.querySelector('button.search')?.textContent.includes('Seek')")
        tab.wait(f"Math.abs(scrollY - {place}) < 3")

    def test_a_change_of_the_text_appears_in_place_whatever_scripts_did_around_it(self):
        self.theme("page.mustache", "</body>", "<noscript><p>No &amp; scripts</p></noscript>\n</body>")
        tab = self.open(self.address)
        tab.wait("document.querySelector('noscript')")
        tab.run("document.querySelector('button.theme').click()")
        tab.press("/")
        tab.wait("document.querySelector('dialog')?.open && window.lifelineSearch")
        tab.run("window.isTheSame = true")
        self.notes.write("index.md", "---\nsite: A site\n---\n" + NOTE.replace("# A note", "# A changed note"))
        tab.wait("document.querySelector('h1').textContent.includes('changed')")
        tab.wait("document.querySelector('.bar .name').textContent === 'A site'")
        self.assertTrue(tab.run("window.isTheSame"), "the page was loaded anew")
        tab.run("localStorage.clear()")

    def test_the_contents_go_on_marking_after_headings_changed(self):
        tab = self.open(self.address, width=1440)
        current = "[...document.querySelectorAll('.contents [aria-current]')].map(a => a.textContent).join()"
        parts = "".join(f"## Part {n}\n\n{FILLER}" for n in range(1, 5))
        self.notes.write("index.md", f"# A note\n\n{parts}")
        tab.wait(f"{current} === 'Part 1'")
        tab.run("document.getElementById('part-3').scrollIntoView()")
        tab.wait(f"{current} === 'Part 3'")

    def test_an_open_search_finds_what_is_new(self):
        tab = self.open(self.address)
        tab.press("/")
        tab.wait("document.querySelector('dialog')?.open")
        results = "[...document.querySelectorAll('dialog ol a')].map(a => a.textContent)"
        tab.type("imprint")
        tab.wait("document.querySelector('dialog [role=status]')?.textContent === 'Nothing found'")
        self.assertEqual(tab.run(results), [])
        self.notes.write("other.md", "# Other\n\nThis is the imprint.\n")
        tab.wait(f"{results}.length === 1")
        self.notes.write("other.md", "# Other\n\nThis is nothing.\n")
        tab.wait(f"{results}.length === 0")


if __name__ == "__main__":
    unittest.main()
