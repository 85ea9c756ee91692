import Dispatch
@_spi(Lunch) import LunchWire

/// The events of a test and of its apps, in the order in which they happened, until all listeners have heard them.
///
/// Many events happen while a session is locked, on the thread that reads the output of the program. A listener can take its
/// time, and can use the app. Events are therefore kept here, and one thread at a time delivers them while it holds no lock:
/// the thread of a step delivers the events of the step, and a thread of the system delivers the others. A deferred listener
/// hears later, mostly while the test waits.
final class Transcript: Sendable {
    /// The maximum number of bytes of output that wait for delivery. Further output is left out, and the next event reports
    /// that.
    static let outputLimit = 16 << 20

    /// The maximum numbers of events and of bytes that a thread with other work delivers.
    private static let shortCount = 64
    private static let shortSize = 1 << 16

    /// The longest time that a step waits for a listener that hears on another thread.
    private static let patience = Duration.seconds(10)

    fileprivate struct State {
        struct Item {
            let event: TUIEvent
            /// True if only the thread that has added the event may deliver it.
            var isOfItsThread: Bool
        }

        var items: [Item] = []
        /// The bytes of output among the items.
        var size = 0
        /// The numbers of the last event that was added, that is being delivered, and that was delivered.
        var (added, begun, told) = (0, 0, 0)
        var isTelling = false
        /// True if a thread has been called to deliver the waiting events.
        var isCalled = false
    }

    private let test: Int?
    private let monitor = Monitor(State())

    private static let transcripts = Lock<[Int?: Transcript]>([:])

    init(of test: Int? = nil) { self.test = test }

    /// The transcript of the test with a number; nil represents code outside of tests.
    static func of(_ test: Int?) -> Transcript {
        transcripts.withLock { transcripts in
            if let known = transcripts[test] { return known }
            let new = Transcript(of: test)
            transcripts[test] = new
            return new
        }
    }

    /// Forgets the transcript of a test that is over.
    static func forget(_ test: Int?) { transcripts.withLock { $0[test] = nil } }

    /// Adds an event. Returns the number of the event, or nil if the output of the event has no room.
    ///
    /// - Parameter isOfItsThread: true if only the calling thread may tell the event. It then calls `tell(upTo:)`.
    @discardableResult
    func add(_ event: TUIEvent, isOfItsThread: Bool = false) -> Int? {
        monitor.mutate { state in
            if case .output(let output) = event.kind {
                guard state.size + output.bytes.count <= Self.outputLimit else { return nil }
                state.size += output.bytes.count
            }
            state.items.append(State.Item(event: event, isOfItsThread: isOfItsThread))
            state.added += 1
            return state.added
        }
    }

    /// Delivers an event of the calling thread, after all earlier events.
    func tell(_ event: TUIEvent) {
        if monitor.mutate({ $0.beginAlone() }) {
            telling { event.source.hear(event) }
            // Other events can have come in the meantime.
            call()
        } else if let number = add(event, isOfItsThread: true) {
            tell(upTo: number)
        }
    }

    /// Delivers all events up to one of the calling thread, and returns once they have been delivered.
    func tell(upTo own: Int) {
        let deadline = ContinuousClock.now + Self.patience
        while let turn = monitor.take(until: deadline, { $0.turn(upTo: own, own: own) }) {
            guard let items = turn.items else { return call() }
            tell(items)
        }
        // The listener that another thread waits for continues hearing on that thread.
        monitor.mutate { $0.letGo(of: own) }
    }

    /// Delivers all events so far. A listener that is being notified receives the rest after it has returned.
    func finish() {
        if TUIEvents.isTelling { return }
        let count = monitor.read { $0.added }
        let deadline = ContinuousClock.now + Self.patience
        while let items = monitor.take(until: deadline, { $0.turn(upTo: count) })?.items { tell(items) }
        // Other events can have come in the meantime.
        call()
    }

    /// Has the waiting events delivered soon, unless a thread already delivers them.
    ///
    /// - Parameter mayTell: true if the calling thread can deliver them itself when many events wait.
    func call(mayTell: Bool = false) {
        let (isMuch, isFirst) = monitor.mutate { state in
            // A thread that delivers, or has an event to deliver, calls again afterwards.
            if state.isTelling || state.items.first?.isOfItsThread != false { return (false, false) }
            if mayTell, state.items.count >= Self.shortCount { return (true, false) }
            defer { state.isCalled = true }
            return (false, !state.isCalled)
        }
        if isMuch { return tellWaiting(upTo: .max) }
        guard isFirst else { return }
        DeferredWork.shared.add(shortOf: test) { [self] in
            let (isShort, count) = monitor.mutate { state in
                state.isCalled = false
                let isShort = state.items.count <= Self.shortCount && state.size <= Self.shortSize
                return (isShort && !state.items.contains { $0.event.isHeardAtOnce }, state.added)
            }
            if isShort { return tellWaiting(upTo: count) }
            // A listener can take its time, and gets a thread for itself.
            DispatchQueue.global().async { self.tellWaiting(upTo: .max) }
        }
    }

    /// Delivers the waiting events, unless another thread does.
    private func tellWaiting(upTo count: Int) {
        while let items = monitor.mutate({ $0.turn(upTo: count) })?.items { tell(items) }
        call()
    }

    private func tell(_ items: [State.Item]) {
        telling { for item in items { item.event.source.hear(item.event) } }
    }

    private func telling(_ body: () -> Void) {
        TUIEvents.$isTelling.withValue(true, operation: body)
        monitor.update { $0.finish() }
    }
}

extension Transcript.State {
    /// The turn of a thread to deliver events; nil items if there is nothing to do.
    fileprivate struct Turn {
        var items: [Item]?
    }

    /// The next turn of a thread; nil if it has to wait for another one.
    ///
    /// - Parameters:
    ///   - last: the number of the last event that the thread delivers.
    ///   - own: the number of an event that only this thread may deliver; nil if there is none.
    fileprivate mutating func turn(upTo last: Int, own: Int? = nil) -> Turn? {
        if told >= last || items.isEmpty && !isTelling { return Turn() }
        if isTelling { return nil }
        let end = items.indices.first { index in
            let number = begun + 1 + index
            return number > last || items[index].isOfItsThread && number != own
        }
        // The thread of the first one is about to deliver it.
        if end == 0 { return begun >= last ? Turn() : nil }
        var next: [Item] = []
        swap(&next, &items)
        if let end {
            items = Array(next[end...])
            next.removeLast(items.count)
        }
        isTelling = true
        begun += next.count
        for item in next {
            if case .output(let output) = item.event.kind { size -= output.bytes.count }
        }
        return Turn(items: next)
    }

    /// Begins to deliver a new event, if no other event waits; returns false otherwise.
    fileprivate mutating func beginAlone() -> Bool {
        if isTelling || !items.isEmpty { return false }
        isTelling = true
        added += 1
        begun += 1
        return true
    }

    /// Notes that events have been delivered.
    fileprivate mutating func finish() -> Bool {
        isTelling = false
        told = begun
        return true
    }

    /// Lets any thread deliver an event.
    fileprivate mutating func letGo(of number: Int) {
        let index = number - begun - 1
        if items.indices.contains(index) { items[index].isOfItsThread = false }
    }
}
