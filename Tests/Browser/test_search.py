"""The search of a site: what it finds, in which order, and how it is read and operated."""

import pathlib
import subprocess
import tempfile
import time
import unittest
from urllib.parse import quote

import questions
from browser_case import COMMAND, ROOT, BrowserCase, SiteCase

CODE = """
```swift
let first = UINavigationController(rootViewController: UIViewController())
first.interactivePopGestureRecognizer?.isEnabled = true
```
"""

NOTES = {
    "index.md": "---\nsite: Callbacks\nlanguage: en\n---\n# Callbacks\n\nWho calls whom.\n",
    "index.zh-Hans.md": "---\nsite: 回调\n---\n# 回调\n\n谁调用谁。\n",
    "push.md": "# Pushing a page\n\nThe old page hears viewWillDisappear first.\n",
    "push.zh-Hans.md": "# 推入页面\n\n旧页面先收到消失的通知。\n\n## 转场动画\n\n动画结束之后才会出现。\n",
    "mixed.zh-Hans.md": "# 成对的调用\n\n用 begin 与 end，页面也是。sheet 关闭之后 viewWillAppear 会来两次。\n",
    "versions.md": "# Versions\n\nSince iOS 18 the order is another one. A UInt16 is a number.\n",
    "sheets.md": "# Sheets\n\nOf styles, and of chains.\n\n## Chains\n\nOne presents the next.\n",
    # Its path comes first, its headings have the words, and it is mostly code.
    "evidence.md": "# What devices logged\n\n" + "".join(
        f"## Swipe back, {what}\n\nSwipe back.\n{CODE}" for what in ["held", "cancelled", "finished"]
    ),
    "gestures.md": "# Gestures\n\n## A swipe back\n\nA finger that swipes back begins to pop the page. "
    "When it is lifted early, the page stays, and hears that it appears again.\n",
    "stack.md": "# Navigation controllers and others\n\n## Push\n\nText.\n\n## Pop\n\nText.\n",
    "tabs.md": "# Tabs: what switching calls\n\nA bar with pages.\n",
    "tabs-first.md": "# Tabs of a first page\n\n## Tabs\n\nTabs and tabs.\n",
    "way.md": "# Navigation\n\nA stack of pages. popToRootViewController takes all but one.\n",
    "button.md": "# Back button\n\nA button may pop the page on top; its root is a view.\n",
    "words.zh-Hans.md": "# 名词\n\n" + "苹果。苹果不多。苹果很多。如果没有结果，效果就是后果。\n",
    "shown.md": """# Shown

```swift scenario id=show title="Show A"
window.rootViewController = A()
window.makeKeyAndVisible()
```
""",
}


def ask(tab, words):
    """Writes a question over another, and waits until what it needs of the index has come."""
    tab.run("document.querySelector('dialog input').select()")
    tab.type(words)
    settle(tab)


def settle(tab):
    tab.wait("document.querySelector('dialog ol').ariaBusy === 'false'")


