import LunchElements

/// A step of a test: an action or a question to an app, or an activity that contains several steps.
public struct TUIStep: Sendable, Identifiable {
    /// The kind of a step.
    public enum Kind: String, Hashable, Sendable {
        /// An action on the app: a tap, a key, a new size, an advance of virtual time.
        case action
        /// A wait that returns a result to the test, such as `waitForExistence(timeout:)`.
        case wait
        /// A read of a property such as `label` or `exists`, of a snapshot or of a frame.
        case read
        /// An expectation, which fails if it is not met in time.
        case expectation
        /// The launch or the end of the app.
        case life
        /// A named part of the test.
        case activity
    }

    /// The number of the step in this process; steps are counted from 1 in the order in which they begin.
    public let id: Int

    /// The `id` of the step that contains this one; nil if there is none.
    public let parent: Int?

    /// The kind of the step.
    public let kind: Kind

    /// The name of the function or the property in the test, such as `tap`, `typeText` or `label`, or the name of the
    /// activity.
    public let verb: String

    /// The argument of the function, such as a screen, a size or a duration; nil if there is none, or if it may be
    /// secret.
    public let argument: String?

    /// The name of the app when the step began; empty if the step concerns no app, or an app that had not been
    /// launched.
    public let app: String

    let steps: [QueryStep]
    private let origin: Origin

    /// The place at which a step was written: known, or to be found in the calls that led to it.
    enum Origin: Sendable {
        case place(TUISourceLocation)
        case calls(CallerLocation)
    }

    /// The query of the step's element, as Swift source; nil if the step has no element.
    public var query: String? { steps.isEmpty ? nil : QueryText.text(of: steps) }

    /// The location of the step in the test; nil if the location is unknown.
    ///
    /// If the step reads a property, its location is looked up in the program's debug information at the first use.
    public var place: TUISourceLocation? {
        switch origin {
        case .place(let place): place
        case .calls(let calls): calls.find()
        }
    }

    init(
        _ id: Int, in parent: Int?, _ kind: Kind, _ verb: String, _ steps: [QueryStep], argument: String?, app: String,
        origin: Origin
    ) {
        self.id = id
        self.parent = parent
        self.kind = kind
        self.verb = verb
        self.steps = steps
        self.argument = argument
        self.app = app
        self.origin = origin
    }
}

extension TUIStep: CustomStringConvertible {
    /// The step as Swift source, without typed text: `app.buttons["Save"].tap`.
    public var description: String {
        let name = query.map { "\($0).\(verb)" } ?? verb
        return kind == .activity ? verb : name + (argument.map { "(\($0))" } ?? "")
    }
}
