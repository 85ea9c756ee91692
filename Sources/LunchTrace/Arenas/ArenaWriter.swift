import Synchronization

/// Writes recordings to the blocks of an arena in memory; it allocates nothing for a record, and does no input or output.
///
/// The memory must outlive the writer, which is used by one thread at a time. A writer that is killed at any moment leaves
/// each recording whole up to the last record that was appended.
package struct ArenaWriter: ~Copyable {
    private let memory: UnsafeMutableRawBufferPointer
    private let blockSize: Int
    /// The places of the free blocks; the last one is used next. They are first used in ascending order.
    private var free: [Int]
    /// The number of blocks that were ever taken, which are the first ones. Others hold anything.
    private var begun = 0
    private var recordings: [Int: Recording] = [:]
    /// The last recording that was written to, which is usually the next one too.
    private var current: (number: Int, recording: Recording)?
    private var lastNumber = 0

    /// The blocks that a recording keeps.
    package struct Limits: Sendable {
        /// The number of its first blocks.
        package var first: Int
        /// The number of its last blocks.
        package var last: Int

        package init(first: Int = 16, last: Int = 64) {
            self.first = max(1, first)
            self.last = max(2, last)
        }
    }

    private final class Recording {
        let limits: Limits
        /// The places of its first blocks, and of its last ones.
        var head: [Int] = []
        var tail: [Int] = []
        /// The number of blocks that were taken for it.
        var taken = 0
        /// The number of blocks from which on there must be another opening: it has as much room between two as in one.
        var openingDue = 0
        var isOpeningDue = false
        var droppedBytes = 0
        var droppedRecords = 0
        /// True if there was no block for a record, so that nothing more is recorded.
        var isFull = false

        init(_ limits: Limits) { self.limits = limits }
    }

    /// Formats memory as an arena without recordings; nil if it has no room for a block.
    package init?(_ memory: UnsafeMutableRawBufferPointer, blockSize: Int = 1 << 16) {
        guard ArenaLayout.blockSizes.contains(blockSize), blockSize % 8 == 0, memory.count / blockSize > 1 else {
            return nil
        }
        self.memory = memory
        self.blockSize = blockSize
        free = Array((0..<memory.count / blockSize - 1).reversed())
        UnsafeMutableRawBufferPointer(rebasing: memory[..<ArenaLayout.headerSize]).initializeMemory(
            as: UInt8.self, repeating: 0)
        set(UInt32(blockSize), at: ArenaLayout.sizeOffset)
        memory.copyBytes(from: ArenaLayout.magic)
    }

    /// Begins a recording, and returns its number.
    package mutating func begin(_ limits: Limits = Limits()) -> Int {
        lastNumber += 1
        recordings[lastNumber] = Recording(limits)
        return lastNumber
    }

    /// The blocks of a recording, as an arena that holds nothing else.
    package func excerpt(of number: Int) -> [UInt8] {
        let places = recordings[number].map { $0.head + $0.tail } ?? []
        var bytes = Array(memory[..<blockSize])
        for place in 0..<4 {
            bytes[ArenaLayout.countOffset + place] = UInt8(truncatingIfNeeded: places.count >> (8 * place))
        }
        for place in places { bytes += memory[(place + 1) * blockSize..<(place + 2) * blockSize] }
        return bytes
    }

    /// Gives the blocks of a recording back.
    package mutating func end(_ number: Int) {
        guard let recording = recordings.removeValue(forKey: number) else { return }
        current = nil
        for place in recording.head + recording.tail {
            release(place)
            free.append(place)
        }
    }

    /// Appends a record as it is in a file.
    ///
    /// - Parameters:
    ///   - record: The bytes of one record.
    ///   - number: The recording.
    /// - Returns: False if the arena is full, or if the record is larger than what the recording keeps; then nothing of it is there.
    @discardableResult
    package mutating func append(_ record: [UInt8], to number: Int) -> Bool {
        append(record.span.bytes, to: number)
    }

    /// Appends a record as it is in a file, as above.
    package mutating func append(_ record: RawSpan, to number: Int) -> Bool {
        guard let recording = recording(number), !recording.isFull else { return false }
        guard holds(record.byteCount, in: recording) else {
            recording.droppedBytes += record.byteCount
            recording.droppedRecords += 1
            return false
        }
        let before = recording.taken
        guard record.withUnsafeBytes({ write($0, to: number, recording) }) else { return false }
        if recording.taken > max(before, recording.limits.first), recording.taken >= recording.openingDue {
            recording.isOpeningDue = true
        }
        return true
    }

    /// Returns true if an opening must be the next that is appended: a block has begun that may come to be after a gap.
    package mutating func isOpeningDue(in number: Int) -> Bool { recording(number)?.isOpeningDue == true }

    private mutating func recording(_ number: Int) -> Recording? {
        if let current, current.number == number { return current.recording }
        let recording = recordings[number]
        current = recording.map { (number, $0) }
        return recording
    }

    /// Appends the records with which something begins that may come to be after a gap: a key frame and the whole tree
    /// of each program that runs.
    ///
    /// - Returns: False if there is no room for all of them; then nothing of them is there.
    @discardableResult
    package mutating func append(opening records: [UInt8], to number: Int) -> Bool {
        guard let recording = recording(number), !recording.isFull else { return false }
        let size = records.count / (blockSize - ArenaLayout.headerSize)
        recording.isOpeningDue = false
        recording.openingDue = recording.taken + 2 * size
        return records.isEmpty
            || holds(records.count, in: recording)
                && records.withUnsafeBytes { write($0, to: number, recording) }
    }

    /// Returns true if a recording keeps a record of so many bytes: the last blocks must hold it whole, and an opening beside it.
    package func holds(_ count: Int, in number: Int) -> Bool {
        holds(count, in: recordings[number])
    }

    private func holds(_ count: Int, in recording: Recording?) -> Bool {
        count <= (blockSize - ArenaLayout.headerSize) * max(1, (recording?.limits.last ?? 0) / 2)
    }

    /// Writes a record, which becomes readable with its last byte.
    private mutating func write(_ bytes: UnsafeRawBufferPointer, to number: Int, _ recording: Recording) -> Bool {
        var start = 0
        while start < bytes.count {
            guard let place = placeWithRoom(in: number, recording) else {
                recording.isFull = true
                return false
            }
            let block = (place + 1) * blockSize
            let used = Int(field(ArenaLayout.Field.used, of: block))
            let count = min(bytes.count - start, blockSize - ArenaLayout.headerSize - used)
            let target = block + ArenaLayout.headerSize + used
            UnsafeMutableRawBufferPointer(rebasing: memory[target..<target + count]).copyMemory(
                from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + count]))
            if start == 0 {
                if field(ArenaLayout.Field.first, of: block) == ArenaLayout.none {
                    set(UInt32(used), at: block + ArenaLayout.Field.first)
                }
                set(field(ArenaLayout.Field.begun, of: block) + 1, at: block + ArenaLayout.Field.begun)
            }
            publish(UInt32(used + count), at: block + ArenaLayout.Field.used)
            start += count
        }
        return true
    }

    // MARK: - Blocks

    /// The block of a recording to which the next byte goes; nil if there is none.
    private mutating func placeWithRoom(in number: Int, _ recording: Recording) -> Int? {
        if let place = recording.tail.last ?? recording.head.last,
            Int(field(ArenaLayout.Field.used, of: (place + 1) * blockSize)) < blockSize - ArenaLayout.headerSize
        {
            return place
        }
        let place: Int
        if recording.tail.count >= recording.limits.last || free.isEmpty && recording.tail.count > 1 {
            place = recording.tail.removeFirst()
            let start = (place + 1) * blockSize
            recording.droppedBytes += Int(field(ArenaLayout.Field.used, of: start))
            recording.droppedRecords += Int(field(ArenaLayout.Field.begun, of: start))
        } else if let unused = free.popLast() {
            place = unused
        } else {
            return nil
        }
        take(place, for: number, recording)
        if recording.taken < recording.limits.first {
            recording.head.append(place)
        } else {
            recording.tail.append(place)
        }
        recording.taken += 1
        return place
    }

    /// Makes a block one of a recording; until the last store it belongs to none.
    private mutating func take(_ place: Int, for number: Int, _ recording: Recording) {
        release(place)
        if place >= begun {
            begun = place + 1
            publish(UInt32(begun), at: ArenaLayout.countOffset)
        }
        let start = (place + 1) * blockSize
        set(ArenaLayout.blockMagic, at: start + ArenaLayout.Field.magic)
        set(UInt32(clamping: recording.taken), at: start + ArenaLayout.Field.index)
        set(ArenaLayout.none, at: start + ArenaLayout.Field.first)
        set(UInt32(truncatingIfNeeded: recording.droppedBytes), at: start + ArenaLayout.Field.droppedBytes)
        set(UInt32(truncatingIfNeeded: recording.droppedBytes >> 32), at: start + ArenaLayout.Field.droppedBytes + 4)
        set(UInt32(truncatingIfNeeded: recording.droppedRecords), at: start + ArenaLayout.Field.droppedRecords)
        set(
            UInt32(truncatingIfNeeded: recording.droppedRecords >> 32), at: start + ArenaLayout.Field.droppedRecords + 4
        )
        set(0, at: start + ArenaLayout.Field.begun)
        publish(0, at: start + ArenaLayout.Field.used)
        publish(UInt32(clamping: number), at: start + ArenaLayout.Field.recording)
    }

    /// Makes a block one of no recording.
    private func release(_ place: Int) { publish(0, at: (place + 1) * blockSize + ArenaLayout.Field.recording) }

    private func field(_ offset: Int, of start: Int) -> UInt32 {
        UInt32(littleEndian: memory.loadUnaligned(fromByteOffset: start + offset, as: UInt32.self))
    }

    private func set(_ value: UInt32, at offset: Int) {
        memory.storeBytes(of: value.littleEndian, toByteOffset: offset, as: UInt32.self)
    }

    /// Stores a number after all that was stored before it, and before all that is stored later.
    private func publish(_ value: UInt32, at offset: Int) {
        guard let base = memory.baseAddress else { return }
        let atomic = (base + offset).assumingMemoryBound(to: Atomic<UInt32>.self)
        _ = atomic.pointee.exchange(value.littleEndian, ordering: .acquiringAndReleasing)
    }
}
