<<<<<<< HEAD
lifelineSearch.parts(["bfd6b9a9"])
=======
lifelineSearch.parts(["cd8f44e0"])
>>>>>>> 870a8f2 (Quote the notes' scenes in Objective-C too; compare calls by their selectors)
