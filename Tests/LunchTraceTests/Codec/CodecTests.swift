import LunchCommands
import LunchElements
import LunchTrace
import LunchWire
import TestSupport
import Testing

@Suite struct CodecTests {
    @Test func `a file comes back as it was`() throws {
        let trace = try Trace(Story.whole.records)
        #expect(Set(trace.records.map(\.kind)).count == TraceRecord.Kind.allCases.count)
        let again = try Trace(file: trace.file)
        #expect(again == trace)
        #expect(again.file == trace.file)
    }

    @Test func `a record stands as the page says`() {
        let output = TraceRecord(launch: 258, time: 5, .output(position: 3, [0x61, 0x62, 0x63]))
        #expect(
            output.bytes == [
                11, 0, 0, 0, 0x4F, 0, 2, 1, 5, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0x61, 0x62, 0x63,
            ])
        let verdict = TraceRecord(time: 0, .verdict(TraceVerdict(.passed)))
        #expect(String(decoding: verdict.bytes.dropFirst(16), as: UTF8.self) == #"{"attempt":1,"verdict":"passed"}"#)
    }

    @Test func `a file that was cut off says where`() throws {
        let file = try Trace(Story.whole.records).file
        for end in stride(from: 0, to: file.count, by: 7) {
            do throws(TraceError) {
                let trace = try Trace(file: Array(file[..<end]))
                // It ends between two records.
                let isSame = trace.file == Array(file[..<end])
                #expect(isSame)
            } catch {
                #expect(error.offset <= end)
                switch error.problem {
                case .noTrace: #expect(end < TraceFormat.magic.count)
                case .noTest: #expect(end == TraceFormat.magic.count)
                case .cutOff: break
                default: Issue.record("\(end): \(error)")
                }
            }
        }
    }

    @Test func `a damaged file is refused or read, and never traps`() throws {
        let file = try Trace(Story.whole.records).file
        for offset in stride(from: 0, to: file.count, by: 5) {
            var damaged = file
            damaged[offset] = [0, 0x7F, 0xFF, file[offset] ^ 1][offset / 5 % 4]
            do throws(TraceError) {
                let trace = try Trace(file: damaged)
                let again = try Trace(file: trace.file)
                #expect(again == trace)
            } catch {
                #expect(error.offset <= file.count && !"\(error)".isEmpty)
            }
        }
    }

    @Test(arguments: [
        (
            "MZ", [] as [UInt8],
            "byte 0: the file does not begin with \"LUNCHTRACE 2\"; it is probably another file"
        ),
        (
            "LUNCHTRACE 3\n", [],
            "byte 11: the trace has version 3, but this Lunch reads version 2; another version of Lunch has probably written it"
        ),
        (
            "LUNCHTRACE 1\n", [],
            "byte 11: the trace has version 1, which Lunch up to 0.2 writes and reads; this Lunch reads version 2: run the test again"
        ),
        (
            "LUNCHTRACE 2\n", [],
            "byte 13: the first record is not T; the beginning of the trace is probably missing"
        ),
        (
            "LUNCHTRACE 2\n", [1, 2, 3],
            "byte 13: 16 bytes belong here, but only 3 are left; the file was probably copied while it was being written"
        ),
        (
            "LUNCHTRACE 2\n", [0, 0, 0, 9, 0x54, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            "byte 13: a record of 150994944 bytes, more than 67108864; the bytes before it are probably damaged"
        ),
        (
            "LUNCHTRACE 2\n", [0, 0, 0, 0, 0x5A, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            "byte 17: no kind of record has the letter 'Z'; the bytes before it are probably damaged"
        ),
        (
            "LUNCHTRACE 2\n", [0, 0, 0, 0, 0x54, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            "byte 18: 7, where 0 belongs; the bytes before it are probably damaged"
        ),
        (
            "LUNCHTRACE 2\n", [0, 0, 0, 0, 0x54, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x80],
            "byte 21: a time beyond 2^53; the record is probably damaged"
        ),
        (
            "LUNCHTRACE 2\n", [2, 0, 0, 0, 0x54, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x7B, 0x7D],
            "byte 29: a record T that cannot be read: record has no \"name\"; its writer is probably wrong"
        ),
        (
            "LUNCHTRACE 2\n", [3, 0, 0, 0, 0x4F, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3],
            "byte 29: a record O of 3 bytes, which is too short; its writer probably left something out"
        ),
    ])
    func `a refusal says where, what and why`(head: String, rest: [UInt8], words: String) {
        #expect {
            try Trace(file: Array(head.utf8) + rest)
        } throws: { error in
            "\(error)" == words
        }
    }

    /// A test can ask for a terminal of 0 columns. The rest of its trace stays readable.
    @Test func `a command that is not valid is read by its name`() throws {
        let step = #"{"command":{"resize":{"columns":0,"rows":1}},"place":{"file":"a.swift","line":1},"step":1}"#
        let test = TraceRecord(
            time: 0, .test(TraceTest(name: "t", library: "XCTest", place: TracePlace(file: "a.swift", line: 1))))
        let head: [UInt8] = [UInt8(step.utf8.count), 0, 0, 0, 0x42, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        let trace = try Trace(file: TraceFormat.magic + test.bytes + head + Array(step.utf8))
        guard case .stepBegan(let begun)? = trace.records.last?.content else { throw CancellationError() }
        #expect(begun.action == .call("resize", of: [], argument: nil))
        #expect(begun.action?.isRepeatable == false)
    }

    @Test func `records follow on each other`() throws {
        let test = TraceRecord(time: 0, .test(TraceTest(name: "t", library: "XCTest", place: Story.place)))
        let launch = TraceRecord(launch: 1, time: 0, .launch(TraceLaunch(program: "p", columns: 8, rows: 2)))
        func output(_ position: Int, launch: Int = 1) -> TraceRecord {
            TraceRecord(launch: launch, time: 0, .output(position: position, [0x61]))
        }
        func problem(_ records: [TraceRecord]) -> TraceError.Problem? {
            do throws(TraceError) {
                _ = try Trace(records)
                return nil
            } catch {
                return error.problem
            }
        }
        #expect(problem([launch]) == .noTest)
        #expect(problem([test, launch, output(1), output(1), output(2)]) == nil)
        #expect(problem([test, output(1)]) == .launch(1))
        #expect(problem([test, launch, output(1, launch: 0)]) == .launch(0))
        #expect(problem([test, launch, output(2), output(1)]) == .backwards(from: 2, to: 1))
    }

    @Test(arguments: [(0, 2), (5000, 2), (2, 0), (2, 2000)])
    func `a size that no terminal has is refused`(columns: Int, rows: Int) {
        let test = TraceRecord(time: 0, .test(TraceTest(name: "t", library: "XCTest", place: Story.place)))
        let launch = TraceRecord(launch: 1, time: 0, .launch(TraceLaunch(program: "p", columns: 8, rows: 2)))
        let resized = TraceRecord(launch: 1, time: 0, .resized(position: 0, columns: columns, rows: rows))
        #expect {
            try Trace(file: TraceFormat.magic + test.bytes + launch.bytes + resized.bytes)
        } throws: { error in
            (error as? TraceError)?.problem == .size(columns: columns, rows: rows)
        }
    }
}
