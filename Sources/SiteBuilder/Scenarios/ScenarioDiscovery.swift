import CallTrace
import Markup
import ScenarioRunner
import ScenarioSyntax
import SourceText

/// Finds the scenarios and stages of a page, and gives each its expected traces and claims.
struct ScenarioDiscovery {
  private(set) var scenarios: [PageScenario] = []
  private(set) var stages: [PageStage] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The anchors that are taken, and the last number behind each that several wanted.
  private var anchors: Set<String>
  private var lastNumbers: [String: Int] = [:]
  /// The first scenario of each id, and all by the places of their blocks.
  private var byID: [String: Int] = [:]
  private var byFence: [Int: Int] = [:]
  /// The ids, once one is not found, and how often one was looked for among them.
  private var ids: SuggestionIndex?
  private var searches = 0
  /// What the page says for all scenarios.
  private var defaults: ScenarioDefaults
  /// Whether the page is a note of an Obsidian vault, whose properties may be another's.
  private let isInVault: Bool
  private var usualVersions = [17]
  private var usualLevels: Set<MessageSelector.Level>?

  init(
    _ document: Document, defaults: ScenarioDefaults = ScenarioDefaults(), inVault: Bool = false
  ) {
    self.defaults = defaults
    isInVault = inVault
    anchors = Set(document.headings.map(\.anchor))
    readDefaults(for: document)
    for fence in document.fences {
      switch fence.role {
      case .scenario: addScenario(fence)
      case .stage: addStage(fence)
      case .trace, .claims, .observed, nil: break
      }
    }
    for fence in document.fences {
      switch fence.role {
      case .trace, .claims: addExpectation(fence)
      case .observed: if !checkUnmodelled(fence) { addExpectation(fence) }
      case .scenario, .stage, nil: break
      }
    }
    checkComparisons()
    findPairs(document.blocks)
  }

  /// Reads what the page says for all scenarios; where it has none, these may be others' words, as in a
  /// vault, and only what is nearly ours is told of.
  private mutating func readDefaults(for document: Document) {
    guard !defaults.attributes.isEmpty else { return }
    let hasScenarios = document.fences.contains { $0.role == .scenario }
    guard hasScenarios || !isInVault else { return }
    for key in ["ios", "show", "device", "orientation", "notes"] {
      let known = diagnostics.count
      readDefault(key)
      if isInVault || !hasScenarios, diagnostics.count > known {
        leaveOut(key, diagnostics[known...])
      }
    }
  }

  private mutating func readDefault(_ key: String) {
    let value = defaults.attributes[key]
    switch key {
    case "ios": usualVersions = versions(value)
    case "show": usualLevels = value.flatMap { levels($0) }
    case "device": checkDevice(value)
    case "orientation": checkOrientation(value)
    case "notes": checkNotes(value)
    default: break
    }
  }

  /// Takes a property of a vault's with some other meaning for what it is; what is nearly ours is told of.
  private mutating func leaveOut(_ key: String, _ found: ArraySlice<Diagnostic>) {
    let value = defaults.attributes[key]?.value ?? ""
    let isNear =
      key == "ios" && VersionSet.isLikeOne(value) || found.contains { !$0.fixIts.isEmpty }
    diagnostics.removeSubrange(found.indices)
    if isNear { diagnostics += found.map(\.asWarning) }
    defaults.attributes[key] = nil
    readDefault(key)
  }

  private mutating func addScenario(_ fence: FencedBlock) {
    guard let dialect = dialect(of: fence) else { return }
    var id = fence["id"]
    if let given = id, !isUsable(given) { id = nil }
    checkDevice(fence["device"])
    checkOrientation(fence["orientation"])
    checkNotes(fence["notes"])
    checkTour(fence["tour"])
    if let id, byID[id.value] == nil { byID[id.value] = scenarios.count }
    byFence[fence.index] = scenarios.count
    scenarios.append(
      PageScenario(
        fence: fence, index: scenarios.count, dialect: dialect, id: id?.value,
        anchor: anchor(id?.value ?? "scenario-\(scenarios.count + 1)"),
        title: fence["title"]?.value, iOSVersions: versions(fence["ios"]),
        levels: fence["show"].flatMap { levels($0) } ?? usualLevels,
        stage: defaults.value("stage", of: fence),
        isStageOfVault: isInVault && fence["stage"] == nil,
        isPad: defaults.value("device", of: fence)?.value == "iPad",
        isLandscape: defaults.value("orientation", of: fence)?.value == "landscape",
        numbersNotes: defaults.value("notes", of: fence)?.value == "numbered"))
  }

