import Dispatch
import Foundation
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// Work that is put off is done in the order in which it was added, and none of it is lost.
@Suite struct DeferredWorkTests {
    /// Threads as the system gives them, counted.
    private final class Source: Sendable {
        let count = Lock(0)

        func start(_ body: @escaping @Sendable () -> Void) -> Int32 {
            count.withLock { $0 += 1 }
            Thread.detachNewThread(body)
            return 0
        }
    }

    /// Adds pieces of work; returns true once all are done, in their order.
    private func isDone(_ count: Int, by work: DeferredWork) -> Bool {
        let order = Lock<[Int]>([])
        let done = DispatchSemaphore(value: 0)
        for number in 1...count {
            work.add {
                order.withLock { $0.append(number) }
                if number == count { done.signal() }
            }
        }
        return done.wait(timeout: .now() + 60) == .success && order.withLock { $0 } == Array(1...count)
    }

    @Test func isDoneInItsOrderByOneThread() {
        let source = Source()
        let work = DeferredWork(starter: source.start)
        #expect(isDone(1000, by: work))
        #expect(isDone(1, by: work))
        #expect(source.count.withLock { $0 } == 1)
    }

    /// The thread rests between pieces, and waits to be woken after a while without any.
    @Test(.timeLimit(.minutes(2))) func isDoneAlsoWhenTheThreadHasFallenAsleep() {
        let work = DeferredWork(starter: Source().start)
        #expect(isDone(1, by: work))
        for _ in 0..<20 {
            #expect(LiveProcess.wait { !work.isAwake })
            #expect(isDone(1, by: work))
        }
    }

    #if os(Linux)
        /// A thread of this class takes no processor from the app that a test waits for, nor from the test.
        @Test func isDoneByAThreadThatStandsBack() {
            let work = DeferredWork(starter: Source().start)
            let policy = Lock<Int32>(-1)
            let isDone = DispatchSemaphore(value: 0)
            work.add {
                policy.withLock { $0 = sched_getscheduler(0) }
                isDone.signal()
            }
            isDone.wait()
            // SCHED_BATCH, a macro that Swift does not see.
            #expect(policy.withLock { $0 } == 3)
        }
    #endif

    @Test func isDoneBySomebodyElseIfThereIsNoThread() {
        #expect(isDone(3, by: DeferredWork { _ in -EAGAIN }))
    }

    /// No thread ever runs here.
    @Test func whoeverFinishesDoesWhatIsLeft() {
        let work = DeferredWork { _ in 0 }
        let done = Lock<[Int]>([])
        for number in 1...3 { work.add { done.withLock { $0.append(number) } } }
        work.finish()
        #expect(done.withLock { $0 } == [1, 2, 3])
        work.finish()
        #expect(done.withLock { $0 } == [1, 2, 3])
    }

    /// A test that waits for its app writes no files meanwhile, and leaves the work of other tests to them.
    @Test func whoWaitsDoesItsOwnShortWorkOnly() {
        let work = DeferredWork { _ in 0 }
        let done = Lock<[Int]>([])
        for number in 1...6 {
            let test = [nil, 7, 8][number % 3]
            work.add(shortOf: test) { done.withLock { $0.append(number) } }
        }
        for expected in [[1, 4], [1, 4]] {
            work.doShort(of: 7)
            #expect(done.withLock { $0 } == expected)
        }
        work.finish()
        #expect(done.withLock { $0 } == [1, 4, 2, 5, 3, 6])
    }

    /// The work of another test may take long, and so may a file.
    @Test(arguments: [nil, 8]) func whoWaitsDoesNotWaitForOtherWorkUnderWay(other: Int?) {
        let work = DeferredWork { _ in 0 }
        let done = Lock<[Int]>([])
        let (begun, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        work.add(shortOf: other) {
            begun.signal()
            mayEnd.wait()
            done.withLock { $0.append(2) }
        }
        let finisher = DispatchQueue(label: "finisher")
        finisher.async { work.finish() }
        begun.wait()
        work.add(shortOf: 7) { done.withLock { $0.append(1) } }
        work.doShort(of: 7)
        #expect(done.withLock { $0 } == [1])
        mayEnd.signal()
        finisher.sync {}
        #expect(done.withLock { $0 } == [1, 2])
    }

    @Test func whoeverFinishesWaitsForWorkUnderWay() {
        let work = DeferredWork(starter: Source().start)
        let (begun, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let isOver = Lock(false)
        let wasOver = Lock(false)
        work.add {
            begun.signal()
            mayEnd.wait()
            isOver.withLock { $0 = true }
        }
        begun.wait()
        let finisher = DispatchQueue(label: "finisher")
        finisher.async {
            work.finish()
            let isOver = isOver.withLock { $0 }
            wasOver.withLock { $0 = isOver }
        }
        mayEnd.signal()
        finisher.sync {}
        #expect(wasOver.withLock { $0 })
    }
}
