import LunchProcess
@_spi(Lunch) import LunchWire

extension Trial {
    /// Starts an app that publishes elements, and waits until it has opened and has taken what it was answered.
    ///
    /// - Throws: if it does not open, or publishes nothing.
    static func opened(_ subject: Subject, _ plan: Plan = Plan()) throws(Finding) -> Trial {
        let (trial, opening) = try launched(subject, plan)
        do throws(Finding) {
            try trial.require(opening)
            trial.takeBase()
            // Of what is typed nothing would arrive before the end of a line.
            if let complaint = Greeting.lineModes(trial.process?.inputModes ?? []) {
                throw .obstacle(complaint, home: Greeting.raw)
            }
        } catch {
            trial.end()
            throw error
        }
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

    /// Returns true if the app, once it rests, writes nothing by itself for a while: then what it shows next is because of input.
    func isStill() -> Bool {
        rest()
        let written = look { $0.written }
        return wait(subject.limits.stillness) { $0.written != written ? true : nil } == nil
    }

    private func require(_ opening: Opening) throws(Finding) {
        switch opening {
        case .publishes: return
        case .isLaunchOnly:
            // A message that cannot be read may have been its first frame.
            if let obstacle = look({ state in Messages.obstacle(state) }) { throw obstacle }
            if look({ $0.hello?.publishes == true }) {
                throw .obstacle(Greeting.noFrame(look { $0.written }), home: Greeting.promise)
            }
            throw .skipped("the app publishes no elements")
        case .refuses, .ended, .isSilent:
            throw .obstacle(Greeting.notOpened(self, opening), home: Greeting.opens)
        }
    }
}
