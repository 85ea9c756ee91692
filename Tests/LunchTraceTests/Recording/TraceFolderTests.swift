import Foundation
import LunchDriver
import Testing

@testable import LunchTrace

/// Names and places of traces, and who is recorded.
@Suite struct TraceFolderTests {
    @Test(arguments: [
        ("showsTheMenu()", "showsTheMenu"), ("`shows the menu`()", "shows-the-menu"),
        ("BreakfastTests.testMenu", "BreakfastTests.testMenu"), ("../../etc/passwd", "etc-passwd"), ("..", "test"),
        ("", "test"), ("grüßt(_:)", "grüßt"), ("a/b", "a-b"),
        // A long name is cut.
        (String(repeating: "ü", count: 400), String(repeating: "ü", count: 100)),
    ]) func aNameIsSafeForAFolder(_ test: String, _ name: String) {
        #expect(TraceFolder.name(of: test) == name)
    }

    @Test func theFileStandsInFrontOfAFunction() {
        let place = TracePlace(file: "Tests/ShopTests/CartTests.swift", line: 3)
        let test = TraceTest(name: "adds()", library: "Swift Testing", place: place)
        #expect(TraceFolder.name(of: test) == "CartTests.adds")
        let other = TraceTest(name: "CartTests.testAdds", library: "XCTest", place: TracePlace(file: "", line: 0))
        #expect(TraceFolder.name(of: other) == "CartTests.testAdds")
        // Green records of an earlier version have the name of the trace.
        #expect(GreenFolder.name(of: other) == "CartTests.testAdds")
    }

    /// Else the first difference of one would be told from a run of the other.
    @Test func testsWhoseTracesHaveOneNameHaveGreenRecordsOfTheirOwn() {
        let place = TUISourceLocation(fileID: "Shop/CartTests.swift", filePath: "/Tests/CartTests.swift", line: 3)
        let groups = [
            ["Shop.CartTests/testAdds", "Till.CartTests/testAdds"].map {
                TUITest(id: 1, name: "CartTests.testAdds", identifier: $0, library: .xctest)
            },
            ["Shop.A/adds()/CartTests.swift:3:4", "Shop.B/adds()/CartTests.swift:9:4", "Shop.A/adds()/B.swift:9:4"].map
            {
                TUITest(id: 1, name: "adds()", identifier: $0, library: .swiftTesting, place: place)
            },
            ["Shop.adds()/CartTests.swift:3:4", "Shop.adds(_:)/CartTests.swift:9:4"].map {
                TUITest(id: 1, name: "adds", identifier: $0, library: .swiftTesting, place: place)
            },
        ]
        for tests in groups {
            let names = [tests.map(TraceFolder.name), tests.map(GreenFolder.name)]
            #expect(names.map { Set($0).count } == [1, tests.count])
        }
        // An edit above a test changes nothing, and its trace leads to its record.
        let test = TUITest(
            id: 1, name: "adds()", identifier: "Shop.A/adds()/CartTests.swift:30:4", library: .swiftTesting,
            place: place)
        #expect(GreenFolder.name(of: test) == GreenFolder.name(of: groups[1][0]))
        guard case .test(let begun) = TestStory(test, in: nil).beginning().content else { return #expect(Bool(false)) }
        #expect(GreenFolder.name(of: begun) == GreenFolder.name(of: test))
    }

    @Test func theFolderIsThatOfThePackage() throws {
        let folder = try #require(TraceFolder(around: #filePath, other: nil))
        #expect(folder.path.hasSuffix("/.build/lunch"))
        #expect(
            [#filePath, "/elsewhere/a.swift"].map(folder.relative) == [
                "Tests/LunchTraceTests/Recording/TraceFolderTests.swift", "/elsewhere/a.swift",
            ])
        // The environment may name another one.
        let others = [#filePath, "/"].map { TraceFolder(around: $0, other: "/tmp/traces")?.path }
        #expect(others == ["/tmp/traces", "/tmp/traces"] && TraceFolder(around: "/", other: nil) == nil)
    }

    @Test(
        arguments: [
            (nil, nil, TUITracePolicy.onFailure), (.always, nil, .always), (.always, "off", .off),
            (nil, "onFailure", .onFailure),
            (nil, "", .onFailure), (.always, "sometimes", .off),
        ] as [(TUITracePolicy?, String?, TUITracePolicy)])
    func theEnvironmentWinsOverTheTest(_ given: TUITracePolicy?, _ value: String?, _ policy: TUITracePolicy) {
        #expect(TUITracePolicy.policy(given: given, environment: value).0 == policy)
    }

    @Test func noTraceIsWrittenThroughALink() throws {
        let base = FileManager.default.temporaryDirectory.appending(path: "lunch-link-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: base) }
        let folder = try #require(TraceFolder(around: #filePath, other: "\(base)/traces"))
        for path in ["\(base)/theirs", folder.path] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        let theirs = URL(filePath: "\(base)/theirs/trace.lunchtrace")
        try Data("theirs".utf8).write(to: theirs)
        try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/Test", withDestinationPath: "\(base)/theirs")
        #expect(throws: TraceProblem.self) { try folder.write([1], as: "Test") }
        #expect(try Data(contentsOf: theirs) == Data("theirs".utf8))
        // A link in place of the file is replaced.
        try FileManager.default.createDirectory(atPath: "\(folder.path)/Other", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.file(of: "Other"), withDestinationPath: theirs.path)
        try folder.write([1], as: "Other")
        #expect(try Data(contentsOf: theirs) == Data("theirs".utf8))
    }
}
