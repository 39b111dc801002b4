"""A site as it is published: below a path of a host, with a page for what is not there; on paper."""

import base64
import functools
import http.server
import pathlib
import re
import subprocess
import threading
import unittest

from browser_case import COMMAND, BrowserCase, SmallSite

SCENARIO = """
```swift scenario id={id} title="Show {id}"
window.rootViewController = A()
window.makeKeyAndVisible()
```
"""

NOTES = {
    "index.md": "---\nsite: Callbacks\n---\n# Callbacks\n\n[Deep](deep/a.md) ![x](x.svg)\n",
    "deep/a.md": "---\naliases: [/old/a]\ndate: 2026-01-02\n---\n# Deep\n" + SCENARIO.format(id="one"),
    "index.zh-Hans.md": "# 回调\n",
    "x.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
}


class Host(http.server.SimpleHTTPRequestHandler):
    """A host that shows a folder below /docs/, and its 404.html for all else."""

    def translate_path(self, path):
        if not path.startswith("/docs/"):
            return "/nowhere"
        return super().translate_path(path.removeprefix("/docs"))

    def send_error(self, code, *_):
        # Browsers ask for an icon of pages that name none, such as those that only lead elsewhere.
        if self.path == "/favicon.ico":
            self.send_response(204)
            return self.end_headers()
        page = pathlib.Path(self.directory, "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_):
        pass


class PublishingTests(BrowserCase):
    @classmethod
    def setUpClass(cls):
        cls.notes = SmallSite(NOTES)
        handler = functools.partial(Host, directory=str(cls.notes.folder / "site"))
        cls.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.base = f"http://127.0.0.1:{cls.server.server_port}/docs/"
        subprocess.run(
            [COMMAND, "build", "--base-url", cls.base], cwd=cls.notes.folder, check=True,
            stdout=subprocess.DEVNULL,
        )  # fmt: skip

    @classmethod
    def tearDownClass(cls):
        cls.server.shutdown()
        cls.server.server_close()
        cls.notes.remove()

    def go_by(self, tab, selector, path):
        tab.click(selector)
        tab.wait(f"location.href === {self.base + path!r} && document.readyState === 'complete'")

    def test_links_styles_scripts_and_search_work_below_a_path(self):
        tab = self.open(self.base)
        self.assertTrue(tab.run("document.images[0].complete && document.images[0].naturalWidth > 0"))
        self.go_by(tab, "article a", "deep/a.html")
        self.assertEqual(tab.run("getComputedStyle(document.querySelector('.bar')).position"), "sticky")
        tab.press("/")
        tab.type("Callb")
        tab.wait("document.querySelector('dialog ol a')")
        tab.press("Enter")
        tab.wait("location.pathname === '/docs/index.html' && document.readyState === 'complete'")
        self.go_by(tab, ".languages a", "zh-Hans/index.html")

    def test_an_old_address_leads_to_the_new_one(self):
        tab = self.open(self.base + "old/a.html")
        tab.wait(f"location.href === {self.base + 'deep/a.html'!r}")
        tab = self.open(self.base + "old/a.html#part")
        tab.wait(f"location.href === {self.base + 'deep/a.html#part'!r}")

    def test_addresses_say_where_the_site_is(self):
        tab = self.open(self.base + "deep/a.html")
        canonical = tab.run("document.querySelector('link[rel=canonical]').href")
        self.assertEqual(canonical, self.base + "deep/a.html")
        for name in ["robots.txt", "sitemap.xml", "feed.xml"]:
            self.assertIn(self.base, (self.notes.folder / "site" / name).read_text())

    def test_what_is_not_there_has_a_page_whose_links_hold(self):
        tab = self.open(self.base + "not/there/at/all.html")
        self.assertEqual(tab.run("document.querySelector('h1').textContent"), "Page not found")
        self.assertEqual(tab.run("getComputedStyle(document.querySelector('.bar')).position"), "sticky")
        within = "[...document.querySelectorAll('.skip, .menu')].map(a => a.href.split('#')[0])"
        self.assertEqual(set(tab.run(within)), {self.base + "not/there/at/all.html"})
        tab.click(".bar .name")
        tab.wait(f"location.href === {self.base + 'index.html'!r}")
        # That there is no such page is what the browser complains of.
        tab.complaints.clear()


class PrintTests(BrowserCase):
    """What comes out of the printer, measured in the browser as it lays pages out on paper."""

    def test_no_diagram_is_higher_than_a_page_and_all_are_dark_on_white(self):
        calls = "".join(f"let c{n} = C{n}()\nwindow.rootViewController = c{n}\nsettle()\n" for n in range(9))
        long = f"```swift scenario id=long\nwindow.makeKeyAndVisible()\n{calls}```\n"
        notes = SmallSite({"index.md": "# Home\n" + SCENARIO.format(id="one") + "\n" + long})
        self.addCleanup(notes.remove)
        tab = self.open(notes.build() / "index.html", scheme="dark")
        tab.run("document.documentElement.dataset.theme = 'dark'")
        tab.call("Emulation.setEmulatedMedia", media="print")
        tab.resize(718, 1016)  # A4 at 96 dots an inch, less the margins
        heights = tab.run("[...document.querySelectorAll('.diagram svg')].map(s => s.getBoundingClientRect().height)")
        self.assertGreater(len(heights), 2)
        self.assertLess(max(heights), 1016)
        self.assertEqual(tab.run("getComputedStyle(document.body).color"), "rgb(28, 33, 39)")
        self.assertTrue(tab.run(
            "[...document.querySelectorAll('.diagram:not(.long), .part')]"
            ".every(e => getComputedStyle(e).breakInside === 'avoid')"))  # fmt: skip
        pdf = base64.b64decode(tab.call("Page.printToPDF", paperWidth=8.27, paperHeight=11.69)["data"])
        self.assertGreater(len(re.findall(rb"/Type\s*/Page\b", pdf)), 0)

    def test_what_a_page_leaves_folded_is_printed_but_for_the_text_of_diagrams(self):
        stage = "```swift stage id=base\nlet nav = UINavigationController(rootViewController: A())\n```\n"
        code = "window.rootViewController = nav\nwindow.makeKeyAndVisible()\n"
        notes = SmallSite({"index.md": f"# Home\n\n{stage}\n```swift scenario stage=base\n{code}```\n"})
        self.addCleanup(notes.remove)
        tab = self.open(notes.build() / "index.html")
        shown = "['.stage pre', '.before pre', '.why ol', '.text pre'].map(n => document.querySelector(n).checkVisibility())"
        self.assertEqual(tab.run(shown), [False] * 4)
        tab.call("Emulation.setEmulatedMedia", media="print")
        self.assertEqual(tab.run(shown), [True, True, True, False])
        self.assertFalse(tab.run("[...document.querySelectorAll('button')].some(b => b.checkVisibility())"))

    def test_the_heads_of_a_long_diagram_are_repeated_above_its_lines(self):
        calls = "".join(f"let c{n} = C{n}()\nwindow.rootViewController = c{n}\nsettle()\n" for n in range(9))
        notes = SmallSite({"index.md": f"# Home\n\n```swift scenario id=long\nwindow.makeKeyAndVisible()\n{calls}```\n"})
        self.addCleanup(notes.remove)
        tab = self.open(notes.build() / "index.html")
        tab.call("Emulation.setEmulatedMedia", media="print")
        tab.resize(718, 1016)
        # What a browser repeats on each page; a PDF does not say it without being drawn.
        self.assertEqual(tab.run("getComputedStyle(document.querySelector('.strip')).display"), "table-header-group")
        extents = tab.run(
            "[...document.querySelectorAll('.diagram.long svg')].filter(s => s.checkVisibility()).map(s => s.getBoundingClientRect())"
            ".map(b => [Math.round(b.left), Math.round(b.right)].join())")  # fmt: skip
        self.assertGreater(len(extents), 2)
        self.assertEqual(len(set(extents)), 1, extents)
        self.assertLessEqual(int(extents[0].split(",")[1]), 718)


if __name__ == "__main__":
    unittest.main()
