/// Numbers of texts that were met lately: of each length that of the last one.
///
/// Most labels of a diagram are sent several times. To look here and compare costs less than to hash a
/// text; what is not found is only measured once more.
struct RecentTexts {
  private var numbers: [Int32] = Array(of: -1, count: 64)

  /// The number of the last text as long as this one, which may be another.
  subscript(text: String) -> Int? {
    get {
      let number = Int(numbers[text.utf8.count & 63])
      return number < 0 ? nil : number
    }
    set { numbers[text.utf8.count & 63] = Int32(clamping: newValue ?? -1) }
  }
}
