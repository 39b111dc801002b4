extension OutputFolder {
  /// Those of some files that are none of a site's under another spelling of their names.
  ///
  /// To some file systems large and small letters are the same, and `é` however it is made: there the old
  /// file of a page that is called otherwise now is the new one.
  static func others(
    among files: Set<FilePath>, than entries: [Entry], in folder: String
  ) -> Set<FilePath> {
    let places = Dictionary(
      files.compactMap { file in
        FileSystem.look("\(folder)/\(file.text)").map { ($0.signature.place, file) }
      }, uniquingKeysWith: { first, _ in first })
    guard !places.isEmpty else { return files }
    let spellings = entries.compactMap { entry in
      places[entry.record.signature.place].flatMap { file in
        file != FilePath(entry.path)
          && FileSystem.areSpellings("\(folder)/\(file.text)", "\(folder)/\(entry.path)")
          ? file : nil
      }
    }
    return files.subtracting(spellings)
  }
}

extension OutputFolder {
  /// Something that lies in a folder to which no build has written; nil where there is nothing such, and a
  /// site may come.
  static func stranger(in folder: String) throws(SiteError) -> String? {
    guard FileSystem.kind("\(folder)/\(OutputList.name)") == nil else { return nil }
    let names = try FileSystem.entriesIfThere(folder)?.map(\.name) ?? []
    return names.filter { !$0.utf8.starts(with: ".".utf8) }.sortedByBytes().first
  }
}

extension SiteError {
  /// A problem that there is because nothing tells what in a folder builds wrote.
  static func withoutList(_ problem: String, _ folder: String) -> SiteError {
    SiteError(
      "\(problem); there is no list of what builds wrote, '\(folder)/\(OutputList.name)': if"
        + " this is a site, bring that back or remove the folder, otherwise name another with"
        + " '--output'")
  }
}
