import LunchElements
import LunchWire

/// A monitor of interruptions, to be removed by; `addUIInterruptionMonitor(withDescription:handler:)` returns it.
public struct TUIInterruptionMonitor: Hashable, Sendable {
    let number: Int
}

extension TUIApplication {
    /// What a test does about an alert: presses something in it, and says whether it did.
    public typealias InterruptionHandler = @Sendable (_ alert: TUIElement) throws -> Bool

    /// Handles alerts that may come at any time and are not what the test is about.
    ///
    /// Whenever an action is kept from its element by an alert, the monitors are asked, the last added first, until one
    /// answers true; then the action goes on. Where none does, the action throws and tells of the alert. An alert that
    /// is in nobody's way is left alone.
    ///
    /// ```swift
    /// app.addUIInterruptionMonitor(withDescription: "update") { alert in
    ///     guard alert.label == "An update is there" else { return false }
    ///     try alert.buttons["Later"].tap()
    ///     return true
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - description: what the monitor is for; errors of its handler name it.
    ///   - handler: what is done about the alert. An error that it throws is the action's.
    @discardableResult
    public func addUIInterruptionMonitor(
        withDescription description: String, handler: @escaping InterruptionHandler
    ) -> TUIInterruptionMonitor {
        run.withLock { run in
            run.monitorCount += 1
            let monitor = TUIInterruptionMonitor(number: run.monitorCount)
            run.monitors.append(Run.Monitor(monitor: monitor, description: description, handler: handler))
            return monitor
        }
    }

    /// Removes a monitor; one that is not there any more is no error.
    public func removeUIInterruptionMonitor(_ monitor: TUIInterruptionMonitor) {
        run.withLock { $0.monitors.removeAll { $0.monitor == monitor } }
    }

    /// Asks the monitors about an alert; whether one has dealt with it.
    func interrupted(by alert: Target) throws(TUIError) -> Bool {
        // What a handler does itself is not interrupted again by the alert that it handles.
        let monitors = run.withLock { run in
            guard !run.isInterrupted, !run.monitors.isEmpty else { return [] as [Run.Monitor] }
            run.isInterrupted = true
            return run.monitors
        }
        guard !monitors.isEmpty else { return false }
        defer { run.withLock { $0.isInterrupted = false } }
        // Of several alerts it is the topmost.
        let element = TUIElement(app: self, steps: [.descendants(.alert), .at(-1)])
        for monitor in monitors.reversed() {
            do {
                if try monitor.handler(element) { return true }
            } catch {
                let text = FailureText.failedMonitor(monitor.description, alert.attributes, String(describing: error))
                throw TUIError(.unreachable, text)
            }
        }
        return false
    }
}
