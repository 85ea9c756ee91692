import LunchWire

/// Why an action, a wait or a launch failed: what was looked for, what was there instead, and what to do.
public struct TUIError: Error, Sendable {
    /// What went wrong, for code that handles it.
    public enum Kind: Hashable, Sendable {
        /// The program could not be started, or did not open as it was asked to.
        case launch
        /// No element matches.
        case noMatch
        /// Several elements match where one is needed.
        case severalMatches
        /// The element does not answer to a person.
        case disabled
        /// The element cannot be reached with the keyboard or the mouse.
        case unreachable
        /// The app has not set modes in which the key or the mouse can be told to it.
        case unencodable
        /// The app is not running.
        case notRunning
        /// The app did not settle in time.
        case unsettled
        /// What was waited for did not come in time.
        case timedOut
        /// Time cannot be advanced: the app's is not virtual, or what waits for it cannot be told.
        case clock
        /// The app does not take messages now: its terminal is not in raw mode.
        case notListening
        /// A state of an element is neither true nor false: nobody knows it.
        case unknown
        /// The app broke the accessibility protocol.
        case protocolViolation
    }

    /// What went wrong.
    public var kind: Kind

    /// The whole account, without the place.
    public var message: String

    /// The place in the test, as `file:line`; nil until an action knows it.
    public var place: String?

    init(_ kind: Kind, _ message: String) {
        self.kind = kind
        // Also what nobody has looked at before, as the words of another error.
        self.message = message.visibleLines
    }

    /// The error of a page object that does not say which screen it is of.
    package static func nameless(_ page: Any.Type) -> TUIError {
        TUIError(.launch, "\(page) has no screenName: give it one to go to its screen directly.")
    }

    package func located(_ fileID: String, _ line: Int) -> TUIError {
        var error = self
        error.place = place ?? "\(fileID.split(separator: "/").last ?? ""):\(line)"
        return error
    }
}

extension TUIError: CustomStringConvertible {
    /// The place and the whole account.
    public var description: String { place.map { "\($0): \(message)" } ?? message }
}
