import SourceText

/// What the text of a page asked of the site when it was written, and one number of what it was answered: who asks
/// the same again finds out whether the text would be the same.
struct AskedQuestions: Sendable {
  /// What the look of the site decides.
  private var ofLook = Part()
  /// What pages and files say.
  private var ofContent = Part()

  /// No question.
  init() {}

  /// What was recorded.
  init(_ record: borrowing QuestionRecord) {
    ofLook = Part(record.ofLook)
    ofContent = Part(record.ofContent)
  }

  /// Whether all answers stay what they are for as long as the look of the site does.
  var areOfLook: Bool { ofContent.questions.isEmpty }

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

  func write(to writer: inout TextBuffer) {
    ofLook.write(to: &writer)
    ofContent.write(to: &writer)
  }
}

extension AskedQuestions {
  /// Some questions as bytes, and the hash of their answers.
  private struct Part: Sendable {
    let questions: [UInt8]
    let answers: UInt64

    init() { (questions, answers) = ([], ContentHash().value) }

    init(_ record: borrowing QuestionRecord.Part) {
      (questions, answers) = (record.questions.bytes, record.answers.value)
    }

    init(_ reader: inout ByteReader) {
      (questions, answers) = (reader.countedBytes(), reader.number())
    }

    func write(to writer: inout TextBuffer) {
      writer.write(counted: questions)
      writer.write(answers)
    }

    func isAnsweredTheSame(by site: Site, to asking: Int) -> Bool {
      guard questions.count <= QuestionRecord.room else { return false }
      var reader = ByteReader(questions)
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
      return answers.value == self.answers
    }
  }
}

/// Records what a page asks of the site.
struct QuestionRecord: ~Copyable {
  /// How many bytes of questions are remembered. A page that asks more is written anew by each build.
  static let room = 1 << 17

  struct Part: ~Copyable {
    var questions = TextBuffer()
    var answers = ContentHash()
    /// The path that the last question named: the next is mostly of the same page.
    var path: String?

    mutating func add(
      _ question: SiteQuestion, _ path: String?, _ answer: SiteAnswer, _ map: SiteMap
    ) {
      guard questions.count <= room else { return }
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
  }

  private(set) var ofLook = Part()
  private(set) var ofContent = Part()

  /// Adds a question with its answer.
  ///
  /// - Parameter path: That of the page which the question names; nil for the page that asks it.
  mutating func add(_ question: SiteQuestion, path: String?, _ answer: SiteAnswer, _ map: SiteMap) {
    if question.kind.isOfLook {
      ofLook.add(question, path, answer, map)
    } else {
      ofContent.add(question, path, answer, map)
    }
  }
}
