"""How much of its index a search loads, on a site of a thousand pages."""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

import browser_case
from browser_case import COMMAND, ROOT, BrowserCase

sys.path.insert(0, str(ROOT / "Benchmarks"))

import search  # noqa: E402

LARGEST = 100_000


class SearchLoadTests(BrowserCase):
    """Each question is asked in a page of its own, so that it loads all it needs."""

    def check(self, language):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="lifeline-site-"))
        self.addCleanup(shutil.rmtree, folder)
        search.write(folder, 1_000, language)
        subprocess.run([COMMAND, "build"], cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        server = search.serve(folder / "site")
        self.addCleanup(server.shutdown)
        address = f"http://127.0.0.1:{server.server_port}/index.html"
        for question in search.QUESTIONS[language]:
            with self.subTest(question):
                _, size, _ = search.ask(browser_case.browser, address, question)
                self.assertGreater(size, 1_000)
                self.assertLess(size, LARGEST)

    def test_an_english_question_loads_a_small_part(self):
        self.check("en")

    def test_a_chinese_question_loads_a_small_part(self):
        self.check("zh-Hans")


if __name__ == "__main__":
    unittest.main()
