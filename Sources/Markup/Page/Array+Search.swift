extension Array {
  /// How many elements it begins with for which something holds that holds for none behind the first for which it does
  /// not; few of them are looked at.
  func countAtStart(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
