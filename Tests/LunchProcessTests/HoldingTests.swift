import Dispatch
import LunchProcess
import LunchWire
import Synchronization
import Testing

/// While an observer's work is under way nothing is read; nobody is kept from giving up or from ending the program.
struct HoldingTests {
    @Test func nothingIsReadBeforeTheWorkIsDone() throws {
        try withProgram(.shell("echo ready; read x; echo more")) { process, recorder in
            try recorder.wait(forText: "ready")
            let gate = DispatchSemaphore(value: 0)
            process.readNothing { gate.wait() }
            process.send(Array("\n".utf8))
            // Once it has gone, it has written.
            while process.states.contains(where: { $0.activity != .hasEnded }) {}
            #expect(!process.drain())
            #expect(!recorder.events.text.contains("more"))
            #expect(recorder.events.status == nil, "the end comes after all that was written")
            gate.signal()
            let events = try recorder.waitUntilGone()
            #expect(events.text.hasSuffix("more\n"))
            #expect(events.status == .exited(0))
        }
    }

    @Test func anEndWaitsForNoWork() throws {
        try withProgram(.shell("echo ready; exec yes")) { process, recorder in
            try recorder.wait(forText: "ready")
            let gate = DispatchSemaphore(value: 0)
            process.readNothing { gate.wait() }
            process.end(patience: .zero)
            try recorder.waitUntilGone()
            gate.signal()
        }
    }

    @Test func whoWaitsAndReadsLeaves() throws {
        try withProgram(.shell("stty raw -echo; echo ready; exec cat")) { process, recorder in
            try recorder.wait(forText: "ready")
            let gate = DispatchSemaphore(value: 0)
            let isHeld = Atomic(false)
            let deadline = ContinuousClock.now + .seconds(120)
            let isRead = process.read(until: deadline) {
                if !isHeld.exchange(true, ordering: .relaxed) {
                    process.readNothing { gate.wait() }
                    process.send(Array("a".utf8))
                }
                return true
            }
            #expect(!isRead)
            #expect(!process.read(until: deadline) { true }, "and does not begin")
            gate.signal()
            try recorder.wait(forText: "a")
        }
    }

    /// The next work may begin with the last; the reading goes on behind all of it.
    @Test func workThatFollowsOnWork() throws {
        try withProgram(.shell("stty raw -echo; echo ready; exec cat")) { process, recorder in
            try recorder.wait(forText: "ready")
            let gate = DispatchSemaphore(value: 0)
            let begun = DispatchSemaphore(value: 0)
            process.readNothing {
                process.readNothing {
                    begun.signal()
                    gate.wait()
                }
            }
            begun.wait()
            process.send(Array("a".utf8))
            #expect(!process.drain())
            gate.signal()
            try recorder.wait(forText: "a")
        }
    }
}
