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

    /// What is done, in its order, by those who wait and finish; no thread ever runs here.
    private static let waits: [(String, @Sendable (DeferredWork, @escaping @Sendable (Int) -> Void) -> Void, [Int])] = [
        (
            "whoever finishes does what is left, once",
            { work, done in
                for number in 1...3 { work.add { done(number) } }
                work.finish()
                work.finish()
                done(4)
            }, [1, 2, 3, 4]
        ),
        // A test that waits for its app does not write files meanwhile.
        (
            "whoever waits does short work only, once",
            { work, done in
                for number in 1...4 { work.add(isShort: number.isMultiple(of: 2)) { done(number) } }
                work.doShort()
                work.doShort()
                done(5)
                work.finish()
            }, [2, 4, 5, 1, 3]
        ),
        // A file may take long to write.
        (
            "whoever waits does not wait for other work under way",
            { work, done in
                work.add {
                    work.add(isShort: true) { done(1) }
                    work.doShort()
                    done(2)
                }
                work.finish()
            }, [1, 2]
        ),
    ]

    @Test(arguments: waits.indices) func isDoneByThoseWhoWait(_ index: Int) {
        let (name, run, expected) = Self.waits[index]
        let order = Lock<[Int]>([])
        run(DeferredWork { _ in 0 }) { number in order.withLock { $0.append(number) } }
        #expect(order.withLock { $0 } == expected, "\(name)")
    }

    /// Events from before a wait are written then, also by a thread that has begun with them.
    @Test func whoWaitsWaitsForShortWorkUnderWay() {
        let work = DeferredWork { _ in 0 }
        let (begun, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let isOver = Lock(false)
        work.add(isShort: true) {
            begun.signal()
            mayEnd.wait()
            isOver.withLock { $0 = true }
        }
        DispatchQueue.global().async { work.finish() }
        begun.wait()
        mayEnd.signal()
        work.doShort()
        #expect(isOver.withLock { $0 })
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
