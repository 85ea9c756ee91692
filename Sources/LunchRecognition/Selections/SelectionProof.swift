import LunchTerminal
import LunchWire

/// Tells whether the row of a list that has another background than its siblings is certainly the selected one.
///
/// The first row may be a heading, the last one a sum; of two rows either may be the one that is drawn otherwise.
struct SelectionProof {
    let rows: ArraySlice<ListRow>
    let selected: Int
    /// The heading above the rows, whatever it looks like.
    let heading: ListRow?
    /// The background of the other rows.
    let normal: Look.Ink
    let scene: Scene

    var isCertain: Bool {
        let region = scene.layout.regions[rows[selected].line.region]
        if let box = region.box {
            // A highlight is no part of the box around it.
            let ground = scene.surface.background(box.columns.lowerBound, rows[selected].row)
            if ground == rows[selected].ink { return false }
            if isPulledDown(box) { return true }
            if rows.count == 2 {
                return hasOtherHeading || hasJustCome || isCounted || isNamedBelow
                    || scene.cursor.isVisible && hasCursor
            }
        }
        return isAmid || hasOtherHeading || hasCursor || isDrawnAsOthers || isPlainlyARow
    }

    /// True if a box hangs on the open menu of a bar, and is as narrow as its rows: those of a menu have no heading.
    private func isPulledDown(_ box: Box) -> Bool {
        guard let menu = scene.openMenu, menu.row + 1 == box.rows.lowerBound, box.columns.contains(menu.column) else {
            return false
        }
        return rows.contains { $0.text.upperBound + 2 >= box.columns.upperBound }
    }

    /// True if the row is no heading and no sum for certain, wherever it stands.
    var isPlainlyARow: Bool {
        isParent || hasJustCome || hasTravelled || hasNumbersAsOthers || hasMnemonics || isCounted
            || hasScrolled || isAtPlace || isNamedBelow
    }

    /// True if the texts of all other rows were one row above or below before the last input, while the highlight has stayed in its
    /// row: a heading or a sum keeps its text.
    var hasScrolled: Bool {
        guard let past = scene.past, rows.count >= 4, rows.allSatisfy({ past.contains($0.row) }) else { return false }
        let surface = scene.surface
        let own = rows[selected]
        let columns = columns(of: own)
        guard past.background(own.text.lowerBound, own.row) == own.ink else { return false }
        func isSame(_ now: Int, _ then: Int) -> Bool {
            columns.allSatisfy { past.scalar($0, then) == surface.scalar($0, now) }
        }
        guard !isSame(own.row, own.row) else { return false }
        return [-1, 1].contains { step in
            rows.allSatisfy { $0.row == own.row || !past.contains($0.row + step) || isSame($0.row, $0.row + step) }
                && rows.contains { $0.row != own.row && past.contains($0.row + step) && $0.row + step == own.row }
        }
    }

    /// The columns around the text of a row that belong to its list: those of its bar.
    private func columns(of row: ListRow) -> Range<Int> {
        scene.surface.stretch(around: row.text.lowerBound, row.row, in: row.line.columns) { $0.background == row.ink }
    }

    /// True if the row names the folder above, which heads a list of files, or the folder itself, before the one above.
    var isParent: Bool {
        let name = firstWord(of: rows[selected])
        guard name == "." || name == "./", selected + 1 < rows.endIndex else { return Self.parents.contains(name) }
        return Self.parents.contains(firstWord(of: rows[selected + 1]))
    }

    private static let parents = ["..", "../", "/.."]

    private func firstWord(of row: ListRow) -> String {
        let end = row.text.first { scene.surface.isBlank($0, row.row) } ?? row.text.upperBound
        return scene.surface.text(row.text.lowerBound..<end, row.row)
    }

    /// True if what is typed at the cursor begins with the name that the row begins with, as if that is renamed.
    var isRenamed: Bool {
        let surface = scene.surface
        let name = firstWord(of: rows[selected])
        guard name.count >= 3, scene.cursor.isVisible, scene.cursor.row >= surface.rows - 2,
            let typed = surface.trimmed(0..<surface.columns, scene.cursor.row), scene.cursor.column == typed.upperBound
        else { return false }
        let words = surface.text(typed, scene.cursor.row).split(separator: " ")
        return words.last.map { $0.hasPrefix(name) && $0 != name } ?? false
    }

