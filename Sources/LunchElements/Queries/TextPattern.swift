@_spi(Lunch) import LunchWire

/// A regular expression that threads share; `Regex` itself is not sendable.
package final class TextPattern: Sendable {
    private struct Searches {
        let occurs: (String) -> Bool
        let describes: (String) -> Bool
        let ranges: (String, _ ignoresCase: Bool) -> [Range<String.Index>]
    }

    private let searches: Lock<Searches>

    /// The expression as it is written in a test: `/Total \d+/`; `/…/` if it cannot tell.
    package let code: String

    package init<Output>(_ regex: sending Regex<Output>) {
        code = Self.code(of: regex)
        searches = Lock(
            Searches(
                occurs: { $0.firstMatch(of: regex) != nil },
                describes: { $0.wholeMatch(of: regex) != nil },
                ranges: { $0.ranges(of: $1 ? regex.ignoresCase() : regex) }))
    }

    /// Returns true if some part of a text matches.
    package func occurs(in text: String) -> Bool { searches.withLock { $0.occurs(text) } }

    /// Returns true if a text matches as a whole.
    package func describes(_ text: String) -> Bool { searches.withLock { $0.describes(text) } }

    /// The parts of a text that match, from left to right, without empty ones.
    package func ranges(in text: String, ignoringCase ignoresCase: Bool = false) -> [Range<String.Index>] {
        searches.withLock { $0.ranges(text, ignoresCase) }.filter { !$0.isEmpty }
    }

    /// An expression as it is written in a test; `/…/` if it cannot tell.
    package static func code<Output>(of regex: Regex<Output>) -> String {
        code(of: regex._literalPattern?.visible ?? "…")
    }

    /// A pattern between its delimiters: of a simple literal no blank may be the first or the last character.
    private static func code(of pattern: String) -> String {
        let needsMore = pattern.contains("/") || pattern.first == " " || pattern.last == " "
        return needsMore ? "#/\(pattern)/#" : "/\(pattern)/"
    }
}
