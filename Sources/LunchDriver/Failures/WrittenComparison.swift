/// A comparison in a test's own expectation, as the test wrote it.
package struct WrittenComparison: Sendable {
    /// The source code of the value that was read, for example `page.status.label`.
    let subject: String

    /// The source code of the value that it is compared with, for example `"Saved"`.
    let expected: String

    package init(subject: String, expected: String) { (self.subject, self.expected) = (subject, expected) }
}
