import LunchElements
import LunchWire

/// A monitor of interruptions, to be removed by; `addUIInterruptionMonitor(withDescription:handler:)` returns it.
public struct TUIInterruptionMonitor: Hashable, Sendable {
    let number: Int
}

extension TUIApplication {
    /// A function by which a test deals with an alert: it presses something in it, and says whether it did.
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
        let ask: Interruptions.Handler = { [weak self] in
            guard let self else { return false }
            // Of several alerts it is the topmost.
            return try handler(TUIElement(app: self, query: Query([.descendants(.alert), .at(-1)])))
        }
        return TUIInterruptionMonitor(number: run.withInterruptions { $0.add(description, ask) })
    }

    /// Removes a monitor; one that is not there any more is no error.
    public func removeUIInterruptionMonitor(_ monitor: TUIInterruptionMonitor) {
        run.withInterruptions { $0.remove(monitor.number) }
    }
}