    /// True if a path in the first row of the screen ends with the name that the row begins with, as that of the file in it.
    var isNamedAbove: Bool {
        let surface = scene.surface
        let row = rows[selected]
        let name = firstWord(of: row)
        guard name.count >= 3, row.row > 0, let title = surface.trimmed(0..<surface.columns, 0) else { return false }
        return surface.text(title, 0).split(separator: " ").contains { $0.hasSuffix("/" + name) }
    }

    /// True if a count beside the rows, as `3/12`, names the place of the row.
    var isAtPlace: Bool {
        let row = rows[selected]
        return scene.surface.background(row.text.lowerBound, row.row) == row.ink && !hasWordsOverNumbers
            && (PositionCount.names(selected - rows.startIndex, of: rows, scene)
                || PositionCount.names(selected - rows.startIndex, of: rows, isWhole: true, scene))
    }

    /// True if a count below the box around the rows names the place of the row.
    var isNamedBelow: Bool {
        guard let box = scene.layout.regions[rows[selected].line.region].box else { return false }
        return PositionCount.names(selected - rows.startIndex, of: rows.count, below: box, scene.surface)
    }

    /// True if numbers count the rows.
    var isCounted: Bool { CountedRows.areCounted(rows, scene.surface) }

    /// True if the text of the row was in another row before the last input, on the background of the others.
    var hasTravelled: Bool {
        guard let past = scene.past else { return false }
        let own = rows[selected]
        return rows.contains { other in
            guard other.row != own.row, past.contains(other.row),
                past.background(own.text.lowerBound, other.row) == normal
            else { return false }
            return own.line.columns.allSatisfy { past.scalar($0, other.row) == scene.surface.scalar($0, own.row) }
        }
    }

    /// True if numbers and signs, such as those of a date, stand in the same cells in all rows.
    var hasNumbersAsOthers: Bool {
        guard rows.count >= 3 else { return false }
        var (signs, digits, letters) = (0, 0, 0)
        for column in rows[selected].text {
            let kinds = Set(rows.map { Kind(scene.surface.scalar(column, $0.row)) })
            if kinds == [.digit] { digits += 1 }
            if kinds == [.sign] { signs += 1 }
            if kinds == [.letter] { letters += 1 }
        }
        return digits >= 4 && (signs >= 2 || letters >= 3)
    }

    /// True if the colours of the row are those of some of its siblings, exchanged, and others have other colours.
    var hasColorsOfSome: Bool {
        let surface = scene.surface
        let row = rows[selected]
        // A text that was searched for may have other colours.
        let place = row.text.first { surface.background($0, row.row) == row.ink } ?? row.text.lowerBound
        let own = surface.look(place, row.row)
        let others = rows.indices.filter { $0 != selected }.map {
            surface.look(rows[$0].text.lowerBound, rows[$0].row)
        }
        let alike = others.count {
            $0.foreground == own.background && $0.background == own.foreground
                && $0.attributes.union(.bold) == own.attributes.union(.bold)
        }
        return alike > 0 && alike < others.count && own.background != .defaultForeground
    }

    /// True if the row and most others of a box, as those of a menu, have one letter in a style of its own.
    ///
    /// An item that nobody can choose now has none.
    private var hasMnemonics: Bool {
        guard rows.count >= 3, !scene.layout.regions[rows[selected].line.region].isScreen else { return false }
        return hasMnemonic(rows[selected]) && rows.count(where: hasMnemonic) * 3 >= rows.count * 2
    }

    private func hasMnemonic(_ row: ListRow) -> Bool {
        var counts: [Int: Int] = [:]
        for column in row.text where !scene.surface.isBlank(column, row.row) {
            counts[scene.surface.number(column, row.row), default: 0] += 1
        }
        let others = counts.values.sorted()
        return others.count == 2 && others[0] == 1 && others[1] > 1
    }

