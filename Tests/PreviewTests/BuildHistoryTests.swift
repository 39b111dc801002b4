import Testing

@testable import Preview

@Suite struct BuildHistoryTests {
  @Test func `what is new is what all builds since changed`() {
    let history = BuildHistory(start: 100)
    history.add(changed: ["a.html"], problems: [])
    history.add(changed: ["b.html"], problems: ["error: no"])
    #expect(history.news(since: 100).changed == ["a.html", "b.html"])
    #expect(history.news(since: 101).changed == ["b.html"])
    #expect(history.news(since: 102).changed == [])
    #expect(history.now.build == 102)
    #expect(history.now.problems == ["error: no"])
  }

  @Test func `a build that did nothing is no news, one that repaired something is`() {
    let history = BuildHistory(start: 1)
    history.add(changed: [], problems: [])
    #expect(history.now.build == 1)
    history.add(changed: [], problems: ["error: no"])
    history.add(changed: [], problems: ["error: no"])
    #expect(history.now.build == 2)
    history.add(changed: [], problems: [])
    #expect(history.now.build == 3)
    #expect(history.now.problems == [])
  }

  @Test func `nobody knows what changed since a build of another preview, or long ago`() {
    let history = BuildHistory(start: 1000)
    #expect(history.news(since: 3).changed == nil)
    #expect(history.news(since: 2000).changed == nil)
    for number in 0..<300 { history.add(changed: ["\(number)"], problems: []) }
    #expect(history.news(since: 1000).changed == nil)
    #expect(history.news(since: 1299).changed == ["299"])
  }

  @Test func `whoever waits is told as soon as there is something new`() async {
    let history = BuildHistory(start: 1)
    async let waited: Void = history.wait(since: 1, atMost: .seconds(60))
    history.add(changed: ["a.html"], problems: [])
    await waited
    await history.wait(since: 1, atMost: .seconds(60))
    #expect(history.now.build == 2)
  }

  @Test func `nobody waits longer than agreed`() async {
    let history = BuildHistory(start: 1)
    await history.wait(since: 1, atMost: .milliseconds(5))
    #expect(history.now.build == 1)
  }
}
