/// A complaint about an app, in the order in which its author needs it.
package struct Complaint: Error, Hashable, Sendable {
    /// A sentence that specifies what was seen, with all that cannot be seen in it written out.
    package var seen: String

    /// A sentence with the probable cause.
    package var cause: String

    /// A sentence that specifies what to change in the app.
    package var change: String

    /// The section of the specification with the rule; nil for the check's section.
    package var section: Section?

    init(seen: String, cause: String, change: String, section: Section? = nil) {
        self.seen = seen
        self.cause = cause
        self.change = change
        self.section = section
    }
}

/// The reason why a check has come to its end before it could pass.
enum Finding: Error, Hashable, Sendable {
    /// The app does something wrong.
    case fails(Complaint)

    /// The check does not concern this app, or its subject cannot be seen of it.
    case skipped(String)

    /// Something else that is wrong keeps the check from its end; the check of that name finds it.
    case obstacle(Complaint, home: String)

    static func fails(seen: String, cause: String, change: String, section: Section? = nil) -> Finding {
        .fails(Complaint(seen: seen, cause: cause, change: change, section: section))
    }
}
