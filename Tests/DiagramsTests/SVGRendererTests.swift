import CallTrace
import Diagrams
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGRendererTests {
  @Test(arguments: Sample.all)
  func isWellFormedXML(sample: Sample) {
    let parser = XMLCheck(SVGRenderer().render(sample.diagram))
    #expect(parser.error == nil)
    #expect(parser.texts["title"]?.isEmpty == false)
    #expect(parser.texts["desc"]?.isEmpty == false)
  }

  @Test(arguments: Sample.all)
  func hasNoIdsAndNoScriptAndLoadsNothing(sample: Sample) {
    let svg = SVGRenderer().render(sample.diagram)
    for word in [" id=", "<script", "url(", "@import", "@font-face", "textLength"] {
      #expect(!svg.contains(word), "\(word)")
    }
  }

  @Test(arguments: Sample.all)
  func isTheSameEachTime(sample: Sample) {
    #expect(SVGRenderer().render(sample.diagram) == SVGRenderer().render(sample.diagram))
  }

  @Test func escapesWhatMarkupWouldTakeForItsOwn() {
    let name = "</text><script>alert(1)</script>\u{0}\u{1B}[2J & \"quoted\" \u{FFFF}"
    var diagram = SequenceDiagram()
    diagram.title = name
    diagram.lifelines = [SequenceDiagram.Lifeline(name, detail: name)]
    var message = SequenceDiagram.Message(from: .left, to: .lifeline(0), name)
    message.badge = name
    diagram.items = [
      .message(message), .note(.init(.warning, at: .over(0, 0), heading: name, name)),
      .divider(name), .delay(name), .open(.init(.alt, name)), .section(name), .close,
    ]
    let svg = SVGRenderer().render(diagram)
    #expect(XMLCheck(svg).error == nil)
    #expect(!svg.contains("<script"))
    #expect(svg.contains("&lt;script&gt;alert(1)&lt;/script&gt;\u{FFFD}\u{FFFD}[2J &amp; &quot;"))
  }

  @Test func everyMessageIsNamedAndLeadsToItsRuleAndItsSource() {
    let anchors = SourceAnchors(prefix: "#push-", source: Array(repeating: 0x0A, count: 200))
    let svg = SVGRenderer(sourceAnchors: anchors).render(Sample.all[0].diagram)
    #expect(
      svg.contains(
        "<g class=\"o\"><title>nav.pushViewController(b, animated: true), turn 1, 0 s</title>"))
    #expect(svg.contains("<title>nav → b.willMove(toParent: nav), turn 1, 0 s</title>"))
    #expect(
      svg.contains(
        "<a href=\"#push-121\" fill=\"#0759b8\">pushViewController(b, animated: true)</a>"))
    #expect(
      svg.contains(
        "<a href=\"rules.html#push-order\" fill=\"#0759b8\"><title>push-order</title>¹</a>"))
  }

  @Test func aMessageTellsOfTheLineOfAnotherProgramToo() {
    let sample = Sample.all[0].diagram
    let anchors = SourceAnchors(prefix: "other-L", source: Array(repeating: 0x0A, count: 200))
    let side = Comparison.Side(title: "", sample)
    var renderer = SVGRenderer()
    renderer.otherLines = Comparison([side, side]).lines(of: 1, in: anchors)
    #expect(
      renderer.render(sample).contains(
        "<g class=\"o\" data-line=\"other-L121\"><title>nav.pushViewController(b, animated: true)"))
  }

  @Test func styleSheetsOfManyDrawingsOnAPageDoNotDisturbEachOther() {
    // A later sheet repeats the common rules; what only some drawings have must outrank them.
    let odd = SVGRenderer().render(SequenceDiagram(trace: SampleTraces.forwarding))
    #expect(odd.contains(">.u{color:var(--warn)}"))
  }

  /// Programs that do not know nested rules and `light-dark()` take half of the sheet wrongly.
  @Test(arguments: Theme.allCases)
  func allOfTheStyleSheetIsBehindACondition(theme: Theme) throws {
    let svg = SVGRenderer(theme: theme).render(SampleDiagrams.everything)
    let sheet = try #require(svg.firstMatch(of: /<style>(.*)<\/style>/)).output.1
    #expect(sheet.hasPrefix("@supports(color:light-dark(red,red)){"))
    var depth = 0
    for (index, character) in sheet.enumerated() {
      depth += character == "{" ? 1 : character == "}" ? -1 : 0
      #expect(depth > 0 || index == sheet.count - 1 || index < "@supports(color:".count + 21)
    }
    #expect(depth == 0)
  }

  /// What paints without a style sheet: every area, line and text has a colour of its own or of the root.
  @Test(arguments: Sample.all)
  func everyElementHasItsColoursWithoutAStyleSheet(sample: Sample) {
    let svg = SVGRenderer().render(sample.diagram)
    for element in svg.matches(of: /<(path|rect)[^>]*>/) {
      #expect(element.output.0.contains(#/\ (fill|stroke)="(#|none)/#), "\(element.output.0)")
    }
    #expect(svg.contains(#/<svg[^>]* fill="#1f2328"/#))
  }

  /// A style sheet inside a drawing holds for the whole page.
  @Test func drawingsOfTwoThemesInOnePageLeaveEachOtherAlone() {
    let diagram = SequenceDiagram(trace: SampleTraces.push)
    for theme in Theme.allCases {
      let svg = SVGRenderer(theme: theme).render(diagram)
      #expect(svg.contains("class=\"ll \(theme.rawValue)\""))
      let colours = svg.matches(of: /([^{}]*)\{--bg:/).map { String($0.output.1) }
      #expect(colours == [".ll:where(.\(theme.rawValue))"])
    }
  }

  @Test func isLight() {
    let short = SVGRenderer().render(SequenceDiagram(trace: SampleTraces.forwarding))
    #expect(short.utf8.count < 6_200)
    let long = SVGRenderer().render(SequenceDiagram(trace: SampleTraces.long))
    #expect(long.utf8.count < 53_000)
  }

  @Test func aLongDrawingComesInPartsUnderHeadsThatStayInView() throws {
    let renderer = SVGRenderer(showsLegend: false)
    #expect(renderer.renderParts(SequenceDiagram(trace: SampleTraces.push)) == nil)
    let long = SequenceDiagram(trace: SampleTraces.long)
    let parts = try #require(renderer.renderParts(long))
    #expect(XMLCheck(parts.heads).error == nil)
    #expect(parts.parts.count > 1)
    // Each part is called after its turn, which is not drawn once more in it.
    #expect(parts.parts[1].title?.hasPrefix("turn ") == true)
    for part in parts.parts {
      #expect(XMLCheck(part.svg).error == nil)
      #expect(!part.svg.contains("\">turn "))
      #expect(part.svg.contains(" width=\"\(parts.width)\""))
    }
    let messages = parts.parts.reduce(0) { $0 + $1.messageCount }
    #expect(messages == long.items.count { if case .message = $0 { true } else { false } })
  }

  @Test func aTurnThatOnlyAnnouncesHasNoPartOfItsOwn() throws {
    var diagram = SequenceDiagram()
    diagram.lifelines = [.init("A"), .init("B")]
    func messages(_ name: String) -> [SequenceDiagram.Item] {
      (1...8).map { .message(.init(from: .lifeline(0), to: .lifeline(1), "\(name) \($0)")) }
    }
    func turn(_ number: Int) -> SequenceDiagram.Item {
      .turn(.init(number, seconds: "0"))
    }
    diagram.items =
      [turn(1)] + messages("a") + [turn(2), .divider("Swipe"), turn(3)] + messages("b")
      + [turn(4), .divider("Tap"), turn(5), .divider("Twice")] + messages("c")
      + [.divider("Daily"), .open(.init(.loop, "each day"))] + messages("d")
      + [.close, turn(6), .divider("End")]
    let parts = try #require(SVGRenderer().renderParts(diagram)).parts
    #expect(
      parts.map(\.title) == [
        "turn 1 · 0 s", "turn 3 · 0 s · Swipe", "turn 5 · 0 s · Tap · Twice",
        "Daily · loop each day", "turn 6 · 0 s · End",
      ])
    // In one piece it is said where it stands.
    let whole = SVGRenderer().render(diagram)
    #expect(["turn 2 · 0 s", "Swipe", "turn 3 · 0 s"].allSatisfy { whole.contains(">\($0)<") })
  }

  @Test func callsThatHoldManyOthersFoldInsideTheirPart() throws {
    var diagram = SequenceDiagram()
    diagram.lifelines = [.init("A"), .init("B"), .init("C")]
    func messages(_ name: String, _ count: Int) -> [SequenceDiagram.Item] {
      (1...count).map { .message(.init(from: .lifeline(1), to: .lifeline(2), "\(name) \($0)")) }
    }
    func call(_ name: String, to lifeline: Int) -> SequenceDiagram.Item {
      var call = SequenceDiagram.Message(from: .lifeline(0), to: .lifeline(lifeline), name)
      call.activates = true
      return .message(call)
    }
    diagram.items =
      [.divider("Push"), call("outer()", to: 1)] + messages("early", 7) + [call("inner()", to: 2)]
      + messages("inside", 8) + [.deactivate(2)] + messages("late", 7) + [.deactivate(1)]
      + messages("after", 8) + [call("last()", to: 1)] + messages("end", 6) + [.deactivate(1)]
    let parts = try #require(SVGRenderer().renderParts(diagram)).parts
    #expect(parts.map(\.title) == ["Push", "outer()", "inner()", nil, nil, "last()", nil])
    #expect(parts.map(\.depth) == [0, 1, 2, 2, 1, 1, 1])
    #expect(parts.map(\.messageCount) == [1, 8, 8, 7, 9, 6, 0])
    for part in parts { #expect(XMLCheck(part.svg).error == nil) }
    // The call itself stays when what is in it is folded.
    #expect(parts[0].svg.contains(">outer()<") && parts[1].svg.contains(">inner()<"))
  }

  @Test func barsThatEndOutOfOrderAreNoLevels() throws {
    var diagram = SequenceDiagram()
    diagram.lifelines = [.init("A"), .init("B")]
    let message = SequenceDiagram.Item.message(.init(from: .lifeline(0), to: .lifeline(1), "go"))
    var call = SequenceDiagram.Message(from: .lifeline(0), to: .lifeline(1), "call")
    call.activates = true
    let many = Array(repeating: message, count: 8)
    diagram.items =
      [.message(call)] + many + [.activate(0)] + many + [.deactivate(1)] + many + [.deactivate(0)]
      + many
    let parts = try #require(SVGRenderer().renderParts(diagram)).parts
    #expect(parts.map(\.depth) == [0])
  }

  @Test func aLongDrawingIsCutAroundItsFrames() throws {
    var diagram = SequenceDiagram()
    diagram.lifelines = [.init("A"), .init("B"), .init("C")]
    diagram.lifelines[2].isCreated = true
    diagram.groups = [.init("Both", members: 0..<2)]
    func messages(_ name: String, _ count: Int) -> [SequenceDiagram.Item] {
      (1...count).map { .message(.init(from: .lifeline(0), to: .lifeline(1), "\(name) \($0)")) }
    }
    var create = SequenceDiagram.Message(from: .lifeline(0), to: .lifeline(2), "make")
    create.creates = true
    diagram.items =
      messages("before", 8) + [.open(.init(.loop, "each day"))] + messages("daily", 8)
      + [.open(.init(.opt, "inner"))] + messages("inner", 8) + [.close, .close]
      + [.open(.init(.alt, "short"))] + messages("short", 2) + [.close]
      + [.message(create)] + messages("after", 8)
    let parts = try #require(SVGRenderer().renderParts(diagram)).parts
    #expect(parts.map(\.title) == [nil, "loop each day", nil])
    #expect(parts.map(\.messageCount) == [8, 16, 11])
    for part in parts { #expect(XMLCheck(part.svg).error == nil) }
    #expect(parts[1].svg.contains(">each day<") && parts[1].svg.contains(">inner<"))
    #expect(parts[2].svg.contains(">short<") && parts[2].svg.contains(">C<"))
  }

  @Test(arguments: Theme.allCases)
  func followsTheReadersSettingAndAHostsClassInEveryTheme(theme: Theme) {
    let svg = SVGRenderer(theme: theme).render(SampleDiagrams.everything)
    for rule in [
      "color-scheme:light dark", ":is([data-theme=dark],.dark) .ll{color-scheme:dark}",
      "@media print{.ll.ll{color-scheme:light}}", "--ink:light-dark(",
    ] {
      #expect(svg.contains(rule))
    }
  }

  /// A page has the links of the numbers in a list too.
  @Test func aNumberIsNoStopOfTheTabKeyInAPage() {
    let diagram = Sample.all[0].diagram
    #expect(!SVGRenderer().render(diagram).contains("tabindex"))
    let svg = SVGRenderer(showsLegend: false, standsAlone: false).render(diagram)
    #expect(svg.contains("<a href=\"rules.html#push-order\" tabindex=\"-1\"><title>"))
  }

  @Test func aReferenceSaysItsRuleWhereThereIsNoLegend() {
    let svg = SVGRenderer(showsLegend: false).render(Sample.all[0].diagram)
    #expect(
      svg.contains(
        "<a href=\"rules.html#push-order\" fill=\"#0759b8\"><title>push-order: A push tells the new controller its "
          + "parent first.</title>"))
  }

  @Test func aLeakIsNamedAmongWarnings() {
    var sketch = TraceSketch()
    sketch.callback("run loop", "page", "viewDidDisappear")
    let rule = ("R222", "still-alive", "A controller that nobody needs is deallocated.")
    sketch.warn("page", "page is still alive: page.timer", rule: rule)
    let diagram = SequenceDiagram(trace: sketch.trace)
    #expect(SVGRenderer().render(diagram).contains(">leak</text>"))
    #expect(TextRenderer().render(diagram).contains("leak"))
  }

  @Test func anEmptyDiagramIsDrawnToo() {
    #expect(XMLCheck(SVGRenderer().render(SequenceDiagram())).error == nil)
  }
}

/// Parses a text as XML and keeps what its elements say.
private final class XMLCheck: NSObject, XMLParserDelegate {
  private(set) var texts: [String: String] = [:]
  private(set) var error: String?
  private var open: [String] = []

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { error = parser.parserError.map { "\($0)" } ?? "not well-formed" }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(name)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let name = open.last { texts[name, default: ""] += text }
  }
}
