/// The pictures that the pages of a book show: files that the site has published.
struct BookPictures {
  /// A picture.
  struct File {
    let path: String
    let name: String
    let type: String
  }

  /// What readers of books show, by the endings of names.
  private static let types = [
    "gif": "image/gif", "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png",
    "svg": "image/svg+xml", "webp": "image/webp",
  ]

  private let output: String
  private(set) var files: [File] = []
  /// The names of those that are known, and of those that the book cannot have.
  private var names: [String: String?] = [:]

  /// No pictures yet of a site in a folder.
  init(output: String) { self.output = output }

  /// The name in the book of a file of the site; nil where that is none, or no picture for books.
  mutating func name(of path: String) -> String? {
    if let known = names[path] { return known }
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard let type = Self.types[ending], OutputFolder.isSound(path),
      FileSystem.kind("\(output)/\(path)") != nil
    else {
      names[path] = .some(nil)
      return nil
    }
    let name = "picture-\(files.count + 1).\(ending)"
    files.append(File(path: path, name: name, type: type))
    names[path] = name
    return name
  }

  /// What a picture holds.
  func bytes(of file: File) throws(SiteError) -> [UInt8] {
    guard let bytes = FileSystem.read(file.path, below: output, atMost: .max) else {
      throw SiteError("cannot read '\(file.path)' for the book")
    }
    return bytes
  }
}
