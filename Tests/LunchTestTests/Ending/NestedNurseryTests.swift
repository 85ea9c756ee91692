import Dispatch
import LunchTest
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

@testable import LunchDriver
@testable import LunchProcess

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Kills the process that all launches of this one come from, while apps are launched and used on two threads.
@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedNurseryTests {
    private static let text = String(repeating: "x", count: 200_000)

    private struct State {
        var isOver = false
        /// The number of times that something has gone right.
        var ticks = 0
        /// The errors so far.
        var errors: [String] = []
    }

    @Test func killNurseries() throws {
        let state = Lock(State())
        let seed = Int.random(in: 0..<1_000_000)
        var random = SeededGenerator(seed: seed)
        let group = DispatchGroup()
        for thread in 0..<2 {
            DispatchQueue(label: "launch \(thread)").async(group: group) {
                while !state.withLock({ $0.isOver }) { Self.useAnApp(state) }
            }
        }
        for round in 1...KilledTesterTests.kills {
            let next = state.withLock(\.ticks) + random.index(below: 6)
            #expect(LiveProcess.wait { state.withLock(\.ticks) >= next }, "round \(round) of seed \(seed)")
            for _ in 0..<random.index(below: 5000) { LiveProcess.giveWay() }
            for nursery in Self.nurseries { LiveProcess.kill(nursery) }
        }
        state.withLock { $0.isOver = true }
        group.wait()
        // Each is told by name: what was killed, and by what it was.
        let errors = state.withLock(\.errors)
        for error in errors {
            #expect(error.contains("lunch-nursery") && error.contains("was ended by SIGKILL (signal 9)"), "\(error)")
        }
        #expect(!errors.isEmpty)
        // One that has just been forked does not have its name yet.
        let isNothingLeft = LiveProcess.wait {
            for nursery in Self.nurseries { LiveProcess.kill(nursery) }
            return Self.below.isEmpty
        }
        #expect(isNothingLeft, "\(Self.below) of seed \(seed)")
        #expect(try Files.names(in: Files.temporaryFolder) == [])
    }

    private static func useAnApp(_ state: borrowing Lock<State>) {
        func note(_ error: String) { state.withLock { $0.errors.append(error) } }
        do {
            let app = try Launcher(app: fixture, screen: "Text", mock: .of(text)).launch()
            state.withLock { $0.ticks += 1 }
            try app.show("Text", mock: .of(text))
            state.withLock { $0.ticks += 1 }
            // Its end is asked for, so that it is no issue of this test.
            _ = RecordedMessage.recorded { app.terminate() }.map(note)
        } catch {
            (error as? TUIError)?.arrive()
            note((error as? TUIError)?.message ?? "\(error)")
        }
    }

    /// The processes below this one that have not ended.
    private static var below: [ProcessState] {
        ProcessState.all(below: ProcessInfo.processInfo.processIdentifier).filter { $0.activity != .hasEnded }
    }

    private static var nurseries: [Int32] {
        below.filter { $0.name == "lunch-nursery" }.map(\.identifier)
    }
}
