import LunchWire

extension TraceRecord {
    /// The record as it stands in a file.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return bytes
    }

    /// Appends the record as it stands in a file.
    package func append(to bytes: inout [UInt8]) {
        let start = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: 4))
        bytes.append(kind.rawValue)
        bytes.append(0)
        Self.append(UInt64(UInt16(clamping: launch)), 2, to: &bytes)
        Self.append(UInt64(max(0, time)), 8, to: &bytes)
        appendPayload(to: &bytes)
        let length = UInt32(clamping: bytes.count - start - TraceFormat.headSize)
        for place in 0..<4 { bytes[start + place] = UInt8(truncatingIfNeeded: length >> (8 * UInt32(place))) }
    }

    /// Appends a number of so many bytes, the lowest first.
    private static func append(_ number: UInt64, _ count: Int, to bytes: inout [UInt8]) {
        for place in 0..<UInt64(count) { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
    }

    private func appendPayload(to bytes: inout [UInt8]) {
        if let position { Self.append(UInt64(max(0, position)), 8, to: &bytes) }
        var writer = JSONWriter()
        switch content {
        case .output(_, let output): bytes += output
        case .keyFrame(_, let columns, let rows, let output):
            Self.append(UInt64(UInt16(clamping: columns)), 2, to: &bytes)
            Self.append(UInt64(UInt16(clamping: rows)), 2, to: &bytes)
            bytes += output
        case .resized(_, let columns, let rows):
            Self.append(UInt64(UInt16(clamping: columns)), 2, to: &bytes)
            Self.append(UInt64(UInt16(clamping: rows)), 2, to: &bytes)
        case .shown: break
        case .frame(let frame): frame.write(to: &writer)
        case .test(let value): writer.write(value.json)
        case .launch(let value): writer.write(value.json)
        case .stepBegan(let value): value.write(to: &writer)
        case .stepEnded(let value): value.write(to: &writer)
        case .input(let value): value.write(to: &writer)
        case .settled(let value): value.write(to: &writer)
        case .exited(let value): writer.write(value.json)
        case .failure(let value): writer.write(value)
        case .issue(let value): writer.write(value.json)
        case .dropped(let value): writer.write(value.json)
        case .verdict(let value): writer.write(value.json)
        }
        bytes += writer.bytes
    }
}
