import CallTrace
import Testing

@testable import Diagrams

@Suite struct LayoutTests {
  /// The drawings of the samples for a screen and for a phone.
  private static func layouts(of sample: Sample) -> [SequenceLayout] {
    [SequenceLayout(sample.diagram), SequenceLayout(sample.diagram, within: 358)]
  }

  @Test(arguments: Sample.all)
  func noTextLiesOnAnother(sample: Sample) {
    for layout in Self.layouts(of: sample) { expectNoTextOnAnother(layout) }
  }

  private func expectNoTextOnAnother(_ layout: SequenceLayout) {
    let boxes = layout.textBoxes
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        #expect(!box.overlaps(other), "\(box) and \(other)")
      }
    }
  }

  @Test(arguments: Sample.all)
  func noLifelineAndNoBarRunsThroughAText(sample: Sample) {
    for layout in Self.layouts(of: sample) { expectNoLineThroughAText(layout) }
  }

  private func expectNoLineThroughAText(_ layout: SequenceLayout) {
    let heads = Set((layout.heads + layout.feet).flatMap { [$0.name.box, $0.detail?.box] })
    for box in layout.textBoxes where !heads.contains(box) {
      let edges = layout.bars.flatMap { bar in
        bar.sides.map {
          SequenceLayout.Upright(x: bar.x, top: $0.lowerBound, bottom: $0.upperBound)
        }
      }
      for upright in layout.rails + edges + layout.dottedRails {
        let line = Box(
          x: upright.x, y: upright.top, width: 1, height: upright.bottom - upright.top)
        #expect(!box.overlaps(line), "\(upright) through \(box)")
      }
    }
  }

  @Test(arguments: Sample.all)
  func everythingIsInsideThePicture(sample: Sample) {
    for layout in Self.layouts(of: sample) { expectAllInside(layout) }
  }

  private func expectAllInside(_ layout: SequenceLayout) {
    let bounds = layout.bounds
    for box in layout.textBoxes + layout.heads.map(\.box) + layout.frames.map(\.box) {
      #expect(box.x >= bounds.x && box.right <= bounds.right, "\(box) in \(bounds)")
      #expect(box.y >= bounds.y && box.bottom <= bounds.bottom, "\(box) in \(bounds)")
    }
  }

  @Test func columnsAreAsWideAsTheLabelsBetweenThemNeed() {
    var diagram = SequenceDiagram()
    diagram.lifelines = ["a", "b", "c"].map { SequenceDiagram.Lifeline($0) }
    diagram.items = [
      .message(.init(from: .lifeline(0), to: .lifeline(1), "a rather long label here")),
      .message(.init(from: .lifeline(1), to: .lifeline(2), "short")),
    ]
    let rails = SequenceLayout(diagram).rails.map(\.x)
    #expect(rails[1] - rails[0] > 2 * (rails[2] - rails[1]))
  }

  @Test func titlesOfGroupsOfOneStandBesideEachOther() {
    var diagram = SequenceDiagram()
    diagram.lifelines = ["a", "b", "c"].map { SequenceDiagram.Lifeline($0) }
    diagram.groups = [
      SequenceDiagram.Group("A long title over one", members: 0..<1),
      SequenceDiagram.Group("And another over the next", members: 1..<2),
    ]
    let layout = SequenceLayout(diagram)
    #expect(!layout.groups[0].box.overlaps(layout.groups[1].box))
    #expect(!layout.groups[1].box.overlaps(layout.heads[2].box))
  }

  @Test(arguments: [900, 358, 200])
  func theTitleOfAGroupHasRoomAboveItsHeads(width: Int) {
    var diagram = SequenceDiagram()
    diagram.lifelines = ["Identity provider", "Wallet", "Client"].map { .init($0) }
    diagram.groups = [.init("Sender's\naccount servicing entity", members: 0..<2)]
    diagram.items = [.message(.init(from: .lifeline(2), to: .lifeline(0), "pay"))]
    let layout = SequenceLayout(diagram, within: width)
    let band = layout.groups[0]
    #expect(band.title.block.lineCount > 1)
    #expect(band.title.box.x >= band.box.x && band.title.box.right <= band.box.right)
    #expect(layout.heads.allSatisfy { $0.box.y >= band.title.box.bottom })
  }

  @Test(arguments: 0..<12)
  func aLabelStaysBetweenItsLifelinesWithItsNumber(more: Int) throws {
    var diagram = SequenceDiagram()
    diagram.lifelines = ["Client", "URL of the address of the wallet", "Server"].map { .init($0) }
    let label = "Hands out the token and the grant for the payment"
    var message = SequenceDiagram.Message(
      from: .lifeline(2), to: .lifeline(0), label + String(repeating: " of", count: more))
    message.number = "10"
    diagram.items = [.activate(2), .message(message)]
    let layout = SequenceLayout(diagram, maximumWidth: 400)
    guard case .arrow(let arrow)? = layout.rows.first else { return }
    #expect(arrow.label.box.x > arrow.end && arrow.label.box.right < arrow.start)
  }

  @Test(arguments: [2000, 358])
  func aNoteOverSeveralLifelinesTakesTheRoomBetweenThem(width: Int) throws {
    var diagram = SequenceDiagram()
    diagram.lifelines = ["one", "two", "three"].map { .init($0 + " with a longer name") }
    let text = "a note that is longer than the room between two of the lifelines that it is over"
    diagram.items = [.open(.init(.loop, "")), .note(.init(at: .over(0, 2), text)), .close]
    let layout = SequenceLayout(diagram, within: width)
    guard case .note(let note)? = layout.rows.first else { return }
    #expect(note.text.block.lineCount == (width == 358 ? 2 : 1))
    #expect(note.box.x >= layout.frames[0].box.x && note.box.right <= layout.frames[0].box.right)
    #expect(TextRenderer().render(diagram).split(separator: "\n").count == 10)
  }

  @Test func aWideSpanIsSharedAmongItsGaps() {
    var spacing = ColumnSpacing(count: 4)
    spacing.require(10, from: 0, to: 1)
    spacing.require(10, from: 1, to: 2)
    spacing.require(10, from: 2, to: 3)
    spacing.require(61, from: 0, to: 3)
    #expect(spacing.places(from: 5) == [5, 26, 46, 66])
  }

  @Test func namesAreRepeatedAtTheFootOfATallDiagramOnly() {
    #expect(SequenceLayout(SequenceDiagram(trace: SampleTraces.long)).feet.count == 5)
    #expect(SequenceLayout(SequenceDiagram(trace: SampleTraces.push)).feet.isEmpty)
  }

  @Test func labelsAreBrokenOnlyWhereTheDiagramWouldBeTooWide() {
    var diagram = SequenceDiagram()
    diagram.lifelines = (0..<5).map { SequenceDiagram.Lifeline("L\($0)") }
    diagram.items = (0..<4).map {
      .message(
        .init(from: .lifeline($0), to: .lifeline($0 + 1), "aMethodWithALongName(and: arguments)"))
    }
    #expect(SequenceLayout(diagram, maximumWidth: 5000).bounds.height == 212)
    #expect(SequenceLayout(diagram, maximumWidth: 800).bounds.height == 276)
    // The label of an arrow over several lifelines has the room between these.
    diagram.items.append(
      .message(
        .init(from: .lifeline(0), to: .lifeline(3), "anotherMethodWithALongName(and: arguments)")))
    let rows = SequenceLayout(diagram, maximumWidth: 800).rows
    let lineCounts = rows.map { row in
      if case .arrow(let arrow) = row { arrow.label.block.lineCount } else { 0 }
    }
    #expect(lineCounts == [2, 2, 2, 2, 1])
  }
}
