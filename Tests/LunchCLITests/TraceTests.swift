import Foundation
import LunchElements
import LunchInput
import LunchProcess
import LunchTrace
import LunchWire
import TestSupport
import Testing

/// The output of `lunch trace`, of a trace that is made up.
@Suite(.waiting) struct TraceTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-\(UUID().uuidString)").path

    /// A package with traces; a test that fails, and one that passes later.
    private func makePackage() throws {
        for name in ["CartTests.adds", "CartTests.removes"] {
            let traces = "\(folder)/.build/lunch/\(name)"
            try FileManager.default.createDirectory(atPath: traces, withIntermediateDirectories: true)
            let bytes = try Self.trace(name == "CartTests.adds" ? .failed : .passed).file
            try Data(bytes).write(to: URL(filePath: "\(traces)/trace.lunchtrace"))
        }
        try Data().write(to: URL(filePath: "\(folder)/Package.swift"))
    }

    private func remove() { try? FileManager.default.removeItem(atPath: folder) }

    /// - Parameter text: the text behind the key.
    private static func trace(_ verdict: TUIVerdict, text: String = "1 egg") throws -> Trace {
        func place(_ line: Int) -> TracePlace { TracePlace(file: "Tests/ShopTests/CartTests.swift", line: line) }
        var records: [TraceRecord] = []
        func add(_ milliseconds: Int, _ content: TraceRecord.Content, launch: Int = 1) {
            records.append(TraceRecord(launch: launch, time: milliseconds * 1_000_000, content))
        }
        func frame(_ position: Int, _ number: Int, _ text: String) -> TraceRecord.Content {
            let root = AccessibilityNode(
                .application, children: [AccessibilityNode(.staticText, identifier: "count", label: text)])
            let message = FrameMessage(
                revision: number, screen: "Cart", size: CellSize(columns: 12, rows: 2), mark: 0, dropped: 0, busy: [],
                timers: nil, tree: .whole(root))
            return .frame(TraceFrame(position: position, number: number, origin: .published(message)))
        }
        func settled(_ position: Int) -> TraceRecord.Content {
            .settled(TraceSettled(frame: position, settling: TUISettling(trust: .acknowledged)))
        }
        add(0, .test(TraceTest(name: "adds()", library: "Swift Testing", place: place(7))), launch: 0)
        add(1, .stepBegan(TraceStepBegan(step: 1, verb: "launch", place: place(8))), launch: 0)
        add(2, .launch(TraceLaunch(program: "Shop", columns: 12, rows: 2, place: place(8))))
        add(3, .output(position: 7, Array("empty\r\n".utf8)))
        add(3, frame(7, 1, "empty"))
        add(4, settled(7))
        add(4, .stepEnded(TraceStepEnded(step: 1, frame: 7)))
        let press = TraceStepBegan(step: 2, verb: "press", place: place(9), frame: 7)
        add(5, .stepBegan(press))
        add(5, .input(.key(.return, [13])))
        add(6, .output(position: 12, Array(text.utf8.prefix(5))))
        add(6, frame(12, 2, text))
        add(7, settled(12))
        add(7, .stepEnded(TraceStepEnded(step: 2, frame: 12)))
        let query = #"app.staticTexts["sum"]"#
        add(8, .stepBegan(TraceStepBegan(step: 3, verb: "label", query: query, place: place(10), frame: 12)))
        let failure: LunchJSON = ["kind": "noMatch", "message": "Nothing is called sum.\nThe screen:"]
        add(1008, .stepEnded(TraceStepEnded(step: 3, failure: verdict == .failed ? failure : nil, frame: 12)))
        if verdict == .failed {
            add(1009, .issue(TraceIssue(message: "Caught: Nothing is called sum.", place: place(10))), launch: 0)
            add(1009, .issue(TraceIssue(message: "1 is not 2", place: place(11))), launch: 0)
        }
        add(1010, .exited(TraceExit(.signal(1), standardError: "It hung up:\n  a \u{1B}[31mline\n", isByLunch: true)))
        add(1010, .verdict(TraceVerdict(verdict)), launch: 0)
        return try Trace(records)
    }

    private static let steps = """
        adds(): failed, 3 steps, 1.01 s
        Tests/ShopTests/CartTests.swift:7

          1  CartTests.swift:8   launch                        3.0 ms  acknowledged
          2  CartTests.swift:9   press(Return)                 2.0 ms  acknowledged  1 row, 1 element
        ✗ 3  CartTests.swift:10  app.staticTexts["sum"].label  1.00 s
              Nothing is called sum.
              The screen:
        ✗ CartTests.swift:11
              1 is not 2
          launch 1: Lunch ended it (signal 1)
              Its standard error:
              It hung up:
                a \\u{1B}[31mline

        """

    @Test(arguments: [["trace"], ["trace", "adds"], ["trace", "adds()"], ["trace", "CartTests.adds"]])
    func theStepsArePrinted(_ words: [String]) throws {
        defer { remove() }
        try makePackage()
        let run = try Lunch.run(words, in: folder)
        #expect(run.errors == "")
        #expect(run.output == Self.steps)
        #expect(run.status == .exited(0))
    }

    @Test func aPathIsATraceAsWell() throws {
        defer { remove() }
        try makePackage()
        let path = "\(folder)/.build/lunch/CartTests.removes/trace.lunchtrace"
        let run = try Lunch.run("trace", path)
        #expect(run.output.hasPrefix("adds(): passed, 3 steps, 1.01 s\n"), "\(run.output)\(run.errors)")
        #expect(!run.output.contains("✗"))
    }

    @Test func aStepIsShownWithItsChanges() throws {
        defer { remove() }
        try makePackage()
        let run = try Lunch.run("trace", "adds", "--step", "2", in: folder)
        #expect(
            run.output == """
                Step 2, CartTests.swift:9: press(Return)

                The screen, − before and + after:

                  empty
                + 1 egg

                The elements, − before and + after:

                − staticText  "count"  label "empty"
                + staticText  "count"  label "1 egg"
                                              ^^^^^

                """, "\(run.errors)")
    }

    /// A row of an app is no command for the service that runs the tests.
    @Test func aRowIsNoCommand() throws {
        defer { remove() }
        try makePackage()
        let path = "\(folder)/.build/lunch/CartTests.adds/trace.lunchtrace"
        try Data(Self.trace(.failed, text: "::err\n##vso[a]").file).write(to: URL(filePath: path))
        for (service, row) in [("true", ":\u{2060}:err"), ("", "::err")] {
            let environment = ["GITHUB_ACTIONS": service, "CI": ""]
            let run = try Lunch.run(["trace", "adds", "--step", "3"], in: folder, environment: environment)
            #expect(run.output.contains("\nempty\n\(row)\n"), "\(run.output)\(run.errors)")
            #expect(run.output.contains("##vso[") == service.isEmpty)
        }
    }

    @Test func aFailedStepIsShownWithItsMessage() throws {
        defer { remove() }
        try makePackage()
        let run = try Lunch.run("trace", "adds", "--step=3", in: folder)
        #expect(run.output.contains("The screen, which the step did not change:\n\nempty\n1 egg\n"), "\(run.output)")
        #expect(run.output.hasSuffix("\n\nNothing is called sum.\nThe screen:\n"))
    }

    @Test func programsGetJSON() throws {
        defer { remove() }
        try makePackage()
        let run = try Lunch.run("trace", "--json", in: folder)
        guard case .object(let trace) = try LunchJSON(parsing: run.output), case .array(let steps)? = trace["steps"],
            case .array(let issues)? = trace["issues"], steps.count == 3, case .object(let step) = steps[1]
        else {
            Issue.record("\(run.output)\(run.errors)")
            return
        }
        #expect(trace["verdict"] == "failed")
        #expect(trace["nanoseconds"] == 1_010_000_000)
        #expect(issues.count == 2)
        let errors: LunchJSON = "It hung up:\n  a \u{1B}[31mline\n"
        #expect(trace["exits"] == [["launch": 1, "signal": 1, "standardError": errors, "byLunch": true]])
        #expect(step["command"] == ["press": ["keys": ["return"]]])
        #expect([step["verb"], step["argument"]] == ["press", "Return"])
        #expect(step["grade"] == "acknowledged")
        #expect(step["place"] == ["file": "Tests/ShopTests/CartTests.swift", "line": 9])
    }

    @Test func theCommandsArePrintedTheLaunchFirst() throws {
        defer { remove() }
        try makePackage()
        let run = try Lunch.run("trace", "--commands", in: folder)
        #expect(
            run.output == #"""
                {"launch":{"program":["Shop"],"size":{"columns":12,"rows":2}}}
                {"press":{"keys":["return"]}}
                {"read":{"property":"label","query":[{"descendants":"staticText"},{"matching":{"name":"sum"}},"only"]}}

                """#)
    }

    @Test func eachInputIsShownWithWhatItCaused() throws {
        defer { remove() }
        try makePackage()
        let run = try Lunch.run("trace", "--keys", in: folder)
        #expect(
            run.output == """
                step  place              input       sent  drawn  rows  elements  time                  focus
                2     CartTests.swift:9  key Return  1     5      1     1         2.0 ms  acknowledged  nothing

                """)
    }

    @Test func theFirstDifferenceFromTheLastGreenRunIsShown() throws {
        defer { remove() }
        try makePackage()
        let green = "\(folder)/.build/lunch/green/CartTests.adds"
        try FileManager.default.createDirectory(atPath: green, withIntermediateDirectories: true)
        let bytes = try Self.trace(.passed, text: "2 eggs").file
        try Data(bytes).write(to: URL(filePath: "\(green)/1.lunchtrace"))
        let lines = """
            The only green run differs first at step 2, press(Return) (CartTests.swift:9):
              staticText "count" was "2 eggs", and is now "1 egg".
            """
        #expect(try Lunch.run("trace", in: folder).output.contains(lines))
        let page = "\(folder)/page.html"
        #expect(try Lunch.run("trace", "--html", page, in: folder).status == .exited(0))
        let text = try String(contentsOf: URL(filePath: page), encoding: .utf8)
        #expect(text.contains("The only green run differs first at step 2"))
        #expect(text.contains(#""different":2"#))
        // A passing trace has none.
        #expect(try !Lunch.run("trace", "removes", in: folder).output.contains("green run"))
    }

    /// No trace names the arguments of its case: the runs of that case are those from which it differs latest.
    @Test func theGreenRunsOfACaseAreFound() throws {
        defer { remove() }
        try makePackage()
        func keep(_ name: String, text: String, screen: String? = nil) throws {
            let green = "\(folder)/.build/lunch/green/CartTests.\(name)"
            try FileManager.default.createDirectory(atPath: green, withIntermediateDirectories: true)
            let records = try Self.trace(.passed, text: text).records.map { record in
                guard case .launch(var launch) = record.content else { return record }
                launch.screen = screen
                return TraceRecord(launch: record.launch, time: record.time, .launch(launch))
            }
            try Data(Trace(records).file).write(to: URL(filePath: "\(green)/1.lunchtrace"))
        }
        try keep("adds-0123456789abcdef", text: "3 eggs", screen: "Other")
        // A test of another name, and a case of which nothing can be told apart.
        try keep("adds-more", text: "4 eggs")
        #expect(try Lunch.run("trace", in: folder).output.contains("differs first at step 1, launch"))
        try keep("adds-fedcba9876543210", text: "2 eggs")
        let found = try Lunch.run("trace", in: folder).output
        #expect(found.contains(#"staticText "count" was "2 eggs", and is now "1 egg"."#), "\(found)")
        try keep("adds-0000000000000001", text: "5 eggs")
        #expect(try !Lunch.run("trace", in: folder).output.contains("green run"))
    }

    @Test func aPageEscapesWhatAnAppWrote() throws {
        defer { remove() }
        try makePackage()
        let hostile = "</script><b>\u{202E}x"
        let file = "\(folder)/hostile.lunchtrace"
        try Data(Self.trace(.failed, text: hostile).file).write(to: URL(filePath: file))
        #expect(try Lunch.run("trace", file, "--html", "page.html", in: folder).status == .exited(0))
        let text = try String(contentsOf: URL(filePath: "\(folder)/page.html"), encoding: .utf8)
        // The data of the page, and the page's own script.
        #expect(text.ranges(of: "</script>").count == 2)
        #expect(!text.contains("<b>"))
        #expect(!text.contains("\u{202E}"))
        #expect(text.contains(#"\u003c/script>\u003cb>"#))
        #expect(text.contains("script-src 'sha256-"))
        #expect(!text.contains("://"))
    }

    @Test func asciinemaGetsACast() throws {
        defer { remove() }
        try makePackage()
        let run = try Lunch.run("trace", "--cast", in: folder)
        let lines = run.output.split(separator: "\n")
        #expect(lines.first?.contains(#""version":2"#) == true)
        #expect(lines.dropFirst() == [#"[0.001000,"o","empty\u000d\u000a"]"#, #"[0.004000,"o","1 egg"]"#])
    }

    @Test(
        arguments: [
            (["trace", "adss"], 69, "Did you mean"), (["trace", "s/none"], 69, "it doesn't exist"),
            (["trace", "Package.swift"], 69, "There is no trace of"),
            (["trace", "./Package.swift"], 65, "is not a readable trace"),
            (["trace", "adds", "--step", "9"], 64, "numbered from 1 to 3"),
            (["trace", "adds", "--step", "none"], 64, "is not a number for --step"),
            (["trace", "adds", "--cast", "--launch", "2"], 64, "has no launch 2"),
            (["trace", "adds", "--cast", "--json"], 64, "Only one of --json, --cast can be given."),
        ] as [([String], Int32, String)])
    func mistakesAreReported(_ words: [String], _ status: Int32, _ part: String) throws {
        defer { remove() }
        try makePackage()
        let run = try Lunch.run(words, in: folder)
        #expect(run.status == .exited(Int(status)))
        #expect(run.errors.contains(part), "\(run.errors)")
    }

    /// A tester that is killed leaves what it had done in its arena; the command itself makes a trace of it, once.
    @Test func whatAKilledTesterHadDoneIsShown() throws {
        defer { remove() }
        try makePackage()
        try FileManager.default.createDirectory(
            atPath: "\(folder)/.build/lunch/arenas", withIntermediateDirectories: true)
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 4 << 16, alignment: 8)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0)
        guard var writer = ArenaWriter(memory) else { return }
        let number = writer.begin()
        for record in try Self.trace(.failed).records.prefix(9) {
            var record = record
            if case .test(var test) = record.content {
                test.name = "hangs()"
                record.content = .test(test)
            }
            writer.append(record.bytes, to: number)
        }
        try Data(memory).write(to: URL(filePath: "\(folder)/.build/lunch/arenas/3.arena"))
        for words in [["trace"], ["trace", "hangs"]] {
            let run = try Lunch.run(words, in: folder)
            #expect(run.output.hasPrefix("hangs(): the tester was killed, 2 steps, "), "\(run.output)\(run.errors)")
            #expect(run.output.contains("press(Return)  not over\n"), "\(run.output)")
        }
        // Nothing is left to be saved a second time.
        try FileManager.default.removeItem(atPath: "\(folder)/.build/lunch/CartTests.hangs")
        #expect(try Lunch.run("trace", "hangs", in: folder).status == .exited(69))
    }

    private func searching(_ secrets: String) throws -> Lunch.Run {
        try Lunch.run(["trace", "--check-secrets"], in: folder, reading: secrets)
    }

    @Test func secretsAreLookedForInAllFiles() throws {
        defer { remove() }
        try makePackage()
        #expect(try searching("hunter2").output == "2 files searched: they contain none of the secrets.\n")
        #expect(try searching("hunter2").status == .exited(0))
        let found = try searching("hunter2\n1 egg")
        #expect(found.status == .exited(1))
        #expect(
            found.output == """
                2 files searched. They contain secrets:
                  CartTests.adds/trace.lunchtrace: in its bytes
                  CartTests.adds/trace.lunchtrace: in the screen of record 10
                  CartTests.adds/trace.lunchtrace: in the elements of record 11
                  CartTests.removes/trace.lunchtrace: in its bytes
                  CartTests.removes/trace.lunchtrace: in the screen of record 10
                  CartTests.removes/trace.lunchtrace: in the elements of record 11

                """, "\(found.errors)")
        #expect(try searching("").status == .exited(64))
        // Nobody is told that secrets are nowhere if something was not read.
        let broken = "\(folder)/.build/lunch/CartTests.adds/trace.lunchtrace"
        try Data("LUNCHTRACE 2\n?".utf8).write(to: URL(filePath: broken))
        let unread = try searching("hunter2")
        #expect(unread.status == .exited(1))
        #expect(
            unread.output.contains("could not be read completely:\n  CartTests.adds/trace.lunchtrace: "),
            "\(unread.output)")
        #expect(try Lunch.run("trace", in: folder).errors.contains(broken))
        try FileManager.default.removeItem(atPath: "\(folder)/.build/lunch")
        #expect(try searching("hunter2").status == .exited(1))
    }

    @Test func withoutTracesItIsReportedHowTheyCome() throws {
        defer { remove() }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: "\(folder)/Package.swift"))
        let run = try Lunch.run("trace", in: folder)
        #expect(run.status == .exited(69))
        #expect(run.errors.contains("has the trait .lunch"))
    }
}
