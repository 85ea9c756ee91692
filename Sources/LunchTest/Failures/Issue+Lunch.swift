import LunchDriver
import LunchElements
import Testing

extension Issue {
    /// The issue without secrets. The library itself reports which values an expectation has compared: an issue that would show
    /// a secret becomes one without values, and has the library's words with the secret masked as its comment.
    func masked(by mask: SecretMask) -> Issue {
        if mask.isEmpty { return self }
        var issue = self
        issue.comments = comments.map { Comment(rawValue: mask.maskedSentences($0.rawValue)) }
        let words = "\(kind)"
        let masked = mask.maskedSentences(words)
        if masked != words {
            issue.kind = .unconditional
            issue.comments.insert(Comment(rawValue: masked), at: 0)
        }
        return issue
    }

    /// Returns true if the issue is the expectation in whose line a property could not be read, which is an issue already.
    func follows(from run: TestRun) -> Bool {
        guard case .expectationFailed = kind, let place = sourceLocation else { return false }
        return run.isExplained { $0.fileID == place.fileID && $0.line == place.line }
    }

    /// The issue of an error of Lunch that has passed the library. Its description omits the place if the library prints the same one.
    func arrived() -> Issue {
        guard let error = error as? TUIError else { return self }
        error.arrive()
        guard let place = sourceLocation else { return self }
        var issue = self
        issue.kind = .errorCaught(error.printed(at: TUISourceLocation(place)))
        return issue
    }
}

extension TUIIssue {
    /// An issue as the library has recorded it.
    init(_ issue: Issue) {
        self.init(
            "\(issue)", at: issue.sourceLocation.map { TUISourceLocation($0) }, isFailure: issue.isFailure,
            failure: (issue.error as? TUIError)?.failure)
    }
}
