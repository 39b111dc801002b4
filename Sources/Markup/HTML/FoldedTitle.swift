import SourceText

/// The title of a callout that folds, which is pressed as a whole: a link in it could be reached by no
/// keyboard that reads buttons as one thing, so its links stand below it.
struct FoldedTitle {
  /// The title without its links' tags.
  private(set) var text: [UInt8] = []
  /// The links, each whole.
  private(set) var links: [[UInt8]] = []

  /// Takes a title apart, as it is written in HTML.
  init(_ html: [UInt8]) {
    var rest = html[...]
    var link: [UInt8]?
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      add(rest[..<start], to: &link)
      let tag = rest[start...rest[start...].endOfTag]
      rest = rest[tag.endIndex...]
      if tag.starts(with: "<a ".utf8) || tag.elementsEqual("<a>".utf8) {
        link = Array(tag)
      } else if tag.elementsEqual("</a>".utf8), let whole = link {
        links.append(whole + tag)
        link = nil
      } else {
        add(tag, to: &link)
      }
    }
    add(rest, to: &link)
  }

  private mutating func add(_ piece: ArraySlice<UInt8>, to link: inout [UInt8]?) {
    text += piece
    link? += piece
  }
}

extension ArraySlice<UInt8> {
  /// Where the tag ends that it begins with: in HTML that we write a `>` in a value is escaped.
  fileprivate var endOfTag: Int { firstIndex(of: UInt8(ascii: ">")) ?? endIndex - 1 }
}
