/// A check and what it has found.
package struct CheckResult: Sendable {
    package let check: ProtocolCheck
    package let verdict: Verdict
    /// The screen on which it was made; nil for the one that was asked for, or that the app opens on its own.
    package let screen: String?

    /// The section of the specification with the rule.
    package var section: Section {
        if case .fails(let complaint) = verdict { return complaint.section ?? check.section }
        return check.section
    }
}
