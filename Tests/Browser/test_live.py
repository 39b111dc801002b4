"""A scenario that a reader edits and runs where it stands: from disk, over HTTP under a strict policy, by keyboard."""

import functools
import http.server
import os
import pathlib
import re
import threading
import unittest

from browser_case import ROOT, SiteCase, address

MODULE = ROOT / ".build/live"

# The live figure of a page, and what is in its tree.
HOST = "document.querySelector('lifeline-scenario')"
TREE = f"{HOST}.shadowRoot"
FIELD = f"{TREE}.querySelectorAll('textarea')[1]"

PUSH = """let list = UINavigationController(rootViewController: A())
window.rootViewController = list
window.makeKeyAndVisible()
list.pushViewController(B(), animated: false)
"""

NOTE = f"""# Push

```swift scenario id=first title="A push"
{PUSH}```

```claims
A.viewDidLoad before B.viewDidLoad
```

## Two programs

```swift scenario id=plain title="Plain"
window.rootViewController = A()
window.makeKeyAndVisible()
```

```swift scenario id=other title="Other" compare=plain
window.rootViewController = A()
```

## In Objective-C

```objc scenario id=objc
window.rootViewController = [A new];
[window makeKeyAndVisible];
```
"""


def quoted(text):
    return "`" + text.replace("\\", "\\\\").replace("`", "\\`") + "`"


class Policy(http.server.SimpleHTTPRequestHandler):
    """A server that allows scripts of its own and WebAssembly, and nothing else."""

    def end_headers(self):
        self.send_header(
            "Content-Security-Policy",
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' "
            "'sha256-%s'; style-src 'self' 'unsafe-inline'" % self.server.theme,
        )
        super().end_headers()

    def log_message(self, *_):
        pass


