// swift-tools-version: 6.2
import PackageDescription

// A separate package that reads boards from pixels, as an app gets them from its own decoder. It uses only the solver
// and the reader, so it builds and runs without libpng.
let package = Package(
  name: "ReadPixels",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "letterpress", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "ReadPixels",
      dependencies: [
        .product(name: "LetterpressSolver", package: "letterpress"),
        .product(name: "LetterpressVision", package: "letterpress"),
      ],
      path: "Sources")
  ]
)
