// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// The settings of every target. The emulator and the process target add strict memory safety.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Lunch",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Lunch", targets: ["Lunch"]),
        .library(name: "LunchBridge", targets: ["LunchBridge"]),
        .library(name: "LunchTest", targets: ["LunchTest"]),
        .library(name: "LunchMarbles", targets: ["LunchMarbles"]),
        .library(name: "LunchDriver", targets: ["LunchDriver"]),
        .library(name: "LunchRecognition", targets: ["LunchRecognition"]),
        .library(name: "LunchTerminal", targets: ["LunchTerminal"]),
        .executable(name: "lunch", targets: ["LunchCLI"]),
    ],
    targets: [
        // In the order in which data flows: the vocabulary, the app's side, the terminal, the process, the driver,
        // what is read from screens, what is written about it, what a test imports, and what it may import beside that.
        .target(name: "LunchWire", swiftSettings: settings),
        .target(name: "Lunch", dependencies: ["LunchWire"], swiftSettings: settings),
        .target(name: "CLunchThread"),
        .target(name: "CLunchBridge", dependencies: ["CLunchThread"]),
        .target(
            name: "LunchBridge", dependencies: ["CLunchBridge", "CLunchThread", "Lunch", "LunchWire"],
            swiftSettings: settings),
        .target(name: "LunchTerminal", swiftSettings: settings + [.strictMemorySafety()]),
        .target(name: "CLunchProcess", dependencies: ["CLunchThread"]),
        .target(
            name: "LunchProcess", dependencies: ["CLunchProcess", "CLunchThread", "LunchWire"],
            swiftSettings: settings + [.strictMemorySafety()]),
        .target(name: "LunchElements", dependencies: ["LunchTerminal", "LunchWire"], swiftSettings: settings),
        .target(name: "LunchInput", dependencies: ["LunchTerminal", "LunchWire"], swiftSettings: settings),
        .target(
            name: "LunchCommands", dependencies: ["LunchElements", "LunchInput", "LunchTerminal", "LunchWire"],
            swiftSettings: settings),
        .target(
            name: "LunchDriver",
            dependencies: [
                "CLunchThread", "LunchCommands", "LunchElements", "LunchInput", "LunchProcess", "LunchTerminal",
                "LunchWire",
            ],
            swiftSettings: settings),
        // It registers itself when it is loaded: LunchTest and the command link it, and import nothing of it.
        .target(
            name: "LunchRecognition", dependencies: ["LunchElements", "LunchTerminal", "LunchWire"],
            swiftSettings: settings),
        .target(
            name: "LunchTrace",
            dependencies: [
                "LunchCommands", "LunchDriver", "LunchElements", "LunchInput", "LunchTerminal", "LunchWire",
            ],
            swiftSettings: settings),
        .target(
            name: "LunchSnapshots",
            dependencies: ["LunchDriver", "LunchElements", "LunchTerminal", "LunchTrace", "LunchWire"],
            swiftSettings: settings),
        .target(
            name: "LunchTest",
            dependencies: [
                "LunchDriver", "LunchElements", "LunchInput", "LunchRecognition", "LunchSnapshots", "LunchTerminal",
                "LunchTrace", "LunchWire",
            ],
            swiftSettings: settings),
        .target(
            name: "LunchMarbles", dependencies: ["LunchDriver", "LunchElements", "LunchTest", "LunchWire"],
            swiftSettings: settings),
        .target(
            name: "LunchRun",
            dependencies: ["LunchElements", "LunchSnapshots", "LunchTrace", "LunchWire"], swiftSettings: settings),
        .target(
            name: "LunchCheck",
            dependencies: [
                "LunchDriver", "LunchElements", "LunchInput", "LunchProcess", "LunchTerminal", "LunchWire",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "LunchCLI",
            dependencies: [
                "Lunch", "LunchCheck", "LunchCommands", "LunchDriver", "LunchElements", "LunchInput",
                "LunchRecognition",
                "LunchRun", "LunchSnapshots", "LunchTerminal", "LunchTrace", "LunchWire",
            ],
            swiftSettings: settings),

        // An app in one file, without a kit, which a page of the documentation shows.
        .executableTarget(
            name: "Minimal", dependencies: ["Lunch"], path: "Samples/Minimal", swiftSettings: settings),

        .target(name: "SampleKit", dependencies: ["Lunch"], path: "Samples/SampleKit", swiftSettings: settings),
        .executableTarget(
            name: "LunchSample", dependencies: ["Lunch", "SampleKit"], path: "Samples/LunchSample",
            swiftSettings: settings),
        .executableTarget(
            name: "Registration", dependencies: ["Lunch", "SampleKit"], path: "Samples/Registration",
            swiftSettings: settings),
        .executableTarget(
            name: "Feed", dependencies: ["Lunch", "SampleKit"], path: "Samples/Feed", swiftSettings: settings),
        .executableTarget(
            name: "FootStepMeter", dependencies: ["Lunch", "SampleKit"], path: "Samples/FootStepMeter",
            swiftSettings: settings),

        // A to-do app in C; those in Python beside it are started as they are.
        .executableTarget(name: "TodoInC", path: "Samples/OtherLanguages/C"),

        // An app that misbehaves in the ways that tests of the toolkit need.
        .executableTarget(
            name: "Fixture", dependencies: ["Lunch", "LunchWire"], path: "Tests/Fixture", swiftSettings: settings),

        // An app that writes the protocol by hand, with a defect of the number that it is given.
        .executableTarget(name: "Defects", path: "Tests/Defects", swiftSettings: settings),

        // An app on loops as frameworks have them, behind a bridge.
        .executableTarget(
            name: "BridgeFixture", dependencies: ["LunchBridge"], path: "Tests/BridgeFixture", swiftSettings: settings),

        // An app that takes the launch keys in a release build as well, which a test builds so.
        .executableTarget(name: "OptedIn", dependencies: ["Lunch"], path: "Tests/OptedIn", swiftSettings: settings),

        // A program that imports the emulator alone. That it links is half of its test.
        .executableTarget(
            name: "TerminalAlone", dependencies: ["LunchTerminal"], path: "Tests/TerminalAlone", swiftSettings: settings
        ),

        // A program that imports the driver alone, which has no screen reader then.
        .executableTarget(
            name: "DriverAlone", dependencies: ["LunchDriver", "LunchElements", "LunchWire"], path: "Tests/DriverAlone",
            swiftSettings: settings),

        // The things that several test targets need: to run programs and to look at them, and what each key should send.
        .target(
            name: "TestSupport",
            dependencies: [
                "LunchCommands", "LunchDriver", "LunchElements", "LunchInput", "LunchProcess", "LunchTerminal",
                "LunchTrace",
                "LunchWire",
            ],
            path: "Tests/TestSupport", swiftSettings: settings),

        // Random bytes for a terminal, for tests and for benchmarks of what reads screens.
        .target(name: "RandomScreens", path: "Tests/RandomScreens", swiftSettings: settings),

        .testTarget(name: "LunchWireTests", dependencies: ["LunchWire", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "LunchTests", dependencies: ["Lunch", "LunchWire", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "LunchBridgeTests",
            dependencies: [
                "BridgeFixture", "CLunchBridge", "Groceries", "Lunch", "LunchBridge", "LunchTest", "LunchWire",
                "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "LunchTerminalTests",
            dependencies: ["LunchProcess", "LunchTerminal", "RandomScreens", "TerminalAlone", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "LunchProcessTests",
            dependencies: ["CLunchProcess", "CLunchThread", "LunchProcess", "LunchWire", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "LunchDriverTests",
            dependencies: [
                "DriverAlone", "LunchCommands", "LunchDriver", "LunchElements", "LunchInput", "LunchProcess",
                "LunchRecognition",
                "LunchTerminal", "LunchWire", "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "LunchRecognitionTests",
            dependencies: [
                "LunchElements", "LunchRecognition", "LunchTerminal", "LunchWire", "RandomScreens", "TestSupport",
            ],
            exclude: ["Screens", "screens.py"], swiftSettings: settings),
        .testTarget(
            name: "LunchElementsTests",
            dependencies: [
                "LunchDriver", "LunchElements", "LunchProcess", "LunchRecognition", "LunchTerminal", "LunchTest",
                "LunchWire", "RandomScreens", "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "LunchTraceTests",
            dependencies: [
                "LunchCommands", "LunchDriver", "LunchElements", "LunchInput", "LunchRecognition", "LunchTerminal",
                "LunchTrace", "LunchWire", "RandomScreens", "TestSupport",
            ],
            exclude: ["Format/read.py"], swiftSettings: settings),
        .testTarget(
            name: "LunchInputTests", dependencies: ["LunchInput", "LunchTerminal", "LunchWire", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "LunchCommandsTests", dependencies: ["LunchCommands", "LunchElements", "LunchWire", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "LunchSnapshotsTests",
            dependencies: [
                "LunchDriver", "LunchElements", "LunchSnapshots", "LunchTerminal", "LunchTrace", "LunchWire",
                "RandomScreens", "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "LunchRunTests",
            dependencies: ["LunchElements", "LunchRun", "LunchSnapshots", "LunchTrace", "LunchWire", "TestSupport"],
            exclude: ["Streams"], swiftSettings: settings),
        .testTarget(
            name: "LunchCLITests",
            dependencies: [
                "Defects", "Feed", "Lunch", "LunchCLI", "LunchCommands", "LunchDriver", "LunchElements", "LunchInput",
                "LunchProcess", "LunchRun", "LunchSample", "LunchSnapshots", "LunchTerminal", "LunchTest", "LunchTrace",
                "LunchWire", "Registration", "TestSupport",
            ],
            swiftSettings: settings),

        .testTarget(
            name: "LunchCheckTests",
            dependencies: [
                "Defects", "Feed", "FootStepMeter", "LunchCheck", "LunchDriver", "LunchElements", "LunchInput",
                "LunchProcess",
                "LunchSample", "LunchTerminal", "LunchWire",
                "Registration",
                "TestSupport",
            ],
            swiftSettings: settings),

        // The page objects that `lunch page` writes for the samples, compiled and launched.
        .testTarget(
            name: "PageTests",
            dependencies: [
                "Feed", "FootStepMeter", "LunchCLI", "LunchProcess", "LunchSample", "LunchTest", "LunchWire",
                "Registration", "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "LunchTestTests",
            dependencies: [
                "Benchmarks", "Fixture", "LunchCLI", "LunchCommands", "LunchElements", "LunchProcess", "LunchTerminal",
                "LunchTest", "LunchTrace", "LunchWire", "Minimal", "TestSupport",
            ],
            exclude: ["Ending/Messages", "Failures/Messages", "Inferred/Messages", "Snapshots/__Snapshots__"],
            swiftSettings: settings),
        .testTarget(
            name: "LunchMarblesTests", dependencies: ["Fixture", "LunchMarbles", "LunchTest", "LunchWire"],
            swiftSettings: settings),
        .testTarget(name: "MinimalTests", dependencies: ["LunchTest", "Minimal"], swiftSettings: settings),
        .testTarget(name: "SampleKitTests", dependencies: ["Lunch", "SampleKit"], swiftSettings: settings),
        .testTarget(
            name: "LunchSampleTests",
            dependencies: [
                "LunchDriver", "LunchSample", "LunchTerminal", "LunchProcess", "LunchTest", "LunchWire", "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "RegistrationTests",
            dependencies: ["Lunch", "LunchMarbles", "LunchTest", "Registration", "SampleKit", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "FeedTests", dependencies: ["Feed", "LunchMarbles", "LunchTest", "SampleKit"],
            swiftSettings: settings),
        .testTarget(
            name: "FootStepMeterTests",
            dependencies: ["FootStepMeter", "LunchMarbles", "LunchProcess", "LunchTest", "SampleKit", "TestSupport"],
            swiftSettings: settings),

        // Tests written for XCUITest, and what became of them. A target for each app, named as Xcode names it, so that
        // `TUIApplication()` finds the app as `XCUIApplication()` does.
        .testTarget(
            name: "PortedTests", exclude: ["LunchSampleUITests", "Originals", "RegistrationUITests"],
            swiftSettings: settings),
        .testTarget(
            name: "LunchSampleUITests", dependencies: ["LunchSample", "LunchTest"],
            path: "Tests/PortedTests/LunchSampleUITests", swiftSettings: settings),
        .testTarget(
            name: "RegistrationUITests", dependencies: ["LunchTest", "Registration"],
            path: "Tests/PortedTests/RegistrationUITests", swiftSettings: settings),

        // An app whose types are called what ours might be, and a test that sees both.
        .executableTarget(name: "Namesakes", path: "Tests/Namesakes", swiftSettings: settings),
        .testTarget(
            name: "NamesakesTests", dependencies: ["LunchMarbles", "LunchTest", "Namesakes"], swiftSettings: settings),

        // The to-do apps in other languages.
        .testTarget(
            name: "OtherLanguagesTests",
            dependencies: ["LunchCheck", "LunchDriver", "LunchProcess", "LunchTest", "TestSupport", "TodoInC"],
            swiftSettings: settings),

        // Programs that know nothing of Lunch, each doing what people use it for.
        .testTarget(
            name: "ProgramTests", dependencies: ["LunchTest", "TestSupport"], exclude: ["Apps"], swiftSettings: settings
        ),

        // Frameworks that know nothing of Lunch, small apps on them, and that of a page.
        .target(name: "Trellis", path: "Tests/Frameworks/Trellis", swiftSettings: settings),
        .target(name: "Reed", path: "Tests/Frameworks/Reed", swiftSettings: settings),
        .executableTarget(
            name: "Groceries", dependencies: ["LunchBridge", "Trellis"], path: "Tests/Frameworks/Groceries",
            swiftSettings: settings),
        .executableTarget(
            name: "Journal", dependencies: ["LunchBridge", "Reed"], path: "Tests/Frameworks/Journal",
            swiftSettings: settings),

        // Frameworks of the shapes of three that are in use, and an app on each.
        .target(name: "StandIns", path: "Tests/Frameworks/StandIns", swiftSettings: settings),
        .executableTarget(
            name: "VerandaTrip", dependencies: ["LunchBridge", "StandIns"], path: "Tests/Frameworks/VerandaTrip",
            swiftSettings: settings),
        .executableTarget(
            name: "MosaicTrip", dependencies: ["LunchBridge", "StandIns"], path: "Tests/Frameworks/MosaicTrip",
            swiftSettings: settings),
        .executableTarget(
            name: "TerraceTrip", dependencies: ["LunchBridge", "StandIns"], path: "Tests/Frameworks/TerraceTrip",
            swiftSettings: settings),

        // An app one of whose screens forgets to say that its drawing begins.
        .executableTarget(
            name: "ForgetfulTrip", dependencies: ["LunchBridge", "StandIns"], path: "Tests/Frameworks/ForgetfulTrip",
            swiftSettings: settings),

        .executableTarget(
            name: "Trips", dependencies: ["LunchBridge", "Trellis"], path: "Tests/Frameworks/Trips",
            swiftSettings: settings),

        .testTarget(
            name: "FrameworkTests",
            dependencies: [
                "ForgetfulTrip", "Groceries", "Journal", "LunchCheck", "LunchDriver", "LunchTest", "LunchWire",
                "MosaicTrip", "TerraceTrip", "TestSupport", "VerandaTrip",
            ],
            exclude: ["Before"], swiftSettings: settings),
        .testTarget(name: "TripsTests", dependencies: ["LunchTest", "Trips"], swiftSettings: settings),

        // vttest's screens, as they were checked by eye once.
        .testTarget(
            name: "ConformanceTests", dependencies: ["LunchTest"], exclude: ["__Snapshots__", "Vttest.md"],
            swiftSettings: settings),

        // The measurements: `swift run -c release Benchmarks`.
        .executableTarget(name: "BenchmarkApp", path: "Tests/BenchmarkApp"),
        .executableTarget(name: "Counters", path: "Tests/Counters"),
        .target(name: "CDriverBench", path: "Tests/CDriverBench"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "BenchmarkApp", "CDriverBench", "Counters", "Fixture", "Lunch", "LunchBridge", "LunchDriver",
                "LunchElements", "LunchInput", "LunchRecognition", "LunchSnapshots", "LunchTerminal", "LunchTrace",
                "LunchWire",
                "RandomScreens",
            ],
            path: "Tests/Benchmarks", exclude: ["Settling/Apps"], swiftSettings: settings),
    ]
)

if ProcessInfo.processInfo.environment["LUNCH_FUZZ"] == "1" {
    // The fuzzers, which `.ci/fuzz` builds with `--sanitize=fuzzer`. That traces everything; of a fuzzer's own code only
    // functions are traced, so that its comparisons do not count as progress.
    let coverage = ["-sanitize-coverage=func,inline-8bit-counters,pc-table"]
    let fuzzers: [(name: String, dependencies: [Target.Dependency])] = [
        ("FuzzTerminal", ["LunchTerminal"]),
        ("FuzzProtocol", ["FuzzSupport", "Lunch", "LunchDriver", "LunchElements", "LunchTerminal", "LunchWire"]),
        ("FuzzTrace", ["FuzzSupport", "LunchTerminal", "LunchTrace"]),
    ]
    package.targets.append(
        .target(name: "FuzzSupport", path: "Tests/FuzzSupport", swiftSettings: settings + [.unsafeFlags(coverage)]))
    for fuzzer in fuzzers {
        package.targets.append(
            .executableTarget(
                name: fuzzer.name, dependencies: fuzzer.dependencies, path: "Tests/\(fuzzer.name)",
                exclude: ["Corpus", "Dictionary.txt"], swiftSettings: settings + [.unsafeFlags(coverage)]))
    }
    // A fuzzer looks at what is internal there, also in a release build.
    for target in package.targets where ["Lunch", "LunchDriver", "LunchElements"].contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-enable-testing"]))
    }
}

if ProcessInfo.processInfo.environment["LUNCH_XTERM"] == "1" {
    // The comparison of the emulator with xterm, which `.ci/xterm` builds and runs in one.
    package.targets.append(
        .executableTarget(
            name: "XtermDifference", dependencies: ["LunchTerminal"], path: "Tests/XtermDifference",
            swiftSettings: settings))
}
