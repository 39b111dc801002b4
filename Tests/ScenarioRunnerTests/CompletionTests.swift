import ScenarioRunner
import ScenarioSyntax
import Testing

/// How Combine's subscriptions end.
@Suite struct CompletionTests {
  typealias Case = LanguageTests.Case

  @Test(arguments: [
    Case(
      "the first values end what they come from",
      """
      let s = PassthroughSubject<Int, Never>()
      s.first().sink(receiveCompletion: { _ in print("done") }, receiveValue: { print($0) }).store(in: &bag)
      s.prefix(2).filter { $0 > 2 }
        .sink(receiveCompletion: { _ in print("two") }, receiveValue: { print($0) }).store(in: &bag)
      s.send(1); print("-"); s.send(2); s.send(3)
      """, ["1", "done", "-", "two"]),
    Case(
      "the first value that fits",
      """
      [1, 2, 3].publisher.first { $0 > 1 }
        .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) }).store(in: &bag)
      """, ["2", "finished"]),
    Case(
      "an error that is caught",
      """
      [1, 2, 3].publisher.tryMap { n -> Int in if n == 2 { throw Bad() }; return n }
        .catch { _ in Just(-1) }
        .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) }).store(in: &bag)
      Just(1).tryMap { _ -> Int in throw Bad() }.replaceError(with: 42).sink { print($0) }.store(in: &bag)
      """, ["1", "-1", "finished", "42"]),
    Case(
      "an error that is not",
      """
      let s = PassthroughSubject<Int, Never>()
      s.tryMap { n -> Int in if n == 7 { throw Bad() }; return n }
        .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) }).store(in: &bag)
      s.send(6); s.send(7); s.send(8)
      """, ["6", "failure(Bad())"]),
    Case(
      "another try",
      """
      var tries = 0
      Just(1).tryMap { _ -> Int in tries += 1; if tries < 3 { throw Bad() }; return tries }.retry(5)
        .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) }).store(in: &bag)
      """, ["3", "finished"]),
    Case(
      "several publishers end with the last of them",
      """
      let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
      a.merge(with: b).sink(receiveCompletion: { _ in print("merged") }, receiveValue: { _ in }).store(in: &bag)
      a.combineLatest(b).sink(receiveCompletion: { _ in print("latest") }, receiveValue: { _ in }).store(in: &bag)
      a.flatMap { n in [n, n * 10].publisher }
        .sink(receiveCompletion: { _ in print("flat") }, receiveValue: { print($0) }).store(in: &bag)
      a.send(1); a.send(completion: .finished); print("-"); b.send(completion: .finished)
      """, ["1", "10", "flat", "-", "merged", "latest"]),
    Case(
      "the end comes behind the values, in a later turn too",
      """
      let s = PassthroughSubject<Int, Never>()
      s.first().receive(on: DispatchQueue.main)
        .sink(receiveCompletion: { _ in print("done") }, receiveValue: { print($0) }).store(in: &bag)
      s.send(5)
      print("sent")
      """, ["sent", "5", "done"]),
    Case(
      "events are told apart",
      """
      [1, 2].publisher.handleEvents(receiveOutput: { print("out", $0) }, receiveCompletion: { _ in print("end") })
        .sink { print($0) }.store(in: &bag)
      """, ["out 1", "1", "out 2", "2", "end"]),
    Case(
      "what is gathered until the end",
      """
      [1, 2, 3].publisher.collect().sink { print($0) }.store(in: &bag)
      [1, 2, 3].publisher.collect(2).sink { print($0) }.store(in: &bag)
      [1, 2, 3].publisher.reduce(0, +).sink(receiveCompletion: { print($0) }) { print($0) }.store(in: &bag)
      [1, 2, 3].publisher.last().sink { print($0) }.store(in: &bag)
      [1, 2, 3].publisher.count().sink { print($0) }.store(in: &bag)
      """, ["[1, 2, 3]", "[1, 2]", "[3]", "6", "finished", "3", "3"]),
    Case(
      "several publishers that are put together",
      """
      let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<String, Never>()
      a.zip(b).sink { print("zip", $0, $1) }.store(in: &bag)
      Publishers.CombineLatest(a, b).sink { print("latest", $0, $1) }.store(in: &bag)
      Publishers.Merge(a, a).sink { print("merged", $0) }.store(in: &bag)
      a.send(1); a.send(2); b.send("x"); b.send("y")
      """,
      [
        "merged 1", "merged 1", "merged 2", "merged 2", "zip 1 x", "latest 2 x", "zip 2 y",
        "latest 2 y",
      ]),
    Case(
      "the latest of several publishers",
      """
      let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
      let one = PassthroughSubject<Int, Never>(), two = PassthroughSubject<Int, Never>()
      outer.switchToLatest().sink { print($0) }.store(in: &bag)
      outer.send(one); one.send(1); outer.send(two); one.send(2); two.send(3)
      """, ["1", "3"]),
    Case(
      "an object tells that it is about to change",
      """
      final class Model: ObservableObject { @Published var count = 0; var plain = 0 }
      let model = Model()
      model.objectWillChange.sink { print("will change", model.count) }.store(in: &bag)
      model.count = 1
      model.plain = 2
      model.objectWillChange.send()
      """, ["will change 0", "will change 1"]),
  ])
  func prints(_ example: Case) {
    let result = run(
      "import Combine\nstruct Bad: Error {}\nvar bag = Set<AnyCancellable>()\n" + example.program)
    #expect(consoleLines(result) == example.lines)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }
}
