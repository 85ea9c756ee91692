/// A position in an app's input, behind the bytes that the app has received.
///
/// Pass the mark to `publish(_:drawing:through:)` once the app has handled the input before it.
public struct InputMark: Hashable, Sendable, Comparable {
    /// The mark before the first byte.
    public static let start = InputMark(count: 0)

    let count: Int

    /// Returns true if the left mark lies before the right one.
    public static func < (left: InputMark, right: InputMark) -> Bool { left.count < right.count }
}
