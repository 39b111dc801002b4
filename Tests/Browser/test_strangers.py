"""Notes of strangers run nothing in a browser, whatever they are made of."""

import html
import re
import subprocess
import unittest

from browser_case import COMMAND, BrowserCase, SmallSite

# Without a sign that ends the value of an attribute without quotes.
RUN = "window.ran++"

# Ways to have a browser run something, in HTML.
VECTORS = f'''
<script>{RUN}</script>
<ScRiPt >{RUN}</sCrIpT >
<img src=x onerror={RUN}>
<img/src=x/onerror={RUN}>
<img src=x oNeRrOr="{RUN}">
<img src=`x`onerror={RUN}>
<img src="x` `<script>{RUN}</script>"` `>
<img """><script>{RUN}</script>">
<body onload={RUN}>
<a href="javascript:{RUN}">a</a>
<a href=" &#14;  javascript:{RUN}">a</a>
<a href="jav&#x09;ascript:{RUN}">a</a>
<a href="jav&#x0A;ascript&colon;{RUN}">a</a>
<a href="java&Tab;script&colon;{RUN}">a</a>
<a href="&#106&#97&#118&#97&#115&#99&#114&#105&#112&#116&#58{RUN}">a</a>
<a href="data:text/html,<script>opener.ran=1</script>" target=_blank>a</a>
<a href='vbscript:{RUN}'>a</a>
<iframe src="javascript:parent.ran=1"></iframe>
<iframe srcdoc="<script>parent.ran=1</script>"></iframe>
<object data="javascript:{RUN}"></object>
<embed src="javascript:{RUN}">
<form action="javascript:{RUN}"><input type=submit autofocus onfocus={RUN}></form>
<button formaction="javascript:{RUN}" form=x>a</button>
<svg onload={RUN}></svg>
<svg><script>{RUN}</script></svg>
<svg><script xlink:href="data:,{RUN}"></script></svg>
<svg><a xlink:href="javascript:{RUN}"><text>a</text></a></svg>
<svg><animate onbegin={RUN} attributeName=x dur=1s></svg>
<svg><style><img src=x onerror={RUN}></style></svg>
<svg></p><style><a id="</style><img src=x onerror={RUN}>">
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror={RUN}&gt;">
<math><annotation-xml encoding="text/html"><img src=x onerror={RUN}></annotation-xml></math>
<noscript><p title="</noscript><img src=x onerror={RUN}>"></noscript>
<template><img src=x onerror={RUN}></template>
<textarea><img title="</textarea><img src=x onerror={RUN}>"></textarea>
<title><img title="</title><img src=x onerror={RUN}>"></title>
<xmp><img title="</xmp><img src=x onerror={RUN}>"></xmp>
<style>@import 'javascript:{RUN}'; * {{ background: url(javascript:{RUN}) }}</style>
<div style="background:url(javascript:{RUN});width:expression({RUN})">a</div>
<link rel=stylesheet href="javascript:{RUN}">
<meta http-equiv=refresh content="0;url=javascript:{RUN}">
<base href="javascript:{RUN}//">
<table background="javascript:{RUN}"><tr><td><table></table></table></table><img src=x onerror={RUN}>
<table><script>{RUN}</script><tr><img src=x onerror={RUN}></table>
<details open ontoggle={RUN}><summary>a</summary></details>
<video><source onerror={RUN} src=x></video>
<video poster="javascript:{RUN}" oncanplay={RUN}></video>
<audio src=x onerror={RUN}></audio>
<img srcset="x 1x, javascript:{RUN} 2x" onload={RUN}>
<picture><source srcset=x onerror={RUN}><img src=x onerror={RUN}></picture>
<marquee onstart={RUN}>a</marquee>
<input onfocus={RUN} autofocus>
<select onfocus={RUN} autofocus></select>
<isindex type=image src=x onerror={RUN}>
<!--><img src=x onerror={RUN}>-->
<!-- --!><img src=x onerror={RUN}>
<![CDATA[><img src=x onerror={RUN}>]]>
<?xml version="1.0"?><img src=x onerror={RUN}>
<scr<!-- -->ipt>{RUN}</scr<!-- -->ipt>
<div\x0conclick={RUN}>a</div>
<div\x0bonclick={RUN}>a</div>
<p/onmouseover={RUN}>a</p>
<b <script>{RUN}</script>>a</b>
<div a=">" onclick={RUN}>a</div>
<div a='"' b="'><img src=x onerror={RUN}>">a</div>
<font color='"><img src=x onerror={RUN}>'>a</font>
<img name=getElementById><img name=body><a id=documentElement></a><form name=head></form>
<img name=currentScript id=lifelineSearch><a id=lifelineSearch href="javascript:{RUN}">a</a>
<select><style></select><img src=x onerror={RUN}></style></select>
<plaintext><img src=x onerror={RUN}>
'''.strip().split("\n")

