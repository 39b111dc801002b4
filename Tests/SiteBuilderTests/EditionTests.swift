import Foundation
import SiteBuilder
import SourceText
import TestSupport
import Testing

@Suite("Pages in two languages")
struct EditionTests {
  static let scenario = """
    ```swift scenario id=push title="Push"
    window.rootViewController = A()
    window.makeKeyAndVisible()
    ```
    """

  static let book = [
    "index.md": "---\nsite: The book\n---\n# Home\n\n[a](a.md#two) [b](part/b.md)\n",
    "index.zh-Hans.md": "---\nsite: 书\n---\n# 首页\n\n[甲](a.md#two) [乙](part/b.md) [[A]]\n",
    "a.md": "# A\n\n## One\n\n## Two\n\n\(scenario)\n",
    "a.zh-Hans.md": "# 甲\n\n## 第一\n\n## 第二\n\n[二](#第二)\n\n![[#push|推入]]\n",
    "part/b.md": "# B\n",
  ]

  /// A heading that is named as a scenario of the original is written as the original's heading.
  @Test func headingsAndScenariosKeepTheirAnchorsApart() throws {
    let files = [
      "index.md": "# Pushes\n\n## All\n\n## More\n\n[x](#push)\n\n\(Self.scenario)\n",
      "index.zh-Hans.md": "# Push\n\n## 全部\n\n## 更多\n\n[甲](#push) [乙](#全部)\n\n![[#push]]\n",
    ]
    try SiteFixture.with(files) { site in
      let report = try site.build()
      #expect(report.diagnostics.isEmpty)
      let page = try site.page("zh-Hans/index.html")
      #expect(page.contains("<h1 id=\"pushes\">Push</h1>"))
      #expect(page.contains("<h2 id=\"all\">全部"))
      #expect(page.contains("<a href=\"#all\">全部</a>"))
      #expect(page.contains("<a href=\"#push\">甲</a> <a href=\"#all\">乙</a>"))
      #expect(page.contains("<figure class=\"scenario\" id=\"push\">"))
    }
  }

