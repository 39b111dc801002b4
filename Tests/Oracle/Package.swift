// swift-tools-version: 6.2

// Whether our parser reads Swift as swift-syntax does: a check by hand (`make oracle`). The product
// does not depend on it.

import PackageDescription

let package = Package(
  name: "Oracle",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "lifeline", path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    .testTarget(
      name: "OracleTests",
      dependencies: [
        .product(name: "SourceText", package: "lifeline"),
        .product(name: "ScenarioSyntax", package: "lifeline"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
