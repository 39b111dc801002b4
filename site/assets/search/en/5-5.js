lifelineSearch(["observed.html","Observed orders",
["","","What people logged on devices, and whether the model does the same."]])
