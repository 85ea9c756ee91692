import LunchElements
@_spi(Lunch) import LunchWire

/// The questions that a test has asked of an app, for failures of the test's own.
extension AppRun {
    /// The number of questions that are remembered.
    private static let questionLimit = 4

    /// Remembers a question that was answered, and the frame that the answer was read off.
    func note(_ question: Question) {
        state.withLock { state in
            if state.questions.count >= Self.questionLimit { state.questions.removeFirst() }
            state.questions.append(question)
            state.unanswered.moveOn()
            state.questionCount += 1
        }
    }

    /// Forgets them, since the test does something to the app.
    func forgetQuestions() {
        state.withLock { state in
            state.questions.removeAll(keepingCapacity: true)
            state.unanswered.moveOn()
            state.questionCount += 1
        }
    }

    /// The number of times the test has asked something that was answered, or done something.
    var questionCount: Int { state.withLock({ $0.questionCount }) }

    /// Everything that a failure of the test itself may depend on, as far as this app is concerned: what was asked last
    /// and the screen; nil if there is nothing to report.
    ///
    /// - Parameters:
    ///   - mayWait: true if the app is given the time to handle its input, if nothing was asked since.
    ///   - isCounted: true if it is reported with an issue that fails the test: a known issue does not report that a
    ///     question has no answer.
    func evidence(mayWait: Bool, isCounted: Bool) -> TUIFailure? {
        // If it does not settle, the last frame is shown as what it is, and the end of the app reports that.
        if mayWait, state.withLock({ $0.questions }).isEmpty { _ = try? settler.settledFrame() }
        let (questions, unanswered) = state.withLock { ($0.questions, $0.unanswered.last) }
        if let unanswered {
            if isCounted { noteTold(unanswered.kind) }
            return unanswered
        }
        guard session != nil else { return nil }
        let frame = questions.last?.frame ?? lastFrame
        let asked = questions.filter { $0.frame.revision == frame?.revision }
        guard let last = asked.last else { return error(.asked([]), in: frame).failure }
        let resolution = Resolution(last.steps, in: last.frame)
        var failure = error(.asked(asked), last.steps, in: frame, resolution: resolution).of(last.query).failure
        failure.later = lastFrame
        return failure
    }

    /// The same, if a query was the last that was asked about.
    func evidence(for steps: [QueryStep]) -> TUIFailure? {
        let last = state.withLock({ $0.questions }).last
        return last.map { QueryText.text(of: $0.steps) } == QueryText.text(of: steps)
            ? evidence(mayWait: false, isCounted: false) : nil
    }
}
