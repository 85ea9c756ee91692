import Dispatch
import Foundation
@_spi(Lunch) import LunchWire
import Synchronization
import TestSupport
import Testing

@testable import LunchDriver
@testable import LunchTest

/// A trait that stands outside of `.lunch`, and gives its tests a value.
private struct MarkTrait: TestTrait, SuiteTrait, TestScoping {
    @TaskLocal static var mark = 0

    var isRecursive: Bool { true }

    @concurrent func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await Self.$mark.withValue(1) { try await function() }
    }
}

/// A test with the trait waits on a thread of its own, and all that the library offers works there.
@Suite(MarkTrait(), .lunch) struct WaitingTests {
    private static var isThere: Bool {
        withUnsafeCurrentTask { $0?.unownedTaskExecutor == OwnThreads.ofTests.asUnownedTaskExecutor() }
    }

    @concurrent private static func isThereLater() async -> Bool { isThere }

    @Test func aTestAndItsChildTasksRunThere() async {
        #expect(Self.isThere)
        async let child = Self.isThereLater()
        #expect(await child)
        let inGroup = await withTaskGroup(of: Bool.self) { group in
            group.addTask { await Self.isThereLater() }
            return await group.next()
        }
        #expect(inGroup == true)
        // So are the task-local values of outside.
        async let mark = MarkTrait.mark
        #expect(await [MarkTrait.mark, mark] == [1, 1] as [Int])
    }

    /// The page says so.
    @Test func aTaskThatIsNoChildRunsInThePool() async {
        #expect(await Task { await Self.isThereLater() }.value == false)
        let own = Task(executorPreference: OwnThreads.ofTests) { await Self.isThereLater() }
        #expect(await own.value)
    }

    @Test func issuesConfirmationsAndCancellationsAreThoseOfTheTest() async throws {
        let issues = try await TestSupport.issues {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { Issue.record("of a child") }
            }
            Issue.record("of the test")
        }
        #expect(issues.flatMap(\.comments).map(\.rawValue) == ["of a child", "of the test"])
        await confirmation(expectedCount: 10) { confirmed in
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<10 { group.addTask { confirmed() } }
            }
        }
        let isCancelled = await withTaskGroup(of: Bool.self) { group in
            group.addTask {
                try? await Task.sleep(for: .seconds(3600))
                return Task.isCancelled
            }
            group.cancelAll()
            return await group.next()
        }
        #expect(isCancelled == true)
    }

    /// Tests may wait for one another, serialized ones keep their order and hold no core, and a time limit ends what takes
    /// too long. A minute is the shortest that the library knows, so that one is nightly.
    @Test(
        arguments: Nightly.rows(
            of: [
                NestedCase("NestedPairTests", status: 0), NestedCase("NestedSerialTests", status: 0),
                NestedCase("NestedTimeLimitTests", says: ["Time limit was exceeded: 60.000 seconds"]),
            ], else: 2))
    func nestedTestsWait(_ nested: NestedCase) throws { try nested.check() }

    /// There are as many apps at once as threads.
    @Test func fiveHundredTestsNeedFewDescriptors() throws {
        try NestedCase("NestedManyTests", status: 0, says: ["with 500 test cases passed"])
            .check(through: ["/bin/sh", "-c", "ulimit -n 1024; exec \"$0\" \"$@\""])
    }
}

extension DispatchSemaphore {
    /// Blocks the thread until somebody signals; false if nobody does in a minute.
    fileprivate var isSignalled: Bool { wait(timeout: .now() + 60) == .success }
}

/// More tests that block than there are cores, and those for which they wait.
@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedPairTests {
    private static let signals = (0..<24).map { _ in DispatchSemaphore(value: 0) }

    @Test(.lunch, arguments: 0..<24) func waits(_ number: Int) { #expect(Self.signals[number].isSignalled) }

    @Test(arguments: 0..<12) func signalsInThePool(_ number: Int) { Self.signals[number].signal() }

    @Test(.lunch, arguments: 12..<24) func signalsOnAThread(_ number: Int) { Self.signals[number].signal() }
}

/// Tests of which one runs at a time.
@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedSerialTests {
    private static let running = Atomic(0)
    private static let order = Lock([Int]())

    @Test(.serialized, .lunch, arguments: 0..<10) func oneAfterTheOther(_ number: Int) throws {
        #expect(Self.running.add(1, ordering: .relaxed).newValue == 1)
        Self.order.withLock { $0.append(number) }
        #expect(Self.order.withLock(\.self) == Array(0...number))
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        #expect(app.staticTexts["count"].label == "count 0")
        Self.running.subtract(1, ordering: .relaxed)
    }

    @MainActor private static var isRunning = false

    @MainActor @Test(.lunch, arguments: 0..<10) func onTheMainActor(_ number: Int) throws {
        #expect(!Self.isRunning)
        Self.isRunning = true
        defer { Self.isRunning = false }
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        #expect(app.staticTexts["count"].label == "count 0")
    }

    private static let signals = (0..<8).map { _ in DispatchSemaphore(value: 0) }

    private func wait(_ number: Int) { #expect(Self.signals[number].isSignalled) }

    @Test(.serialized, .lunch, arguments: 0..<2) func first(_ number: Int) { wait(number) }
    @Test(.serialized, .lunch, arguments: 2..<4) func second(_ number: Int) { wait(number) }
    @Test(.serialized, .lunch, arguments: 4..<6) func third(_ number: Int) { wait(number) }
    @Test(.serialized, .lunch, arguments: 6..<8) func fourth(_ number: Int) { wait(number) }
    @Test(arguments: 0..<8) func signals(_ number: Int) { Self.signals[number].signal() }
}

/// More tests than there may be files open.
@Suite(.lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedManyTests {
    @Test(arguments: 0..<500) func launches(_ number: Int) throws {
        let app = TUIApplication(.path("/bin/cat"))
        try app.launch()
        try app.typeText("\(number)")
        #expect(app.text("\(number)").exists)
    }
}

/// A test that takes too long.
@Suite(.lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedTimeLimitTests {
    @Test(.timeLimit(.minutes(1))) func sleepsForAnHour() async throws { try await Task.sleep(for: .seconds(3600)) }
}
