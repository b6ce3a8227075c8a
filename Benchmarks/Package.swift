// swift-tools-version: 6.2
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "letterpress", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    .executableTarget(
      name: "MicroBenchmarks",
      dependencies: [
        "CDecodeBaseline",
        .product(name: "LetterpressSolver", package: "letterpress"),
        .product(name: "LetterpressVision", package: "letterpress"),
      ],
      swiftSettings: swiftSettings),
    // Run by Scripts/tune-evaluation.
    .executableTarget(
      name: "TuneEvaluation",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "LetterpressSolver", package: "letterpress"),
      ],
      swiftSettings: swiftSettings),
    // What decoding is compared with, here and, as a program of its own, by Scripts/bench-process.
    .target(name: "CDecodeBaseline", dependencies: ["CLibPNG"]),
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
  ]
)
