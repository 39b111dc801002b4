import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Combine: what a publisher sends arrives at once, unless a scheduler is named.
@Suite struct PublisherTests {
  @Test func aPublishedPropertySpeaksBeforeItChanges() {
    let result = run(
      """
      final class Model: ObservableObject { @Published var name = "a" }
      let model = Model()
      var bag = Set<AnyCancellable>()
      model.$name.sink { print("to \\($0), was \\(model.name)") }.store(in: &bag)
      model.name = "b"
      bag.removeAll()
      model.name = "c"
      """)
    #expect(consoleLines(result) == ["to a, was a", "to b, was a"], "\(listing(result))")
  }

  @Test func onTheMainQueueItArrivesInALaterTurn() {
    let result = run(
      """
      let subject = PassthroughSubject<Int, Never>()
      let token = subject.receive(on: DispatchQueue.main).sink { print("got \\($0)") }
      subject.send(1)
      print("sent")
      """)
    #expect(consoleLines(result) == ["sent", "got 1"], "\(listing(result))")
  }

  @Test func operatorsWorkOnEachValue() {
    let result = run(
      """
      let events = PassthroughSubject<Int, Never>()
      var bag = [AnyCancellable]()
      events.filter { $0 > 1 }.removeDuplicates().map { "n\\($0)" }.sink { print($0) }.store(in: &bag)
      events.debounce(for: .seconds(1), scheduler: RunLoop.main).sink { print("at last", $0) }.store(in: &bag)
      events.combineLatest(Just("x")).dropFirst().sink { print($0.0, $0.1) }.store(in: &bag)
      for n in [1, 2, 2, 3] { events.send(n) }
      Just(4).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) }).store(in: &bag)
      """)
    #expect(
      consoleLines(result) == ["n2", "2 x", "2 x", "n3", "3 x", "4", "finished", "at last 3"],
      "\(listing(result))")
  }

  @Test func whatNobodyKeepsIsCancelled() {
    let result = run(
      """
      let subject = CurrentValueSubject<Int, Never>(1)
      _ = subject.sink { print("lost", $0) }
      subject.value = 2
      print(subject.value)
      """)
    #expect(consoleLines(result) == ["lost 1", "2"], "\(listing(result))")
  }

  /// Combine counts in whole numbers, and is not asked for fewer than none.
  @Test(arguments: [
    ("prefix(9223372036854775807)", ["1"], ""), ("retry(9223372036854775807)", ["1"], ""),
    ("dropFirst()", [], ""),
    ("dropFirst(1e300)", [], "'dropFirst' takes a whole number"),
    ("prefix(1.0 / 0)", [], "'prefix' takes a whole number"),
    ("prefix(-1)", [], "Precondition failed: prefix of a negative number"),
    ("retry(-1)", [], "Precondition failed: retry of a negative number"),
  ])
  func stepsCountInWholeNumbers(step: String, lines: [String], word: String) {
    let result = run("let token = Just(1).\(step).sink { print($0) }")
    #expect(consoleLines(result) == lines)
    let words = result.diagnostics.map { $0.message } + exceptions(result)
    #expect(words == (word.isEmpty ? [] : [word]), "\(listing(result))")
  }

  @Test func assignSetsAPropertyByItsKeyPath() {
    let result = run(
      """
      class Model { @Published var title: String? = "a"; @Published var copy: String? = nil }
      let model = Model()
      let label = UILabel()
      let token = model.$title.assign(to: \\.text, on: label)
      model.$title.map { $0?.uppercased() }.assign(to: &model.$copy)
      model.title = "b"
      print(label.text ?? "", model.copy ?? "")
      """)
    #expect(consoleLines(result) == ["b B"], "\(listing(result))")
  }

  @Test func notificationsTimersAndPromisesArePublished() {
    let result = run(
      """
      var bag = Set<AnyCancellable>()
      NotificationCenter.default.publisher(for: .init("ping")).sink { _ in print("ping") }.store(in: &bag)
      NotificationCenter.default.post(name: .init("ping"), object: nil)
      Future<Int, Never> { promise in promise(.success(5)) }.sink { print($0) }.store(in: &bag)
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().prefix(2).sink { _ in print("tick") }
      wait(3.5)
      timer.cancel()
      """)
    #expect(consoleLines(result) == ["ping", "5", "tick", "tick"], "\(listing(result))")
  }
}

/// A name of Combine's that is a page where nothing speaks of publishers.
@Suite struct EmptyPageTests {
  @Test(arguments: [
    ("let page = Empty()\nwindow.rootViewController = page\nprint(page.view != nil)", "true"),
    (
      "import Combine\nlet s = Empty<Int, Never>().sink(receiveCompletion: { print($0) }) { _ in }",
      "finished"
    ),
  ])
  func isWhatTheProgramSpeaksOf(_ text: String, _ line: String) {
    let result = run(text)
    #expect(consoleLines(result) == [line], "\(listing(result))")
  }
}
