// swift-tools-version: 6.2
import PackageDescription

// A package of its own that uses the solver and nothing else: it builds and runs where libpng is absent.
let package = Package(
  name: "WordList",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "letterpress", path: "../..")],
  targets: [
    .executableTarget(
      name: "WordList",
      dependencies: [.product(name: "LetterpressSolver", package: "letterpress")],
      path: "Sources")
  ]
)
