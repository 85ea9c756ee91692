import LunchProcess
import LunchWire

extension Trial {
    /// The progress of an app with its launch.
    enum Opening: Sendable {
        /// It has published its first frame.
        case publishes
        /// It has greeted or drawn, and publishes nothing.
        case isLaunchOnly
        /// It has said why it does not open.
        case refuses(String)
        case ended(LunchProcess.ExitStatus)
        /// Nothing has come.
        case isSilent(Absence)
    }

    /// Starts the app, and waits until it has opened, has refused to, or turns out to do neither.
    static func launched(_ subject: Subject, _ plan: Plan = Plan()) throws(Finding) -> (Trial, Opening) {
        let trial = try start(subject, plan)
        return (trial, trial.opening())
    }

    private func opening() -> Opening {
        let result = until(subject.limits.launch, takesTimers: true) { state -> Opening? in
            if state.frames > 0 { return .publishes }
            if let reason = state.refusals.first { return .refuses(reason) }
            if state.hello?.publishes == false { return .isLaunchOnly }
            return nil
        }
        // One that promises frames is given the time to keep that.
        if case .failure(let standing) = result, case .rests = standing.absence,
            look({ $0.hello?.publishes == true }),
            until(subject.limits.inaction, { $0.frames > 0 ? true : nil }).isFailure == false
        {
            return .publishes
        }
        if case .success(.isLaunchOnly) = result {
            // It may say more: that there is no such screen, or against its word a frame.
            rest()
            return look { state in
                if state.frames > 0 { return .publishes }
                if let reason = state.refusals.first { return .refuses(reason) }
                return state.status.map { .ended($0) } ?? .isLaunchOnly
            }
        }
        switch result {
        case .success(let opening): return opening
        case .failure(let standing):
            if case .ended(let status) = standing.absence { return .ended(status) }
            return look { $0.hello != nil || $0.written > 0 } ? .isLaunchOnly : .isSilent(standing.absence)
        }
    }
}
