"""Reading a site: colours, languages, the keyboard, no scripts. Opened from the disk."""

import re
import time
import unittest

from browser_case import ROOT, SiteCase

LONG = "".join(f"## Part {n}\n\n" + "Some words about it.\n\n" * 30 for n in range(1, 6))

SHORT = "".join(f"## Step {n}\n\nSome words about it.\n\n" for n in range(1, 61))

NOTES = {
    "index.md": "---\nsite: Callbacks\nlanguage: en\n---\n# Callbacks\n\nWho calls whom.\n",
    "index.zh-Hans.md": "---\nsite: 回调\n---\n# 回调\n\n谁调用谁。\n",
    "push.md": "---\norder: 1\n---\n# Pushing a page\n\nThe old page hears viewWillDisappear first.\n",
    "push.zh-Hans.md": "# 推入页面\n\n旧页面先收到消失的通知。\n\n## 转场动画\n\n动画结束之后才会出现。\n",
    "long.md": f"---\norder: 2\n---\n# A long page\n\n{LONG}",
    "long.zh-Hans.md": f"# 长页面\n\n{LONG}",
    "steps.md": f"---\norder: 3\n---\n# Many steps\n\n{SHORT}",
    "told.md": """---
order: 5
---
# Told

```swift scenario id=push stage=base title="A push" ios=17
window.makeKeyAndVisible()
```

```trace
window.makeKeyAndVisible()
…
```

```swift
let plain = A()
```
""",
    "stages.md": "---\norder: 6\n---\n```swift stage id=base\nwindow.rootViewController = A()\n```\n",
    "shown.md": """---
order: 4
---
# Shown

```swift scenario id=show title="Show A"
window.rootViewController = A()
window.makeKeyAndVisible()
```
""",
}


