// swift-tools-version: 6.2
import PackageDescription

// A separate package that uses only the solver, so it builds and runs without libpng.
let package = Package(
  name: "WordList",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "letterpress", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "WordList",
      dependencies: [.product(name: "LetterpressSolver", package: "letterpress")],
      path: "Sources")
  ]
)
