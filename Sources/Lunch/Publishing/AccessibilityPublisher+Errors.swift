import LunchWire

extension AccessibilityPublisher {
    /// The error that is thrown if a write to the terminal fails.
    public struct WriteError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The `errno` value of the failed call of write(2).
        public let number: Int32

        /// A message that states the error and its likely cause.
        public var description: String {
            "The terminal cannot be written to: \(Descriptor.words(for: number)). It was probably closed."
        }
    }

    /// An error that is thrown if changes of the accessibility tree cannot be published.
    ///
    /// The error is thrown only if a test launched the app. Nothing was written to the terminal. The app must publish a
    /// whole tree next, with `publish(_:drawing:through:)`.
    public enum ChangeError: Error, Hashable, Sendable, CustomStringConvertible {
        /// There is no tree to change: the app has published no whole tree, or none since the last `ChangeError` or `TreeError`.
        case noTree

        /// A change refers to an element, or to children of an element, that the tree does not contain.
        ///
        /// `path` is the path of the change. It lists the child indices from the root to the element.
        case noElement(path: [Int])

        /// A message that states the error and a remedy.
        public var description: String {
            switch self {
            case .noTree: "There is no tree to change: none was published before. Publish a whole tree first."
            case .noElement(let path):
                """
                A change refers to the element at \(path), which the published tree does not have, or to children that \
                it does not have. Paths refer to the tree after the preceding changes.
                """
            }
        }
    }

    /// An error that is thrown if a test does not accept the accessibility tree, for example because the tree has too
    /// many elements.
    ///
    /// The error is thrown only if a test launched the app. The test receives the error message and fails. The drawing
    /// was not written. The app must publish a whole tree next, with `publish(_:drawing:through:)`.
    public enum TreeError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The message with the tree, or with its changes, has more than 16,777,216 bytes; `bytes` is its size.
        case tooLarge(bytes: Int)

        /// The tree has too many elements; `limit` is the greatest number that a test accepts.
        case tooManyElements(limit: Int)

        /// An element is nested too deeply in the tree.
        ///
        /// `element` names the element. `limit` is the greatest depth that a test accepts; the root has the depth 1.
        case tooDeep(element: String, limit: Int)

        /// A number in an element's frame, or in the terminal's size, is outside the range from −2³⁰ to 2³⁰.
        ///
        /// The value is a phrase that names the numbers and the place in which they occur.
        case outOfBounds(String)

        /// The number of timers, `timersDue`, is negative or greater than `Int32.max`; the value is that number.
        case timers(Int)

        /// A message that states the error and a remedy.
        public var description: String {
            switch self {
            case .tooLarge(let bytes):
                """
                As a message it has \(bytes) bytes, and a test reads at most \(Envelope.sizeLimit).
                \(Self.advice)
                """
            case .tooManyElements(let limit):
                """
                The tree has more than \(limit) elements, the most that a test reads.
                \(Self.advice)
                """
            case .tooDeep(let element, let limit):
                """
                The tree is nested more than \(limit) elements deep, the most that a test reads: \(element) is deeper.
                Is an element its own descendant? Otherwise leave out elements that only contain another one.
                """
            case .outOfBounds(let problem):
                """
                The \(problem).
                Is it computed from a width or a height that is not known yet, or that is not limited?
                """
            case .timers(let count):
                """
                The count of timers that are due (timersDue) is \(count), not from 0 to \(Int32.max).
                Where the app does not count its timers, leave it nil.
                """
            }
        }

        private static let advice =
            "Publish what is visible and a little around it; of a long list, the rows far out of view can be left out."
    }
}
