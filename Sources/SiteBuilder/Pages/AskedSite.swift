import Diagrams
import Markup
import ScenarioRunner
import Synchronization

/// The site as it is to the text of one page, which knows of it only what it asks.
///
/// Each question is remembered with its answer. What writes a text is given this and not the site, so that the text is
/// made of nothing that the next build would not ask again.
final class AskedSite: Sendable {
  private struct State: ~Copyable {
    var answers: [SiteQuestion: SiteAnswer] = [:]
    var record = QuestionRecord()
    /// Where the links of pages lead, of which something is written.
    var known: [Int: KnownPlaces] = [:]
  }

  /// The page whose text it is.
  let index: Int
  private let site: Site
  private let state = Mutex(State())

  init(_ site: Site, page index: Int) {
    self.site = site
    self.index = index
  }

  /// What was asked. Where the page itself lies is asked in any case.
  var questions: AskedQuestions {
    _ = ask(.place, index)
    return state.withLock { AskedQuestions($0.record) }
  }

  private func ask(
    _ kind: SiteQuestion.Kind, _ page: Int, _ text: String = "", _ part: String? = nil
  ) -> SiteAnswer {
    let question = SiteQuestion(kind: kind, page: page, text: text, part: part)
    return state.withLock { state in
      if let known = state.answers[question] { return known }
      let answer = answer(question, &state)
      state.answers[question] = answer
      let path = page == index ? nil : site.map.pages[page].path
      state.record.add(question, path: path, answer, site.map)
      return answer
    }
  }

  /// An answer: where the links of a page lead was mostly found when the site was arranged.
  private func answer(_ question: SiteQuestion, _ state: inout State) -> SiteAnswer {
    guard question.kind == .link else { return question.answer(in: site) }
    let page = question.page
    let known = state.known[page, default: KnownPlaces(site, page: page)].page(of: question.text)
    return known.map { .page($0) } ?? question.answer(in: site)
  }

  // MARK: What the cache goes by already

  /// What draws diagrams of Mermaid in the browser.
  var script: DiagramScript? { site.script }
  /// Whether readers can run scenarios in pages.
  var isLive: Bool { site.live != nil }
  var isVault: Bool { site.map.isVault }
  var breaksLines: Bool { site.notebook.vault?.breaksLines ?? false }
  var isForBook: Bool { site.theme.isForBook }
  /// Whether nobody wrote the page.
  var isMade: Bool { site.made.contains(index) }
  /// What is known for those links and stages alone that are complained about: a page with a fault is written anew by
  /// each build, whatever it asked.
  var suggestions: Suggestions { Suggestions(site) }

  // MARK: The page itself

  var edition: Edition {
    _ = ask(.edition, index)
    return site.edition(of: index)
  }

  var rawHTML: RawHTML { ask(.rawHTML, index).text.flatMap { RawHTML(rawValue: $0) } ?? .shown }

  /// What it is called, which is something else where its HTML is text.
  var title: String {
    (_, _) = (rawHTML, text(of: index))
    return site.map.pages[index].title
  }

  /// The colours of its diagrams.
  var diagramTheme: Theme {
    ask(.diagramTheme, index).text.flatMap { Theme(rawValue: $0) } ?? .plain
  }

  /// The way to the list of the pages that have a tag.
  func address(ofTag tag: String) -> String { ask(.tag, index, tag).text ?? "" }

  // MARK: Pages that some answer named

  /// What somebody wrote.
  func text(of page: Int) -> Page {
    _ = ask(.text, page)
    return site.map.pages[page]
  }

  func path(of page: Int) -> String { site.map.pages[page].path }
  func folder(of page: Int) -> String { site.map.pages[page].folder }
  func output(of page: Int) -> String { site.map.outputs[page] }
  func alternate(of page: Int) -> String { site.map.alternates[page] }
  func language(of page: Int) -> String { site.edition(of: page).language }

  // MARK: Links

  /// Where a link by path leads; nil when it leads out of the site.
  func place(of destination: String, on page: Int) -> LinkPlace? {
    guard LinkPlace.isInSite(destination) else { return nil }
    return LinkPlace(destination, ask(.link, page, destination).page)
  }

  func anchor(linked fragment: String, on page: Int) -> String? {
    ask(.linkedAnchor, page, fragment).text
  }

  func file(linked path: String, on page: Int) -> String? { ask(.linkedFile, page, path).text }

  func page(named name: String, on page: Int) -> Int? { ask(.page, page, name).page }

  func file(named name: String, on page: Int) -> String? { ask(.file, page, name).text }

  func picture(ofDrawing name: String, on page: Int) -> String? { ask(.picture, page, name).text }

  /// What a link by a name shows of a page.
  func title(of page: Int, linkedAs name: String) -> String { ask(.title, page, name).text ?? "" }

  /// The words of a heading that a link by name means.
  func heading(named name: String, on page: Int) -> String? { ask(.heading, page, name).text }

  func anchor(named heading: String, on page: Int) -> String? {
    ask(.namedAnchor, page, heading).text
  }

  /// All pages that a name means equally.
  func namesakes(named name: String, on page: Int) -> [Int] { ask(.namesakes, page, name).pages }

