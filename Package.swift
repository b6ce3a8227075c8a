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
  Context.environment["LETTERPRESS_LINKING"] != "dynamic" && hasStaticLibraries(["c", "png", "z"])

func hasStaticLibraries(_ names: [String]) -> Bool {
  ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu" }.contains { folder in
    names.allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/lib\($0).a") }
  }
}

// libedit, and what it needs where it is linked statically.
let editLineLibraries = ["edit", "tinfo", "bsd", "md"]

// `game` edits its lines by libedit where the system has that, as macOS has, and Debian's libedit-dev; else it does without.
let hasEditLine =
  FileManager.default.fileExists(atPath: "/usr/include/editline/readline.h")
  && (!linksStatically || hasStaticLibraries(editLineLibraries))
let staticRelease = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "letterpress",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "LetterpressSolver", targets: ["LetterpressSolver"]),
    .library(name: "LetterpressVision", targets: ["LetterpressVision"]),
    .library(name: "LetterpressPNG", targets: ["LetterpressPNG"]),
    .executable(name: "letterpress", targets: ["Program"]),
    .executable(name: "page-module", targets: ["PageModule"]),
    // For the package in Fuzzing.
    .library(name: "FuzzTargets", targets: ["FuzzTargets"]),
  ],
  dependencies: [
    // Subcommands, help and shell completion of the command line.
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.0"))
  ],
  targets: portable + native + tools + tests
)

// What runs everywhere: on the command line, in an app, and as WebAssembly in a page.
var portable: [Target] {
  [
    // The solver: letters in, words and moves out. Depends on nothing but the compiled word list and the functions of the
    // system below.
    .target(
      name: "LetterpressSolver", dependencies: ["CEnglishLexicon", "CPlatform"], swiftSettings: swiftSettings),
    .target(name: "CEnglishLexicon", exclude: ["english.lexicon", "english.packed"]),
    // The few functions of the system that these targets call.
    .target(name: "CPlatform"),

    // The reader: pixels in, a board out.
    .target(
      name: "LetterpressVision", dependencies: ["LetterpressSolver", "CBuiltInTemplates", "CPlatform"],
      swiftSettings: swiftSettings),
    .target(name: "CBuiltInTemplates", exclude: ["builtin.templates"]),

    // What is said of a board, of words and of moves: JSON and sentences.
    .target(
      name: "LetterpressReport", dependencies: ["LetterpressSolver", "LetterpressVision"],
      swiftSettings: swiftSettings),

    // The functions that the web page calls, and the module that has them; Scripts/build-page builds it.
    .target(
      name: "LetterpressPage", dependencies: ["LetterpressSolver", "LetterpressVision", "LetterpressReport"],
      swiftSettings: swiftSettings),
    .executableTarget(name: "PageModule", dependencies: ["LetterpressPage"], swiftSettings: swiftSettings),
  ]
}

// What needs libpng, files or a terminal.
var native: [Target] {
  [
    .target(
      name: "LetterpressPNG", dependencies: ["LetterpressVision", "CPNG", "CPlatform"], swiftSettings: swiftSettings),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),

    // Files, locks and names; templates and labels on disk.
    .target(
      name: "LetterpressFiles",
      dependencies: ["LetterpressSolver", "LetterpressVision", "LetterpressPNG", "CPlatform"],
      swiftSettings: swiftSettings),

    // What the program draws: the stages of reading, moves, templates.
    .target(
      name: "LetterpressPictures", dependencies: ["LetterpressSolver", "LetterpressVision", "CPlatform"],
      swiftSettings: swiftSettings),

    .target(
      name: "LetterpressCLI",
      dependencies: [
        "LetterpressSolver", "LetterpressVision", "LetterpressReport", "LetterpressPNG", "LetterpressFiles",
        "LetterpressPictures", argumentParser,
      ] + (hasEditLine ? ["CEditLine"] : []),
      swiftSettings: swiftSettings + (hasEditLine ? [.define("EDITLINE")] : [])),
    .executableTarget(
      name: "Program",
      dependencies: ["LetterpressCLI"],
      swiftSettings: swiftSettings + (linksStatically ? [.unsafeFlags(["-static-stdlib"], staticRelease)] : []),
      linkerSettings: linksStatically
        ? [
          .unsafeFlags(["-static-executable", "-use-ld=lld"], staticRelease), .linkedLibrary("z", staticRelease),
          .linkedLibrary("m", staticRelease),
        ] + (hasEditLine ? editLineLibraries.map { .linkedLibrary($0, staticRelease) } : [])
        : []),
  ] + (hasEditLine ? [.systemLibrary(name: "CEditLine", providers: [.apt(["libedit-dev"])])] : [])
}

