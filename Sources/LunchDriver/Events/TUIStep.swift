public import LunchCommands
import LunchElements

/// A step of a test, such as an action, a wait, a read of a property, or a named part of the test.
public struct TUIStep: Sendable, Identifiable {
    /// A kind of step.
    public enum Kind: String, Hashable, Sendable {
        /// An action on the app, such as a tap, a key press, a change of the terminal's size, or an advance of virtual
        /// time.
        case action
        /// A call that only waits, such as `waitForExistence(timeout:)` or `waitForExit()`.
        case wait
        /// A read of a property such as `label` or `exists`, or a call that returns a snapshot or a frame.
        case read
        /// A call of Lunch's function `TUIElement.expect(_:is:timeout:)`. The step fails if the property does not have the
        /// expected value before the timeout expires.
        case expectation
        /// A launch of the app, or a call of `terminate()`.
        case life
        /// A named part of a test, created by `TUIEvents.runActivity`. It can contain further steps.
        case activity
    }

    /// The number of the step, unique in this process. Steps are numbered from 1 in the order in which they begin.
    public var id: Int { details.id }

    /// The `id` of the step that contains this step; nil if no step contains it.
    public var parent: Int? { details.parent }

    /// The kind of the step.
    public var kind: Kind { command?.action.kind ?? .activity }

    /// The command of the step: what the test does, asks or expects, as data; nil for a named part of a test.
    ///
    /// The command does not contain the text that a test types or pastes, because it is known only later whether the text
    /// is secret. The event `sent` contains it.
    public var command: TUICommand? { content.command }

    /// The name of the function or property that the test used, such as `tap` or `label`; for a named part, its name.
    public var verb: String { content.verb }

    /// The command, or the part of the test.
    package var content: StepContent { details.content }

    /// The name of the app, which is the file name of its program.
    ///
    /// The name is empty if the step concerns no app, or if the app had not been launched when the step began.
    public var app: String { details.app }

    var steps: [QueryStep] { command?.query ?? [] }

    private let details: Details

    /// The properties of a step, which are many, in one place: a step is copied with each of its events.
    private final class Details: Sendable {
        let id: Int
        let parent: Int?
        let content: StepContent
        let app: String
        let origin: Origin

        init(_ id: Int, _ parent: Int?, _ content: StepContent, _ app: String, _ origin: Origin) {
            self.id = id
            self.parent = parent
            self.content = content
            self.app = app
            self.origin = origin
        }
    }

    /// The place at which a step was written: known, or to be found in the calls that led to it.
    enum Origin: Sendable {
        case place(TUISourceLocation)
        case calls(CallerLocation)
    }

    /// The query that the step uses, as Swift source code, for example `app.buttons["Save"]`; nil if it uses none.
    public var query: String? { content.query }

    /// The location of the step in the source code of the test; nil if the location is unknown.
    ///
    /// If the step reads a property, the location is looked up in the debug information of the test when `place` is
    /// read.
    public var place: TUISourceLocation? {
        switch details.origin {
        case .place(let place): place
        case .calls(let calls): calls.find()
        }
    }

    /// The same as far as it is known without looking anything up.
    package var knownPlace: TUISourceLocation? {
        if case .place(let place) = details.origin { place } else { nil }
    }

    init(_ id: Int, in parent: Int?, _ content: StepContent, app: String, origin: Origin) {
        details = Details(id, parent, content, app, origin)
    }
}

extension TUIStep: CustomStringConvertible {
    /// The `query`, the `verb` and the `argument` of the step, for example `app.buttons["Save"].tap`; for a named part,
    /// its name.
    public var description: String { content.code }
}
