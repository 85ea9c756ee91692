import LunchRun
import LunchWire
import Testing

@testable import LunchCLI

/// The commands that Lunch prints are read by a shell, and then by Lunch.
@Suite struct RepeatedCommandTests {
    @Test(arguments: [
        ["page", "App", "Screen", "--type", "a b", "--press", "Return"], ["page", "App", "--type=--press"],
        ["page", "App", "--type=-x"], ["page", "App", "--type", ""], ["page", "App", "--type=--"],
        ["open", "App", "--mock", #"{"a": "it's $HOME \\ `ls`"}"#],
        ["elements", "--", "/bin/my app", "-x", "--", "--type"],
        ["open", "App", "Screen", "--", "--press", "*"], ["page", "App", "--type", "two\nlines\tand \u{1B}[31m'red'"],
        ["shot", "App", "--type=\u{202E}\\ü", "a.svg"], ["trace", "--", "-x"], ["trace", "a b", "--step", "3"],
        ["shot", "App", "Screen", "--type=-x", "a b.svg"],
        ["test", "--filter", "", "--skip=-x", "--", "-Xswiftc", "-g"],
        ["open", "#", "~"], ["elements", "App", "--locale", "de_DE"],
    ])
    func aCommandLineIsReadAsItWasGiven(line: [String]) throws {
        let syntax = try #require(AllCommands.syntaxes.first { $0.command == line[0] })
        let words = try CommandWords(line.dropFirst(), syntax)
        let printed = try ShellWords.split(words.commandLine(syntax))
        #expect(printed.first == "lunch")
        let again = try CommandWords(printed.dropFirst(2), syntax)
        #expect(again.given == words.given)
        #expect(
            [again.operands, [again.result], again.arguments] == [words.operands, [words.result], words.arguments])
    }

    /// Names of tests that are beginnings, ends or expressions of one another.
    private static let names = [
        "T.same()", "T.sameAgain()", "T.Inner/same()", "OtherT.same()", "T.same(_:)", "TT.same()",
        "T.S/`1/2 + 1/2 = 1.0`()",
        "T.S/`1/2 + 1/2 = 1x0`()", "T.S/`it's (a|b) [c] {d} ^ $ * ? \\ \"e\" #`()", "T.X/testA", "T.X/testAB",
        "T.XY/testA",
        "T.S/`a\u{202E}b\u{1B}c`()", "T.S/`größer 👩‍👩‍👧 é`()", "T.S/`-x`()", "T.S/`a`()", "T.S/`a`(b:)",
    ]

    @Test(arguments: names) func theCommandForATestChoosesItAlone(name: String) throws {
        let test = TestResult(RunTest(id: name, library: .swiftTesting), .failed, attempts: [TestAttempt(.failed)])
        var teller = RunTeller(columns: 80, retries: 1)
        let line = try #require(teller.lines(about: test).first { $0.contains("Again: ") })
        let printed = try ShellWords.split(line.trimmingPrefix("  Again: "))
        #expect(printed.prefix(4) == ["swift", "run", "lunch", "test"])
        let filters = try CommandWords(printed.dropFirst(4), RunTests.syntax).given.map(\.value)
        // The library has the place of a test at the end of its name.
        let names = Self.names.flatMap { [$0, "\($0)/F.swift:3:4"] }
        #expect(NameFilter.chosen(names, filters: filters, skips: []) == [name, "\(name)/F.swift:3:4"])
    }

    /// The target of a case of XCTest may be unknown.
    @Test func aCaseOfAnyTargetIsChosen() {
        let filters = [NameFilter.expression(of: "X/testA")]
        let names = ["T.X/testA", "U.X/testA", "T.Y.X/testA", "T.X/testAB"]
        #expect(NameFilter.chosen(names, filters: filters, skips: []) == ["T.X/testA", "U.X/testA"])
    }
}
