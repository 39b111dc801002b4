import Foundation
import TestSupport
import Testing

/// What the manual promises of notes that nobody has read: each sentence has tests, by their names.
@Suite("The manual's promises of safety")
struct ManualPromiseTests {
  /// Sentences by how they begin, in a section of a page, and the tests that fail when one is not true.
  private struct Section {
    let page: String
    let title: String
    /// Whether there is no other sentence in the section.
    var isWhole = true
    let tests: [String: [String]]
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let sections = [
    Section(
      page: "command", title: "Trusted and untrusted notes {#whom-you-trust}",
      tests: [
        "For notes that you have not read": [
          "notes of strangers get neither templates, nor git, nor the host"
        ],
        "HTML in pages is always": [
          "whatever bytes a page has, only what the list has comes out",
          "a file that runs is not published, and that is said",
          "is not published where a host runs it",
        ],
        "A file without an ending": ["is not published whatever it is called"],
        "A file that is not published": [
          "a file that runs is not published, and that is said",
          "it is an error where pages lead to it",
        ],
        "Your own `404.html`": [
          "a file that runs is not published, and that is said",
          "the site has its own page where the writer's may not be published",
        ],
        "HTML in pages |": [
          "front matter lets no script through", "the word on the command line does",
        ],
        "files that run": ["a file that runs is not published, and that is said"],
        "programs for download": [
          "is published for download among notes of one's own alone",
          "is published as one that nobody may execute",
        ],
        "files by which a host": [
          "notes of strangers get neither templates, nor git, nor the host"
        ],
        "`templates/` beside": ["notes of strangers get neither templates, nor git, nor the host"],
        "`history: git`": ["notes of strangers get neither templates, nor git, nor the host"],
        "`.lifeline-cache`": ["is not read among untrusted notes"],
        "a `--cache` folder": [
          "a cache that comes with untrusted notes is refused, unless a secret is shared"
        ],
        "`--hook PROGRAM` on": ["notes of strangers go through no hook"],
        "`--mermaid-script` on": ["a script that reads notes is no script for strangers'"],
        "notes and folders that git ignores": ["a note that a stranger has hidden is spoken of"],
        "the [budgets]": ["what strangers may use is less in everything"],
        "what the command line names": [
          "is refused among untrusted notes though the command line names it",
          "is refused among untrusted notes, and in the middle of a path too",
        ],
        "`--allow-scripts` is for": ["the word on the command line does"],
        "`--untrusted` is for": [
          "notes of strangers get neither templates, nor git, nor the host",
          "to trust and not to trust is a contradiction",
        ],
        "What notes ask for": ["notes of strangers get neither templates, nor git, nor the host"],
        "Write the site of strangers": [
          "files of others and empty folders are in the new folder too, as they were"
        ],
      ]),
    Section(
      page: "command", title: "Limits",
      tests: [
        "What strangers write": ["every run ends"],
        "A page may have 2 MB": [
          "a page of more than two megabytes is an error",
          "front matter of more than a hundred kilobytes is an error",
          "a template of more than half a megabyte is an error",
          "a program of more than half a megabyte is an error",
          "a diagram of more than 200 kilobytes is an error",
        ],
        "Words and statements for the templates": [
          "what is too large among the templates is read no further"
        ],
        "Files beside the notes are copied": [
          "a large file is copied as it is, and once",
          "what is too large to be looked into is not published",
        ],
        "A template may include others": [
          "templates that multiply each other are one error",
          "templates that include each other too deep are one error",
        ],
        "A name in a program may have": [
          "a name of more than 250 bytes is an error",
          "titles that are very long are cut, with a warning",
        ],
        "What templates add to a page": [
          "a template that is included very often ends, and says so on the page"
        ],
        "The old addresses of a site": [
          "old addresses without number are an error, and cost little"
        ],
        "Nothing leads from those": ["old addresses without number are an error, and cost little"],
        "What is larger": ["a page of more than two megabytes is an error"],
        "A `.gitignore` may have 200 kB": [
          "cannot be told where a list is larger than anybody writes, which is said",
          "cannot be told where there are more patterns than can be tried, which is said",
        ],
        "What is more is": [
          "cannot be told where a list is larger than anybody writes, which is said"
        ],
        "A page shows 5,000 parts": ["a page shows a figure so often and no more often"],
        "All pages together show": ["all pages together show no more than they may"],
        "Of the faults": [
          "a hundred of a page are shown, and the rest counted",
          "a thousand of all pages are shown",
          "errors are shown before warnings, all in their order",
          "of each kind some are shown, whatever there is of others",
        ],
        "`build --strict` and the reports": [
          "a report for programs has all faults of trusted notes",
          "strict checks say all faults of trusted notes",
          "how many faults are left out is in every format",
        ],
        "Characters that cannot be seen": [
          "each hidden character is written out on one line, in every spelling",
          "no command tells a terminal or a service what a stranger wrote",
        ],
        "JSON and XML": ["a program reads what was meant"],
        "What a CI service": ["no service takes a stranger's text for an order"],
      ]),
    Section(
      page: "writing", title: "HTML", isWhole: false,
      tests: [
        "It is read as browsers read HTML": [
          "what notes use comes out", "whatever bytes a page has, only what the list has comes out",
        ],
        "Scripts, styles, forms": ["what runs does not, and a warning says so"],
        "A warning at the place": ["what is left out is named at its place"],
        "A tag whose other half": [
          "an element that may not stand in its place is text with its end"
        ],
      ]),
    Section(
      page: "language", title: "Errors and budgets", isWhole: false,
      tests: [
        "One that loops ends": ["every run ends"],
        "The scenarios of a page have a budget": [
          "the scenario with which a page goes over has the error, and those below are not run",
          "the page with which a build goes over is the same, however the pages are spread",
        ],
        "All budgets are smaller": ["what strangers may use is less in everything"],
      ]),
    Section(
      page: "command", title: "build", isWhole: false,
      tests: [
        "A reader sees the old site or the new one": [
          "at whichever step a build is killed, the site is the old one or the new one"
        ],
        "What others have put into the output folder": [
          "files of others and empty folders are in the new folder too, as they were"
        ],
        "There, and where fewer than one in a hundred of 5,000 files": [
          "a build that is killed where git has its files is finished by the next one",
          "a few of many files are a small part, and many or those of a small site are none",
          "a build that keeps its folder puts files in their places one by one",
        ],
        "Builds of one site at the same time": [
          "two builds with other pages leave the site of the one that comes last"
        ],
        "The folders `content`, `templates` and `site`": [
          "is refused where the command line does not name it"
        ],
        "A page whose name is not UTF-8": [
          "a page whose name is not UTF-8 is an error, another file a warning"
        ],
      ]),
    Section(
      page: "command", title: "embed", isWhole: false,
      tests: [
        "An image that somebody else has drawn": [
          "is nothing outside the notes and nothing hidden"
        ],
        "A run that is killed": ["leaves nothing that the next one does not clear away"],
      ]),
    Section(
      page: "command", title: "Diagrams that you have edited {#what-you-edit}", isWhole: false,
      tests: [
        "What you edit between": [
          "stays until --force is given, whatever becomes of its scenario",
          "keeps any edit of a diagram, and replaces it where that is wanted",
        ]
      ]),
    Section(
      page: "command",
      title: "Remove stale diagrams and images: `--prune` {#what-is-no-longer-needed}",
      isWhole: false,
      tests: [
        "A diagram belongs to the scenario": ["is never a region of another id"],
        "It removes": [
          "that no note shows any more is found by --check and removed by --prune alone",
          "of a note that was not looked at is not removed",
        ],
      ]),
    Section(
      page: "command", title: "serve", isWhole: false,
      tests: [
        "The site is built in a temporary folder": [
          "only the site is shown, only to this machine, only to be read"
        ],
        "The folder goes when": [
          "Control-C ends it and leaves nothing behind",
          "what a killed preview left goes when another starts, and what one uses stays",
        ],
        "Only your own machine": [
          "only the site is shown, only to this machine, only to be read",
          "pages of other sites cannot have its files",
          "a site elsewhere that has its name lead here reads nothing",
        ],
        "A request has limits": [
          "a head that is too long is said to be", "a body is not waited for",
          "whoever sends a head slowly is not waited for",
          "of many connections those are closed that ask for nothing",
        ],
      ]),
    Section(
      page: "templates", title: "Templates and looks", isWhole: false,
      tests: [
        "No symbolic link in the folder": [
          "is followed where the command line names it, but no link in it is"
        ]
      ]),
  ]