  /// The wanted anchor, or one like it that is free.
  private mutating func anchor(_ wanted: String) -> String {
    if anchors.insert(wanted).inserted { return wanted }
    var anchor = "scenario-" + wanted
    var number = lastNumbers[wanted] ?? 1
    while !anchors.insert(anchor).inserted {
      number += 1
      anchor = "scenario-\(wanted)-\(number)"
    }
    lastNumbers[wanted] = number
    return anchor
  }

  /// Whether a scenario may have an id; says why not.
  private mutating func isUsable(_ id: FenceAttribute) -> Bool {
    if id.value.isEmpty || id.value.unicodeScalars.contains(where: { $0.properties.isWhitespace }) {
      diagnostics.append(
        Diagnostic(id: "scenario.bad-id", "an id has no blanks in it", at: id.span))
      return false
    }
    if id.value.hasPrefix(Self.framePrefix) {
      diagnostics.append(
        Diagnostic(
          id: "scenario.bad-id",
          "ids that begin with '\(Self.framePrefix)' are those of the page's frame", at: id.span))
      return false
    }
    if let first = byID[id.value].flatMap({ scenarios[$0].fence["id"] }) {
      diagnostics.append(
        Diagnostic(
          id: "scenario.duplicate-id", "the id '\(id.value)' is taken on this page", at: id.span,
          notes: [Diagnostic.Note("by this scenario", at: first.span)]))
    }
    return true
  }

  /// What begins the ids in the templates' own HTML.
  private static let framePrefix = "page."

  private mutating func addStage(_ fence: FencedBlock) {
    guard let dialect = dialect(of: fence) else { return }
    guard let id = fence["id"]?.value, !id.isEmpty else {
      diagnostics.append(
        Diagnostic(
          id: "stage.no-id", "a stage needs an id, by which scenarios name it", at: fence.markSpan))
      return
    }
    stages.append(PageStage(fence: fence, id: id, dialect: dialect))
  }

  /// A block belongs to the scenario that `for=` names, or to the nearest one before it.
  private mutating func addExpectation(_ fence: FencedBlock) {
    let role = fence.role?.rawValue ?? ""
    let index: Int?
    if let name = fence["for"] {
      index = byID[name.value]
      if index == nil { complainAboutUnknownScenario(name) }
    } else {
      index = lastScenario(before: fence)
      if index == nil {
        let missing = Diagnostic(
          id: "\(role).no-scenario", "there is no scenario before this \(role) block",
          at: fence.markSpan,
          notes: [Diagnostic.Note("write 'for=ID' to name one that comes later")])
        // On a note of a vault that has none it is another's word, and the block is shown as it is.
        diagnostics.append(isInVault && scenarios.isEmpty ? missing.asWarning : missing)
      }
    }
    guard let index else { return }
    if let attribute = fence["ios"] { checkVersions(attribute, of: scenarios[index]) }
    checkThatItSaysSomething(fence)
    switch fence.role {
    case .trace: scenarios[index].traces.append(fence)
    case .observed: scenarios[index].observed.append(fence)
    default: scenarios[index].claims.append(fence)
    }
  }

