/// Rectangular areas: copying, filling, erasing and summing them (VT420 and VT510 manuals).
extension Emulator {
    /// A rectangle in cells from 0, all ends included.
    struct Area {
        var rows: ClosedRange<Int>
        var columns: ClosedRange<Int>
    }

    /// The corners that four parameters name, counted from 1; what is left out is the whole.
    ///
    /// In origin mode they count from the margins' corner and end at the margins.
    func corners(_ sequence: borrowing ControlSequence, from index: Int) -> (
        top: Int, left: Int, bottom: Int, right: Int
    ) {
        let isInMargins = modes.originMode
        let (firstRow, lastRow) = isInMargins ? (margins.top, margins.bottom) : (0, rows - 1)
        let (firstColumn, lastColumn) = isInMargins ? (margins.left, margins.right) : (0, columns - 1)
        func end(_ value: Int, _ first: Int, _ last: Int) -> Int { value < 1 ? last : min(last, first + value - 1) }
        return (
            firstRow + sequence.repetitions(index) - 1, firstColumn + sequence.repetitions(index + 1) - 1,
            end(sequence.value(index + 2), firstRow, lastRow), end(sequence.value(index + 3), firstColumn, lastColumn)
        )
    }

    /// The rectangle of four parameters; nil for an empty one.
    func area(_ sequence: borrowing ControlSequence, from index: Int) -> Area? {
        let (top, left, bottom, right) = corners(sequence, from: index)
        guard top <= bottom, left <= right else { return nil }
        return Area(rows: top...bottom, columns: left...right)
    }

    /// DECCRA: copies a rectangle, also onto itself; there is one page (VT510 manual).
    mutating func copyRectangle(_ sequence: borrowing ControlSequence) {
        guard let source = area(sequence, from: 0) else { return }
        let origin = modes.originMode ? (margins.top, margins.left) : (0, 0)
        let (lastRow, lastColumn) = modes.originMode ? (margins.bottom, margins.right) : (rows - 1, columns - 1)
        let top = origin.0 + sequence.repetitions(5) - 1
        let left = origin.1 + sequence.repetitions(6) - 1
        guard top <= lastRow, left <= lastColumn else { return }
        let count = min(source.columns.count, lastColumn - left + 1)
        let range = source.columns.lowerBound..<source.columns.lowerBound + count
        let lines = source.rows.prefix(lastRow - top + 1).map { screen[$0] }
        for (offset, line) in lines.enumerated() {
            screen.slots[screen.slot(top + offset)].copy(range, of: line, to: left)
            screen.touch(top + offset, revision: revision)
        }
    }

    /// DECFRA: fills a rectangle with a character of 32 to 126 or 160 to 255 in the pen's style (VT510 manual).
    mutating func fillRectangle(_ sequence: borrowing ControlSequence) {
        let character = sequence.value(0)
        guard (32...126).contains(character) || (160...255).contains(character),
            let area = area(sequence, from: 1)
        else { return }
        screen.fill(area.rows, Range(area.columns), with: UInt32(character), style: pen)
        screen.touch(area.rows, revision: revision)
    }

    /// DECERA, and DECSERA, which spares what DECSCA protects, and colors and attributes everywhere (VT510 manual).
    mutating func eraseRectangle(_ sequence: borrowing ControlSequence, selective: Bool) {
        guard let area = area(sequence, from: 0) else { return }
        if selective {
            let spared: TUIStyle.Attributes = protection == .selective ? .protected : []
            for row in area.rows {
                screen.slots[screen.slot(row)].blankCharacters(Range(area.columns), sparing: spared)
            }
        } else {
            screen.fill(area.rows, Range(area.columns), with: 0x20, style: eraseStyle)
        }
        screen.touch(area.rows, revision: revision)
    }

    /// DECRQCRA: answers DECCKSR, the sum of a rectangle's characters and attributes, negated (VT510 manual), as xterm
    /// counts from patch 336 on.
    ///
    /// The rectangle's first cell always counts. Otherwise a blank counts if something was written there, if a function
    /// left it in the middle of the line, or if it has colors. A blank is a space, and so is concealed text. Bold adds
    /// 0x80, blink 0x40, inverse 0x20, a single underline 0x10; protection adds nothing.
    mutating func requestChecksum(_ sequence: borrowing ControlSequence) {
        var sum = 0
        if let area = area(sequence, from: 2) {
            for row in area.rows {
                sum += screen[row].checksum(area.columns, countsFirst: row == area.rows.lowerBound)
            }
        }
        let digits = String(UInt16(truncatingIfNeeded: -sum), radix: 16, uppercase: true)
        let padding = String(repeating: "0", count: 4 - digits.count)
        report("\u{1B}P\(sequence.value(0))!~\(padding)\(digits)\u{1B}\\")
    }
}

extension Row {
    /// The sum of some cells, as DECRQCRA counts them; the first of all counts even if it is blank.
    fileprivate func checksum(_ columns: ClosedRange<Int>, countsFirst: Bool) -> Int {
        var sum = 0
        if countsFirst { sum = checksum(of: cells[columns.lowerBound], isFirst: true) }
        // The last cell and its sum: most neighbours are equal.
        var (last, value) = (PackedCell.blank, 0)
        for column in Range(columns).clamped(to: 0..<occupied) where !countsFirst || column > columns.lowerBound {
            let cell = cells[column]
            if cell != last {
                value = checksum(of: cell, isFirst: false)
                last = cell
            }
            sum += value
        }
        return sum
    }

    private func checksum(of cell: PackedCell, isFirst: Bool) -> Int {
        let style = style(numbered: cell.style)
        guard isFirst || cell.isWritten || style.isVisibleOnBlank else { return 0 }
        var sum = 0x20
        if cell.isTail {
            sum = 0xFF
        } else if !style.attributes.contains(.hidden), let scalar = firstScalar(of: cell) {
            sum = Int(scalar & 0xFF)
        }
        if style.attributes.contains(.bold) { sum += 0x80 }
        if !style.attributes.isDisjoint(with: [.blink, .rapidBlink]) { sum += 0x40 }
        if style.attributes.contains(.inverse) { sum += 0x20 }
        if style.underline != .none && style.underline != .double { sum += 0x10 }
        return sum
    }
}

extension TUIStyle {
    /// True if a blank of this style is distinguished from the screen by its colors or attributes.
    fileprivate var isVisibleOnBlank: Bool {
        packedForeground != .default || packedBackground != .default || !attributes.isEmpty || underline != .none
    }
}
