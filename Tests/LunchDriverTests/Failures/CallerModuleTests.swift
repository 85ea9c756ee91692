import Foundation
import Testing

@testable import LunchDriver

/// Which calls are a test's own.
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
        // What an app imports, and the command, are not linked to a test's calls.
        #expect(Set(modules).subtracting(CallerModule.own) == ["Lunch", "LunchCLI"])
    }

    private func location(_ path: String, _ line: Int, _ column: Int, module: String?) -> TUISourceLocation? {
        CallerModule.location(of: [CallerModule.Call(module: module, path: path, line: line, column: column)])
    }

    @Test func onlyALineOfAnotherModulesSourceIsAPlace() {
        #expect(
            location("/a/B.swift", 3, 0, module: "ATests")
                == TUISourceLocation(fileID: "ATests/B.swift", filePath: "/a/B.swift", line: 3, column: 1))
        #expect(location("/a/B.swift", 3, 1, module: "LunchTest") == nil)
        #expect(location("/a/B.swift", 0, 1, module: "ATests") == nil)
        #expect(location("/a/B.swift", 3, 1, module: nil) == nil)
        #expect(location("/<compiler-generated>", 3, 1, module: "ATests") == nil)
        #expect(location("/tmp/swift-generated-sources/@m.swift", 3, 1, module: "ATests") == nil)
    }

    private let expansion =
        "/tmp/swift-generated-sources/@__swiftmacro_6ATests0021EventTestsswift_IfFDefMX142_16_33_5E8ALl6expectfMf_.swift"

    @Test func aMacroStandsWhereItIsExpanded() {
        let calls = [
            CallerModule.Call(module: "ATests", path: expansion, line: 1, column: 5),
            CallerModule.Call(module: "LunchDriver", path: "/l/Driver.swift", line: 7, column: 1),
            CallerModule.Call(module: "ATests", path: "/a/Other.swift", line: 9, column: 1),
            CallerModule.Call(module: "ATests", path: "/a/EventTests.swift", line: 140, column: 1),
        ]
        #expect(
            CallerModule.location(of: calls)
                == TUISourceLocation(
                    fileID: "ATests/EventTests.swift", filePath: "/a/EventTests.swift", line: 143, column: 17))
        #expect(
            CallerModule.location(of: Array(calls.prefix(2)))
                == TUISourceLocation(fileID: "ATests/EventTests.swift", line: 143, column: 17))
    }

    @Test(arguments: [
        "@__swiftmacro_", "@__swiftmacro_6ATests", "@__swiftmacro_9ATests", "@__swiftmacro_6ATests3abcfMX",
        "@__swiftmacro_6ATests3abcfMX1_", "@__swiftmacro_6ATests3abcfMX1_2", "@__swiftmacro_6ATests3abcX1_2_",
        "@__swiftmacro_6ATests99abcfMX1_2_", "EventTests.swift", "",
        "@__swiftmacro_6ATests3abcfMX99999999999999999999_2_",
    ])
    func anotherNameIsNoExpansion(_ name: String) { #expect(MacroExpansion(path: "/tmp/\(name)") == nil) }
}
