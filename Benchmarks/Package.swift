// swift-tools-version: 6.2

// How fast it is. `make bench` in the folder above builds this in release and prints the figures, `make
// bench-engine` those of the engine alone.

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "lifeline", path: "..")],
  targets: [
    .target(
      name: "EngineWork",
      dependencies: [
        .product(name: "CallTrace", package: "lifeline"),
        .product(name: "Lifecycle", package: "lifeline"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "EngineBenchmarks", dependencies: ["EngineWork"], swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "EngineWork",
        .product(name: "SourceText", package: "lifeline"),
        .product(name: "CallTrace", package: "lifeline"),
        .product(name: "Lifecycle", package: "lifeline"),
        .product(name: "ScenarioSyntax", package: "lifeline"),
        .product(name: "ScenarioRunner", package: "lifeline"),
        .product(name: "Diagrams", package: "lifeline"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
