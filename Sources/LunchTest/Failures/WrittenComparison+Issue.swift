import LunchDriver
import Testing

extension WrittenComparison {
    /// The comparison of an expectation that failed, in the library's words:
    /// `Expectation failed: (page.status.label → "Saving") == "Saved"`.
    ///
    /// - Returns: nil if it compares nothing, or if the library writes it in another way.
    init?(_ issue: Issue) {
        let comparison = /Expectation failed: (?:try )?\((.+?) → .*\) == (?:\((.+?) → .*\)|(.+))/
        guard case .expectationFailed = issue.kind, let match = "\(issue.kind)".firstMatch(of: comparison) else {
            return nil
        }
        self.init(subject: String(match.1), expected: String(match.2 ?? match.3 ?? ""))
    }
}
