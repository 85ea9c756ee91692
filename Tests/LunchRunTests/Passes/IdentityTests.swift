import LunchElements
import LunchTrace
import LunchWire
import Testing

@testable import LunchRun

/// Tests of one name, in two targets or in two files, are two tests.
struct IdentityTests {
    /// The console of XCTest for classes that run one after the other; the failed cases are marked with "!".
    static func console(_ suites: [(name: String, cases: [String])], isOver: Bool = true) -> [String] {
        var lines = ["Test Suite 'All tests' started at 1", "Test Suite 'debug.xctest' started at 1"]
        for suite in suites {
            lines.append("Test Suite '\(suite.name)' started at 1")
            for test in suite.cases {
                let name = "\(suite.name).\(test.prefix { $0 != "!" })"
                lines.append("Test Case '\(name)' started at 1")
                lines.append("Test Case '\(name)' \(test.hasSuffix("!") ? "failed" : "passed") (0.1 seconds)")
            }
            lines.append("Test Suite '\(suite.name)' passed at 1")
        }
        return isOver ? lines + ["Test Suite 'debug.xctest' passed at 1", "Test Suite 'All tests' passed at 1"] : lines
    }

    static let list = [
        "Zeta.Same/testOne", "Zeta.Same/testTwo", "Alpha.Same/testOne", "Alpha.Same/testTwo", "Beta.Same/testOne",
        "Beta.Other/testOne", "Beta.free()",
    ]

    static let courses:
        [(what: String, suites: [(String, [String])], isOver: Bool, filters: [String], expected: [String])] = [
            (
                "three targets, in the order of the list",
                [
                    ("Same", ["testOne", "testTwo"]), ("Same", ["testOne!", "testTwo"]), ("Same", ["testOne"]),
                    ("Other", ["testOne"]),
                ],
                true, [],
                [
                    "Zeta.Same/testOne passed", "Zeta.Same/testTwo passed", "Alpha.Same/testOne failed",
                    "Alpha.Same/testTwo passed", "Beta.Same/testOne passed", "Beta.Other/testOne passed",
                ]
            ),
            (
                "a filter that leaves out the first target", [("Same", ["testOne!"]), ("Same", ["testOne"])], true,
                ["Alpha.*One", "Beta.Same"], ["Alpha.Same/testOne failed", "Beta.Same/testOne passed"]
            ),
            (
                "a tester that ends in the second target", [("Same", ["testOne", "testTwo"]), ("Same", ["testOne"])],
                false, [],
                ["Zeta.Same/testOne passed", "Zeta.Same/testTwo passed", "Alpha.Same/testOne passed"]
            ),
            (
                "suites of which nobody knows the target", [("Same", ["testOne"]), ("Same", ["testOne!"])], true, [],
                ["Same/testOne passed", "Same/testOne#2 failed"]
            ),
            (
                "a suite that only one target can have", [("Same", ["testOne", "testTwo"])], true,
                ["Zeta.*", "Beta.*"],
                ["Zeta.Same/testOne passed", "Zeta.Same/testTwo passed"]
            ),
            (
                "a class that prints what XCTest prints",
                [("Other", ["testOne"])], true, [], ["Beta.Other/testOne passed"]
            ),
        ]

    @Test(arguments: courses.indices) func aCaseHasItsTarget(index: Int) {
        let course = Self.courses[index]
        var pass = Recorded.pass(Self.console(course.suites.map { (name: $0.0, cases: $0.1) }, isOver: course.isOver))
        pass.findTargets { NameFilter.chosen(Self.list, filters: course.filters, skips: []) ?? [] }
        let results = pass.results { _ in nil }.map { "\($0.test.id) \($0.verdict)" }
        #expect(results == course.expected, "\(course.what)")
    }

