@_spi(Lunch) public import LunchWire
import Synchronization

/// An object through which an app writes to its terminal. It writes each drawing together with an accessibility tree:
/// the tree of elements that describes the drawing.
///
/// To publish is to send the accessibility tree to the test that launched the app. First publish the app's first screen,
/// with the mark `InputMark.start`. From then on, call the publisher in two places of the app, or of its framework:
///
/// 1. Pass all bytes that were read from the terminal to `receive(_:)`. This function removes the messages that the
///    test has sent to Lunch. It returns the remaining bytes and a mark. The mark is the position in the input after
///    these bytes.
/// 2. When the app has handled these bytes, call `publish(_:drawing:through:)`, even if there is nothing to draw. This
///    function writes the drawing and the tree.
///
/// In this example, `bytes` are the bytes that were read, and `app` is an object of the framework:
///
/// ```swift
/// let input = publisher.receive(bytes)
/// app.handle(input.bytes)
/// try publisher.publish(app.tree, drawing: app.redraw(), through: input.mark)
/// ```
///
/// Unless a test launched the app, `receive(_:)` returns all bytes unchanged, and `publish` writes only the drawing.
public final class AccessibilityPublisher: Sendable {
    /// The input of an app: the bytes from the terminal without the messages of the test, the position after these
    /// bytes, and the test's request for another screen, if any.
    public struct Input: Hashable, Sendable {
        /// The bytes for the app, in the order in which they were read; empty if only messages of the test, or parts of
        /// messages, were read.
        public var bytes: [UInt8]

        /// The position in the input after the bytes; pass it to `publish(_:drawing:through:)`.
        public var mark: InputMark

        /// The test's request for another screen; nil if the test requests none.
        ///
        /// Handle the bytes first. Then pass the request to `Launcher.show(_:)`. Draw the screen that this function
        /// returns, and publish the screen's elements with `mark`. If the function returns nil, keep the current
        /// screen, and publish its elements.
        public var show: LaunchScreenRequest?
    }

    private struct State {
        var filter: InputFilter
        var tree: AccessibilityTree?
        var revision = 0
        var limits = TreeLimits()
        /// The time up to which virtual time must pass, once all input up to the mark has been handled.
        var advance: (moment: Duration, mark: InputMark)?

