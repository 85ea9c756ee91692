import LunchElements
import LunchProcess

/// Waits for what the terminal shows beside elements.
struct TerminalWatcher {
    let run: AppRun

    /// Waits until a property has a value.
    ///
    /// - Returns: what was seen last, and the limit that the wait has met; nil if the property has the value.
    func wait<Value: Equatable>(
        for property: KeyPath<TUITerminalSnapshot, Value>, toEqual expected: Value,
        until deadline: ContinuousClock.Instant, _ timeout: Duration
    ) throws(TUIError) -> (last: TUITerminalSnapshot?, limit: ExpectationFailure.Limit?) {
        var last: TUITerminalSnapshot?
        do throws(TUIError) {
            let waited = try run.settler.waitForFrame(until: deadline) { frame -> Void? in
                let snapshot = TUITerminalSnapshot(frame.grid, exitStatus: nil)
                last = snapshot
                return snapshot[keyPath: property] == expected ? () : nil
            }
            return (last, waited.hasCome ? nil : try run.settler.limit(of: waited, after: timeout))
        } catch {
            let frame = try run.settler.lastFrame(after: error)
            let snapshot = TUITerminalSnapshot(
                frame.grid, exitStatus: status(isAsked: property == \TUITerminalSnapshot.exitStatus))
            return (snapshot, snapshot[keyPath: property] == expected ? nil : .ended)
        }
    }

    /// The end of the app; if a test asks for that, it is no failure by itself any more.
    private func status(isAsked: Bool) -> TUIApplication.ExitStatus? {
        run.session?.monitor.mutate { state in
            if isAsked, state.status?.isKnown == true { state.account.isEndAsked = true }
            return state.status.flatMap { TUIApplication.ExitStatus($0) }
        }
    }
}

extension AppRun {
    /// Waits for what the terminal shows beside elements.
    var terminalWatcher: TerminalWatcher { TerminalWatcher(run: self) }
}