class Live(SiteCase):
    NOTES = {"index.md": "---\nsite: Notes\nlanguage: en\n---\n# Home\n\n[Push](push.md)\n", "push.md": NOTE,
             "push.zh-Hans.md": NOTE.replace("# Push", "# 推入")}  # fmt: skip
    OPTIONS = ["--live", str(MODULE)]

    def start(self, page="push.html", **options):
        """A tab with the first figure of a page in the editor, and its first result."""
        tab = self.open(self.site / page, **options)
        tab.wait("!document.querySelector('#first button.live').hidden")
        tab.click("#first button.live")
        self.ready(tab)
        return tab

    def ready(self, tab):
        tab.wait(f"{HOST} && {TREE}.querySelector('.drawing svg')", 60)

    def type(self, tab, text):
        """Puts a text in the place of the program, as typing does."""
        tab.run(f"(() => {{ {FIELD}.value = {quoted(text)}; {FIELD}.dispatchEvent(new InputEvent('input')); }})()")

    def text(self, tab, selector):
        return tab.run(f"{TREE}.querySelector({quoted(selector)})?.textContent")

    def wait_for(self, tab, selector, text):
        tab.wait(f"{TREE}.querySelector({quoted(selector)})?.textContent.includes({quoted(text)})")

    # MARK: Editing

    def test_an_edit_changes_the_drawing_and_what_is_true(self):
        tab = self.start()
        self.assertEqual(tab.run(f"{FIELD}.value"), PUSH)
        self.assertEqual(self.text(tab, ".claims .mark"), "✓")
        self.type(tab, PUSH + "list.popViewController(animated: false)\n")
        self.wait_for(tab, ".drawing", "popViewController")
        # A page that is pushed and popped at once never loads its view.
        self.wait_for(tab, ".claims .fails", "A.viewDidLoad before B.viewDidLoad")
        self.type(tab, PUSH)
        tab.wait(f"!{TREE}.querySelector('.claims .fails')")

    def test_a_fault_is_shown_in_its_line_and_mended_by_a_key(self):
        tab = self.start()
        self.type(tab, PUSH.replace("pushViewController", "pushViewControler"))
        self.wait_for(tab, ".faults", "pushViewControler")
        self.assertEqual(self.text(tab, ".faults .place"), "Line 4")
        self.assertTrue(tab.run(f"{FIELD}.parentElement.querySelectorAll('.line')[3].dataset.said.length > 10"))
        # The last drawing that was right stays.
        self.assertTrue(tab.run(f"!!{TREE}.querySelector('.drawing.old svg')"))
        tab.run(f"{FIELD}.focus()")
        tab.press(".", modifiers=2)
        tab.wait(f"!{TREE}.querySelector('.faults li') && !{TREE}.querySelector('.drawing.old')")
        self.assertEqual(tab.run(f"{FIELD}.value"), PUSH)

    def test_names_are_offered_and_taken_by_keyboard(self):
        tab = self.start()
        tab.run(f"{FIELD}.focus(); {FIELD}.setSelectionRange({len(PUSH)}, {len(PUSH)})")
        for letter in "list.popV":
            tab.call("Input.insertText", text=letter)
        tab.wait(f"!{TREE}.querySelectorAll('.names')[1].hidden")
        self.assertIn("popViewController(animated:)", self.text(tab, ".panel > .editor .names"))
        tab.press("Enter")
        self.assertEqual(tab.run(f"{FIELD}.value"), PUSH + "list.popViewController(")

    def test_a_program_that_never_ends_is_ended(self):
        tab = self.start()
        self.type(tab, "while true { }\n")
        self.wait_for(tab, ".faults", "budget")
        self.type(tab, PUSH)
        tab.wait(f"!{TREE}.querySelector('.faults li')")

    def test_deep_recursion_ends_in_words(self):
        tab = self.start()
        self.type(tab, "func f(_ n: Int) -> Int { return f(n + 1) + 1 }\n_ = f(0)\n")
        self.wait_for(tab, ".faults", "deep")

    def test_another_version_of_iOS_is_run(self):
        tab = self.start()
        tab.run(f"(s => {{ s.value = '12'; s.dispatchEvent(new Event('change')); }})({TREE}.querySelectorAll('select')[1])")
        tab.wait(f"!{TREE}.querySelector('.drawing').textContent.includes('viewIsAppearing')")

    def test_a_change_is_compared_with_the_original(self):
        tab = self.start()
        tab.run(f"{TREE}.querySelector('.compare input').click()")
        self.type(tab, PUSH + "list.popViewController(animated: false)\n")
        self.wait_for(tab, ".differences", "Only Yours")

    def test_reset_brings_the_original_back_and_close_the_page(self):
        tab = self.start()
        self.type(tab, "window.rootViewController = A()\n")
        tab.wait(f"!{TREE}.querySelector('.end button').disabled")
        tab.run(f"{TREE}.querySelector('.end button').click()")
        tab.wait(f"{FIELD}.value === {quoted(PUSH)}")
        tab.run(f"[...{TREE}.querySelectorAll('.end > button')].pop().click()")
        self.assertTrue(tab.run(f"{HOST}.hidden"))
        self.assertTrue(tab.run("getComputedStyle(document.querySelector('#first .source')).display !== 'none'"))

    def test_what_was_edited_before_it_was_closed_is_there_again(self):
        tab = self.start()
        self.type(tab, "window.rootViewController = A()\n")
        tab.run(f"[...{TREE}.querySelectorAll('.end > button')].pop().click()")
        tab.click("#first button.live")
        self.assertEqual(tab.run(f"{FIELD}.value"), "window.rootViewController = A()\n")

    def test_of_two_programs_that_differ_both_are_edited_and_compared(self):
        tab = self.open(self.site / "push.html")
        tab.click("figure.compared button.live")
        self.ready(tab)
        self.wait_for(tab, ".differences", "Only Plain")
        tab.run(f"(s => {{ s.value = '1'; s.dispatchEvent(new Event('change')); }})({TREE}.querySelector('select'))")
        tab.wait(f"{FIELD}.value === 'window.rootViewController = A()\\n'")
        self.type(tab, "window.rootViewController = A()\nwindow.makeKeyAndVisible()\n")
        self.wait_for(tab, ".differences", "the same calls")

    def test_a_saved_picture_has_the_proportions_of_the_drawing(self):
        tab = self.start()
        size = tab.run(
            f"{HOST}.figure.file('png').then(createImageBitmap).then(image => [image.width, image.height])")
        drawn = tab.run(f"(b => [b.width, b.height])({TREE}.querySelector('.drawing svg').viewBox.baseVal)")
        self.assertAlmostEqual(size[0] / size[1], drawn[0] / drawn[1], 1)

    def test_what_does_not_run_cannot_be_saved_and_says_so(self):
        tab = self.start()
        self.type(tab, "let = 1\n")
        self.wait_for(tab, ".faults", "expected")
        tab.run(f"{HOST}.figure.download('svg')")
        self.wait_for(tab, ".status", "cannot be saved")

    def test_a_drawing_has_a_level_at_least(self):
        tab = self.start()
        for name in ["appearance", "containment", "console"]:
            tab.run(f"{TREE}.querySelector('input[value={name}]').click()")
        self.assertEqual(tab.run(f"[...{TREE}.querySelectorAll('.choice input:checked')].map(box => box.value)"), ["console"])

    def test_enter_behind_a_whole_name_begins_a_line(self):
        tab = self.start()
        tab.run(f"{FIELD}.focus(); {FIELD}.setSelectionRange({len(PUSH)}, {len(PUSH)})")
        for letter in "let v = list.view":
            tab.call("Input.insertText", text=letter)
        tab.run("new Promise(done => setTimeout(done, 500))")
        tab.press("Enter")
        self.assertEqual(tab.run(f"{FIELD}.value"), PUSH + "let v = list.view\n")

    def test_a_call_leads_to_its_line(self):
        tab = self.start()
        tab.run(f"{TREE}.querySelector('.drawing a[href=\"#L4\"]').dispatchEvent(new MouseEvent('click', {{bubbles: true, cancelable: true}}))")
        start = PUSH.index("list.push")
        self.assertEqual(tab.run(f"{FIELD}.selectionStart"), start)

    def test_objective_c_is_edited_too(self):
        tab = self.start()
        tab.click("#objc button.live")
        tab.wait("document.querySelector('#objc lifeline-scenario')?.shadowRoot.querySelector('.drawing svg')")

    # MARK: Links, languages, sizes

    def test_a_link_holds_the_program(self):
        tab = self.start()
        self.type(tab, PUSH + "// 你好 👋\n")
        tab.wait(f"!{TREE}.querySelector('.end button').disabled")
        tab.run(f"(s => {{ s.value = '12'; s.dispatchEvent(new Event('change')); }})({TREE}.querySelectorAll('select')[1])")
        link = tab.run(f"{HOST}.figure.options.address({HOST}.figure.scenario)")
        other = self.open(link)
        self.ready(other)
        self.assertEqual(other.run(f"{FIELD}.value"), PUSH + "// 你好 👋\n")
        self.assertEqual(other.run(f"{TREE}.querySelectorAll('select')[1].value"), "12")
        # The page's own program is a key away.
        other.run(f"{TREE}.querySelector('.end button').click()")
        other.wait(f"{FIELD}.value === {quoted(PUSH)}")

    def test_a_link_that_is_none_leaves_the_page_as_it_is(self):
        tab = self.open(address(self.site / "push.html") + "#live=first~%%%")
        tab.run("new Promise(done => setTimeout(done, 500))")
        self.assertFalse(tab.run(f"!!{HOST}"))

    def test_the_page_in_chinese_speaks_chinese(self):
        tab = self.start("zh-Hans/push.html")
        self.assertIn("还原", self.text(tab, ".tools"))
        self.assertIn("第 1 轮", self.text(tab, ".drawing"))

    def test_a_phone_has_room_for_it(self):
        tab = self.start(width=390)
        self.assertTrue(tab.run("document.documentElement.scrollWidth <= 390"))
        self.assertLessEqual(tab.run(f"{TREE}.querySelector('.drawing svg').getBoundingClientRect().width"), 390)
        # Of what the author wrote nothing is left beside it.
        shown = "[...document.querySelectorAll('#first > *')].filter(part => part.getBoundingClientRect().height)"
        self.assertEqual(tab.run(f"{shown}.map(part => part.localName)"), ["figcaption", "lifeline-scenario"])

    def test_nothing_of_it_is_loaded_before_a_reader_asks(self):
        tab = self.open(self.site / "push.html")
        loaded = tab.run("performance.getEntriesByType('resource').map(entry => entry.name)")
        self.assertFalse([name for name in loaded if "live" in name or "wasm" in name])

    def test_the_playground_has_examples_and_parts_that_are_empty(self):
        tab = self.open(self.site / "playground.html")
        self.ready(tab)
        self.assertEqual(tab.run(f"{FIELD}.value"), PUSH)
        self.assertFalse(tab.run(f"{TREE}.querySelector('details.part').hidden"))

    @unittest.skipUnless(os.environ.get("AXE"), "AXE names axe-core")
    def test_axe_has_nothing_serious_to_say(self):
        for scheme in ["light", "dark"]:
            tab = self.start(scheme=scheme)
            self.type(tab, PUSH.replace("pushViewController", "pushViewControler"))
            self.wait_for(tab, ".faults", "pushViewControler")
            tab.run(f"{TREE}.querySelectorAll('details').forEach(part => {{ part.open = true }})")
            tab.run(pathlib.Path(os.environ["AXE"]).read_text() + "; 0")
            found = tab.run(
                "axe.run('lifeline-scenario', { resultTypes: ['violations'], preload: false }).then(result => result.violations"
                ".filter(found => ['serious', 'critical'].includes(found.impact))"
                ".map(found => found.id + ': ' + found.nodes.map(node => node.html.slice(0, 200)).join(' | ')))")
            self.assertEqual(found, [])

    # MARK: Policies

    def serve(self):
        page = (self.site / "push.html").read_text()
        import base64, hashlib
        inline = re.search(r"<script>(.*?)</script>", page, re.S)[1]
        handler = functools.partial(Policy, directory=str(self.site))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        server.theme = base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode()
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return f"http://127.0.0.1:{server.server_port}/"

    def test_runs_under_a_strict_policy_and_asks_nobody_else(self):
        tab = self.open(self.serve() + "push.html")
        tab.click("#first button.live")
        self.ready(tab)
        hosts = set(tab.run("performance.getEntriesByType('resource').map(entry => new URL(entry.name).host)"))
        self.assertEqual(len(hosts), 1)
        self.assertIn("viewDidLoad", self.text(tab, ".drawing"))
        style = tab.run(f"getComputedStyle({TREE}.querySelector('.drawing text')).fontSize")
        self.assertIn("px", style)


