"""Smoke tests of looks: every page of the site at three widths, in both schemes.

The pictures of a few pages are kept in `.build/pictures` for whoever wants to look at them.
"""

import os
import pathlib
import unittest

from browser_case import ROOT, BrowserCase, address, browser, pages

PICTURES = ROOT / ".build" / "pictures"

WIDTHS = [390, 800, 1280]
SHOWN = ["index", "zh-Hans/index", "notes/child-appearance", "zh-Hans/notes/child-appearance", "rules"]

WIDER = """
[...document.querySelectorAll('main, main *, header.bar, nav')].filter(e => {
  const box = e.getBoundingClientRect();
  if (box.width === 0 || box.right <= document.documentElement.clientWidth + 1) return false;
  for (let p = e.parentElement; p; p = p.parentElement)
    if (getComputedStyle(p).overflowX !== 'visible') return false;
  return getComputedStyle(e).position !== 'absolute';
}).slice(0, 3).map(e => e.outerHTML.slice(0, 120))
"""


class LooksTests(BrowserCase):
    def test_pages_are_not_blank_and_no_wider_than_the_window(self):
        PICTURES.mkdir(parents=True, exist_ok=True)
        for width in WIDTHS:
            for scheme in ["light", "dark"]:
                tab = self.open("about://blank", width=width, height=900, scheme=scheme)
                for page in pages():
                    name = str(page.relative_to(ROOT / "site")).removesuffix(".html")
                    with self.subTest(page=name, width=width, scheme=scheme):
                        tab.go(address(page))
                        over = tab.run("document.documentElement.scrollWidth - innerWidth")
                        self.assertLessEqual(over, 0, tab.run(WIDER))
                        self.assertGreater(tab.run("document.querySelector('main').innerText.length"), 40)
                        self.assertEqual(tab.complaints, [])
                    if name in SHOWN:
                        picture = tab.picture()
                        self.assertGreater(len(picture), 10_000, f"{name} looks blank")
                        file = f"{name.replace('/', '.')}-{width}-{scheme}.png"
                        (PICTURES / file).write_bytes(picture)

    def test_text_and_paper_differ_in_both_schemes(self):
        for scheme in ["light", "dark"]:
            tab = self.open(ROOT / "site/index.html", scheme=scheme)
            ink, paper = tab.run(
                "['color', 'backgroundColor'].map(n => getComputedStyle(document.documentElement)[n]"
                ".match(/[0-9.]+/g).slice(0, 3).reduce((a, b) => a + +b, 0))"
            )
            self.assertGreater(abs(ink - paper), 400)
            self.assertEqual(paper > ink, scheme == "light")


if __name__ == "__main__":
    unittest.main()
