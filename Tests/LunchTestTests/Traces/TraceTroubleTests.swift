import LunchProcess
import LunchTrace
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Disks that are full, folders that are not there, and testers that are killed: verdicts stay, and what can be kept is kept.
@Suite(.waiting) struct TraceTroubleTests {
    private static let failing = ["--testing-library", "swift-testing", "--filter", "NestedTraceTests/fails\\("]

    /// True if this user may mount file systems that nobody else sees.
    private static let mayMount: Bool = {
        let run = try? NestedRun("/bin/sh", ["-c", "unshare -m mount -t tmpfs -o size=1m none /mnt"]).wait()
        return run?.status == .exited(0)
    }()

    /// Runs a test that fails while its traces go to a file system that is mounted with some options.
    private func runMounted(_ options: String, _ problem: String) throws {
        let folder = try Files.makeFolder()
        defer { Files.remove(folder) }
        let script = "mount -t tmpfs -o \(options) none '\(folder)' && exec \"$0\" \"$@\""
        let run = try Bundle.run(
            Self.failing, environment: ["LUNCH_TRACE": "", "LUNCH_TRACES": folder],
            through: ["/usr/bin/unshare", "-m", "/bin/sh", "-c", script])
        #expect(run.status == .exited(1), "\(run.output)")
        #expect(run.output.contains("with 1 issue."), "\(run.output)")
        #expect(run.output.contains("No element matches app.buttons[\"absent\"]."), "\(run.output)")
        let lines = run.output.split(separator: "\n").filter { $0.contains("Lunch: no trace") }
        #expect(lines.count == 1 && lines[0].hasSuffix(problem), "\(run.output)")
        #expect(!run.output.contains("Trace: "), "\(run.output)")
    }

    @Test(.enabled(if: mayMount, "Only root can mount a small disk."))
    func aFullDiskCostsOnlyTheTrace() throws { try runMounted("size=2m", "No space left on device") }

    @Test(.enabled(if: mayMount, "Only root can mount a disk that cannot be written to."))
    func aFolderThatCannotBeWrittenToCostsOnlyTheTrace() throws {
        try runMounted("size=99m,ro", "EROFS")
    }

    @Test func aFolderThatVanishesIsMadeAgain() throws {
        let folder = try Files.makeFolder()
        defer { Files.remove(folder) }
        let arguments = ["--testing-library", "swift-testing", "--filter", "NestedTraceTests/removesItsFolder"]
        let run = try Bundle.run(arguments, environment: ["LUNCH_TRACE": "", "LUNCH_TRACES": folder])
        #expect(run.output.contains("with 1 issue."), "\(run.output)")
        #expect(!run.output.contains("Lunch: no trace"), "\(run.output)")
        #expect(try Files.names(in: folder) == ["NestedTraceTests.removesItsFolder"])
    }

    /// Testers that are killed at random moments: the trace that the next one saves has all steps but for the last few, without
    /// a gap.
    @Test func aTesterMayBeKilledAtAnyMoment() throws {
        let folder = try Files.makeFolder()
        defer { Files.remove(folder) }
        let seed = Int.random(in: 0..<1_000_000)
        var random = SeededGenerator(seed: seed)
        for round in 1...KilledTesterTests.kills {
            let what = "round \(round) of seed \(seed)"
            let run = try Bundle.start(
                ["--testing-library", "swift-testing", "--filter", "NestedTraceTests/pressesAndWaits"],
                environment: ["LUNCH_TRACE": "", "LUNCH_TRACES": folder])
            try #require(run.wait(for: "pressed \(1 + random.index(below: 40))\r"))
            for _ in 0..<random.index(below: 5000) { LiveProcess.giveWay() }
            run.signal(9)
            #expect(run.isGone(within: 60), "\(what): a process is left")
            let output = String(decoding: run.bytes, as: UTF8.self)
            let pressed = output.matches(of: /pressed (\d+)\r\n/).last.flatMap { Int($0.1) } ?? 0
            _ = try Bundle.run(
                ["--testing-library", "swift-testing", "--filter", "NestedTraceTests/passes"],
                environment: ["LUNCH_TRACE": "", "LUNCH_TRACES": folder])
            let path = "\(folder)/NestedTraceTests.pressesAndWaits/trace.lunchtrace"
            let trace = try Trace(file: Array(Data(contentsOf: URL(filePath: path))))
            let ended = trace.records.compactMap { record -> Int? in
                if case .stepEnded(let end) = record.content { end.step } else { nil }
            }
            let last = ended.last ?? 0
            // The first step is the launch, and one may have been under way. Usually all steps but the last one are written. On a
            // busy machine 64 events may wait, and as many may be on their way to the arena. A key has six.
            #expect((pressed - 22...pressed + 3).contains(last), "\(what): \(pressed) of \(last)")
            // Of a tester that got far the limit leaves the first and the last steps.
            let isWhole = !trace.records.contains { $0.kind == .dropped }
            let together = isWhole ? last : min(last, 100)
            #expect(ended.suffix(together) == ArraySlice(last - together + 1..<last + 1), "\(what)")
            #expect(!trace.records.contains { $0.kind == .verdict }, "\(what)")
            Files.remove(path)
        }
    }
}
