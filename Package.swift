// swift-tools-version: 6.2
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "letterpress",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "LetterpressSolver", targets: ["LetterpressSolver"]),
    .library(name: "LetterpressVision", targets: ["LetterpressVision"]),
    .executable(name: "letterpress", targets: ["LetterpressCLI"]),
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

    .executableTarget(
      name: "LetterpressCLI",
      dependencies: [
        "LetterpressSolver",
        "LetterpressVision",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: swiftSettings),

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
