"""Measures how soon `lifeline serve` shows a page whose note was saved.

    python3 Benchmarks/preview.py [PAGES] [SAVES]

Writes PAGES notes of 3 kB with a scenario each, opens a preview and saves one of them again and
again: the time is from the write until the changed page is there, asked for on the connection that has
said that it changed, as a browser does.
"""

import http.client
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
TEXT = "The parent forwards its appearance, unless it says that it does so by itself. " * 30


def note(number, mark=""):
    return f"""# Page {number}

{TEXT}{mark}

```swift scenario id=push
let nav = UINavigationController(rootViewController: A())
window.rootViewController = nav
window.makeKeyAndVisible()
settle()
nav.pushViewController(Page{number}(), animated: true)
```

See [the next one](page-{number + 1}.md) and `viewWillAppear`.
"""


def main(pages=1000, saves=20):
    folder = pathlib.Path(tempfile.mkdtemp(prefix="lifeline-bench-"))
    content = folder / "content"
    content.mkdir()
    for number in range(pages):
        (content / f"page-{number}.md").write_text(note(number))
    (content / f"page-{pages}.md").write_text("# The last\n")
    start = time.monotonic()
    preview = subprocess.Popen(
        [ROOT / ".build/release/lifeline", "serve", "--port", "0"], cwd=folder, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        for line in preview.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                connection = http.client.HTTPConnection("127.0.0.1", int(found[1]))
                break
        print(f"{pages} pages served after {time.monotonic() - start:.2f} s")

        def get(address):
            connection.request("GET", address)
            return connection.getresponse().read()

        def news(page, build=None):
            known = "" if build is None else f"&build={build}"
            return json.loads(get(f"/.lifeline/news?page=/{page}.html{known}"))

        times = []
        build = news("page-0")["build"]
        for save in range(saves):
            number = save * 37 % pages
            time.sleep(0.25)
            start = time.monotonic()
            (content / f"page-{number}.md").write_text(note(number, f" Saved {save} times."))
            answer = {"isChanged": False, "build": build}
            while not answer["isChanged"]:
                answer = news(f"page-{number}", answer["build"])
            if f" Saved {save} times." not in get(f"/page-{number}.html").decode():
                sys.exit("the page is not what was saved")
            times.append((time.monotonic() - start) * 1000)
            build = answer["build"]
        times.sort()
        print(
            f"from a save to the page that shows it: median {times[len(times) // 2]:.0f} ms,"
            f" slowest {times[-1]:.0f} ms of {len(times)}"
        )
        before = cpu(preview.pid)
        time.sleep(2)
        print(f"waiting: {(cpu(preview.pid) - before) / 2 * 100:.1f} % of a core")
    finally:
        preview.send_signal(2)
        preview.wait()
        shutil.rmtree(folder)


def cpu(process):
    """The seconds of CPU that a process has had, where the system tells."""
    try:
        fields = pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return (int(fields[11]) + int(fields[12])) / 100


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
