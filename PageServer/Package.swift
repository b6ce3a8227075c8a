// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A separate package, so that neither the libraries' users nor the command line depend on an HTTP server.
// `letterpress page` starts its program, as git starts its subcommands.

// A release is linked statically if the system has the libraries for that: see ../Package.swift.
let linksStatically =
  Context.environment["LETTERPRESS_LINKING"] != "dynamic"
  && ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu" }.contains { folder in
    ["libc.a", "libz.a"].allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
  }
let staticRelease = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

let package = Package(
  name: "page-server",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "letterpress-page", targets: ["PageServer"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.0")),
    // The HTTP server. Its default traits would pull in configuration files and all of Foundation.
    .package(url: "https://github.com/hummingbird-project/hummingbird", .upToNextMinor(from: "2.28.0"), traits: []),
    // Used for its answers.
    .package(url: "https://github.com/apple/swift-nio", .upToNextMinor(from: "2.101.0")),
    .package(url: "https://github.com/apple/swift-nio-extras", .upToNextMinor(from: "1.35.0")),
    .package(url: "https://github.com/apple/swift-http-types", .upToNextMinor(from: "1.8.0")),
    .package(url: "https://github.com/apple/swift-log", .upToNextMinor(from: "1.16.0")),
  ],
  targets: [
    .executableTarget(
      name: "PageServer",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ] + (linksStatically ? [.unsafeFlags(["-static-stdlib"], staticRelease)] : []),
      linkerSettings: linksStatically
        ? [.unsafeFlags(["-static-executable", "-use-ld=lld", "-Xlinker", "--strip-all"], staticRelease)]
        : [])
  ]
)
