import ArgumentParser
import POSIX
import SiteBuilder

/// Where a command keeps what it finds out, for other commands, checkouts and machines.
struct CacheOptions: ParsableArguments {
  /// The variable that says the same as the option, for all commands of a job.
  static let variable = "LIFELINE_CACHE"
  /// The variable with what those have in common who believe each other's entries.
  static let secretVariable = "LIFELINE_CACHE_KEY"

  @Option(
    help: ArgumentHelp(
      "Keep in this folder what is found out, and use what is there, as LIFELINE_CACHE=<folder> does; it can be moved and shared.",
      valueName: "folder"))
  var cache: String?

  @Option(
    name: .customLong("cache-limit"),
    help: ArgumentHelp("How large that folder may become, in MB (default: 500).", valueName: "MB"))
  var limit: Int = 500

  func validate() throws {
    if cache == "" { throw ValidationError("'--cache' names no folder") }
    guard (1...1_000_000).contains(limit) else {
      throw ValidationError("'--cache-limit' is a number of MB, from 1 on")
    }
  }

  /// Opens the cache; nil where none is asked for.
  ///
  /// - Parameter notes: The folders and notes that are looked at: none of them is to hold the cache.
  func open(beside notes: [String], _ trust: Trust) throws(CommandFailure) -> SharedCache? {
    let named = cache ?? Environment.value(of: Self.variable) ?? ""
    guard !named.isEmpty else { return nil }
    let secret = Environment.value(of: Self.secretVariable).flatMap { $0.isEmpty ? nil : $0 }
    do throws(SiteError) {
      try NamedLinks.refuse(in: [named], trust)
      let place = SystemPath.resolved(named)
      for folder in notes where Files.isFolder(folder) {
        guard !Self.holds(SystemPath.resolved(folder), place) else {
          throw SiteError(
            "the cache '\(named)' lies in the notes of '\(folder)', and would be taken for theirs; name a folder elsewhere"
          )
        }
      }
      if trust == .none, secret == nil { try Self.refuseRepository(of: notes, place, named) }
      return try SharedCache(place, secret: secret, limit: limit * 1_000_000)
    } catch {
      throw .badInput(error.message)
    }
  }

  /// Refuses a cache that comes with untrusted notes: they may bring entries that say that they are true.
  private static func refuseRepository(
    of notes: [String], _ place: String, _ named: String
  ) throws(SiteError) {
    for path in notes {
      var folder = SystemPath.resolved(path)
      while FileSystem.kind("\(folder)/.git") == nil, let slash = folder.lastIndex(of: "/") {
        folder = String(folder[..<slash])
      }
      guard !folder.isEmpty, holds(folder, place) else { continue }
      throw SiteError(
        "the cache '\(named)' lies in the repository of untrusted notes, which may bring entries of their own; name a folder outside '\(folder)', or set \(secretVariable)"
      )
    }
  }

  private static func holds(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
