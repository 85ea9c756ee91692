@_spi(Lunch) import LunchWire

/// A regular expression that threads share; `Regex` itself is not sendable.
package final class TextPattern: Sendable {
    private struct Searches {
        let occurs: (String) -> Bool
        let describes: (String) -> Bool
        let ranges: (String, _ ignoresCase: Bool) -> [Range<String.Index>]
    }

    private let searches: Lock<Searches>

    /// The expression between its delimiters; nil if it is unknown, as for a builder.
    package let pattern: String?

    package convenience init<Output>(_ regex: sending Regex<Output>) { self.init(regex, regex._literalPattern) }

    /// Creates the expression of a pattern.
    ///
    /// - Throws: an error of the library if it is none.
    package convenience init(_ pattern: String) throws { self.init(try Regex(pattern), pattern) }

    /// Creates a copy of a regular expression that its caller keeps; nil if the pattern is unknown.
    package convenience init?<Output>(copying regex: Regex<Output>) {
        guard let pattern = regex._literalPattern,
            // The library wrote this pattern. If the library cannot read it, there is no copy.
            let copy = try? Regex(pattern)
        else { return nil }
        self.init(copy, pattern)
    }

    private init<Output>(_ regex: sending Regex<Output>, _ pattern: String?) {
        self.pattern = pattern
        searches = Lock(
            Searches(
                occurs: { $0.firstMatch(of: regex) != nil },
                describes: { $0.wholeMatch(of: regex) != nil },
                ranges: { $0.ranges(of: $1 ? regex.ignoresCase() : regex) }))
    }

    /// An expression of which nothing is known, as one of a builder is written and read: it finds nothing.
    package static let unknown = TextPattern()

    private init() {
        pattern = nil
        searches = Lock(Searches(occurs: { _ in false }, describes: { _ in false }, ranges: { _, _ in [] }))
    }

    /// Creates the expression of the part of a label that stays, which is found without it: whole texts alone are compared.
    init(_ part: StablePart) {
        pattern = part.pattern
        searches = Lock(
            Searches(
                occurs: part.describes, describes: part.describes,
                ranges: { text, _ in
                    part.describes(text) ? [text.startIndex..<text.endIndex] : []
                }))
    }

    /// Returns true if some part of a text matches.
    package func occurs(in text: String) -> Bool { searches.withLock { $0.occurs(text) } }

    /// Returns true if a text matches as a whole.
    package func describes(_ text: String) -> Bool { searches.withLock { $0.describes(text) } }

    /// The parts of a text that match, from left to right, without empty ones.
    package func ranges(in text: String, ignoringCase ignoresCase: Bool = false) -> [Range<String.Index>] {
        searches.withLock { $0.ranges(text, ignoresCase) }.filter { !$0.isEmpty }
    }

    /// The expression as it is written in a test: `/Total \d+/`; `/…/` if the pattern is unknown.
    package var code: String { Self.code(of: pattern) }

    /// An expression as it is written in a test; `/…/` if the pattern is unknown.
    package static func code<Output>(of regex: Regex<Output>) -> String { code(of: regex._literalPattern) }

    private static func code(of pattern: String?) -> String {
        let pattern = pattern?.visible ?? "…"
        // A simple literal may not begin or end with a blank.
        var fence = pattern.hasBareSlash || pattern.first == " " || pattern.last == " " || pattern.isEmpty ? "#" : ""
        while !fence.isEmpty, pattern.contains("/\(fence)") { fence += "#" }
        return "\(fence)/\(pattern)/\(fence)"
    }
}

extension String {
    /// True if a slash in it has no backslash before it.
    fileprivate var hasBareSlash: Bool {
        var isEscaped = false
        for character in self {
            if character == "/", !isEscaped { return true }
            isEscaped = character == "\\" && !isEscaped
        }
        return false
    }
}

extension TextPattern: Equatable {
    /// Two expressions with unknown patterns are not the same.
    package static func == (left: TextPattern, right: TextPattern) -> Bool {
        left === right || left.pattern != nil && left.pattern == right.pattern
    }
}
