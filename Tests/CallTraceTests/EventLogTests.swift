import CallTrace
import Testing

@Suite("Logs of events")
struct EventLogTests {
  private static let moment = Moment(turn: 1, time: .zero)

  private static func note(_ number: Int) -> Event {
    Event(.note("\(number)"), at: moment, depth: 0, end: Int32(number + 1))
  }

  private static func texts(_ log: EventLog) -> [String] {
    log.map { if case .note(let text) = $0.kind { text } else { "?" } }
  }

  /// A block has 1 024 events; what a writer has written so far is a log that goes on without it.
  @Test(arguments: [0, 1, 5, 1023, 1024, 1025, 2048, 2050])
  func goesOnFromWhereItsWriterWas(_ count: Int) {
    var writer = EventWriter()
    for number in 0..<count {
      writer.append(.note("\(number)"), depth: 0, at: Self.moment, origin: nil)
    }
    let before = writer.log
    var log = before
    for number in count..<(count + 3) { log.append(Self.note(number)) }
    writer.append(.note("other"), depth: 0, at: Self.moment, origin: nil)

    #expect(Self.texts(before) == (0..<count).map { "\($0)" })
    #expect(Self.texts(log) == (0..<(count + 3)).map { "\($0)" })
    #expect(Self.texts(writer.log).last == "other")
    #expect(writer.log.count == count + 1)
  }

  @Test func changesOneCopyAlone() {
    let first: EventLog = [Self.note(0), Self.note(1)]
    var second = first
    second[0] = Self.note(7)
    #expect(Self.texts(first) == ["0", "1"])
    #expect(Self.texts(second) == ["7", "1"])
  }
}
