@_spi(Lunch) import LunchWire
import Synchronization

/// The listeners of this process.
extension TUIEvents {
    /// The events that a listener hears; each extent contains those before it.
    package enum Extent: Int, CaseIterable, Sendable {
        /// The beginning and the end of each test.
        case tests
        /// Also the issues of tests, and the events of steps and of apps.
        case steps
        /// Also the output of apps, the frames that they publish, and the bytes that they are sent.
        case output
    }

    /// A listener, and the events that it hears.
    struct Registration: Sendable {
        let listener: Listener
        let extent: Extent
        /// True if the listener can hear later and on another thread. It waits for nothing, and uses no app.
        var isDeferred = false

        /// Returns true if the listener hears events of an extent.
        func hears(_ other: Extent) -> Bool { other.rawValue <= extent.rawValue }

        func hear(_ event: TUIEvent) {
            guard hears(event.kind.extent) else { return }
            listener(extent == .output ? event : event.withoutBytes)
        }
    }

    /// The listeners of the test that runs here.
    @TaskLocal static var scoped: [Registration] = []

    /// True if a listener is being notified. Its actions are not events, even in a task that it starts.
    @TaskLocal static var isTelling = false

    private struct Registry {
        var next = 1
        /// The listeners in the order of their numbers, in which they are notified.
        var registrations: [Registration] = []
        var numbers: [Int] = []
        var annotators: [(number: Int, annotator: any TUIFailureAnnotator)] = []
    }

    private static let registry = Lock(Registry())

    /// A bit for each extent that a listener hears, and one for each that a listener hears at once; asked before every step and every
    /// read of output.
    private static let flags = Atomic(0)

    /// Returns true if a listener hears the events of an extent of all apps.
    static func isHeard(_ extent: Extent) -> Bool { flags.load(ordering: .relaxed) & extent.flag(isAtOnce: false) != 0 }

    /// Returns true if a listener hears the events of an extent of all apps at once.
    static func isHeardAtOnce(_ extent: Extent) -> Bool {
        flags.load(ordering: .relaxed) & extent.flag(isAtOnce: true) != 0
    }

    /// Returns true if an event of a step would be heard now; asked before every step, so it copies nothing.
    static func isHeard(by listeners: [Registration]) -> Bool {
        (isHeard(.steps) || !listeners.isEmpty) && !isTelling
    }

    /// The listeners that hear all tests and apps.
    static var all: [Registration] { registry.withLock { $0.registrations } }

    /// The annotators of failures, in the order in which they were added.
    static var annotators: [any TUIFailureAnnotator] { registry.withLock { $0.annotators.map(\.annotator) } }

    static func add(_ registration: Registration) -> Int {
        add { registry, number in
            registry.registrations.append(registration)
            registry.numbers.append(number)
        }
    }

    static func add(_ annotator: any TUIFailureAnnotator) -> Int { add { $0.annotators.append(($1, annotator)) } }

    private static func add(_ change: (inout Registry, Int) -> Void) -> Int {
        registry.withLock { registry in
            defer { registry.next += 1 }
            change(&registry, registry.next)
            setFlags(registry)
            return registry.next
        }
    }

    static func remove(_ number: Int) {
        registry.withLock { registry in
            registry.annotators.removeAll { $0.number == number }
            guard let index = registry.numbers.firstIndex(of: number) else { return }
            registry.numbers.remove(at: index)
            registry.registrations.remove(at: index)
            setFlags(registry)
        }
    }

    private static func setFlags(_ registry: Registry) {
        var all = 0
        for registration in registry.registrations {
            for extent in Extent.allCases where registration.hears(extent) {
                all |= extent.flag(isAtOnce: false)
                if !registration.isDeferred { all |= extent.flag(isAtOnce: true) }
            }
        }
        flags.store(all, ordering: .relaxed)
    }
}

extension TUIEvents.Extent {
    fileprivate func flag(isAtOnce: Bool) -> Int { 1 << (rawValue + (isAtOnce ? Self.allCases.count : 0)) }
}

extension TUIEvent {
    /// The event for a listener that does not hear bytes.
    fileprivate var withoutBytes: TUIEvent {
        guard case .sent(let input) = kind else { return self }
        return TUIEvent(
            time: time, step: step, source: source, mayShowSecrets: mayShowSecrets, kind: .sent(input.inWords))
    }
}
