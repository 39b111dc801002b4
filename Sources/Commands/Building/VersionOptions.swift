import ArgumentParser
import SiteBuilder
import SourceText
import YAML

/// The versions of a site that stand beside each other.
struct VersionOptions: ParsableArguments {
  /// How large the list may be.
  private static let largest = 1_000_000

  @Option(
    help: ArgumentHelp(
      "A list of the site's versions, the newest first, between which readers switch.",
      valueName: "file"))
  var versions: String?

  @Option(
    help: ArgumentHelp("Which of them this is, by its name there.", valueName: "name"))
  var versionName: String?

  func validate() throws {
    guard (versions == nil) == (versionName == nil) else {
      throw ValidationError(
        "'--versions' and '--version-name' go together: '--versions versions.yaml --version-name 2.1'"
      )
    }
  }

  /// The list, and what it names.
  var files: [String] { versions.map { [$0] + indices($0) } ?? [] }

  /// The indices of links that a list names.
  private func indices(_ list: String) -> [String] {
    let bytes = NamedInput.read(list, atMost: Self.largest) ?? []
    let versions = ((try? YAMLNode.parse(bytes)) ?? nil)?.sequence ?? []
    return versions.compactMap { node in
      node.mapping?.first { $0.key.scalar?.text == "links" }?.value.scalar?.text
    }.map { Self.path(of: $0, in: list) }
  }

  /// The path of a file that the list names, from the list's own folder.
  private static func path(of file: String, in list: String) -> String {
    guard !file.hasPrefix("/"), let slash = list.lastIndex(of: "/") else { return file }
    return list[...slash] + file
  }

  /// The list, read.
  func read() throws(CommandFailure) -> SiteVersions {
    guard let versions, let versionName else { return .none }
    guard let bytes = NamedInput.read(versions, atMost: Self.largest) else {
      throw .badInput("cannot read '\(versions)'")
    }
    let root: YAMLNode?
    do throws(YAMLError) { root = try YAMLNode.parse(bytes) } catch {
      throw fault("is not YAML", in: versions)
    }
    guard let list = root?.sequence, !list.isEmpty else { throw fault("has no list", in: versions) }
    var all: [SiteVersions.Version] = []
    for node in list { all.append(try version(node, in: versions)) }
    let names = all.map(\.name)
    guard names.contains(versionName) else {
      let near =
        Suggestion.nearest(to: versionName, in: names).map { "; did you mean '\($0)'?" } ?? ""
      throw .badInput(
        "'\(versions)' has no version '\(versionName)'\(near)", list: names.map { "it has '\($0)'" }
      )
    }
    guard Set(names).count == names.count else {
      throw fault("names a version twice", in: versions)
    }
    return SiteVersions(all: all, current: versionName)
  }

  private func version(
    _ node: YAMLNode, in file: String
  ) throws(CommandFailure) -> SiteVersions.Version {
    var values: [String: String] = [:]
    for (key, value) in node.mapping ?? [] {
      let key = key.scalar?.text ?? ""
      guard ["name", "address", "links"].contains(key), let text = value.scalar?.text, !text.isEmpty
      else { throw fault("has '\(key)', which is no part of a version", in: file) }
      values[key] = text
    }
    guard let name = values["name"], let address = values["address"] else {
      throw fault("has a version without a name or an address", in: file)
    }
    let isPath = !address.contains(":") && !address.hasPrefix("/")
    guard isPath || SiteBuild.problem(ofAddress: address) == nil else {
      throw fault(
        "has the address '\(address)', which is neither a path nor one of http or https", in: file)
    }
    var pages: Set<String>?
    if let links = values["links"] {
      pages = Set(try LinkExchange.index(Self.path(of: links, in: file)).pages.keys)
    }
    return SiteVersions.Version(name: name, address: address, pages: pages)
  }

  private func fault(_ what: String, in file: String) -> CommandFailure {
    .badInput(
      "'\(file)' \(what); it is a list such as '- { name: \"2.1\", address: ../2.1/, links: 2.1.links }'"
    )
  }
}
