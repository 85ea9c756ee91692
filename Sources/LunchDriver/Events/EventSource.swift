import LunchCommands
import LunchElements
@_spi(Lunch) import LunchWire

/// The subject of events and their listeners: an app, its launch, and the test that they belong to.
final class EventSource: Sendable {
    let app: String
    let test: TUITest?
    let launch: Int?

    /// The texts that the app's launch declares to be secret.
    let secrets: [String]

    /// The listeners of the test that created the app, in addition to those that hear all apps.
    private let listeners: [TUIEvents.Registration]
    private let transcript: Transcript

    init(
        app: String = "", test: TUITest? = nil, launch: Int? = nil, secrets: [String] = [],
        listeners: [TUIEvents.Registration] = []
    ) {
        self.app = app
        self.test = test
        self.launch = launch
        self.secrets = secrets
        self.listeners = listeners
        transcript = .of(test?.id)
    }

    /// True if a listener hears the events of steps, even while it is being notified.
    var isHeard: Bool { !listeners.isEmpty || TUIEvents.isHeard(.steps) }

    /// True if a listener hears what programs write.
    var isOutputHeard: Bool { TUIEvents.isHeard(.output) || listeners.contains { $0.hears(.output) } }

    /// Delivers an event of the calling thread to listeners, for example of a step. Listeners that hear at once have heard it
    /// on return.
    func tell(_ kind: TUIEvent.Kind, of step: TUIStep? = nil, at time: ContinuousClock.Instant = .now) {
        guard isHeardAtOnce(kind) else { return tell(upTo: add(kind, of: step, at: time)) }
        transcript.tell(TUIEvent(time: time, step: step, source: self, kind: kind))
    }

    /// Adds an event of the calling thread, which then calls `tell(upTo:)` with the number that is returned.
    func add(_ kind: TUIEvent.Kind, of step: TUIStep? = nil, at time: ContinuousClock.Instant = .now) -> Int? {
        let isOfItsThread = isHeardAtOnce(kind)
        let event = TUIEvent(time: time, step: step, source: self, kind: kind)
        let number = transcript.add(event, isOfItsThread: isOfItsThread)
        return isOfItsThread ? number : nil
    }

    /// Delivers events up to one that the calling thread has added; nil if no listener hears it at once.
    func tell(upTo number: Int?) {
        if let number { transcript.tell(upTo: number) } else { transcript.call(mayTell: true) }
    }

    /// Delivers all events so far, if a listener hears them at once.
    func finish() {
        if isHeardAtOnce(.began) { transcript.finish() } else { transcript.call(mayTell: true) }
    }

    /// Adds an event while something is locked; returns false if there was no room for it. Call `callForListeners()` afterwards.
    @discardableResult
    func note(
        _ kind: TUIEvent.Kind, mayShowSecrets: Bool = false, standardError: [UInt8] = [], isByLunch: Bool = false
    ) -> Bool {
        let event = TUIEvent(
            time: .now, step: nil, source: self, mayShowSecrets: mayShowSecrets, standardError: standardError,
            isByLunch: isByLunch, kind: kind)
        return transcript.add(event) != nil
    }

    /// Delivers the noted events soon.
    func callForListeners() { transcript.call() }

    /// Hands an event to its listeners.
    func hear(_ event: TUIEvent) {
        for listener in listeners { listener.hear(event) }
        for listener in TUIEvents.all { listener.hear(event) }
    }

    /// True if a listener that is not deferred hears the event.
    fileprivate func isHeardAtOnce(_ kind: TUIEvent.Kind) -> Bool {
        TUIEvents.isHeardAtOnce(kind.extent) || listeners.contains { !$0.isDeferred && $0.hears(kind.extent) }
    }
}

extension TUIEvent {
    /// True if a listener that is not deferred hears the event.
    var isHeardAtOnce: Bool { source.isHeardAtOnce(kind) }
}

extension TUIEvent.Kind {
    /// The smallest extent that contains the event.
    var extent: TUIEvents.Extent {
        switch self {
        case .testBegan, .testEnded: .tests
        case .output, .committed: .output
        default: .steps
        }
    }
}
