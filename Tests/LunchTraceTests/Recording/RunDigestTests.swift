import Foundation
import LunchCommands
import LunchElements
import LunchInput
import LunchWire
import TestSupport
import Testing

@testable import LunchTrace

/// The digest of a run, and the green records that are made if it is another one.
@Suite struct RunDigestTests {
    private func digest(_ contents: [TraceRecord.Content], userInfo: LunchJSON? = nil) -> String? {
        var digest = RunDigest()
        for (time, content) in contents.enumerated() {
            let record = TraceRecord(launch: 1, time: time, content)
            let userInfo = record.kind == .launch ? userInfo : nil
            var writer = JSONWriter()
            let end = record.append(to: &writer)
            writer.withBytes { digest.add(record, $0, commandEnd: end, userInfo) }
        }
        return digest.text
    }

    private static let launch = TraceRecord.Content.launch(TraceLaunch(program: "app", columns: 20, rows: 4))

    private func began(_ step: Int, _ verb: String) -> TraceRecord.Content {
        .stepBegan(TraceStepBegan(step: step, verb: verb, place: TracePlace(file: "a.swift", line: step)))
    }

    private func ended(_ step: Int, answer: String? = nil) -> TraceRecord.Content {
        .stepEnded(TraceStepEnded(step: step, result: answer.map { .string($0) }, frame: 0))
    }

    private func output(_ text: String, at position: Int) -> TraceRecord.Content {
        .output(position: position, Array(text.utf8))
    }

    private func frame(_ label: String, revision: Int = 1, timers: Int? = nil, isChange: Bool = false)
        -> TraceRecord.Content
    {
        let root = AccessibilityNode(.application, children: [AccessibilityNode(.staticText, label: label)])
        let message = FrameMessage(
            revision: revision, screen: "Cart", size: CellSize(columns: 20, rows: 4), mark: revision, dropped: 0,
            busy: [], timers: timers, tree: isChange ? .changes([]) : .whole(root))
        return .frame(TraceFrame(position: 6, number: revision, origin: .published(message)))
    }

    private let input = TraceRecord.Content.input(.key(.return, [13]))
    private let settled = TraceRecord.Content.settled(
        TraceSettled(frame: 6, settling: TUISettling(trust: .acknowledged)))

    /// A tap, what comes of it, and a read.
    private func run(
        _ effect: [TraceRecord.Content], answer: String = "Booked", verb: String = "tap",
        after rest: [TraceRecord.Content] = []
    ) -> [TraceRecord.Content] {
        [Self.launch, began(1, verb), settled, input] + effect
            + [began(2, "label"), settled, ended(2, answer: answer)] + rest
    }

