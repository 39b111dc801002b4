import Foundation
import TestSupport
import Testing
import YAML

/// Files of this repository that others read.
enum RepositoryFile {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func yaml(_ path: String) throws -> YAMLNode {
    let bytes = try Data(contentsOf: root.appendingPathComponent(path))
    return try #require(try YAMLNode.parse(Array(bytes)))
  }
}

extension YAMLNode {
  subscript(key: String) -> YAMLNode? {
    mapping?.first { $0.key.scalar?.text == key }?.value
  }

  /// The texts of a mapping, by their keys.
  var texts: [String: String] {
    var texts: [String: String] = [:]
    for (key, value) in mapping ?? [] { texts[key.scalar?.text ?? ""] = value.scalar?.text }
    return texts
  }
}

/// A workflow that the manual shows.
enum ManualWorkflow {
  /// The block of YAML on a page that holds some words.
  static func holding(_ words: String, on page: String) throws -> YAMLNode {
    let text = try String(
      contentsOf: RepositoryFile.root.appendingPathComponent(page), encoding: .utf8)
    let blocks = text.matches(of: /```yaml\n(?<yaml>(?s:.*?))\n```/).map(\.output.yaml)
    let block = try #require(blocks.first { $0.contains(words) })
    return try #require(try YAMLNode.parse(Array(block.utf8)))
  }
}

/// A shell, as runners start one.
enum Shell {
  struct Run {
    var output = ""
    var error = ""
    var status: Int32 = 0
  }

  static func run(
    _ script: String, in folder: URL, words: [String] = ["-e"],
    environment: [String: String] = [:]
  ) throws -> Run {
    try withTemporaryDirectory { streams in
      let file = try streams.write(script, to: "script")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["--noprofile", "--norc"] + words + [file.path]
      process.currentDirectoryURL = folder
      process.environment = CommandUnderTest.environment.merging(["HOME": streams.path]) { $1 }
        .merging(environment) { $1 }
      process.standardOutput = try FileHandle(forWritingTo: try streams.write("", to: "output"))
      process.standardError = try FileHandle(forWritingTo: try streams.write("", to: "error"))
      process.standardInput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return Run(
        output: try streams.read("output"), error: try streams.read("error"),
        status: process.terminationStatus)
    }
  }
}

/// Takes steps as GitHub's runner does: expressions are put in, each step has its own variables, and what steps write
/// to the files of commands is there for the next. Actions of others are given what they answer.
final class StepRunner {
  private let folder: URL
  private let inputs: [String: String]
  private let releases: String?
  private let answers: [String: [String: String]]
  private var path: [String] = []
  private var stepOutputs: [String: [String: String]] = [:]
  /// The variables that steps have set.
  private(set) var environment: [String: String] = [:]
  /// What actions of others were given.
  private(set) var given: [String: [String: String]] = [:]

  /// A runner for a clone in a folder.
  ///
  /// - Parameters:
  ///   - releases: The variable of the repository that says where releases are.
  ///   - answers: The outputs of actions of others.
  init(
    in folder: URL, event: String, inputs: [String: String] = [:], releases: String? = nil,
    answers: [String: [String: String]] = [:]
  ) throws {
    self.folder = folder
    self.inputs = inputs
    self.releases = releases
    self.answers = answers
    environment = [
      "GITHUB_ACTIONS": "true", "CI": "true", "GITHUB_EVENT_NAME": event,
      "GITHUB_WORKSPACE": folder.appendingPathComponent("clone").path,
      "GITHUB_ACTION_PATH": RepositoryFile.root.path, "RUNNER_TEMP": "\(folder.path)/temp",
      "RUNNER_OS": "Linux", "GITHUB_SERVER_URL": "https://github.com",
      "GITHUB_REPOSITORY": "me/notes", "GITHUB_SHA": "0123456789",
    ]
    try folder.write("", to: "summary")
    try folder.write("", to: "temp/.keep")
  }

  /// Sets the variables of a workflow or a job.
  func set(_ variables: YAMLNode?) throws {
    for (name, text) in variables?.texts ?? [:] { environment[name] = try value(of: text) }
  }

  /// Takes steps until one fails.
  func run(_ steps: [YAMLNode]) throws -> Shell.Run {
    var all = Shell.Run()
    for step in steps {
      if let condition = step["if"]?.scalar?.text {
        let expression = condition.hasPrefix("${{") ? condition : "${{ \(condition) }}"
        if try value(of: expression) != "true" { continue }
      }
      if let action = step["uses"]?.scalar?.text {
        let name = String(action.prefix { $0 != "@" })
        let answer = try #require(answers[name], "nobody answers for '\(action)'")
        given[name] = try (step["with"]?.texts ?? [:]).mapValues { try value(of: $0) }
        if let id = step["id"]?.scalar?.text { stepOutputs[id] = answer }
        continue
      }
      let run = try take(step)
      all.output += run.output
      all.error += run.error
      all.status = run.status
      guard run.status == 0 else { return all }
    }
    return all
  }

