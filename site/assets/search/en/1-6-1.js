lifelineSearch(["notes/run-loop.html","Run loop: where async lands",
["layout-now-or-later","Layout, now or later","setNeedsLayout is a note for the commit, layoutIfNeeded does it now: setNeedsLayout and layoutIfNeeded","container setNeedsLayout print noted layoutIfNeeded viewDidLayoutSubviews inside happens"]])
