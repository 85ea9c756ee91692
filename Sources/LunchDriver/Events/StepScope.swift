import LunchCommands
import LunchElements
@_spi(Lunch) import LunchWire
import Synchronization

/// A step that is under way, and what is known of it so far.
final class StepScope: Sendable {
    @TaskLocal static var current: StepScope?
    /// The place of steps whose calls are not a test's: another program has asked for them.
    @TaskLocal static var place: TUISourceLocation?
    private static let count = Atomic(0)

    let step: TUIStep
    let start = ContinuousClock.now

    /// The things that were seen and met during the step.
    private struct Seen {
        var frame: TUIFrame?
        var frameBefore: TUIFrame?
        var element: TUIElementSnapshot?
        var cell: CellPoint?
        var source: EventSource?

        /// The number of deeds done to the app before the step; nil if the step is not an action.
        var deeds: Int?
    }

    private let seen = Lock(Seen())

    /// The last frame on which the app has settled during the step; nil if it has not.
    var frame: TUIFrame? { seen.withLock({ $0.frame }) }

    /// The source of the events of the step, as it was when the step began; nil before that.
    var source: EventSource? { seen.withLock({ $0.source }) }

    init(_ content: StepContent, app: String, origin: TUIStep.Origin) {
        let number = Self.count.add(1, ordering: .relaxed).newValue
        step = TUIStep(number, in: Self.current?.step.id, content, app: app, origin: origin)
    }

    /// Creates the scope of a command.
    convenience init(_ action: TUICommand.Action, app: String, origin: TUIStep.Origin) {
        self.init(.command(TUICommand(action.withheld, holding: HeldModifiers.flags)), app: app, origin: origin)
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

    /// Notes the frame that the app showed before the step, which is an action.
    ///
    /// - Parameter deeds: the number of deeds done to the app by then.
    func begin(on frame: TUIFrame, after deeds: Int) {
        seen.withLock { seen in
            seen.frameBefore = frame
            seen.deeds = deeds
        }
    }

    /// Notes a frame on which the app has settled; whether it is another one than before.
    ///
    /// - Parameter deeds: the number of deeds done to the app by then.
    func note(_ frame: TUIFrame, after deeds: Int) -> Bool {
        seen.withLock { seen in
            if seen.deeds == deeds { seen.frameBefore = frame }
            let last = seen.frame
            seen.frame = frame
            return last?.revision != frame.revision || frame.elementSource != .published
        }
    }

    /// Notes the source of the events of the step, which begins.
    func note(_ source: EventSource) { seen.withLock { $0.source = source } }

    /// Notes the element that the step acts on.
    func note(_ element: TUIElementSnapshot) { seen.withLock { $0.element = element } }

    /// Notes the cell at which the step uses the mouse.
    func note(_ cell: CellPoint) { seen.withLock { $0.cell = cell } }

    func outcome(value: LunchJSON? = nil, failure: TUIFailure? = nil) -> TUICommandResult {
        let seen = seen.withLock({ $0 })
        return TUICommandResult(
            duration: .now - start, frame: seen.frame, frameBefore: seen.frameBefore, element: seen.element,
            cell: seen.cell, value: value, failure: failure)
    }
}
