// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Scripts/test sets this to the test targets that it builds, or to `all`, and makes a release of them. Only there, as packages
// with unsafe flags can't be depended on.
let chosenTests = Context.environment["LETTERPRESS_TESTS"]?.split(separator: " ").map(String.init)
let isForTests = chosenTests != nil

// For tests, file by file, so that an edit compiles one file again. Of the modules, only those with loops over pixels and bits
// are optimised, as these loops would take ten times as long; the others compile in half the time. Packages that this one uses
// are built as in any release: in a debug build, ArgumentParser checks all commands whenever one is parsed, which takes a tenth
// of a second.
let fileByFile = ["-no-whole-module-optimization", "-incremental", "-enable-testing"]
let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let swiftSettings = features + (isForTests ? [.unsafeFlags(fileByFile + ["-Onone"])] : [])
let loopSettings = features + (isForTests ? [.unsafeFlags(fileByFile + ["-assert-config", "Debug"])] : [])

// Release builds of the program are linked statically if the system has the static libraries, as Debian does with
// libc6-dev and libpng-dev: with no dynamic libraries to find and bind, the program starts in a third of the time. Only
// its own target sets this, so that packages can depend on the libraries. Not for tests, some of which preload a library that
// makes system calls fail.
let linksStatically =
  !isForTests && Context.environment["LETTERPRESS_LINKING"] != "dynamic" && hasStaticLibraries(["c", "png", "z"])

func hasStaticLibraries(_ names: [String]) -> Bool {
  ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu" }.contains { folder in
    names.allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/lib\($0).a") }
  }
}

// libedit, and what it needs when linked statically.
let editLineLibraries = ["edit", "tinfo", "bsd", "md"]

// `game` edits lines with libedit if the system has it, as macOS does, and Debian with libedit-dev.
let hasEditLine =
  FileManager.default.fileExists(atPath: "/usr/include/editline/readline.h")
  && (!linksStatically || hasStaticLibraries(editLineLibraries))

// JPEGs are read with libjpeg if the system has it, as Debian does with libjpeg-dev and macOS with Homebrew's jpeg-turbo.
// LETTERPRESS_JPEG=none builds without it.
let hasJPEG =
  Context.environment["LETTERPRESS_JPEG"] != "none"
  && ["/usr/include", "/usr/local/include", "/opt/homebrew/include"].contains {
    FileManager.default.fileExists(atPath: "\($0)/jpeglib.h")
  } && (!linksStatically || hasStaticLibraries(["jpeg"]))
let jpegSettings: [SwiftSetting] = hasJPEG ? [.define("JPEG")] : []
let jpegTargets: [Target.Dependency] = hasJPEG ? ["LetterpressJPEG"] : []

let staticRelease = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

// Only the program and what measures it parse arguments. A package that uses a library says `traits: []` where it
// names this package, and SwiftPM then fetches nothing else: docs/design.md says more.
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Program"]))

let package = Package(
  name: "letterpress",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "LetterpressSolver", targets: ["LetterpressSolver"]),
    .library(name: "LetterpressHistory", targets: ["LetterpressHistory"]),
    .library(name: "LetterpressVision", targets: ["LetterpressVision"]),
    .library(name: "LetterpressPNG", targets: ["LetterpressPNG"]),
    .executable(name: "letterpress", targets: ["Program"]),
    .executable(name: "page-module", targets: ["PageModule"]),
    // For the package in Workshop/Fuzzing.
    .library(name: "FuzzTargets", targets: ["FuzzTargets"]),
  ] + (hasJPEG ? [.library(name: "LetterpressJPEG", targets: ["LetterpressJPEG"])] : []),
  traits: [
    .default(enabledTraits: ["Program"]),
    .trait(name: "Program", description: "The program and the workshop, not only the libraries."),
    .trait(
      name: "Foundation", description: "On Linux, too, Foundation's localizedDescription is an error's own description."
    ),
  ],
  dependencies: [
    // Subcommands, help and shell completion of the command line.
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.0"))
  ],
  targets: (portable + native + jpeg + workshop + tests).filter {
    !$0.isTest || chosenTests == nil || chosenTests == ["all"] || chosenTests?.contains($0.name) == true
  }
)

