// swift-tools-version: 6.2

// The core as libraries, as another package uses it. With no trait of the package no other package is fetched: its
// command, which needs some, is none of ours. Here it is named by its path; elsewhere by its address:
//
//     .package(url: "<address of the repository>", from: "0.1.0", traits: [])

import PackageDescription

func library(_ name: String) -> Target.Dependency { .product(name: name, package: "lifeline") }

let package = Package(
  name: "libraries",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "lifeline", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "draw-a-snippet",
      dependencies: [library("ScenarioRunner"), library("Diagrams"), library("SourceText")]),
    .executableTarget(
      name: "draw-by-hand", dependencies: [library("CallTrace"), library("Diagrams")]),
    .executableTarget(
      name: "drive-the-model", dependencies: [library("CallTrace"), library("Lifecycle")]),
    .executableTarget(
      name: "colour-a-snippet",
      dependencies: [library("ScenarioSyntax"), library("Live"), library("ScenarioRunner")]),
  ]
)
