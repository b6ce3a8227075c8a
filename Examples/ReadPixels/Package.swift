// swift-tools-version: 6.2
import PackageDescription

// A package of its own that reads boards from pixels, as an app has them from its own decoder, and uses the solver and
// the reader alone: it builds and runs where libpng is absent.
let package = Package(
  name: "ReadPixels",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "letterpress", path: "../..")],
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