IMAGE = f'"><img src=x onerror={RUN}>'

# Ways that Markdown itself has to put words of the writer's on a page.
MARKDOWN = f"""---
title: '{IMAGE}'
description: '{IMAGE} </script><script>{RUN}</script>'
tags: ['{IMAGE}', b]
aliases: ['{IMAGE}']
date: 2026-03-14
site: '{IMAGE}'
edit: 'javascript:{RUN}//'
language: '{IMAGE}'
---
# {IMAGE}

## Heading {{#x"onclick={RUN}}}

[a](javascript:{RUN}) [b](<java\tscript:{RUN}>) [c](x "{IMAGE}") ![{IMAGE}](x "{IMAGE}") ![d](javascript:{RUN})
<javascript:{RUN}> [[{IMAGE}]] [[a|{IMAGE}]] ![[{IMAGE}]] #tag"onclick [e][r] [^1] `{IMAGE}` ${IMAGE}$ =={IMAGE}==

[r]: javascript:{RUN} "{IMAGE}"
[^1]: {IMAGE}

> [!note"onclick={RUN}]- {IMAGE} <a href="javascript:{RUN}">x</a>
> {IMAGE}

- [{IMAGE}] a
- [x] b ^block"onclick

```js"onclick={RUN} title="{IMAGE}"
{IMAGE}
```

```mermaid
sequenceDiagram
title {IMAGE}
participant A as {IMAGE}
link A: {IMAGE} @ javascript:{RUN}
links A: {{"a": "javascript:{RUN}"}}
A->>B: {IMAGE}<br><script>{RUN}</script>
Note over A: {IMAGE}
loop {IMAGE}
A->>B: #lt;script#gt;{RUN}#lt;/script#gt;
end
```

```mermaid
flowchart TD
A["{IMAGE}"] --> B
click A "javascript:{RUN}" "{IMAGE}"
```

```swift scenario id=s title="'><img src=x onerror={RUN}>"
class A: UIViewController {{
  override func viewDidLoad() {{
    super.viewDidLoad()
    title = "\\"><img src=x onerror={RUN}>"
    print("</text></svg><script>{RUN}</script>", title ?? "")
  }}
}}
// MARK: </svg><img src=x onerror={RUN}>
// note: </svg><img src=x onerror={RUN}>
window.rootViewController = A()
window.makeKeyAndVisible()
```

```claims
A.viewDidLoad happens once
raises </li><img src=x onerror={RUN}>
```
"""

NOTES = {f"v{number:02}.md": f"# V\n\n{vector}\n\n- {vector}\n\ntext {vector}\n\n| a |\n|---|\n| {vector} |\n"
         for number, vector in enumerate(VECTORS)}
NOTES |= {"index.md": "---\nhtml: true\n---\n# Home\n", "markdown.md": MARKDOWN, "plain.md": "# Plain\n\nText.\n"}
NOTES["all.md"] = "# All\n\n" + "\n\n".join(VECTORS[:-1]) + "\n"

