/// A position in the bytes that an app has read from its terminal.
///
/// `AccessibilityPublisher.receive(_:)` returns the position after the bytes that were read. When the app has handled
/// these bytes, pass this position to `publish(_:drawing:through:)`. The test then knows how much of its input the app
/// has handled.
public struct InputMark: Hashable, Sendable, Comparable {
    /// The position before the first byte of input.
    public static let start = InputMark(count: 0)

    let count: Int

    /// Returns true if the position on the left is before the position on the right.
    public static func < (left: InputMark, right: InputMark) -> Bool { left.count < right.count }
}