class SearchTests(SiteCase):
    NOTES = NOTES

    RESULTS = "[...document.querySelectorAll('dialog ol a')].map(a => a.textContent)"
    PLACES = "[...document.querySelectorAll('dialog ol a')].map(a => a.href.split('/site/')[1])"
    MARKS = "[...document.querySelectorAll('dialog li:first-child mark')].map(m => m.textContent)"
    STATUS = "document.querySelector('dialog [role=status]').textContent"

    def search(self, page, words):
        tab = self.open(self.site / page)
        tab.press("/")
        tab.wait("document.querySelector('dialog')?.open")
        tab.type(words)
        tab.wait(f"{self.RESULTS}.length > 0")
        settle(tab)
        return tab

    def ask(self, tab, words):
        ask(tab, words)

    # What it finds

    def test_finds_as_one_types_and_leads_there_by_keyboard(self):
        tab = self.search("index.html", "viewWillDis")
        self.assertIn("Pushing a page", tab.run(self.RESULTS)[0])
        tab.press("ArrowDown")
        self.assertEqual(tab.run("document.activeElement.tagName"), "A")
        tab.press("Enter")
        tab.wait("location.pathname.endsWith('/push.html')")

    def test_finds_chinese_words_inside_sentences(self):
        tab = self.search("zh-Hans/index.html", "动画")
        self.assertTrue(any("推入页面" in text for text in tab.run(self.RESULTS)))
        tab.press("Enter")
        tab.wait("location.pathname.endsWith('/zh-Hans/push.html')")

    def test_takes_selectors_apart_and_looks_into_code(self):
        tab = self.search("index.html", "makeKeyAndVisible()")
        self.assertIn("Shown", tab.run(self.RESULTS)[0])

    def test_takes_a_misspelt_word_for_the_nearest(self):
        tab = self.search("index.html", "viewwilldisapear")
        self.assertIn("Pushing a page", tab.run(self.RESULTS)[0])
        self.assertEqual(tab.run(self.STATUS), "viewwilldisapear taken for viewWillDisappear · 5 results")

    def test_shows_what_has_most_of_the_words_where_nothing_has_all(self):
        tab = self.search("index.html", "why does the old page hear nonsense")
        self.assertIn("Pushing a page", tab.run(self.RESULTS)[0])

    def test_divides_chinese_sentences(self):
        tab = self.search("zh-Hans/index.html", "旧页面什么时候消失")
        self.assertIn("推入页面", tab.run(self.RESULTS)[0])

    def test_pages_load_it_when_it_is_opened(self):
        tab = self.open(self.site / "index.html")
        scripts = "[...document.scripts].filter(s => s.src.includes('search')).length"
        self.assertEqual(tab.run(scripts), 0)

    def test_says_when_there_is_nothing_and_closes_by_escape(self):
        tab = self.open(self.site / "push.html")
        tab.press("k", modifiers=2)
        tab.wait("document.querySelector('dialog')?.open")
        tab.type("zzzz")
        tab.wait(f"{self.STATUS} === 'Nothing found'")
        self.assertEqual(tab.run("document.querySelectorAll('dialog ol a').length"), 0)
        tab.press("Escape")
        tab.wait("!document.querySelector('dialog').open")

    def test_keys_of_an_input_method_are_its_own(self):
        tab = self.search("index.html", "push")
        press = (
            "(() => {{ const field = document.querySelector('dialog input');"
            " field.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{}', bubbles: true, {} }}));"
            " return document.querySelector('dialog').open && document.activeElement === field }})()"
        )
        tab.run("document.addEventListener('click', () => { window.isLeft = true }, true)")
        for sign in ["isComposing: true", "keyCode: 229"]:
            for key in ["ArrowDown", "Enter", "Escape"]:
                self.assertTrue(tab.run(press.format(key, sign)), (key, sign))
                self.assertIsNone(tab.run("window.isLeft"), (key, sign))

    # Words

    def test_words_end_where_chinese_and_other_letters_meet(self):
        tab = self.search("zh-Hans/index.html", "begin与end")
        for question, words in [
            ("begin与end", ["begin", "end"]),
            ("sheet关闭", ["sheet", "关闭"]),
            ("关闭之后viewwillappear", ["关闭", "viewWillAppear"]),
            ("viewWillAppear两次", ["viewWillAppear", "两次"]),
        ]:
            with self.subTest(question):
                self.ask(tab, question)
                self.assertEqual(tab.run(self.PLACES)[0], "zh-Hans/mixed.html")
                self.assertEqual(sorted(tab.run(self.MARKS)), sorted(words))

    def test_letters_and_digits_may_be_apart(self):
        tab = self.search("index.html", "iOS18")
        self.assertEqual(tab.run(self.PLACES)[0], "versions.html")
        self.assertEqual(tab.run(self.MARKS), ["iOS 18"])
        for question in ["iOS 18", "uint16", "order18"]:
            with self.subTest(question):
                self.ask(tab, question)
                self.assertEqual(tab.run(self.PLACES)[0], "versions.html")

    def test_an_english_word_is_found_with_other_endings(self):
        tab = self.search("index.html", "pushes")
        for question, place in [
            ("pushes", "push.html"), ("cancelling", "evidence.html"), ("popping", "gestures.html"),
            ("swiped", "gestures.html"), ("chained", "sheets.html"), ("numbers", "versions.html"),
        ]:  # fmt: skip
            with self.subTest(question):
                self.ask(tab, question)
                self.assertIn(place, [found.split("#")[0] for found in tab.run(self.PLACES)])

    def test_words_that_say_little_decide_nothing(self):
        tab = self.search("index.html", "page")
        self.ask(tab, "what is the order, and of what?")
        self.assertEqual(tab.run(self.PLACES)[0], "versions.html")
        self.ask(tab, "who whom")
        self.assertEqual(tab.run(self.PLACES)[0], "index.html")
        tab = self.search("zh-Hans/index.html", "通知")
        self.ask(tab, "谁会什么时候调用什么")
        self.assertEqual(tab.run(self.PLACES)[0], "zh-Hans/index.html")

    def test_a_word_is_found_by_one_that_means_the_same(self):
        tab = self.search("index.html", "modal")
        self.assertEqual(tab.run(self.PLACES)[0], "sheets.html")
        tab = self.search("zh-Hans/index.html", "半屏")
        self.assertEqual(tab.run(self.PLACES)[0], "zh-Hans/mixed.html")

    def test_traditional_signs_are_read_as_simplified_ones(self):
        tab = self.search("zh-Hans/index.html", "轉場動畫")
        self.assertEqual(tab.run(self.PLACES)[0], "zh-Hans/push.html#" + quote("转场动画"))

    def test_a_wrong_sign_is_taken_for_the_likeliest(self):
        tab = self.search("zh-Hans/index.html", "推入页免")
        self.assertEqual(tab.run(self.PLACES)[0], "zh-Hans/push.html")
        self.assertIn("“页免”按“页面”查找", tab.run(self.STATUS))

    def test_a_right_word_is_not_taken_for_another_that_shares_a_letter(self):
        tab = self.search("zh-Hans/index.html", "苹果")
        self.ask(tab, "苹入")
        self.assertNotIn("苹果", tab.run(self.STATUS))

    def test_a_name_that_is_nowhere_is_found_by_the_names_within_it(self):
        tab = self.search("index.html", "page")
        for question, place in [
            ("popToRootViewControllerAnimated", "way.html"),
            ("willPopToRootViewController:", "way.html"),
            ("backbutton", "button.html"),
            ("unheardOfInteractivePopGestureThing", "gestures.html"),
        ]:
            with self.subTest(question):
                self.ask(tab, question)
                self.assertIn(place, [found.split("#")[0] for found in tab.run(self.PLACES)][:2])
                self.assertNotIn("taken for", tab.run(self.STATUS))

    def test_a_very_long_word_is_no_burden(self):
        tab = self.search("index.html", "page")
        start = time.monotonic()
        self.ask(tab, "page" * 10_000 + "x")
        self.assertGreater(len(tab.run(self.STATUS)), 0)
        self.assertLess(time.monotonic() - start, 5)

    def test_signs_alone_find_nothing_and_say_so(self):
        tab = self.search("index.html", "page")
        for question in ["%", "_:"]:
            self.ask(tab, question)
            self.assertEqual(tab.run(self.STATUS), "Nothing found")
        self.ask(tab, " ")
        self.assertEqual(tab.run(self.STATUS), "")

    def test_found_words_are_marked_in_titles_too(self):
        tab = self.search("index.html", "navigation")
        self.assertEqual(tab.run("document.querySelector('dialog li strong mark')?.textContent"), "Navigation")

    # Rules

    def test_a_rule_is_found_by_its_number_its_name_and_its_words(self):
        tab = self.search("index.html", "R001")
        for question in ["R001", "view-getter-loads", "reading a controller's view"]:
            with self.subTest(question):
                self.ask(tab, question)
                self.assertEqual(tab.run(self.PLACES)[0], "rules.html#view-getter-loads")
        tab.press("Enter")
        tab.wait("location.hash === '#view-getter-loads' && document.querySelector(':target')")

    def test_a_rule_is_found_in_the_words_of_the_edition(self):
        tab = self.search("zh-Hans/index.html", "立刻调用loadView")
        self.assertEqual(tab.run(self.PLACES)[0], "zh-Hans/rules.html#view-getter-loads")

    # The order

    def test_what_has_more_of_the_words_comes_first(self):
        tab = self.search("index.html", "finger lifted early")
        self.assertEqual(tab.run(self.PLACES)[0], "gestures.html#a-swipe-back")

    def test_the_name_of_a_page_may_go_on_after_a_colon(self):
        tab = self.search("index.html", "tabs")
        self.assertEqual(tab.run(self.PLACES)[0], "tabs.html")

    def test_what_explains_comes_before_what_is_mostly_code(self):
        tab = self.search("index.html", "swipe back")
        self.assertEqual(tab.run(self.PLACES)[0], "gestures.html#a-swipe-back")

    def test_the_page_of_that_name_comes_first(self):
        tab = self.search("index.html", "navigation")
        self.assertEqual(tab.run(self.PLACES)[:2], ["way.html", "stack.html"])

    def test_the_part_of_that_name_comes_before_the_top_of_its_page(self):
        tab = self.search("index.html", "sheets chains")
        self.assertEqual(tab.run(self.PLACES)[:2], ["sheets.html#chains", "sheets.html"])

    def test_the_words_of_a_name_come_before_letters_within_others(self):
        tab = self.search("index.html", "pop to root")
        self.assertEqual(tab.run(self.PLACES)[0], "way.html")

    def test_a_page_without_text_at_its_top_shows_what_stands_below(self):
        tab = self.search("index.html", "controllers and others")
        self.assertEqual(tab.run("document.querySelector('dialog a span').textContent"), "Push · Pop")

    # Reading and operating it

    def test_the_result_that_is_chosen_has_an_outline(self):
        tab = self.search("index.html", "page")
        tab.press("ArrowDown")
        style = "(s => [s.outlineStyle, s.outlineWidth])(getComputedStyle(document.activeElement))"
        self.assertEqual(tab.run(style), ["solid", "2px"])

    def test_it_says_how_many_results_there_are(self):
        tab = self.search("index.html", "R001")
        self.assertEqual(tab.run(self.STATUS), "1 result")
        self.ask(tab, "sheets chains")
        self.assertEqual(tab.run(self.STATUS), f"{len(tab.run(self.PLACES))} results")
        tab = self.search("zh-Hans/index.html", "R001")
        self.assertEqual(tab.run(self.STATUS), "1 个结果")

    def test_it_has_a_name_and_roles(self):
        tab = self.search("index.html", "page")
        tree = tab.call("Accessibility.getFullAXTree")["nodes"]
        found = {(node["role"]["value"], node.get("name", {}).get("value")) for node in tree if "role" in node}
        for known in [("dialog", "Search"), ("searchbox", "Search"), ("button", "Close")]:
            self.assertIn(known, found)
        roles = [role for role, _ in found]
        for role in ["search", "status", "list"]:
            self.assertIn(role, roles)

    def test_a_button_closes_it(self):
        for width in [1280, 390]:
            tab = self.open(self.site / "push.html", width=width)
            tab.click("button.search")
            tab.wait("document.querySelector('dialog')?.open && window.lifelineSearch")
            self.assertEqual(tab.run("document.querySelector('dialog button').textContent"), "Close")
            tab.type("page")
            tab.wait(f"{self.RESULTS}.length > 0")
            tab.click("dialog button")
            tab.wait("!document.querySelector('dialog').open")

    def test_return_on_that_button_closes_it_and_leads_nowhere(self):
        tab = self.search("index.html", "page")
        tab.press("Tab")
        tab.press("Enter")
        tab.wait("!document.querySelector('dialog').open")
        self.assertTrue(tab.run("location.pathname.endsWith('/index.html')"))


