// swift-tools-version: 6.2
import PackageDescription

// A separate package, as it needs libFuzzer, which only some toolchains have; Scripts/fuzz builds and runs it. The
// inputs and their checks are in ../Sources/FuzzTargets, where the tests use them too.
// What the compiler calls for each comparison of two numbers, or of a number and a constant: see CLibFuzzer.c.
let tracingFunctions = ["cmp", "const_cmp"].flatMap { kind in
  [1, 2, 4, 8].map { "__sanitizer_cov_trace_\(kind)\($0)" }
}

let package = Package(
  name: "letterpress-fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "letterpress", path: "../..")],
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
      ],
      linkerSettings: [.unsafeFlags(tracingFunctions.flatMap { ["-Xlinker", "--wrap=\($0)"] })]),
    // libFuzzer's C functions for its users.
    .target(name: "CLibFuzzer"),
  ]
)
