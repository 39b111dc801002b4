/// What the text of a page asked of the site when it was written, and one number of what it was answered: who asks
/// the same again finds out whether the text would be the same.
struct AskedQuestions: Sendable {
  /// What the look of the site decides.
  private var ofLook = Part()
  /// What pages and files say.
  private var ofContent = Part()

  /// No question yet.
  init() {}

  /// Whether all answers stay what they are for as long as the look of the site does.
  var areOfLook: Bool { ofContent.isEmpty }

  /// Remembers a question with its answer.
  ///
  /// - Parameter path: That of the page which the question names; nil for the page that asks it.
  mutating func add(_ question: SiteQuestion, path: String?, _ answer: SiteAnswer, _ map: SiteMap) {
    if question.kind.isOfLook {
      ofLook.add(question, path, answer, map)
    } else {
      ofContent.add(question, path, answer, map)
    }
  }

  /// Whether a site answers a page as the one did that was asked.
  ///
  /// - Parameter looksTheSame: Whether it looks as that one did.
  func areAnsweredTheSame(by site: Site, to page: Int, looksTheSame: Bool) -> Bool {
    (looksTheSame || ofLook.isAnsweredTheSame(by: site, to: page))
      && ofContent.isAnsweredTheSame(by: site, to: page)
  }

  // MARK: As bytes

  init(_ reader: inout ByteReader) {
    ofLook = Part(&reader)
    ofContent = Part(&reader)
  }

  func write(to writer: inout ByteWriter) {
    ofLook.write(to: &writer)
    ofContent.write(to: &writer)
  }
}

extension AskedQuestions {
  /// Some questions as bytes, and the hash of their answers.
  private struct Part: Sendable {
    /// How many bytes of questions are remembered. A page that asks more is written anew by each build.
    private static let room = 1 << 17

    private var questions = ByteWriter()
    private var answers = ContentHash()
    /// The path that the last question named: the next is mostly of the same page.
    private var path: String?

    init() {}

    var isEmpty: Bool { questions.bytes.isEmpty }
    private var isFull: Bool { questions.bytes.count > Self.room }

    mutating func add(
      _ question: SiteQuestion, _ path: String?, _ answer: SiteAnswer, _ map: SiteMap
    ) {
      guard !isFull else { return }
      questions.write(question.kind.rawValue)
      questions.write(path != self.path)
      if path != self.path {
        questions.write(path)
        self.path = path
      }
      questions.write(question.text)
      questions.write(question.part)
      answer.add(to: &answers, map)
    }

    func isAnsweredTheSame(by site: Site, to asking: Int) -> Bool {
      guard !isFull else { return false }
      var reader = ByteReader(questions.bytes)
      var answers = ContentHash()
      var page = asking
      while !reader.isAtEnd {
        let kind = SiteQuestion.Kind(rawValue: reader.number())
        if reader.flag() {
          let path = reader.optionalText()
          guard let found = path.map({ site.map.page(withJustPath: $0) }) ?? asking else {
            return false
          }
          page = found
        }
        let (text, part) = (reader.text(), reader.optionalText())
        guard let kind, !reader.isBroken else { return false }
        SiteQuestion(kind: kind, page: page, text: text, part: part).answer(in: site)
          .add(to: &answers, site.map)
      }
      return answers.value == self.answers.value
    }

    init(_ reader: inout ByteReader) {
      questions.write(encoded: reader.countedBytes())
      answers = ContentHash(reader.number())
    }

    func write(to writer: inout ByteWriter) {
      writer.write(counted: questions.bytes)
      writer.write(answers.value)
    }
  }
}
