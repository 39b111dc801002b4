// swift-tools-version: 6.2

// The core in the reader's browser: the six core modules as Embedded Swift for WebAssembly.
//
// A package of its own keeps this target out of the host's build. `make wasm` in the folder above
// has the flags that every module of the build needs.

import PackageDescription

let package = Package(
  name: "Playground",
  products: [.executable(name: "Playground", targets: ["Playground"])],
  dependencies: [.package(name: "lifeline", path: "..")],
  targets: [
    .target(name: "Freestanding", cSettings: [.unsafeFlags(["-mbulk-memory"])]),
    .executableTarget(
      name: "Playground",
      dependencies: [
        "Freestanding",
        .product(name: "Lifecycle", package: "lifeline"),
        .product(name: "Live", package: "lifeline"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ],
      linkerSettings: [
        .unsafeFlags([
          "-Xclang-linker", "-nostdlib", "-Xlinker", "--no-entry", "-Xlinker", "--gc-sections",
          "-Xlinker", "--strip-all",
          // The same module on every machine: clang would run 'wasm-opt' where it finds one.
          "-Xclang-linker", "--no-wasm-opt",
          // The interpreter's depth budget needs it; first in memory, so that an overflow traps.
          "-Xlinker", "-z", "-Xlinker", "stack-size=4194304", "-Xlinker", "--stack-first",
        ])
      ]),
  ],
  swiftLanguageModes: [.v6]
)
