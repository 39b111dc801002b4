"""What the theme owes to readers with phones, large letters, keyboards and palettes of their own."""

import time
import unittest

from browser_case import SiteCase

PAGES = 40

SHOWN = """---
order: 99
---
# Shown “at last”

```swift scenario id=push title="A push"
let nav = UINavigationController(rootViewController: A())
window.rootViewController = nav
window.makeKeyAndVisible()
settle()
nav.pushViewController(B(), animated: true)
```

```observed source="https://example.com/log" trust="device log" system="iOS 17"
of A B
logs viewDidLoad
A.viewDidLoad
B.viewDidLoad
```

```objc scenario id=again title="A push"
UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:[A new]];
window.rootViewController = nav;
[window makeKeyAndVisible];
```
"""

NOTES = {
    "index.md": "---\nsite: Lifeline\nlanguage: en\n---\n# Home\n\nWho calls whom.\n",
    "index.zh-Hans.md": "# 首页\n\n谁调用谁。\n",
    "shown.md": SHOWN,
    "shown.zh-Hans.md": SHOWN.replace("# Shown “at last”", "# 推入").replace('title="A push"', 'title="推入"'),
}
SELECTOR = "tableView(_:didSelectRowAt:)AndAnotherOneOfThoseWithoutEnd" * 2
NOTES["selector.md"] = f"---\norder: 0\ntitle: {SELECTOR!r}\n---\n# {SELECTOR}\n\nText.\n"
NOTES["claimed.md"] = (
    f"---\norder: 200\n---\n# Claimed\n\n```swift scenario id=one title={SELECTOR}\n"
    "let theOneAndOnlyControllerOfTheWholeApplication = A()\n"
    "window.rootViewController = theOneAndOnlyControllerOfTheWholeApplication\nwindow.makeKeyAndVisible()\n```\n\n"
    "```claims\ntheOneAndOnlyControllerOfTheWholeApplication.viewWillAppear before"
    " theOneAndOnlyControllerOfTheWholeApplication.viewDidAppear\n```\n"
)
NOTES["long.md"] = "---\norder: 201\n---\n# Long\n\n```swift scenario id=long\nwindow.makeKeyAndVisible()\n" + "".join(
    f"let c{n} = C{n}()\nwindow.rootViewController = c{n}\nsettle()\n" for n in range(9)
) + "```\n"
# Two pairs: one has room beside each other, and one has not.
NOTES["paired.md"] = "---\norder: 202\n---\n# Paired\n" + "".join(
    f"\n```swift scenario id={name}\nlet {name} = A()\nwindow.rootViewController = {name}\n```\n"
    f"\n```objc scenario id={name}-objc compare={name}\nA *{name} = [A new];\nwindow.rootViewController = {name};\n```\n"
    for name in ["root", "theOneAndOnlyControllerOfTheWholeApplication"]
)
NOTES |= {f"page-{n}.md": f"---\norder: {n}\n---\n# Page {n}\n\n" + "Words.\n\n" * 60 for n in range(1, PAGES)}