  @Test func rulesSpeakTheLanguageOfThePage() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build()
      let (english, chinese) = (
        "A view cannot be added to itself or to a view inside it.", "视图不能添加到自身，也不能添加到自身内部的视图上。"
      )
      #expect(try site.page("rules.html").contains("<p lang=\"en\">\(english)</p>"))
      #expect(try site.page("zh-Hans/rules.html").contains("<p lang=\"zh-Hans\">\(chinese)</p>"))
      let page = try site.page("zh-Hans/a.html")
      #expect(page.contains("<span lang=\"zh-Hans\">显示 window 会加载根控制器的视图并添加它"))
      #expect(!page.contains("Showing a window loads"))
    }
  }

  @Test func reportsRulesThatALanguageSaysInEnglish() throws {
    var files = Self.book
    files["a.de.md"] = "# A\n"
    try SiteFixture.with(files) { (site) throws in
      let folder = site.folder.appendingPathComponent("own").path
      try site.folder.write("add-child: Ein Satz.\n", to: "own/rules.de.yaml")
      for _ in 1...2 {
        let untranslated = try site.build(templates: folder).untranslatedRules
        #expect(untranslated.map(\.language) == ["de"])
        #expect(untranslated[0].rules.count > 100 && !untranslated[0].rules.contains("add-child"))
      }
    }
  }

  @Test func saysWhichRulesAThemeMisnames() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      let folder = site.folder.appendingPathComponent("own").path
      try site.folder.write(
        "no-roots-at-launch: 没有\nno-root-at-launch: 自己的话\n", to: "own/rules.zh-Hans.yaml")
      let report = try site.build(templates: folder)
      #expect(report.diagnostics.map(\.id) == ["rules.unknown-rule"])
      #expect(try site.page("zh-Hans/rules.html").contains(">自己的话</p>"))
      #expect(!site.exists("assets/rules.zh-Hans.yaml"))
    }
  }

  @Test func diagramsSpeakTheLanguageOfThePage() throws {
    let scenario = """

      ```swift scenario id=push
      let nav = UINavigationController(rootViewController: A())
      window.rootViewController = nav
      window.makeKeyAndVisible()
      settle()
      nav.pushViewController(B(), animated: true)
      ```

      ```swift scenario id=other compare=push
      window.rootViewController = A()
      window.makeKeyAndVisible()
      ```

      """
    let pages = ["index.md": "# Home\n" + scenario, "index.zh-Hans.md": "# 首页\n" + scenario]
    try SiteFixture.with(pages) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let (english, chinese) = (try site.page("index.html"), try site.page("zh-Hans/index.html"))
      #expect(english.contains("turn 3 · 0.35 s") && !chinese.contains("turn 3"))
      #expect(chinese.contains("第 3 轮 · 0.35 秒") && chinese.contains("第 3 轮，0.35 秒"))
      #expect(english.contains("<li>Only ") && chinese.contains("<li>仅 "))
    }
  }

  @Test func standSideBySideByName() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      let report = try site.build()
      #expect(report.diagnostics.isEmpty)
      let page = try site.page("zh-Hans/a.html")
      #expect(page.contains("<html lang=\"zh-Hans\""))
      #expect(page.contains("<title>甲 · 书</title>"))
      #expect(page.contains("<link rel=\"stylesheet\" href=\"../assets/style."))
      #expect(try site.page("a.html").contains("<title>A · The book</title>"))
      #expect(!site.exists("a.zh-Hans.html"))
    }
  }

  @Test func leadFromEachPageToItsTranslation() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build()
      let english = try site.page("a.html")
      #expect(
        english.contains(
          "<a href=\"zh-Hans/a.html\" lang=\"zh-Hans\" hreflang=\"zh-Hans\">简体中文</a>"))
      #expect(
        english.contains("<link rel=\"alternate\" hreflang=\"zh-Hans\" href=\"zh-Hans/a.html\">"))
      #expect(english.contains("<link rel=\"alternate\" hreflang=\"x-default\" href=\"a.html\">"))
      let chinese = try site.page("zh-Hans/a.html")
      #expect(chinese.contains("<a href=\"../a.html\" lang=\"en\" hreflang=\"en\">English</a>"))
      // What is not translated leads to the nearest page that is.
      let alone = try site.page("part/b.html")
      #expect(
        alone.contains(
          "<a href=\"../zh-Hans/index.html\" lang=\"zh-Hans\" hreflang=\"zh-Hans\" class=\"untranslated\""
        ))
      #expect(!alone.contains("rel=\"alternate\" hreflang"))
    }
  }

  @Test func nameStagesAndComparedScenariosInTheReadersLanguage() throws {
    let program = "window.rootViewController = A()"
    let book = [
      "index.md": "# Home\n\n```swift stage id=root title=\"Bare stage\"\n\(program)\n```\n",
      "index.zh-Hans.md": "# 首页\n\n```swift stage id=root title=\"根控制器\"\n\(program)\n```\n",
      "a.md": """
      # A

      ```swift scenario id=shown stage=root title="Shown"
      window.makeKeyAndVisible()
      ```

      Text between.

      ```swift scenario id=twice compare=shown stage=root title="Twice"
      window.makeKeyAndVisible()
      window.rootViewController = B()
      ```

      """,
      "a.zh-Hans.md": "# 甲\n\n![[#shown|显示]]\n\n![[#twice|换两次]]\n",
    ]
    try SiteFixture.with(book) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("zh-Hans/a.html")
      #expect(page.contains("根控制器"))
      #expect(!page.contains("Bare stage"))
      #expect(page.contains("<a href=\"#shown\">显示</a>"))
      #expect(!page.contains("Shown"))
      // The translation of a stage is part of the pages that show it.
      let renamed = try #require(book["index.zh-Hans.md"]).replacing("根控制器", with: "一个根")
      try site.write(renamed, to: "index.zh-Hans.md")
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("zh-Hans/a.html").contains("一个根"))
    }
  }

  @Test func linkWithinTheEditionAndFallBackToTheOriginal() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build()
      let page = try site.page("zh-Hans/index.html")
      #expect(page.contains("<a href=\"a.html#two\">甲</a>"))
      #expect(page.contains("<a href=\"../part/b.html\" hreflang=\"en\">乙</a>"))
      #expect(page.contains("<a href=\"a.html\">甲</a>"))
      // The navigation shows what is not translated too, and says its language.
      #expect(page.contains("<a href=\"../part/index.html\" lang=\"en\" hreflang=\"en\">Part</a>"))
    }
  }

  @Test func findTranslationsByTheTitlesAndAliasesOfTheOriginal() throws {
    let files = [
      "index.md": "# Home\n", "index.zh-Hans.md": "# 首页\n\n[[Push order]] [[Order]]\n",
      "p.md": "---\naliases: [Order]\n---\n# Push order\n", "p.zh-Hans.md": "# 顺序\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      let page = try site.page("zh-Hans/index.html")
      #expect(page.contains("<a href=\"p.html\">顺序</a> <a href=\"p.html\">"))
      #expect(!page.contains("../p.html"))
    }
  }

  @Test func haveTheSameAnchorsWhereTheyHaveTheSameOutline() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build()
      let page = try site.page("zh-Hans/a.html")
      #expect(page.contains("<h2 id=\"two\">第二<"))
      #expect(page.contains("<a href=\"#two\">二</a>"))
      #expect(page.contains("<li class=\"level-2\"><a href=\"#two\">第二</a></li>"))
    }
  }

  @Test func leadFromATagToItsPlaceAmongTheTagsOfTheirLanguage() throws {
    let files = [
      "index.md": "# B\n", "a.md": "---\ntags: [x, y]\n---\n# A\n",
      "a.zh-Hans.md": "---\ntags: [乙, 甲]\n---\n# 甲\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      #expect(try site.page("zh-Hans/a.html").contains("href=\"tags.html#甲\">甲</a>"))
      #expect(try site.page("zh-Hans/tags.html").contains("<h2 id=\"甲\">"))
    }
  }

  @Test func keepTheirOwnAnchorsWhereTheOutlinesDiffer() throws {
    var files = Self.book
    files["a.zh-Hans.md"] = "# 甲\n\n## 第二\n\n[二](#第二) [二](#two)\n"
    try SiteFixture.with(files) { (site) throws in
      let report = try site.build()
      #expect(try site.page("zh-Hans/a.html").contains("<h2 id=\"第二\">"))
      #expect(site.places(report.diagnostics).contains("a.zh-Hans.md:5:14 link.broken-anchor"))
      #expect(report.translations.first?.outdated.first?.reason == "it lacks the scenario 'push'")
    }
  }

  @Test func showTheOriginalsScenarioWithoutRepeatingIt() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build()
      let page = try site.page("zh-Hans/a.html")
      #expect(page.contains("<figure class=\"scenario\" id=\"push\">"))
      #expect(page.contains("<a href=\"#push\">推入</a>"))
      #expect(page.contains("文字版时序图"))
      #expect(page.contains("<svg"))
    }
  }

  @Test func mayRepeatScenariosAndStagesUnderTheSameIds() throws {
    let stage = "```swift stage id=s\nlet a = A()\n```\n"
    var files = Self.book
    files["a.md"] = (files["a.md"] ?? "") + "\n" + stage
    files["a.zh-Hans.md"] = "# 甲\n\n## 一\n\n## 二\n\n\(Self.scenario)\n\n\(stage)"
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("zh-Hans/a.html").contains("id=\"push\""))
    }
  }

  @Test func saySoInTheFramesOwnWords() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/")
      let page = try site.page("zh-Hans/a.html")
      for word in ["搜索", "本页内容", "上一页", "跳到正文"] { #expect(page.contains(word), "\(word)") }
      for word in ["Search", "On this page", "Previous", "Skip to"] {
        #expect(!page.contains(word), "\(word)")
      }
      #expect(try site.page("zh-Hans/rules.html").contains(">规则</h1>"))
      #expect(try site.page("zh-Hans/rules.html").contains("<a href=\"a.html#push\">推入</a>"))
    }
  }

  @Test func areSearchedEditionByEdition() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      _ = try site.build()
      #expect(
        try site.page("zh-Hans/a.html").contains("data-search=\"assets/search/zh-Hans\""))
      let chinese = try site.searched("zh-Hans")
      #expect(chinese.contains("[\"two\",\"第二\""))
      #expect(!chinese.contains("\"One\""))
      #expect(try !site.searched("en").contains("第二"))
    }
  }

  @Test(arguments: [nil, "---\ntitle: Laws\n---\n# Laws\n\nSome words.\n"])
  func findRulesByWhatTheySayThereNow(_ page: String?) throws {
    var files = Self.book
    files["rules.zh-Hans.md"] = page
    try SiteFixture.with(files) { (site) throws in
      let own = site.folder.appendingPathComponent("own").path
      func build(_ statement: String) throws -> String {
        try site.folder.write("view-getter-loads: \(statement)\n", to: "own/rules.zh-Hans.yaml")
        _ = try site.build(templates: own)
        return try site.searched("zh-Hans")
      }
      #expect(try build("甲乙").contains("\"view-getter-loads: 甲乙\""))
      #expect(try build("丙丁").contains("\"view-getter-loads: 丙丁\""))
      try site.write("# 甲\n\n## 第二\n\n更多。\n", to: "a.zh-Hans.md")
      #expect(try build("丙丁").contains("\"view-getter-loads: 丙丁\""))
      #expect(try site.searched("en").contains("\"view-getter-loads: Reading"))
    }
  }

  @Test func tellTheSearchWhatTheirLanguageSaysOfWords() throws {
    try SiteFixture.with(["index.md": "# A\n", "index.fr.md": "# A\n"]) { (site) throws in
      try site.folder.write(
        "search-light: le la\nsearch-same: a\"< b\n", to: "own/words.fr.yaml")
      _ = try site.build(templates: site.folder.appendingPathComponent("own").path)
      let french = try site.page("assets/search/fr.js")
      #expect(french.contains(",light:\"le la\",endings:\"ing "))
      #expect(french.contains(",same:\"a\\\"\\x3c b\",signs:\"\",parts:\""))
      #expect(try site.page("assets/search/en.js").contains(",same:\"deinit "))
    }
  }

  @Test func areAnnouncedInAFeedOfTheirOwn() throws {
    var files = Self.book
    files["a.zh-Hans.md"] = "---\ndate: 2026-03-04\n---\n# 甲\n"
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/")
      #expect(try site.page("zh-Hans/feed.xml").contains("https://a.example/zh-Hans/a.html"))
      #expect(!site.exists("feed.xml"))
      #expect(try site.page("zh-Hans/a.html").contains("href=\"../zh-Hans/feed.xml\""))
    }
  }

  @Test func areReportedWhereTheyAreMissing() throws {
    try SiteFixture.with(Self.book) { (site) throws in
      let report = try #require(try site.build().translations.first)
      #expect(report.language == "zh-Hans")
      #expect(report.translated == 2)
      #expect(report.missing == ["part/b.md"])
      #expect(report.outdated.isEmpty)
    }
  }

  @Test func areNotMissedOfPagesThatAreHeldBackOrLeftOut() throws {
    let files = [
      "index.md": "# Home\n", "index.de.md": "# Heim\n",
      "later.md": "---\ndate: 2030-01-01\n---\n# L\n",
      "both.md": "---\ndate: 2030-01-01\n---\n# B\n", "both.de.md": "# B\n",
      "draft.md": "---\ndraft: true\n---\n# D\n", "b.md": "# B\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      var build = SiteBuild(
        content: site.folder.appendingPathComponent("content").path, templates: templates,
        output: site.folder.appendingPathComponent("site").path)
      build.day = "2029-01-01"
      let report = try #require(try build.run().translations.first)
      #expect(report.translated == 1 && report.missing == ["b.md"] && report.alone == [])
    }
  }

  @Test(arguments: [
    (["消息", "导航 UINavigationController", "容器", "布局"], "zh-Hans"),
    (["ナビゲーション", "画面遷移", "コンテナ", "設定"], "ja"), (["ניווט", "מכולה", "פריסה", "א"], "he"),
    (["Push", "Pop", "Tabs", "容器"], nil), (["消息", "容器", "Pop"], nil),
  ])
  func `a site that does not say its language is told of the one that its titles are in`(
    _ titles: [String], _ language: String?
  ) throws {
    var files: [String: String] = [:]
    for (number, title) in titles.enumerated() {
      files[number == 0 ? "index.md" : "page-\(number).md"] = "# \(title)\n"
    }
    try SiteFixture.with(files) { (site) throws in
      let found = try site.build().diagnostics
      #expect(found.map(\.id) == (language == nil ? [] : ["page.language"]))
      #expect(found.allSatisfy { $0.notes[0].message.hasPrefix("'language: \(language!)'") })
      try site.write("---\nlanguage: en\n---\n# \(titles[0])\n", to: "index.md")
      #expect(try site.build().diagnostics.isEmpty)
    }
  }

  @Test func mayHaveChineseForTheSitesOwnLanguage() throws {
    let files = [
      "index.md": "---\nlanguage: zh-Hans\n---\n# 首页\n", "index.en.md": "# Home\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      _ = try site.build()
      #expect(try site.page("index.html").contains("<html lang=\"zh-Hans\""))
      #expect(try site.page("index.html").contains("搜索"))
      #expect(try site.page("en/index.html").contains("Search"))
    }
  }

  @Test(arguments: ["zh-Hans", "zh-hans", "zh_Hans"])
  func areKnownHoweverTheTagIsWritten(_ tag: String) throws {
    let files = ["index.md": "# Home\n", "p.md": "# P\n", "p.\(tag).md": "# 页\n"]
    try SiteFixture.with(files) { (site) throws in
      #expect(try site.build().diagnostics.isEmpty)
      #expect(try site.page("zh-Hans/p.html").contains("页"))
    }
  }

  @Test func takeNoDottedNameForALanguage() throws {
    try SiteFixture.with(["index.md": "# A\n", "socket.io.md": "# B\n"]) { (site) throws in
      _ = try site.build()
      #expect(site.exists("socket.io.html"))
    }
  }

  @Test func closeUpChineseLines() throws {
    try SiteFixture.with(["index.md": "# A\n\n先调用\n父视图。\nthe end\n终\n"]) { (site) throws in
      _ = try site.build()
      #expect(try site.page("index.html").contains("<p>先调用父视图。\nthe end\n终</p>"))
      #expect(try site.searched("en").contains("先调用父视图。 the end 终"))
    }
  }
}