  /// Where a link by path leads, when the page is known that it leads to.
  func target(of place: LinkPlace, on page: Int) -> SiteMap.Target? {
    guard let found = place.page else {
      return file(linked: place.address.path, on: page).map { .asset($0) }
    }
    let fragment = place.address.fragment.map { WebAddress.decoded($0) }
    return .page(found, anchor: fragment.flatMap { anchor(linked: $0, on: found) })
  }

  /// Where a link by name leads.
  func target(named name: String, _ heading: String?, on page: Int) -> SiteMap.Target? {
    if !name.isEmpty, let file = file(named: name, on: page) { return .asset(file) }
    guard let found = name.isEmpty ? page : self.page(named: name, on: page) else { return nil }
    return .page(found, anchor: heading.flatMap { anchor(named: $0, on: found) })
  }

  /// A link by name as GitHub's wikis read it, `[[text|page]]`, where only that leads anywhere. In a vault the page
  /// always stands first.
  func textFirst(_ link: Wikilink, on page: Int) -> Wikilink? {
    guard !isVault, let other = link.textFirst, !other.page.isEmpty,
      target(named: link.page, nil, on: page) == nil,
      target(named: other.page, nil, on: page) != nil
    else { return nil }
    return other
  }

  // MARK: Anchors

  func anchor(_ anchor: String, on page: Int) -> String? { ask(.anchor, page, anchor).text }

  func anchor(ofHeading anchor: String, on page: Int) -> String {
    _ = ask(.headingAnchors, page)
    return site.map.anchor(ofHeading: anchor, on: page)
  }

  /// The anchor that a scenario of another page has here.
  func anchor(ofShown anchor: String) -> String? { ask(.shownAnchor, index, anchor).text }

  func anchorNames(of page: Int) -> [String] {
    if case .texts(let names) = ask(.anchors, page) { names } else { [] }
  }

  /// The anchors of the page's own HTML, as far as that is no text.
  var markupAnchors: [String] {
    (_, _) = (rawHTML, text(of: index))
    return site.map.markupAnchors(of: index)
  }

  // MARK: What is shown from elsewhere

  /// The pages of which `![[page#…]]` may show something.
  func pages(shownBy target: String, on page: Int) -> [Int] { ask(.shownPages, page, target).pages }

  /// The scenario that `![[page#id]]` shows, by its page and its place there.
  func scenario(_ target: String, _ id: String?, on page: Int) -> (page: Int, number: Int)? {
    guard case .scenario(let found?, let number) = ask(.scenario, page, target, id) else {
      return nil
    }
    return (found, number)
  }

  /// The size of an image by its path; nil when it does not say.
  func size(ofImage path: String) -> ImageSize? {
    _ = ask(.content, index, path)
    return site.notebook.images.size(of: path)
  }

  /// The file that a block of code shows something of; nil when there is none.
  func includedFile(_ path: String, on page: Int) -> IncludedFiles.Found? {
    guard let root = site.notebook.images.folder, let file = ask(.includedFile, page, path).text
    else { return nil }
    _ = ask(.content, index, file)
    return site.includedFiles.file(file, below: root)
  }

  // MARK: Scenarios

  func stage(of scenario: PageScenario, on page: Int) -> PageStage? {
    guard let id = scenario.stage?.value else { return nil }
    _ = ask(.stage, page, id)
    return site.notebook.stage(of: scenario)
  }

  /// The same stage in the words of the page's readers.
  func translation(of stage: PageStage) -> PageStage {
    _ = ask(.stageTitle, index, stage.id)
    return site.notebook.translation(of: stage, into: edition.language)
  }

  /// Runs a scenario of the page itself on each of its versions of iOS.
  func run(_ scenario: PageScenario) -> [ScenarioResult] {
    _ = stage(of: scenario, on: index)
    return site.notebook.results(of: scenario)
  }

  /// What a scenario of another page came to.
  func outcome(of scenario: PageScenario, on page: Int) -> ScenarioOutcome {
    _ = stage(of: scenario, on: page)
    return site.outcome(of: scenario, on: page)
  }
}

extension AskedSite {
  /// What was probably meant where something is wrong.
  struct Suggestions {
    private let site: Site

    init(_ site: Site) { self.site = site }

    private func folder(of page: Int) -> String { site.map.pages[page].folder }

    /// What is wrong with a link to a site that is made elsewhere.
    func fault(ofForeign destination: String) -> ForeignLinks.Fault? {
      site.notebook.foreign?.fault(of: destination)
    }

    func page(_ page: Int) -> Page { site.map.pages[page] }

    func draft(_ name: String, on page: Int) -> Page? {
      site.map.draft(name, from: folder(of: page))
    }

    func elsewhere(_ name: String) -> String? { site.map.elsewhere(name) }

    func path(near path: String, on page: Int, isImage: Bool) -> String? {
      site.map.path(near: path, from: folder(of: page), isImage: isImage)
    }

    func name(near name: String) -> String? { site.map.name(near: name) }

    func fileName(leavingOutItsEnding name: String) -> String? {
      site.map.fileName(leavingOutItsEnding: name)
    }
  }
}
