import SourceText

/// The files of a content folder that are not published, since a browser would run them as the site's own.
struct WithheldFiles {
  private let trust: Trust
  /// Why each is not published.
  private var faults: [String: String] = [:]
  /// What those hold that were looked into.
  private var hashes: [String: UInt64] = [:]

  /// Looks at the files that may be such, but for those that a build before has published as they are.
  init(_ inputs: BuildInputs, _ cache: BuildCache?, _ folder: OutputFolder) {
    trust = inputs.build.trust
    for asset in inputs.content.assets {
      let path = asset.path
      let isKnown = cache?.tells(asset.signature, isStill: cache?.assets[FilePath(path)]) ?? false
      if isKnown, folder.isAsLeft(path) != nil { continue }
      var isLookedInto = false
      var file: FilePieces?
      func opened() -> FilePieces? {
        isLookedInto = true
        file = FilePieces(path, below: inputs.build.content, name: inputs.name(of: path))
        return file
      }
      // A file that cannot be read is told of where it is copied.
      faults[path] = try? ActiveFile.fault(path, opened(), trust)
      guard isLookedInto, faults[path] == nil else { continue }
      hashes[path] = (try? file?.hash()) ?? 0
    }
  }

  /// Whether what is in a file is that by which it was let through.
  func isKnown(_ hash: UInt64, of path: String) -> Bool { hashes[path].map { $0 == hash } ?? true }

  /// Whether a file is one of them.
  func holds(_ path: String) -> Bool { faults[path] != nil }

  /// An error for each file that pages lead to, and a warning for each other that would be published.
  func diagnostics(
    _ inputs: BuildInputs, linked: Set<String>, where isPublished: (String) -> Bool
  ) -> [Diagnostic] {
    faults.sorted { $0.key < $1.key }.compactMap { path, fault in
      let isLinked = linked.contains(path)
      guard isLinked || isPublished(path) else { return nil }
      let wayOut =
        trust == .none
        ? "untrusted notes publish no such files"
        : "'--allow-scripts' publishes all files of notes that you trust"
      return .notPublished(
        inputs.name(of: path), fault, isLinked: isLinked, isLinked ? .error : .warning,
        note: wayOut)
    }
  }
}

extension WithheldFiles {
  /// What a build says of those among some linked files that it does not publish. For notes of which nobody
  /// makes a site it is nothing wrong, so these are warnings.
  static func warnings(
    _ linked: Set<String>, of folder: String, _ trust: Trust, named name: (String) -> String
  ) -> [Diagnostic] {
    linked.sorted { $0.precedesInBytes($1) }.compactMap { path in
      let file = FilePieces(path, below: folder, name: name(path))
      // A file that cannot be read is told of by whoever copies it.
      guard let fault = try? ActiveFile.fault(path, file, trust) else { return nil }
      return .notPublished(
        name(path), fault, isLinked: true, .warning,
        note: trust == .none
          ? "untrusted notes publish no such files"
          : "'lifeline build --allow-scripts' publishes all files of notes that you trust")
    }
  }
}

extension Diagnostic {
  fileprivate static func notPublished(
    _ file: String, _ fault: String, isLinked: Bool, _ severity: Severity, note: String
  ) -> Diagnostic {
    Diagnostic(
      severity, id: "content.not-published",
      "this file is not published: \(fault)" + (isLinked ? "; pages lead to it" : ""),
      at: SourceSpan(file: SourceFile(path: file, text: ""), range: 0..<0),
      notes: [Diagnostic.Note(note)])
  }
}