@unittest.skipUnless((MODULE / "lifeline.js").exists(), "the module is made by 'make live'")
class Elements(SiteCase):
    """The script on pages that Lifeline did not make."""

    NOTES = {"index.md": "# Home\n"}

    def test_marked_blocks_become_live_figures(self):
        page = self.site / "foreign.html"
        for file in MODULE.iterdir():
            (self.site / file.name).write_bytes(file.read_bytes())
        page.write_text(f"""<!doctype html><meta charset="utf-8"><title>Foreign</title>
<style>p, pre, svg {{ color: red; font-size: 40px }}
* {{ letter-spacing: 9px; text-transform: uppercase; direction: rtl }}</style>
<pre><code class="language-scenario">{PUSH}</code></pre>
<lifeline-scenario ios="12" show="appearance">
  window.rootViewController = A()
  window.makeKeyAndVisible()
  <template slot="claims">A.viewDidLoad once</template>
</lifeline-scenario>
<pre class="mermaid">sequenceDiagram
Alice->>Bob: Hello &amp; welcome</pre>
<pre class="mermaid">flowchart TD; A-->B</pre>
<script src="lifeline.js" data-blocks></script>""")
        tab = self.open(page, height=3000)
        tab.wait("document.querySelectorAll('lifeline-scenario').length === 3")
        tab.wait("[...document.querySelectorAll('lifeline-scenario')].every(e => e.shadowRoot?.querySelector('.drawing svg'))", 60)
        figures = "[...document.querySelectorAll('lifeline-scenario')]"
        texts = tab.run(f"{figures}.map(e => e.shadowRoot.querySelector('.drawing').textContent)")
        self.assertIn("pushViewController", texts[0])
        self.assertNotIn("viewIsAppearing", texts[1])
        self.assertIn("Hello & welcome", texts[2])
        self.assertEqual(tab.run(f"{figures}[1].shadowRoot.querySelector('.claims .mark').textContent"), "✓")
        self.assertEqual(tab.run("document.querySelectorAll('pre.mermaid').length"), 1)
        looks = tab.run(f"(s => [s.letterSpacing, s.textTransform, s.direction])(getComputedStyle({figures}[0].shadowRoot.querySelector('pre code')))")
        self.assertIn(looks[0], ["normal", "0px"])
        self.assertEqual(looks[1:], ["none", "ltr"])

    def test_scripts_ask_the_engine_themselves(self):
        page = self.site / "asking.html"
        for file in MODULE.iterdir():
            (self.site / file.name).write_bytes(file.read_bytes())
        page.write_text('<!doctype html><title>Asking</title><script src="lifeline.js"></script>')
        tab = self.open(page)
        answer = tab.run("Lifeline.ask({form: 'trace'}, 'window.rootViewController = A()\\nwindow.makeKeyAndVisible()\\n')")
        self.assertIn("A.viewDidLoad()", answer)
        names = tab.run("Lifeline.ask({form: 'names', at: 12}, 'window.rootV')")
        self.assertEqual(names["names"][0]["name"], "rootViewController")


if __name__ == "__main__":
    unittest.main()
