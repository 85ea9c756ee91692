extension Row {
    /// The code points of the cell in a column; none for a blank or the second half of a wide character.
    func scalars(at column: Int) -> ContiguousArray<UInt32> {
        let cell = cells[column]
        guard cell.isCluster else {
            return cell.content == 0 || cell.isTail ? [] : [cell.content]
        }
        return clusters.scalars(at: Int(cell.content))
    }

    /// The first code point of a cell of this row; nil for a blank.
    func firstScalar(of cell: PackedCell) -> UInt32? {
        if cell.isCluster { return clusters.firstScalar(at: Int(cell.content)) }
        return cell.content == 0 ? nil : cell.content
    }

    /// Adds a code point to the cell in a column; past the cap it is dropped.
    mutating func append(_ scalar: UInt32, toClusterAt column: Int) {
        compactClustersIfDue()
        clusters.append(scalar, to: &cells[column])
        occupied = max(occupied, column + 1)
    }

    /// Drops the clusters that no cell shows when they have become many.
    @inline(__always)
    mutating func compactClustersIfDue() {
        guard clusters.isDueForCompaction else { return }
        clusters.compact(&cells)
    }
}

extension Row {
    /// Gives the character in a column a second cell, which must be in the row.
    mutating func widen(_ column: Int) {
        guard column + 1 < cells.count else { return }
        splitWide(at: column + 2)
        cells[column].setKind(.wide)
        cells[column + 1] = PackedCell(scalar: 0, kind: .tail, style: cells[column].style)
        occupied = max(occupied, column + 2)
    }

    /// Takes its second cell from the wide character in a column.
    mutating func narrow(_ column: Int) {
        guard cells[column].isWide, column + 1 < cells.count else { return }
        cells[column].setKind(.narrow)
        cells[column + 1] = cells[column + 1].blanked
    }
}