@Suite("The words of the frame")
struct WordsTests {
  @Test func areAllThereInBothLanguages() throws {
    func keys(_ name: String) throws -> [String] {
      let text = try String(contentsOfFile: "\(templates)/\(name)", encoding: .utf8)
      return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        .compactMap { $0.split(separator: ":").first.map(String.init) }
    }
    #expect(try keys("words.en.yaml") == keys("words.zh-Hans.yaml"))
  }

  @Test func canBeSaidOtherwiseOneByOne() throws {
    try SiteFixture.with(["index.md": "# A\n", "index.fr.md": "# A\n"]) { (site) throws in
      try site.folder.write("search: Find\nserch: x\n", to: "own/words.en.yaml")
      try site.folder.write("search: Chercher\n", to: "own/words.fr.yaml")
      let report = try site.build(templates: site.folder.appendingPathComponent("own").path)
      #expect(report.diagnostics.map(\.id) == ["words.unknown-key"])
      #expect(try site.page("index.html").contains(">Find<"))
      #expect(try site.page("fr/index.html").contains(">Chercher<"))
      #expect(try site.page("fr/index.html").contains("Skip to the text"))
    }
  }

  /// Files of words and of rules, and what is wrong in them where.
  static let faults: [(String, String, String?)] = [
    ("words.en.yaml", "search: Find\nserch: x\n", "2:1 words.unknown-key"),
    ("words.en.yaml", "# words\n\n\"serch\": x\n", "3:1 words.unknown-key"),
    ("words.en.yaml", "search: Find\n\nno words\n", "3:1 words.malformed"),
    ("words.en.yaml", "search: Find\nsearch: Seek\n", "2:1 words.malformed"),
    ("words.en.yaml", "search: [a]\n", "1:9 words.no-text"),
    ("words.en.yaml", "- search\n", "1:1 words.malformed"),
    ("words.en.yaml", "# nothing yet\n", nil),
    ("words.fr.yml", "search: Chercher\n", "1:1 words.file-name"),
    ("words.yaml", "search: Find\n", "1:1 words.file-name"),
    ("rules.en.yaml", "key-window: Yes.\nkey-windw: No.\n", "2:1 rules.unknown-rule"),
    ("rules.en.yaml", "key-window: Yes.\nx\n", "2:1 rules.malformed"),
    ("rules.en.yaml", "key-window: [a]\n", "1:13 rules.no-text"),
    ("rules.fr.yml", "key-window: Oui.\n", "1:1 rules.file-name"),
  ]

  @Test(arguments: faults)
  func haveTheirFaultsToldOfWhereTheyAre(
    _ name: String, _ text: String, _ place: String?
  ) throws {
    try SiteFixture.with(["index.md": "# A\n"]) { (site) throws in
      try site.folder.write(text, to: "own/\(name)")
      let report = try site.build(templates: site.folder.appendingPathComponent("own").path)
      let found = report.diagnostics.map {
        "\($0.span.start.line):\($0.span.start.column) \($0.id)"
      }
      #expect(found == (place.map { [$0] } ?? []))
    }
  }
}
