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

  /// Takes an object out; false where it is not there.
  @discardableResult
  mutating func remove(_ object: Object) -> Bool {
    guard let place = place(of: object) else { return false }
    remove(at: place)
    return true
  }

  /// Takes out those of which something holds.
  mutating func take(where isTaken: (Element) -> Bool) -> [Element] {
    let taken = filter(isTaken)
    removeAll(where: isTaken)
    return taken
  }

  /// Those that are not in another array.
  func without(_ others: [Element]) -> [Element] {
    if isEmpty || others.isEmpty { return self }
    guard others.count > Self.few else {
      return filter { object in others.place(of: object) == nil }
    }
    let known = others.identities
    return filter { !known.contains(ObjectIdentifier($0)) }
  }

  /// The set of them.
  var identities: Set<ObjectIdentifier> {
    var identities: Set<ObjectIdentifier> = []
    for object in self { identities.insert(ObjectIdentifier(object)) }
    return identities
  }

  /// Each of them once, where it comes first.
  var distinct: [Element] {
    var distinct: [Element] = []
    var known: Set<ObjectIdentifier> = []
    for object in self {
      let isNew =
        count > Self.few
        ? known.insert(ObjectIdentifier(object)).inserted : distinct.place(of: object) == nil
      if isNew { distinct.append(object) }
    }
    return distinct
  }

  /// Among so many a look at each is faster than a set.
  private static var few: Int { 16 }
}
