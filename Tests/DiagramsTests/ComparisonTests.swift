import CallTrace
import TestSupport
import Testing

@testable import Diagrams

@Suite struct ComparisonTests {
  /// A tab switch as it was and as it is: the did-callbacks change places.
  static func tabSwitch(entersFirst: Bool) -> Trace {
    var sketch = TraceSketch()
    sketch.divider("Switch")
    sketch.call("user", "tabs", "selectTab(_:)", [.number(1)], level: .containment)
    sketch.callback("tabs", "a", "viewWillDisappear")
    sketch.callback("tabs", "b", "viewWillAppear")
    sketch.turn(2, at: 0.25)
    if entersFirst {
      sketch.callback("tabs", "b", "viewIsAppearing")
      sketch.callback("tabs", "b", "viewDidAppear")
      sketch.callback("tabs", "a", "viewDidDisappear")
    } else {
      sketch.callback("tabs", "a", "viewDidDisappear")
      sketch.callback("tabs", "b", "viewDidAppear")
    }
    return sketch.trace
  }

  static func side(
    _ title: String, _ trace: Trace, _ spelling: Spelling = .swift
  ) -> Comparison.Side {
    Comparison.Side(title: title, trace: trace, options: DiagramOptions(spelling: spelling))
  }

  static var sample: Comparison {
    Comparison(
      [
        side("iOS 17", tabSwitch(entersFirst: false)), side("iOS 26", tabSwitch(entersFirst: true)),
      ], title: "A tab switch")
  }

  // MARK: Alignment

  @Test func whatBothHaveStandsInOneRow() {
    let rows = Self.sample.rows
    #expect(rows.filter { !$0.isPartial }.count == 7)
    #expect(rows.filter { $0.items[0] == nil }.count == 2)
    #expect(rows.filter { $0.items[1] == nil }.count == 1)
    for side in 0...1 {
      let items = rows.compactMap { $0.items[side] }
      #expect(items == items.sorted())
    }
  }

  @Test func theSameCallInBothLanguagesIsTheSame() {
    let trace = SampleTraces.push
    let comparison = Comparison([
      Self.side("Objective-C", trace, .objectiveC), Self.side("Swift", trace),
    ])
    #expect(comparison.agrees)
    #expect(SVGRenderer().render(comparison) == SVGRenderer().render(comparison.agreement))
  }

