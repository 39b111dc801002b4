/// What the command line asks of what is put into notes.
struct EmbedOptions {
  /// The form of the diagrams; nil for the one that each has.
  var format: EmbedFormat?
  /// The folder of the images; nil for the one that they are in.
  var assets: String?
  /// How images are addressed; nil for the way in which they are.
  var link: LinkStyle?
  /// Whether what a person has edited is replaced.
  var replacesEdits = false
  /// Whether the note goes on to a tool that is known, so that nothing need be said of others.
  var isInPipeline = false
}
