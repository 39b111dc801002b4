/// The version of iOS that an availability check names.
enum AvailabilityVersion {
  /// The major version behind `iOS` between two tokens.
  static func iOS(in input: TokenStream, from start: Int, to end: Int) -> Int? {
    for index in start..<max(start, end) where input.token(input.token(index), isWord: "iOS") {
      let digits = input.text(input.token(index + 1)).prefix { $0.isNumber }
      return Int(digits)
    }
    return nil
  }
}
