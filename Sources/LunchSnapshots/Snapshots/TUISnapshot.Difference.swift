extension TUISnapshot {
    /// The differences between two snapshots, with their classes.
    public struct Difference: Sendable, Hashable {
        /// A class of differences.
        public enum Class: String, CaseIterable, Sendable, Hashable {
            /// The text of a row, or the label, value or placeholder of an element, is another.
            case text
            /// A row has the same text and is drawn in another style.
            case style
            /// A row or an element is the same, but in another place.
            case moved
            /// A row or an element is new.
            case added
            /// A row or an element is gone.
            case removed
            /// The described part of the screen has another size, or another content is described: text instead of cells.
            case size
            /// The cursor, the title, a mode of the terminal, a mask, or a state of an element is another.
            case state
        }

        /// The number of differences of each class that occurs.
        public internal(set) var counts: [Class: Int] = [:]

        /// The differing lines of both snapshots with some lines around them.
        ///
        /// `−` marks a line of the older snapshot and `+` a line of the newer one. `<` and `>` mark a row that has moved, at
        /// its old place and at its new one. Below a changed line, `^` marks the columns that differ.
        public internal(set) var text = ""

        /// The states that are others, by name: `cursor`.
        var states: [String] = []

        /// The classes that occur, in the order in which they are declared.
        public var classes: [Class] { Class.allCases.filter { counts[$0] != nil } }

        mutating func count(_ kind: Class) { counts[kind, default: 0] += 1 }
    }

    /// Returns the differences of this snapshot from an older one; nil if they are the same.
    ///
    /// - Parameter old: the older snapshot, for example the one in a file.
    public func difference(from old: TUISnapshot) -> Difference? {
        if isSame(as: old) { return nil }
        var difference = Difference()
        var lines = DifferenceText()
        if content != old.content || size != old.size {
            difference.count(.size)
            lines.change(old.headline, headline)
        }
        for change in body.facts.difference(from: old.body.facts) {
            switch change {
            case .remove(_, let line, _): lines.remove(line)
            case .insert(_, let line, _): lines.add(line)
            }
        }
        difference.states = FactDifference.names(from: old.body.facts, to: body.facts)
        for _ in difference.states { difference.count(.state) }
        switch content {
        case .cells, .text: RowDifference(old.body.rows, body.rows).tell(&difference, &lines)
        case .elements, .changes: ElementDifference(old.body.lines, body.lines).tell(&difference, &lines)
        }
        difference.text = lines.text
        // Every difference must have a class: otherwise it could not be accepted.
        if difference.counts.isEmpty { difference.count(.text) }
        return difference
    }
}

extension TUISnapshot {
    /// A snapshot of the changes from one snapshot to another: the lines that differ, with the numbers of rows.
    package init(changesFrom old: TUISnapshot, to new: TUISnapshot) {
        var difference = Difference()
        var lines = DifferenceText()
        if old.size != new.size { lines.change(old.headline, new.headline) }
        for line in old.body.facts where !new.body.facts.contains(line) { lines.remove(line) }
        for line in new.body.facts where !old.body.facts.contains(line) { lines.add(line) }
        switch new.content {
        case .cells, .text: RowDifference(old.body.rows, new.body.rows, isNumbered: true).tell(&difference, &lines)
        case .elements, .changes: ElementDifference(old.body.lines, new.body.lines).tell(&difference, &lines)
        }
        var body = Body(content: .changes, size: new.size)
        body.lines = lines.changes.isEmpty ? [Self.nothing] : lines.changes.map(\.trimmed)
        self.init(body)
        // Masked cells are the same before and after an action.
        isMaskedAltogether = new.isMaskedAltogether
    }

    /// The line in the place of changes if there are none.
    private static let nothing = "nothing"
}

extension TUISnapshot {
    /// The line about the content and its size.
    var headline: String { "\(content.rawValue): \(size)" }

    /// The name of the things that are compared.
    package var unit: String {
        switch content {
        case .cells, .text: "row"
        case .elements: "element"
        case .changes: "change"
        }
    }
}

/// Names the facts that differ.
private enum FactDifference {
    static func names(from old: [String], to new: [String]) -> [String] {
        var names: [String] = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(_, let line, _), .insert(_, let line, _):
                let name = TUISnapshot.Fact.name(of: line)
                if !names.contains(name) { names.append(name) }
            }
        }
        return names
    }
}

extension TUISnapshot.Difference {
    /// The classes with their numbers in words, for example `2 rows with other text, 1 row in another style`.
    public var summary: String { summary(of: "row") }

    /// - Parameter unit: the name of the things that were compared.
    func summary(of unit: String) -> String {
        classes.map { kind in
            let count = counts[kind] ?? 0
            let units = "\(count) \(unit)\(count == 1 ? "" : "s")"
            return switch kind {
            case .text: "\(units) with other text"
            case .style: "\(units) in another style"
            case .moved: "\(units) moved"
            case .added: "\(units) added"
            case .removed: "\(units) removed"
            case .size: "another size"
            case .state: states.isEmpty ? "\(units) in another state" : "another \(states.joined(separator: ", "))"
            }
        }.joined(separator: ", ")
    }
}
