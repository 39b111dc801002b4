#!/usr/bin/env python3
"""Writes repositories of notes, the same each time: notes.py FOLDER REPOSITORIES NOTES.

Each note has a scenario, claims, a link to another note of its repository and one to a note of the first
repository, by its address.
"""

import pathlib
import sys

BUILD = """load("@//:lifeline.bzl", "lifeline_check")

lifeline_check(
    name = "notes",
    srcs = glob(["notes/**"]),
    base_url = "{url}",
    folder = "notes",
    visibility = ["//visibility:public"],
    deps = {deps},
)
"""


def address(repository):
    return f"https://notes{repository}.example.org/"


def note(repository, number, count):
    child = f"Child{number}"
    after = (number + 1) % count
    other = (number * 7 + repository) % count
    return f"""# Note {number} of {repository}

What happens when `{child}` is pushed, and comes back. Go on to [the next](note-{after}.md), or see
[another]({address(1)}note-{other}.html).

```swift scenario id=push title="Push {number}"
let nav = UINavigationController(rootViewController: Root{repository}())
window.rootViewController = nav
window.makeKeyAndVisible()
settle()
nav.pushViewController({child}(), animated: {"true" if number % 2 else "false"})
settle()
nav.popViewController(animated: true)
```

```claims
{child}.viewDidLoad happens once
Root{repository}.viewWillDisappear before {child}.viewWillAppear
Root{repository}.viewDidAppear happens twice
```
"""


def main():
    folder, repositories, count = pathlib.Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    for repository in range(1, repositories + 1):
        place = folder / f"r{repository}"
        (place / "notes").mkdir(parents=True)
        (place / "WORKSPACE").write_text(f'workspace(name = "r{repository}")\n')
        deps = "[]" if repository == 1 else '["@r1//:notes"]'
        (place / "BUILD").write_text(BUILD.format(url=address(repository), deps=deps))
        (place / "notes" / "index.md").write_text(f"# Repository {repository}\n")
        for number in range(count):
            (place / "notes" / f"note-{number}.md").write_text(note(repository, number, count))


main()
