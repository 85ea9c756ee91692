import Lunch

extension App {
    /// Shows an alert over everything else, and returns the title of the answer that is given to it.
    ///
    /// For tasks of the app: they are at rest until there is an answer.
    ///
    /// - Parameter actions: the titles of the answers; the Escape key gives the last one.
    /// - Returns: nil where nobody can answer any more, since a test has gone to another screen.
    public func answer(to title: String, message: String = "", actions: [String] = ["OK"]) async -> String? {
        await publisher.waitForInput {
            await withCheckedContinuation { continuation in
                let answer = Answer(continuation)
                let actions = actions.enumerated().map { index, title in
                    Alert.Action(title, isCancel: index == actions.count - 1) { answer.give(title) }
                }
                present(Alert(title, message: message, actions: actions))
            }
        }
    }
}

/// The answer that a task waits for that shows an alert; it goes with the alert.
private final class Answer {
    private var continuation: CheckedContinuation<String?, Never>?

    init(_ continuation: CheckedContinuation<String?, Never>) { self.continuation = continuation }

    deinit { continuation?.resume(returning: nil) }

    func give(_ title: String) {
        continuation?.resume(returning: title)
        continuation = nil
    }
}
