import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// What a collection is told: what it holds, with what, and where it is kept.
struct CollectionCall {
  let name: String
  let elements: [Value]
  let arguments: [PassedArgument]
  /// Where a changed collection goes; nil for what is kept nowhere.
  let place: CollectionPlace?
  let span: NodeSpan

  /// The method's selector in Objective-C: `insertObject:atIndex:`.
  var selector: String {
    name
      + arguments.enumerated().map { ($0.offset == 0 ? "" : $0.element.label ?? "") + ":" }.joined()
  }

  var first: Value { arguments.first?.value ?? .nothing }

  /// An argument that is a whole number.
  func integer(_ place: Int) -> Int? {
    arguments.indices.contains(place) ? TextPlaces.number(arguments[place].value).place : nil
  }
}

/// The methods of arrays, and of what else is gone through: data.
enum ArrayMethods {
  enum Method {
    case ask(Question)
    case take(Part)
    case each(Closure)
    case change(Change)

    /// Whether all that is gone through has it: it neither changes anything nor speaks of places.
    var isOfSequences: Bool {
      switch self {
      case .change, .each(.sort), .each(.removeAll): false
      case .ask(.contains), .ask(.isEqual), .ask(.adding), .ask(.addingAll): false
      default: !isOfPlaces
      }
    }

    /// Whether it speaks of the places of elements.
    var isOfPlaces: Bool {
      switch self {
      case .ask(.firstIndex), .ask(.lastIndex), .ask(.objectAtIndex), .ask(.indexAfter): true
      case .ask(.indexBefore), .ask(.indexOffset), .each(.firstIndex), .each(.lastIndex): true
      case .each(.passingTest), .each(.last), .each(.enumerate), .take(.prefixUpTo): true
      case .take(.prefixThrough), .take(.suffixFrom), .take(.range): true
      default: false
      }
    }
  }

  /// What does not change the array and takes no closure.
  enum Question {
    case contains, firstIndex, lastIndex, objectAtIndex, joined, description, isEqual, startsWith
    case sorted, sortedBySelector, minimum, maximum, any, shuffled, indexAfter, indexBefore
    case indexOffset, adding, addingAll, perform
  }

  /// What gives some of the elements, or all in another way.
  enum Part {
    case dropFirst, dropLast, prefix, suffix, prefixUpTo, prefixThrough, suffixFrom, range, reversed
    case enumerated, iterator
  }

  /// What takes a closure.
  enum Closure {
    case forEach, enumerate, map, compactMap, flatMap, filter, first, last, contains, allSatisfy
    case count, firstIndex, lastIndex, passingTest, prefix, drop, reduce, reduceInto, minimum
    case maximum, sorted, sort, removeAll, areEqual
  }

  /// What changes the array where it is kept.
  enum Change {
    case append, appendAll, insert, insertAll, removeAt, remove, removeThese, set, replace, reserve
    case removeRange, replaceRange, next, removeFirst, removeSomeFirst, removeLast, removeSomeLast
    case popLast, clear, reverse, shuffle, sort, sortBySelector, swap
  }

  /// What Swift calls methods that only `NSMutableArray` and `NSMutableSet` have. A set's own `remove(_:)`
  /// and `union(_:)` are no others.
  static let namesOfShared: Set<String> = [
    "add", "addObjects", "removeObject", "removeObjects", "removeLastObject", "removeAllObjects",
    "replaceObject", "setArray", "setSet", "minus", "intersect", "member", "intersects",
  ]

  /// A method of a call, as far as all that is gone through has it, without places and changes.
  static func methodOfSequences(
    _ name: String, _ arguments: [PassedArgument], in dialect: Dialect
  ) -> Method? {
    table.method(name, arguments, in: dialect).flatMap { $0.isOfSequences ? $0 : nil }
  }

