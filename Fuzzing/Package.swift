// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as it needs libFuzzer, which only some toolchains have: Scripts/fuzz builds and runs it. What is
// fed, and what must hold of it, is in ../Sources/FuzzTargets, where the tests find it, too.
let package = Package(
  name: "letterpress-fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "letterpress", path: "..")],
  targets: [
    .executableTarget(
      name: "Fuzz",
      dependencies: [.product(name: "FuzzTargets", package: "letterpress"), "CLibFuzzer"],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        // libFuzzer has the main function.
        .unsafeFlags(["-parse-as-library"]),
      ]),
    // What libFuzzer has for its users.
    .target(name: "CLibFuzzer"),
  ]
)