  @Test func `each has a test, and what has one is still promised`() throws {
    let tests = try Self.namesOfTests()
    for section in Self.sections {
      let name = "\(section.page).md, \(section.title)"
      let page = try Self.root.read("content/manual/\(section.page).md")
      let sentences = Self.sentences(
        of: try #require(Self.text(of: section.title, page), "\(name)"))
      for (beginning, names) in section.tests {
        #expect(sentences.contains { $0.hasPrefix(beginning) }, "\(name): \(beginning)")
        for test in names { #expect(tests.contains(test), "\(name): no test '\(test)'") }
      }
      guard section.isWhole else { continue }
      for sentence in sentences {
        let isKept = section.tests.keys.contains { sentence.hasPrefix($0) }
        #expect(isKept, "\(name): nothing tests '\(sentence)'")
      }
    }
  }

  // MARK: Reading

  /// The text of a section, up to the next heading.
  private static func text(of title: String, _ page: String) -> Substring? {
    guard let start = page.range(of: "# \(title)\n") else { return nil }
    let rest = page[start.upperBound...]
    return rest[..<(rest.range(of: "\n#")?.lowerBound ?? rest.endIndex)]
  }

  /// The sentences of a text: of its paragraphs, its lists, and the rows of its tables but for the first.
  private static func sentences(of text: Substring) -> [String] {
    var pieces: [String] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("| ---") || line.hasPrefix("| |") { continue }
      if line.hasPrefix("| ") || line.hasPrefix("- ") || !isOpen {
        pieces.append(
          String(line.hasPrefix("| ") || line.hasPrefix("- ") ? line.dropFirst(2) : line))
      } else {
        pieces[pieces.count - 1] += " " + line.trimmingCharacters(in: .whitespaces)
      }
      isOpen = !line.isEmpty
    }
    return pieces.flatMap { piece in
      piece.replacing(/\. (?=[A-Z`])/, with: ".\n").split(separator: "\n").map(String.init)
    }
  }

  /// The names of all tests.
  private static func namesOfTests() throws -> Set<String> {
    let folder = root.appendingPathComponent("Tests")
    var names: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix("Tests.swift") && !path.contains(".build/") {
      names.formUnion(try folder.read(path).matches(of: /func `(.+)`\(/).map { String($0.1) })
    }
    return names
  }
}
