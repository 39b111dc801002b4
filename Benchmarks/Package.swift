// swift-tools-version: 6.2

// How fast it is. `make bench` in the folder above builds this in release and prints the figures.

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "lifeline", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "SourceText", package: "lifeline"),
        .product(name: "Tracing", package: "lifeline"),
        .product(name: "Lifecycle", package: "lifeline"),
        .product(name: "ScenarioSyntax", package: "lifeline"),
        .product(name: "ScenarioRunner", package: "lifeline"),
        .product(name: "Diagrams", package: "lifeline"),
        .product(name: "SiteBuilder", package: "lifeline"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
