// The names of version 0.1.0.

import Lunch
public import LunchWire

extension LaunchBridge {
    /// Announces named work, and returns a function that performs and ends the work; the same as `tracking(_:_:)`.
    @available(*, deprecated, renamed: "tracking(_:_:)")
    @MainActor
    public func begin(
        _ name: String, _ action: @escaping @MainActor @Sendable () -> Void
    ) -> @MainActor @Sendable () -> Void {
        tracking(name, action)
    }

    /// Announces named work, and returns a function that performs and ends the work; the same as `tracking(_:onAnyThread:)`.
    @available(*, deprecated, renamed: "tracking(_:onAnyThread:)")
    @_disfavoredOverload
    public func begin(_ name: String, onAnyThread action: @escaping () -> Void) -> @Sendable () -> Void {
        tracking(name, onAnyThread: action)
    }

    /// Marks the drawing of an element with attributes; the same as `marked(_:identifier:as:)`.
    @available(*, deprecated, renamed: "marked(_:identifier:as:)")
    public func marked(
        _ text: String, _ identifier: String, as attributes: @autoclosure () -> AccessibilityNode.Attributes
    ) -> String {
        marked(text, identifier: identifier, as: attributes())
    }
}
