import FlyingFox
import FlyingSocks
import Foundation

/// What is sent before a connection is closed, by way of a body that fails when all of it is sent: a server
/// that goes on to read what nobody wants is kept busy with it for a long time.
struct LastWords: AsyncBufferedSequence {
  typealias Element = UInt8

  /// A response after which its connection is closed.
  static func closing(_ response: HTTPResponse) -> HTTPResponse {
    guard case .httpBody(let body) = response.payload, let count = body.count else {
      return response
    }
    var response = response
    response.headers[.connection] = "close"
    response.payload = .httpBody(HTTPBodySequence(from: LastWords(body: body), count: count))
    return response
  }

  private let body: HTTPBodySequence

  func makeAsyncIterator() -> Iterator { Iterator(rest: body.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate var rest: HTTPBodySequence.Iterator

    mutating func next() async throws -> UInt8? { nil }

    mutating func nextBuffer(suggested count: Int) async throws -> Data? {
      guard let bytes = try await rest.next() else { throw Closed() }
      return bytes
    }
  }

  private struct Closed: Error {}
}
