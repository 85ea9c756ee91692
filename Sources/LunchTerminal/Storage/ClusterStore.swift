/// The characters of a row that have more than one code point: the count of each, then its code points.
struct ClusterStore: Sendable {
    /// Code points as far as `count`; what is after is room.
    private var storage: ContiguousArray<UInt32> = []
    /// The number of elements in use, also by clusters that no cell shows any more.
    private(set) var count = 0
    /// The size at which it pays to drop the clusters that no cell shows any more.
    private var threshold = Self.smallestThreshold

    private static let smallestThreshold = 256
    private static let smallestRoom = 16

    /// The number of elements for which there is memory.
    var capacity: Int { storage.capacity }

    /// True if so much is in use that the clusters without a cell should be dropped.
    @inline(__always)
    var isDueForCompaction: Bool { count >= threshold }

    /// The number of code points of the cluster at an offset; nil when it is not all there.
    func length(at offset: Int) -> Int? {
        guard offset >= 0, offset < count else { return nil }
        let length = Int(storage[offset])
        return offset + length < count ? length : nil
    }

    /// The code points of the cluster at an offset.
    func scalars(at offset: Int) -> ContiguousArray<UInt32> {
        guard let length = length(at: offset) else { return [] }
        return ContiguousArray(storage[(offset + 1)...(offset + length)])
    }

    /// The first code point of the cluster at an offset; nil when it is not all there.
    func firstScalar(at offset: Int) -> UInt32? {
        guard let length = length(at: offset), length > 0 else { return nil }
        return storage[offset + 1]
    }

    /// Adds a code point to the character of a cell; past the cap it is dropped.
    @inline(__always)
    mutating func append(_ scalar: UInt32, to cell: inout PackedCell) {
        guard cell.isCluster else {
            makeRoom(3)
            let start = count
            var target = storage.mutableSpan
            target[start] = 2
            target[start + 1] = cell.content == 0 ? 0x20 : cell.content
            target[start + 2] = scalar
            cell.setCluster(start)
            count = start + 3
            return
        }
        let offset = Int(cell.content)
        let length = Int(storage[offset])
        guard length < Limits.scalarsPerCell else { return }
        if offset + 1 + length != count { cell.setCluster(moveToEnd(offset, length: length)) }
        makeRoom(1)
        let end = count
        var target = storage.mutableSpan
        target[end] = scalar
        target[end - 1 - length] = UInt32(length + 1)
        count = end + 1
    }

    /// Copies a cluster after all others, where it can grow; returns its new offset.
    private mutating func moveToEnd(_ old: Int, length: Int) -> Int {
        let offset = count
        makeRoom(1 + length)
        for index in 0...length { storage[offset + index] = storage[old + index] }
        count += 1 + length
        return offset
    }

    @inline(__always)
    private mutating func makeRoom(_ needed: Int) {
        if storage.count - count < needed { grow(by: needed) }
    }

    private mutating func grow(by needed: Int) {
        let added = max(needed, storage.count, Self.smallestRoom)
        storage.append(contentsOf: repeatElement(0, count: added))
    }

    /// Drops the clusters that no cell shows, and sets the size at which to do so next.
    mutating func compact(_ cells: inout ContiguousArray<PackedCell>) {
        var kept = ContiguousArray<UInt32>()
        for column in 0..<cells.count where cells[column].isCluster {
            let offset = Int(cells[column].content)
            let length = Int(storage[offset])
            cells[column].setCluster(kept.count)
            kept.append(contentsOf: storage[offset...offset + length])
        }
        storage = kept
        count = kept.count
        threshold = max(Self.smallestThreshold, 2 * count)
    }

    /// Drops all clusters; the memory is kept unless it is large.
    @inline(__always)
    mutating func removeAll() {
        if count > 0 { empty() }
    }

    private mutating func empty() {
        if count > Self.smallestThreshold { storage = [] }
        count = 0
        threshold = Self.smallestThreshold
    }
}
