import Lunch
import LunchWire

/// From input that was handed on to a frame that reports that it was handled.
///
/// First the framework has to have taken it, then it has to rest; then its thread looks at the elements, which are what has been
/// drawn if nothing has happened in between. If that is not sure, the framework has to rest again: if the elements are still the
/// same then, they are what has been drawn. Its thread publishes them.
extension Relay {
    /// True if a frame must come.
    var isAwaited: Bool {
        isAsked || isOwed || isWoken || isOffering || request != nil || acknowledged != received || !pending.isEmpty
            || isTimerDue
    }

    private var isTimerDue: Bool { side.untilNext.map { $0 <= .zero } ?? false }

    /// Does the next step, if it is time for it.
    func advance() {
        guard isAwaited else { return }
        guard pending.isEmpty, !terminals.hasInput else {
            (looked, seen) = (nil, [])
            judge.begin()
            return
        }
        // Once the app has shown something, it is no longer relevant why its thread is late.
        if isAsked, acknowledged != nil { return }
        let verdict = verdict()
        let lack = Trouble.Lack(
            verdict, isAsked: isAsked, awaitsPresent: side.awaitsPresent, hasPresented: side.hasPresentedOnly)
        if let words = trouble.note(lack, isShown: acknowledged != nil) { tell(words) }
        guard verdict == .rests, !isAsked, !side.awaitsPresent, hasPresented() else { return }
        if isOffering || terminals.isResized && terminals.copySize() {
            isOffering = false
            // The framework was notified when the outer terminal had this size, and may have queried the inner one. It
            // is notified again once it is done with that: a signal that comes before it waits again may be lost on it.
            System.raiseResize()
            begin()
        } else if let request {
            self.request = nil
            looked = nil
            isOwed = true
            ask(.show(request))
        } else if hasDrawnScreen() {
            terminals.mirrorModes()
            wasOwed = isOwed || acknowledged != received
            (isOwed, isWoken) = (false, false)
            ask(.publish(looked, mark: received, size: terminals.size, isOwed: wasOwed))
        }
    }

    /// True if the framework has described its screen since it received something.
    private func hasPresented() -> Bool {
        if let presentsBefore, side.presentCount == presentsBefore {
            // A framework that polls its input will do it soon. A framework that waits for the next key will not.
            guard seen.contains(where: { $0.waits && $0.readsInner }) else { return false }
            self.presentsBefore = nil
            finish(.failed(Trouble.notPresented))
            return false
        }
        presentsBefore = nil
        return true
    }

    /// True if the framework has drawn the screen that a test has asked for. A screen that has rested for a while has
    /// no drawing that describes it.
    private func hasDrawnScreen() -> Bool {
        guard side.owesScreen else {
            undrawnSince = nil
            return true
        }
        let beginning = undrawnSince ?? .now
        undrawnSince = beginning
        guard beginning + Self.drawingPatience < .now else { return false }
        undrawnSince = nil
        side.forgiveScreen()
        finish(.failed(Trouble.notDrawn(side.screenName)))
        return false
    }

    /// The time that a framework has for the drawing of another screen.
    private static let drawingPatience = Duration.seconds(2)

    private func verdict() -> FrameworkJudge.Verdict {
        let modes = terminals.modes
        // If the system does not report which thread reads, a framework has begun to read once it has set up its
        // terminal, or reports that it draws.
        guard judge.seesReaders || modes.contains(.changed) || isWoken || acknowledged != nil else { return .unread }
        // The last look is as good a first one as any, if there has been no input since.
        guard let first = seen.isEmpty ? terminals.look() : seen else { return .moves }
        if seen.isEmpty, !first.allSatisfy(\.waits) {
            seen = first
            return .moves
        }
        guard let second = terminals.look() else { return .moves }
        seen = second
        // A loop that presents its screen and does not wait for a key looks for one in its next turn.
        let polls = modes.contains(.polled) || side.hasPresentedOnly
        return judge.judge(first, second, polls: polls, afterEscape: lastHandedOn == 0x1B, now: .now)
    }

    private func tell(_ words: String) {
        publisher.tell(acknowledged == nil ? .error(words) : .unpublished(words))
    }

    /// Has the framework's thread do something, after all that it has to do.
    private func ask(_ job: FrameworkSide.Job) {
        isAsked = true
        if acknowledged == nil { reminder.note(.settling(since: .now)) }
        settle { [side, errands, terminals, seen, home = System.thread] in
            // Without a queue it is done here, and the framework's thread sleeps in its read. It must keep sleeping.
            let isHome = System.thread == home
            let outcome = side.perform(
                job, sleepsOn: isHome ? { terminals.look().map { FrameworkJudge.sleepsOn(seen, $0) } ?? true } : nil
            ) {
                if isHome { return FrameworkJudge.isWithoutClock(seen) }
                guard let own = System.ownTurns, let looks = terminals.look() else { return false }
                return FrameworkJudge.isFirst(own, since: seen, looks)
            }
            errands.leave { $0.outcome = outcome }
        }
        if acknowledged == nil { reminder.note(.running) }
    }

    /// The framework's thread has done what it was asked for.
    func finish(_ outcome: FrameworkSide.Outcome) {
        isAsked = false
        switch outcome {
        case .looked(let nodes):
            // If it was to publish, it has not.
            isOwed = isOwed || wasOwed
            isWoken = true
            looked = nodes
        case .shown: break
        case .offered: (isOffering, isOwed) = (true, isOwed || wasOwed)
        case .disturbed:
            (isOwed, isWoken, looked) = (isOwed || wasOwed, true, nil)
            if let words = trouble.noteDisturbance() { tell(words) }
        case .failed(let words):
            if let words = trouble.note(words) { tell(words) }
            // No attempt is repeated before something else comes.
            (isOwed, isWoken, acknowledged) = (false, false, received)
        case .published(let mark):
            if acknowledged == nil { reminder.note(.over) }
            acknowledged = mark
            trouble.forgetDisturbances()
            wasOwed = false
            looked = nil
        }
    }
}
