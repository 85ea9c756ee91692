/// A mark around what an app draws: its name, and the number of the mark around it.
struct Mark: Hashable, Sendable {
    /// Empty if the name was too long.
    var name: String
    /// 0 if there is none.
    var parent: UInt16
}

/// The marks in use, by number; cells name the innermost in their style.
struct MarkTable: Sendable {
    /// Entry n − 1 is mark n; nil is free.
    private(set) var entries: ContiguousArray<(mark: Mark, depth: Int)?> = []
    private var numbers: [Mark: UInt16] = [:]
    private var free: [UInt16] = []
    /// Bytes of all names.
    private(set) var size = 0
    /// Marks dropped because too many were in use, or too deep in each other.
    private(set) var dropped = 0
    /// The number of marks that were wanted since the last collection and were not in the table.
    private var wanted = 0

    /// The number of marks that are alive.
    var count: Int { numbers.count }

    subscript(number: UInt16) -> Mark? {
        number == 0 || number > entries.count ? nil : entries[Int(number) - 1]?.mark
    }

    /// The number of a mark, entered if need be; nil if there is no room, or if it is too deep.
    mutating func number(of mark: Mark) -> UInt16? {
        if let number = numbers[mark] { return number }
        wanted += 1
        let depth = depth(of: mark.parent) + 1
        guard depth <= Limits.markDepth, size + mark.name.utf8.count <= Limits.markBytes,
            let number = free.popLast() ?? newNumber()
        else {
            dropped += 1
            return nil
        }
        entries[Int(number) - 1] = (mark, depth)
        numbers[mark] = number
        size += mark.name.utf8.count
        return number
    }

    /// The number of marks from the outermost to this one.
    func depth(of number: UInt16) -> Int {
        number == 0 || number > entries.count ? 0 : entries[Int(number) - 1]?.depth ?? 0
    }

    private mutating func newNumber() -> UInt16? {
        guard entries.count < Limits.marks else { return nil }
        entries.append(nil)
        return UInt16(entries.count)
    }

    /// True if it is time to look for marks that are not in use: there is no room, and enough have been wanted since.
    ///
    /// - Parameter rows: the number of rows to be searched; if they are very many, the result is more rarely true.
    func wantsCollection(rows: Int) -> Bool {
        let isFull = free.isEmpty && entries.count >= Limits.marks || size + Limits.mark > Limits.markBytes
        return isFull && wanted >= max(Limits.marks / 4, rows / 64)
    }

    /// Frees all marks but these and those around them.
    mutating func keep(only used: Set<UInt16>) {
        wanted = 0
        var kept = used
        for number in used {
            var parent = self[number]?.parent ?? 0
            while parent != 0, kept.insert(parent).inserted { parent = self[parent]?.parent ?? 0 }
        }
        for index in entries.indices where !kept.contains(UInt16(index + 1)) {
            guard let mark = entries[index]?.mark else { continue }
            size -= mark.name.utf8.count
            numbers[mark] = nil
            entries[index] = nil
            free.append(UInt16(index + 1))
        }
    }
}