// Targets that run everywhere: on the command line, in an app, and as WebAssembly in a page.
var portable: [Target] {
  [
    // The solver: letters in, words and moves out. Depends only on the compiled word list and the system functions
    // below.
    .target(
      name: "LetterpressSolver", dependencies: ["CEnglishLexicon", "CPlatform"], exclude: ["Search/README.md"],
      swiftSettings: loopSettings),
    .target(name: "CEnglishLexicon", exclude: ["english.lexicon", "english.packed", "english.name"]),
    // The few system functions that these targets call.
    .target(name: "CPlatform"),

    // What was played between several pictures of a game.
    .target(
      name: "LetterpressHistory", dependencies: ["LetterpressSolver", "CPlatform"], swiftSettings: loopSettings),

    // The reader: pixels in, a board out.
    .target(
      name: "LetterpressVision", dependencies: ["LetterpressSolver", "CBuiltInTemplates", "CPlatform"],
      swiftSettings: loopSettings),
    .target(name: "CBuiltInTemplates", exclude: ["builtin.templates", "builtin.packed"]),

    // Reports on boards, words and moves: JSON and sentences.
    .target(
      name: "LetterpressEngine", dependencies: ["LetterpressSolver", "LetterpressHistory", "LetterpressVision"],
      swiftSettings: swiftSettings),

    // The functions that the web page calls, and the module that contains them; built by Scripts/build-page.
    .target(
      name: "LetterpressPage", dependencies: ["LetterpressSolver", "LetterpressVision", "LetterpressEngine"],
      swiftSettings: swiftSettings),
    .executableTarget(name: "PageModule", dependencies: ["LetterpressPage"], swiftSettings: swiftSettings),
  ]
}