class QuestionTests(BrowserCase):
    """The knowledge base itself, asked as people ask."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="lifeline-site-")
        cls.addClassCleanup(cls.folder.cleanup)
        command = [COMMAND, "build", "--output", cls.folder.name]
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)

    def places(self, tab, question):
        """The pages that a question finds, and their parts, in the order of the list."""
        ask(tab, question)
        hrefs = tab.run("[...document.querySelectorAll('dialog ol a')].map(a => a.getAttribute('href'))")
        return [href.removeprefix("./").removeprefix("../").removeprefix("zh-Hans/") for href in hrefs]

    def check(self, page, table):
        tab = self.open(pathlib.Path(self.folder.name, page))
        tab.press("/")
        tab.wait("document.querySelector('dialog')?.open")
        tab.type("UIKit")
        tab.wait("document.querySelectorAll('dialog ol a').length > 0")
        for question, *answers in table:
            found = self.places(tab, question)
            for answer in answers:
                with self.subTest(question, answer=answer):
                    place = answer.removeprefix(questions.FIRST)
                    shown = found[:1] if answer.startswith(questions.FIRST) else found[:3]
                    if not answer.startswith(questions.FIRST) and "#" not in place:
                        shown = [one.split("#")[0] for one in shown]
                    self.assertIn(place, shown, found[:5])

    def test_english_questions_find_their_answers(self):
        self.check("index.html", questions.ENGLISH)

    def test_chinese_questions_find_their_answers(self):
        self.check("zh-Hans/index.html", questions.CHINESE)


if __name__ == "__main__":
    unittest.main()
