import LunchTrace

/// The differences between the rows of two snapshots.
struct RowDifference {
    private let old: [SnapshotRow]
    private let new: [SnapshotRow]
    private let legend: SnapshotLegend

    private let parts: [ListAlignment.Part]
    /// The rows that are elsewhere now, by their old and by their new places.
    private var leaving: Set<Int> = []
    private var arriving: Set<Int> = []

    /// True if each row is written with its number.
    private let isNumbered: Bool

    init(_ old: [SnapshotRow], _ new: [SnapshotRow], isNumbered: Bool = false) {
        (self.old, self.new) = (old, new)
        self.isNumbered = isNumbered
        legend = SnapshotLegend(old + new)
        // A row in another style is the same row.
        func key(_ row: SnapshotRow) -> String { "\(row.size)|\(row.text)" }
        parts = ListAlignment(from: old.map(key), to: new.map(key)).parts
        findMoved()
    }

    /// Pairs rows that are gone in one place and new in another, whatever their style.
    private mutating func findMoved() {
        var gone: [String: [Int]] = [:]
        for case .changed(let range, _) in parts {
            for row in range where !old[row].text.isEmpty { gone[old[row].text, default: []].append(row) }
        }
        for case .changed(_, let range) in parts {
            for row in range {
                guard let from = gone[new[row].text]?.first, old[from].looks == new[row].looks else { continue }
                gone[new[row].text]?.removeFirst()
                leaving.insert(from)
                arriving.insert(row)
            }
        }
    }

    /// Counts the differences, and writes their lines.
    func tell(_ difference: inout TUISnapshot.Difference, _ lines: inout DifferenceText) {
        var styles: Set<String> = []
        // Blank rows that come or go move the rows below them.
        var shift = 0
        for part in parts {
            switch part {
            case .same(let before, let after):
                let (one, other) = (old[before], new[after])
                if shift != 0, !one.isBlank { difference.count(.moved) }
                if one.looks == other.looks {
                    lines.same(line(new, after))
                } else {
                    difference.count(.style)
                    lines.note(line(new, after))
                    tellLooks(one, other, &lines, &styles)
                }
            case .changed(let before, let after):
                shift += after.count { new[$0].isBlank } - before.count { old[$0].isBlank }
                tell(before, after, &difference, &lines, &styles)
            }
        }
        let legend = legend.lines(styles.contains)
        if !legend.isEmpty { lines.note(legend.joined(separator: ", ")) }
    }

    private func tell(
        _ before: Range<Int>, _ after: Range<Int>, _ difference: inout TUISnapshot.Difference,
        _ lines: inout DifferenceText, _ styles: inout Set<String>
    ) {
        for row in before where leaving.contains(row) { lines.leave(line(old, row)) }
        for row in after where arriving.contains(row) {
            difference.count(.moved)
            lines.arrive(line(new, row))
        }
        let (gone, come) = (before.filter { !leaving.contains($0) }, after.filter { !arriving.contains($0) })
        for (before, after) in zip(gone, come) {
            let (one, other) = (old[before], new[after])
            let isIndented = Self.unindented(one) == Self.unindented(other) && !one.text.isEmpty
            difference.count(isIndented ? .moved : one.isBlank ? .added : other.isBlank ? .removed : .text)
            lines.change(line(old, before), line(new, after))
            if one.looks != other.looks { tellLooks(one, other, &lines, &styles) }
        }
        for row in gone.dropFirst(come.count) {
            if !old[row].isBlank { difference.count(.removed) }
            lines.remove(line(old, row))
        }
        for row in come.dropFirst(gone.count) {
            if !new[row].isBlank { difference.count(.added) }
            lines.add(line(new, row))
        }
    }

    private func line(_ rows: [SnapshotRow], _ row: Int) -> String {
        (isNumbered ? "\(row)" : "") + "|" + rows[row].text
    }

    private func tellLooks(
        _ one: SnapshotRow, _ other: SnapshotRow, _ lines: inout DifferenceText, _ styles: inout Set<String>
    ) {
        styles.formUnion(one.looks + other.looks)
        lines.change(legend.line(of: one), legend.line(of: other))
    }

    private static func unindented(_ row: SnapshotRow) -> Substring { row.text.drop { $0 == " " } }
}
