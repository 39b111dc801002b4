/// Where something is documented or was observed: an entry of the bibliography.
///
/// A rule names its entries by their keys. What an entry shows is said in a sentence of our own, so that
/// a reader knows what to look for before following the address.
struct Source: Sendable {
  /// What kind of thing an entry is.
  enum Kind: String, CaseIterable, Sendable {
    /// A page of Apple's reference, guides or notes.
    case documentation
    /// A header of an SDK.
    case header
    /// A session of a conference.
    case talk
    /// A log of a device or a simulator.
    case log
    /// A test that somebody's CI runs on UIKit.
    case unitTest = "unit-test"
    /// What a developer tried and put into words.
    case experiment
    /// A bug report, an issue or a question.
    case report
    /// A crash report with its calls.
    case backtrace
    /// What a developer wrote about UIKit.
    case article
    /// A program that does what UIKit does.
    case reimplementation = "re-implementation"
    /// Source of a part of the system that is public.
    case sourceCode = "source-code"
  }

  /// How the entry was checked.
  enum Reading: String, Sendable {
    /// Its text was read.
    case text
    /// Its address and title were read where its publisher lists them.
    case listing
    /// It was read where somebody quotes or links it.
    case quotation
  }

  /// What rules name it by.
  let key: String
  let kind: Kind
  let reading: Reading
  /// Where it is on the web.
  let address: String
  /// Who wrote it: a person, a project or a company.
  let author: String
  let title: String
  /// When it was written, if that is known.
  let date: String
  /// The versions that it speaks of, if they are known.
  let system: String
  /// What it shows, in one sentence.
  let shows: String

  init(
    _ key: String, _ kind: Kind, _ reading: Reading, at address: String, by author: String,
    title: String, date: String = "", system: String = "", shows: String
  ) {
    self.key = key
    self.kind = kind
    self.reading = reading
    self.address = address
    self.author = author
    self.title = title
    self.date = date
    self.system = system
    self.shows = shows
  }

  /// Whether it is at an address of Apple's, where it says what is promised; in a forum others write.
  var isOfApple: Bool {
    ["https://developer.apple.com/", "https://docs.swift.org/"].contains(where: address.hasPrefix)
      && !address.contains("/forums/")
  }
}
