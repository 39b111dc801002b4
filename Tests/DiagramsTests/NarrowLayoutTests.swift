import CallTrace
import TestSupport
import Testing

@testable import Diagrams

/// Drawings for a phone: 358 pixels are what it has.
@Suite struct NarrowLayoutTests {
  private static let width = 358

  @Test(arguments: Sample.all)
  func drawsForAPhone(sample: Sample) {
    expectGolden(
      SVGRenderer(width: Self.width).render(sample.diagram), "\(sample.name).narrow.svg")
  }

  @Test func drawsEveryElementForAPhone() {
    expectGolden(
      SVGRenderer(width: Self.width).render(SampleDiagrams.everything), "everything.narrow.svg")
  }

  @Test(arguments: Sample.all)
  func fitsOnAPhoneWithAllItsLifelines(sample: Sample) {
    let layout = SequenceLayout(sample.diagram, within: Self.width)
    #expect(layout.bounds.width <= Self.width)
    let drawn = Set(layout.heads.map(\.lifeline))
    #expect(drawn == Set(sample.diagram.lifelines.indices))
  }

  @Test func isNarrowOnlyWhereItsColumnsAreTooFarApart() {
    var diagram = Self.diagram(lifelines: 2)
    diagram.items = [.message(.init(from: .lifeline(0), to: .lifeline(1), "short"))]
    #expect(!SequenceLayout(diagram, within: Self.width).isNarrow)
    #expect(SequenceLayout(Self.diagram(lifelines: 6), within: Self.width).isNarrow)
  }

  @Test func lifelinesStandAtOneDistanceWhateverIsBetweenThem() {
    let layout = SequenceLayout(Self.diagram(lifelines: 5), within: Self.width)
    let places = Set(layout.rails.map(\.x)).sorted()
    let gaps = Set(zip(places, places.dropFirst()).map { $1 - $0 })
    #expect(places.count == 5 && gaps.count == 1)
  }

