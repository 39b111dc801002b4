"""What is measured: inputs, the commands that are given them, and how long these may take.

The limits are of processor time. A page, a template, a drawing and settings may take two milliseconds a
kilobyte, so that what grows squarely is far above it; a scenario 0.3 s with its drawing, whatever it does; and no
command more than two seconds with less than a megabyte.
"""

import json

SCENARIO = 0.3
COMMAND = 2.0
KILOBYTE = 0.002
# What a command may always take, however small its input is.
LEAST = 0.3
# The bytes of an input that can be of any size.
USUAL_SIZE = 300_000

FOLDER_COMMANDS = {
    "build": ["build", "--content", "notes", "--output", "site"],
    "check": ["check", "notes"],
    "check json": ["check", "notes", "--format", "json"],
    "check junit": ["check", "notes", "--format", "junit"],
    "check github": ["check", "notes", "--format", "github"],
    "check files": ["check", "notes", *(
        f"--format={form}=.reports/{form}" for form in ["junit", "gitlab", "sarif", "json", "markdown"])],
    "check accept": ["check", "notes", "--accept"],
    "check untrusted": ["check", "notes", "--untrusted"],
    "build published": ["build", "--content", "notes", "--base-url", "https://example.org/", "--strict"],
    "embed": ["embed", "notes"],
    "embed check": ["embed", "notes", "--check"],
    "embed svg": ["embed", "notes", "--format", "svg"],
    **{
        f"render {form}": ["render", "notes/a.md", "--format", form]
        for form in ["svg", "text", "ascii", "trace", "mermaid", "plantuml", "d2", "json", "html"]
    },
}


class Case:
    """An input, the commands that are given it, and the seconds that each of them may take.

    `make` gives the files for a size in bytes: texts, bytes or, of a file of zeros that
    takes no room on a disk, its length, by path, seen from the folder of notes. Where thousands
    of files are written only what the program itself does is counted: how long a system takes to make a file
    depends on its disk, and on what else is written there.
    """

    def __init__(self, name, make, commands, limit=None, counts_system=True):
        self.name, self.make, self.commands, self.limit = name, make, commands, limit
        self.counts_system = counts_system

    def seconds(self, size):
        return self.limit or min(COMMAND, max(LEAST, size * KILOBYTE / 1000))


def folder(name, make, commands=("build", "check"), **options):
    """A folder of notes, of any size."""
    return Case(name, make, {c: FOLDER_COMMANDS[c] for c in commands}, **options)


def program(name, text, language="swift", forms=("svg", "text")):
    """One scenario in a file by itself, drawn in some forms."""
    file = "program." + ("swift" if language == "swift" else "m")
    return Case(
        name, lambda size: {"../" + file: text},
        {f"render {form}": ["render", file, "--format", form] for form in forms}, SCENARIO)


def drawing(name, text, ending, forms=("svg", "text", "mermaid", "plantuml", "d2", "json", "html")):
    """A diagram in a file by itself, written in all forms."""
    return Case(
        name, lambda size: {"../drawing." + ending: text},
        {f"render {form}": ["render", "drawing." + ending, "--format", form] for form in forms}, SCENARIO)


def page(name, text, commands=("check", "build", "embed check")):
    """A page of scenarios, as large as it is."""
    return folder(name, lambda size: {"a.md": text}, commands, limit=COMMAND)


def log(name, make):
    """A log of a device, drawn."""
    return Case(
        name, lambda size: {"../log.txt": make(size)},
        {
            "trace svg": ["trace", "log.txt", "--format", "svg"],
            "trace text": ["trace", "log.txt", "--format", "text"],
            "trace observed": ["trace", "log.txt", "--observed"],
        })


def book(name, text):
    """A book of one chapter, as mdBook hands it to its preprocessor."""
    context = {"root": "/book", "config": {"book": {"src": "src"}}, "renderer": "html", "mdbook_version": "0.4.40"}
    chapter = {"name": "A", "content": text, "number": [1], "sub_items": [], "path": "a.md", "source_path": "a.md"}
    handed = json.dumps([context, {"sections": [{"Chapter": chapter}]}])
    return Case(name, lambda size: {"../in": handed}, {"mdbook": ["mdbook"]}, COMMAND)
