import Dispatch
import LunchProcess
@_spi(Lunch) import LunchWire
import Synchronization
import TestSupport
import Testing

/// A thread that waits for output may read it itself; whoever reads, all of it is handed over in order.
@Suite(.waiting) struct ReadingTests {
    private let echo = "stty raw -echo; echo ready; exec cat"

    /// True if this thread is the one that waits and reads.
    @TaskLocal private static var isOwn = false

    private func read(_ process: ChildProcess, while isNeeded: () -> Bool) -> Bool {
        let deadline = ContinuousClock.now + .seconds(120)
        let isRead = Self.$isOwn.withValue(true) { process.read(until: deadline, while: isNeeded) }
        #expect(.now < deadline, "nothing but the deadline ended it")
        return isRead
    }

    @Test func whatIsReadIsHandedOverOnTheThreadThatWaits() throws {
        let count = Lock(0)
        let recorder = Recorder { call in
            if call == .wrote, Self.isOwn { count.withLock { $0 += 1 } }
        }
        try withProgram(.shell(echo), recorder: recorder) { process, recorder in
            try recorder.wait(forText: "ready")
            let bytes = noise(count: 1000)
            let start = recorder.events.output.count
            for (index, byte) in bytes.enumerated() {
                process.send([byte])
                #expect(read(process) { recorder.events.output.count <= start + index })
            }
            #expect(Array(recorder.events.output.dropFirst(start)) == bytes)
        }
        // The process's own thread may have been about to read when the first wait began.
        #expect(count.withLock(\.self) > 900)
    }

    @Test func outputIsReadAlsoAfterTheWait() throws {
        try withProgram(.shell(echo)) { process, recorder in
            try recorder.wait(forText: "ready")
            for round in 1...20 {
                process.send(Array("a\(round)".utf8))
                #expect(read(process) { !recorder.events.text.hasSuffix("a\(round)") })
                process.send(Array("b\(round)".utf8))
                try recorder.wait(forText: "b\(round)")
            }
        }
    }

    @Test func aReadThatIsInterruptedLooksWhetherItIsNeeded() throws {
        try withProgram(.shell(echo)) { process, recorder in
            try recorder.wait(forText: "ready")
            let isNeeded = Atomic(true)
            let hasBegun = DispatchSemaphore(value: 0)
            DispatchQueue(label: "interrupt").async {
                hasBegun.wait()
                isNeeded.store(false, ordering: .sequentiallyConsistent)
                process.interruptRead()
            }
            #expect(
                read(process) {
                    hasBegun.signal()
                    return isNeeded.load(ordering: .sequentiallyConsistent)
                })
        }
    }

    @Test func onlyOneThreadReadsAtATime() throws {
        try withProgram(.shell(echo)) { process, recorder in
            try recorder.wait(forText: "ready")
            var others: [Bool] = []
            let isRead = read(process) {
                DispatchQueue(label: "other").sync { others.append(process.read(until: .now + .seconds(120)) { true }) }
                return false
            }
            #expect(isRead)
            #expect(others == [false])
        }
    }

    @Test func aDeadlineEndsAReading() throws {
        try withProgram(.shell(echo)) { process, recorder in
            try recorder.wait(forText: "ready")
            #expect(process.read(until: .now + .milliseconds(5)) { true })
            #expect(process.read(until: .now - .seconds(5)) { true })
        }
    }

    @Test func theEndOfTheProgramEndsAReading() throws {
        for _ in 0..<20 {
            let recorder = Recorder()
            let process = try ChildProcess.start(.shell("read x; echo bye"), observer: recorder)
            process.send(Array("\n".utf8))
            _ = read(process) { true }
            let events = try recorder.waitUntilGone()
            #expect(events.text.hasSuffix("bye\n"))
            #expect(!process.read(until: .now + .seconds(120)) { true })
        }
    }
}
