extension Array where Element: Object {
  /// Where an object is; what is near either end is found soonest.
  func place(of object: Object) -> Int? {
    var low = 0
    var high = count - 1
    while low <= high {
      if self[high] === object { return high }
      if self[low] === object { return low }
      low += 1
      high -= 1
    }
    return nil
  }

  /// Takes an object out, if it is there.
  mutating func remove(_ object: Object) {
    if let place = place(of: object) { remove(at: place) }
  }
}
