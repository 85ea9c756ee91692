/// The cost of having an app tested, in lines: how its files differ from what they were before.
///
/// Blank lines and lines with nothing but a comment are left out. The lines of calls that give a view its identifier are
/// counted by themselves: each app wants other views to be found.
struct AdoptionCost: Equatable {
    /// The lines of the app before.
    var before = 0
    var added = 0
    var removed = 0
    var identifiers = 0

    /// Adds what one file cost.
    mutating func add(before: String, after: String, _ language: Language) {
        let old = language.lines(before)
        let new = language.lines(after)
        let identifying = language.identifyingLines(of: new)
        let difference = new.difference(from: old)
        self.before += old.count
        removed += difference.removals.count
        for case .insert(let offset, _, _) in difference.insertions {
            if identifying.contains(offset) { identifiers += 1 } else { added += 1 }
        }
    }

    enum Language: String {
        case swift
        case python = "py"
        case c

        /// The lines that count.
        func lines(_ text: String) -> [Substring] {
            var isInComment = false
            return text.split(separator: "\n").filter { line in
                let line = line.trimmingPrefix(while: \.isWhitespace)
                if isInComment {
                    isInComment = !line.contains(closing)
                    return false
                }
                if self != .swift, line.hasPrefix(opening) {
                    isInComment = !line.dropFirst(opening.count).contains(closing)
                    return false
                }
                return !line.isEmpty && !line.hasPrefix(self == .python ? "#" : "//")
            }
        }

        private var opening: String { self == .python ? "\"\"\"" : "/*" }
        private var closing: String { self == .python ? "\"\"\"" : "*/" }

        /// The places of the lines of calls that give a view its identifier.
        func identifyingLines(of lines: [Substring]) -> Set<Int> {
            var found: Set<Int> = []
            var depth = 0
            for (place, line) in lines.enumerated() {
                guard depth > 0 || line.contains(/\.(identify|marked)\(/) else { continue }
                found.insert(place)
                for character in line { depth += character == "(" ? 1 : character == ")" ? -1 : 0 }
                depth = max(0, depth)
            }
            return found
        }
    }
}
