import LunchTrace
import LunchWire
import TestSupport
import Testing

@Suite struct ArenaTests {
    private static let test = TraceRecord(time: 0, .test(TraceTest(name: "t", library: "XCTest", place: Story.place)))
    private static let launch = TraceRecord(launch: 1, time: 0, .launch(TraceLaunch(program: "p", columns: 8, rows: 2)))

    private static func output(_ position: Int, count: Int = 10) -> TraceRecord {
        TraceRecord(
            launch: 1, time: position,
            .output(position: position, (0..<count).map { UInt8(truncatingIfNeeded: position &+ $0) }))
    }

    @Test func `recordings come back, each by itself`() throws {
        let arena = Arena(blocks: 20, blockSize: 512)
        var writer = try arena.writer()
        let (one, two) = (writer.begin(), writer.begin())
        var records: [Int: [TraceRecord]] = [one: [Self.test, Self.launch], two: [Self.test, Self.launch]]
        for position in 1...60 { records[position % 3 == 0 ? two : one]?.append(Self.output(position)) }
        for number in [one, two] {
            for record in records[number] ?? [] {
                let isWritten = writer.append(record.bytes, to: number)
                #expect(isWritten)
            }
        }
        let read = try ArenaReader(arena.bytes).recordings
        #expect(read.map(\.number) == [one, two])
        #expect(read.map(\.records) == [records[one], records[two]])
        #expect(read.allSatisfy { $0.damage == nil })
        writer.end(one)
        #expect(try ArenaReader(arena.bytes).recordings.map(\.number) == [two])
    }

    /// A new writer touches no block before it takes it, so that a test's first record costs no more than the others.
    @Test func `blocks that another writer has left belong to nobody`() throws {
        let arena = Arena(blocks: 20, blockSize: 512)
        var old = try arena.writer()
        let number = old.begin()
        for record in [Self.test, Self.launch] + (1...100).map({ Self.output($0) }) {
            old.append(record.bytes, to: number)
        }
        #expect(try ArenaReader(arena.bytes).recordings.count == 1)
        var writer = try arena.writer()
        #expect(try ArenaReader(arena.bytes).recordings.isEmpty)
        let own = writer.begin()
        writer.append(Self.test.bytes, to: own)
        let read = try ArenaReader(arena.bytes).recordings
        #expect(read.map(\.records) == [[Self.test]])
    }

    @Test func `a record may be larger than a block`() throws {
        let arena = Arena(blocks: 20, blockSize: 256)
        var writer = try arena.writer()
        let number = writer.begin()
        let records = [Self.test, Self.launch, Self.output(1), Self.output(900, count: 900), Self.output(901)]
        for record in records {
            let isWritten = writer.append(record.bytes, to: number)
            #expect(isWritten)
        }
        #expect(try ArenaReader(arena.bytes).recordings.map(\.records) == [records])
    }

    /// Two recordings share an arena, so that the only block behind the gap holds the rest of a record that is gone.
    @Test func `a gap before blocks in which no record begins is told`() throws {
        let arena = Arena(blocks: 4, blockSize: 448)
        var writer = try arena.writer()
        let numbers = [1, 2].map { _ in writer.begin(ArenaWriter.Limits(first: 1, last: 4)) }
        let tail: [UInt8] = [0xC2, 0x5B, 0x34, 0x62, 0xA5, 0xE6, 0x9C, 0xAC, 0x0A]
        let choices = Array("elDiaDictionalo 日lDictionationaDictionalo 日本 eDN".utf8) + tail
        var written: [[TraceRecord]] = [[], []]
        for place in stride(from: 0, to: choices.count - 1, by: 2) {
            let (which, count) = (Int(choices[place]) % 2, Int(choices[place + 1]) * 3)
            let record = Self.output(count, count: count)
            let isWritten = writer.append(record.bytes, to: numbers[which])
            if isWritten { written[which].append(record) }
        }
        for recording in try ArenaReader(arena.bytes).recordings {
            let all = written[recording.number - 1]
            let hasGap = recording.records.contains { $0.kind == .dropped }
            #expect(hasGap || recording.records == all, "\(recording.number)")
        }
    }

    @Test func `a long recording keeps its first and its last blocks, and says what is missing`() throws {
        let arena = Arena(blocks: 30, blockSize: 512)
        var writer = try arena.writer()
        let number = writer.begin(ArenaWriter.Limits(first: 3, last: 4))
        var records = [Self.test, Self.launch]
        for record in records { writer.append(record.bytes, to: number) }
        var openings = 0
        for position in 1...2000 {
            let record = Self.output(position, count: position % 50)
            records.append(record)
            let isWritten = writer.append(record.bytes, to: number)
            #expect(isWritten)
            guard writer.isOpeningDue(in: number) else { continue }
            openings += 1
            let frame = TraceRecord(
                launch: 1, time: position, .keyFrame(position: position, columns: 8, rows: 2, [0x6B]))
            records.append(frame)
            let isOpened = writer.append(opening: frame.bytes, to: number)
            #expect(isOpened)
        }
        let read = try #require(try ArenaReader(arena.bytes).recordings.first)
        #expect(read.damage == nil)
        let gap = try #require(read.records.firstIndex { $0.kind == .dropped })
        guard case .dropped(let dropped) = read.records[gap].content else { return }
        // The beginning and the end are there, and no record is in both.
        let (head, tail) = (read.records[..<gap], read.records[(gap + 1)...])
        #expect(Array(head) == Array(records.prefix(head.count)))
        #expect(Array(tail) == Array(records.suffix(tail.count)))
        #expect(head.count > 20 && tail.count > 20 && openings > 100)
        // A record that was cut counts with the block in which it begins, which may be there.
        #expect(abs(dropped.records - (records.count - head.count - tail.count)) <= 1)
        #expect(dropped.bytes > 100 * 256)
        // Behind the gap a key frame comes before anything is looked at.
        #expect(tail.prefix(3).contains { $0.kind == .keyFrame })
        _ = try Trace(read.records)
    }

