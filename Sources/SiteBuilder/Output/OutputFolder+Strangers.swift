extension OutputFolder.Changes {
  /// Those of some files that the site has not under another spelling of their names.
  ///
  /// To some file systems large and small letters are the same, and `é` however it is made: there the old
  /// file of a page that is called otherwise now is the new one.
  func others(among files: Set<FilePath>, in folder: String) -> Set<FilePath> {
    let places = Dictionary(
      files.compactMap { file in
        FileSystem.look("\(folder)/\(file.text)").map { ($0.signature.place, file) }
      }, uniquingKeysWith: { first, _ in first })
    guard !places.isEmpty else { return files }
    let spellings = records.compactMap { path, record in
      places[record.signature.place].flatMap { file in
        file != path
          && FileSystem.areSpellings("\(folder)/\(file.text)", "\(folder)/\(path.text)")
          ? file : nil
      }
    }
    return files.subtracting(spellings)
  }
}
