import LunchElements
import LunchWire
import Synchronization

/// The listeners to events: everybody who wants to hear of all apps, and those of the test that runs here.
enum Listeners {
    @TaskLocal static var scoped: [TUIEvents.Listener] = []

    /// True if a listener is being told: what it does itself is no event.
    @TaskLocal static var isTelling = false

    private struct Entries {
        var next = 1
        var listeners: [(number: Int, listener: TUIEvents.Listener)] = []
    }

    private static let entries = Lock(Entries())
    private static let count = Atomic(0)

    /// True if anybody hears of all apps; asked before every step.
    static var isAnybodyThere: Bool { count.load(ordering: .relaxed) > 0 }

    static var all: [TUIEvents.Listener] { entries.withLock { $0.listeners.map(\.listener) } }

    static func add(_ listener: @escaping TUIEvents.Listener) -> Int {
        entries.withLock { entries in
            defer { entries.next += 1 }
            entries.listeners.append((entries.next, listener))
            count.store(entries.listeners.count, ordering: .relaxed)
            return entries.next
        }
    }

    static func remove(_ number: Int) {
        entries.withLock { entries in
            entries.listeners.removeAll { $0.number == number }
            count.store(entries.listeners.count, ordering: .relaxed)
        }
    }
}

/// The listeners to the events of an app: those of the test that created it, wherever things happen, and those that hear all.
struct Hearing: Sendable {
    private let scoped: [TUIEvents.Listener]
    private let isScoped: Bool

    init(scoped: [TUIEvents.Listener]) {
        self.scoped = scoped
        isScoped = !scoped.isEmpty
    }

    /// True if anybody would hear of an event now; asked before every step, so it copies nothing.
    var isAnybodyThere: Bool { (isScoped || Listeners.isAnybodyThere) && !Listeners.isTelling }

    func tell(
        _ kind: TUIEvent.Kind, of step: TUIStep?, app: String, at time: ContinuousClock.Instant = .now
    ) {
        let event = TUIEvent(time: time, step: step, app: app, kind: kind)
        Listeners.$isTelling.withValue(true) {
            for listener in scoped + Listeners.all { listener(event) }
        }
    }
}

/// A step that is under way, and what is known of it so far.
final class StepScope: Sendable {
    @TaskLocal static var current: StepScope?
    private static let count = Atomic(0)

    let step: TUIStep
    let start = ContinuousClock.now
    private let lastFrame = Lock<TUIFrame?>(nil)

    /// The last frame on which the app has settled during the step; nil if it has not.
    var frame: TUIFrame? { lastFrame.withLock(\.self) }

    init(
        _ kind: TUIStep.Kind, _ verb: String, _ steps: [QueryStep], argument: String?, app: String,
        origin: TUIStep.Origin
    ) {
        let number = Self.count.add(1, ordering: .relaxed).newValue
        step = TUIStep(
            number, in: Self.current?.step.id, kind, verb, steps, argument: argument, app: app, origin: origin)
    }

    /// Runs what belongs to the step.
    func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let result: Swift.Result<Result, Failure> = Self.$current.withValue(self) {
            do throws(Failure) {
                return .success(try body())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Notes a frame on which the app has settled; whether it is another one than before.
    func note(_ frame: TUIFrame) -> Bool {
        lastFrame.withLock { last in
            defer { last = frame }
            return last?.revision != frame.revision || frame.elementSource != .published
        }
    }

    func outcome(answer: String? = nil, failure: TUIFailure? = nil) -> TUIOutcome {
        TUIOutcome(
            duration: .now - start, frame: frame, answer: answer, failure: failure)
    }
}