    /// The kind of a character, for comparing rows.
    private enum Kind: Hashable {
        case digit
        /// One that divides numbers.
        case sign
        case letter
        case other

        init(_ scalar: UInt32) {
            switch scalar {
            case 0x30...0x39: self = .digit
            case 0x2D, 0x2F, 0x3A: self = .sign
            case 0x41...0x5A, 0x61...0x7A: self = .letter
            default: self = .other
            }
        }
    }

    private var isAmid: Bool { selected > rows.startIndex && selected < rows.endIndex - 1 }

    /// True if there is a heading that looks otherwise: a second one would look as it does, and so would a sum below.
    ///
    /// A first row that is underlined may be a heading itself, below the bar of something else.
    private var hasOtherHeading: Bool {
        guard let heading, selected > rows.startIndex || !rows[selected].isUnderlined(scene),
            heading.ink == normal || !hasWordsOverNumbers
        else { return false }
        return heading.ink != rows[selected].ink && (selected == rows.startIndex || heading.ink != normal)
    }

    /// True if the row is the first, and has letters above what are numbers in all other rows.
    private var hasWordsOverNumbers: Bool {
        guard selected == rows.startIndex, rows.count >= 3 else { return false }
        return rows[selected].text.contains { column in
            Kind(scene.surface.scalar(column, rows[selected].row)) == .letter
                && rows.dropFirst().allSatisfy { Kind(scene.surface.scalar(column, $0.row)) == .digit }
        }
    }

    /// True if the highlight has come with the last input, and no other row had it before: a heading or a sum keeps it.
    private var hasJustCome: Bool {
        guard let past = scene.past, past.contains(rows[selected].row) else { return false }
        return rows.indices.allSatisfy { index in
            let row = rows[index].row
            guard past.contains(row) else { return true }
            return rows[index].text.allSatisfy { column in
                past.scalar(column, row) == scene.surface.scalar(column, row) && past.background(column, row) == normal
            }
        }
    }

    /// True if the cursor stands in the row, and not behind its text, where what was written last may have left it.
    private var hasCursor: Bool {
        let row = rows[selected]
        let cursor = scene.cursor
        guard cursor.row == row.row, row.line.columns.contains(cursor.column) else { return false }
        // A hidden one may be left at the end of a status line, which is the last row.
        let mayBeLeft = !cursor.isVisible && selected == rows.endIndex - 1
        return cursor.column < row.text.upperBound || !mayBeLeft && row.bar(scene).contains(cursor.column)
    }

    /// True if the words of all rows are drawn in several styles that come in the same order.
    private var isDrawnAsOthers: Bool {
        let pattern = pattern(of: rows[selected])
        guard heading != nil || !hasWordsOverNumbers else { return false }
        if pattern.count > 1, rows.allSatisfy({ self.pattern(of: $0) == pattern }) { return true }
        if isDrawnInStylesOfMost { return true }
        // Names at the end may be drawn by their kinds.
        let start = pattern.prefix(4)
        return Set(start).count >= 3 && start.count == 4
            && rows.allSatisfy { self.pattern(of: $0).prefix(4) == start }
    }

    /// True if the words of the row and of most others are drawn in three styles or more that come in the same order: a heading
    /// has one.
    var isDrawnInStylesOfMost: Bool {
        let pattern = pattern(of: rows[selected])
        guard Set(pattern).count >= 3, rows.count >= 5 else { return false }
        return 5 * rows.count { self.pattern(of: $0) == pattern } >= 4 * rows.count
    }

    /// The styles of the words of a row, the first one as 0 and each other one as the number of those before it.
    private func pattern(of row: ListRow) -> [Int] {
        var styles: [Int] = []
        var pattern: [Int] = []
        for column in row.text where !scene.surface.isBlank(column, row.row) {
            let number = scene.surface.number(column, row.row)
            let place = styles.firstIndex(of: number) ?? styles.count
            if place == styles.count { styles.append(number) }
            if pattern.last != place { pattern.append(place) }
            guard pattern.count <= 16 else { return [] }
        }
        return pattern
    }
}
