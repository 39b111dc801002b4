/// What the text of a page asked of the site when it was written, and one number of what it was answered: who asks
/// the same again finds out whether the text would be the same.
struct AskedQuestions: Sendable {
  /// Some of the questions as bytes, and the hash of their answers.
  private struct Part: Sendable {
    var questions = ByteWriter()
    var answers = ContentHash()

    init() {}

    init(_ reader: inout ByteReader) {
      questions.write(encoded: reader.countedBytes())
      answers = ContentHash(reader.number())
    }

    func write(to writer: inout ByteWriter) {
      writer.write(counted: questions.bytes)
      writer.write(answers.value)
    }

    mutating func add(
      _ question: SiteQuestion, of page: Int, _ answer: SiteAnswer, _ map: SiteMap
    ) {
      questions.write(question.kind.rawValue)
      questions.write(page)
      questions.write(question.text)
      questions.write(question.part)
      answer.add(to: &answers, map)
    }
  }

  /// How many bytes of questions are remembered. A page that asks more is written anew by each build.
  private static let room = 1 << 18

  /// The paths of the pages that the questions name, the asking page first.
  private var pages: [String]
  /// What the look of the site decides, and what pages and files say.
  private var ofLook = Part()
  private var ofContent = Part()

  /// Nothing yet, of a page.
  init(of path: String) { pages = [path] }

  /// Whether all answers stay what they are for as long as the look of the site does.
  var areOfLook: Bool { ofContent.questions.bytes.isEmpty }

  private var isFull: Bool {
    ofLook.questions.bytes.count + ofContent.questions.bytes.count > Self.room
  }

  /// Remembers a question and its answer.
  ///
  /// - Parameter number: That of the page which the question names, among those that were named, or the next.
  mutating func add(
    _ question: SiteQuestion, of number: Int, _ answer: SiteAnswer, _ map: SiteMap
  ) {
    guard !isFull else { return }
    if number == pages.count { pages.append(map.pages[question.page].path) }
    if question.kind.isOfLook {
      ofLook.add(question, of: number, answer, map)
    } else {
      ofContent.add(question, of: number, answer, map)
    }
  }

  /// Whether a site answers as the one did that was asked.
  ///
  /// - Parameter looksTheSame: Whether it looks as that one did.
  func areAnsweredTheSame(by site: Site, looksTheSame: Bool) -> Bool {
    guard !isFull else { return false }
    if looksTheSame, areOfLook { return true }
    let places = pages.map { site.map.page(withJustPath: $0) }
    return (looksTheSame || Self.isAnsweredTheSame(ofLook, by: site, places))
      && Self.isAnsweredTheSame(ofContent, by: site, places)
  }

  private static func isAnsweredTheSame(_ part: Part, by site: Site, _ places: [Int?]) -> Bool {
    var reader = ByteReader(part.questions.bytes)
    var answers = ContentHash()
    while !reader.isAtEnd {
      let kind = SiteQuestion.Kind(rawValue: reader.number())
      let number = reader.int()
      let (text, other) = (reader.text(), reader.optionalText())
      guard let kind, places.indices.contains(number), let page = places[number],
        !reader.isBroken
      else { return false }
      SiteQuestion(kind: kind, page: page, text: text, part: other).answer(in: site)
        .add(to: &answers, site.map)
    }
    return answers.value == part.answers.value
  }

  // MARK: As bytes

  init(_ reader: inout ByteReader) {
    pages = reader.texts()
    ofLook = Part(&reader)
    ofContent = Part(&reader)
  }

  func write(to writer: inout ByteWriter) {
    writer.write(pages)
    for part in [ofLook, ofContent] { part.write(to: &writer) }
  }
}
