// swift-tools-version: 6.2

// One section a module, the target and then its tests, from the lowest layer to the highest.
// The core modules (SourceText … Live) import no Foundation and build as Embedded Swift;
// `Playground/` is a nested package, so that the WebAssembly target stays out of the host's build.

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether the command is one file that needs no library, as it is released for Linux (`make release-command`).
let isStatic = Context.environment["LIFELINE_STATIC"] != nil

/// Rounding and roots are in a library of their own on Linux, which nobody else asks for where there is no Foundation.
/// WebAssembly has none, and a triple of no system counts as the host's (`make wasm-module`).
let mathematics: [LinkerSetting] =
  Context.environment["LIFELINE_WASM"] == nil
  ? [.linkedLibrary("m", .when(platforms: [.linux]))] : []

/// What only the command needs of other packages: who uses the core alone has none of it fetched.
let ofCommand = TargetDependencyCondition.when(traits: ["Command"])

let package = Package(
  name: "lifeline",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "lifeline", targets: ["lifeline"]),
    .library(name: "SourceText", targets: ["SourceText"]),
    .library(name: "CallTrace", targets: ["CallTrace"]),
    .library(name: "Lifecycle", targets: ["Lifecycle"]),
    .library(name: "ScenarioSyntax", targets: ["ScenarioSyntax"]),
    .library(name: "Claims", targets: ["Claims"]),
    .library(name: "ScenarioRunner", targets: ["ScenarioRunner"]),
    .library(name: "Diagrams", targets: ["Diagrams"]),
    .library(name: "Live", targets: ["Live"]),
  ],
  traits: [
    .trait(
      name: "Command",
      description: "The command and its preview; without it no other package is fetched."),
    .default(enabledTraits: ["Command"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // MARK: The core

    .target(name: "SourceText", exclude: ["README.md"], swiftSettings: settings),
    .testTarget(
      name: "SourceTextTests", dependencies: ["SourceText", "TestSupport"], swiftSettings: settings),

    .target(name: "CallTrace", exclude: ["README.md"], swiftSettings: settings),
    .testTarget(
      name: "CallTraceTests", dependencies: ["CallTrace", "TestSupport"], swiftSettings: settings),

    .target(
      name: "Lifecycle", dependencies: ["CallTrace"], exclude: ["README.md"],
      swiftSettings: settings, linkerSettings: mathematics),
    .testTarget(
      name: "LifecycleTests", dependencies: ["Lifecycle", "CallTrace", "TestSupport"],
      exclude: ["Golden"], swiftSettings: settings),

    .target(
      name: "ScenarioSyntax", dependencies: ["SourceText"], exclude: ["README.md"],
      swiftSettings: settings),
    .testTarget(
      name: "ScenarioSyntaxTests", dependencies: ["ScenarioSyntax", "SourceText", "TestSupport"],
      exclude: ["Golden"], swiftSettings: settings),

    .target(name: "Interfaces", exclude: ["README.md"], swiftSettings: settings),
    .testTarget(
      name: "InterfacesTests", dependencies: ["Interfaces"], swiftSettings: settings),

    .target(
      name: "Claims", dependencies: ["ScenarioSyntax", "CallTrace", "SourceText"],
      exclude: ["README.md"], swiftSettings: settings),
    .testTarget(
      name: "ClaimsTests",
      dependencies: [
        "Claims", "ScenarioRunner", "ScenarioSyntax", "Lifecycle", "CallTrace", "SourceText",
      ],
      swiftSettings: settings),

    .target(
      name: "ScenarioTypes", dependencies: ["Interfaces", "ScenarioSyntax", "SourceText"],
      exclude: ["README.md"],
      swiftSettings: settings),
    .testTarget(
      name: "ScenarioTypesTests",
      dependencies: ["ScenarioTypes", "ScenarioSyntax", "SourceText"], exclude: ["Cases"],
      swiftSettings: settings),

    .target(
      name: "ScenarioRunner",
      dependencies: [
        "Claims", "ScenarioTypes", "Interfaces", "ScenarioSyntax", "Lifecycle", "CallTrace",
        "SourceText",
      ],
      exclude: ["README.md"], swiftSettings: settings, linkerSettings: mathematics),
    .testTarget(
      name: "ScenarioRunnerTests",
      dependencies: [
        "Interfaces", "ScenarioRunner", "ScenarioSyntax", "Lifecycle", "CallTrace", "SourceText",
        "TestSupport",
        "Fuzzing",
      ],
      exclude: ["Golden"], swiftSettings: settings),

    .target(
      name: "Diagrams", dependencies: ["CallTrace", "SourceText"], exclude: ["README.md"],
      swiftSettings: settings),
    .testTarget(
      name: "DiagramsTests", dependencies: ["Diagrams", "CallTrace", "SourceText", "TestSupport"],
      exclude: ["Golden", "Mermaid", "PlantUML"], swiftSettings: settings),

    .target(
      name: "Live",
      dependencies: [
        "Diagrams", "Claims", "ScenarioRunner", "ScenarioTypes", "ScenarioSyntax", "Lifecycle",
        "CallTrace", "SourceText",
      ],
      exclude: ["README.md"], swiftSettings: settings),
    .testTarget(
      name: "LiveTests",
      dependencies: ["Live", "ScenarioRunner", "ScenarioSyntax", "CallTrace", "SourceText"],
      swiftSettings: settings),

    // MARK: Markdown and the site

    .systemLibrary(
      name: "CCMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),

    .target(name: "Mathematics", swiftSettings: settings),
    .testTarget(name: "MathematicsTests", dependencies: ["Mathematics"], swiftSettings: settings),

    .target(
      name: "Markup", dependencies: ["CCMark", "Mathematics", "SourceText"],
      swiftSettings: settings),
    .testTarget(
      name: "MarkupTests",
      dependencies: ["Markup", "Mathematics", "SourceText", "TestSupport", "Fuzzing"],
      exclude: ["Golden"], swiftSettings: settings),

    .target(name: "Cards", exclude: ["Text/OFL.txt"], swiftSettings: settings),
    .testTarget(
      name: "CardsTests", dependencies: ["Cards", "TestSupport"], swiftSettings: settings),

    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

    .target(
      name: "YAML", dependencies: ["CYAML"], swiftSettings: settings),
    .testTarget(name: "YAMLTests", dependencies: ["YAML"], swiftSettings: settings),

    .target(name: "CPrograms"),
    .target(name: "POSIX", dependencies: ["CPrograms"], swiftSettings: settings),
    .testTarget(name: "POSIXTests", dependencies: ["POSIX"], swiftSettings: settings),

    // Makes Swift of the files that the command carries in itself.
    .executableTarget(name: "EmbedFiles", swiftSettings: settings),
    .plugin(name: "EmbeddedFiles", capability: .buildTool(), dependencies: ["EmbedFiles"]),

    .target(name: "CFolders"),
    .target(
      name: "SiteBuilder",
      dependencies: [
        "CFolders", "POSIX", "YAML", "Cards", "Markup", "ScenarioRunner", "Claims",
        "ScenarioSyntax",
        "Lifecycle", "Diagrams", "CallTrace", "SourceText",
      ],
      swiftSettings: settings, plugins: ["EmbeddedFiles"]),
    .testTarget(
      name: "SiteBuilderTests",
      dependencies: [
        "SiteBuilder", "Diagrams", "Markup", "Lifecycle", "SourceText", "TestSupport", "Fuzzing",
      ],
      exclude: ["Golden"], swiftSettings: settings),

    .target(
      name: "Preview",
      dependencies: [
        "SiteBuilder", "Markup", "POSIX", "SourceText",
        .product(name: "NIOCore", package: "swift-nio", condition: ofCommand),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: ofCommand),
        .product(name: "NIOPosix", package: "swift-nio", condition: ofCommand),
      ],
      exclude: ["Page"], swiftSettings: settings, plugins: ["EmbeddedFiles"]),
    .testTarget(
      name: "PreviewTests",
      dependencies: ["Preview", "SiteBuilder", "TestSupport", "LocalConnection"],
      swiftSettings: settings),

    // MARK: The command

    .target(
      name: "CStart",
      cSettings: Context.environment["LIFELINE_COMMIT"].map {
        [.define("LIFELINE_COMMIT", to: "\"\($0)\"")]
      }),
    .target(
      name: "Commands",
      dependencies: [
        "CStart", "YAML", "POSIX", "Preview", "SiteBuilder", "Markup", "ScenarioRunner",
        "Claims", "ScenarioSyntax", "Lifecycle", "Diagrams", "CallTrace", "SourceText",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser", condition: ofCommand),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "lifeline", dependencies: ["Commands"], swiftSettings: settings,
      linkerSettings: isStatic ? [.unsafeFlags(["-static-executable"])] : []),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "Commands", "lifeline", "SiteBuilder", "SourceText", "YAML", "TestSupport",
        "LocalConnection", "Fuzzing",
      ],
      exclude: ["Golden"], swiftSettings: settings),

    // MARK: Shared by the tests

    .target(
      name: "TestSupport", dependencies: ["SourceText"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .target(name: "LocalConnection", path: "Tests/LocalConnection", swiftSettings: settings),
    .target(
      name: "Fuzzing",
      dependencies: [
        "Preview", "SiteBuilder", "Markup", "Diagrams", "ScenarioRunner", "Claims",
        "ScenarioSyntax", "Lifecycle", "CallTrace", "SourceText", "LocalConnection",
      ],
      path: "Tests/Fuzzing", swiftSettings: settings),
    .executableTarget(
      name: "fuzz", dependencies: ["Fuzzing", "ScenarioSyntax"], path: "Tests/Fuzz",
      swiftSettings: settings),
    .executableTarget(
      name: "live-requests", dependencies: ["Live", "ScenarioRunner", "SiteBuilder", "SourceText"],
      path: "Tests/WebAssembly", exclude: ["compare.py"], swiftSettings: settings),
    .testTarget(
      name: "SuiteTests",
      dependencies: [
        "SiteBuilder", "Markup", "ScenarioRunner", "ScenarioSyntax", "Lifecycle", "Diagrams",
        "CallTrace", "SourceText", "TestSupport",
      ],
      path: "Tests/Suite", exclude: ["Pages", "Conformance"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// What is not safe is marked as such in all that is delivered.
for target in package.targets where target.path == nil && target.type != .test {
  target.swiftSettings? += [.strictMemorySafety(), .treatWarning("StrictMemorySafety", as: .error)]
}

// libFuzzer brings a `main` of its own: nothing else can be built with it (`make fuzz-coverage`).
if Context.environment["LIFELINE_COVERAGE"] != nil {
  package.targets.append(
    .executableTarget(
      name: "coverage", dependencies: ["Fuzzing", "ScenarioSyntax"], path: "Tests/Coverage",
      swiftSettings: settings))
}

// A command that plug-ins call is built anew with all that it needs, as a tool: only where somebody
// uses them, in the checkouts of another package, and not whenever this one is built.
if Context.packageDirectory.contains("/checkouts/")
  || Context.environment["LIFELINE_PLUGINS"] != nil
{
  package.products += [
    .plugin(name: "CheckNotes", targets: ["CheckNotes"]),
    .plugin(name: "CheckNotesCommand", targets: ["CheckNotesCommand"]),
  ]
  package.targets += [
    .plugin(name: "CheckNotes", capability: .buildTool(), dependencies: ["lifeline"]),
    .plugin(
      name: "CheckNotesCommand",
      capability: .command(
        intent: .custom(verb: "check-notes", description: "Checks what a package's notes claim.")),
      dependencies: ["lifeline"]),
  ]
}
