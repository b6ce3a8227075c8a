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
  dependencies: [.package(name: "letterpress", path: "..")],
  targets: [
    .executableTarget(
      name: "MicroBenchmarks",
      dependencies: [
        "CDecodeBaseline",
        .product(name: "LetterpressSolver", package: "letterpress"),
        .product(name: "LetterpressVision", package: "letterpress"),
      ],
      swiftSettings: swiftSettings),
    // What decoding is compared with, here and, as a program of its own, by Scripts/bench-process.
    .target(name: "CDecodeBaseline", dependencies: ["CLibPNG"]),
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
  ]
)
