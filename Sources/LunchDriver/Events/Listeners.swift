@_spi(Lunch) import LunchWire
import Synchronization

/// The listeners to events: everybody who wants to hear of all apps, and those of the test that runs here.
enum Listeners {
    /// A function that hears of events, and whether it hears of bytes.
    struct Listener: Sendable {
        let hear: TUIEvents.Listener
        let hearsOutput: Bool

        fileprivate func tell(_ event: TUIEvent) {
            if hearsOutput { return hear(event) }
            if let event = event.withoutBytes { hear(event) }
        }
    }

    @TaskLocal static var scoped: [Listener] = []

    /// True if a listener is being told: what it does itself is no event, also in a task that it begins.
    @TaskLocal static var isTelling = false

    private struct Entries {
        var next = 1
        var numbers: [Int] = []
        /// The listeners in the order of their numbers, as they are told.
        var listeners: [Listener] = []
    }

    private static let entries = Lock(Entries())
    private static let count = Atomic(0)
    private static let outputCount = Atomic(0)

    /// True if anybody hears of all apps; asked before every step.
    static var isAnybodyThere: Bool { count.load(ordering: .relaxed) > 0 }

    /// True if anybody hears of the output of all apps; asked before every read.
    static var isOutputHeard: Bool { outputCount.load(ordering: .relaxed) > 0 }

    static var all: [Listener] { entries.withLock({ $0.listeners }) }

    static func add(_ listener: Listener) -> Int {
        entries.withLock { entries in
            defer { entries.next += 1 }
            entries.numbers.append(entries.next)
            entries.listeners.append(listener)
            countListeners(entries)
            return entries.next
        }
    }

    static func remove(_ number: Int) {
        entries.withLock { entries in
            guard let place = entries.numbers.firstIndex(of: number) else { return }
            entries.numbers.remove(at: place)
            entries.listeners.remove(at: place)
            countListeners(entries)
        }
    }

    private static func countListeners(_ entries: Entries) {
        count.store(entries.listeners.count, ordering: .relaxed)
        outputCount.store(entries.listeners.count(where: \.hearsOutput), ordering: .relaxed)
    }
}

/// The subject of events: the app, its launch, and the test that they belong to. All events of a step have the same one.
final class EventSubject: Sendable {
    let app: String
    let test: TUITest?
    let launch: Int?

    /// The texts that the app's launch declares to be secret.
    let secrets: [String]

    init(app: String = "", test: TUITest? = nil, launch: Int? = nil, secrets: [String] = []) {
        self.app = app
        self.test = test
        self.launch = launch
        self.secrets = secrets
    }
}

/// The listeners to the events of an app: those of the test that created it, wherever things happen, and those that hear all.
struct Hearing: Sendable {
    private let scoped: [Listeners.Listener]
    private let isScoped: Bool
    private let isOutputScoped: Bool

    init(scoped: [Listeners.Listener] = Listeners.scoped) {
        self.scoped = scoped
        isScoped = !scoped.isEmpty
        isOutputScoped = scoped.contains(where: \.hearsOutput)
    }

    /// True if there is a listener, also while it is being told.
    var hasListeners: Bool { isScoped || Listeners.isAnybodyThere }

    /// True if anybody would hear of an event now; asked before every step, so it copies nothing.
    var isAnybodyThere: Bool { hasListeners && !Listeners.isTelling }

    /// True if anybody hears of what programs write.
    var isOutputHeard: Bool { isOutputScoped || Listeners.isOutputHeard }

    func tell(
        _ kind: TUIEvent.Kind, of step: TUIStep? = nil, _ subject: EventSubject, mayShowSecrets: Bool = false,
        standardError: [UInt8] = [], isByLunch: Bool = false, at time: ContinuousClock.Instant = .now
    ) {
        let event = TUIEvent(
            time: time, step: step, subject: subject, mayShowSecrets: mayShowSecrets, standardError: standardError,
            isByLunch: isByLunch, kind: kind)
        Listeners.$isTelling.withValue(true) {
            for listener in scoped { listener.tell(event) }
            for listener in Listeners.all { listener.tell(event) }
        }
    }
}

extension TUIEvent {
    /// The event for a listener that does not hear bytes; nil if it hears nothing of it.
    fileprivate var withoutBytes: TUIEvent? {
        switch kind {
        case .output, .committed: nil
        case .sent(let input):
            TUIEvent(
                time: time, step: step, subject: subject, mayShowSecrets: mayShowSecrets, kind: .sent(input.inWords))
        default: self
        }
    }
}
