import CallTrace
import Testing

@Suite struct InstantTests {
  @Test(arguments: [
    (0, "0"), (350_000, "0.35"), (1_000_000, "1"), (16_667, "0.016667"), (1, "0.000001"),
    (-250_000, "-0.25"), (12_000_100, "12.0001"), (Int64.min, "-9223372036854.775808"),
  ])
  func `seconds take as few decimals as say it`(microseconds: Int64, text: String) {
    #expect(Instant(microseconds: microseconds).secondsText == text)
  }

  @Test(arguments: [
    (0.35, 350_000), (1.0 / 60, 16_667), (-0.0000004, 0), (.nan, 0),
    (.infinity, 1_000_000_000_000_000_000), (-.infinity, -1_000_000_000_000_000_000),
  ])
  func `any number of seconds has an instant`(seconds: Double, microseconds: Int64) {
    #expect(Instant(seconds: seconds).microseconds == microseconds)
  }

  @Test func `instants add and compare`() {
    let frame = Instant(seconds: 0.016)
    #expect(frame + frame == Instant(seconds: 0.032))
    #expect(Instant.zero < frame)
  }
}
