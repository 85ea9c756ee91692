import Foundation
import LunchElements
import LunchWire
import TestSupport
import Testing

@testable import LunchDriver
@testable import LunchTrace

/// The traces that are made of what killed testers have left in their arenas.
@Suite(.waiting) final class KilledTesterTraceTests: RecorderUser {
    /// A test that is not over is what a killed tester leaves; nobody ends it when its recorder is gone.
    @Test func whatAKilledTesterHadDoneIsSaved() throws {
        do {
            let recorder = recorder("onFailure")
            recorder.begin(Self.test(1))
            tell(.testIssue(TUIIssue("the last words", at: nil)), of: Self.test(1), to: recorder)
            // Nobody kills this one within the millisecond that it has.
            DeferredWork.shared.finish()
        }
        let next = recorder("onFailure")
        next.begin(Self.test(2, "next()"))
        tell(.testEnded(.passed), of: Self.test(2), to: next)
        #expect(names == ["KilledTesterTraceTests.adds", "arenas"])
        #expect(try trace("KilledTesterTraceTests.adds").records.map(\.kind) == [.test, .issue])
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/arenas") == ["1.arena"])
    }

    /// The ends of a tester that it brings about itself.
    enum Crash: Int, CaseIterable, Codable {
        case trap, abort, fault

        func happen() {
            switch self {
            case .trap: preconditionFailure("the test is wrong")
            case .abort: Foundation.abort()
            case .fault: raise(SIGSEGV)
            }
        }
    }