        /// Applies changes to the tree, and returns it.
        mutating func apply(
            _ changes: [AccessibilityChange], _ busy: [String], _ timersDue: Int?
        ) throws(ChangeError) -> AccessibilityTree {
            guard var tree else { throw .noTree }
            // The only reference to it, so that a change copies nothing; if it is nil, the next tree is sent whole.
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
    let form = Lock(MarkForm.aroundLines)
    /// True once a text has been marked.
    let hasMarked = Atomic(false)

    /// Creates the publisher of a process. A process must create only one, because a publisher numbers the trees that
    /// it publishes.
    ///
    /// If a test launched the app, this initializer tells the test that the app will publish trees. The test then waits
    /// for the first tree. Create a publisher only in an app that also publishes its first screen.
    ///
    /// - Parameters:
    ///   - output: the file descriptor of the terminal; standard output by default.
    ///   - environment: the launch settings; by default those of the process. Trees are published only if the settings
    ///     come from a test.
    ///   - wake: a function that makes the app's loop run once more, so that the loop publishes the results of other
    ///     threads. It may be called on any thread. Pass nil if the app does all its work on the thread of its loop.
    public init(
        output: Int32 = 1, environment: LaunchEnvironment = .current(), wake: (@Sendable () -> Void)? = nil
    ) {
        self.output = output
        token = environment.token
        state = Lock(State(filter: InputFilter(token: environment.token ?? "")))
        time = LaunchClock(isVirtual: environment.isClockVirtual, isObserved: environment.token != nil, wake: wake)
        if let token, !environment.wantsCatalog {
            // The drawing reports a terminal that is gone.
            _ = Descriptor.write(AppMessage.hello(Hello(publishes: true)).envelope(token: token).bytes, to: output)
        }
    }

    /// The clock of the app. Use it for every delay and timer.
    ///
    /// After the first access to this property, the test assumes that the app waits on no other clock.
    public var clock: LaunchClock {
        hasClock.store(true, ordering: .relaxed)
        return time
    }

    /// A Boolean value that indicates whether a test launched the app.
    public var isActive: Bool { token != nil }

    /// Removes the messages of the test from bytes that were read from the terminal, and returns the app's input.
    ///
    /// Pass all bytes from the terminal to this function, in the order in which they were read. An incomplete message
    /// is kept until a later call completes it. Unless a test launched the app, all bytes are returned unchanged.
    ///
    /// - Parameter bytes: the bytes that were read from the terminal.
    /// - Returns: the bytes for the app, the position after them, and the test's request for another screen, if any.
    public func receive(_ bytes: [UInt8]) -> Input {
        guard token != nil else { return Input(bytes: bytes, mark: .start) }
        return state.withLock { state in
            let output = state.filter.filter(bytes)
            let mark = InputMark(count: output.passed)
            if let moment = output.clock { state.advance = (.nanoseconds(moment), mark) }
            return Input(bytes: output.bytes, mark: mark, show: output.show)
        }
    }

    /// Writes a drawing to the terminal, and publishes the accessibility tree that describes it, in one call.
    ///
    /// To publish is to send the tree to the test that launched the app. Call this function after the app has handled
    /// input, even if nothing has changed. A test that has sent input waits until the app passes the position after
    /// that input as `mark`.
    ///
    /// The call blocks until the terminal has accepted all bytes, even if the file descriptor is non-blocking. Unless a
    /// test launched the app, the call writes only the drawing.
    ///
    /// A terminal may turn Ctrl-C into SIGINT, and it reports a new size with SIGWINCH. If such a signal arrives before
    /// some input, handle the signal first and then the input, and publish the result of both in one call.
    ///
    /// - Parameters:
    ///   - tree: the elements that are on the screen after the drawing.
    ///   - drawing: the bytes that draw the elements; empty if nothing has changed.
    ///   - mark: the position in the input up to which the app has handled the input. `receive(_:)` returns it. Before
    ///     the first input, pass `.start`.
    /// - Throws: `TreeError` if the test does not accept the tree; nothing is drawn, and the test receives the text of
    ///   the error. `WriteError` if the terminal cannot be written to.
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

    /// Writes a drawing to the terminal, and publishes changes of the last published accessibility tree, in one call.
    ///
    /// Use this function if the app has many elements and knows which of them have changed. Neither the app nor the test then
    /// inspects the other elements. The function cannot change the screen's identifier or the terminal's size; to change one
    /// of them, publish a whole tree. `busy` and `timersDue` replace those of the last tree, so pass them with every call.
    ///
    /// The call blocks until the terminal has accepted all bytes. Unless a test launched the app, the call writes only
    /// the drawing.
    ///
    /// - Parameters:
    ///   - changes: the changes in the order in which they are applied. The path of each change refers to the tree
    ///     after the preceding changes.
    ///   - busy: the reasons why the screen will soon change without input, for example `loading`. A test waits until
    ///     there are none.
    ///   - timersDue: the number of the app's timers that have not fired yet; nil if the app does not count them.
    ///   - drawing: the bytes that draw the elements; empty if nothing has changed.
    ///   - mark: the position in the input up to which the app has handled the input, as `receive(_:)` returned it.
    /// - Throws: `ChangeError` if a change refers to an element that the tree does not contain, or if there is no tree
    ///   to change; nothing is drawn. `TreeError` if the test does not accept the changed tree; nothing is drawn, and
    ///   the test receives the text of the error. After either error, publish a whole tree. `WriteError` if the
    ///   terminal cannot be written to.
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

    /// Writes a drawing and the necessary message about a tree; returns the result, and its consequence for the app.
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
            timers: timers(tree, report), clock: reading(report),
            marked: hasMarked.load(ordering: .relaxed), tree: content)
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

    /// Writes bytes to the terminal without publishing a tree.
    ///
    /// Use this function for bytes that change no element, such as the sequence that leaves the alternate screen.
    ///
    /// The call blocks until the terminal has accepted all bytes.
    ///
    /// - Throws: `WriteError` if the terminal cannot be written to.
    public func write(_ bytes: [UInt8]) throws(WriteError) {
        guard !bytes.isEmpty else { return }
        let error = state.withLock { _ in Descriptor.write(bytes, to: output) }
        if error != 0 { throw WriteError(number: error) }
    }

    /// Sends the test a message that is not a frame, for example the reason why there is none; sends nothing without a test.
    package func tell(_ message: AppMessage) {
        guard let token else { return }
        _ = state.withLock { _ in send(message.envelope(token: token).bytes) }
    }

    /// Notifies the test that the app is about to show the requested screen.
    package func greet(screen: String) { tell(.hello(Hello(screen: screen))) }

    /// The number of timers that the app has: those that it counts itself, and those of its clock; nil if it has reported
    /// neither.
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
