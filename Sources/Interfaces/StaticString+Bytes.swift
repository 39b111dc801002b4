extension StaticString {
  /// Its bytes, as UTF-8. An interface is a static text, which takes no work before it is read.
  var bytes: [UInt8] { withUTF8Buffer { unsafe Array($0) } }
}
