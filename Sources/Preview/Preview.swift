import Dispatch
import POSIX
package import SiteBuilder
import SourceText

/// Shows a site as it will be while its pages are being written.
///
/// The site is built in a temporary folder that goes when the preview ends, so what `build` has
/// published is never touched. Whoever reads a page asks the server what comes next, and is told as
/// soon as a build has changed something.
package struct Preview {
  /// What there is to say while a preview runs.
  package enum Event: Sendable {
    /// A build is through: what it noticed and changed, and the time it took.
    case built(BuildReport, Duration)
    /// Nothing can be built: the reason.
    case failed(SiteError)
    /// The site is there to be read, at this address.
    case serving(String)
  }

  /// How long a wait for changes takes at most, in milliseconds: while files are being written, and
  /// when all is still.
  private static let shortWait: Int32 = 15
  private static let longWait: Int32 = 100
  /// After how many waits in which nothing was told of the folders are looked at all the same.
  private static let longestTrust = 20
  /// How long it takes until a build that failed is tried again, although nothing it is made of has
  /// changed: a disk may have room again.
  private static let retry = Duration.seconds(2)

  private let build: SiteBuild
  private let port: UInt16

  /// Creates a preview of what a build makes, at a port; 0 is any that is free.
  package init(of build: SiteBuild, port: UInt16) {
    self.build = build
    self.port = port
  }

  /// Builds, serves, and builds again what changes, until the process is asked to end.
  package func run(_ report: (Event) -> Void) throws(PreviewError) {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let end = EndSignal(atOnce: folder.remove)
    let history = BuildHistory()
    let site = folder.path + "/site"
    let server = try PreviewServer(StaticSite(site), history, port: port)
    defer { server.stop() }

    var build = build
    build.baseURL = server.address
    build.ignored.append(build.output)
    build.output = site
    build.keepsFolder = true
    build.completesScenarios = true
    var memory = BuildMemory()
    var watch = SourceWatch(build.sources, singles: build.settings, ignoring: build.ignored)
    let alarm = FolderAlarm()
    _ = watch.hasChanged()
    end.isAwaited = false
    var failure = Self.run(build, in: folder, &memory, history, report)
    end.isAwaited = true
    report(.serving(server.address))
    var waits = 0
    var isUnsettled = alarm.watch(watch.folders)
    while !end.hasCome(within: .nanoseconds(0)) {
      let isTold = alarm.wait(atMost: isUnsettled ? Self.shortWait : Self.longWait)
      waits += 1
      // The site may be cleared away as well, like all that is temporary.
      let isDue = failure.map { $0.duration(to: .now) > Self.retry } ?? !folder.isThere
      guard isTold || isUnsettled || isDue || waits > Self.longestTrust else { continue }
      waits = 0
      if watch.hasChanged() || isDue {
        end.isAwaited = false
        failure = Self.run(build, in: folder, &memory, history, report)
        end.isAwaited = true
        watch.singles = build.settings
      }
      isUnsettled = alarm.watch(watch.folders) || watch.isUnsettled
    }
  }

  /// Builds, and returns when that failed; nil when it did not.
  private static func run(
    _ build: SiteBuild, in folder: TemporaryFolder, _ memory: inout BuildMemory,
    _ history: BuildHistory, _ report: (Event) -> Void
  ) -> ContinuousClock.Instant? {
    let start = ContinuousClock().now
    do throws(SiteError) {
      try folder.restore()
      let result = try build.run(after: &memory)
      let problems = result.diagnostics.filter { $0.severity == .error }
      history.add(
        changed: result.written + result.removed,
        problems: problems.map { DiagnosticPrinter().print($0) })
      report(.built(result, ContinuousClock().now - start))
      return nil
    } catch {
      history.add(changed: [], problems: ["error: \(error.message)\n"])
      report(.failed(error))
      return .now
    }
  }
}
