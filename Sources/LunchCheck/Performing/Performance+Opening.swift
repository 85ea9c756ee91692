import LunchDriver
import LunchProcess
import LunchWire

extension Performance {
    /// Waits until the app has opened, has refused to, or turns out to do neither.
    func open() -> Opening {
        let absence = until(visit.plan.opensForTests ? subject.limits.launch : .seconds(3), takesTimers: true) {
            $0.toldOpening != nil
        }
        if let opening = record.read({ $0.noted.toldOpening }) {
            guard opening == .isLaunchOnly else { return opening }
            // It may send more: that there is no such screen, or a frame in spite of its hello.
            rest()
            return record.read { $0.noted.toldOpening ?? $0.noted.status.map { .ended($0) } ?? opening }
        }
        // An app that announces frames gets the time to send one.
        if absence == .rests, record.read({ $0.noted.hello?.publishes == true }),
            until(nil, { $0.frames > 0 }) == nil
        {
            return .publishes
        }
        if case .ended(let status)? = absence { return .ended(status) }
        let facts = facts
        return facts.hello != nil || facts.written > 0 ? .isLaunchOnly : .isSilent(absence ?? .rests)
    }

    /// Takes what is not acknowledged of the terminal's answers as the base of what follows: a separate check is about that.
    func takeBase() {
        _ = until(.seconds(3)) { $0.outstanding <= 0 && $0.frame?.message.busy.isEmpty == true }
        rest()
        record.mutate { record in
            record.noted.base = record.noted.outstanding
            record.noted.isSized = record.noted.frame?.size == record.noted.frame?.message.size
        }
    }
}

extension Plan {
    /// True if the app is launched as by a test, or to list its screens.
    fileprivate var opensForTests: Bool { hasToken || wantsCatalog }
}

extension Facts {
    /// The progress of the launch, if the app itself has reported it.
    fileprivate var toldOpening: Opening? {
        if frames > 0 { return .publishes }
        if let reason = refusals.first { return .refuses(reason) }
        return hello?.publishes == false ? .isLaunchOnly : nil
    }
}
