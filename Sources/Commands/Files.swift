import POSIX
import SiteBuilder
import SourceText

/// Reading and writing of the files a command names, with failures in words.
enum Files {
  /// A file as a source, under the path by which the command line names it; of one that is too large as much
  /// as shows that it is.
  static func read(_ path: String) throws(CommandFailure) -> SourceFile {
    if NamedInput.isInherited(path) {
      guard let bytes = NamedInput.read(path, atMost: SizeLimits.page) else {
        throw .badInput("cannot read '\(path)'")
      }
      return SourceFile(path: path, bytes: bytes)
    }
    guard let kind = kind(path) else { throw .badInput("no file '\(path)'") }
    guard kind != .folder else { throw .badInput("'\(path)' is a folder, not a file") }
    return try source(SystemPath.resolved(path), named: path)
  }

  /// The same of a note, which is no symbolic link.
  static func readNote(_ path: String) throws(CommandFailure) -> SourceFile {
    try source(path, named: path)
  }

  private static func source(
    _ target: String, named path: String
  ) throws(CommandFailure) -> SourceFile {
    guard let bytes = FileSystem.read(target, atMost: SizeLimits.page + 1) else {
      throw .badInput("cannot read '\(path)'")
    }
    return SourceFile(path: path, bytes: bytes)
  }

  /// Refuses a program that is too large: a part of it is none. Pages and drawings say so themselves.
  static func refuseLarge(_ program: SourceFile) throws(CommandFailure) {
    guard program.bytes.count > SizeLimits.page else { return }
    throw .badInput(
      "'\(program.path)' is larger than \(SizeLimits.page / 1000) kB, and is not read")
  }

  /// Whether two paths name one file that is there.
  static func areSame(_ path: String, _ other: String) -> Bool {
    guard let first = FileSystem.identity(path) else { return false }
    return first == identity(other)
  }

  /// Whether a path names something that is there.
  static func isThere(_ path: String) -> Bool { identity(path) != nil }

  /// The file that a path names, or will name once the folders are made that it goes through: `new/../a.md` is `a.md`.
  private static func identity(_ path: String) -> [UInt64]? {
    FileSystem.identity(path) ?? FileSystem.identity(SystemPath.whole(path))
  }

  /// Whether a path names the file that standard input is read from.
  static func isStandardInput(_ path: String) -> Bool {
    var (input, named) = (stat(), stat())
    return unsafe fstat(STDIN_FILENO, &input) == 0 && stat(path, &named) == 0
      && input.st_mode & S_IFMT == S_IFREG && input.st_dev == named.st_dev
      && input.st_ino == named.st_ino
  }

  /// Whether a path names a folder.
  static func isFolder(_ path: String) -> Bool { kind(path) == .folder }

  /// What a path names, whatever links lead to it; nil when it names nothing.
  static func kind(_ path: String) -> FileSystem.Kind? {
    FileSystem.kind(SystemPath.resolved(path))
  }

  /// The notes that paths name: themselves, and those in folders, in a fixed order.
  static func markdownFiles(at paths: [String]) throws(CommandFailure) -> [String] {
    var files: [String] = []
    var seen: Set<String> = []
    for path in paths {
      guard kind(path) != nil else { throw .badInput("no file or folder '\(path)'") }
      let below = try pages(below: path)
      guard below != nil || ContentFolder.isNote(path) else {
        throw .badInput("'\(path)' is no Markdown page, nor AsciiDoc or reStructuredText")
      }
      for file in below ?? [path] where seen.insert(place(of: file)).inserted {
        files.append(file)
      }
    }
    return files
  }

  /// The path of a note by which it is known, however it is spelled and whatever links lead to its folder. A
  /// link to a note is not the note.
  static func place(of note: String) -> String {
    let folder = NotePath.folder(of: note)
    guard let real = SystemPath.real(folder.isEmpty ? "." : folder) else {
      return SystemPath.whole(note)
    }
    return "\(real)/\(NotePath.name(of: note))"
  }

  /// The notes of a folder; nil when it is none.
  private static func pages(below folder: String) throws(CommandFailure) -> [String]? {
    do throws(SiteError) {
      return try ContentFolder(folder)?.notes.map { page in
        if folder == "." { return page.path }
        return folder.hasSuffix("/") ? folder + page.path : "\(folder)/\(page.path)"
      }
    } catch {
      throw .badInput(error.message)
    }
  }
}
