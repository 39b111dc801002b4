import NIOHTTP1

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers the requests of a preview: the site's files, and what its pages ask about themselves.
struct PreviewHandler: Sendable {
  /// Where the preview's own addresses begin; no site has files there, for they would be hidden.
  static let own = "/.lifeline/"
  /// How long a question what is new stays open.
  private static let patience = Duration.seconds(25)

  let site: StaticSite
  let history: BuildHistory

  /// The answer to a request.
  func answer(to request: HTTPRequestHead) async -> PreviewAnswer {
    guard request.version == .http1_0 || request.headers.contains(name: "Host") else {
      return PreviewAnswer(.badRequest, text: "a request of HTTP/1.1 has a Host")
    }
    guard isFromHere(request) else {
      return PreviewAnswer(.forbidden, text: "this is a preview for 127.0.0.1")
    }
    guard !isForOther(request) else {
      return PreviewAnswer(.forbidden, text: "this is a preview for its own pages")
    }
    guard [.GET, .HEAD].contains(request.method) else {
      var answer = PreviewAnswer(.methodNotAllowed, text: "a preview is only read")
      answer.headers.add(name: "Allow", value: "GET, HEAD")
      return answer
    }
    let parts = request.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts.first ?? "")
    switch path {
    case Self.own + "preview.js":
      return PreviewAnswer(
        .ok, "text/javascript; charset=utf-8", .bytes(Array(PreviewScript.text.utf8)))
    case Self.own + "news": return await news(Self.values(in: parts.dropFirst().first ?? ""))
    default: return page(path, range: range(request))
    }
  }

  /// The values of a query by their names.
  private static func values(in query: Substring) -> [String: String] {
    let pairs = query.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { PercentEncoding.decoded($0) ?? "" }
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// A site elsewhere may have its name lead to this machine; its pages are not to read ours.
  private func isFromHere(_ request: HTTPRequestHead) -> Bool {
    request.headers["Host"].allSatisfy { Self.isOwn($0.lowercased()) }
  }

  private static func isOwn(_ host: String) -> Bool {
    ["127.0.0.1", "localhost", "[::1]"].contains { name in
      guard host.hasPrefix(name) else { return false }
      let port = host.utf8.dropFirst(name.utf8.count)
      return port.isEmpty
        || port.first == UInt8(ascii: ":")
          && port.dropFirst().allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
  }

  /// Whether the page of another site asks, which could read what a script says: the search's files do.
  /// It may have a link to us all the same.
  private func isForOther(_ request: HTTPRequestHead) -> Bool {
    // Not all browsers say the rest, but all say where a page is from whose script asks another site.
    let host = request.headers.first(name: "Host") ?? ""
    if request.headers["Origin"].contains(where: {
      $0.lowercased() != "http://\(host.lowercased())"
    }) {
      return true
    }
    guard let site = request.headers.first(name: "Sec-Fetch-Site"),
      ["cross-site", "same-site"].contains(site)
    else { return false }
    return request.headers.first(name: "Sec-Fetch-Mode") != "navigate"
  }

  /// The part of a file that is asked for. No file of ours has a mark by which another request could tell
  /// whether it is still the same (`If-Range`), so such a one gets all of it.
  private func range(_ request: HTTPRequestHead) -> String? {
    guard request.method == .GET, !request.headers.contains(name: "If-Range") else { return nil }
    return request.headers.first(name: "Range")
  }

  // MARK: The site

  private func page(_ path: String, range: String?) -> PreviewAnswer {
    // Before anything is read: what a build changes meanwhile is news to the page then.
    let build = history.now.build
    switch site.answer(to: path) {
    case .file(let path):
      if path.hasSuffix(".html"), let page = site.bytes(of: path) {
        return PreviewAnswer(.ok, MediaType.of(path), withScript(page, build))
      } else if let file = site.open(path) {
        return part(of: file, MediaType.of(path), range)
      }
      return notFound(build)
    case .redirect(let target):
      var answer = PreviewAnswer(.movedPermanently, text: "see \(target)")
      answer.headers.add(name: "Location", value: target)
      return answer
    case .malformed: return PreviewAnswer(.badRequest, text: "this is no address")
    case .notFound: return notFound(build)
    }
  }

  private func notFound(_ build: Int) -> PreviewAnswer {
    let page = site.notFoundPage ?? Array(PreviewScript.emptyPage.utf8)
    return PreviewAnswer(.notFound, MediaType.of("404.html"), withScript(page, build))
  }

  /// A file, or the part of it that is asked for.
  private func part(of file: OpenFile, _ type: String, _ range: String?) -> PreviewAnswer {
    var answer: PreviewAnswer
    switch ByteRange(range, of: file.size) {
    case .whole: answer = PreviewAnswer(.ok, type, .file(file, 0..<file.size))
    case .part(let part):
      answer = PreviewAnswer(.partialContent, type, .file(file, part))
      answer.headers.add(
        name: "Content-Range",
        value: "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(file.size)")
    case .outside:
      answer = PreviewAnswer(.rangeNotSatisfiable, text: "the file has \(file.size) bytes")
      answer.headers.add(name: "Content-Range", value: "bytes */\(file.size)")
    }
    answer.headers.add(name: "Accept-Ranges", value: "bytes")
    return answer
  }

  /// The page with the script that keeps it up to date. It is not deferred: at the end of the page, it
  /// sees the page as it was written, before the page's own script changes it.
  private func withScript(_ page: [UInt8], _ build: Int) -> PreviewAnswer.Body {
    let tag = "<script src=\"\(Self.own)preview.js\" data-build=\"\(build)\"></script>\n"
    var page = page
    page.insert(contentsOf: tag.utf8, at: Self.end(ofBodyIn: page))
    return .bytes(page)
  }

  /// Where the body of a page ends; where it does not, the page does.
  private static func end(ofBodyIn page: [UInt8]) -> Int {
    let mark = Array("</body>".utf8)
    var place = page.count - mark.count
    while place >= 0, !page[place...].starts(with: mark) { place -= 1 }
    return place >= 0 ? place : page.count
  }

  // MARK: What is new

  /// What `preview.js` is told.
  private struct Notice: Encodable {
    let build: Int
    /// Whether the page that asks is other than it was.
    let isChanged: Bool
    /// The other files that changed.
    let files: [String]
    let problems: [String]
  }

  private func news(_ values: [String: String]) async -> PreviewAnswer {
    let known = values["build"].flatMap { Int($0) }
    if let known, values["wait"] != "no" {
      await history.wait(since: known, atMost: Self.patience)
    }
    let news = known.map { history.news(since: $0) } ?? history.now
    let own = StaticSite.files(for: values["page"] ?? "/")
    let message = Notice(
      build: news.build, isChanged: news.changed.map { !$0.isDisjoint(with: own) } ?? true,
      files: (news.changed ?? []).filter { !$0.hasSuffix(".html") }.sorted(),
      problems: news.problems)
    let data = (try? JSONEncoder().encode(message)) ?? Data("{}".utf8)
    return PreviewAnswer(.ok, "application/json", .bytes(Array(data)))
  }
}