    /// A crash comes right behind the step that led to it, which is the one to know.
    @Test(arguments: Crash.allCases) func whatATesterHadDoneThatCrashesIsSaved(_ crash: Crash) async throws {
        await #expect(processExitsWith: .failure) { [folder = folder as String, crash = crash as Crash] in
            let recorder = TraceRecorder(
                ["LUNCH_TRACE": "onFailure", "LUNCH_TRACES": folder], arenaSize: 1 << 20
            ) { _ in }
            let test = RecorderUser.test(1)
            recorder.begin(test)
            for number in 1...30 {
                recorder.hear(
                    TUIEvent(
                        time: .now, step: nil, source: EventSource(test: test),
                        kind: .testIssue(TUIIssue("issue \(number)", at: nil))))
            }
            crash.happen()
        }
        runNext()
        let kinds = try trace("KilledTesterTraceTests.adds").records.map(\.kind)
        #expect(kinds == [.test] + Array(repeating: .issue, count: 30))
    }

    private var arenas: String { "\(folder)/arenas" }

    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: arenas)) ?? []).sorted()
    }

    /// Leaves an arena with a recording of these bytes, and returns the bytes of the file.
    @discardableResult
    private func leave(_ records: [[UInt8]]) throws -> [UInt8] {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 << 16, alignment: 8)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0)
        guard var writer = ArenaWriter(memory) else { return [] }
        let number = writer.begin()
        for record in records { writer.append(record, to: number) }
        return try leave(Array(memory))
    }

    @discardableResult
    private func leave(_ bytes: [UInt8]) throws -> [UInt8] {
        try FileManager.default.createDirectory(atPath: arenas, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: "\(arenas)/1.arena"))
        return bytes
    }

    private static let begun = TraceRecord(
        time: 0, .test(TraceTest(name: "adds()", library: "XCTest", place: TracePlace(file: "a.swift", line: 1))))

    /// Runs a test that fails, which is recorded whatever is found before.
    private func runNext() {
        let next = recorder("onFailure")
        next.begin(Self.test(2, "next()"))
        tell(.testEnded(.failed), of: Self.test(2, "next()"), to: next)
        #expect(names.contains("KilledTesterTraceTests.next"))
    }

    /// A forked child process has the descriptors of its parent until it closes them.
    @Test func anArenaIsFreeAlthoughAChildHasItOpen() throws {
        try FileManager.default.createDirectory(atPath: arenas, withIntermediateDirectories: true)
        let path = "\(arenas)/1.arena"
        var others: [Int32] = []
        defer { for descriptor in others { close(descriptor) } }
        do {
            guard let file = try ArenaFile(path: path, size: 1 << 16) else { throw ArenaFile.Problem("lock", 0) }
            var (wanted, found) = (stat(), stat())
            #expect(stat(path, &wanted) == 0 && file.memory.count == 1 << 16)
            for descriptor in 0..<Int32(1024) where others.isEmpty && fstat(descriptor, &found) == 0 {
                if (found.st_dev, found.st_ino) == (wanted.st_dev, wanted.st_ino) { others.append(dup(descriptor)) }
            }
            #expect(others.count == 1)
            let isFree = try isFree(path)
            #expect(!isFree)
        }
        let isFree = try isFree(path)
        #expect(isFree)
    }

    private func isFree(_ path: String) throws -> Bool {
        guard let file = try ArenaFile(existing: path) else { return false }
        return file.memory.count > 0
    }

    @Test func whatIsNoArenaIsKeptAndReported() throws {
        let bytes = try leave(Array(repeating: 0x78, count: 4096))
        runNext()
        #expect(
            lines.all == [
                "Lunch: The records of a killed test process cannot be read, or only partly: byte 0: the file does not "
                    + "begin with \"LUNCHARENA 2\"; the file is probably not an arena. They are kept in \(arenas)/1.damaged\n"
            ])
        #expect(files == ["1.arena", "1.damaged"])
        #expect(try Array(Data(contentsOf: URL(filePath: "\(arenas)/1.damaged"))) == bytes)
        // It is said once, and the next one that is damaged takes its place.
        runNext()
        #expect(lines.all.count == 1)
        let other = try leave(Array(repeating: 0x79, count: 4096))
        runNext()
        #expect(lines.all.count == 2)
        #expect(try Array(Data(contentsOf: URL(filePath: "\(arenas)/1.damaged"))) == other)
    }

    @Test func whatCanBeReadOfADamagedRecordingBecomesATrace() throws {
        var unknown = Self.begun.bytes
        unknown[4] = UInt8(ascii: "?")
        let bytes = try leave([Self.begun.bytes, unknown])
        runNext()
        #expect(lines.all.count == 1)
        #expect(lines.all.first?.contains("no kind of record has the letter '?'") == true, "\(lines.all)")
        #expect(try trace("adds").records.map(\.kind) == [.test])
        #expect(try Array(Data(contentsOf: URL(filePath: "\(arenas)/1.damaged"))) == bytes)
    }

    @Test func aRecordingWithoutItsBeginningIsKeptAndReported() throws {
        try leave([TraceRecord(time: 0, .issue(TraceIssue(message: "It is wrong", place: nil))).bytes])
        runNext()
        #expect(lines.all.first?.contains("the first record is not T") == true, "\(lines.all)")
        #expect(files == ["1.arena", "1.damaged"])
    }

    /// It is killed as it writes the header of its arena, or the first record of a test.
    @Test(arguments: [[], Array(begun.bytes.dropLast())]) func aTesterThatIsKilledAtFirstLeavesNothing(
        _ record: [UInt8]
    )
        throws
    {
        if record.isEmpty { try leave([UInt8](repeating: 0, count: 4096)) } else { try leave([record]) }
        runNext()
        #expect(lines.all == [])
        #expect(files == ["1.arena"])
    }

    @Test func whatCannotBeWrittenStaysInItsArenaAndIsReported() throws {
        try leave([Self.begun.bytes])
        try Data().write(to: URL(filePath: "\(folder)/adds"))
        runNext()
        #expect(lines.all.count == 1)
        #expect(
            lines.all.first?.hasPrefix("Lunch: No trace of adds(), whose test process was killed: ") == true,
            "\(lines.all)")
        try FileManager.default.removeItem(atPath: "\(folder)/adds")
    }
}
