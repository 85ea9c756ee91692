import LunchWire

/// A regular expression that threads share; `Regex` itself is not sendable.
package final class TextPattern: Sendable {
    private let search: Lock<(String) -> (occurs: Bool, describes: Bool)>

    package init<Output>(_ regex: sending Regex<Output>) {
        search = Lock { text in (text.firstMatch(of: regex) != nil, text.wholeMatch(of: regex) != nil) }
    }

    /// Whether some part of a text matches.
    package func occurs(in text: String) -> Bool { search.withLock { $0(text).occurs } }

    /// Whether a text matches as a whole.
    package func describes(_ text: String) -> Bool { search.withLock { $0(text).describes } }
}
