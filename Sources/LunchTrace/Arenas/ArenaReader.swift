/// Reads the recordings in an arena, whose writer may have been killed at any moment.
package struct ArenaReader {
    /// The recordings, by their numbers, in ascending order.
    package let recordings: [Recording]

    /// The records of one test, as far as they are in the arena.
    package struct Recording: Equatable, Sendable {
        package let number: Int
        fileprivate var parts: [Part] = []

        /// Records that follow on each other, as they are in a file, or the gap where some are missing.
        fileprivate enum Part: Equatable, Sendable {
            case stored([UInt8], base: Int)
            case gap(TraceDropped)
        }
    }

    /// A block that belongs to a recording.
    fileprivate struct Block {
        var index: Int
        var first: Int?
        var droppedBytes: Int
        var droppedRecords: Int
        /// The place of its bytes in the arena.
        var content: Range<Int>
    }

    /// Reads an arena, or throws if its header is not one.
    package init(_ bytes: [UInt8]) throws(TraceError) {
        let (size, count) = try bytes.withUnsafeBytes(Self.header).get()
        var blocks: [Int: [Block]] = [:]
        for place in 0..<count {
            let start = (place + 1) * size
            guard let (recording, block) = Self.block(bytes, start..<start + size) else { continue }
            blocks[recording, default: []].append(block)
        }
        recordings = blocks.sorted { $0.key < $1.key }.map { number, blocks in
            Self.recording(number, blocks.sorted { $0.index < $1.index }, bytes)
        }
    }

    /// Returns true if any block of an arena belongs to a recording; it copies nothing. Throws if its header is not one.
    package static func hasRecordings(_ memory: UnsafeRawBufferPointer) throws(TraceError) -> Bool {
        let (size, count) = try header(memory).get()
        return (0..<count).contains { number(memory, ($0 + 1) * size + ArenaLayout.Field.recording) != 0 }
    }

    /// The size of the blocks of an arena, and the number of those that are there.
    private static func header(_ memory: UnsafeRawBufferPointer) -> Result<(size: Int, count: Int), TraceError> {
        guard memory.starts(with: ArenaLayout.magic) else {
            return .failure(TraceError(.arena("the file does not begin with \"LUNCHARENA 2\""), at: 0))
        }
        guard memory.count >= ArenaLayout.headerSize else {
            return .failure(TraceError(.cutOff(needed: ArenaLayout.headerSize, left: memory.count), at: 0))
        }
        let size = number(memory, ArenaLayout.sizeOffset)
        guard ArenaLayout.blockSizes.contains(size) else {
            return .failure(TraceError(.arena("blocks of \(size) bytes"), at: ArenaLayout.sizeOffset))
        }
        return .success((size, max(0, min(number(memory, ArenaLayout.countOffset), memory.count / size - 1))))
    }

    /// A number of four bytes, all of which are there.
    private static func number(_ memory: UnsafeRawBufferPointer, _ offset: Int) -> Int {
        Int(UInt32(littleEndian: memory.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }

    /// The block at a place; nil if it is free, or was being taken when the writer was killed.
    private static func block(_ bytes: [UInt8], _ range: Range<Int>) -> (recording: Int, Block)? {
        func field(_ offset: Int, _ count: Int = 4) -> Int {
            Int(clamping: number(bytes, range.lowerBound + offset, count))
        }
        let recording = field(ArenaLayout.Field.recording)
        let used = field(ArenaLayout.Field.used)
        guard field(ArenaLayout.Field.magic) == Int(ArenaLayout.blockMagic), recording > 0,
            used <= range.count - ArenaLayout.headerSize
        else { return nil }
        let start = range.lowerBound + ArenaLayout.headerSize
        let first = field(ArenaLayout.Field.first)
        return (
            recording,
            Block(
                index: field(ArenaLayout.Field.index), first: first <= used ? first : nil,
                droppedBytes: min(field(ArenaLayout.Field.droppedBytes, 8), TraceFormat.numberLimit - 1),
                droppedRecords: min(field(ArenaLayout.Field.droppedRecords, 8), TraceFormat.numberLimit - 1),
                content: start..<start + used)
        )
    }

    private static func recording(_ number: Int, _ blocks: [Block], _ bytes: [UInt8]) -> Recording {
        var recording = Recording(number: number)
        var start = 0
        while start < blocks.count {
            var end = start + 1
            while end < blocks.count, blocks[end].index == blocks[end - 1].index + 1 { end += 1 }
            add(blocks[start..<end], of: bytes, dropped: blocks[blocks.count - 1], to: &recording)
            start = end
        }
        return recording
    }

    /// Adds the records of blocks that follow on each other.
    private static func add(
        _ blocks: ArraySlice<Block>, of bytes: [UInt8], dropped: Block, to recording: inout Recording
    ) {
        var blocks = blocks
        var stream: [UInt8] = []
        let isBeginning = blocks.first?.index == 0
        if !isBeginning {
            // The first block may begin with the rest of a record that is gone.
            while let block = blocks.first, block.first == nil { blocks = blocks.dropFirst() }
        }
        // Blocks in which no record begins have the rest of one that is gone.
        if !isBeginning || blocks.isEmpty { recording.addGap(dropped) }
        guard let block = blocks.first else { return }
        stream += bytes[block.content].dropFirst(isBeginning ? 0 : block.first ?? 0)
        for block in blocks.dropFirst() { stream += bytes[block.content] }
        recording.parts.append(.stored(stream, base: block.content.lowerBound))
    }

    /// A number of so many bytes, the lowest first, all of which are there.
    private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> UInt64 {
        (0..<count).reduce(0) { $0 | UInt64(bytes[offset + $1]) << (8 * UInt64($1)) }
    }
}

extension ArenaReader.Recording {
    /// The records up to the last whole one; a record `dropped` replaces missing ones.
    package var records: [TraceRecord] {
        var records: [TraceRecord] = []
        _ = read { entry in if let record = entry.record { records.append(record) } }
        return records
    }

    /// The error that ended reading of a part, if it was another one than the end in the midst of a record.
    package var damage: TraceError? { read { _ in } }

    /// Reads the records.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of records that are read; nil for all. Of others only the bytes are told.
    ///   - body: Hears of each record.
    /// - Returns: The first damage; nil if there is none.
    package func read(_ kinds: Set<TraceRecord.Kind>? = nil, _ body: (TraceReader.Entry) -> Void) -> TraceError? {
        var time = 0
        var damage: TraceError?
        for part in parts {
            switch part {
            case .gap(let gap):
                let record = TraceRecord(time: time, .dropped(gap))
                body(TraceReader.Entry(kind: .dropped, time: time, record: record, bytes: record.bytes[...]))
            case .stored(let bytes, let base):
                var reader = TraceReader(bytes, base: base)
                do throws(TraceError) {
                    while let entry = try reader.next(reading: kinds) {
                        time = entry.time
                        body(entry)
                    }
                } catch {
                    if case .cutOff = error.problem {} else { damage = damage ?? error }
                }
            }
        }
        return damage
    }

    /// Reports the records that were dropped before a block.
    fileprivate mutating func addGap(_ block: ArenaReader.Block) {
        // A record that began before the first block that was dropped is not counted.
        parts.append(
            .gap(
                TraceDropped(
                    records: max(1, block.droppedRecords), bytes: block.droppedBytes,
                    why: "the limit of a recording was reached")))
    }
}