  static let table = MethodTable<Method>([
    (.each(.contains), "contains(where:)"),
    (.ask(.contains), "contains(_:) containsObject:"),
    (.each(.firstIndex), "firstIndex(where:) index(where:)"),
    (.ask(.firstIndex), "firstIndex(of:) index(of:) indexOf(_:) indexOfObject:"),
    (.ask(.firstIndex), "indexOfObjectIdenticalTo:"),
    (.each(.lastIndex), "lastIndex(where:)"),
    (.ask(.lastIndex), "lastIndex(of:)"),
    (.ask(.objectAtIndex), "object(at:) objectAtIndex:"),
    (.ask(.joined), "joined() joined(separator:) joinWithSeparator(_:)"),
    (.ask(.description), "componentsJoined(by:) componentsJoinedByString:"),
    (.ask(.isEqual), "elementsEqual(_:) isEqual(_:) isEqual(to:) isEqual: isEqualToArray:"),
    (.ask(.startsWith), "starts(with:)"),
    (.each(.sorted), "sorted(by:) sortedArray(comparator:) sortedArrayUsingComparator:"),
    (.ask(.sorted), "sorted()"),
    (.ask(.sortedBySelector), "sortedArrayUsingSelector:"),
    (.each(.minimum), "min(by:)"),
    (.ask(.minimum), "min()"),
    (.each(.maximum), "max(by:)"),
    (.ask(.maximum), "max()"),
    (.ask(.any), "randomElement() randomElement(using:)"),
    (.ask(.shuffled), "shuffled() shuffled(using:)"),
    (.each(.areEqual), "elementsEqual(_:by:)"),
    (.ask(.indexAfter), "index(after:)"),
    (.ask(.indexBefore), "index(before:)"),
    (.ask(.indexOffset), "index(_:offsetBy:)"),
    (.ask(.adding), "adding(_:) arrayByAddingObject:"),
    (.ask(.addingAll), "addingObjects(from:) arrayByAddingObjectsFromArray:"),
    (.ask(.perform), "makeObjectsPerformSelector: makeObjectsPerformSelector:withObject:"),
    (.take(.dropFirst), "dropFirst() dropFirst(_:)"),
    (.take(.dropLast), "dropLast() dropLast(_:)"),
    (.each(.prefix), "prefix(while:)"),
    (.each(.drop), "drop(while:)"),
    (.take(.prefix), "prefix(_:)"),
    (.take(.suffix), "suffix(_:)"),
    (.take(.prefixUpTo), "prefix(upTo:)"),
    (.take(.prefixThrough), "prefix(through:)"),
    (.take(.suffixFrom), "suffix(from:)"),
    (.take(.range), "subarray(with:) subarrayWithRange:"),
    (.take(.reversed), "reversed()"),
    (.take(.enumerated), "enumerated() enumerate()"),
    (.take(.iterator), "makeIterator()"),
    (.each(.forEach), "forEach(_:)"),
    (.each(.enumerate), "enumerateObjects(_:) enumerateObjectsUsingBlock:"),
    (.each(.enumerate), "enumerateObjects(options:using:) enumerateObjectsWithOptions:usingBlock:"),
    (.each(.map), "map(_:)"),
    (.each(.compactMap), "compactMap(_:)"),
    (.each(.flatMap), "flatMap(_:)"),
    (.each(.filter), "filter(_:)"),
    (.each(.first), "first(where:)"),
    (.each(.last), "last(where:)"),
    (.each(.allSatisfy), "allSatisfy(_:)"),
    (.each(.count), "count(where:)"),
    (.each(.passingTest), "indexOfObject(passingTest:) indexOfObjectPassingTest:"),
    (.each(.reduce), "reduce(_:_:)"),
    (.each(.reduceInto), "reduce(into:_:)"),
    (.change(.append), "append(_:) add(_:) addObject:"),
    (.change(.appendAll), "append(contentsOf:) appendContentsOf(_:) addObjects(from:)"),
    (.change(.appendAll), "addObjectsFromArray:"),
    (.change(.insert), "insert(_:at:) insert(_:atIndex:) insertObject:atIndex:"),
    (.change(.insertAll), "insert(contentsOf:at:)"),
    (.change(.removeAt), "remove(at:) removeAtIndex(_:) removeObject(at:) removeObjectAtIndex:"),
    (.change(.remove), "removeObject: removeObjectIdenticalTo:"),
    (.change(.removeThese), "removeObjects(in:) removeObjectsInArray:"),
    (.change(.set), "setArray(_:) setArray:"),
    (.change(.replace), "replaceObject(at:with:) replaceObjectAtIndex:withObject:"),
    (.change(.reserve), "reserveCapacity(_:)"),
    (.change(.removeRange), "removeSubrange(_:) removeObjectsInRange:"),
    (.change(.replaceRange), "replaceSubrange(_:with:)"),
    (.change(.next), "next() popFirst() nextObject"),
    (.change(.removeFirst), "removeFirst()"),
    (.change(.removeSomeFirst), "removeFirst(_:)"),
    (.change(.removeLast), "removeLast()"),
    (.change(.removeSomeLast), "removeLast(_:)"),
    (.change(.popLast), "popLast() removeLastObject() removeLastObject"),
    (.each(.removeAll), "removeAll(where:)"),
    (
      .change(.clear), "removeAll() removeAll(keepingCapacity:) removeAllObjects() removeAllObjects"
    ),
    (.change(.reverse), "reverse()"),
    // The same on every run: chance would have it so now and then.
    (.change(.shuffle), "shuffle() shuffle(using:)"),
    (.each(.sort), "sort(by:) sort(comparator:) sortUsingComparator:"),
    (.change(.sort), "sort()"),
    (.change(.sortBySelector), "sortUsingSelector:"),
    (.change(.swap), "swapAt(_:_:) exchangeObjectAtIndex:withObjectAtIndex:"),
  ])
}
