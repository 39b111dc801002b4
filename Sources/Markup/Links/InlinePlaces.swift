/// Where links, links by name, footnotes' marks, comments, formulas and plain text stand in the running text of a block.
///
/// They are in the order in which whoever converts the text meets them: a link where it ends.
struct InlinePlaces {
  /// Something that was found.
  struct Place {
    /// Where it stands in the file.
    let range: Range<Int>
    /// What it says: a link's destination as it is written, what is between the brackets of others.
    let text: [UInt8]
  }

  var links: [Place] = []
  var names: [Place] = []
  var marks: [Place] = []
  var comments: [Place] = []
  var formulas: [Place] = []
  /// Labels behind the text of a link, `[text][label]`, that nothing defines.
  var undefined: [Place] = []
  /// What is neither code nor HTML, nor a formula or a destination.
  var plain: [Range<Int>] = []

  /// The places of other running text of the same block, behind those of this.
  mutating func append(_ others: InlinePlaces) {
    links += others.links
    names += others.names
    marks += others.marks
    comments += others.comments
    formulas += others.formulas
    undefined += others.undefined
    plain += others.plain
  }
}

extension [InlinePlaces.Place] {
  /// The next of which something holds, from a number on that goes behind it; what is between is passed over.
  /// Few are: where many are not found, each of them would be looked for to the end.
  func next(from number: inout Int, where isIt: (Element) -> Bool) -> Range<Int>? {
    guard number < count, let found = self[number...].prefix(1_000).firstIndex(where: isIt) else {
      return nil
    }
    number = found + 1
    return self[found].range
  }
}
