lifelineSearch(["notes/pages.html","Pages: swipes and curls",
["how-many-pages","How many pages?","setViewControllers takes the pages that show: one, or two where the spine is in the middle. Another number raises."]])
