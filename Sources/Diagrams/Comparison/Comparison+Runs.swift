package import CallTrace

extension Comparison {
  /// Compares what happened on several versions of iOS; versions that do not differ share a side. The
  /// calls of all of them lead to the lines of the one program, if it is said where those stand.
  package init(runs: [Trace], options: DiagramOptions, sourceAnchors: SourceAnchors? = nil) {
    var groups: [(versions: [Int], side: Side)] = []
    for run in runs {
      var side = Side(title: "", trace: run, options: options)
      side.sourceAnchors = sourceAnchors
      if let same = groups.firstIndex(where: { Comparison([$0.side, side]).agrees }) {
        groups[same].versions.append(run.iOSVersion)
      } else {
        groups.append(([run.iOSVersion], side))
      }
    }
    let sides = groups.map { group in
      var side = group.side
      side.title = VersionSet(group.versions).title
      return side
    }
    self.init(sides, title: options.title)
  }
}
