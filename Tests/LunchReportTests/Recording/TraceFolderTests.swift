import LunchTrace
import Testing

@testable import LunchReport

/// Names and places of traces, and who is recorded.
@Suite struct TraceFolderTests {
    @Test(arguments: [
        ("showsTheMenu()", "showsTheMenu"), ("`shows the menu`()", "shows-the-menu"),
        ("BreakfastTests.testMenu", "BreakfastTests.testMenu"), ("../../etc/passwd", "etc-passwd"), ("..", "test"),
        ("", "test"), ("grüßt(_:)", "grüßt"), ("a/b", "a-b"),
    ]) func aNameIsSafeForAFolder(_ test: String, _ name: String) {
        #expect(TraceFolder.name(of: test) == name)
    }

    @Test func aLongNameIsCut() {
        let name = TraceFolder.name(of: String(repeating: "ü", count: 400))
        #expect(name.utf8.count == 200)
    }

    @Test func theFileStandsInFrontOfAFunction() {
        let place = TracePlace(file: "Tests/ShopTests/CartTests.swift", line: 3)
        let test = TraceTest(name: "adds()", library: "Swift Testing", place: place)
        #expect(TraceFolder.name(of: test) == "CartTests.adds")
        let other = TraceTest(name: "CartTests.testAdds", library: "XCTest", place: TracePlace(file: "", line: 0))
        #expect(TraceFolder.name(of: other) == "CartTests.testAdds")
    }

    @Test func theFolderIsThatOfThePackage() throws {
        let folder = try #require(TraceFolder(around: #filePath, other: nil))
        #expect(folder.path.hasSuffix("/.build/lunch"))
        #expect(folder.relative(#filePath) == "Tests/LunchReportTests/Recording/TraceFolderTests.swift")
        #expect(folder.relative("/elsewhere/a.swift") == "/elsewhere/a.swift")
    }

    @Test func theEnvironmentNamesAnotherFolder() throws {
        #expect(try #require(TraceFolder(around: #filePath, other: "/tmp/traces")).path == "/tmp/traces")
        #expect(TraceFolder(around: "/", other: nil) == nil)
        #expect(TraceFolder(around: "/", other: "/tmp/traces") != nil)
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
}
