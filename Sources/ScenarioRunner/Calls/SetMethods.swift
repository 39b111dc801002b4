import ScenarioSyntax

/// The methods that sets have beside those of all that is gone through: data.
enum SetMethods {
  enum Method {
    /// As all that is gone through has it; a closure behind the parentheses tells it from the next.
    case all
    case ask(Question)
    case make(Algebra)
    case change(Algebra)
    case edit(Edit)
  }

  /// What does not change the set.
  enum Question {
    case contains, member, isSubset, isStrictSubset, isSuperset, isStrictSuperset, isDisjoint
    case intersects, isEqual, filter, enumerate, passingTest
  }

  /// What makes one set of two.
  enum Algebra {
    case union, intersection, subtracting, symmetricDifference, adding, replacing
  }

  /// What changes a set by one element, or takes all out.
  enum Edit { case insert, update, remove, add, take, removeFirst, popFirst, clear, removeAll }

  static let table = MethodTable<Method>([
    (.all, "contains(where:)"),
    (.ask(.contains), "contains(_:) containsObject:"),
    (.ask(.member), "member(_:) member:"),
    (.ask(.isSubset), "isSubset(of:) isSubsetOfSet:"),
    (.ask(.isStrictSubset), "isStrictSubset(of:)"),
    (.ask(.isSuperset), "isSuperset(of:)"),
    (.ask(.isStrictSuperset), "isStrictSuperset(of:)"),
    (.ask(.isDisjoint), "isDisjoint(with:)"),
    (.ask(.intersects), "intersects(_:) intersectsSet:"),
    (.ask(.isEqual), "isEqual(_:) isEqual(to:) isEqual: isEqualToSet: isEqualToOrderedSet:"),
    (.ask(.filter), "filter(_:)"),
    (.ask(.enumerate), "enumerateObjectsUsingBlock:"),
    (.ask(.passingTest), "objectsPassingTest:"),
    (.make(.union), "union(_:) addingObjects(from:) setByAddingObjectsFromSet:"),
    (.make(.union), "setByAddingObjectsFromArray:"),
    (.make(.intersection), "intersection(_:)"),
    (.make(.subtracting), "subtracting(_:)"),
    (.make(.symmetricDifference), "symmetricDifference(_:)"),
    (.make(.adding), "adding(_:) setByAddingObject:"),
    (.change(.union), "formUnion(_:) unionSet: addObjects(from:) addObjectsFromArray:"),
    (.change(.intersection), "formIntersection(_:) intersect(_:) intersectSet:"),
    (.change(.subtracting), "subtract(_:) minus(_:) minusSet: removeObjectsInArray:"),
    (.change(.symmetricDifference), "formSymmetricDifference(_:)"),
    (.change(.replacing), "setSet(_:) setSet:"),
    (.edit(.insert), "insert(_:)"),
    (.edit(.update), "update(with:)"),
    (.edit(.remove), "remove(_:)"),
    (.edit(.add), "add(_:) addObject:"),
    (.edit(.take), "removeObject:"),
    (.edit(.removeFirst), "removeFirst()"),
    (.edit(.popFirst), "popFirst()"),
    (.edit(.removeAll), "removeAll(where:)"),
    (.edit(.clear), "removeAll() removeAll(keepingCapacity:) removeAllObjects() removeAllObjects"),
  ])
}
