"""What the tests of pages in a browser share: one browser, tabs that close, a site to read."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

from chromium import Chromium

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMAND = ROOT / os.environ.get("LIFELINE", ".build/release/lifeline")

browser = None


def address(path):
    return pathlib.Path(path).as_uri()


def pages(folder=ROOT / "site"):
    """The pages of the site, in a fixed order; those that lead elsewhere at once are none. Of the project's own site
    EVERY=5 takes every fifth."""
    found = sorted(pathlib.Path(folder).rglob("*.html"))
    found = [page for page in found if "http-equiv=\"refresh\"" not in page.read_text()]
    return found[::int(os.environ.get("EVERY", "1"))] if folder == ROOT / "site" else found


class BrowserCase(unittest.TestCase):
    """A test with tabs; it fails if a page it opened complained."""

    def setUp(self):
        global browser
        if browser is None:
            browser = Chromium()
            unittest.addModuleCleanup(close)
        self.tabs = []

    def open(self, where, **options):
        tab = browser.open(**options)
        self.tabs.append(tab)
        return tab.go(where if "://" in str(where) else address(where))

    def tearDown(self):
        for tab in self.tabs:
            complaints = tab.complaints
            tab.close()
            self.assertEqual(complaints, [])


def close():
    global browser
    browser.close()
    browser = None


class SmallSite:
    """A folder of notes, and the site that the command makes of it."""

    def __init__(self, notes):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="lifeline-site-"))
        for path, text in notes.items():
            self.write(path, text)

    def write(self, path, text):
        file = self.folder / "content" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def build(self, *options):
        subprocess.run([COMMAND, "build", *options], cwd=self.folder, check=True, stdout=subprocess.DEVNULL)
        return self.folder / "site"

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)


class SiteCase(BrowserCase):
    """A test of a small site, which is made of `NOTES` once for all tests of the class."""

    NOTES = {}
    OPTIONS = []

    @classmethod
    def setUpClass(cls):
        cls.notes = SmallSite(cls.NOTES)
        cls.site = cls.notes.build(*cls.OPTIONS)

    @classmethod
    def tearDownClass(cls):
        cls.notes.remove()
