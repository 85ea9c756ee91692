import Foundation
import Testing

@testable import LunchDriver

/// The calls that are a test's own.
@Suite struct CallerModuleTests {
    @Test(
        arguments: [
            ("$s6ATests1XC5testByyF", "ATests"), ("$s11LunchDriver10TUIElementV5labelSSvg", "LunchDriver"),
            ("$s0A", nil), ("main", nil), ("$s99Short", nil), ("$sIeg_ytIegr_TR", nil), ("", nil),
        ] as [(String, String?)])
    func theModuleIsInTheMangledName(_ mangled: String, _ module: String?) {
        #expect(CallerModule.name(in: mangled) == module)
    }

    /// A module that is forgotten here takes the blame for what a test did.
    @Test func everyModuleOfTheToolkitIsNoTests() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources")
        let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { $0.hasPrefix("Lunch") }
        #expect(modules.count > 5)
        // Modules that an app imports, and those of the command, are not linked to a test's calls.
        #expect(
            Set(modules).subtracting(CallerModule.own) == [
                "Lunch", "LunchBridge", "LunchCLI", "LunchCheck", "LunchRun",
            ])
    }

    @Test(
        arguments: [
            (
                "/a/B.swift", 3, 0, "ATests",
                TUISourceLocation(fileID: "ATests/B.swift", filePath: "/a/B.swift", line: 3, column: 1)
            ),
            ("/a/B.swift", 3, 1, "LunchTest", nil), ("/a/B.swift", 0, 1, "ATests", nil), ("/a/B.swift", 3, 1, nil, nil),
            ("/<compiler-generated>", 3, 1, "ATests", nil),
            ("/tmp/swift-generated-sources/@m.swift", 3, 1, "ATests", nil),
        ] as [(String, Int, Int, String?, TUISourceLocation?)])
    func onlyALineOfAnotherModulesSourceIsAPlace(
        _ path: String, line: Int, column: Int, module: String?, _ expected: TUISourceLocation?
    ) {
        let function = module.map { "$s\($0.utf8.count)\($0)1fyyF" } ?? "main"
        let call = CallerModule.Call(function: function, path: path, line: line, column: column)
        #expect(CallerModule.locations(of: [call]).first == expected)
    }

    private let expansion =
        "/tmp/swift-generated-sources/@__swiftmacro_6ATests0021EventTestsswift_IfFDefMX142_16_33_5E8ALl6expectfMf_.swift"

    @Test func aMacroStandsWhereItIsExpanded() {
        let calls = [
            CallerModule.Call(function: "$s6ATests1fyyF", path: expansion, line: 1, column: 5),
            CallerModule.Call(function: "$s11LunchDriver1fyyF", path: "/l/Driver.swift", line: 7, column: 1),
            CallerModule.Call(function: "$s6ATests1gyyF", path: "/a/Other.swift", line: 9, column: 1),
            CallerModule.Call(function: "$s6ATests1gyyF", path: "/a/EventTests.swift", line: 140, column: 1),
        ]
        #expect(
            CallerModule.locations(of: calls).first
                == TUISourceLocation(
                    fileID: "ATests/EventTests.swift", filePath: "/a/EventTests.swift", line: 143, column: 17))
        #expect(
            CallerModule.locations(of: Array(calls.prefix(2))).first
                == TUISourceLocation(fileID: "ATests/EventTests.swift", line: 143, column: 17))
    }

    @Test func eachFunctionIsReported() {
        let calls = [
            ("$s6ATests4PageV3addyyKF", "/a/Page.swift", 5), ("$s11LunchDriver1fyyF", "/l/Driver.swift", 7),
            // A closure, and the function that it is in.
            ("$s6ATests4testyyYaKFyyKXEfU_", "/a/ATests.swift", 12),
            ("$s6ATests4testyyYaKFTQ1_", "/a/ATests.swift", 10),
            // The library's own function for the test, and the list of tests.
            ("$s6ATests4test2fMu_yyYaKF", expansion, 1), ("$s6ATests3alls", "/b/a.derived/All.swift", 3),
            ("main", "/b/main.swift", 1),
        ].map { CallerModule.Call(function: $0.0, path: $0.1, line: $0.2, column: 1) }
        #expect(CallerModule.locations(of: calls).map(\.description) == ["Page.swift:5", "ATests.swift:12"])
    }

    @Test(arguments: [
        "@__swiftmacro_", "@__swiftmacro_6ATests", "@__swiftmacro_9ATests", "@__swiftmacro_6ATests3abcfMX",
        "@__swiftmacro_6ATests3abcfMX1_", "@__swiftmacro_6ATests3abcfMX1_2", "@__swiftmacro_6ATests3abcX1_2_",
        "@__swiftmacro_6ATests99abcfMX1_2_", "EventTests.swift", "",
        "@__swiftmacro_6ATests3abcfMX99999999999999999999_2_",
    ])
    func anotherNameIsNoExpansion(_ name: String) { #expect(MacroExpansion(path: "/tmp/\(name)") == nil) }
}
