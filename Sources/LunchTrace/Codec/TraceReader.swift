import LunchWire

/// Reads records one after the other; total, whatever the bytes are.
package struct TraceReader {
    private let bytes: [UInt8]
    /// The offset of what comes next.
    package private(set) var offset: Int
    private let base: Int
    private var count = 0

    /// Reads the records of a file; throws if it does not begin as a trace does.
    package init(file bytes: [UInt8]) throws(TraceError) {
        guard bytes.starts(with: TraceFormat.magic) else {
            guard bytes.starts(with: TraceFormat.family) else { throw TraceError(.noTrace, at: 0) }
            let version = bytes.dropFirst(TraceFormat.family.count).prefix(20).prefix { $0 != 0x0A }
            throw TraceError(.version(String(decoding: version, as: UTF8.self)), at: TraceFormat.family.count)
        }
        self.init(bytes, from: TraceFormat.magic.count)
    }

    /// Reads the records in some bytes.
    ///
    /// - Parameter base: The number that is added to offsets in errors.
    package init(_ bytes: [UInt8], from offset: Int = 0, base: Int = 0) {
        self.bytes = bytes
        self.offset = offset
        self.base = base
    }

    /// A record that is in a file.
    package struct Entry {
        package let kind: TraceRecord.Kind
        package let time: Int
        /// The record; nil if it was not to be read.
        package let record: TraceRecord?
        /// The bytes of the record.
        package let bytes: ArraySlice<UInt8>
    }

    /// Returns the next record; nil at the end.
    package mutating func next() throws(TraceError) -> TraceRecord? { try next(reading: nil)?.record }

    /// Returns the next record; nil at the end.
    ///
    /// - Parameter kinds: the kinds of records that are read; nil for all. For other kinds, only the head is known.
    mutating func next(reading kinds: Set<TraceRecord.Kind>?) throws(TraceError) -> Entry? {
        guard offset < bytes.count else { return nil }
        let left = bytes.count - offset
        guard left >= TraceFormat.headSize else { throw error(.cutOff(needed: TraceFormat.headSize, left: left)) }
        count += 1
        guard count <= TraceFormat.countLimit else { throw error(.tooMany(limit: TraceFormat.countLimit)) }
        let length = Int(number(at: offset, 4))
        guard length <= TraceFormat.payloadLimit else {
            throw error(.tooLong(length, limit: TraceFormat.payloadLimit))
        }
        guard let kind = TraceRecord.Kind(rawValue: bytes[offset + 4]) else { throw error(.kind(bytes[offset + 4]), 4) }
        guard bytes[offset + 5] == 0 else { throw error(.reserved(bytes[offset + 5]), 5) }
        let launch = Int(number(at: offset + 6, 2))
        let time = number(at: offset + 8, 8)
        guard time < TraceFormat.numberLimit else { throw error(.number("a time"), 8) }
        guard left - TraceFormat.headSize >= length else {
            throw error(.cutOff(needed: length, left: left - TraceFormat.headSize), TraceFormat.headSize)
        }
        let start = offset + TraceFormat.headSize
        var record: TraceRecord?
        if kinds?.contains(kind) != false {
            record = TraceRecord(launch: launch, time: Int(time), try content(kind, start..<start + length))
        }
        defer { offset = start + length }
        return Entry(kind: kind, time: Int(time), record: record, bytes: bytes[offset..<start + length])
    }

    private func error(_ problem: TraceError.Problem, _ distance: Int = 0) -> TraceError {
        TraceError(problem, at: base + offset + distance)
    }

    /// A number of so many bytes, the lowest first, all of which are there.
    private func number(at offset: Int, _ count: Int) -> UInt64 {
        (0..<count).reduce(0) { $0 | UInt64(bytes[offset + $1]) << (8 * UInt64($1)) }
    }

    private func content(_ kind: TraceRecord.Kind, _ range: Range<Int>) throws(TraceError) -> TraceRecord.Content {
        switch kind {
        case .output:
            return .output(position: try position(kind, range), Array(bytes[(range.lowerBound + 8)..<range.upperBound]))
        case .shown: return .shown(position: try position(kind, range))
        case .keyFrame, .resized:
            let position = try position(kind, range, and: 4)
            let columns = Int(number(at: range.lowerBound + 8, 2))
            let rows = Int(number(at: range.lowerBound + 10, 2))
            try expectSize(columns, rows, at: range.lowerBound + 8)
            guard kind == .keyFrame else { return .resized(position: position, columns: columns, rows: rows) }
            let rest = Array(bytes[(range.lowerBound + 12)..<range.upperBound])
            return .keyFrame(position: position, columns: columns, rows: rows, rest)
        case .frame:
            let position = try position(kind, range)
            return try json(kind, range.lowerBound + 8..<range.upperBound) { reader throws(WireError) in
                .frame(try TraceFrame(position: position, reader))
            }
        default: return try plain(kind, range)
        }
    }

    /// The content of a kind whose payload is one JSON object.
    private func plain(_ kind: TraceRecord.Kind, _ range: Range<Int>) throws(TraceError) -> TraceRecord.Content {
        let content = try json(kind, range) { reader throws(WireError) -> TraceRecord.Content in
            switch kind {
            case .test: .test(try TraceTest(reader))
            case .launch: .launch(try TraceLaunch(reader))
            case .stepBegan: .stepBegan(try TraceStepBegan(reader))
            case .stepEnded: .stepEnded(try TraceStepEnded(reader))
            case .input: .input(try TraceInput(reader))
            case .settled: .settled(try TraceSettled(reader))
            case .exited: .exited(try TraceExit(reader))
            case .failure: .failure(reader.json)
            case .issue: .issue(try TraceIssue(reader))
            case .dropped: .dropped(try TraceDropped(reader))
            default: .verdict(try TraceVerdict(reader))
            }
        }
        if case .launch(let launch) = content { try expectSize(launch.columns, launch.rows, at: range.lowerBound) }
        return content
    }

    private func json(
        _ kind: TraceRecord.Kind, _ range: Range<Int>,
        _ body: (ObjectReader) throws(WireError) -> TraceRecord.Content
    ) throws(TraceError) -> TraceRecord.Content {
        do throws(WireError) {
            let value = try LunchJSON(parsing: Array(bytes[range]), limits: .message)
            return try body(try ObjectReader(value, at: "record"))
        } catch {
            throw TraceError(.json(kind: kind.letter, error), at: base + range.lowerBound)
        }
    }

    /// The position at the beginning of a payload, after which there must be so many bytes.
    private func position(
        _ kind: TraceRecord.Kind, _ range: Range<Int>, and more: Int = 0
    ) throws(TraceError) -> Int {
        guard range.count >= 8 + more else {
            throw TraceError(.tooShort(kind: kind.letter, range.count), at: base + range.lowerBound)
        }
        let position = number(at: range.lowerBound, 8)
        guard position < TraceFormat.numberLimit else {
            throw TraceError(.number("a position"), at: base + range.lowerBound)
        }
        return Int(position)
    }

    private func expectSize(_ columns: Int, _ rows: Int, at offset: Int) throws(TraceError) {
        let limits = TraceFormat.size
        guard (1...limits.columns).contains(columns), (1...limits.rows).contains(rows) else {
            throw TraceError(.size(columns: columns, rows: rows), at: base + offset)
        }
    }
}