// Targets that need libpng, files or a terminal.
var native: [Target] {
  [
    .target(
      name: "LetterpressPNG",
      dependencies: ["LetterpressSolver", "LetterpressVision", "CPNG", "CLibPNG", "CPlatform"],
      swiftSettings: loopSettings),
    // Calls libpng from C, which its errors leave by longjmp.
    .target(name: "CPNG", dependencies: ["CLibPNG"], linkerSettings: [.linkedLibrary("png")]),
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),

    // Files, locks and names; templates and labels on disk.
    .target(
      name: "LetterpressFiles",
      dependencies: ["LetterpressSolver", "LetterpressVision", "LetterpressPNG", "CPlatform"] + jpegTargets,
      swiftSettings: loopSettings + jpegSettings),

    // The pictures that the program draws: the stages of reading, moves, templates.
    .target(
      name: "LetterpressPictures", dependencies: ["LetterpressSolver", "LetterpressVision", "CPlatform"],
      swiftSettings: loopSettings),

    // Positions to practise on. Only the program contains them: a page fetches the file when somebody asks for one.
    .target(name: "CPuzzles", exclude: ["puzzles.tsv", "README.md"]),

    .target(
      name: "LetterpressCLI",
      dependencies: [
        "LetterpressSolver", "LetterpressHistory", "LetterpressVision", "LetterpressEngine", "LetterpressPNG",
        "LetterpressFiles", "LetterpressPictures", "CPuzzles", argumentParser,
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

// Only where libjpeg is.
var jpeg: [Target] {
  guard hasJPEG else { return [] }
  return [
    .target(
      name: "LetterpressJPEG", dependencies: ["LetterpressSolver", "LetterpressVision", "CJPEG", "CPlatform"],
      swiftSettings: loopSettings),
    // Calls libjpeg from C, which its errors leave by longjmp.
    .target(name: "CJPEG", dependencies: ["CLibJPEG"], linkerSettings: [.linkedLibrary("jpeg")]),
    .systemLibrary(
      name: "CLibJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
    // Makes JPEG files for tests.
    .target(name: "CJPEGFixture", dependencies: ["CLibJPEG"], path: "Workshop/Sources/CJPEGFixture"),
    test("LetterpressJPEGTests", "LetterpressVision", "LetterpressJPEG", "SamplePictures", "FixtureFiles"),
  ]
}

// What contributors use and players never; in no release.
var workshop: [Target] {
  [
    // Matches, measurements of words, searches and pictures, and proofs of endings; the program is run by Scripts/workshop
    // arena and Scripts/bench.
    tool(
      "LetterpressWorkshop", "LetterpressSolver", "LetterpressHistory", "LetterpressVision", "LetterpressEngine",
      "LetterpressPNG",
      "LetterpressFiles", "LetterpressCLI", "PlainSolver", parsesArguments: true, settings: loopSettings),
    executable("Workshop", "LetterpressCLI", "LetterpressWorkshop"),
    // Measures the parts one by one, each against a baseline; run by Scripts/bench.
    executable(
      "MicroBenchmarks", "CDecodeBaseline", "LetterpressSolver", "LetterpressVision", "LetterpressPNG",
      "LetterpressFiles", "LetterpressWorkshop"),
    // The baseline for decoding, here and, as a separate program, in Scripts/bench process.
    .target(name: "CDecodeBaseline", dependencies: ["CLibPNG"], path: "Workshop/Sources/CDecodeBaseline"),
    // Measures the search, and finds weights and even openings by playing games; run by Scripts/workshop study.
    executable(
      "StudySearch", "LetterpressSolver", "LetterpressHistory", "LetterpressVision", "LetterpressEngine",
      "LetterpressFiles", "PlainSolver",
      "SamplePictures", "LetterpressWorkshop", parsesArguments: true),
    // Reads distorted samples and pictures without a board, and counts misreadings; run by Scripts/workshop stress.
    executable(
      "Stress", "StressPictures", "LetterpressVision", "LetterpressPNG", "LetterpressFiles", parsesArguments: true),
    // Samples distorted in every way, boards without anything around them, and pictures that show no board.
    tool("StressPictures", "LetterpressSolver", "LetterpressVision", "SamplePictures", settings: loopSettings),
    // Rebuilds the compiled word list and templates; run by Scripts/make built-ins.
    executable("RemakeBuiltIns", "LetterpressSolver", "LetterpressVision", "LetterpressEngine", "LetterpressFiles"),
    // Fuzz targets, run by the package in Workshop/Fuzzing and, on the inputs it found, by the tests.
    tool(
      "FuzzTargets", "LetterpressSolver", "LetterpressVision", "LetterpressEngine", "LetterpressPNG",
      "LetterpressFiles", "LetterpressPage", "LetterpressCLI", "LetterpressWorkshop", "PlainSolver", "SamplePictures",
      "FixtureFiles", others: jpegTargets),
  ]
}

func tool(
  _ name: String, _ targets: Target.Dependency..., others: [Target.Dependency] = [], parsesArguments: Bool = false,
  settings: [SwiftSetting] = swiftSettings
) -> Target {
  .target(
    name: name, dependencies: targets + others + (parsesArguments ? [argumentParser] : []),
    path: "Workshop/Sources/\(name)", swiftSettings: settings + jpegSettings)
}

func executable(_ name: String, _ targets: Target.Dependency..., parsesArguments: Bool = false) -> Target {
  .executableTarget(
    name: name, dependencies: targets + (parsesArguments ? [argumentParser] : []), path: "Workshop/Sources/\(name)",
    swiftSettings: swiftSettings)
}

var tests: [Target] {
  [
    // What test targets share: each is built with those of these three that it uses. First, plain second implementations of
    // what the solver does, and boards, racks and moves at random.
    testData("PlainSolver", "LetterpressSolver"),
    // The samples and the held-out boards, and what may happen to a picture on its way.
    testData("SamplePictures", "LetterpressSolver", "LetterpressVision", "LetterpressPNG", "PlainSolver"),
    // PNG and JPEG files of every kind, folders to put them in, and the programs that are run on them.
    testData(
      "FixtureFiles", "LetterpressSolver", "LetterpressVision", "PlainSolver",
      others: hasJPEG ? ["CJPEGFixture"] : []),
    test("LetterpressSolverTests", "PlainSolver"),
    test("LetterpressHistoryTests", "LetterpressHistory", "PlainSolver"),
    test(
      "LetterpressVisionTests", "LetterpressVision", "LetterpressPNG", "PlainSolver", "SamplePictures",
      "StressPictures"),
    test(
      "LetterpressEngineTests", "LetterpressHistory", "LetterpressVision", "LetterpressEngine", "PlainSolver",
      "SamplePictures"),
    test(
      "LetterpressPageTests", "LetterpressVision", "LetterpressEngine", "LetterpressPNG", "LetterpressPage",
      "SamplePictures"),
    test("LetterpressPNGTests", "LetterpressVision", "LetterpressPNG", "PlainSolver", "SamplePictures", "FixtureFiles"),
    test(
      "LetterpressFilesTests", "LetterpressVision", "LetterpressPNG", "LetterpressFiles", "PlainSolver",
      "SamplePictures", "FixtureFiles"),
    test("LetterpressPicturesTests", "LetterpressVision", "LetterpressPictures", "SamplePictures"),
    test(
      "LetterpressCLITests", "LetterpressVision", "LetterpressEngine", "LetterpressPNG", "LetterpressFiles",
      "LetterpressCLI", "PlainSolver", "SamplePictures", "FixtureFiles", exclude: ["Goldens"]),
    workshopTest(
      "FuzzTargetTests", "FuzzTargets", "LetterpressVision", "LetterpressPNG", "LetterpressFiles", "LetterpressEngine",
      "PlainSolver", "SamplePictures", "FixtureFiles", others: jpegTargets),
    workshopTest(
      "LetterpressWorkshopTests", "LetterpressHistory", "LetterpressEngine", "LetterpressFiles", "LetterpressCLI",
      "LetterpressWorkshop",
      "PlainSolver", "SamplePictures", "FixtureFiles"),
  ]
}

func testData(_ name: String, _ targets: Target.Dependency..., others: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: targets + others, path: "Tests/\(name)", swiftSettings: loopSettings + jpegSettings)
}

func test(_ name: String, _ targets: String..., exclude: [String] = []) -> Target {
  test(name, targets, path: "Tests/\(name)", exclude: exclude)
}

func workshopTest(_ name: String, _ targets: String..., others: [Target.Dependency] = []) -> Target {
  test(name, targets, others: others, path: "Workshop/Tests/\(name)")
}

func test(
  _ name: String, _ targets: [String], others: [Target.Dependency] = [], path: String, exclude: [String] = []
) -> Target {
  .testTarget(
    name: name,
    dependencies: (["LetterpressSolver"] + targets).map { .init(stringLiteral: $0) } + others,
    path: path, exclude: exclude, swiftSettings: swiftSettings + jpegSettings)
}
