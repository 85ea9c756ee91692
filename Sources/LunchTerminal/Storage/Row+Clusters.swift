extension Row {
    /// The code points of the cell in a column; none for a blank or the second half of a wide character.
    func scalars(at column: Int) -> ContiguousArray<UInt32> {
        let cell = cells[column]
        guard cell.isCluster else {
            return cell.content == 0 || cell.isTail ? [] : [cell.content]
        }
        let offset = Int(cell.content)
        guard offset < clusters.count else { return [] }
        let count = Int(clusters[offset])
        return ContiguousArray(clusters[(offset + 1)...].prefix(count))
    }

    /// Adds a code point to the cell in a column; past the cap it is dropped.
    mutating func append(_ scalar: UInt32, toClusterAt column: Int) {
        let cell = cells[column]
        if clusters.count >= clusterThreshold { compactClusters() }
        guard cell.isCluster else {
            let offset = clusters.count
            clusters.append(2)
            clusters.append(cell.content == 0 ? 0x20 : cell.content)
            clusters.append(scalar)
            cells[column].setCluster(offset)
            occupied = max(occupied, column + 1)
            return
        }
        var offset = Int(cells[column].content)
        let count = Int(clusters[offset])
        guard count < Limits.scalarsPerCell else { return }
        if offset + 1 + count != clusters.count {
            let old = offset
            offset = clusters.count
            for index in old...old + count { clusters.append(clusters[index]) }
            cells[column].setCluster(offset)
        }
        clusters.append(scalar)
        clusters[offset] = UInt32(count + 1)
    }

    /// Drops the clusters that no cell uses, and sets the size at which to do so next.
    private mutating func compactClusters() {
        var kept = ContiguousArray<UInt32>()
        for column in 0..<occupied where cells[column].isCluster {
            let offset = Int(cells[column].content)
            let count = Int(clusters[offset])
            cells[column].setCluster(kept.count)
            kept.append(contentsOf: clusters[offset...offset + count])
        }
        clusters = kept
        clusterThreshold = max(Row.smallestClusterThreshold, 2 * kept.count)
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
