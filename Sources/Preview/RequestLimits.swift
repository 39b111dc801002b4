import NIOHTTP1

/// How much of a preview one client can take: a browser needs far less, and whoever takes more is not to
/// hold up others.
struct RequestLimits: Sendable {
  /// How many connections there are at once.
  var connections = 128
  /// How many bytes an address may have, and each header with its name.
  var bytesOfField = 16 << 10
  /// How many bytes they may have together, and how many headers there may be.
  var bytesOfHead = 64 << 10
  var headers = 128
  /// How many bytes of a body are passed over, which nothing here takes; for more, the connection is closed.
  var bytesOfBody = 4 << 10
  /// How long a connection may wait for the whole head of a request.
  var timeForHead = Duration.seconds(30)
  /// How long a piece of an answer may take to be sent.
  var timeForPiece = Duration.seconds(60)

  var ofDecoder: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = bytesOfField
    limits.maxHeaderListSize = bytesOfHead
    limits.maxHeaderFieldCount = headers
    return limits
  }
}
