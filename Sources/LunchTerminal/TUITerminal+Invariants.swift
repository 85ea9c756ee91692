extension TUITerminal {
    /// The faults in the terminal's state, in words; empty after any input, or there is a defect.
    ///
    /// Tests and fuzzing ask after each input: the cursor inside, wide characters whole, rows of the right length,
    /// margins sane, every collection below its cap.
    package func checkInvariants() -> [String] {
        var problems: [String] = []
        emulator.checkCursor(&problems)
        emulator.checkCaps(&problems)
        emulator.screen.check("screen", emulator.columns, emulator.rows, &problems)
        emulator.hiddenScreen.check("hidden screen", emulator.columns, emulator.rows, &problems)
        emulator.checkGrids(&problems)
        return problems
    }

    /// The number of cells and lines that functions have moved, erased or repeated; it grows with the bytes, not their numbers.
    package var work: UInt64 { emulator.work }
}

extension Emulator {
    fileprivate func checkCursor(_ problems: inout [String]) {
        if !(0..<rows).contains(cursorRow) || !(0..<columns).contains(cursorColumn) {
            return problems.append("cursor at \(cursorColumn), \(cursorRow) of \(columns) × \(rows)")
        }
        if cursorColumn >= lineColumns { problems.append("cursor at \(cursorColumn) on a line of double width") }
        if !breaker.isAtStart {
            let isOnLine = (0..<columns).contains(clusterColumn)
            if !isOnLine || screen[cursorRow].cells[clusterColumn].isTail {
                problems.append("the last cluster is in column \(clusterColumn)")
            }
        }
        if tabStops.count != columns { problems.append("\(tabStops.count) tab stops") }
        let isSane =
            margins.top >= 0 && margins.top <= margins.bottom && margins.bottom < rows && margins.left >= 0
            && margins.left <= margins.right && margins.right < columns
        if !isSane { problems.append("margins \(margins)") }
        if !modes.leftRightMargins, margins.left != 0 || margins.right != columns - 1 {
            problems.append("margins \(margins) without DECLRMM")
        }
    }

    fileprivate func checkGrids(_ problems: inout [String]) {
        if screen.damage.contains(where: { $0 > revision }) { problems.append("damage from after \(revision)") }
        guard let grid = heldGrid else { return }
        if grid.columns != columns || grid.rows != rows {
            problems.append("the held grid is \(grid.columns) × \(grid.rows)")
        }
        if grid.revision >= revision { problems.append("the held grid is as new as the terminal") }
    }

    fileprivate func checkCaps(_ problems: inout [String]) {
        func check(_ what: String, _ count: Int, _ limit: Int) {
            if count > limit { problems.append("\(what): \(count), more than \(limit)") }
        }
        check("titles", titleStack.count, Limits.titles)
        check("title", title.unicodeScalars.count, Limits.title)
        check("keyboard modes", max(keyboardStack.count, hiddenKeyboard.stack.count), Limits.keyboardStack)
        check("renditions", renditionStack.count, Limits.renditionStack)
        check("answers", answers.count, Limits.answers)
        check("bytes of messages", messages.size, Limits.waitingMessages)
        check("broken messages", messages.broken.count, Limits.brokenMessages)
        check("links", links.count, Limits.links)
        check("bytes of links", links.size, Limits.linkBytes)
        check("marks", marks.count, Limits.marks)
        check("bytes of marks", marks.size, Limits.markBytes)
        check("characters of a mark", markReader.count, Limits.mark)
        check("kinds of unknown sequences", unknown.kinds.count, Limits.unknownKinds)
        check("string", string.bytes.count, string.isMessage ? Limits.message : Limits.string)
        check("notifications", desktop.notifications.count, Limits.notifications)
        check("selections", desktop.clipboard.count, 12)
        check("saved modes", savedModes.count, 64)
        check("images", kittyImages.known.count, Limits.images)
        check("directory", desktop.workingDirectory.unicodeScalars.count, Limits.address)
    }
}

extension Screen {
    fileprivate func check(_ name: String, _ columns: Int, _ rows: Int, _ problems: inout [String]) {
        if self.columns != columns || self.rows != rows || slots.count != rows || damage.count != rows {
            problems.append("\(name): \(self.columns) × \(self.rows), \(slots.count) rows")
            return
        }
        if Set((0..<rows).map(slot)).count != rows { problems.append("\(name): a row is on two lines") }
        for line in 0..<rows {
            let row = self[line]
            if row.cells.count != columns { problems.append("\(name), line \(line): \(row.cells.count) cells") }
            if row.lineSize != .single, !hasDoubleLines { problems.append("\(name), line \(line): unexpected size") }
            if let problem = row.problem { problems.append("\(name), line \(line): \(problem)") }
        }
        if scrollback.count > scrollback.limit { problems.append("\(name): \(scrollback.count) lines of scrollback") }
        for line in 0..<scrollback.count where line < 8 || line >= scrollback.count - 8 {
            if let problem = scrollback[line].problem { problems.append("scrollback, line \(line): \(problem)") }
        }
    }
}

extension Row {
    /// The row's fault; nil if it has none.
    fileprivate var problem: String? {
        let columns = cells.count
        if occupied > columns { return "\(occupied) occupied of \(columns)" }
        if styles.count > 2 * columns + 32 { return "\(styles.count) styles" }
        if clusters.count > 3 * columns * (Limits.scalarsPerCell + 1) + 512 { return "\(clusters.count) in clusters" }
        for (column, cell) in cells.enumerated() {
            if cell.isWide, column + 1 == columns || !cells[column + 1].isTail { return "\(column): no second half" }
            if cell.isTail, column == 0 || !cells[column - 1].isWide { return "\(column): no first half" }
            if Int(cell.style) > styles.count { return "\(column): style \(cell.style) of \(styles.count)" }
            if column >= occupied, cell != .blank { return "\(column): not blank beyond \(occupied)" }
            if let problem = problem(ofCluster: cell) { return "\(column): \(problem)" }
        }
        return nil
    }

    private func problem(ofCluster cell: PackedCell) -> String? {
        guard cell.isCluster else { return nil }
        guard let length = clusters.length(at: Int(cell.content)) else { return "a cluster outside" }
        if length > Limits.scalarsPerCell { return "a cluster of \(length)" }
        return nil
    }
}
