import Foundation
import Lifecycle
import Testing

@testable import SiteBuilder

/// Every rule can be looked up: it names entries, and those have addresses.
@Suite("The bibliography")
struct BibliographyTests {
  @Test func everyRuleCitesEntriesThatExist() {
    for rule in Rule.catalogue {
      #expect(!rule.sourceKeys.isEmpty, "\(rule.id) cites nothing")
      for key in rule.sourceKeys {
        #expect(Bibliography.entry(key) != nil, "\(rule.id): no entry '\(key)'; see Bibliography")
      }
      #expect(Set(rule.sourceKeys).count == rule.sourceKeys.count, "\(rule.id) cites one twice")
    }
  }

  @Test func aRuleThatIsCalledDocumentedHasAnAddressOfApples() {
    for rule in Rule.catalogue where rule.confidence == .documented {
      #expect(Bibliography.entries(of: rule).contains { $0.isOfApple }, "\(rule.id)")
    }
  }

  @Test func aRuleThatIsCalledObservedCitesMoreThanWhatIsPromised() {
    let promises: Set<Source.Kind> = [.documentation, .header, .talk]
    for rule in Rule.catalogue where rule.confidence == .observed {
      #expect(
        Bibliography.entries(of: rule).contains { !promises.contains($0.kind) }, "\(rule.id)")
    }
  }

  @Test func anInferredRuleSaysWhatItWasInferredFromAndNoOtherDoes() {
    for rule in Rule.catalogue {
      let ground = Bibliography.ground(of: rule)
      #expect((ground != nil) == (rule.confidence == .inferred), "\(rule.id)")
    }
    let ids = Set(Rule.catalogue.map(\.id))
    for id in Inferences.grounds.keys { #expect(ids.contains(id), "there is no rule '\(id)'") }
  }

  @Test func everyEntryIsWholeAndCited() {
    let cited = Set(Rule.catalogue.flatMap { $0.sourceKeys.map(String.init) })
    for entry in Bibliography.entries {
      #expect(cited.contains(entry.key), "no rule cites '\(entry.key)'")
      #expect(entry.address.contains(/^https?:\/\/[a-z0-9.-]+\/\S*$/), "\(entry.key)")
      #expect(!entry.author.isEmpty && !entry.title.isEmpty, "\(entry.key)")
      #expect(entry.shows.hasSuffix("."), "\(entry.key) does not say what it shows")
    }
  }

  @Test func everyEntryHasAKeyAndAnAddressOfItsOwn() {
    let entries = Bibliography.entries
    #expect(Set(entries.map(\.key)).count == entries.count)
    #expect(Set(entries.map(\.address)).count == entries.count)
  }

  @Test func everyRuleBelongsToAMechanism() {
    for rule in Rule.catalogue {
      #expect(Mechanism(of: rule) != .other, "\(rule.numberText) \(rule.id); see Mechanism")
    }
  }

  @Test func theReaderComesFromARuleToTheAddressOfItsSource() throws {
    let page =
      "# A\n\n```swift scenario id=push\nlet nav = UINavigationController(\n"
      + "  rootViewController: A())\nwindow.rootViewController = nav\n"
      + "window.makeKeyAndVisible()\nsettle()\nnav.pushViewController(B(), animated: true)\n```\n"
    try SiteFixture.with(["index.md": page]) { (site) throws in
      _ = try site.build()
      #expect(try site.page("index.html").contains("rules.html#push-transition"))
      let rules = try site.page("rules.html")
      let start = try #require(rules.range(of: "<div class=\"rule\" id=\"push-transition\">"))
      let rule = rules[start.upperBound...].prefix(6000)
      for source in Bibliography.entries(of: try #require(Self.rule("push-transition"))) {
        #expect(rule.contains("<a href=\"\(source.address)\">"), "\(source.key)")
      }
      #expect(rule.contains("<a href=\"index.html#push\">"))
    }
  }

  @Test func allScenariosOfARuleAreReached() throws {
    let scenarios = (1...12).map { number in
      "```swift scenario id=s\(number) title=\"Scenario \(number)\"\n"
        + (number == 5
          ? "let page = A()\n" : "window.rootViewController = A()\nwindow.makeKeyAndVisible()\n")
        + "```\n"
    }
    try SiteFixture.with(["index.md": "# A\n\n" + scenarios.joined(separator: "\n")]) {
      (site) throws in
      _ = try site.build()
      let rules = try site.page("rules.html")
      let list = try #require(
        rules.firstMatch(of: /id="every-scenario">.*?<\/details>/.dotMatchesNewlines()))
      let links = list.0.matches(of: /<a href="index.html#(\w+)">/).map { String($0.1) }
      #expect(links == (1...12).map { "s\($0)" })
      let start = try #require(rules.range(of: "<div class=\"rule\" id=\"make-key-and-visible\">"))
      let rule = rules[start.upperBound...]
      let places = try #require(rule.firstMatch(of: /data-places="([^"]*)"/))
      #expect(places.1 == "0-3 5-11")
    }
  }

  @Test func everyMechanismIsAPartOfThePageOfRules() throws {
    try SiteFixture.with(["index.md": "# A\n\n[[rules]]\n"]) { (site) throws in
      _ = try site.build()
      let rules = try site.page("rules.html")
      for mechanism in Set(Rule.catalogue.map { Mechanism(of: $0) }) {
        #expect(rules.contains("<h2 id=\"on-\(mechanism.rawValue)\">"))
        #expect(!rules.contains("mechanism-\(mechanism.rawValue)"), "it has no name")
      }
    }
  }

  @Test func whatARuleWasInferredFromIsSaidInTheLanguageOfThePage() throws {
    let pages = ["index.md": "# A\n\n[[rules]]\n", "index.zh-Hans.md": "# 甲\n\n[[rules]]\n"]
    try SiteFixture.with(pages) { (site) throws in
      #expect(try site.build().untranslatedRules.isEmpty)
      for (page, language) in [("rules.html", "en"), ("zh-Hans/rules.html", "zh-Hans")] {
        let grounds = try site.page(page).matches(
          of: /<p class="ground">[^<]*<span lang="([^"]*)">/)
        #expect(grounds.count == Inferences.grounds.count)
        #expect(grounds.allSatisfy { $0.1 == language })
      }
    }
  }

  private static func rule(_ id: String) -> Rule? { Rule.catalogue.first { $0.id == id } }
}
