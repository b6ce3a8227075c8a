// swift-tools-version: 6.2
import Foundation
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A release of the program is linked statically where the system has what that takes, as Debian's libc6-dev and
// libpng-dev do: without dynamic libraries to find and bind it starts in a third of the time. Only the program's own
// target says so, so that packages can depend on the libraries.
let linksStatically =
  Context.environment["LETTERPRESS_LINKING"] != "dynamic"
  && ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu" }.contains { folder in
    ["libc.a", "libpng.a", "libz.a"].allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
  }
let staticRelease = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

let package = Package(
  name: "letterpress",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "LetterpressSolver", targets: ["LetterpressSolver"]),
    .library(name: "LetterpressVision", targets: ["LetterpressVision"]),
    .executable(name: "letterpress", targets: ["Program"]),
  ],
  dependencies: [
    // Subcommands, help and shell completion of the command line.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    // The solver: letters in, words out. Depends on nothing but the compiled word list.
    .target(name: "LetterpressSolver", dependencies: ["CEnglishLexicon"], swiftSettings: swiftSettings),
    .target(name: "CEnglishLexicon", exclude: ["english.lexicon"]),

    // The reader: a PNG screenshot in, a board out.
    .target(
      name: "LetterpressVision",
      dependencies: ["LetterpressSolver", "CPNG", "CBuiltInTemplates"],
      swiftSettings: swiftSettings),
    .target(name: "CBuiltInTemplates", exclude: ["builtin.templates"]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),

    .target(
      name: "LetterpressCLI",
      dependencies: [
        "LetterpressSolver",
        "LetterpressVision",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "Program",
      dependencies: ["LetterpressCLI"],
      swiftSettings: swiftSettings + (linksStatically ? [.unsafeFlags(["-static-stdlib"], staticRelease)] : []),
      linkerSettings: linksStatically
        ? [
          .unsafeFlags(["-static-executable", "-use-ld=lld"], staticRelease), .linkedLibrary("z", staticRelease),
          .linkedLibrary("m", staticRelease),
        ]
        : []),

    // Remakes the compiled word list and templates; Scripts/remake-built-ins runs it.
    .executableTarget(
      name: "RemakeBuiltIns",
      dependencies: ["LetterpressSolver", "LetterpressVision"],
      swiftSettings: swiftSettings),

    // Seeded random data, plain second implementations and picture distortions for the tests.
    .target(
      name: "LetterpressTestSupport",
      dependencies: ["LetterpressSolver", "LetterpressVision"],
      swiftSettings: swiftSettings),
    // Distorts the samples in every way and counts what is misread; Scripts/stress runs it.
    .executableTarget(
      name: "Stress",
      dependencies: [
        "LetterpressTestSupport",
        "LetterpressVision",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "LetterpressSolverTests",
      dependencies: ["LetterpressSolver", "LetterpressTestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "LetterpressVisionTests",
      dependencies: ["LetterpressSolver", "LetterpressVision", "LetterpressTestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "LetterpressCLITests",
      dependencies: ["LetterpressCLI", "LetterpressTestSupport", "LetterpressVision"],
      exclude: ["Goldens"],
      swiftSettings: swiftSettings),
  ]
)
