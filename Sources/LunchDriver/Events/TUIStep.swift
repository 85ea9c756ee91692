import LunchElements

/// One thing that a test does to an app or asks of it, or an activity that has several of them.
public struct TUIStep: Sendable, Identifiable {
    /// The kinds of steps.
    public enum Kind: String, Hashable, Sendable {
        /// Something is done to the app: a tap, a key, a new size, virtual time that passes.
        case action
        /// A test waits for something and is told whether it came.
        case wait
        /// Something is read: a property, whether an element exists, how the app ended.
        case read
        /// Something is expected; it is a failure if it does not come.
        case expectation
        /// The app is launched or ended.
        case life
        /// A part of the test that has a name.
        case activity
    }

    /// The number of the step in this process, counted from 1 in the order of their beginnings.
    public let id: Int

    /// The step within which this one happens; nil if there is none.
    public let parent: Int?

    /// The kind of the step.
    public let kind: Kind

    /// The name of what is done or read, by its name in the test: `tap`, `typeText`, `label`; the name of an activity.
    public let verb: String

    /// The argument of the verb: a screen, a size, a duration; nil if nothing does, or if it may be secret.
    public let argument: String?

    /// The name of the app as it began; empty if no app is in question, or if it had not been launched.
    public let app: String

    let steps: [QueryStep]
    private let origin: Origin

    /// The place at which a step was written: known, or to be found in the calls that led to it.
    enum Origin: Sendable {
        case place(TUISourceLocation)
        case calls(CallerLocation)
    }

    /// The query of the element in question, as it would be written in a test; nil if there is none.
    public var query: String? { steps.isEmpty ? nil : QueryText.text(of: steps) }

    /// The place at which it is written in the test; nil if nobody knows.
    ///
    /// Of a property that is read the place is looked up in the program's debug information, when it is asked for first.
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
    /// The step as it would be written in a test, without what is typed: `app.buttons["Save"].tap`.
    public var description: String {
        let name = query.map { "\($0).\(verb)" } ?? verb
        return kind == .activity ? verb : name + (argument.map { "(\($0))" } ?? "")
    }
}
