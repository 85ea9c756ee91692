import LunchWire
import Testing

@testable import LunchRun

@Suite struct ChangedTargetsTests {
    /// Two libraries, of which the upper one uses the lower one, their tests, and tests within the folder of others.
    private let targets: ChangedTargets

    init() throws {
        func target(_ name: String, _ path: String, _ type: String, _ dependencies: LunchJSON...) -> LunchJSON {
            [
                "name": .string(name), "path": .string(path), "type": .string(type),
                "target_dependencies": .array(dependencies),
            ]
        }
        targets = try ChangedTargets([
            "targets": [
                target("Low", "Sources/Low", "library"), target("High", "Sources/High", "executable", "Low"),
                target("LowTests", "Tests/LowTests", "test", "Low"),
                target("HighTests", "Tests/HighTests", "test", "High"),
                target("Inner", "Tests/HighTests/Inner", "test"),
            ]
        ])
    }

    @Test(
        arguments: [
            (["Sources/Low/a.swift"], ["HighTests", "LowTests"]), (["Sources/High/b/c.json"], ["HighTests"]),
            (["Tests/LowTests/a.swift", "README.md"], ["LowTests"]), (["Tests/HighTests/Inner/a.swift"], ["Inner"]),
            (["Sources/Lower/a.swift"], []), ([], []), (["Sources/Low/Package.swift"], ["HighTests", "LowTests"]),
        ] as [([String], [String])])
    func whoeverSeesAFileRuns(_ files: [String], _ expected: [String]) {
        #expect(targets.testTargets(seeing: files) == expected)
    }

    @Test(arguments: ["Package.swift", "Package.resolved", "Package@swift-6.3.swift"])
    func afterAChangeOfThePackageAllRun(_ file: String) {
        #expect(targets.testTargets(seeing: ["Sources/High/a.swift", file]) == nil)
    }

    @Test func packagesBesideAreReported() throws {
        let description: LunchJSON = [
            "targets": [],
            "dependencies": [
                ["identity": "lunch", "path": "/lunch", "type": "fileSystem"],
                ["identity": "far", "type": "sourceControl", "url": "https://example.com/far"],
            ],
        ]
        #expect(try ChangedTargets(description).neighbours == ["/lunch"])
        #expect(targets.neighbours == [])
    }

    @Test func noDescriptionIsAnError() {
        #expect(throws: WireError.self) { try ChangedTargets(["targets": [[:]]]) }
        #expect(throws: WireError.self) { try ChangedTargets([]) }
    }
}
