"""What a link leads to, in a card beside it: from disk, by pointer and by keyboard."""

import unittest

from browser_case import SiteCase

CARD = "document.querySelector('.preview')"


class Previews(SiteCase):
    NOTES = {
        "index.md": "---\nsite: Notes\nlanguage: en\n---\n# Home\n\n[Push](in/push.md#late), [out](https://a.example/), "
        "[here](#far), [plain](in/plain.md)\n\n## Far\n\nText.\n",
        "in/push.md": "---\ndescription: What a <push> calls, and \"when\".\n---\n# Pushing & popping\n\nText.\n\n## Late\n",
        "in/plain.md": "# Plain\n\nThe first sentence says it. The second does not.\n",
        "回调.md": "# 回调\n\n谁调用谁。见 [Push](in/push.md)。\n",
        "rule.md": "# A rule\n\n[why](rules.md#forward-after-self)\n\n```swift scenario\nlet a = A()\n```\n",
    }

    def center(self, tab, selector):
        box = tab.run(
            f"(() => {{ var b = document.querySelector(`{selector}`).getBoundingClientRect();"
            " return [b.left + b.width / 2, b.top + b.height / 2]; })()"
        )
        return {"x": box[0], "y": box[1]}

    def move(self, tab, place, kind="mouse"):
        tab.call("Input.dispatchMouseEvent", type="mouseMoved", pointerType=kind, **place)

    def rest(self, tab, selector):
        self.move(tab, self.center(tab, selector))
        tab.wait(CARD)

    def test_shows_what_a_page_says_of_itself_and_goes_with_the_pointer(self):
        tab = self.open(self.site / "index.html")
        self.rest(tab, "article a[href^=in]")
        self.assertEqual(tab.run(f"{CARD}.querySelector('strong').textContent"), "Pushing & popping")
        self.assertEqual(tab.run(f"{CARD}.querySelector('span').textContent"), 'What a <push> calls, and "when".')
        described = "document.getElementById(document.querySelector('article a').getAttribute('aria-describedby'))"
        self.assertTrue(tab.run(f"{described} === {CARD}"))
        self.move(tab, {"x": 1, "y": 1})
        tab.wait(f"!{CARD}")
        self.assertFalse(tab.run("document.querySelector('article a').hasAttribute('aria-describedby')"))

    def test_stays_while_the_pointer_is_on_it(self):
        tab = self.open(self.site / "index.html")
        self.rest(tab, "article a[href^=in]")
        self.move(tab, self.center(tab, ".preview"))
        tab.run("new Promise(done => setTimeout(done, 600))")
        self.assertTrue(tab.run(f"!!{CARD}"))
        self.move(tab, {"x": 1, "y": 1})
        tab.wait(f"!{CARD}")

    def test_comes_by_keyboard_and_goes_by_escape(self):
        tab = self.open(self.site / "index.html")
        tab.run("document.querySelector('.skip').focus()")
        for _ in range(30):
            tab.press("Tab")
            if tab.run("document.activeElement.matches('article a')"):
                break
        tab.wait(CARD)
        tab.press("Escape")
        self.assertFalse(tab.run(f"!!{CARD}"))
        self.assertTrue(tab.run("document.activeElement.matches('article a')"))

    def test_says_the_first_sentence_where_there_is_no_description(self):
        tab = self.open(self.site / "index.html")
        self.rest(tab, "article a[href*=plain]")
        self.assertEqual(tab.run(f"{CARD}.querySelector('span').textContent"), "The first sentence says it.")

    def test_says_what_a_rule_says(self):
        tab = self.open(self.site / "rule.html")
        self.rest(tab, "article p a[href^=rules]")
        self.assertEqual(tab.run(f"{CARD}.querySelector('strong').textContent"), "forward-after-self")
        self.assertGreater(tab.run(f"{CARD}.querySelector('span').textContent.length"), 40)

    def test_leads_from_pages_with_other_letters_in_their_address(self):
        tab = self.open(self.site / "回调.html")
        self.rest(tab, "article a[href^=in]")

    def test_loads_nothing_until_a_link_is_met_and_shows_none_of_other_sites(self):
        tab = self.open(self.site / "index.html")
        loaded = "document.querySelectorAll('script[src*=previews]').length"
        self.assertEqual(tab.run(loaded), 0)
        for selector in ["article a[href^=https]", "article a[href='#far']"]:
            self.move(tab, self.center(tab, selector))
            tab.run("new Promise(done => setTimeout(done, 800))")
            self.assertFalse(tab.run(f"!!{CARD}"))
        # The script is there by then, and none of what pages say.
        self.assertEqual(tab.run(loaded), 1)

    def test_stays_within_the_page(self):
        tab = self.open(self.site / "index.html", width=390)
        self.rest(tab, "article a[href*=plain]")
        self.assertTrue(tab.run(f"{CARD}.getBoundingClientRect().right <= document.documentElement.clientWidth"))
        self.assertTrue(tab.run("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


class NoPreviews(SiteCase):
    NOTES = {
        "index.md": "---\npreviews: false\n---\n# Home\n\n[Other](other.md)\n",
        "other.md": "# Other\n\nText.\n",
    }

    def test_are_not_there_where_the_front_page_says_so(self):
        tab = self.open(self.site / "index.html")
        self.assertFalse((self.site / "assets/previews").exists())
        box = tab.run("(() => { var b = document.querySelector('article a').getBoundingClientRect(); return [b.x + 2, b.y + 2] })()")
        tab.call("Input.dispatchMouseEvent", type="mouseMoved", x=box[0], y=box[1])
        tab.run("new Promise(done => setTimeout(done, 800))")
        self.assertFalse(tab.run(f"!!{CARD}"))


if __name__ == "__main__":
    unittest.main()
