/// The difference between two lists of lines, with the lines that are the same.
struct LineDifference {
    /// Lines that are the same, or that stand in each other's place.
    private enum Part {
        case same(String)
        case changed(removed: [String], added: [String])
    }

    private var parts: [Part] = []

    init(from old: [String], to new: [String]) {
        var removed = Set<Int>()
        var added = Set<Int>()
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var (before, after) = (0, 0)
        while before < old.count || after < new.count {
            let (firstBefore, firstAfter) = (before, after)
            while removed.contains(before) { before += 1 }
            while added.contains(after) { after += 1 }
            if before > firstBefore || after > firstAfter {
                let (gone, come) = (Array(old[firstBefore..<before]), Array(new[firstAfter..<after]))
                parts.append(.changed(removed: gone, added: come))
            } else {
                parts.append(.same(new[after]))
                (before, after) = (before + 1, after + 1)
            }
        }
    }

    /// The lines behind `−`, `+` or blanks; as many as were removed and added in one place stand in pairs.
    var text: String {
        parts.flatMap { part -> [String] in
            switch part {
            case .same(let line): ["  \(line)"]
            case .changed(let removed, let added) where removed.count == added.count:
                zip(removed, added).flatMap { ["− \($0)", "+ \($1)"] + Self.marks($0, $1) }
            case .changed(let removed, let added): removed.map { "− \($0)" } + added.map { "+ \($0)" }
            }
        }.joined(separator: "\n")
    }

    /// A line of marks below the characters in which two rows differ, if these take one column each.
    private static func marks(_ old: String, _ new: String) -> [String] {
        guard isRow(old), isRow(new) else { return [] }
        let (before, after) = (Array(old), Array(new))
        let marks = (0..<max(before.count, after.count)).map { column in
            let one = before.count > column ? before[column] : " "
            let other = after.count > column ? after[column] : " "
            return one == other ? " " : "^"
        }
        guard let last = marks.lastIndex(of: "^") else { return [] }
        return ["  " + marks[...last].joined()]
    }

    private static func isRow(_ line: String) -> Bool {
        line.hasPrefix("│") && line.unicodeScalars.dropFirst().allSatisfy { $0.isASCII }
    }
}
