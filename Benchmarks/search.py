"""Measures what a search loads and how soon it answers, in Chromium on the loopback.

    python3 Benchmarks/search.py [PAGES…]

Writes that many notes of 3 kB, made of the paragraphs of `content/` so that words are as often as they are in
real notes, and asks each question in a page of its own: how much of the index was loaded for it, with the head,
and how long it took from the question to the answer with its excerpts.
"""

import functools
import http.server
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests" / "Browser"))

from browser_case import COMMAND  # noqa: E402
from chromium import Chromium  # noqa: E402

QUESTIONS = {
    "en": [
        "viewWillAppear", "how to detect back button pressed", "why does my child not receive viewDidAppear",
        "viewwilldisapear", "difference between viewDidLoad and viewWillAppear", "retain cycle in a closure",
        "viewWillDisappear called but view controller still there", "popToRootViewControllerAnimated",
    ],
    "zh-Hans": [
        "怎么判断是返回还是push到下一页", "子控制器生命周期", "为什么 viewDidAppear 调用了两次", "手势返回取消之后",
    ],
}  # fmt: skip

LOADED = """(() => {
  const found = performance.getEntriesByType('resource').filter(one => one.name.includes('/assets/search/'));
  return [found.length, found.reduce((sum, one) => sum + one.decodedBodySize, 0)];
})()"""

WATCH = """(() => {
  const list = document.querySelector('dialog ol'), field = document.querySelector('dialog input');
  performance.setResourceTimingBufferSize(10000);
  field.addEventListener('input', () => { window.asked = performance.now(); window.answered = 0; }, true);
  new MutationObserver(() => {
    if (list.children.length) window.answered ||= performance.now();
  }).observe(list, { childList: true });
})()"""


def paragraphs(language):
    """The prose of the notes that there are."""
    files = sorted((ROOT / "content").rglob("*.md"))
    own = [file for file in files if file.name.endswith(".zh-Hans.md") == (language == "zh-Hans")]
    texts = [re.sub(r"^---\n.*?\n---\n", "", file.read_text(), flags=re.S) for file in own]
    parts = [part for text in texts for part in re.sub(r"^```.*?^```", "", text, flags=re.S | re.M).split("\n\n")]
    links = re.compile(r"\[([^\]]*)\]\([^)]*\)")
    return [links.sub(r"\1", part.strip()) for part in parts if len(part) > 60 and part.strip()[0] not in "#|<!>-["]


def write(folder, pages, language):
    prose, chance = paragraphs(language), random.Random(7)
    content = folder / "content"
    content.mkdir(parents=True)
    (content / "index.md").write_text(f"---\nlanguage: {language}\n---\n# Notes\n\nA site.\n")
    for number in range(pages):
        title = re.sub(r"[`*\n:\[\]{}#|<>&]", "", chance.choice(prose))[:40].strip()
        text = f"# {title} {number}\n\n"
        while len(text.encode()) < 3000:
            heading = re.sub(r"[`*\n\[\]{}#|<>&]", "", chance.choice(prose))[:30].strip()
            text += f"## {heading}\n\n" + "\n\n".join(chance.choice(prose) for _ in range(3)) + "\n\n"
        (content / f"page-{number}.md").write_text(text)


def serve(folder):
    class Handler(http.server.SimpleHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        # What an answer consists of is sent at once, and not held back until the one before it is acknowledged.
        disable_nagle_algorithm = True
        wbufsize = 1 << 16

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def ask(browser, address, question):
    """How many files and bytes a question needs, and how many milliseconds."""
    tab = browser.open()
    try:
        tab.go(address)
        tab.press("/")
        tab.wait("document.querySelector('dialog ol')?.ariaBusy === 'false'")
        tab.run(WATCH)
        tab.type(question)
        tab.wait("window.answered && document.querySelector('dialog ol').ariaBusy === 'false'")
        files, size = tab.run(LOADED)
        return files, size, tab.run("window.answered - window.asked")
    finally:
        tab.close()


def measure(browser, pages, language):
    folder = pathlib.Path(tempfile.mkdtemp(prefix="lifeline-search-"))
    try:
        write(folder, pages, language)
        subprocess.run([COMMAND, "build"], cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        server = serve(folder / "site")
        address = f"http://127.0.0.1:{server.server_port}/index.html"
        ask(browser, address, QUESTIONS[language][0])
        index = [file.stat().st_size for file in (folder / "site/assets/search").rglob("*.js")]
        print(f"{pages} pages in {language}: an index of {sum(index) // 1000} kB in {len(index)} files")
        for question in QUESTIONS[language]:
            costs = [ask(browser, address, question) for _ in range(3)]
            files, size, _ = costs[0]
            print(f"  {size / 1000:6.1f} kB in {files:2} files, {min(cost[2] for cost in costs):4.0f} ms  {question}", flush=True)
        server.shutdown()
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    chromium = Chromium()
    try:
        for count in [int(text) for text in sys.argv[1:]] or [1_000, 10_000]:
            for tongue in QUESTIONS:
                measure(chromium, count, tongue)
    finally:
        chromium.close()
