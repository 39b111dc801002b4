/// Why a statement of a diagram's source cannot be read.
struct DiagramFailure: Error {
  var id: String
  var message: String
  /// The bytes of the text that it is about.
  var range: Range<Int>
  /// What to do about it.
  var wayOut: String?

  init(id: String, message: String, range: Range<Int>, wayOut: String? = nil) {
    self.id = id
    self.message = message
    self.range = range
    self.wayOut = wayOut
  }
}
