import LunchElements
import LunchWire

/// The token of an interruption monitor; pass it to `removeUIInterruptionMonitor(_:)` to remove the monitor.
public struct TUIInterruptionMonitor: Hashable, Sendable {
    let number: Int
}

extension TUIApplication {
    /// A function that may handle an alert, for example by pressing one of its buttons, and returns true if it has done
    /// so.
    public typealias InterruptionHandler = @Sendable (_ alert: TUIElement) throws -> Bool

    /// Adds a handler of alerts that may appear at any time and do not belong to the test.
    ///
    /// If an action cannot reach its element because of an alert, the monitors are called, the last added first, until
    /// one returns true; then the action goes on. If no monitor returns true, the action throws an error that describes
    /// the alert. Alerts that are in nobody's way are not passed to monitors.
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
    ///   - description: the purpose of the monitor, as error messages about the monitor name it.
    ///   - handler: the function that handles an alert. If it throws an error, the action throws a `TUIError` that
    ///     describes that error.
    @discardableResult
    public func addUIInterruptionMonitor(
        withDescription description: String, handler: @escaping InterruptionHandler
    ) -> TUIInterruptionMonitor {
        let ask: Interruptions.Handler = { [weak self] in
            guard let self else { return false }
            // Of several alerts it is the topmost.
            return try handler(TUIElement(app: self, query: Query([.descendants(.alert), .at(-1)])))
        }
        return TUIInterruptionMonitor(number: run.withInterruptions { $0.add(description, ask) })
    }

    /// Removes a monitor. The call has no effect if the monitor was removed before.
    public func removeUIInterruptionMonitor(_ monitor: TUIInterruptionMonitor) {
        run.withInterruptions { $0.remove(monitor.number) }
    }
}
