import SourceText

extension FrontMatter {
  init(_ reader: inout ByteReader) {
    title = reader.optionalText()
    linkTitle = reader.optionalText()
    description = reader.optionalText()
    order = reader.flag() ? reader.int() : nil
    tags = reader.texts()
    claims = reader.texts()
    isDraft = reader.flag()
    date = reader.optionalText()
    time = reader.optionalText()
    aliases = reader.texts()
    site = reader.optionalText()
    language = reader.optionalText()
    edit = reader.optionalText()
    history = reader.optionalText()
    diagrams = reader.optionalText()
    allowsHTML = reader.flag() ? reader.flag() : nil
    cards = reader.flag() ? reader.flag() : nil
    previews = reader.flag() ? reader.flag() : nil
    graph = reader.flag() ? reader.flag() : nil
    links = reader.list { Link(target: $0.text(), heading: $0.optionalText()) }
  }

  func write(to writer: inout TextBuffer) {
    writer.write(title)
    writer.write(linkTitle)
    writer.write(description)
    writer.write(order != nil)
    if let order { writer.write(order) }
    writer.write(tags)
    writer.write(claims)
    writer.write(isDraft)
    writer.write(date)
    writer.write(time)
    writer.write(aliases)
    writer.write(site)
    writer.write(language)
    writer.write(edit)
    writer.write(history)
    writer.write(diagrams)
    writer.write(allowsHTML != nil)
    if let allowsHTML { writer.write(allowsHTML) }
    writer.write(cards != nil)
    if let cards { writer.write(cards) }
    writer.write(previews != nil)
    if let previews { writer.write(previews) }
    writer.write(graph != nil)
    if let graph { writer.write(graph) }
    writer.write(links) { writer, link in
      writer.write(link.target)
      writer.write(link.heading)
    }
  }
}
