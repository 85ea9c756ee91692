import Dispatch
import Foundation
import TestSupport
import Testing

@testable import LunchTest

/// A way in which a test with the trait may fail.
enum TraitWay: String, Sendable {
    case knownIssueAfterAnUnansweredQuestion, questionsAfterAnUnansweredOne, recordsOnForeignThreads, requires
    case readsBeforeATimer, comparesWhatHasChanged, throwsACancellation, throwsAndItsAppHasCrashed

    private struct TimeoutPage: PageObjectsRepresentable {
        let app: TUIApplication
        var state: TUIElement { app.staticTexts["state"] }
    }

    private struct NoSuchThing: Error {}

    private func counter() throws -> TUIApplication { try Launcher(app: fixture, screen: "Counter").launch() }

    /// An app that hangs, and of which the test has asked something.
    private func stuck() throws -> TUIApplication {
        var launcher = Launcher(app: fixture, screen: "Stuck")
        launcher.configuration.settleTimeout = .milliseconds(100)
        let app = try launcher.launch()
        try app.typeText("a")
        #expect(!app.alerts.element.exists)
        return app
    }

    func happen() throws {
        switch self {
        case .knownIssueAfterAnUnansweredQuestion:
            let app = try stuck()
            withKnownIssue { #expect(Bool(false)) }
            withExtendedLifetime(app) {}
        case .questionsAfterAnUnansweredOne:
            let app = try stuck()
            try app.launch()
            #expect(app.staticTexts["state"].label == "nothing")
        case .recordsOnForeignThreads: try recordOnForeignThreads()
        case .requires:
            let app = try counter()
            try #require(app.staticTexts["count"].label == "none")
        case .readsBeforeATimer:
            let page = TimeoutPage(app: try Launcher(app: fixture, screen: "Timeout").launch())
            #expect(page.state.label == "timed out")
        case .comparesWhatHasChanged:
            let app = try Launcher(app: fixture, screen: "Ticker").launch()
            let ticks = app.staticTexts["ticks"].label
            try app.waitForFrame { $0.grid.text(row: 0) == "1" }
            #expect(ticks == "1")
        case .throwsACancellation:
            try counter().typeText("x")
            throw CancellationError()
        case .throwsAndItsAppHasCrashed:
            try counter().typeText("x")
            throw NoSuchThing()
        }
    }

    private func recordOnForeignThreads() throws {
        let context = try #require(TestContext.current)
        let error = #expect(throws: TUIError.self) { try TUIApplication(fixture).press("a") }
        let failure = try #require(error).failure
        let group = DispatchGroup()
        for _ in 0..<4 {
            group.enter()
            // The queues of Dispatch have too few threads on a small machine.
            Thread.detachNewThread {
                for _ in 0..<100 { context.record(failure) }
                group.leave()
            }
        }
        group.wait()
    }
}

/// Tests with the trait; each is run by another test, in a process of its own.
@Suite(.lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedTraitTests {
    @Test(arguments: NestedCase.chosen(TraitWay.self)) func happens(_ way: TraitWay) throws { try way.happen() }

    @Test func aLoopInOneLine() async throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        for name in ["absent", ""] { #expect(name.isEmpty ? Bool(false) : app.staticTexts[name].label == "x") }
    }

    @Test func opensEveryScreen() async {
        await Launcher(app: fixture, environment: ["LUNCH_FIXTURE_LIST": "Counter,Form"]).expectEveryScreenOpens()
        #expect(TUIApplication(fixture).state == .runningForeground)
    }

    @Test func isCancelled() throws {
        _ = try Launcher(app: fixture, screen: "Counter").launch()
        try Test.cancel("enough")
    }

    @Test(arguments: 0..<4) func failsOnAForeignThread(_ number: Int) async throws {
        let app = try Launcher(app: fixture, screen: number == 0 ? "Counter" : "Form").launch()
        if number == 0 {
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                #expect(app.staticTexts["count"].label == "foreign")
                done.signal()
            }
            done.wait()
        }
    }
}

/// A handle that means an app of a test, and is used in the next.
@Suite(.serialized, .lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedSharedHandleTests {
    private static let handle = TUIApplication(fixture)

    @Test func firstTest() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        #expect(Self.handle.staticTexts["count"].label == "count 0")
        try app.press("q")
        #expect(try app.waitForExit() == .success)
    }

    @Test func secondTest() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try app.press("a")
        #expect(Self.handle.staticTexts["count"].label == "count 1")
    }

    @Test func relaunchedByAnother() throws {
        let handle = TUIApplication(fixture)
        let first = try Launcher(app: fixture, screen: "Counter").launch()
        #expect(handle.staticTexts["count"].label == "count 0")
        try first.press("q")
        #expect(try first.waitForExit() == .success)
        let second = try Launcher(app: fixture, screen: "Counter").launch()
        try second.press("a")
        #expect(handle.staticTexts["count"].label == "count 1")
    }
}

/// An app that a test launches, and the next one reads.
@Suite(.serialized, .lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedSharedAppTests {
    private static let app = TUIApplication(
        {
            var configuration = LaunchConfiguration(fixture)
            configuration.screen = "Counter"
            return configuration
        }())

    @Test func firstTest() throws {
        try Self.app.launch()
        try Self.app.press("q")
        #expect(try Self.app.waitForExit() == .success)
    }

    @Test func secondTest() throws {
        #expect(Self.app.staticTexts["count"].label == "count 0")
    }
}

/// A task that goes on when its test is over, and launches an app only then.
@Suite(.serialized, .lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedOutlivingTests {
    private static let goesOn = AsyncStream.makeStream(of: Void.self)
    private static let isDone = AsyncStream.makeStream(of: Void.self)

    @Test func isOutlived() {
        Task {
            for await _ in Self.goesOn.stream {}
            try Launcher(app: fixture, screen: "Counter").launch().typeText("x")
            Self.isDone.continuation.finish()
        }
    }

    @Test func waits() async {
        Self.goesOn.continuation.finish()
        for await _ in Self.isDone.stream {}
    }
}
