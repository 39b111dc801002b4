"""Every page of the site by axe-core, in both schemes: no serious or critical finding."""

import concurrent.futures
import os
import pathlib
import unittest

from browser_case import ROOT, BrowserCase, address, pages

# What a scheme can change are colours alone.
RUN = """
axe.run(document, { resultTypes: ['violations'], preload: false, RULES }).then(r => r.violations
  .filter(v => ['serious', 'critical'].includes(v.impact))
  .map(v => `${v.id}: ${v.help}: ` + v.nodes.slice(0, 4).map(n =>
    n.target.join(' ') + (n.any[0] ? ' (' + n.any[0].message + ')' : '')).join('; ')))
"""


@unittest.skipUnless("AXE" in os.environ, "AXE names no axe.min.js")
class AccessibilityTests(BrowserCase):
    def test_no_page_has_a_serious_finding(self):
        axe = pathlib.Path(os.environ["AXE"]).read_text()
        rules = {"light": "rules: {}", "dark": "runOnly: ['color-contrast']"}
        # A tab for each core; the browser gives each file a process of its own.
        lanes = os.cpu_count() or 1
        for scheme in ["light", "dark"]:
            tabs = [self.open("about://blank", scheme=scheme) for _ in range(lanes)]
            run = RUN.replace("RULES", rules[scheme])

            def look(lane):
                found = {}
                for page in pages()[lane::lanes]:
                    tabs[lane].go(address(page))
                    tabs[lane].run(axe)
                    found[str(page.relative_to(ROOT))] = tabs[lane].run(run)
                return found

            with concurrent.futures.ThreadPoolExecutor(lanes) as pool:
                for found in pool.map(look, range(lanes)):
                    for page, findings in found.items():
                        with self.subTest(page=page, scheme=scheme):
                            self.assertEqual(findings, [])


if __name__ == "__main__":
    unittest.main()
