/// What changed between two lists of lines, with all that did not.
struct LineDifference {
    private enum Line {
        case same(String)
        case removed(String)
        case added(String)
    }

    private var lines: [Line] = []

    init(from old: [String], to new: [String]) {
        var removed = Set<Int>()
        var added = Set<Int>()
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var index = 0
        for (offset, line) in new.enumerated() {
            while removed.contains(index) {
                lines.append(.removed(old[index]))
                index += 1
            }
            if added.contains(offset) {
                lines.append(.added(line))
            } else {
                lines.append(.same(line))
                index += 1
            }
        }
        lines += old[min(index, old.count)...].map { .removed($0) }
    }

    /// The lines behind `−`, `+` or blanks, and marks below a row of which only some characters changed.
    var text: String {
        var text: [String] = []
        for (index, line) in lines.enumerated() {
            switch line {
            case .same(let line): text.append("  \(line)")
            case .removed(let line): text.append("− \(line)")
            case .added(let line):
                text.append("+ \(line)")
                if let marks = marks(at: index) { text.append("  \(marks)") }
            }
        }
        return text.joined(separator: "\n")
    }

    /// Marks below the characters of an added row that differ from the one row that was removed in its place.
    private func marks(at index: Int) -> String? {
        guard index > 0, case .added(let new) = lines[index], case .removed(let old) = lines[index - 1],
            !isRemoved(index - 2), !isAdded(index + 1), Self.isRow(old), Self.isRow(new)
        else { return nil }
        let (before, after) = (Array(old), Array(new))
        let marks = (0..<max(before.count, after.count)).map { column in
            let one = before.count > column ? before[column] : " "
            let other = after.count > column ? after[column] : " "
            return one == other ? " " : "^"
        }
        return String(marks.joined().reversed().drop { $0 == " " }.reversed())
    }

    private func isRemoved(_ index: Int) -> Bool {
        if lines.indices.contains(index), case .removed = lines[index] { true } else { false }
    }

    private func isAdded(_ index: Int) -> Bool {
        if lines.indices.contains(index), case .added = lines[index] { true } else { false }
    }

    /// Whether a line is a row of the screen whose characters all take one column.
    private static func isRow(_ line: String) -> Bool {
        line.hasPrefix("│") && line.unicodeScalars.dropFirst().allSatisfy { $0.isASCII }
    }
}
