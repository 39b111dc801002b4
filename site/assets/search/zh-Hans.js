<<<<<<< HEAD
lifelineSearch.parts(["35c39e83"])
=======
lifelineSearch.parts(["10efe7e9"])
>>>>>>> 870a8f2 (Quote the notes' scenes in Objective-C too; compare calls by their selectors)
