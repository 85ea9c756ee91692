import LunchWire

extension AccessibilityPublisher {
    /// An error of writing to the terminal.
    public struct WriteError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The `errno` of write(2).
        public let number: Int32

        /// A sentence about the error.
        public var description: String {
            "The terminal cannot be written to: \(Descriptor.words(for: number)). It was probably closed."
        }
    }

    /// An error of publishing changes: nothing was written, and the app has to publish a whole tree next.
    public enum ChangeError: Error, Hashable, Sendable, CustomStringConvertible {
        /// No tree has been published before the changes.
        case noTree

        /// A change concerns an element that the published tree does not have.
        case noElement(path: [Int])

        /// A sentence about the error.
        public var description: String {
            switch self {
            case .noTree: "There is no tree that could change: none was published before. Publish a whole tree first."
            case .noElement(let path):
                """
                A change is about the element at \(path), which the published tree does not have, or about children that \
                it does not have. Paths lead through the tree as the changes before have left it.
                """
            }
        }
    }

    /// An error of publishing a tree that a test does not accept, for example because it has too many elements.
    ///
    /// The error is thrown only if a test launched the app. The test has been told of the error and fails. The drawing
    /// was not written, and the app has to publish a whole tree next.
    public enum TreeError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The message would be larger than a test reads; the value is its size in bytes.
        case tooLarge(bytes: Int)

        /// The tree has more elements than the limit.
        case tooManyElements(limit: Int)

        /// An element is nested deeper than the limit.
        case tooDeep(element: String, limit: Int)

        /// A number of an element's frame, or of the terminal's size, is farther from 0 than the limit.
        case outOfBounds(String)

        /// `timersDue`, the number of the app's timers, is invalid.
        case timers(Int)

        /// A sentence about the error and a remedy.
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
                Is an element its own descendant? Otherwise leave out elements that only hold another one.
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
            "Publish what can be seen and a little around it; of a long list, the rows far out of view can be left out."
    }
}