  @Test func anotherSenderIsADifference() {
    var first = TraceSketch()
    first.callback("nav", "a", "viewDidLoad", nil)
    var second = TraceSketch()
    second.callback("tabs", "a", "viewDidLoad", nil)
    let comparison = Comparison([
      Self.side("One", first.trace), Self.side("Other", second.trace),
    ])
    #expect(comparison.rows.map(\.isChanged) == [true])
    #expect(
      ComparisonProse(comparison).sentences
        == ["a.viewDidLoad() is called by nav (One) and by tabs (Other)."])
  }

  @Test func severalSidesAreAlignedWithEachOther() {
    let old = Self.tabSwitch(entersFirst: false)
    let new = Self.tabSwitch(entersFirst: true)
    let comparison = Comparison([
      Self.side("12", old), Self.side("17", old), Self.side("26", new),
    ])
    #expect(comparison.rows.allSatisfy { ($0.items[0] == nil) == ($0.items[1] == nil) })
    #expect(
      ComparisonProse(comparison).sentences.first
        == "b.viewDidAppear(false) is called earlier in 26 than in 12 and 17.")
  }

  @Test func aComparisonOfNothingIsNothing() {
    let empty = Comparison([])
    #expect(empty.rows.isEmpty && empty.agrees)
    #expect(SVGRenderer().render(empty).hasPrefix("<svg"))
    #expect(TextRenderer(width: 40).render(empty) == "\n" || empty.agrees)
    #expect(Comparison([Self.side("One", Trace()), Self.side("Two", Trace())]).agrees)
  }

  /// Against the textbook's quadratic table, on sequences that a seed makes.
  @Test func findsAsMuchInCommonAsThereIs() {
    var seed: UInt64 = 7
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for _ in 0..<2_000 {
      let letters = 1 + random(4)
      let first = (0..<random(14)).map { _ in random(letters) }
      let second = (0..<random(14)).map { _ in random(letters) }
      let partners = SequenceAlignment(first, second).partners
      let pairs = partners.enumerated().compactMap { pair in pair.element.map { (pair.offset, $0) }
      }
      #expect(pairs.allSatisfy { first[$0.0] == second[$0.1] })
      #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.1 < $1.1 })
      #expect(pairs.count == Self.longest(first, second), "\(first) \(second)")
    }
  }

  private static func longest(_ first: [Int], _ second: [Int]) -> Int {
    var row = Array(repeating: 0, count: second.count + 1)
    for element in first {
      var corner = 0
      for (index, other) in second.enumerated() {
        let above = row[index + 1]
        row[index + 1] = element == other ? corner + 1 : max(above, row[index])
        corner = above
      }
    }
    return row[second.count]
  }

  @Test func longSequencesThatHaveLittleInCommonAreAlignedAllTheSame() {
    let first = (0..<4_000).map { $0 % 7 == 0 ? $0 : -$0 }
    let second = (0..<4_000).map { $0 % 7 == 0 ? $0 : $0 + 1_000_000 }
    let partners = SequenceAlignment(first, second).partners
    let pairs = partners.compactMap { $0 }
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0 < $1 })
    #expect(pairs.count > 400)
  }

  // MARK: Drawings

  @Test func drawsSidesBesideEachOther() {
    expectGolden(SVGRenderer().render(Self.sample), "comparison.svg")
    expectGolden(TextRenderer().render(Self.sample), "comparison.txt")
    expectGolden(TextRenderer(ascii: true, width: 48).render(Self.sample), "comparison.ascii.txt")
    expectGolden(JSONWriter().render(Self.sample), "comparison.json")
    expectGolden(MermaidWriter().render(Self.sample.grouped), "comparison.mmd")
  }

  @Test(arguments: [20, 48, 80, 200])
  func aListingKeepsToItsWidth(width: Int) {
    let lines = TextRenderer(width: width).render(Self.sample).split(separator: "\n")
    // A name that has no place to break stands out.
    #expect(lines.allSatisfy { $0.count <= max(width, 28) })
  }

  @Test func arrowsOfARowAreAtOneHeight() throws {
    let comparison = Self.sample
    let layout = ComparisonLayout(
      comparison, maximumWidth: 400, showsTitle: true, showsLegend: false)
    for row in comparison.rows where !row.isPartial {
      var heights: Set<Int> = []
      for (side, item) in row.items.enumerated() {
        for case .arrow(let arrow) in layout.sides[side].layout.rows where arrow.item == item {
          heights.insert(arrow.y)
        }
      }
      #expect(heights.count <= 1)
    }
  }

  @Test func noTextOfASideMeetsAnother() {
    let comparison = Comparison([
      Self.side("A very long title of the first side", SampleTraces.forwarding),
      Self.side("Second", SampleTraces.warnings), Self.side("Third", SampleTraces.exception),
    ])
    let layout = ComparisonLayout(
      comparison, maximumWidth: 740, showsTitle: true, showsLegend: true)
    var boxes: [Box] = []
    for placed in layout.sides {
      for var box in placed.layout.textBoxes {
        box.x += placed.shift
        boxes.append(box)
      }
    }
    for (index, box) in boxes.enumerated() {
      #expect(!boxes[(index + 1)...].contains { $0.overlaps(box) })
      #expect(box.x >= layout.bounds.x && box.right <= layout.bounds.right)
    }
  }

  @Test func saysInWordsWhatDiffers() {
    let svg = SVGRenderer().render(Self.sample)
    #expect(svg.contains("<title>A tab switch: iOS 17 and iOS 26</title>"))
    #expect(svg.contains("is called earlier in iOS 26 than in iOS 17."))
    #expect(svg.contains("Only iOS 26: b.viewIsAppearing(false)."))
  }
}
