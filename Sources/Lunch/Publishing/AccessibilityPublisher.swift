public import LunchWire
import Synchronization

/// An app's writer to its terminal, which writes each drawing together with the tree of elements that describes it.
///
/// The author of a framework calls the publisher in two places. Bytes that were read from the terminal go through
/// `receive(_:)`, which returns them without the messages of the test, and with a mark. Once the app has handled them,
/// `publish(_:drawing:through:)` writes the drawing and the tree in one piece, even if the drawing is empty:
///
/// ```swift
/// let input = publisher.receive(bytes)
/// app.handle(input.bytes)
/// try publisher.publish(app.tree, drawing: app.redraw(), through: input.mark)
/// ```
///
/// Unless a test launched the app, `receive(_:)` changes nothing and `publish` writes the drawing alone.
public final class AccessibilityPublisher: Sendable {
    /// The input of an app: the bytes that were read, without the messages of the test, and the mark behind them.
    public struct Input: Hashable, Sendable {
        /// The bytes for the app, in order; empty if only messages of the test were read.
        public var bytes: [UInt8]

        /// The mark behind the bytes, to be passed to `publish(_:drawing:through:)`.
        public var mark: InputMark

        /// The screen that the test requests, to be shown once the app has handled the bytes; nil if the test requests
        /// no screen.
        ///
        /// Pass the request to `Launcher.show(_:)`.
        public var show: LaunchScreenRequest?
    }

    private struct State {
        var filter: InputFilter
        var tree: AccessibilityTree?
        var revision = 0
        var limits = TreeLimits()
        /// Up to when virtual time is to pass, once all input up to the mark has been handled.
        var advance: (moment: Duration, mark: InputMark)?

        /// Applies changes to the tree, and returns it.
        mutating func apply(
            _ changes: [AccessibilityChange], _ busy: [String], _ timersDue: Int?
        ) throws(ChangeError) -> AccessibilityTree {
            guard var tree else { throw .noTree }
            // The only one that has it, so that a change copies nothing; without it the next tree is whole.
            self.tree = nil
            for change in changes {
                do { try tree.root.apply(change) } catch { throw .noElement(path: change.path) }
            }
            tree.busy = busy
            tree.timersDue = timersDue
            self.tree = tree
            return tree
        }
    }

    private let output: Int32
    private let token: String?
    private let state: Lock<State>
    package let time: LaunchClock
    private let hasClock = Atomic(false)
    let rendered = Lock(RenderedElements())

    /// Creates the publisher of a process. An app has only one, since its frames are numbered.
    ///
    /// A test that launched the app is told that frames will come, and waits for the first one. Create the publisher
    /// only in an app that also publishes its first screen.
    ///
    /// - Parameters:
    ///   - output: the descriptor of the terminal, by default standard output.
    ///   - environment: the launch, which decides whether anything is published.
    ///   - wake: a function that wakes the app's loop, so that the loop handles the results of other threads and
    ///     publishes. The function is called on any thread; it is not needed if the app does all of its work on the
    ///     thread of its loop.
    public init(
        output: Int32 = 1, environment: LaunchEnvironment = .current(), wake: (@Sendable () -> Void)? = nil
    ) {
        self.output = output
        token = environment.token
        state = Lock(State(filter: InputFilter(token: environment.token ?? "")))
        time = LaunchClock(isVirtual: environment.isClockVirtual, isObserved: environment.token != nil, wake: wake)
        if let token, !environment.wantsCatalogue {
            // A terminal that is gone is told of by what is drawn.
            _ = Descriptor.write(AppMessage.hello(Hello(publishes: true)).envelope(token: token).bytes, to: output)
        }
    }

    /// The clock of the app. Use it for every delay and timer: once an app has read this property, the test assumes
    /// that none of the app's code waits on another clock.
    public var clock: LaunchClock {
        hasClock.store(true, ordering: .relaxed)
        return time
    }

    /// True if a test launched the app.
    public var isActive: Bool { token != nil }

    /// Receives the bytes that were read from the terminal, and returns them without the messages of the test.
    ///
    /// Pass all bytes to this function, in the order in which they were read.
    public func receive(_ bytes: [UInt8]) -> Input {
        guard token != nil else { return Input(bytes: bytes, mark: .start) }
        return state.withLock { state in
            let output = state.filter.filter(bytes)
            let mark = InputMark(count: output.passed)
            if let moment = output.clock { state.advance = (.nanoseconds(moment), mark) }
            return Input(bytes: output.bytes, mark: mark, show: output.show)
        }
    }