class ThemeTests(SiteCase):
    NOTES = NOTES

    # The menu of a phone

    SHOWS_MENU = "document.querySelector('.navigation').getBoundingClientRect().height > 0"

    def open_menu(self, page=f"page-{PAGES - 1}.html"):
        tab = self.open(self.site / page, width=390, height=700)
        tab.run("scrollTo(0, 900)")
        tab.run("document.querySelector('a.menu').click()")
        tab.wait(self.SHOWS_MENU)
        return tab

    def test_the_menu_opens_and_closes_without_moving_the_page_or_leaving_a_trace(self):
        tab = self.open(self.site / "page-1.html", width=390, height=700)
        tab.run("scrollTo(0, 900)")
        before = tab.run("[scrollY, history.length, location.hash]")
        for close in [lambda: tab.press("Escape"), lambda: tab.click("a.close")]:
            tab.run("document.querySelector('a.menu').click()")
            tab.wait(self.SHOWS_MENU)
            self.assertEqual(tab.run("[scrollY, history.length, location.hash]"), before)
            close()
            tab.wait(f"!({self.SHOWS_MENU})")
            self.assertEqual(tab.run("[scrollY, history.length, location.hash]"), before)
            self.assertEqual(tab.run("document.activeElement.className"), "menu")

    def test_the_link_to_the_menu_says_whether_it_is_open(self):
        tab = self.open(self.site / "page-1.html", width=390, height=700)
        said = "document.querySelector('a.menu').ariaExpanded"
        self.assertEqual(tab.run(said), "false")
        tab.run("document.querySelector('a.menu').click()")
        self.assertEqual(tab.run(said), "true")
        tab.press("Escape")
        tab.wait(f"{said} === 'false'")

    def test_the_menu_shows_the_page_that_it_covers(self):
        tab = self.open_menu()
        box = tab.run("(b => [b.top, b.bottom])(document.querySelector('.navigation [aria-current]').getBoundingClientRect())")
        self.assertTrue(0 <= box[0] < box[1] <= 700, box)
        self.assertTrue(tab.run("document.activeElement.matches('.navigation [aria-current]')"))

    def test_the_keyboard_stays_in_the_menu(self):
        tab = self.open_menu()
        for _ in range(25):
            tab.press("Tab")
            self.assertFalse(tab.run("document.activeElement.matches(':is(.bar, main, .skip), :is(.bar, main) *')"))

    def test_a_wider_window_sets_the_covered_page_free(self):
        tab = self.open_menu()
        tab.resize(1200, 700)
        tab.wait("!document.querySelector('main').inert && !document.querySelector('.bar').inert")

    def test_the_menu_opens_without_scripts(self):
        tab = self.open(self.site / "page-1.html", width=390, height=700, scripts=False)
        self.assertFalse(tab.run(self.SHOWS_MENU))
        tab.click("a.menu")
        tab.wait(self.SHOWS_MENU)
        tab.click("a.close")
        tab.wait(f"!({self.SHOWS_MENU})")

    def test_the_menu_leaves_the_page_in_its_place_without_scripts(self):
        tab = self.open(self.site / "page-1.html", width=390, height=700, scripts=False)
        tab.run("scrollTo({ top: 900, behavior: 'instant' })")
        for link, shows in [("a.menu", self.SHOWS_MENU), ("a.close", f"!({self.SHOWS_MENU})")]:
            tab.run(f"document.querySelector('{link}').click()")
            tab.wait(shows)
            time.sleep(0.5)
            self.assertEqual(tab.run("scrollY"), 900, link)

    # Sizes

    def test_the_name_of_the_site_is_not_cut_off(self):
        for width in [320, 360, 390]:
            tab = self.open(self.site / "index.html", width=width)
            cut = tab.run("(e => e.scrollWidth - e.clientWidth)(document.querySelector('.bar .name span'))")
            self.assertEqual(cut, 0, width)

    def test_letters_have_the_size_that_the_reader_has_chosen(self):
        size = "parseFloat(getComputedStyle(document.querySelector('article p, article figcaption')).fontSize)"
        for width, usual in [(2000, 17), (360, 16)]:
            tab = self.open(self.site / "page-1.html", width=width)
            self.assertEqual(tab.run(size), usual)
            tab.call("Page.setFontSizes", fontSizes={"standard": 32})
            self.assertEqual(tab.run(size), usual * 2)

    def test_very_large_letters_do_not_make_the_page_wider_than_a_phone(self):
        tab = self.open(self.site / "shown.html", width=360, height=740)
        tab.call("Page.setFontSizes", fontSizes={"standard": 32})
        self.assertLessEqual(tab.run("document.documentElement.scrollWidth"), 360)
        self.assertTrue(tab.run(
            "[...document.querySelectorAll('.bar > :not([hidden])')].every(e => e.getBoundingClientRect().right <= 360)"))

    def test_nothing_of_a_claim_or_a_caption_is_cut_off(self):
        cut = """[...document.querySelectorAll('.check, .check *, figcaption, figcaption *')]
            .filter(e => e.getBoundingClientRect().right > e.closest('figure').getBoundingClientRect().right).length"""
        for width in [320, 390, 1280]:
            tab = self.open(self.site / "claimed.html", width=width)
            self.assertGreater(tab.run("document.querySelectorAll('.check').length"), 0)
            self.assertEqual(tab.run(cut), 0, width)

    def test_a_long_title_makes_its_neighbours_no_wider_than_a_phone(self):
        for page in ["index.html", "page-1.html"]:
            tab = self.open(self.site / page, width=320)
            self.assertIn("tableView", tab.run("document.querySelector('.neighbours').textContent"))
            self.assertLessEqual(tab.run("document.documentElement.scrollWidth"), 320)

    def test_what_the_keyboard_comes_to_in_a_long_diagram_is_not_under_its_heads(self):
        covered = """(() => {
            const link = document.activeElement;
            const strip = [...document.querySelectorAll('.strip')].find(s => s.checkVisibility()).getBoundingClientRect();
            return link.closest('.part') !== null && link.getBoundingClientRect().top < strip.bottom;
        })()"""
        for width in [1280, 390]:
            tab = self.open(self.site / "long.html", width=width, height=500)
            tab.run("document.querySelector('.end').scrollIntoView(); [...document.querySelectorAll('.part a[href^=\"#\"]')].filter(a => a.checkVisibility()).pop().focus()")
            for _ in range(25):
                tab.press("Tab", modifiers=8)
                self.assertFalse(tab.run(covered), (width, tab.run("document.activeElement.outerHTML.slice(0, 200)")))

    def test_a_diagram_is_made_smaller_only_where_it_fits_then(self):
        sizes = set()
        for width in [320, 480, 680, 750, 900]:
            tab = self.open(self.site / "shown.html", width=width)
            own, drawn, room = tab.run("""(box => [parseInt(box.style.getPropertyValue('--width')),
                box.querySelector('svg').getBoundingClientRect().width,
                box.clientWidth - parseFloat(getComputedStyle(box).paddingLeft) * 2])([...document.querySelectorAll('.diagram')].find(d => d.checkVisibility()))""")
            expected = own if own <= room or room < own * 0.8 else room
            self.assertAlmostEqual(drawn, expected, delta=1, msg=str(width))
            sizes.add("whole" if own <= room else "scrolls" if room < own * 0.8 else "smaller")
        self.assertEqual(sizes, {"whole", "scrolls", "smaller"})

    def test_a_phone_shows_every_lifeline_and_a_screen_the_wide_drawing(self):
        drawn = """[...document.querySelectorAll('figure.scenario')].map(figure => {
            const shown = [...figure.querySelectorAll('.diagram')].filter(d => d.checkVisibility());
            const all = new Set([...figure.querySelectorAll('.diagram:not(.narrow) .ll .n')].map(n => n.textContent));
            const seen = [...shown[0].querySelectorAll('.ll .n')].filter(n => {
                const box = n.getBoundingClientRect();
                return box.left >= 0 && box.right <= innerWidth;
            }).map(n => n.textContent);
            return [shown.length, shown[0].matches('.narrow'), [...all].filter(n => !seen.includes(n))];
        })"""
        for page in ["shown.html", "long.html"]:
            for width in [360, 390, 640, 641, 1280]:
                tab = self.open(self.site / page, width=width)
                for count, narrow, missing in tab.run(drawn):
                    self.assertEqual(count, 1, (page, width))
                    self.assertEqual(narrow, width <= 640, (page, width))
                    if narrow:
                        self.assertEqual(missing, [], (page, width))

    def test_code_beside_other_code_is_whole_or_has_the_width_of_the_page(self):
        for width in [1280, 1440, 1920]:
            tab = self.open(self.site / "paired.html", width=width)
            sides = tab.run("""[...document.querySelectorAll('.side > pre')].map(pre => [
                pre.scrollWidth - pre.clientWidth, pre.getBoundingClientRect().top])""")
            self.assertEqual([cut for cut, _ in sides], [0] * 4, width)
            tops = [top for _, top in sides]
            self.assertEqual([tops[0] == tops[1], tops[2] == tops[3]], [True, False], width)

    def test_a_finger_finds_the_numbers_of_rules(self):
        tab = self.open(self.site / "shown.html", width=390)
        size = """(() => {
            const link = [...document.querySelectorAll('.ll a[href*="rules.html"]')].find(a => a.checkVisibility());
            const box = link.getBoundingClientRect();
            return box.width * box.height;
        })()"""
        before = tab.run(size)
        tab.call("Emulation.setTouchEmulationEnabled", enabled=True)
        self.assertGreater(tab.run(size), before * 2)

    def test_the_table_of_logs_breaks_no_name(self):
        for width in [360, 1200]:
            tab = self.open(self.site / "observed.html", width=width)
            tab.run("document.querySelector('.observed td a').textContent = 'transition(from:to:) with a flip'")
            lines = tab.run("""(text => {
                const range = document.createRange();
                range.setStart(text, 0); range.setEnd(text, 'transition(from:to:)'.length);
                return range.getClientRects().length;
            })(document.querySelector('.observed td a').firstChild)""")
            self.assertEqual(lines, 1, width)

    # Colours, letters and names

    def test_drawings_keep_to_a_palette_that_is_forced_whatever_is_chosen_here(self):
        tab = self.open(self.site / "shown.html")
        tab.prefer("light", forced="active")
        tab.run("document.documentElement.dataset.theme = 'dark'")
        colours = tab.run("""[...document.querySelectorAll('.ll text, .ll .h')].map(e =>
            [e.matches('.h'), getComputedStyle(e).fill.match(/[0-9]+/g).slice(0, 3).reduce((a, b) => a + +b, 0)])""")
        self.assertGreater(len(colours), 5)
        for is_paper, brightness in colours:
            self.assertEqual(brightness > 500, is_paper, colours)

    def test_english_quotes_are_no_chinese_characters(self):
        tab = self.open(self.site / "shown.html")
        for domain in ["DOM", "CSS"]:
            tab.call(f"{domain}.enable")
        root = tab.call("DOM.getDocument")["root"]["nodeId"]
        node = tab.call("DOM.querySelector", nodeId=root, selector="h1")["nodeId"]
        fonts = tab.call("CSS.getPlatformFontsForNode", nodeId=node)["fonts"]
        self.assertFalse([font["familyName"] for font in fonts if "CJK" in font["familyName"]])

    def test_the_line_that_a_message_comes_from_is_marked_by_more_than_a_shade(self):
        tab = self.open((self.site / "shown.html").as_uri() + "#push-L1")
        bar = tab.run("(s => [s.borderLeftWidth, s.borderLeftColor])"
                      "(getComputedStyle(document.querySelector('.source a[id]:target'), '::before'))")
        self.assertEqual(bar, ["4px", "rgb(7, 89, 184)"])

    def test_parts_of_a_page_have_names_of_their_own(self):
        tab = self.open(self.site / "shown.html")
        names = tab.run("[...document.querySelectorAll('main nav, main [role=region]')].map(e => e.ariaLabel)")
        self.assertEqual(len(names), len(set(names)))
        numbers = tab.run("[...document.querySelectorAll('.ll a[href*=\"rules.html\"]')].map(a => a.querySelector('title')?.textContent)")
        self.assertGreater(len(numbers), len(set(numbers)))
        self.assertTrue(all(numbers), numbers)

    def test_a_page_leads_to_its_plain_markdown(self):
        for page, words in [("shown", "This page as plain Markdown"), ("zh-Hans/shown", "本页的纯 Markdown")]:
            tab = self.open(self.site / f"{page}.html")
            link = tab.run("(a => [a.textContent, a.href])(document.querySelector('.end a[type=\"text/markdown\"]'))")
            self.assertEqual(link, [words, (self.site / f"{page}.md").as_uri()])

    def test_a_code_in_a_table_is_whole_in_a_link_too(self):
        tab = self.open(self.site / "shown.html", width=320)
        tab.run("document.querySelector('article').innerHTML = '<div class=\"table\"><table><tr><td>' +"
                " '<a href=\"#\"><code>viewControllerWillAppear</code></a></td><td>' + 'words '.repeat(40) + '</td></tr></table></div>'")
        self.assertEqual(tab.run("document.querySelector('td code').getClientRects().length"), 1)

    def test_what_is_english_on_a_chinese_page_says_so(self):
        tab = self.open(self.site / "zh-Hans/observed.html")
        self.assertTrue(tab.run("[...document.querySelectorAll('td')].filter(e => /^iOS 17/.test(e.textContent)).every(e => e.lang === 'en')"))


if __name__ == "__main__":
    unittest.main()