    /// A tree of many elements would otherwise leave no room for anything else.
    @Test func `between two openings there is as much room as one of them takes`() throws {
        let arena = Arena(blocks: 60, blockSize: 256)
        var writer = try arena.writer()
        let number = writer.begin(ArenaWriter.Limits(first: 2, last: 40))
        writer.append(Self.test.bytes, to: number)
        writer.append(Self.launch.bytes, to: number)
        let screen = Array(repeating: UInt8(0x6B), count: 2000)
        let opening = TraceRecord(launch: 1, time: 0, .keyFrame(position: 0, columns: 8, rows: 2, screen)).bytes
        var (between, all): (Int, [Int]) = (0, [])
        for position in 1...2000 {
            let record = Self.output(position).bytes
            writer.append(record, to: number)
            between += record.count
            guard writer.isOpeningDue(in: number) else { continue }
            let isOpened = writer.append(opening: opening, to: number)
            #expect(isOpened)
            all.append(between)
            between = 0
        }
        // The first one is due as soon as blocks may be dropped.
        #expect(all.count > 20)
        #expect(all.dropFirst().allSatisfy { (opening.count - 500...opening.count + 500).contains($0) }, "\(all)")
    }

    @Test func `an arena that is full says so, and stays readable`() throws {
        let arena = Arena(blocks: 4, blockSize: 256)
        var writer = try arena.writer()
        let (one, two) = (writer.begin(), writer.begin())
        for record in [Self.test, Self.launch] + (1...20).map({ Self.output($0) }) {
            writer.append(record.bytes, to: one)
        }
        let before = try ArenaReader(arena.bytes).recordings
        let hasRoom = writer.append(Self.test.bytes, to: two)
        #expect(!hasRoom)
        #expect(try ArenaReader(arena.bytes).recordings == before)
        writer.end(one)
        let three = writer.begin()
        let isWritten = writer.append(Self.test.bytes, to: three)
        #expect(isWritten)
    }

    /// The writer's stores happen one after the other, so what a killed one leaves is the memory after some of them.
    @Test func `what a killed writer leaves reads up to the last whole record`() throws {
        let arena = Arena(blocks: 8, blockSize: 256)
        var writer = try arena.writer()
        let number = writer.begin(ArenaWriter.Limits(first: 2, last: 3))
        var records: [TraceRecord] = []
        for record in [Self.test, Self.launch] + (1...30).map({ Self.output($0, count: $0 * 7 % 300) }) {
            let before = arena.bytes
            writer.append(record.bytes, to: number)
            let after = arena.bytes
            // Bytes that were copied and not yet published.
            var torn = after
            for block in stride(from: 256, to: torn.count, by: 256) {
                torn.replaceSubrange(block..<block + 64, with: before[block..<block + 64])
            }
            let read = try ArenaReader(torn).recordings.first
            let known = try ArenaReader(before).recordings.first
            // A block that is used again is the one that changes what is read.
            if known?.records.contains(where: { $0.kind == .dropped }) != true, !after.isReused(from: before) {
                #expect(read?.records ?? [] == records)
            }
            #expect(read?.damage == nil || after.isReused(from: before))
            records.append(record)
        }
    }

    @Test func `whatever the bytes are, an arena is read or refused`() throws {
        let arena = Arena(blocks: 6, blockSize: 256)
        var writer = try arena.writer()
        let number = writer.begin()
        for record in [Self.test, Self.launch] + (1...12).map({ Self.output($0) }) {
            writer.append(record.bytes, to: number)
        }
        let bytes = arena.bytes
        for offset in bytes.indices {
            var damaged = bytes
            damaged[offset] = ~damaged[offset]
            _ = try? ArenaReader(damaged)
            _ = try? ArenaReader(Array(bytes[..<offset]))
        }
        #expect {
            try ArenaReader(Array("LUNCHTRACE 2\n".utf8))
        } throws: { error in
            "\(error)" == "byte 0: the file does not begin with \"LUNCHARENA 2\"; the file is probably not an arena"
        }
    }
}

extension [UInt8] {
    /// True if a block that had an index before has another one now.
    fileprivate func isReused(from before: [UInt8]) -> Bool {
        for block in stride(from: 256, to: count, by: 256) where before[block + 4] != 0 {
            let index: Range<Int> = (block + 8)..<(block + 12)
            if Array(before[index]) != Array(self[index]) { return true }
        }
        return false
    }
}

/// Memory for an arena.
private final class Arena {
    private let memory: UnsafeMutableRawBufferPointer
    private let blockSize: Int

    init(blocks: Int, blockSize: Int) {
        self.blockSize = blockSize
        memory = .allocate(byteCount: (blocks + 1) * blockSize, alignment: 4096)
        memory.initializeMemory(as: UInt8.self, repeating: 0xA5)
    }

    deinit { memory.deallocate() }

    func writer() throws -> ArenaWriter {
        guard let writer = ArenaWriter(memory, blockSize: blockSize) else { throw NoRoom() }
        return writer
    }

    private struct NoRoom: Error {}

    var bytes: [UInt8] { Array(memory) }
}
