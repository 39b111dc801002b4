public import Diagrams
import ScenarioRunner
public import Tracing

extension Comparison {
  /// Compares what happened on several versions of iOS; versions that do not differ share a side.
  public init(runs: [Trace], options: DiagramOptions) {
    var groups: [(versions: [Int], side: Side)] = []
    for run in runs {
      let side = Side(title: "", trace: run, options: options)
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
