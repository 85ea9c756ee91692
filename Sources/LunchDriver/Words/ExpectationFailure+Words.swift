import LunchCommands
import LunchElements
import LunchProcess

/// The words of expectations that were not met.
extension ExpectationFailure {
    func words(_ failure: TUIFailure) -> String {
        switch self {
        case .frame(let count, let limit):
            """
            waitForFrame(where:) \(limit.isTime ? "timed out\(limit.after)" : "failed"): \(Self.screens(count, of: failure.app)) \
            the condition.\(limit.reason(failure))
            """
        case .change(let row, let before, let after, let time):
            "Expected \(failure.app) not to change within \(DurationText.words(time)). "
                + (row.map {
                    before == after
                        ? "The style of row \($0) changed."
                        : "Row \($0) was \(ShownText.quoted(before)), and became \(ShownText.quoted(after))."
                }
                    ?? "Its elements changed, and the text on its screen did not.")
        case .exit(let limit):
            "Expected \(failure.app) to end\(limit.within); it is still running.\(limit.reason(failure))"
        case .existence(let isWanted, .ended):
            """
            Expected \(failure.query ?? failure.app) to \(isWanted ? "appear" : "disappear"), but \(failure.app) has \
            ended\(Limit.end(failure)).
            """
        case .existence(let isWanted, let limit):
            """
            Expected \(failure.query ?? failure.app) to \(isWanted ? "appear" : "disappear")\(limit.within); it did \
            not.\(limit.reason(failure))
            """
        case .value(let property, let relation, let expected, let received, let isSecret, let limit):
            Self.value(failure, property, "\(relation.words) \(expected)", received, limit.within)
                + limit.reason(failure)
                + (isSecret ? "\n\(SecretText.note)" : "")
        }
    }

    /// The screens of which none met a condition, as the subject and the verb of a sentence.
    private static func screens(_ count: Int, of app: String) -> String {
        switch count {
        case 0: "no screen of \(app) met"
        case 1: "the screen of \(app) did not meet"
        default: "none of the \(count) screens of \(app) met"
        }
    }

    private static func value(
        _ failure: TUIFailure, _ property: String, _ expected: String, _ received: String?, _ within: String
    ) -> String {
        // A question about no element is asked of the app itself.
        let query = failure.query ?? QueryText.text(of: failure.steps)
        guard let received else {
            let count = failure.resolution?.failure?.found.count ?? 0
            let name = failure.soughtName
            let found = count > 1 ? "\(count) \(name)s matched" : "no \(name) matched"
            let texts = failure.candidateTexts
            let list = failure.frame.flatMap { texts.isEmpty ? nil : "\n" + TextPlaces.list(texts, in: $0.grid) } ?? ""
            return "Expected \(query)\(property) \(expected)\(within), but \(found).\(list)"
        }
        return "Expected \(query)\(property) \(expected)\(within); it was \(received)."
    }
}

extension ExpectationFailure.Limit {
    /// The time limit, after the expectation.
    fileprivate var within: String {
        switch self {
        case .time(let time): " within \(DurationText.words(time))"
        case .noTimePasses, .nothingComes, .ended: ""
        }
    }

    fileprivate var after: String {
        if case .time(let time) = self { " after \(DurationText.words(time))" } else { "" }
    }

    fileprivate var isTime: Bool { if case .time = self { true } else { false } }

    /// The way in which the app ended.
    fileprivate static func end(_ failure: TUIFailure) -> String {
        guard let status = failure.status else { return "; its exit status is unknown" }
        if case .exited(let code) = status { return " (exit status \(code))" }
        return ": it \(status)"
    }

    /// The reason why Lunch did not wait, or a hint that more may follow, as a line after the others; empty if there is nothing to add.
    fileprivate func reason(_ failure: TUIFailure) -> String {
        let isMoreDue = (failure.frame?.timersDue ?? 0) > 0
        return switch self {
        case .time: isMoreDue ? "\nA timer of \(failure.app) is still due. Is the timeout too short?" : ""
        case .ended: "\n\(failure.app) has ended\(Self.end(failure))."
        case .noTimePasses:
            """

            Lunch did not wait: the app has settled, and its virtual time passes only when the test advances it.
            """
        case .nothingComes:
            """

            Lunch did not wait: \(failure.app) waits for input, and nothing else can change its screen.
            """
        }
    }
}