// What those need who work on it.
var tools: [Target] {
  [
    // Remakes the compiled word list and templates; Scripts/remake-built-ins runs it.
    .executableTarget(
      name: "RemakeBuiltIns", dependencies: ["LetterpressSolver", "LetterpressVision", "LetterpressFiles"],
      swiftSettings: swiftSettings),
    // Distorts the samples in every way and counts what is misread; Scripts/stress runs it.
    .executableTarget(
      name: "Stress",
      dependencies: [
        "LetterpressTestSupport", "LetterpressVision", "LetterpressPNG", "LetterpressFiles", argumentParser,
      ],
      swiftSettings: swiftSettings),
    // Measures the parts one by one, each against a baseline; Scripts/bench runs it.
    .executableTarget(
      name: "MicroBenchmarks",
      dependencies: [
        "CDecodeBaseline", "LetterpressSolver", "LetterpressVision", "LetterpressPNG", "LetterpressFiles",
        "LetterpressCLI",
      ],
      path: "Benchmarks/MicroBenchmarks", swiftSettings: swiftSettings),
    // What decoding is compared with, here and, as a program of its own, by Scripts/bench-process.
    .target(name: "CDecodeBaseline", dependencies: ["CPNG"], path: "Benchmarks/CDecodeBaseline"),
    // Measures the search, and finds weights and even openings by games; Scripts/study-search runs it.
    .executableTarget(
      name: "StudySearch",
      dependencies: ["LetterpressSolver", "LetterpressVision", "LetterpressTestSupport", argumentParser],
      path: "Benchmarks/StudySearch", swiftSettings: swiftSettings),
  ]
}

var tests: [Target] {
  [
    // Seeded random data, plain second implementations and picture distortions for the tests.
    .target(
      name: "LetterpressTestSupport",
      dependencies: ["LetterpressSolver", "LetterpressVision", "LetterpressPNG", "LetterpressFiles"],
      swiftSettings: swiftSettings),
    // What is fed with anything, by the package in Fuzzing and, with what was found, by the tests.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "LetterpressTestSupport", "LetterpressSolver", "LetterpressVision", "LetterpressReport", "LetterpressPNG",
        "LetterpressFiles", "LetterpressPage", "LetterpressCLI",
      ],
      swiftSettings: swiftSettings),
    test("FuzzTargetTests", "FuzzTargets"),
    test("LetterpressSolverTests"),
    test("LetterpressVisionTests", "LetterpressVision", "LetterpressPNG", "LetterpressFiles"),
    test("LetterpressReportTests", "LetterpressVision", "LetterpressReport"),
    test("LetterpressPageTests", "LetterpressVision", "LetterpressReport", "LetterpressPNG", "LetterpressPage"),
    test("LetterpressPNGTests", "LetterpressVision", "LetterpressPNG"),
    test("LetterpressFilesTests", "LetterpressVision", "LetterpressPNG", "LetterpressFiles"),
    test("LetterpressPicturesTests", "LetterpressVision", "LetterpressPictures"),
    test(
      "LetterpressCLITests", "LetterpressVision", "LetterpressReport", "LetterpressPNG", "LetterpressFiles",
      "LetterpressPictures", "LetterpressCLI", exclude: ["Goldens"]),
  ]
}

func test(_ name: String, _ targets: String..., exclude: [String] = []) -> Target {
  .testTarget(
    name: name,
    dependencies: (["LetterpressSolver", "LetterpressTestSupport"] + targets).map { .init(stringLiteral: $0) },
    exclude: exclude, swiftSettings: swiftSettings)
}
