package import LunchWire

extension TraceRecord {
    /// The record as it is in a file.
    package var bytes: [UInt8] {
        var writer = JSONWriter()
        append(to: &writer)
        return writer.bytes
    }

    /// Appends the record as it is in a file.
    ///
    /// - Returns: the end of its command in the writer; nil if it has none. A payload begins with its command.
    @discardableResult
    package func append(to writer: inout JSONWriter) -> Int? {
        let start = writer.count
        writer.raw(0, size: 4)
        // The second of these bytes is of no use yet.
        writer.raw(UInt64(kind.rawValue) | UInt64(UInt16(clamping: launch)) << 16, size: 4)
        writer.raw(UInt64(max(0, time)), size: 8)
        if let position { writer.raw(UInt64(max(0, position)), size: 8) }
        let commandEnd = appendPayload(to: &writer)
        let length = UInt32(clamping: writer.count - start - TraceFormat.headSize)
        writer.set(UInt64(length), size: 4, at: start)
        return commandEnd
    }

    /// Appends the payload. Returns the end of its command, or nil if it has none.
    private func appendPayload(to writer: inout JSONWriter) -> Int? {
        switch content {
        case .stepBegan(let value): return value.write(to: &writer)
        case .input(let value): return value.write(to: &writer)
        case .output(_, let output): output.withUnsafeBytes { writer.raw($0) }
        case .keyFrame(_, let columns, let rows, let output):
            Self.append(columns, rows, to: &writer)
            output.withUnsafeBytes { writer.raw($0) }
        case .resized(_, let columns, let rows): Self.append(columns, rows, to: &writer)
        case .shown: break
        case .frame(let frame): frame.write(to: &writer)
        case .test(let value): writer.write(value.json)
        case .launch(let value): value.write(to: &writer)
        case .stepEnded(let value): value.write(to: &writer)
        case .settled(let value): value.write(to: &writer)
        case .exited(let value): writer.write(value.json)
        case .failure(let value): writer.write(value)
        case .issue(let value): writer.write(value.json)
        case .dropped(let value): writer.write(value.json)
        case .verdict(let value): writer.write(value.json)
        }
        return nil
    }

    /// Appends the size of a terminal.
    private static func append(_ columns: Int, _ rows: Int, to writer: inout JSONWriter) {
        writer.raw(UInt64(UInt16(clamping: columns)), size: 2)
        writer.raw(UInt64(UInt16(clamping: rows)), size: 2)
    }
}