  @Test func growsWhereSoManyLifelinesHaveNoRoom() {
    let layout = SequenceLayout(Self.diagram(lifelines: 20), within: Self.width)
    let places = Set(layout.rails.map(\.x)).sorted()
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= 40 })
    #expect(layout.bounds.width > Self.width && layout.bounds.width < 900)
  }

  /// Each would cut each of them otherwise, and the drawing would grow with the square of its source.
  @Test func manyNotesOverManyLifelinesLieOnThem() {
    var diagram = Self.diagram(lifelines: 400)
    diagram.items = (0..<400).map { .note(.init(at: .over(0, $0), "x")) }
    #expect(SequenceLayout(diagram, within: Self.width).rails.count < 30_000)
    diagram.items = Array(diagram.items.prefix(20))
    #expect(SequenceLayout(diagram, within: Self.width).rails.count > 400 + 100)
  }

  @Test func noLifelineRunsThroughAHeadOfAnother() {
    let layout = SequenceLayout(Self.diagram(lifelines: 6), within: Self.width)
    for head in layout.heads {
      let crossed = layout.rails.filter { $0.x > head.box.x && $0.x < head.box.right }
      #expect(crossed.allSatisfy { $0.bottom <= head.box.y || $0.top >= head.box.bottom })
    }
  }

  @Test func aHeadOverSeveralLifelinesPointsToItsOwn() {
    let layout = SequenceLayout(Self.diagram(lifelines: 6), within: Self.width)
    let places = Set(layout.rails.map(\.x)).sorted()
    for head in layout.heads {
      let over = places.filter { $0 > head.box.x && $0 < head.box.right }
      #expect(head.pointer == (over.count > 1 ? places[head.lifeline] : nil))
    }
    #expect(layout.heads.contains { $0.pointer != nil })
  }

  @Test func aLabelIsWholeAboveItsArrow() throws {
    var diagram = Self.diagram(lifelines: 4)
    let label = "collectionView(_:didEndDisplaying:forItemAt:)"
    diagram.items = [
      .message(.init(from: .lifeline(3), to: .lifeline(2), label)),
      .message(.init(from: .lifeline(3), to: .lifeline(3), label)),
    ]
    let layout = SequenceLayout(diagram, within: Self.width)
    for case .arrow(let arrow) in layout.rows {
      #expect(arrow.label.block.lineCount == 1 && arrow.label.box.bottom <= arrow.y)
      #expect(arrow.label.box.right <= layout.bounds.right - layout.padding)
    }
  }

  @Test func aBarThatStandsOnOthersIsNotDrawnThroughALabelAbove() {
    var diagram = Self.diagram(lifelines: 4)
    let long = "view.addSubview(andAnotherOne.view, of: others)"
    diagram.items = [.activate(1), .activate(1), .activate(1), .activate(1)]
    for count in 0..<12 {
      let label = String(long.prefix(36 + count))
      diagram.items.append(.message(.init(from: .lifeline(1), to: .lifeline(1), label)))
    }
    let layout = SequenceLayout(diagram, within: Self.width)
    for box in layout.textBoxes {
      for bar in layout.bars {
        let isBeside = box.right <= bar.x - 4 || box.x > bar.x + 4
        let isCut = bar.sides.allSatisfy { $0.upperBound <= box.y || $0.lowerBound >= box.bottom }
        #expect(isBeside || isCut)
      }
    }
  }

  @Test func framesInFramesKeepWhatIsInThemInside() {
    var diagram = Self.diagram(lifelines: 5)
    let long = "a label that is so long that it takes all the room there is inside of its frames"
    diagram.items = [
      .open(.init(.alt, long)), .open(.init(.loop, long)),
      .message(.init(from: .left, to: .lifeline(0), long)),
      .message(.init(from: .lifeline(4), to: .lifeline(4), long)),
      .note(.init(at: .right(4), long)), .section(long),
      .message(.init(from: .lifeline(4), to: .right, long)), .close, .close,
    ]
    let layout = SequenceLayout(diagram, within: Self.width)
    #expect(layout.bounds.width <= Self.width)
    guard let inner = layout.frames.first?.box, let outer = layout.frames.last?.box else { return }
    #expect(inner.x > outer.x && inner.right < outer.right)
    for row in layout.rows {
      switch row {
      case .arrow(let arrow):
        #expect(min(arrow.start, arrow.label.box.x) > inner.x)
        #expect(max(arrow.end, arrow.label.box.right) < inner.right)
      case .note(let note): #expect(note.box.x > inner.x && note.box.right < inner.right)
      default: continue
      }
    }
  }

  @Test func textsHaveSomeRoomInAsManyFramesAsThereAre() {
    var diagram = Self.diagram(lifelines: 2)
    let label = "a label that is broken and stays inside of all the frames around it"
    diagram.items = Array(repeating: .open(.init(.loop, label)), count: 40)
    diagram.items.append(.message(.init(from: .lifeline(0), to: .lifeline(1), label)))
    let layout = SequenceLayout(diagram, within: 8)
    guard let inner = layout.frames.first?.box, case .arrow(let arrow)? = layout.rows.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(arrow.label.box.x > inner.x && arrow.label.box.right < inner.right)
  }

  @Test func theSidesOfAComparisonStandUnderEachOther() throws {
    let comparison = ComparisonTests.sample
    let layout = ComparisonLayout(
      stacking: comparison, width: Self.width, showsTitle: true, showsLegend: true)
    #expect(layout.bounds.width <= Self.width)
    #expect(layout.sides[1].layout.headTop > layout.sides[0].layout.bounds.bottom)
    #expect(layout.marks.allSatisfy { !$0.isGap && !$0.signs.isEmpty })
    expectGolden(SVGRenderer(width: Self.width).render(comparison), "comparison.narrow.svg")
  }

  /// Lifelines with names of some length, each of which asks the next for something.
  private static func diagram(lifelines count: Int) -> SequenceDiagram {
    var diagram = SequenceDiagram()
    diagram.lifelines = (0..<count).map {
      SequenceDiagram.Lifeline("controller\($0)", detail: "DetailViewController")
    }
    diagram.items = (1..<count).map {
      .message(.init(from: .lifeline($0 - 1), to: .lifeline($0), "aMethodWithALongName(\($0))"))
    }
    return diagram
  }
}
