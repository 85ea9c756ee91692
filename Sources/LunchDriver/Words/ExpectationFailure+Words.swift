import LunchElements

/// The words of what was expected and did not come.
extension ExpectationFailure {
    func words(_ failure: TUIFailure) -> String {
        switch self {
        case .frame(let time): "No frame of \(failure.app) was right within \(DurationText.words(time))."
        case .existence(let isWanted, let time):
            """
            Expected \(failure.query ?? failure.app) to \(isWanted ? "appear" : "disappear") within \
            \(DurationText.words(time)); it did not.
            """
        case .value(let property, let expected, let received, let isSecret, let time):
            Self.value(failure.query ?? failure.app, property, expected, received, DurationText.words(time))
                + (isSecret ? "\n\(SecretText.note)" : "")
        }
    }

    private static func value(
        _ query: String, _ property: String, _ expected: String, _ received: String?, _ time: String
    ) -> String {
        guard let received else {
            return "Expected \(query)\(property) to be \(expected) within \(time), but no single element matched."
        }
        return "Expected \(query)\(property) to be \(expected) within \(time); it was \(received)."
    }
}