    @Test func theMomentOfAnEffectDoesNotCount() {
        let late = digest(run([ended(1), output("Booked", at: 6), frame("Booked")]))
        #expect(late == digest(run([output("Boo", at: 3), output("ked", at: 6), frame("Booked"), ended(1)])))
        // A timer comes and goes by the clock.
        #expect(
            late
                == digest(
                    run([
                        ended(1), output("Booked", at: 6), frame("Booked", timers: 3),
                        frame("Booked", revision: 2, isChange: true),
                    ])))
        let effect = [ended(1), output("Booked", at: 6), frame("Booked")]
        #expect(late == digest(run(effect, after: [output("Bye", at: 9)])))
    }

    @Test func whatIsShownReportedAndDoneCounts() {
        let effect = [ended(1), output("Booked", at: 6), frame("Booked")]
        let all = [
            digest(run(effect)), digest(run([ended(1), output("Failed", at: 6), frame("Booked")])),
            digest(run([ended(1), output("Booked", at: 6), frame("Failed")])), digest(run(effect, answer: "Failed")),
            digest(run(effect, verb: "press")), digest(run(effect), userInfo: ["town": "Oslo"]),
            digest(run(effect, after: [began(3, "label"), settled, ended(3, answer: "Booked")])),
        ]
        #expect(Set(all).count == all.count)
    }

    /// Two commands may have the same words. The frame before a step depends on the clock.
    @Test func theCommandOfAStepCountsAsAValue() {
        func waited(_ seconds: Int, after frame: Int? = nil) -> String? {
            let command = StepContent.command(TUICommand(.wait(.exit, within: .seconds(seconds))))
            let place = TracePlace(file: "a.swift", line: 1)
            return digest([Self.launch, .stepBegan(TraceStepBegan(step: 1, command, place: place, frame: frame))])
        }
        #expect(waited(5) != waited(6))
        #expect(waited(5) == waited(5, after: 6))
    }

    /// A temporary folder has another name in each run, and an error that a test expects tells how long the app has taken.
    @Test func theNamesAndTimesOfARunDoNotCount() {
        func given(_ folder: String, seconds: Int, kind: String = "element", stack: String = "") -> String? {
            var launch = TraceLaunch(program: "app", columns: 20, rows: 4)
            launch.environment = ["HOME": "/tmp/Tests-\(folder)/home"]
            launch.arguments = ["--in=\(folder)"]
            let failure: LunchJSON = ["kind": .string(kind), "message": .string("settled \(seconds) ms later")]
            return digest([
                .launch(launch), began(1, "tap"), .failure(failure),
                .stepEnded(TraceStepEnded(step: 1, failure: failure)),
                .exited(TraceExit(.signal(4), standardError: "at 0x\(stack)")),
            ])
        }
        let one = given("9E90C59F-D67C-4969-90BB-FAB9D8FBEF2B", seconds: 4)
        #expect(one == given("A2CD7C84-1700-49CF-9857-3427A1AF4EB8", seconds: 139, stack: "7f2c"))
        #expect(one != given("A2CD7C84-1700-49CF-9857-3427A1AF4EB8", seconds: 4, kind: "timeout"))
        #expect(one != given("A2CD7C84-1700-49CF-9857-3427A1AF4EB", seconds: 4))
    }

    /// The records of what was typed come at another moment each time; a click is where the element is.
    @Test func whatIsTypedCounts() {
        func typed(_ input: TraceInput, isLate: Bool = false) -> String? {
            let input = TraceRecord.Content.input(input)
            let rest = [ended(1), began(2, "label"), settled, ended(2)]
            return digest([Self.launch, began(1, "typeText")] + (isLate ? rest + [input] : [input] + rest))
        }
        #expect(typed(.key(.tab, [9])) == typed(.key(.tab, [9]), isLate: true))
        #expect(typed(.typed("a")) != typed(.typed("b")))
        #expect(typed(.typed(")")) != typed(.key(.tab, [9])))
        #expect(typed(.tap(column: 1)) == typed(.tap(column: 2)))
    }

    @Test func aTestThatReportsTooMuchHasNone() {
        let much = String(repeating: "x", count: 1 << 20)
        #expect(digest(run([output(much, at: much.utf8.count)])) == nil)
    }

    @Test func aRecordIsMadeIfTheDigestIsAnotherOneOrTheRecordIsGone() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let traces = try #require(TraceFolder(around: #filePath, other: folder))
        let green = GreenFolder(in: traces, other: nil)
        var made = 0
        func keep(_ digest: String?) throws {
            try green.keep(
                {
                    made += 1
                    return TraceFormat.magic + TraceRecord(time: 0, .test(Self.test)).bytes
                }, digest: digest, of: "adds")
        }
        try keep("1-a")
        #expect(made == 1 && !green.runs(of: "adds").isLearned)
        try keep("1-a")
        #expect(made == 1 && green.runs(of: "adds").isLearned)
        try keep("1-b")
        #expect(made == 2)
        try keep(nil)
        #expect(made == 3)
        try FileManager.default.removeItem(atPath: "\(folder)/green/adds/1.lunchtrace")
        try keep("1-b")
        #expect(made == 4 && green.runs(of: "adds").traces.count == 1)
    }

    /// A test that does one of three things made its record anew in two of three runs.
    @Test func aRecordThatIsKnownBecomesTheFirstWithoutBeingMade() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let green = GreenFolder(in: try #require(TraceFolder(around: #filePath, other: folder)), other: nil)
        var made = 0
        func keep(_ name: String, _ digest: String?) throws {
            let test = TraceTest(name: name, library: "Swift Testing", place: TracePlace(file: "a.swift", line: 1))
            try green.keep(
                {
                    made += 1
                    return TraceFormat.magic + TraceRecord(time: 0, .test(test)).bytes
                }, digest: digest, of: "adds")
        }
        func names() -> [String] { green.runs(of: "adds").traces.map(Self.name) }
        for name in ["one", "two", "three"] { try keep(name, "4-\(name)") }
        #expect(names() == ["three", "two", "one"])
        #expect(made == 3)
        try keep("one", "4-one")
        #expect(names() == ["one", "three", "two"])
        try keep("two", "4-two")
        #expect(names() == ["two", "one", "three"])
        #expect(made == 3)
        // The same record of another run is known by both.
        try keep("one", "4-other")
        #expect(made == 4)
        #expect(names() == ["one", "two", "three"])
        for digest in ["4-one", "4-other"] { try keep("one", digest) }
        #expect(made == 4)
        // The oldest makes room, and its digest with it.
        try keep("four", nil)
        #expect(names() == ["four", "one", "two"])
        try keep("three", "4-three")
        #expect(made == 6)
        #expect(names() == ["three", "four", "one"])
        try keep("one", "4-other")
        #expect(made == 6)
        // A record that is gone is made anew.
        try FileManager.default.removeItem(atPath: "\(folder)/green/adds/1.lunchtrace")
        try keep("one", "4-one")
        #expect(made == 7)
    }

    private static func name(of trace: Trace) -> String {
        if case .test(let test)? = trace.records.first?.content { test.name } else { "" }
    }

    private static let test = TraceTest(
        name: "adds()", library: "Swift Testing", place: TracePlace(file: "a.swift", line: 1))
}