# Does to a page all that a reader could: presses, points at and opens everything, and reads each address.
HANDLE = """(() => {
  let wrong = [];
  for (let element of document.querySelectorAll("*")) {
    for (let {name, value} of element.attributes) {
      if (/^on/i.test(name) || name === "srcdoc") wrong.push(element.outerHTML.slice(0, 200));
      if (/^[\\s\\x00-\\x20]*(javascript|vbscript|data:text)/i.test(value.replace(/[\\t\\n\\r]/g, ""))
          && ["href", "src", "action", "formaction", "xlink:href", "data"].includes(name))
        wrong.push(element.outerHTML.slice(0, 200));
    }
    for (let type of ["mouseover", "focus", "toggle", "error", "load", "begin", "pointerdown"])
      element.dispatchEvent(new Event(type));
  }
  document.querySelectorAll("main a:not([href^='#'])").forEach(link => {
    link.addEventListener("click", event => { if (!/script:/i.test(link.href)) event.preventDefault(); });
    link.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
  });
  return wrong;
})()"""
FRAME = """JSON.stringify([
  [...document.querySelectorAll("script")].map(script => script.src ? "file" : script.textContent.slice(0, 40)),
  [...document.querySelectorAll("iframe, embed, form, base, link[rel=import], template")].length,
  [...document.body.children].map(child => child.tagName + "." + child.className),
  document.querySelectorAll("main").length])"""


class StrangersTests(BrowserCase):
    @classmethod
    def setUpClass(cls):
        cls.notes = SmallSite(NOTES)
        run = subprocess.run(
            [COMMAND, "build", "--untrusted", "--base-url", "https://a.example/"],
            cwd=cls.notes.folder, capture_output=True, text=True,
        )
        assert run.returncode in (1, 2), run.stderr
        # What is wrong in many pages is said once, but where checks are strict.
        strict = subprocess.run(
            [COMMAND, "build", "--untrusted", "--strict", "--output", "strict"],
            cwd=cls.notes.folder, capture_output=True, text=True,
        )
        cls.said = strict.stderr
        cls.site = cls.notes.folder / "site"

    @classmethod
    def tearDownClass(cls):
        cls.notes.remove()

    def look(self, where):
        tab = self.open(where)
        wrong = tab.run(HANDLE)
        tab.wait("document.readyState === 'complete'")
        return tab.run("window.ran === undefined"), wrong, tab.run(FRAME)

    def tearDown(self):
        # What the pages complain of, images that are not there, is the notes' own fault.
        for tab in self.tabs:
            tab.close()

    def test_nothing_of_the_notes_runs(self):
        _, _, frame = self.look(self.site / "plain.html")
        for page in sorted(self.site.glob("*.html")):
            if page.name in ("404.html", "index.html", "scenarios.html", "rules.html", "tags.html"):
                continue
            with self.subTest(page=page.name, note=NOTES.get(page.stem + ".md", "")[:200]):
                idle, wrong, found = self.look(page)
                self.assertTrue(idle)
                self.assertEqual(wrong, [])
                self.assertEqual(found, frame)

    def test_nothing_runs_on_the_pages_that_are_made_of_the_notes(self):
        for name in ("404", "index", "scenarios", "rules", "tags"):
            if (self.site / f"{name}.html").exists():
                idle, wrong, _ = self.look(self.site / f"{name}.html")
                self.assertTrue(idle, name)
                self.assertEqual(wrong, [], name)

    def test_each_vector_is_said(self):
        for number in range(len(VECTORS)):
            # What stands in a value that is kept is text, and nothing is to be said of it.
            if VECTORS[number].startswith(("<script", "<img src=x", "<svg", "<iframe", "<div\x0c", "<a href=\"java")):
                self.assertTrue(f"v{number:02}.md:" in self.said, VECTORS[number])

    def test_the_feed_brings_nothing_that_runs(self):
        feed = (self.site / "feed.xml").read_text()
        self.assertIn('<content type="html"', feed)
        for content in re.findall(r'<content type="html"[^>]*>(.*?)</content>', feed, re.S):
            page = self.notes.folder / "entry.html"
            page.write_text("<meta charset=utf-8><main>" + html.unescape(content) + "</main>")
            idle, wrong, _ = self.look(page)
            self.assertTrue(idle and wrong == [], wrong)

    def test_what_the_search_finds_is_text(self):
        tab = self.open(self.site / "plain.html")
        tab.click("button.search")
        tab.wait("document.querySelector('dialog.search input') !== null")
        tab.type("onerror")
        tab.wait("document.querySelectorAll('dialog.search ol a').length > 0")
        self.assertTrue(tab.run("window.ran === undefined"))
        self.assertEqual(tab.run("document.querySelectorAll('dialog.search img, dialog.search script').length"), 0)


if __name__ == "__main__":
    unittest.main()
