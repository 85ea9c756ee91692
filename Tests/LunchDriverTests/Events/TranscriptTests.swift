import Dispatch
import Foundation
import LunchElements
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// The order in which listeners hear events, and the thread on which they do.
@Suite(.waiting) struct TranscriptTests {
    private static let numbers = Lock(-100)

    /// The number of a test that no other listener hears.
    private static func number() -> Int {
        numbers.withLock { number in
            number -= 1
            return number
        }
    }

    /// A listener that keeps the names of the events that it hears, and a source of them.
    private final class Story: Sendable {
        private let names = Lock<[String]>([])
        let test: TUITest

        init() { test = TUITest(id: TranscriptTests.number(), name: "", library: .swiftTesting) }

        var all: [String] { names.withLock(\.self) }

        func source(
            isDeferred: Bool = false, _ body: @escaping @Sendable (_ name: String) -> Void = { _ in }
        ) -> EventSource {
            let registration = TUIEvents.Registration(
                listener: { [self] event in
                    guard case .failed(let failure) = event.kind else { return }
                    names.withLock { $0.append(failure.app) }
                    body(failure.app)
                }, extent: .output, isDeferred: isDeferred)
            return EventSource(test: test, listeners: [registration])
        }
    }

    private static func event(_ name: String) -> TUIEvent.Kind {
        var failure = TUIFailure(.element(.noMatch))
        failure.app = name
        return .failed(failure)
    }

    @Test func eventsAreReportedInTheOrderInWhichTheyHappened() {
        let story = Story()
        let source = story.source()
        source.note(Self.event("output"))
        let before = story.all
        // The thread of a step tells what has happened before.
        source.tell(Self.event("step"))
        source.note(Self.event("more"))
        source.finish()
        #expect([before, story.all] == [[], ["output", "step", "more"]])
    }

    @Test func aThreadOfTheSystemReportsEventsWithoutAStep() {
        let story = Story()
        let told = DispatchSemaphore(value: 0)
        let source = story.source { _ in told.signal() }
        source.note(Self.event("output"))
        source.callForListeners()
        let isTold = told.wait(timeout: .now() + 60) == .success
        #expect(isTold && story.all == ["output"])
    }

    /// An event of a step arrives on the thread of the step, even if another thread tells the events before it.
    @Test func theThreadOfAStepReportsItsEvent() {
        let story = Story()
        let (begun, mayReturn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let threads = Lock<[String: Bool]>([:])
        let own = pthread_self()
        let source = story.source { name in
            threads.withLock { $0[name] = pthread_equal(pthread_self(), own) != 0 }
            guard name == "output" else { return }
            begun.signal()
            _ = mayReturn.wait(timeout: .now() + 60)
        }
        source.note(Self.event("output"))
        source.callForListeners()
        #expect(begun.wait(timeout: .now() + 60) == .success)
        let number = source.add(Self.event("step"))
        source.note(Self.event("more"))
        mayReturn.signal()
        source.tell(upTo: number)
        source.finish()
        #expect(story.all == ["output", "step", "more"])
        #expect(threads.withLock(\.self) == ["output": false, "step": true, "more": true])
    }

    /// A program that never stops writing delays no step.
    @Test func eventsThatComeMeanwhileDelayNoStep() {
        let story = Story()
        let sources = Lock<[EventSource]>([])
        let toldHere = Lock<[String]>([])
        let own = pthread_self()
        let source = story.source { name in
            if pthread_equal(pthread_self(), own) != 0 { toldHere.withLock { $0.append(name) } }
            let next = ["output": "more", "step": "last"][name]
            for source in sources.withLock(\.self) { if let next { source.note(Self.event(next)) } }
        }
        sources.withLock { $0 = [source] }
        source.note(Self.event("output"))
        source.tell(Self.event("step"))
        #expect(toldHere.withLock(\.self) == ["output", "step"])
        source.finish()
        sources.withLock { $0 = [] }
        #expect(story.all == ["output", "step", "more", "last"])
    }

    /// A thread that notes an event while another thread tells has nobody to call.
    @Test func eventsThatComeWhileAllAreReportedAreReportedAsWell() {
        let story = Story()
        let sources = Lock<[EventSource]>([])
        let told = DispatchSemaphore(value: 0)
        let source = story.source { name in
            if name == "second" { told.signal() }
            for source in sources.withLock(\.self) where name == "first" {
                source.note(Self.event("second"))
                source.callForListeners()
            }
        }
        sources.withLock { $0 = [source] }
        source.note(Self.event("first"))
        source.finish()
        let isTold = told.wait(timeout: .now() + 60) == .success
        sources.withLock { $0 = [] }
        #expect(isTold && story.all == ["first", "second"])
    }

    @Test func aDeferredListenerHearsAllEventsInTheEnd() {
        let story = Story()
        let transcript = Transcript.of(story.test.id)
        let source = story.source(isDeferred: true)
        for name in ["one", "two"] { source.tell(Self.event(name)) }
        transcript.finish()
        #expect(story.all == ["one", "two"])
    }

    /// The process finishes deferred work before it ends. In a process with other tests, one of them may add a listener that hears
    /// at once, and the events go to a thread of their own then.
    @Test func deferredEventsAreDeferredWork() async {
        await #expect(processExitsWith: .success) {
            let story = Story()
            story.source(isDeferred: true).tell(Self.event("one"))
            DeferredWork.shared.finish()
            exit(story.all == ["one"] ? EXIT_SUCCESS : EXIT_FAILURE)
        }
    }
}
