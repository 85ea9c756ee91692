import Dispatch
import Foundation
import Synchronization
import Testing

@testable import LunchDriver

/// Threads for tests that wait: as many as wait at once, up to the width, and each step runs whatever happens.
@Suite struct OwnThreadsTests {
    /// A place where threads wait until so many have come.
    private final class Meeting: Sendable {
        private let missing: Atomic<Int>
        private let isComplete = DispatchSemaphore(value: 0)

        init(of count: Int) { missing = Atomic(count) }

        /// Blocks the thread; false if the others have not come in a minute.
        func come() -> Bool {
            if missing.subtract(1, ordering: .relaxed).newValue == 0 { isComplete.signal() }
            defer { isComplete.signal() }
            return isComplete.wait(timeout: .now() + 60) == .success
        }
    }

    /// Threads as the system gives them, counted.
    private final class Source: Sendable {
        let count = Atomic(0)

        func start(_ name: String, _ body: @escaping @Sendable () -> Void) -> Int32 {
            count.add(1, ordering: .relaxed)
            Thread.detachNewThread(body)
            return 0
        }
    }

    private func all<Result: Sendable>(
        _ count: Int, on threads: OwnThreads, _ body: @escaping @Sendable (Int) -> Result
    ) async -> [Result] {
        await threads.run {
            await withTaskGroup(of: Result.self) { group in
                for index in 0..<count { group.addTask { body(index) } }
                return await group.reduce(into: []) { $0.append($1) }
            }
        }
    }

    @Test func asManyWaitAtOnceAsThereMayBeThreads() async {
        let meeting = Meeting(of: 40)
        let threads = OwnThreads("test", width: 40)
        #expect(await all(40, on: threads) { _ in meeting.come() } == Array(repeating: true, count: 40))
    }

    @Test func moreThanThatAreDoneOneAfterTheOther() async {
        let source = Source()
        let threads = OwnThreads("test", width: 3) { source.start($0, $1) }
        let meeting = Meeting(of: 3)
        #expect(await all(100, on: threads) { $0 < 3 ? meeting.come() : true } == Array(repeating: true, count: 100))
        #expect(source.count.load(ordering: .relaxed) == 3)
    }

    /// Priorities are not looked at, as the first to come may be waited for by all others.
    @Test func stepsRunInTheOrderInWhichTheyCame() async {
        let order = await OwnThreads("test", width: 1).run {
            await withTaskGroup(of: Int.self) { group in
                for index in 0..<100 {
                    group.addTask(priority: index.isMultiple(of: 2) ? .background : .high) { index }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
        }
        #expect(order == Array(0..<100))
    }

    @Test func stepsRunAlsoIfTheSystemGivesNoThread() async {
        let asked = Atomic(0)
        let threads = OwnThreads("test", width: 2) { _, _ in
            asked.add(1, ordering: .relaxed)
            return -EAGAIN
        }
        for _ in 0..<100 { #expect(await all(10, on: threads) { $0 }.sorted() == Array(0..<10)) }
        #expect(asked.load(ordering: .relaxed) > 0)
    }

    @Test func stepsRunIfTheSystemGivesSomeThreads() async {
        let source = Source()
        let asked = Atomic(0)
        let threads = OwnThreads("test", width: 8) { name, body in
            asked.add(1, ordering: .relaxed).newValue.isMultiple(of: 2) ? source.start(name, body) : -EAGAIN
        }
        for _ in 0..<100 { #expect(await all(20, on: threads) { $0 }.sorted() == Array(0..<20)) }
    }
}
