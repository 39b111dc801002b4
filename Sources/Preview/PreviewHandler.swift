import FlyingFox
import Foundation

/// Answers the requests of a preview: the site's files, and what its pages ask about themselves.
struct PreviewHandler: HTTPHandler {
  /// Where the preview's own addresses begin; no site has files there, for they would be hidden.
  static let own = "/.lifeline/"
  /// How many bytes a request may have after its head, which the server has read by itself then: nothing
  /// here takes any.
  private static let largestBody = 4096
  /// How long a question what is new stays open.
  private static let patience = Duration.seconds(25)

  let site: StaticSite
  let history: BuildHistory

  func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
    let response = await answer(to: request)
    // The server would take for requests what nobody has read.
    let hasUnread = (request.bodySequence.count ?? .max) > Self.largestBody
    return hasUnread ? LastWords.closing(response) : response
  }

  private func answer(to request: HTTPRequest) async -> HTTPResponse {
    guard isFromHere(request) else { return text(.forbidden, "this is a preview for 127.0.0.1") }
    guard !isForOther(request) else {
      return text(.forbidden, "this is a preview for its own pages")
    }
    guard [.GET, .HEAD].contains(request.method) else {
      var response = text(.methodNotAllowed, "a preview is only read")
      response.headers[HTTPHeader("Allow")] = "GET, HEAD"
      return response
    }
    let path = request.target.path(percentEncoded: true)
    var response: HTTPResponse
    switch path {
    case Self.own + "preview.js":
      response = answer(.ok, "text/javascript; charset=utf-8", Data(PreviewScript.text.utf8))
    case Self.own + "news": response = await news(request)
    default: response = page(path, range: range(request))
    }
    if request.method == .HEAD, case .httpBody(let body) = response.payload {
      response.headers[.contentLength] = String(body.count ?? 0)
      response.payload = .httpBody(HTTPBodySequence(data: Data()))
    }
    return response
  }

  /// A site elsewhere may have its name lead to this machine; its pages are not to read ours.
  private func isFromHere(_ request: HTTPRequest) -> Bool {
    guard let host = request.headers[.host]?.lowercased() else { return true }
    return ["127.0.0.1", "localhost", "[::1]"].contains { name in
      guard host.hasPrefix(name) else { return false }
      let port = host.utf8.dropFirst(name.utf8.count)
      return port.isEmpty
        || port.first == UInt8(ascii: ":")
          && port.dropFirst().allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
  }

  /// Whether the page of another site asks, which could read what a script says: the search's files do.
  /// It may have a link to us all the same.
  private func isForOther(_ request: HTTPRequest) -> Bool {
    guard let site = request.headers[HTTPHeader("Sec-Fetch-Site")],
      ["cross-site", "same-site"].contains(site)
    else { return false }
    return request.headers[HTTPHeader("Sec-Fetch-Mode")] != "navigate"
  }

  /// The part of a file that is asked for. No file of ours has a mark by which another request could tell
  /// whether it is still the same (`If-Range`), so such a one gets all of it.
  private func range(_ request: HTTPRequest) -> String? {
    guard request.method == .GET, request.headers[HTTPHeader("If-Range")] == nil else { return nil }
    return request.headers[.range]
  }

  // MARK: The site

  private func page(_ path: String, range: String?) -> HTTPResponse {
    // Before anything is read: what a build changes meanwhile is news to the page then.
    let build = history.now.build
    switch site.answer(to: path) {
    case .file(let path):
      if path.hasSuffix(".html") {
        if let page = site.bytes(of: path) {
          return answer(.ok, MediaType.of(path), withScript(page, build))
        }
      } else if let file = site.open(path) {
        return part(of: file, MediaType.of(path), range)
      }
      return notFound(build)
    case .redirect(let target):
      var response = text(.movedPermanently, "see \(target)")
      response.headers[.location] = target
      return response
    case .malformed: return text(.badRequest, "this is no address")
    case .notFound: return notFound(build)
    }
  }

  private func notFound(_ build: Int) -> HTTPResponse {
    let page = site.notFoundPage ?? Array(PreviewScript.emptyPage.utf8)
    return answer(.notFound, MediaType.of("404.html"), withScript(page, build))
  }

  /// A file, or the part of it that is asked for.
  private func part(of file: OpenFile, _ type: String, _ range: String?) -> HTTPResponse {
    var response: HTTPResponse
    switch ByteRange(range, of: file.size) {
    case .whole: response = answer(.ok, type, file.body(0..<file.size))
    case .part(let part):
      response = answer(.partialContent, type, file.body(part))
      response.headers[.contentRange] =
        "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(file.size)"
    case .outside:
      response = text(.rangeNotSatisfiable, "the file has \(file.size) bytes")
      response.headers[.contentRange] = "bytes */\(file.size)"
    }
    response.headers[.acceptRanges] = "bytes"
    return response
  }

  /// The page with the script that keeps it up to date. It is not deferred: at the end of the page, it
  /// sees the page as it was written, before the page's own script changes it.
  private func withScript(_ page: [UInt8], _ build: Int) -> Data {
    let tag = "<script src=\"\(Self.own)preview.js\" data-build=\"\(build)\"></script>\n"
    var data = Data(page)
    let end = data.range(of: Data("</body>".utf8), options: .backwards)
    data.insert(contentsOf: tag.utf8, at: end?.lowerBound ?? data.endIndex)
    return data
  }

  // MARK: What is new

  /// What `preview.js` is told.
  private struct Message: Encodable {
    let build: Int
    /// Whether the page that asks is other than it was.
    let isChanged: Bool
    /// The other files that changed.
    let files: [String]
    let problems: [String]
  }

  private func news(_ request: HTTPRequest) async -> HTTPResponse {
    func value(_ name: String) -> String? { request.query.first { $0.name == name }?.value }
    let known = value("build").flatMap { Int($0) }
    if let known, value("wait") != "no" {
      await history.wait(since: known, atMost: Self.patience)
    }
    let news = known.map { history.news(since: $0) } ?? history.now
    let own = StaticSite.files(for: value("page") ?? "/")
    let message = Message(
      build: news.build, isChanged: news.changed.map { !$0.isDisjoint(with: own) } ?? true,
      files: (news.changed ?? []).filter { !$0.hasSuffix(".html") }.sorted(),
      problems: news.problems)
    let data = (try? JSONEncoder().encode(message)) ?? Data("{}".utf8)
    return answer(.ok, "application/json", data)
  }

  // MARK: Answers

  private func answer(_ status: HTTPStatusCode, _ type: String, _ body: Data) -> HTTPResponse {
    answer(status, type, HTTPBodySequence(data: body))
  }

  private func answer(
    _ status: HTTPStatusCode, _ type: String, _ body: HTTPBodySequence
  ) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: type, HTTPHeader("Cache-Control"): "no-store",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
      ],
      body: body)
  }

  private func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    answer(status, "text/plain; charset=utf-8", Data((text + "\n").utf8))
  }
}
