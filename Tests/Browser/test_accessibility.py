"""Every page of the site by axe-core: no serious or critical finding, in both schemes, on a screen and
on a phone.

Each page is loaded once, and what opens is opened. Then
- all rules but that of contrast look at all of it;
- the rule of boxes that scroll looks again at the width of a phone, where more of them do;
- the rule of contrast, which is nine tenths of the work, looks in both schemes at one text of each
  look: of one colour, size and weight, on the same backgrounds. The diagrams are taken out before:
  axe-core does not know the `fill` of SVG, and `ContrastTests` measures their colours.
"""

import os
import pathlib
import unittest
from concurrent.futures import ThreadPoolExecutor

from browser_case import ROOT, SmallSite, address, pages
from chromium import Chromium

FIND = """
async function find(context, options) {
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const result = await axe.run(context, { resultTypes: ['violations'], preload: false, ...options });
  return result.violations.filter(v => ['serious', 'critical'].includes(v.impact))
    .map(v => `${v.id}: ${v.help}: ` + v.nodes.slice(0, 4).map(n =>
      n.target.join(' ') + (n.any[0] ? ' (' + n.any[0].message + ')' : '')).join('; '));
}

function looks() {
  const looks = new Map(), backgrounds = new Map();
  function background(element) {
    if (!element) return '';
    if (!backgrounds.has(element)) {
      const style = getComputedStyle(element);
      const own = style.backgroundColor + style.backgroundImage + style.opacity + style.filter;
      const behind = background(element.parentElement);
      backgrounds.set(element, own === 'rgba(0, 0, 0, 0)none1none' ? behind : behind + own);
    }
    return backgrounds.get(element);
  }
  for (const element of document.body.querySelectorAll(':not(svg, svg *)')) {
    if (![...element.childNodes].some(n => n.nodeType === 3 && n.data.trim())) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const look = [style.color, style.fontSize, style.fontWeight, background(element)].join();
    if (!looks.has(look)) looks.set(look, element);
  }
  return [...looks.values()];
}
"""

ALL = "find(document, { rules: { 'color-contrast': { enabled: false } } })"
SCROLLING = "find(document, { runOnly: ['scrollable-region-focusable'] })"
CONTRAST = "find({ include: looks() }, { runOnly: ['color-contrast'] })"
OPEN = "document.querySelectorAll('details').forEach(e => { e.open = true })"
WITHOUT_DIAGRAMS = "document.querySelectorAll('.diagram > svg').forEach(e => e.remove())"


# Each has a browser of its own: a tab that is not in front draws no frames, and axe-core waits for them.
WORKERS = 2


# What notes may have and the site's own have not.
NOTES = {
    "index.md": """# Home

> [!tip]+ A title with [[Other]] in it
> and a text, which has a footnote.[^1] See #tagged, ==this== and ~~that~~.

- [ ] to do
- [x] done

Term
: what it means, with [a link](other.md)

$x^2$ and `code`.

[^1]: The note.
""",
    "other.md": "---\ntags: [tagged]\naliases: [Another]\n---\n# Other\n\n![[index#Home]]\n\nBack to [[index|home]].\n",
    "index.zh-Hans.md": "# 首页\n\n见 [[Other]]。[^一]\n\n[^一]: 注。\n",
}


@unittest.skipUnless("AXE" in os.environ, "AXE names no axe.min.js")
class AccessibilityTests(unittest.TestCase):
    def test_no_page_has_a_serious_finding(self):
        self.look_at(pages(), ROOT)

    def test_nor_has_one_with_what_notes_may_have(self):
        small = SmallSite(NOTES)
        self.addCleanup(small.remove)
        self.look_at(pages(small.build()), small.folder)

    def look_at(self, pages, folder):
        script = pathlib.Path(os.environ["AXE"]).read_text() + FIND
        # The largest first, so that nobody is left with one at the end.
        rest = sorted(pages, key=lambda page: page.stat().st_size)
        with ThreadPoolExecutor(WORKERS) as pool:
            workers = [pool.submit(look_at_all, rest, script, folder) for _ in range(WORKERS)]
        found = [finding for worker in workers for finding in worker.result()]
        for page, how, findings in sorted(found):
            with self.subTest(page=page, how=how):
                self.assertEqual(findings, [])


def look_at_all(rest, script, folder):
    """Takes pages until none is left; gives back what was found on them."""
    found = []
    browser = Chromium()
    try:
        tab = browser.open()
        tab.call("Page.addScriptToEvaluateOnNewDocument", source=script)
        while rest:
            try:
                page = rest.pop()
            except IndexError:
                break
            name = str(page.relative_to(folder))
            found += [(name, how, findings) for how, findings in look_at(tab, page)]
            if tab.complaints:
                found.append((name, "console", list(tab.complaints)))
                tab.complaints.clear()
    finally:
        browser.close()
    return found


def look_at(tab, page):
    tab.prefer("light")
    tab.resize(1280, 900)
    tab.go(address(page))
    tab.run(OPEN)
    yield "light", tab.run(ALL)
    tab.resize(390, 900)
    yield "phone", tab.run(SCROLLING)
    tab.resize(1280, 900)
    tab.run(WITHOUT_DIAGRAMS)
    yield "light", tab.run(CONTRAST)
    tab.prefer("dark")
    yield "dark", tab.run(CONTRAST)


if __name__ == "__main__":
    unittest.main()
