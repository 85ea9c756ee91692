/// The result of a check.
package enum Verdict: Hashable, Sendable {
    /// The app does what the protocol asks for.
    case ok

    /// The check says nothing of this app, for this reason.
    case skipped(String)

    /// The app does something wrong.
    case fails(Complaint)
}