    @Test func aCaseMayPrintTheBeginningOfASuite() {
        var lines = Self.console([("Same", ["testOne", "testTwo"]), ("Same", ["testOne!", "testTwo"])])
        let began = lines.firstIndex(of: "Test Case 'Same.testOne' started at 1") ?? 0
        lines.insert(
            contentsOf: ["Test Suite 'Same' started at 1", "Test Case 'Same.testTwo' started at 1"], at: began + 1)
        var pass = Recorded.pass(lines)
        pass.findTargets {
            ["A.Same/testOne", "A.Same/testTwo", "B.Same/testOne", "B.Same/testTwo"]
        }
        let results = pass.results { _ in nil }.map { "\($0.test.id) \($0.verdict)" }
        #expect(
            results == [
                "A.Same/testOne passed", "A.Same/testTwo passed", "B.Same/testOne failed", "B.Same/testTwo passed",
            ])
    }

    /// Alpha's tests know nothing of Lunch, so that the log tells of Beta's alone.
    @Test(arguments: [true, false]) func theLogIsThatOfItsTarget(isWhole: Bool) {
        var pass = Recorded.pass(Self.console([("Same", ["testOne"]), ("Same", ["testOne!"])]))
        let ids = isWhole ? ["Alpha.Same/testOne", "Beta.Same/testOne"] : ["Beta.Same/testOne"]
        for (number, id) in ids.enumerated() {
            pass.take(log: RunLog.Entry(test: id, number: number, .began).json.text)
            let end = RunLog.Entry.Kind.ended(.failed, duration: 5, trace: "/package/\(id.prefix(4))")
            pass.take(log: RunLog.Entry(test: id, number: number, end).json.text)
        }
        var hasAsked = false
        pass.findTargets {
            hasAsked = true
            return ["Alpha.Same/testOne", "Beta.Same/testOne"]
        }
        #expect(hasAsked == !isWhole)
        #expect(pass.result("Alpha.Same/testOne")?.verdict == .passed)
        #expect(pass.result("Beta.Same/testOne")?.verdict == .failed)
        #expect(pass.attempt("Beta.Same/testOne")?.trace == "Beta")
        #expect(pass.attempt("Alpha.Same/testOne")?.trace == (isWhole ? "Alph" : nil))
    }

    @Test func namesOfTheListHaveFilesOnlyIfTheyNeedThem() {
        let list = [
            "Alpha.S/one()/Same.swift:8:2", "Beta.S/one()/Same.swift:8:2", "Alpha.twin()/A.swift:2:2",
            "Alpha.twin()/B.swift:2:2", "Alpha.free()", "Alpha.T/testOne", "Beta.T/testOne", "Alpha.free()",
        ]
        #expect(
            list.testNames == [
                "Alpha.S/one()", "Beta.S/one()", "Alpha.twin()/A.swift", "Alpha.twin()/B.swift", "Alpha.free()",
                "Alpha.T/testOne", "Beta.T/testOne",
            ])
    }

    /// The target of a suite that has just run is not known yet.
    @Test func theCommandForACaseWithoutATargetFindsIt() {
        let expression = NameFilter.expression(of: "Same/testOne#2")
        #expect(
            NameFilter.chosen(Self.list, filters: [expression], skips: [])
                == ["Zeta", "Alpha", "Beta"].map { "\($0).Same/testOne" })
    }

    static let ids = [
        ("Alpha.twin()/A.swift", "Alpha", [], "twin()"), ("Alpha.S/`a/b.c`()", "Alpha", ["S"], "`a/b.c`()"),
        ("Same/testOne", "", ["Same"], "testOne"), ("Alpha.Same/testOne", "Alpha", ["Same"], "testOne"),
    ]

    @Test(arguments: ids) func anIdentifierReportsItsParts(id: String, target: String, suites: [String], name: String) {
        let test = RunTest(id: id, library: .swiftTesting)
        #expect((test.id, test.target, test.name) == (id, target, name))
        #expect(test.suites == suites)
    }

    /// The tester says at each call which file a test is in; the retry alone has one of the two.
    @Test(arguments: [true, false]) func twoPrivateTestsOfOneNameAreTwo(isPlanned: Bool) {
        let tester = MadeUpTester([("T.twin()/A.swift", [.passes]), ("T.twin()/B.swift", [.fails])])
        var options = RunOptions()
        options.retries = 1
        if isPlanned { (options.names, options.areNamesPresent) = (["T.twin()/A.swift", "T.twin()/B.swift"], true) }
        var course = RunCourse(options, list: { [] }, runner: tester.run)
        #expect(course.run().status == 1)
        let results = course.tests.map { "\($0.test.id) \($0.verdict) \($0.attempts.count)" }
        #expect(results == ["T.twin()/A.swift passed 1", "T.twin()/B.swift failed 2"])
        #expect(course.faults.isEmpty)
    }
}
