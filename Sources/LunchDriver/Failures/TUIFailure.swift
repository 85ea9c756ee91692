public import LunchElements
import LunchProcess
public import LunchWire

/// A failure of an app, or of a test that uses an app, for example the `failure` of a `TUIError`.
///
/// Lunch creates failure messages, reports and pictures of the screen from such values.
public struct TUIFailure: Sendable {
    /// The cause, with all that belongs to it.
    var cause: FailureCause

    /// The name of the app; empty if the failure concerns no app.
    public internal(set) var app = ""

    /// The location of the call that led to the failure, in the source code of the test; nil if it is unknown.
    public package(set) var place: TUISourceLocation?

    /// True if the test library prints `place` beside the message, so that the description of the error doesn't repeat it.
    var isPlacePrinted = false

    /// The calls that led to it, if they are known.
    var calls: CallerLocation?

    /// The locations of the calls that led to the call at `place`, innermost first; empty if they are unknown.
    ///
    /// The array contains the calls in the test and in its helper functions. The calls are looked up in the debug
    /// information of the test when `callers` is read.
    public var callers: [TUISourceLocation] {
        guard let place, launch == nil else { return [] }
        return calls?.callers(of: place) ?? []
    }

    /// The place and the calls that led to it.
    package var places: [TUISourceLocation] { launch == nil ? [place].compactMap(\.self) + callers : [] }

    /// The frame in which the failure was found, with its cells and elements; nil if there is none.
    public internal(set) var frame: TUIFrame?

    /// The cells that the failure concerns; nil if it concerns the whole screen, or no cells at all.
    public internal(set) var cells: CellRect?

    /// The time that an action waited for its element in vain: the whole `LaunchConfiguration.actionTimeout`.
    ///
    /// The value is nil for any other failure, even if an action failed before this time was over.
    public internal(set) var waited: Duration?

    /// The query in question; empty if there is none.
    var steps: [QueryStep] = []

    /// The calls by which the test began the query; nil if they do not show whose code that is.
    var queryCalls: CallerLocation?

    /// The resolution of the query, if a message must show it.
    var resolution: Resolution?

    /// The secrets of the test, which no words have in them.
    package var secrets = TestSecrets.current

    /// The last inputs of the app.
    var history = InputHistory()

    /// The end of the program; nil if it ran, or if unknown.
    var status: ExitStatus?

    /// The path of the temporary home that the program was started with; nil if it had none.
    var home: String?

    /// The last that the program wrote to its standard error.
    var errorOutput: [UInt8] = []

    /// True if the app has reported that it uses Lunch.
    var hasGreeted = false

    /// True if the terminal's output was stopped, so that the app could not draw.
    var isOutputStopped = false

    /// The screen, alone or with a variant, that a launch should have opened; nil for most failures.
    ///
    /// The property has a value only if a launch with a variant failed after the program had started, or if
    /// `expectEveryScreenOpens()` found the failure. The failure message then names the screen and the variant.
    public package(set) var opening: LaunchConfiguration.Screen?

    /// The number of the launch, if `expectEveryScreenOpens()` found the failure; nil for other failures.
    package internal(set) var openedLaunch: Int?

    /// The launch of the app, if the failure is found when the test that launched it may be over.
    var launch: Launch?

    /// Its way to the test library, if it was thrown and the test must know of it.
    var delivery: Delivery?

    /// The last steps of the test, if the failure is found when they are over; the latest is the last.
    var lastSteps: [PastStep] = []

    /// The frame that the app showed when the test failed, if it failed on its own.
    var later: TUIFrame?

    /// The comparison in which the test failed, if it failed on its own.
    package var comparison: WrittenComparison?

    /// The lines about the past of the test that its recording knows, for example the first difference from the last
    /// green run; they are above the screen.
    package var past: [String] = []
    /// True if they contain a difference from a run that passed.
    package var differs = false

    /// A step of the test that is over.
    struct PastStep: Sendable {
        /// The step as it would be written in a test, without what is typed.
        var text: String
        var place: TUISourceLocation
    }

    init(_ cause: FailureCause) { self.cause = cause }

    /// A failure of something else than the driver, whose description specifies what is wrong.
    package init(_ error: any Error) { self.init(.other(error)) }

    /// The error whose description specifies what is wrong; nil if it is a failure of the driver's own.
    package var reason: (any Error)? { if case .other(let error) = cause { error } else { nil } }

    /// The same, found in a frame.
    package init(_ error: any Error, in frame: TUIFrame?) {
        self.init(.other(error))
        self.frame = frame?.committed
    }

    /// A step of a query, together with the number of elements that it found.
    public struct Stage: Hashable, Sendable {
        /// The query up to and including this step, as Swift source code.
        public let query: String

        /// The number of elements that `query` found.
        public let count: Int
    }
}

extension TUIFailure {
    /// The kind of the failure. Use it to distinguish failures in code.
    public var kind: TUIFailureKind { cause.kind }

    /// The query that the failure concerns, as Swift source code; nil if it concerns no query.
    public var query: String? { steps.isEmpty ? nil : secrets.mask.masked(QueryText.text(of: steps)) }

    /// A one-line description of the last inputs to the app, with secrets masked; nil if there were none.
    ///
    /// At most the last four inputs are described. Equal inputs in a row count as one.
    public var input: String? { history.text(hasEnded: status != nil).map(secrets.mask.masked) }

    /// The last output of the program on standard error, at most 64 KiB.
    ///
    /// Secrets are masked in it. The text is empty if standard error is not kept separate from the terminal (see
    /// ``LaunchConfiguration/keepsErrorsApart``).
    public var standardError: String { secrets.mask.masked(String(decoding: errorOutput, as: UTF8.self)) }

    /// The frame as it is shown to people, with secrets masked.
    package var shownFrame: TUIFrame? { frame?.masked(by: secrets.mask) }

    /// The name of the test that launched the app; nil for most failures.
    ///
    /// The property has a value only if Lunch found the failure when it ended the app, usually after the last step of the test.
    public var test: String? { launch?.owner?.name }

    /// The steps of the query up to the first step that found nothing, each with the number of elements that it found.
    ///
    /// The array is empty unless the failure is that a query found nothing.
    public var stages: [Stage] {
        let mask = secrets.mask
        guard let stages = resolution?.stages, let failure = Resolution.failure(among: stages), failure.found.isEmpty
        else { return [] }
        return (0...failure.index).compactMap { index in
            let step = stages[index].step
            // A name with its demand for one element is written as one step: `["name"]`.
            if step.isOnly, index > 0, case .matching = stages[index - 1].step { return nil }
            if step.isOnly, index > 0, case .text = stages[index - 1].step { return nil }
            if step.isOnly, index > 0, stages[index - 1].step.saysOnly { return nil }
            var steps = stages[...index].map(\.step)
            if case .text = step, index + 1 < stages.count, stages[index + 1].step.isOnly { steps.append(.only) }
            if case .matching = step, index + 1 < stages.count { steps.append(.only) }
            return Stage(query: mask.masked(QueryText.text(of: steps)), count: stages[index].found.count)
        }
    }

    /// The elements or texts near to what the query looked for; nil if there are none, or if the query is not what failed.
    var nearMiss: NearMiss? {
        guard let resolution else { return nil }
        let stages = resolution.stages
        guard let failure = Resolution.failure(among: stages), failure.found.isEmpty else { return nil }
        return resolution.nearMiss(at: failure.index, of: stages)
    }
}
