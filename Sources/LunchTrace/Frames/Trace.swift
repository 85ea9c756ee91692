import LunchWire

/// The records of a test, in the order in which they happened.
package struct Trace: Equatable, Sendable {
    package let records: [TraceRecord]

    /// Reads a file, or throws at the first byte that violates the format.
    package init(file bytes: [UInt8]) throws(TraceError) {
        var reader = try TraceReader(file: bytes)
        var (order, work) = (TraceOrder(), ScreenWork())
        var records: [TraceRecord] = []
        var offset = reader.offset
        while var record = try reader.next() {
            if let problem = order.problem(record) { throw TraceError(problem, at: offset) }
            if let dropped = work.excess(of: record) { record.content = .dropped(dropped) }
            records.append(record)
            offset = reader.offset
        }
        guard !records.isEmpty else { throw TraceError(.noTest, at: offset) }
        self.records = records
    }

    /// Creates a trace of records, or throws if one may not follow on those before; the offset is the number of records before it.
    package init(_ records: [TraceRecord]) throws(TraceError) {
        var order = TraceOrder()
        for (index, record) in records.enumerated() {
            if let problem = order.problem(record) { throw TraceError(problem, at: index) }
        }
        guard !records.isEmpty else { throw TraceError(.noTest, at: 0) }
        self.records = records
    }

    /// The trace as a file.
    package var file: [UInt8] {
        var writer = JSONWriter(after: TraceFormat.magic)
        for record in records { record.append(to: &writer) }
        return writer.bytes
    }

    /// The launches by their numbers.
    package var launches: [Int: TraceLaunch] {
        var launches: [Int: TraceLaunch] = [:]
        for record in records {
            if case .launch(let launch) = record.content { launches[record.launch] = launch }
        }
        return launches
    }
}

/// The rules that hold between records.
private struct TraceOrder {
    private var isFirst = true
    /// The position reached, by launch.
    private var positions: [Int: Int] = [:]

    mutating func problem(_ record: TraceRecord) -> TraceError.Problem? {
        defer { isFirst = false }
        if isFirst, record.kind != .test { return .noTest }
        if record.kind == .launch {
            guard record.launch > 0 else { return .launch(0) }
            positions[record.launch] = 0
            return nil
        }
        guard record.launch > 0 else {
            switch record.kind {
            case .output, .keyFrame, .resized, .shown, .frame, .settled, .input, .exited: return .launch(0)
            default: return nil
            }
        }
        guard let reached = positions[record.launch] else { return .launch(record.launch) }
        if let position = record.position, record.kind != .frame {
            guard position >= reached else { return .backwards(from: reached, to: position) }
            positions[record.launch] = position
        }
        return nil
    }
}
