// swift-tools-version: 6.2
import PackageDescription

// A separate package that reads a screenshot and says what to play. It needs libpng.
let package = Package(
  name: "BestMove",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "letterpress", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "BestMove",
      dependencies: [
        .product(name: "LetterpressSolver", package: "letterpress"),
        .product(name: "LetterpressVision", package: "letterpress"),
        .product(name: "LetterpressPNG", package: "letterpress"),
      ],
      path: "Sources")
  ]
)
