import LunchElements
import LunchProcess

/// The words of what was expected and did not come.
extension ExpectationFailure {
    func words(_ failure: TUIFailure) -> String {
        switch self {
        case .frame(let limit): "No frame of \(failure.app) was right\(limit.within).\(limit.reason(failure))"
        case .change(let row, let before, let after, let time):
            "Expected \(failure.app) not to change within \(DurationText.words(time)). "
                + (row.map {
                    before == after
                        ? "The style of row \($0) changed."
                        : "Row \($0) was \(ShownText.quoted(before)), and became \(ShownText.quoted(after))."
                }
                    ?? "Its elements changed, and the text on its screen did not.")
        case .exit(let limit): "Expected \(failure.app) to end\(limit.within); it still runs.\(limit.reason(failure))"
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
    /// The time that was waited, behind what was expected.
    fileprivate var within: String {
        switch self {
        case .time(let time): " within \(DurationText.words(time))"
        case .noTimePasses, .nothingComes, .ended: ""
        }
    }

    /// The end of the app, behind words that say so.
    private func end(_ failure: TUIFailure) -> String {
        guard let status = failure.status else { return ", and nobody knows how" }
        if case .exited(let code) = status { return " (exit status \(code))" }
        return ": it \(status)"
    }

    /// The reason why nothing was waited for, or what may still come, as a line behind the others; empty if there is nothing to say.
    fileprivate func reason(_ failure: TUIFailure) -> String {
        let isMoreDue = (failure.frame?.timersDue ?? 0) > 0
        return switch self {
        case .time: isMoreDue ? "\nA timer of \(failure.app) is still due. Is the time too short?" : ""
        case .ended: "\n\(failure.app) has ended\(end(failure))."
        case .noTimePasses:
            """

            It was not waited for: the app has settled, and its virtual time passes only when the test advances it.
            """
        case .nothingComes:
            """

            It was not waited for: \(failure.app) waits for input, and for nothing else that could change its screen.
            """
        }
    }
}