    /// Writes a drawing and publishes the tree that belongs to it, in one piece.
    ///
    /// Call this function after each input, with an empty drawing if nothing has changed, because the test waits for
    /// the mark. The call blocks until the terminal has taken everything, even if its descriptor does not block.
    ///
    /// Signals that came before the input belong to it: if the terminal turns Ctrl-C into SIGINT, or reports a new size
    /// by SIGWINCH, handle these before the input that was read after them, and publish both together.
    ///
    /// - Parameters:
    ///   - tree: the elements that are on the screen once the drawing has arrived.
    ///   - drawing: the bytes that draw the elements.
    ///   - mark: the mark up to which the app has handled the input, as `receive(_:)` returned it.
    /// - Throws: `TreeError` if a test does not accept the tree; the test has been told of the error, and nothing was
    ///   drawn. `WriteError` if the terminal is gone.
    public func publish(_ tree: AccessibilityTree, drawing: [UInt8] = [], through mark: InputMark) throws {
        guard isActive else { return try write(drawing) }
        let (result, consequences) = state.withLock { state in
            let content: FrameMessage.Tree =
                state.tree.map { .changes(tree.root.changes(from: $0.root)) } ?? .whole(tree.root)
            state.tree = tree
            return write(content, of: tree, drawing: drawing, through: mark, &state)
        }
        time.follow(consequences)
        try result.get()
    }

    /// Writes a drawing and publishes the changes of the tree that was published before, in one piece.
    ///
    /// This function is for apps with many elements that know which of them have changed: neither the app nor the test
    /// looks at the others. The identifier of the screen and the terminal's size stay the same; if one of them changes,
    /// publish a whole tree.
    ///
    /// - Parameters:
    ///   - changes: the changes in order; the path of each change refers to the tree that results from the changes
    ///     before it.
    ///   - busy: the reasons why the app will change by itself soon, for example `loading`.
    ///   - timersDue: the number of the app's timers that have yet to fire; nil if the app does not count them.
    ///   - drawing: the bytes that draw the elements.
    ///   - mark: the mark up to which the app has handled the input, as `receive(_:)` returned it.
    /// - Throws: `ChangeError` if a change does not fit the tree, `TreeError` and `WriteError` as for a whole tree.
    public func publish(
        changes: [AccessibilityChange], busy: [String] = [], timersDue: Int? = nil, drawing: [UInt8] = [],
        through mark: InputMark
    ) throws {
        guard isActive else { return try write(drawing) }
        let (result, consequences) = try state.withLock { state in
            let tree = try state.apply(changes, busy, timersDue)
            return write(.changes(changes), of: tree, drawing: drawing, through: mark, &state)
        }
        time.follow(consequences)
        try result.get()
    }

    /// Writes a drawing and what is to be told of a tree; returns what came of it, and what follows for the app.
    private func write(
        _ content: FrameMessage.Tree, of tree: AccessibilityTree, drawing: [UInt8], through mark: InputMark,
        _ state: inout State
    ) -> (Result<Void, any Error>, Timeline.Consequences) {
        let isAdvancing = state.advance.map { $0.mark <= mark } ?? false
        let report = time.report(advancingTo: isAdvancing ? state.advance?.moment : nil)
        if isAdvancing { state.advance = nil }
        let frame = FrameMessage(
            revision: state.revision + 1, screen: tree.screen, size: tree.size, mark: mark.count,
            dropped: state.filter.dropped, busy: tree.busy + report.busy.filter { !tree.busy.contains($0) },
            timers: timers(tree, report), clock: reading(report), tree: content)
        let result: Result<Void, any Error>
        do throws(TreeError) {
            try state.limits.check(content, of: tree)
            let envelope = AppMessage.frame(frame).envelope(token: token ?? "")
            guard envelope.fits else { throw .tooLarge(bytes: envelope.size) }
            state.revision += 1
            result = send(drawing + envelope.bytes)
        } catch {
            // The test has the tree before, and the next one is not to be compared with one that it never had.
            state.tree = nil
            let refusal = AppMessage.unpublished(error.description).envelope(token: token ?? "")
            result = send(refusal.bytes).flatMap { .failure(error) }
        }
        return (result, report.consequences)
    }

    private func send(_ bytes: [UInt8]) -> Result<Void, any Error> {
        let error = Descriptor.write(bytes, to: output)
        return error == 0 ? .success(()) : .failure(WriteError(number: error))
    }

    /// Writes bytes that change no element, for example those that leave the alternate screen.
    ///
    /// - Throws: `WriteError` if the terminal is gone.
    public func write(_ bytes: [UInt8]) throws(WriteError) {
        guard !bytes.isEmpty else { return }
        let error = state.withLock { _ in Descriptor.write(bytes, to: output) }
        if error != 0 { throw WriteError(number: error) }
    }

    /// Tells the test something that is no frame, for example why there is none; nothing where no test listens.
    package func tell(_ message: AppMessage) {
        guard let token else { return }
        _ = state.withLock { _ in send(message.envelope(token: token).bytes) }
    }

    /// Tells the test that the app is about to show the screen that it was asked for.
    package func greet(screen: String) { tell(.hello(Hello(screen: screen))) }

    /// The number of timers that the app has: those that it counts itself, and those of its clock; nil if it has said neither.
    private func timers(_ tree: AccessibilityTree, _ report: Timeline.Report) -> Int? {
        guard hasClock.load(ordering: .relaxed) else { return tree.timersDue }
        return (tree.timersDue ?? 0) + report.timers
    }

    private func reading(_ report: Timeline.Report) -> ClockReading? {
        guard time.isVirtual, hasClock.load(ordering: .relaxed) else { return nil }
        return ClockReading(
            now: report.now.nanoseconds(), next: report.next?.nanoseconds(.up), looseSleeps: report.looseSleeps)
    }
}
