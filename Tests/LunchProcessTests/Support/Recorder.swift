import Dispatch
import LunchProcess
@_spi(Lunch) import LunchWire

/// Remembers what happened to a process, and lets a test wait for it.
final class Recorder: ProgramObserver {
    /// One kind of call; calls of the same kind in a row count as one.
    enum Call: Hashable, Sendable {
        case wrote
        case wroteToStandardError
        case flushed
        case stopped
        case started
        case ended
        case gone
        case left
    }

    struct Events: Sendable {
        var output: [UInt8] = []
        var errors: [UInt8] = []
        var flushes = 0
        var status: ExitStatus?
        /// The number of bytes of output that had arrived when the end was told.
        var outputAtEnd: Int?
        /// The calls in their order.
        var calls: [Call] = []

        /// The processes that could not be ended.
        var remnants: [ChildProcess.Remnant] = []

        var isGone: Bool { calls.last == .gone }

        /// The output with the line ends that a program writes.
        var text: String { Events.plain(output) }

        /// The output of a program line by line.
        var lines: [String] { text.split(separator: "\n").map(String.init) }

        var errorText: String { Events.plain(errors) }

        private static func plain(_ bytes: [UInt8]) -> String {
            String(decoding: bytes.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        }
    }

    /// An event that a test waited for did not happen.
    struct NeverHappened: Error, CustomStringConvertible {
        let description: String
    }

    private struct State {
        var events = Events()
        var waiters: [DispatchSemaphore] = []
    }

    private let state = Lock(State())
    private let before: @Sendable (Call) -> Void

    /// Creates a recorder; `before` is called before each call is noted, and may keep it waiting.
    init(before: @escaping @Sendable (Call) -> Void = { _ in }) { self.before = before }

    /// Long enough for a machine that is busy with something else; no test of a working program gets there.
    static let deadline = DispatchTimeInterval.seconds(120)

    var events: Events { state.withLock { $0.events } }

    /// Waits until what happened so far gives an answer; looks again after every call.
    @discardableResult
    func wait<Answer>(for what: String, _ body: (borrowing Events) -> Answer?) throws(NeverHappened) -> Answer {
        let deadline = DispatchTime.now() + Recorder.deadline
        let semaphore = DispatchSemaphore(value: 0)
        while true {
            let answer: Answer? = state.withLock { state in
                if let answer = body(state.events) { return answer }
                state.waiters.append(semaphore)
                return nil
            }
            if let answer { return answer }
            guard semaphore.wait(timeout: deadline) == .success else {
                let events = events
                throw NeverHappened(
                    description: """
                        waited in vain for \(what); \(events.output.count) bytes of output, of which the last are \
                        "\(String(decoding: events.output.suffix(2000), as: UTF8.self))"; errors \
                        "\(events.errorText.suffix(2000))"; status \(String(describing: events.status)); \(events.calls)
                        """)
            }
        }
    }

    /// Waits until the program has written a text.
    func wait(forText text: String) throws(NeverHappened) {
        try wait(for: "\"\(text)\"") { $0.text.contains(text) ? () : nil }
    }

    /// Waits until the program has ended; returns how.
    @discardableResult
    func waitForEnd() throws(NeverHappened) -> ExitStatus {
        try wait(for: "the end of the program") { $0.status }
    }

    /// Waits until nothing that the program started is left; returns all that happened.
    @discardableResult
    func waitUntilGone() throws(NeverHappened) -> Events {
        try wait(for: "the end of everything") { $0.isGone ? copy $0 : nil }
    }

    private func note(_ call: Call, _ change: (inout Events) -> Void) {
        before(call)
        state.withLock { state in
            change(&state.events)
            if state.events.calls.last != call { state.events.calls.append(call) }
            for waiter in state.waiters { waiter.signal() }
            state.waiters = []
        }
    }
}

extension Recorder {
    func process(_ process: any Program, wrote bytes: Span<UInt8>) {
        note(.wrote) { $0.output.append(bytes) }
        // As whoever reads while it waits is to be told, unless it is this thread.
        process.interruptWork()
    }

    func process(_ process: any Program, wroteToStandardError bytes: Span<UInt8>) {
        note(.wroteToStandardError) { $0.errors.append(bytes) }
    }

    func processInputWasFlushed(_ process: any Program) {
        note(.flushed) { $0.flushes += 1 }
    }

    func process(_ process: any Program, isOutputStopped: Bool) {
        note(isOutputStopped ? .stopped : .started) { _ in }
    }

    func process(_ process: any Program, ended status: ExitStatus) {
        note(.ended) {
            $0.status = status
            $0.outputAtEnd = $0.output.count
        }
    }

    func processIsGone(_ process: any Program) {
        note(.gone) { _ in }
    }

    func process(_ process: any Program, left remnants: [ChildProcess.Remnant]) {
        note(.left) { $0.remnants = remnants }
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBytes { append(contentsOf: $0) }
    }
}