class ReadingTests(SiteCase):
    NOTES = NOTES

    # Colours and languages

    def test_colours_are_chosen_and_remembered(self):
        tab = self.open(self.site / "index.html", scheme="light")
        paper = "getComputedStyle(document.documentElement).backgroundColor"
        light = tab.run(paper)
        for _ in range(3):
            tab.click("button.theme")
            if tab.run("document.documentElement.dataset.theme") == "dark":
                break
        dark = tab.run(paper)
        self.assertNotEqual(light, dark)
        tab.go((self.site / "push.html").as_uri())
        self.assertEqual(tab.run(paper), dark)
        tab.run("localStorage.clear()")

    def test_the_system_decides_unless_the_reader_does(self):
        tab = self.open(self.site / "index.html", scheme="light")
        paper = "getComputedStyle(document.documentElement).backgroundColor"
        light = tab.run(paper)
        tab.prefer("dark")
        self.assertNotEqual(tab.run(paper), light)

    def test_a_page_leads_to_itself_in_the_other_language_and_back(self):
        tab = self.open(self.site / "push.html")
        tab.click("nav.languages a[lang=zh-Hans]")
        tab.wait("location.pathname.endsWith('/zh-Hans/push.html')")
        self.assertEqual(tab.run("document.documentElement.lang"), "zh-Hans")
        tab.wait("document.querySelector('nav.languages a[lang=en]')")
        tab.click("nav.languages a[lang=en]")
        tab.wait("location.pathname.endsWith('/site/push.html')")
        self.assertEqual(tab.run("location.hash"), "")

    def test_the_other_language_is_opened_where_this_one_is_read(self):
        tab = self.open(self.site / "long.html")
        tab.run("document.getElementById('part-4').scrollIntoView()")
        tab.click("nav.languages a[lang=zh-Hans]")
        tab.wait("location.pathname.endsWith('/zh-Hans/long.html') && document.readyState === 'complete'")
        tab.wait("Math.abs(document.getElementById('part-4').getBoundingClientRect().top) < innerHeight / 3")
        tab.run("scrollTo(0, 0)")
        tab.click("nav.languages a[lang=en]")
        tab.wait("location.pathname.endsWith('/site/long.html') && document.readyState === 'complete'")
        self.assertEqual(tab.run("[location.hash, scrollY]"), ["", 0])

    # The keyboard

    def test_the_first_stop_of_the_tab_key_skips_to_the_text(self):
        tab = self.open(self.site / "long.html")
        tab.press("Tab")
        self.assertEqual(tab.run("document.activeElement.className"), "skip")
        self.assertGreaterEqual(tab.run("document.activeElement.getBoundingClientRect().left"), 0)
        tab.press("Enter")
        tab.wait("location.hash === '#page.content'")
        tab.press("Tab")
        self.assertTrue(tab.run("document.activeElement.closest('main') !== null"))

    def test_what_has_the_focus_can_be_seen(self):
        tab = self.open(self.site / "push.html")
        for _ in range(8):
            tab.press("Tab")
            shown = tab.run(
                "(s => s.outlineStyle !== 'none' || s.boxShadow !== 'none')"
                "(getComputedStyle(document.activeElement))"
            )
            self.assertTrue(shown, tab.run("document.activeElement.outerHTML"))

    def test_the_tab_key_stops_at_diagrams_that_scroll_and_at_no_number_of_a_rule(self):
        stops = """[...document.querySelectorAll('.diagram')].map(box =>
            [box.tabIndex === 0, box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight])"""
        for width in [1280, 360]:
            tab = self.open(self.site / "shown.html", width=width)
            tab.wait(f"{stops}.length > 0 && {stops}.every(pair => pair[0] === pair[1])")
            numbers = "[...document.querySelectorAll('.ll a[href*=rules]')]"
            self.assertTrue(tab.run(f"{numbers}.length > 0 && {numbers}.every(a => a.tabIndex < 0)"))
        tab = self.open(self.site / "shown.html", width=360, scripts=False)
        self.assertTrue(tab.run(f"{stops}.every(pair => pair[0])"))

    def test_previous_and_next_lead_through_the_pages(self):
        tab = self.open(self.site / "push.html")
        tab.click("a[rel=next]")
        tab.wait("location.pathname.endsWith('/long.html')")
        tab.wait("document.querySelector('a[rel=prev]')")
        tab.click("a[rel=prev]")
        tab.wait("location.pathname.endsWith('/push.html')")

    # The contents

    def test_the_contents_follow_the_reader(self):
        for width in [1000, 1200, 1440]:
            tab = self.open(self.site / "long.html", width=width)
            current = "document.querySelector('.contents [aria-current]')?.textContent"
            tab.wait(f"{current} === 'Part 1'")
            tab.run("document.getElementById('part-4').scrollIntoView()")
            tab.wait(f"{current} === 'Part 4'")
            box = tab.run("(b => [b.top, b.bottom])(document.querySelector('.contents').getBoundingClientRect())")
            self.assertTrue(0 <= box[0] < box[1] <= 900, (width, box))
            colours = tab.run("[...document.querySelectorAll('.contents a')].map(a => getComputedStyle(a).color)")
            self.assertEqual(len(set(colours)), 2, width)

    def test_the_contents_leave_the_page_to_the_text_and_the_pages_to_themselves(self):
        for scripts in [True, False]:
            for page in ["long.html", "push.html"]:
                tab = self.open(self.site / f"zh-Hans/{page}", width=1200, scripts=scripts)
                boxes = tab.run("""['.navigation', '.contents', 'article'].map(name => {
                    const box = document.querySelector(name)?.getBoundingClientRect();
                    return box && [box.left, box.top, box.right, box.bottom];
                })""")
                pages, contents, text = boxes
                self.assertLess(text[1], 300)
                if contents:
                    self.assertLessEqual(contents[2], text[0])
                    self.assertLessEqual(pages[3], contents[1] + 1)

    CURRENT = "[...document.querySelectorAll('.contents [aria-current]')].map(a => a.textContent).join()"

    def test_the_contents_follow_to_the_last_of_short_sections(self):
        tab = self.open(self.site / "steps.html", width=1440)
        tab.wait(f"{self.CURRENT} === 'Step 1'")
        tab.run("scrollTo(0, document.documentElement.scrollHeight)")
        tab.wait(f"{self.CURRENT} === 'Step 60'")
        tab.run("scrollBy(0, -200)")
        tab.wait(f"{self.CURRENT} !== 'Step 60'")

    def test_the_contents_pass_through_every_short_section(self):
        tab = self.open(self.site / "steps.html", width=1440)
        seen = tab.run(f"""(async () => {{
            const seen = [], frame = () => new Promise(requestAnimationFrame);
            const end = document.documentElement.scrollHeight - innerHeight;
            for (let at = 0; at < end + 40; at += 40) {{
                scrollTo(0, at);
                await frame(); await frame();
                if (seen.at(-1) !== {self.CURRENT}) seen.push({self.CURRENT});
            }}
            return seen;
        }})()""")
        self.assertEqual(seen, [f"Step {n}" for n in range(1, 61)])

    def test_an_entry_of_the_contents_that_is_clicked_is_the_one_marked(self):
        tab = self.open(self.site / "steps.html", width=1440)
        for step in [60, 57, 30, 59]:
            tab.click(f".contents a[href='#step-{step}']")
            tab.wait(f"{self.CURRENT} === 'Step {step}'")
            time.sleep(0.1)
            self.assertEqual(tab.run(self.CURRENT), f"Step {step}")
        tab.run("scrollTo(0, 0)")
        tab.wait(f"{self.CURRENT} === 'Step 1'")
        tab.run("scrollTo(0, document.documentElement.scrollHeight)")
        tab.wait(f"{self.CURRENT} === 'Step 60'")

    def test_the_address_marks_an_entry_as_a_link_does(self):
        tab = self.open(self.site / "steps.html", width=1440)
        for step in [58, 60]:
            tab.run(f"location.hash = '#step-{step}'")
            tab.wait(f"{self.CURRENT} === 'Step {step}'")
        tab.run("history.back()")
        tab.wait(f"location.hash === '#step-58' && {self.CURRENT} === 'Step 58'")

    def test_a_page_opened_at_a_short_section_marks_it(self):
        tab = self.open((self.site / "steps.html").as_uri() + "#step-58", width=1440)
        tab.wait(f"{self.CURRENT} === 'Step 58'")

    def test_the_contents_show_the_entry_they_mark_and_leave_the_page_where_it_is(self):
        tab = self.open(self.site / "steps.html", width=1440)
        tab.run("document.getElementById('step-45').scrollIntoView()")
        place = tab.run("scrollY")
        inside = """(() => {
            const box = document.querySelector('.contents').getBoundingClientRect();
            const entry = document.querySelector('.contents [aria-current]').getBoundingClientRect();
            return entry.top >= box.top && entry.bottom <= box.bottom && entry.bottom < innerHeight;
        })()"""
        tab.wait(f"{self.CURRENT} === 'Step 46' || {self.CURRENT} === 'Step 45' || {self.CURRENT} === 'Step 47'")
        self.assertTrue(tab.run(inside))
        self.assertEqual(tab.run("scrollY"), place)
        tab.run("scrollTo(0, 0)")
        tab.wait(f"{self.CURRENT} === 'Step 1'")
        self.assertTrue(tab.run(inside))

    # Copying

    KEEPS_COPIES = "navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve() }"

    def test_code_is_copied_by_a_button_in_its_corner(self):
        tab = self.open(self.site / "shown.html")
        tab.run(self.KEEPS_COPIES)
        inside = """(() => {
            const code = document.querySelector('pre.source').getBoundingClientRect();
            const button = document.querySelector('.over:has(+ .source)').getBoundingClientRect();
            return button.top > code.top && button.bottom < code.bottom
              && button.right < code.right && button.left > code.left;
        })()"""
        self.assertTrue(tab.run(inside))
        tab.click(".over:has(+ .source)")
        tab.wait("document.querySelector('.over:has(+ .source)').textContent === 'Copied'")
        self.assertEqual(tab.run("window.copied"), tab.run("document.querySelector('.source').textContent"))

    def test_code_is_copied_by_keyboard(self):
        tab = self.open(self.site / "shown.html")
        tab.run(self.KEEPS_COPIES)
        self.assertEqual(tab.run("getComputedStyle(document.querySelector('.copy')).opacity"), "0")
        for _ in range(30):
            tab.press("Tab")
            if tab.run("document.activeElement.matches('.copy')"):
                break
        self.assertEqual(tab.run("getComputedStyle(document.activeElement).opacity"), "1")
        tab.press("Enter")
        tab.wait("document.activeElement.textContent === 'Copied'")
        self.assertIn("window.makeKeyAndVisible()", tab.run("window.copied"))

    def test_a_finger_finds_the_button_of_each_block_of_code_beside_its_text(self):
        tab = self.open(self.site / "shown.html", width=390)
        tab.call("Emulation.setTouchEmulationEnabled", enabled=True)
        found = tab.run("""[...document.querySelectorAll('article pre')].filter(pre => pre.checkVisibility()).map(pre => {
            const button = pre.previousElementSibling, text = document.createRange();
            text.selectNodeContents(pre);
            return button.matches('.copy') && getComputedStyle(button).opacity === '1'
              && button.getBoundingClientRect().bottom <= text.getBoundingClientRect().top;
        })""")
        self.assertGreater(len(found), 0)
        self.assertTrue(all(found), found)

    def test_a_button_that_copies_says_what(self):
        tab = self.open(self.site / "told.html")
        names = tab.run("[...document.querySelectorAll('.copy')].map(button => button.ariaLabel)")
        self.assertEqual(names, [
            "Copy A push · Stage base", "Copy A push", "Copy A push · ✓ The calls are as expected",
            "Copy A push · The diagram as text", "Copy let plain = A()",
        ])  # fmt: skip
        self.assertEqual(set(tab.run("[...document.querySelectorAll('.copy')].map(b => b.textContent)")), {"Copy"})

    def test_a_diagram_is_copied_as_text(self):
        tab = self.open(self.site / "shown.html")
        tab.run("document.querySelector('details.text').open = true")
        tab.run(self.KEEPS_COPIES)
        tab.click(".text button.copy")
        tab.wait("document.querySelector('.text button.copy').textContent === 'Copied'")
        text = tab.run("window.copied")
        self.assertEqual(text, tab.run("document.querySelector('details.text pre').textContent"))
        self.assertIn("viewDidLoad()", text)

    # Without scripts

    RULES = "[...document.querySelectorAll('.rule')].filter(rule => rule.checkVisibility()).map(rule => rule.id)"
    SIEVE = """
        const field = document.querySelector(".filter input");
        field.value = %r;
        field.dispatchEvent(new Event("input"));
    """

    def test_the_rules_are_sieved_by_words_and_what_a_link_leads_to_is_shown(self):
        tab = self.open(self.site / "rules.html")
        self.assertGreater(tab.run("document.querySelectorAll('.rule').length"), 200)
        self.assertEqual(tab.run(self.RULES), [])
        tab.run(self.SIEVE % "Safe  area")
        few = tab.run(self.RULES)
        self.assertIn("safe-area-change", few)
        self.assertLess(len(few), 20)
        self.assertEqual(tab.run("document.querySelector('.filter output').textContent"), str(len(few)))
        parts = "[...document.querySelectorAll('.mechanism')].filter(part => part.checkVisibility()).length"
        self.assertLess(tab.run(parts), 10)
        tab.run("location.hash = 'add-child'")
        tab.wait("document.getElementById('add-child').checkVisibility()")
        group = "[...document.getElementById('add-child').closest('.mechanism').querySelectorAll('.rule')]"
        self.assertEqual(tab.run(self.RULES), tab.run(group + ".map(rule => rule.id)"))

    def test_the_lists_of_orders_and_of_scenarios_are_sieved_by_words(self):
        for page, entries in (
            ("observed.html", ".observed tbody tr"), ("scenarios.html", ".scenarios li"), ("tags.html", "article li")
        ):
            tab = self.open(ROOT / "site" / page)
            shown = f"[...document.querySelectorAll('{entries}')].filter(entry => entry.checkVisibility())"
            everything = tab.run(shown + ".length")
            tab.run(self.SIEVE % "viewDidLoad")
            # What stands in the heading above an entry counts as its own.
            few = tab.run(shown + ".map(entry => (entry.closest('.listed')?.firstElementChild.textContent || '') + entry.textContent)")
            self.assertTrue(0 < len(few) < everything / 3, page)
            self.assertTrue(all("viewdidload" in text.lower() for text in few), page)
        headings = "[...document.querySelectorAll('.listed h2')].filter(heading => heading.checkVisibility()).length"
        self.assertTrue(0 < tab.run(headings) <= len(few))

    def test_what_is_typed_goes_along_to_the_next_page_of_a_list(self):
        tab = self.open(ROOT / "site/scenarios.html")
        tab.run(self.SIEVE % "alert")
        tab.go(tab.run("document.querySelector('.parts a').href"))
        self.assertEqual(tab.run("document.querySelector('.filter input').value"), "alert")
        few = tab.run("[...document.querySelectorAll('.scenarios li')].filter(entry => entry.checkVisibility()).length")
        self.assertTrue(0 < few < 20, few)

    def test_all_scenarios_of_a_rule_are_listed_when_somebody_asks(self):
        tab = self.open(ROOT / "site/rules.html")
        part = "document.querySelector('#push-transition .every')"
        self.assertEqual(tab.run(f"{part}.querySelectorAll('li').length"), 0)
        tab.run(f"{part}.open = true")
        tab.wait(f"{part}.querySelector('li')")
        count = int(re.search(r"\d+", tab.run(f"{part}.querySelector('summary').textContent")).group())
        self.assertEqual(tab.run(f"{part}.querySelectorAll('a').length"), count)
        self.assertTrue(tab.run(f"[...{part}.querySelectorAll('li a')].some(a => a.hash == '#push')"))

    def test_the_rules_stand_without_scripts(self):
        tab = self.open(self.site / "rules.html", scripts=False)
        self.assertEqual(tab.run(self.RULES), [])
        self.assertGreater(tab.run("[...document.querySelectorAll('.mechanism > summary')].filter(part => part.checkVisibility()).length"), 5)
        tab.run("location.hash = 'add-child'")
        tab.wait("document.getElementById('add-child').checkVisibility()")
        self.assertFalse(tab.run("document.querySelector('.filter').checkVisibility()"))

    def test_a_page_reads_without_scripts(self):
        tab = self.open(self.site / "shown.html", scripts=False)
        seen = "(e => e && e.getBoundingClientRect().height > 0)(document.querySelector('{}'))"
        for selector in ["figure svg", "nav.navigation li a", "main h1", "figure pre"]:
            self.assertTrue(tab.run(seen.format(selector)), selector)
        self.assertTrue(tab.run("document.querySelector('button.search').hidden"))
        self.assertTrue(tab.run("document.querySelector('button.theme').hidden"))


if __name__ == "__main__":
    unittest.main()
