"""Every page of the site by axe-core, in both schemes: no serious or critical finding."""

import os
import pathlib
import unittest

from browser_case import ROOT, BrowserCase, address, pages

RUN = """
axe.run(document, { resultTypes: ['violations'], preload: false }).then(r => r.violations
  .filter(v => ['serious', 'critical'].includes(v.impact))
  .map(v => `${v.id}: ${v.help}: ` + v.nodes.slice(0, 4).map(n =>
    n.target.join(' ') + (n.any[0] ? ' (' + n.any[0].message + ')' : '')).join('; ')))
"""


@unittest.skipUnless("AXE" in os.environ, "AXE names no axe.min.js")
class AccessibilityTests(BrowserCase):
    def test_no_page_has_a_serious_finding(self):
        axe = pathlib.Path(os.environ["AXE"]).read_text()
        for scheme in ["light", "dark"]:
            tab = self.open("about://blank", scheme=scheme)
            for page in pages():
                with self.subTest(page=str(page.relative_to(ROOT)), scheme=scheme):
                    tab.go(address(page))
                    tab.run(axe)
                    self.assertEqual(tab.run(RUN), [])


if __name__ == "__main__":
    unittest.main()
