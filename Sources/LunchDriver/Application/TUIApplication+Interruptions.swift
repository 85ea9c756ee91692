import LunchElements
import LunchWire

/// A token of an interruption monitor, with which `removeUIInterruptionMonitor(_:)` removes the monitor.
public struct TUIInterruptionMonitor: Hashable, Sendable {
    let number: Int
}

extension TUIApplication {
    /// A function that handles an alert, by pressing a button of the alert for example, and returns true if it did.
    public typealias InterruptionHandler = @Sendable (_ alert: TUIElement) throws -> Bool

    /// Adds a handler of alerts that may appear at any time and do not belong to the test.
    ///
    /// If an alert keeps an action from its element, the monitors are asked, the last added first, until one returns
    /// true; then the action goes on. If no monitor does, the action throws an error that tells of the alert. Monitors
    /// are not asked about an alert that keeps no action from its element.
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
    ///   - description: the purpose of the monitor, which error messages about its handler name.
    ///   - handler: the function that handles an alert. An error that it throws is thrown by the action.
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

    /// Removes a monitor. A monitor that is not there any more is ignored.
    public func removeUIInterruptionMonitor(_ monitor: TUIInterruptionMonitor) {
        run.withInterruptions { $0.remove(monitor.number) }
    }
}
