/// What a preview adds to the pages it shows.
enum PreviewScript {
  /// The page that is shown while there is none.
  static let emptyPage = text(of: "empty.html")

  /// Keeps a page up to date: asks what is new, and changes only what differs, so that the reader's
  /// place, what is unfolded and what is selected stay as they are.
  static let text = text(of: "preview.js")

  private static func text(of name: String) -> String {
    guard let file = EmbeddedFiles.all.first(where: { $0.name == name }) else {
      preconditionFailure("'\(name)' is embedded by the build")
    }
    return file.text
  }
}
