import LunchProcess
import LunchWire

extension Trial {
    /// How far an app has got with its launch.
    enum Opening: Sendable {
        /// It has published its first frame.
        case publishes
        /// It has greeted or drawn, and publishes nothing.
        case isLaunchOnly
        /// It has said why it does not open.
        case refuses(String)
        case ended(LunchProcess.ExitStatus)
        /// Nothing has come.
        case isSilent(Standstill)
    }

    /// Starts the app, and waits until it has opened, has refused to, or turns out to do neither.
    static func launched(_ subject: Subject, _ plan: Plan = Plan()) throws(Finding) -> (Trial, Opening) {
        let trial = try start(subject, plan)
        return (trial, trial.opening())
    }

    private func opening() -> Opening {
        let result = until(subject.launchLimit, takesTimers: true) { state -> Opening? in
            if state.frames > 0 { return .publishes }
            if let reason = state.refusals.first { return .refuses(reason) }
            if state.hello?.publishes == false { return .isLaunchOnly }
            return nil
        }
        // One that promises frames is given the time to keep that.
        if case .failure(let standing) = result, case .rests = standing.standstill,
            look({ $0.hello?.publishes == true }),
            until(subject.limit, { $0.frames > 0 ? true : nil }).isFailure == false
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
            if case .ended(let status) = standing.standstill { return .ended(status) }
            return look { $0.hello != nil || $0.written > 0 } ? .isLaunchOnly : .isSilent(standing.standstill)
        }
    }

    /// Starts an app that publishes elements, and waits until it has opened and has taken what it was answered.
    ///
    /// - Throws: if it does not open, or publishes nothing.
    static func opened(_ subject: Subject, _ plan: Plan = Plan()) throws(Finding) -> Trial {
        let (trial, opening) = try launched(subject, plan)
        do throws(Finding) {
            try trial.require(opening)
        } catch {
            trial.end()
            throw error
        }
        trial.takeBase()
        return trial
    }

    /// Takes what is not acknowledged of the terminal's answers as the base of what follows: a check of its own is about
    /// that.
    private func takeBase() {
        _ = until(.seconds(3)) { $0.outstanding <= 0 && $0.frame?.message.busy.isEmpty == true ? true : nil }
        rest()
        base.withLock { $0 = look { $0.outstanding } }
        isSized.withLock { $0 = look { $0.frame?.message.size == $0.size } }
    }

    private func require(_ opening: Opening) throws(Finding) {
        switch opening {
        case .publishes: return
        case .isLaunchOnly:
            // A message that cannot be read may have been its first frame.
            if let complaint = look({ state in Messages.complaint(state) }) {
                throw .obstacle(complaint, home: Messages.whole)
            }
            if look({ $0.hello?.publishes == true }) {
                throw .obstacle(Greeting.noFrame(look { $0.written }), home: Greeting.promise)
            }
            throw .skipped("the app publishes no elements")
        case .refuses, .ended, .isSilent:
            throw .obstacle(Greeting.notOpened(self, opening), home: Greeting.opens)
        }
    }
}
