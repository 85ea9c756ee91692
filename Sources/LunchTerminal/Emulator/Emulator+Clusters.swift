extension Emulator {
    /// Prints a character by the rules of grapheme clusters (UAX #29, mode 2027).
    mutating func printClustered(_ scalar: UInt32, _ properties: UnicodeProperties) {
        let startsCluster = breaker.breaks(before: properties.breakClass)
        if TextRules.isHalfwidthMark(scalar) {
            printCell(scalar, width: 1)
        } else if !startsCluster {
            joinCluster(scalar, properties)
        } else if textRules.width(of: properties) > 0 {
            printCell(scalar, width: textRules.width(of: properties))
        } else if properties.breakClass == .control {
            breaker.reset()
        } else {
            breaker.reset()
            joinCellBefore(scalar)
        }
    }

    /// Adds a code point to the cluster printed last, which may change its width.
    private mutating func joinCluster(_ scalar: UInt32, _ properties: UnicodeProperties) {
        let slot = screen.slot(cursorRow)
        let cell = screen.slots[slot].cells[clusterColumn]
        screen.slots[slot].append(scalar, toClusterAt: clusterColumn)
        touchCursorRow()
        switch TextRules.widthChange(of: cell, joinedBy: scalar, properties) {
        case .none: break
        case .widens: widenCluster()
        case .narrows: narrowCluster()
        }
    }

    /// Gives the cluster printed last a second cell; at the margin it moves to the next line.
    private mutating func widenCluster() {
        let slot = screen.slot(cursorRow)
        let end = endOfLine
        guard clusterColumn + 2 <= end else { return moveClusterToNextLine() }
        if inserts {
            screen.slots[slot].insertBlanks(1, at: clusterColumn + 1, end: end, fill: eraseStyle)
        }
        screen.slots[slot].widen(clusterColumn)
        advance(to: clusterColumn + 2, end: end)
    }

    /// Takes the second cell from the cluster printed last.
    private mutating func narrowCluster() {
        screen.slots[screen.slot(cursorRow)].narrow(clusterColumn)
        cursorColumn = clusterColumn + 1
        isWrapPending = false
    }

    private mutating func moveClusterToNextLine() {
        guard modes.flags.contains(.autowrap), margins.right > margins.left else { return }
        let slot = screen.slot(cursorRow)
        let scalars = screen.slots[slot].scalars(at: clusterColumn)
        guard let first = scalars.first else { return }
        screen.slots[slot].erase(clusterColumn..<clusterColumn + 1, fill: eraseStyle)
        screen.slots[slot].cells[clusterColumn].setKind(.filler)
        screen.slots[slot].occupied = max(screen.slots[slot].occupied, clusterColumn + 1)
        wrapLine()
        printCell(first, width: 2)
        for scalar in scalars.dropFirst() {
            screen.slots[screen.slot(cursorRow)].append(scalar, toClusterAt: clusterColumn)
        }
    }

    /// Adds a mark to the character left of the cursor; at the start of a line there is none to carry it.
    mutating func joinCellBefore(_ scalar: UInt32) {
        guard let column = columnBefore else { return }
        screen.slots[screen.slot(cursorRow)].append(scalar, toClusterAt: column)
        touchCursorRow()
    }

    /// The column of the character left of the cursor; nil at the start of a line.
    var columnBefore: Int? {
        let column = isWrapPending ? cursorColumn : cursorColumn - 1
        guard column >= 0 else { return nil }
        return column > 0 && screen.slots[screen.slot(cursorRow)].cells[column].isTail ? column - 1 : column
    }
}
