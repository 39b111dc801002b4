import Markup

/// Which note links to which, as a drawing and as a list.
///
/// The notes stand below each other in the order in which they are read, and an arc leads from each to those that it
/// links to: nothing has to be searched for a place, however many there are. Of more notes than can be read in one
/// drawing, their folders stand there, with the number of links between each two. The drawing is for eyes alone: the
/// list below it says the same.
struct NoteGraph {
  /// How many rows can be read.
  private static let most = 200
  /// How deep folders are told apart, at most.
  private static let deepest = 6

  /// A note, or a folder of notes.
  struct Node {
    let page: Int
    let title: String
    let isFolder: Bool
    /// The nodes that it links to, each with the number of links, in order.
    var links: [(node: Int, count: Int)] = []
    /// Whether any links to it.
    var isLinked = false
  }

  private(set) var nodes: [Node] = []
  /// How many notes there are.
  let noteCount: Int
  /// How many folders there was no room for.
  private(set) var leftOut = 0
  /// Whether folders stand for their notes.
  var showsFolders: Bool { noteCount > Self.most }

  init(_ site: Site, edition: Int, _ backlinks: [[Int]]) {
    let notes = site.navigations[edition].sequence.filter { !site.made.contains($0) }
    noteCount = notes.count
    let placeOf =
      notes.count > Self.most
      ? Self.folders(of: notes, site, into: &nodes, &leftOut)
      : Self.notes(notes, site, into: &nodes)
    var links: [[Int]] = Array(repeating: [], count: nodes.count)
    for target in notes {
      guard let to = placeOf[target] else { continue }
      for source in backlinks[target] {
        guard let from = placeOf[source], from != to else { continue }
        links[from].append(to)
        nodes[to].isLinked = true
      }
    }
    for (from, targets) in links.enumerated() {
      for to in targets.sorted() {
        if let last = nodes[from].links.last, last.node == to {
          nodes[from].links[nodes[from].links.count - 1].count += 1
        } else {
          nodes[from].links.append((to, 1))
        }
      }
    }
  }

  private static func notes(_ notes: [Int], _ site: Site, into nodes: inout [Node]) -> [Int: Int] {
    nodes = notes.map { page in
      let note = site.map.pages[page]
      return Node(page: page, title: note.linkTitle, isFolder: note.isIndex)
    }
    return Dictionary(uniqueKeysWithValues: notes.enumerated().map { ($1, $0) })
  }

  /// The folders, told apart as deep as there is room for.
  private static func folders(
    of notes: [Int], _ site: Site, into nodes: inout [Node], _ leftOut: inout Int
  ) -> [Int: Int] {
    let parts = notes.map { site.map.pages[$0].folder.split(separator: "/") }
    func names(_ depth: Int) -> [String] {
      parts.map { $0.prefix(depth).joined(separator: "/") }
    }
    var found = names(1)
    for depth in 2...deepest {
      let deeper = names(depth)
      guard Set(deeper).count <= most else { break }
      found = deeper
    }
    var places: [String: Int] = [:]
    var placeOf: [Int: Int] = [:]
    var without: Set<String> = []
    for (page, name) in zip(notes, found) {
      if places[name] == nil, nodes.count < most {
        places[name] = nodes.count
        nodes.append(Node(page: page, title: name.isEmpty ? "/" : name, isFolder: true))
      }
      if let place = places[name] { placeOf[page] = place } else { without.insert(name) }
    }
    leftOut = without.count
    return placeOf
  }

  // MARK: Writing

  /// The drawing and the list, for the page that they stand on.
  func html(_ site: Site, page: Int) -> [UInt8] {
    let words = site.edition(of: page).words
    let addresses = nodes.map { node in
      let way = SiteAddress.relative(
        from: site.map.outputs[page], to: site.map.outputs[node.page])
      return HTMLText.escaped(WebAddress.encodedPath(way))
    }
    let links = nodes.indices.map { node in
      "<a href=\"\(addresses[node])\">\(HTMLText.escaped(nodes[node].title))</a>"
    }
    var html = ""
    if showsFolders {
      html += "<p>\(HTMLText.escaped(words("graph-folders", String(noteCount))))</p>\n"
    }
    if leftOut > 0 { html += "<p>\(HTMLText.escaped(words("graph-left", String(leftOut))))</p>\n" }
    html += GraphDrawing(self).svg(addresses)
    html += "<ul class=\"links\">\n"
    for (index, node) in nodes.enumerated() where !node.links.isEmpty {
      let targets = node.links.map { links[$0.node] + ($0.count > 1 ? " (\($0.count))" : "") }
      html +=
        "<li>\(links[index]) <span>\(HTMLText.escaped(words("graph-links")))</span>"
        + " \(targets.joined(separator: ", "))</li>\n"
    }
    html += "</ul>\n"
    let alone = nodes.indices.filter { nodes[$0].links.isEmpty && !nodes[$0].isLinked }
    if !alone.isEmpty {
      html +=
        "<p>\(HTMLText.escaped(words("graph-alone"))) "
        + alone.map { links[$0] }.joined(separator: ", ") + "</p>\n"
    }
    return Array(html.utf8)
  }

  /// The list in plain Markdown.
  func plain(_ site: Site, page: Int) -> String {
    let words = site.edition(of: page).words
    var list = AlternateList(site, page: page)
    if showsFolders { list.add(words("graph-folders", String(noteCount)) + "\n\n") }
    for node in nodes where !node.links.isEmpty {
      list.add("- ")
      list.addLink(to: node.page, node.title)
      list.add(" \(words("graph-links"))")
      for (place, to) in node.links.enumerated() {
        list.add(place == 0 ? " " : ", ")
        list.addLink(to: nodes[to.node].page, nodes[to.node].title)
        if to.count > 1 { list.add(" (\(to.count))") }
      }
      list.add("\n")
    }
    return list.text
  }
}
