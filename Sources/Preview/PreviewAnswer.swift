import NIOHTTP1

/// What a preview answers to a request.
struct PreviewAnswer {
  enum Body {
    case bytes([UInt8])
    /// A part of a file, which is read while it is sent.
    case file(OpenFile, Range<Int>)

    var count: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .file(_, let part): part.count
      }
    }
  }

  let status: HTTPResponseStatus
  var headers: HTTPHeaders
  let body: Body

  init(_ status: HTTPResponseStatus, _ type: String, _ body: Body) {
    self.status = status
    self.body = body
    headers = [
      "Content-Type": type, "Content-Length": String(body.count), "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      // No page of another site shows one of ours as its own.
      "Content-Security-Policy": "frame-ancestors 'self'", "X-Frame-Options": "SAMEORIGIN",
    ]
  }

  /// A line for whoever looks at the answer itself.
  init(_ status: HTTPResponseStatus, text: String) {
    self.init(status, "text/plain; charset=utf-8", .bytes(Array((text + "\n").utf8)))
  }
}
