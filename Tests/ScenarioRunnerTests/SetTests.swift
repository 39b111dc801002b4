import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Sets have each element once, and no places.
@Suite struct SetTests {
  typealias Case = LanguageTests.Case

  @Test(arguments: [
    Case(
      "an element is inserted once",
      """
      var seen = Set<Int>()
      print(seen.insert(1).inserted, seen.insert(1).inserted, seen.insert(2).memberAfterInsert)
      print(seen, seen.count, seen.contains(2), seen.isEmpty)
      """, ["true false 2", "[1, 2] 2 true false"]),
    Case(
      "objects are told apart by who they are",
      """
      var visited = Set<UIViewController>()
      let (a, b) = (UIViewController(), UIViewController())
      for page in [a, b, a] where visited.insert(page).inserted { print("new") }
      print(visited.count, visited.contains(b))
      """, ["new", "new", "2 true"]),
    Case(
      "a literal is a set where a type says so",
      """
      let typed: Set = [1, 2, 1]
      let generic: Set<String> = ["a", "a"]
      struct Filter { var tags: Set<String> = [] }
      class Shelf { var tags: Set<Int> = [1]; lazy var more: Set<Int> = [2, 2] }
      func count(_ set: Set<Int>) -> Int { set.count }
      func made() -> Set<Int> { [4, 4] }
      let shelf = Shelf()
      shelf.tags.insert(1)
      shelf.tags = [3, 3]
      print(typed.count, generic.count, count([5, 5, 6]), made().count)
      print(Filter(tags: ["x", "x"]).tags.count, shelf.tags, shelf.more.count, Set([7, 7]).count)
      """, ["2 1 2 1", "1 [3] 1 1"]),
    Case(
      "a literal is the set that a computed or static property is",
      """
      class Shelf {
        static var all: Set<Int> = [1, 1]
        var tags: Set<Int> { [2, 2] }
      }
      struct Box { var tags: Set<Int> { [3, 3] } }
      print(Shelf.all.count, Shelf().tags.count, Box().tags.count)
      Shelf.all = [4, 4]
      print(Shelf.all)
      """, ["1 1 1", "[4]"]),
    Case(
      "a literal that replaces a set is one",
      """
      var a = Set<Int>(); a = [1, 1]; a.insert(1)
      var b: Set<Int>; b = [2]; b.insert(2)
      var c: Set<Int>? = nil; c = [3]; c?.insert(3)
      print(a, b, c!.count)
      """, ["[1] [2] 1"]),
    Case(
      "sets inside collections",
      """
      var byKey: [String: Set<Int>] = ["a": [1, 1]]
      byKey["a"]?.insert(1)
      byKey["b", default: []].insert(2)
      byKey["b", default: []].insert(2)
      let list: [Set<Int>] = [[3, 3]]
      print(byKey["a"]!.count, byKey["b"]!.count, list[0].count)
      """, ["1 1 1"]),
    Case(
      "two sets make one",
      """
      let (a, b): (Set<Int>, Set<Int>) = (Set([1, 2]), Set([2, 3]))
      print(a.union(b), a.intersection(b), a.subtracting(b), a.symmetricDifference(b), a.union([2, 9]))
      """, ["[1, 2, 3] [2] [1] [1, 3] [1, 2, 9]"]),
    Case(
      "a set is changed by another",
      """
      var a: Set = [1, 2]; a.formUnion([2, 3]); print(a)
      a.subtract([1]); print(a)
      a.formIntersection([3, 4]); print(a)
      a.formSymmetricDifference([3, 5]); print(a)
      print(a.remove(5) ?? 0, a.remove(5) ?? 0, a.popFirst() == nil, a.update(with: 1) == nil)
      a.removeAll()
      print(a.isEmpty)
      """, ["[1, 2, 3]", "[2, 3]", "[3]", "[5]", "5 0 true true", "true"]),
    Case(
      "sets are compared whatever their order",
      """
      let a: Set = [1, 2], b: Set = [2, 1]
      print(a == b, a == [2, 1], a != [1], [a].contains(b))
      print(a.isSubset(of: [1, 2, 3]), a.isSuperset(of: [1]), a.isDisjoint(with: [3]))
      print(a.isStrictSubset(of: b), a.isStrictSuperset(of: [1]))
      """, ["true true true true", "true true true", "false true"]),
    Case(
      "a set is gone through",
      """
      let a: Set = [3, 1, 2]
      for n in a { print(n) }
      print(a.map { $0 * 2 }.sorted(), a.filter { $0 > 1 }.count, a.sorted(), a.sorted(by: >), a.min()!)
      print(a.reduce(0, +), a.contains { $0 == 3 }, a.allSatisfy { $0 > 0 }, a.first != nil, Array(a).count)
      a.forEach { print($0) }
      """,
      [
        "3", "1", "2", "[2, 4, 6] 2 [1, 2, 3] [3, 2, 1] 1", "6 true true true 3", "3", "1", "2",
      ]),
    Case(
      "a set is a value",
      """
      var a: Set = [1]; let b = a
      a.insert(2)
      print(a.count, b.count, a is Set<Int>, type(of: a))
      """, ["2 1 true Set"]),
    Case(
      "option sets are still option sets",
      """
      var edges: UIRectEdge = [.top]
      edges.insert(.bottom); edges.insert(.top)
      print(edges.contains(.bottom), edges.union([.left]).contains(.left))
      edges.remove(.bottom)
      print(edges.contains(.bottom), edges == [.top])
      var none: UIView.AnimationOptions = []
      none.insert(.curveEaseIn)
      print(none.contains(.curveEaseIn))
      """, ["true true", "false true", "true"]),
    Case(
      "a mutable set of Foundation's in Swift",
      """
      let set = NSMutableSet(array: [1, 1])
      set.add(2); set.add(2)
      print(set.count, set.contains(2), NSSet(array: [1, 1]).count, NSSet(objects: 1, 2).allObjects)
      """, ["2 true 1 [1, 2]"]),
  ])
  func swift(_ example: Case) {
    let result = run(example.program)
    #expect(consoleLines(result) == example.lines, "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test(arguments: [
    Case(
      "an object is added once",
      """
      NSMutableSet *set = [NSMutableSet set];
      [set addObject:@1]; [set addObject:@1]; [set addObjectsFromArray:@[@1, @2, @2]];
      NSLog(@"%lu %d %@", set.count, [set containsObject:@2], [set anyObject]);
      [set removeObject:@1];
      NSLog(@"%@", [set allObjects]);
      """, ["2 1 1", "[2]"]),
    Case(
      "sets are united, met and taken away",
      """
      NSMutableSet *set = [NSMutableSet setWithObjects:@1, @2, nil];
      NSSet *other = [NSSet setWithArray:@[@2, @3]];
      [set unionSet:other];
      NSLog(@"%lu", set.count);
      [set minusSet:[NSSet setWithObject:@1]];
      NSLog(@"%lu %d", set.count, [set isEqualToSet:[NSSet setWithObjects:@3, @2, nil]]);
      [set intersectSet:[NSSet setWithObject:@3]];
      NSLog(@"%lu %d", set.count, [set isSubsetOfSet:other]);
      """, ["3", "2 1", "1 1"]),
    Case(
      "a block is told no place",
      """
      NSSet *set = [NSSet setWithObjects:@"a", @"b", @"c", nil];
      [set enumerateObjectsUsingBlock:^(NSString *text, BOOL *stop) {
        NSLog(@"%@", text);
        if ([text isEqualToString:@"b"]) *stop = YES;
      }];
      for (NSString *text in set) { NSLog(@"%@", text); }
      NSLog(@"%lu", [set objectsPassingTest:^BOOL(NSString *text, BOOL *stop) {
        return ![text isEqualToString:@"a"];
      }].count);
      """, ["a", "b", "a", "b", "c", "2"]),
    Case(
      "an ordered set has places",
      """
      NSMutableOrderedSet *set = [NSMutableOrderedSet orderedSet];
      [set addObject:@"a"]; [set addObject:@"b"]; [set addObject:@"a"];
      NSLog(@"%lu %@ %@ %lu", set.count, set[1], [set objectAtIndex:0], [set indexOfObject:@"b"]);
      """, ["2 b a 1"]),
  ])
  func objectiveC(_ example: Case) {
    let result = run(example.program, dialect: .objectiveC)
    #expect(consoleLines(result) == example.lines, "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func subscriptionsAreStoredInASet() {
    let result = run(
      """
      class Page: UIViewController {
        private var bag = Set<AnyCancellable>()
        let subject = PassthroughSubject<Int, Never>()
        override func viewDidLoad() {
          super.viewDidLoad()
          subject.sink { print($0) }.store(in: &bag)
          bag.insert(subject.sink { print("second", $0) })
          for known in Array(bag) { bag.insert(known) }
          subject.send(bag.count)
          bag.removeAll()
          subject.send(3)
        }
      }
      Page().loadViewIfNeeded()
      """)
    #expect(consoleLines(result) == ["2", "second 2"], "\(listing(result))")
  }

  @Test func aSetOwnsItsObjects() {
    let result = run(
      """
      class Page: UIViewController { deinit { print("gone") } }
      var pages = Set<Page>()
      pages.insert(Page())
      print(pages.count)
      pages.removeAll()
      print("end")
      """)
    #expect(consoleLines(result) == ["1", "gone", "end"], "\(listing(result))")
  }

  @Test func aSetHasNoPlaces() {
    let result = run("let set: Set = [1]\nprint(set[0])")
    #expect(result.diagnostics.first?.message == "a set has no subscript", "\(listing(result))")
  }

  @Test(arguments: [
    "var s = Set<Int>(); var n = 0; while true { s.insert(n); n += 1 }",
    "var s = Set<Int>(0..<900); while true { s.formUnion(0..<900) }",
    "let s = Set(0..<900), t = Set(900..<1800); while true { _ = s.intersection(t) }",
    "var t = \"abcdefgh\"; for _ in 0..<12 { t += t }; _ = [String](repeating: t, count: 90000).joined()",
    "var s: Set = [Set([1])]; while true { s.insert(Set(s.flatMap { $0 })) ; s = s.union([[s.count]]) }",
  ])
  func setsThatGrowEndInABudget(_ program: String) {
    let result = run(program)
    #expect(result.hasErrors, "\(listing(result).suffix(200))")
  }
}