  private func take(_ step: YAMLNode) throws -> Shell.Run {
    #expect(step["shell"]?.scalar?.text == "bash")
    let script = try #require(step["run"]?.scalar?.text)
    // What strangers write may stand in a variable, but in no script.
    #expect(!script.contains("${{"))
    var variables = environment
    let files = ["GITHUB_PATH", "GITHUB_ENV", "GITHUB_OUTPUT"]
    for file in files { variables[file] = try folder.write("", to: "temp/\(file)").path }
    variables["GITHUB_STEP_SUMMARY"] = "\(folder.path)/summary"
    variables["PATH"] = (path + ["/usr/bin", "/bin"]).joined(separator: ":")
    for (name, text) in step["env"]?.texts ?? [:] { variables[name] = try value(of: text) }
    let run = try Shell.run(
      script, in: folder.appendingPathComponent("clone"), words: ["-eo", "pipefail"],
      environment: variables)
    path = try lines("GITHUB_PATH") + path
    for (name, value) in try pairs("GITHUB_ENV") { environment[name] = value }
    if let id = step["id"]?.scalar?.text { stepOutputs[id] = try pairs("GITHUB_OUTPUT") }
    return run
  }

  private func lines(_ file: String) throws -> [String] {
    try folder.read("temp/\(file)").split(separator: "\n").map(String.init)
  }

  private func pairs(_ file: String) throws -> [String: String] {
    var pairs: [String: String] = [:]
    for line in try lines(file) {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      pairs[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
    }
    return pairs
  }

  /// A text with its expressions put in.
  func value(of text: String) throws -> String {
    try text.replacing(/\$\{\{ *(.+?) *\}\}/) { match in try evaluate(String(match.1)) }
  }

  private func evaluate(_ expression: String) throws -> String {
    if let match = expression.wholeMatch(of: /(.+?) && (.+?) \|\| (.+)/) {
      let isTrue = try evaluate(String(match.1)) == "true"
      return try evaluate(String(isTrue ? match.2 : match.3))
    }
    if let match = expression.wholeMatch(of: /'([^']*)'/) { return String(match.1) }
    if let match = expression.wholeMatch(of: /(.+?) *(==|!=) *'(.*)'/) {
      let isSame = try evaluate(String(match.1)) == match.3
      return String(isSame == (match.2 == "=="))
    }
    let parts = expression.split(separator: ".").map(String.init)
    switch parts.first {
    case "inputs" where parts.count == 2: return try #require(inputs[parts[1]], "\(expression)")
    case "steps" where parts.count == 4 && parts[2] == "outputs":
      return stepOutputs[parts[1]]?[parts[3]] ?? ""
    default: break
    }
    switch expression {
    case "github.event_name": return environment["GITHUB_EVENT_NAME"] ?? ""
    case "runner.temp": return environment["RUNNER_TEMP"] ?? ""
    case "vars.LIFELINE_RELEASES": return releases ?? ""
    default:
      Issue.record("the runner of the tests knows no '\(expression)'")
      return ""
    }
  }
}

/// Takes the steps of the composite action.
final class ActionRunner {
  private let action: YAMLNode
  private let steps: StepRunner
  /// The outputs of the action.
  private(set) var outputs: [String: String] = [:]
  /// The variables that steps have set.
  var environment: [String: String] { steps.environment }

  init(in folder: URL, event: String, inputs given: [String: String]) throws {
    action = try RepositoryFile.yaml("action.yml")
    var inputs: [String: String] = [:]
    for (key, input) in action["inputs"]?.mapping ?? [] {
      let name = try #require(key.scalar?.text)
      inputs[name] = given[name] ?? input["default"]?.scalar?.text ?? ""
    }
    #expect(Set(given.keys).isSubset(of: inputs.keys))
    steps = try StepRunner(in: folder, event: event, inputs: inputs)
  }

  /// Takes the steps until one fails.
  func run() throws -> Shell.Run {
    #expect(action["runs"]?["using"]?.scalar?.text == "composite")
    let run = try steps.run(action["runs"]?["steps"]?.sequence ?? [])
    guard run.status == 0 else { return run }
    for (key, output) in action["outputs"]?.mapping ?? [] {
      outputs[key.scalar?.text ?? ""] = try steps.value(of: output["value"]?.scalar?.text ?? "")
    }
    return run
  }
}

/// Runs the jobs of the template for GitLab as a runner does: a shell takes the lines, with the variables of the
/// project and the job.
struct GitLabTemplate {
  private let template: YAMLNode
  private let releases: String

  init(releases: String) throws {
    template = try RepositoryFile.yaml("Packaging/gitlab-ci.yml")
    self.releases = releases
  }

  var variables: [String: String] { template["variables"]?.texts ?? [:] }

  func reports(_ job: String) -> [String] {
    #expect(template[job]?["artifacts"]?["when"]?.scalar?.text == "always")
    return Array((template[job]?["artifacts"]?["reports"]?.texts ?? [:]).values)
  }

  func run(_ job: String, in clone: URL) throws -> Shell.Run {
    let job = try #require(template[job])
    let base = try #require(template[job["extends"]?.scalar?.text ?? ""])
    let lines = (base["before_script"]?.sequence ?? []) + (job["script"]?.sequence ?? [])
    let environment = variables.merging([
      "GITLAB_CI": "true", "CI": "true", "CI_PROJECT_DIR": clone.path,
      "CI_PROJECT_URL": "https://gitlab.com/me/notes", "CI_COMMIT_SHA": "0123456789",
      "CI_PAGES_URL": "https://me.gitlab.io/notes", "LIFELINE_RELEASES": releases,
    ]) { $1 }
    return try Shell.run(
      lines.compactMap { $0.scalar?.text }.joined(separator: "\n"), in: clone,
      words: ["-eo", "pipefail"], environment: environment)
  }
}
