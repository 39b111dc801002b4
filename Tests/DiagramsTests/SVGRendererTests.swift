import Diagrams
import Foundation
import Testing
import Tracing

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
    let svg = SVGRenderer().render(Sample.all[0].diagram)
    #expect(
      svg.contains(
        "<g class=\"m own\" role=\"listitem\" data-lower=\"120\" data-upper=\"160\"><title>scenario → "
          + "nav.pushViewController(b, animated: true) · turn 1 · 0 s</title>"))
    #expect(svg.contains("<a href=\"rules.html#push-order\">"))
  }

  @Test func styleSheetsOfManyDrawingsOnAPageDoNotDisturbEachOther() {
    // A later sheet repeats the common rules; what only some drawings have must outrank them.
    let odd = SVGRenderer().render(SequenceDiagram(trace: SampleTraces.forwarding))
    #expect(odd.contains(".ll .m.odd{"))
  }

  @Test func isLight() {
    let short = SVGRenderer().render(SequenceDiagram(trace: SampleTraces.forwarding))
    #expect(short.utf8.count < 7_000)
    let long = SVGRenderer().render(SequenceDiagram(trace: SampleTraces.long))
    #expect(long.utf8.count < 64_000)
  }

  @Test func aLongDrawingHasHeadsForAStripThatStaysInView() throws {
    let renderer = SVGRenderer(showsLegend: false)
    #expect(renderer.renderHeads(SequenceDiagram(trace: SampleTraces.push)) == nil)
    let long = SequenceDiagram(trace: SampleTraces.long)
    let heads = try #require(renderer.renderHeads(long))
    #expect(XMLCheck(heads).error == nil)
    let width = try #require(heads.firstMatch(of: /width="\d+"/)?.output)
    #expect(renderer.render(long).contains("class=\"lifeline-diagram\" \(width)"))
  }

  @Test func isOneImageUnlessItHasLinks() {
    let linked = SVGRenderer().render(Sample.all[0].diagram)
    #expect(linked.contains("role=\"document\"") && linked.contains("role=\"list\""))
    let plain = SVGRenderer().render(Sample.all[1].diagram)
    #expect(plain.contains("role=\"img\"") && !plain.contains("role=\"list"))
  }

  @Test func aReferenceSaysItsRuleWhereThereIsNoLegend() {
    let svg = SVGRenderer(showsLegend: false).render(Sample.all[0].diagram)
    #expect(
      svg.contains(
        "<a href=\"rules.html#push-order\"><title>push-order: A push tells the new controller its "
          + "parent first.</title>"))
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