  /// The nearest scenario above a block; they are in the order of the page.
  private func lastScenario(before fence: FencedBlock) -> Int? {
    var (low, high) = (0, scenarios.count)
    while low < high {
      let middle = (low + high) / 2
      if scenarios[middle].fence.index < fence.index { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// A block with nothing in it would pass for one that holds; an empty trace is yet to be written.
  private mutating func checkThatItSaysSomething(_ fence: FencedBlock) {
    guard fence.saysNothing, let role = fence.role, role == .claims || role == .observed else {
      return
    }
    let message = role == .claims ? "this block claims nothing" : "this block has no call in it"
    diagnostics.append(
      Diagnostic(.warning, id: "\(role.rawValue).empty", message, at: fence.markSpan))
  }

  /// Whether a log is one that no scenario can re-run; then it belongs to none, and does not differ.
  private mutating func checkUnmodelled(_ fence: FencedBlock) -> Bool {
    guard let reason = fence["unmodelled"] else { return false }
    if reason.value.allSatisfy(\.isWhitespace) {
      diagnostics.append(
        Diagnostic(
          id: "observed.no-reason",
          "'unmodelled' says why: unmodelled=\"the model has no keyboard\"", at: reason.span))
    }
    for name in ["for", "differs"] {
      guard let attribute = fence[name] else { continue }
      diagnostics.append(
        Diagnostic(
          id: "observed.unmodelled", "a log that no scenario re-runs has no '\(name)'",
          at: attribute.span))
    }
    return true
  }

  /// A block that is about versions on which nothing runs would never be compared with anything.
  private mutating func checkVersions(_ attribute: FenceAttribute, of scenario: PageScenario) {
    guard let set = VersionSet(attribute.value) else {
      return diagnostics.append(.badVersions("'ios'", at: attribute.span))
    }
    guard !scenario.iOSVersions.contains(where: { set.contains($0) }) else { return }
    diagnostics.append(
      Diagnostic(
        id: "scenario.other-version", "the scenario does not run on \(set.title)",
        at: attribute.span,
        notes: [Diagnostic.Note("it runs on \(VersionSet(scenario.iOSVersions).title)")]))
  }

  /// Says which scenarios are compared with what is not there.
  private mutating func checkComparisons() {
    for index in scenarios.indices {
      guard let name = scenarios[index].fence["compare"] else { continue }
      if scenarios[index].iOSVersions.count > 1 {
        diagnostics.append(
          Diagnostic(
            id: "scenario.compare-versions",
            "a scenario is compared with another one or between versions, not both",
            at: name.span,
            notes: [Diagnostic.Note("give 'ios' one version, or leave 'compare' out")]))
      } else if name.value == scenarios[index].id {
        diagnostics.append(
          Diagnostic(
            id: "scenario.compare-itself", "a scenario cannot be compared with itself",
            at: name.span))
      } else if let other = byID[name.value] {
        scenarios[index].comparedWith = other
      } else {
        complainAboutUnknownScenario(name)
      }
    }
  }

  /// Finds the scenarios that follow right after the one they are compared with; the second of two is
  /// not the first of others.
  private mutating func findPairs(_ blocks: [Markup.Block]) {
    var last: Int?
    for block in blocks {
      guard case .fence(let fence) = block.kind else {
        last = nil
        continue
      }
      switch fence.role {
      case .trace, .claims, .observed: continue
      case .scenario:
        let index = byFence[fence.index]
        if let index, let last, scenarios[index].comparedWith == last, !scenarios[last].isPair {
          scenarios[index].isPair = true
        }
        last = index
      case .stage, nil: last = nil
      }
    }
  }

  private mutating func complainAboutUnknownScenario(_ name: FenceAttribute) {
    if let stage = stages.first(where: { $0.id == name.value }) {
      return diagnostics.append(
        Diagnostic(
          id: "scenario.is-stage", "'\(name.value)' is a stage, and '\(name.key)' names a scenario",
          at: name.span,
          notes: [
            Diagnostic.Note(
              "a scenario that runs on it says 'stage=\(name.value)', and its own id is what is named",
              at: stage.fence.markSpan)
          ]))
    }
    let fixIts = nearestID(to: name.value).map { [name.fixIt($0)] }
    diagnostics.append(
      Diagnostic(
        id: "scenario.unknown-id", "no scenario on this page has the id '\(name.value)'",
        at: name.span, fixIts: fixIts ?? []))
  }

  /// The id that one was probably meant to be; it is looked for as long as anybody is shown the answer.
  private mutating func nearestID(to name: String) -> String? {
    searches += 1
    guard searches <= ShownDiagnostics.mostOfPage else { return nil }
    let known = ids ?? SuggestionIndex(scenarios.compactMap(\.id))
    ids = known
    return known.nearest(to: name)
  }

  // MARK: Attributes

  /// The dialect by the first word; a block that says only `scenario` is Swift.
  private mutating func dialect(of fence: FencedBlock) -> Dialect? {
    guard let language = fence.language else { return .swift }
    if let dialect = Dialect(fenceWord: language) { return dialect }
    diagnostics.append(
      Diagnostic(
        id: "scenario.unknown-language", "a scenario is 'swift' or 'objc', not '\(language)'",
        at: fence.markSpan))
    return nil
  }

  private mutating func checkDevice(_ attribute: FenceAttribute?) {
    check(attribute, ["iPhone", "iPad"], "scenario.unknown-device")
  }

  private mutating func checkOrientation(_ attribute: FenceAttribute?) {
    check(attribute, ["portrait", "landscape"], "scenario.unknown-orientation")
  }

  private mutating func checkNotes(_ attribute: FenceAttribute?) {
    check(attribute, ["numbered", "beside"], "scenario.unknown-notes")
  }

  private mutating func checkTour(_ attribute: FenceAttribute?) {
    guard let attribute, let name = Tour.unknownName(in: attribute.value) else { return }
    let nearest = Suggestion.nearest(to: name, in: Tour.names)
    diagnostics.append(
      Diagnostic(
        id: "scenario.unknown-tour", "a tour has no part '\(name)'", at: attribute.span,
        notes: [Diagnostic.Note("its parts are \(Tour.names.joined(separator: ", "))")],
        fixIts: nearest.map {
          [attribute.fixIt(attribute.value.replacing(name, with: $0))]
        } ?? []))
  }

  /// Says that an attribute has none of the two values that there are.
  private mutating func check(_ attribute: FenceAttribute?, _ values: [String], _ id: String) {
    guard let attribute, !values.contains(attribute.value) else { return }
    let meant = Suggestion.nearest(to: attribute.value, in: values)
    diagnostics.append(
      Diagnostic(
        id: id, "'\(attribute.key)' is '\(values[0])' or '\(values[1])'", at: attribute.span,
        fixIts: meant.map { [attribute.fixIt($0)] } ?? []))
  }

  private mutating func versions(_ attribute: FenceAttribute?) -> [Int] {
    guard let attribute else { return usualVersions }
    guard let set = VersionSet(attribute.value) else {
      diagnostics.append(.badVersions("'ios'", at: attribute.span))
      return usualVersions
    }
    return set.versions
  }

  private mutating func levels(_ attribute: FenceAttribute) -> Set<MessageSelector.Level> {
    let (levels, unknown) = LevelList.read(attribute.value)
    for name in unknown { complainAboutLevel(name, attribute) }
    return levels
  }

  private mutating func complainAboutLevel(_ name: String, _ attribute: FenceAttribute) {
    let nearest = Suggestion.nearest(to: name, in: LevelList.names)
    guard !name.isEmpty else {
      return diagnostics.append(
        Diagnostic(
          id: "scenario.unknown-level", "a level is missing beside a comma", at: attribute.span,
          notes: [
            Diagnostic.Note("a list with blanks in it stands in quotes: 'show=\"layout, views\"'")
          ]))
    }
    diagnostics.append(
      Diagnostic(
        id: "scenario.unknown-level", "there is no level '\(name)'", at: attribute.span,
        notes: [Diagnostic.Note("levels are \(LevelList.names.joined(separator: ", "))")],
        fixIts: nearest.map {
          [
            Diagnostic.FixIt(
              "did you mean '\($0)'?", replace: attribute.span,
              with: "show=" + attribute.value.replacing(name, with: $0))
          ]
        } ?? []))
  }
}

extension FenceAttribute {
  /// The same attribute with another value.
  func fixIt(_ value: String) -> Diagnostic.FixIt {
    // A property of the page has its value alone for its place.
    let isProperty = span.range.lowerBound != keySpan.range.lowerBound
    return Diagnostic.FixIt(
      "did you mean '\(value)'?", replace: span, with: isProperty ? value : "\(key)=\(value)")
  }
}

extension FencedBlock {
  /// Whether all its lines are empty, or remarks among claims.
  var saysNothing: Bool {
    literal.bytes.split { $0 == 0x0A }.allSatisfy { line in
      let text = line.drop { $0 <= 0x20 }
      return text.isEmpty || role == .claims && text.first == UInt8(ascii: "#")
    }
  }
}

extension VersionSet {
  /// Whether a text was meant for versions, of which there may be none such.
  fileprivate static func isLikeOne(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isNumber || "-, ".contains($0) }
  }
}

extension Diagnostic {
  /// The same, less grave.
  var asWarning: Diagnostic {
    Diagnostic(.warning, id: id, message, at: span, notes: notes, fixIts: fixIts)
  }

  /// What is said of versions that cannot be read.
  static func badVersions(_ name: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      id: "scenario.bad-version",
      "\(name) is one or more versions of iOS from 5 to 27, such as 17, '12,17,27' or '12-17'",
      at: span, notes: [Diagnostic.Note("after iOS 18 came iOS 26")])
  }
}
