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

    @Test func onlyALineOfAnotherModulesSourceIsAPlace() {
        let place = CallerModule.location("/a/B.swift", 3, 0, module: "ATests")
        #expect(
            place == TestLocation(fileID: "ATests/B.swift", filePath: "/a/B.swift", line: 3, column: 1))
        #expect(CallerModule.location("/a/B.swift", 3, 1, module: "LunchTest") == nil)
        #expect(CallerModule.location("/a/B.swift", 0, 1, module: "ATests") == nil)
        #expect(CallerModule.location("/a/B.swift", 3, 1, module: nil) == nil)
        #expect(CallerModule.location("/<compiler-generated>", 3, 1, module: "ATests") == nil)
        #expect(CallerModule.location("/tmp/swift-generated-sources/@m.swift", 3, 1, module: "ATests") == nil)
    }
}
