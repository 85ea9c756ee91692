import LunchElements
import LunchProcess

/// An app that takes no messages cannot be told how much was sent to it. It counts what it reads, and what the terminal has
/// dropped it never acknowledges. The system shows that: the app rests, and nothing is left for it to read.
extension Session {
    /// Waits until a look gives an answer; meanwhile finds out whether input was lost, as often as that is in question.
    ///
    /// - Parameter isPatient: whether an app that waits for input, and so settles no more, is waited for all the same.
    func waitForSettled<Answer>(
        until deadline: ContinuousClock.Instant, isPatient: Bool = false,
        _ look: (borrowing Session.State) -> Answer?
    ) -> Answer? {
        while true {
            findLostInput(until: deadline)
            let answer = monitor.wait(until: isPatient ? deadline : min(deadline, .now + Self.pause)) {
                state -> Answer?? in
                if let answer = look(state) { return .some(answer) }
                return state.mayHaveLostInput ? .some(nil) : nil
            }
            if let answer = answer ?? nil { return answer }
            if .now >= deadline || !isPatient && givesUpAtRest() { return nil }
        }
    }

    /// Waits until it is known whether input was lost, if that is in question.
    ///
    /// Only a rest without a time limit counts: an app that sleeps before it draws would seem never to have got its input.
    private func findLostInput(until deadline: ContinuousClock.Instant) {
        let isOver = { (state: borrowing Session.State) in state.life.isOver || !state.mayHaveLostInput }
        while !monitor.read(isOver) {
            let traffic = monitor.read { $0.rest.traffic }
            switch PlainSettler(session: self).wait(until: deadline, isOver: isOver) {
            case .rests(let frame) where frame.settling.trust == .exact:
                monitor.update { $0.inputWasLost().wakes }
            case .rests:
                _ = monitor.wait(until: deadline) { $0.rest.traffic != traffic || isOver($0) ? true : nil }
                if .now >= deadline { return }
            case .isUnknown: monitor.mutate { $0.inputIsUnknown() }
            case .isLate: return
            case .isOver, .isSeen: break
            }
        }
    }
}
