import SiteBuilder
import SourceText

/// Notes with the diagrams of their scenarios, made but not yet written.
struct EmbeddingRun {
  /// The notes, in the order in which they were named.
  var notes: [NoteEmbedding]
  /// The files of their images.
  let names: ImageNames

  /// Runs the scenarios of notes, as far as one allowance for all of them lasts.
  ///
  /// - Parameter progress: What is told how many notes are made.
  init(
    _ named: NamedNotes, _ options: EmbedOptions, _ trust: Trust, _ progress: Progress? = nil
  ) {
    progress?.expect(named.notes.count)
    var names = ImageNames(folders: named.folders, assets: options.assets)
    for note in named.notes {
      for file in note.shownFiles(of: note.regions.regions) {
        names.add(file, shownBy: note.page.file.path)
      }
    }
    var allowance = RunAllowance(trust.budget, bytes: named.bytes)
    notes = named.notes.map { note in
      defer { progress?.advance() }
      return NoteEmbedding(
        note, in: named.notebook, folders: named.folders, options, &names, &allowance)
    }
    self.names = names
  }
}
