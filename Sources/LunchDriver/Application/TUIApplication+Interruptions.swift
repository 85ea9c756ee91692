import LunchElements
import LunchWire

/// A token for an interruption monitor: a handler for alerts that can appear at any time during the test.
///
/// `addUIInterruptionMonitor(withDescription:handler:)` returns the token. Pass it to `removeUIInterruptionMonitor(_:)`
/// to remove the monitor.
public struct TUIInterruptionMonitor: Hashable, Sendable {
    let number: Int
}

extension TUIApplication {
    /// A function that handles an alert if it can, and returns whether it has handled the alert.
    ///
    /// The argument is the topmost alert. The function can, for example, press a button of the alert and return `true`.
    /// If the function returns `false`, the next monitor is called. The function is called on the thread of the action
    /// that the alert blocks. While it runs, no other monitor is called.
    public typealias InterruptionHandler = @Sendable (_ alert: TUIElement) throws -> Bool

    /// Adds an interruption monitor: a handler for alerts that can appear at any time during the test.
    ///
    /// Monitors are called only if an alert keeps an action, such as a click, from reaching its element. The monitor
    /// that was added last is called first, followed by the earlier monitors in reverse order. Once a monitor returns
    /// `true`, no further monitor is called, and the action looks for its element again. If no monitor returns `true`,
    /// the action throws a `TUIError` that describes the alert.
    ///
    /// ```swift
    /// app.addUIInterruptionMonitor(withDescription: "update") { alert in
    ///     guard alert.label == "An update is available" else { return false }
    ///     try alert.buttons["Later"].tap()
    ///     return true
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - description: the purpose of the monitor, for error messages.
    ///   - handler: the function that handles an alert. If it throws an error, the action throws a `TUIError` that
    ///     describes this error.
    /// - Returns: a token with which the monitor can be removed.
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

    /// Removes an interruption monitor (a handler for alerts). The call has no effect if the monitor has already been removed.
    public func removeUIInterruptionMonitor(_ monitor: TUIInterruptionMonitor) {
        run.withInterruptions { $0.remove(monitor.number) }
    }
}
